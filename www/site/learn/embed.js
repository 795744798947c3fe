// The line with which others put a lesson or a puzzle into their page.

import { el } from "../../element/draw/dom.js";

export class Embed {
  /** @param {import("../words/words").LearnWords} words  @param {string} address */
  constructor(words, address) {
    const url = new URL(`${address}&frame`, location.href);
    const line = `<iframe src="${url}" width="100%" height="640" style="border: 0" loading="lazy"></iframe>`;
    const field = el("input", {
      type: "text",
      readonly: true,
      value: line,
      "aria-label": words.embedLine,
      on: { focus: () => field.select() },
    });
    this.node = el("details", {}, el("summary", { text: words.embed }), field);
  }
}
