// What dialogs are made of: their heads, and lists to choose from.

import { el } from "../../element/draw/dom.js";

/** The title of a dialog, and the button that closes it. @param {HTMLDialogElement} dialog  @param {{ id: string, title: string, close: string }} words */
export const dialogHead = (dialog, { id, title, close }) =>
  el(
    "div",
    { class: "row spread sheet-head" },
    el("h2", { id, text: title }),
    el("button", {
      type: "button",
      class: "quiet",
      "aria-label": close,
      text: "✕",
      on: { click: () => dialog.close() },
    }),
  );

/** Puts options into a list. @param {HTMLSelectElement} select  @param {readonly { value: string, text: string }[]} options */
export const offer = (select, options) =>
  select.replaceChildren(...options.map(({ value, text }) => el("option", { value, text })));

/** A list to choose from, with its label. @param {string} id  @param {{ label: string, options: readonly { value: string, text: string }[] }} choice  @param {() => void} changed */
export function choice(id, { label, options }, changed) {
  const select = el("select", { id, on: { change: changed } });
  offer(select, options);
  return { select, node: el("p", { class: "choose" }, el("label", { for: id, class: "small", text: label }), select) };
}
