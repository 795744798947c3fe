// What the table says: why something is refused, what else was asked.

import { el, focusIn, setData } from "../draw/dom.js";
import { writeMove } from "../words/move-text.js";
import { withoutRule } from "../words/message.js";
import { lessonLink, ruleBadge } from "./rule-links.js";

export class MessageBox {
  /** @param {import("../types").Actions} actions */
  constructor(actions) {
    this.actions = actions;
    this.node = el("div", { id: "message", part: "message", role: "status", hidden: true });
    /** @type {import("../types").Message | null} */
    this.shown = null;
    /** The language in which the moves in it were written. */
    this.language = "";
    /** Where its links led. @type {Pick<import("../types").Settings, "rules" | "lessons">} */
    this.links = { rules: null, lessons: null };
  }

  /** @param {import("../types").State} state */
  render(state) {
    const { actions, node } = this;
    const {
      words,
      message,
      board,
      settings: { language, rules, lessons },
    } = state;
    const { links } = this;
    const isSame = message === this.shown && language === this.language;
    if (isSame && rules === links.rules && lessons === links.lessons) return;
    this.shown = message;
    this.language = language;
    this.links = { rules, lessons };
    if (node.contains(focusIn(node))) actions.focusBoards();
    node.hidden = !message;
    setData(node, "tone", message?.tone);
    if (!message) return node.replaceChildren();
    const candidates = (message.candidates ?? []).slice(0, 12);
    const said = candidates.reduce((text, move) => text.replace(move, writeMove(state, move)), message.text);
    /** @type {(string | Node)[]} */
    const content = [el("span", { text: withoutRule(said, words.locale) })];
    if (message.rule) content.push(" ", ruleBadge(words, message.rule, rules));
    const lesson = message.rule && lessonLink(words, message.rule, lessons);
    if (lesson) content.push(" ", lesson);
    /** @param {string} cell */
    const here = (cell) => board.cells.has(cell) || board.mounts.has(cell);
    const cells = (message.cells ?? []).filter((cell) => here(cell) && !message.text.includes(words.cell(cell)));
    if (cells.length)
      content.push(el("span", { class: "cells small", text: words.message.see(cells.slice(0, 8), cells.length > 8) }));
    if (message.quote) content.push(quote(message.quote));
    if (candidates.length) {
      content.push(
        el(
          "span",
          { class: "candidates" },
          ...candidates.map((move) =>
            el("button", { type: "button", text: writeMove(state, move), on: { click: () => actions.type(move) } }),
          ),
        ),
      );
    }
    content.push(
      el("button", {
        type: "button",
        class: "quiet dismiss",
        "aria-label": words.message.dismiss,
        text: "✕",
        on: { click: () => actions.say(null) },
      }),
    );
    node.replaceChildren(...content);
  }
}

/** The part of a text around an error, the place itself marked. @param {{ text: string, at: number }} where */
function quote({ text, at }) {
  const index = Math.min(characterAt(text, at), text.length);
  const from = Math.max(0, index - 24);
  const end = text.slice(index).search(/[\s,|]/);
  const to = end <= 0 ? index + 1 : Math.min(index + end, index + 24);
  return el(
    "code",
    { class: "quote" },
    `${from ? "… " : ""}${text.slice(from, index)}`,
    el("mark", { text: text.slice(index, to) || "⎵" }),
    `${text.slice(to, to + 24)}${to + 24 < text.length ? " …" : ""}`,
  );
}

/** The index of a character by the byte where it begins in UTF-8. @param {string} text  @param {number} byte */
function characterAt(text, byte) {
  let bytes = 0;
  let index = 0;
  for (const character of text) {
    if (bytes >= byte) break;
    bytes += new TextEncoder().encode(character).length;
    index += character.length;
  }
  return index;
}
