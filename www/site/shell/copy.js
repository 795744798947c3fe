// Texts to be copied: each in a field, which keeps it where the browser forbids copying.

import { el } from "../../element/draw/dom.js";

/** Copies the text of a field; the button says so. @param {HTMLTextAreaElement} area  @param {HTMLButtonElement} button  @param {import("../words/words").CopyWords} words */
export async function copy(area, button, words) {
  try {
    await navigator.clipboard.writeText(area.value);
    button.textContent = words.copied;
  } catch {
    area.focus();
    area.select();
    button.textContent = words.pressKeys;
  }
  button.addEventListener(
    "blur",
    () => {
      button.textContent = words.copy;
    },
    { once: true },
  );
}

/** A field with its label and its button. */
export class CopyBox {
  /**
   * @param {{ id: string, rows: number, label: string, copy: string }} field `copy` is what the button does, in words
   * @param {import("../words/words").CopyWords} words
   */
  constructor({ id, rows, label, copy: labeled }, words) {
    this.area = el("textarea", { id, rows, readonly: true, spellcheck: "false" });
    this.button = el("button", {
      type: "button",
      class: "quiet small",
      text: words.copy,
      "aria-label": labeled,
      on: { click: () => copy(this.area, this.button, words) },
    });
    this.node = el(
      "div",
      { class: "text-box" },
      el("div", { class: "row spread" }, el("label", { for: id, text: label }), this.button),
      this.area,
    );
  }
}
