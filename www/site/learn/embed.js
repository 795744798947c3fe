// The line with which others put a lesson or a puzzle into their page.

import { el } from "../../element/draw/dom.js";

export class Embed {
  /** @param {import("../words/words").LearnWords} words  @param {string} address  @param {string} title */
  constructor(words, address, title) {
    const src = new URL(`${address}&frame`, location.href);
    const frame = el("iframe", { src, title, width: "100%", height: 640, frameborder: 0, loading: "lazy" });
    const field = el("input", {
      type: "text",
      readonly: true,
      value: frame.outerHTML,
      "aria-label": words.embedLine,
      on: { focus: () => field.select() },
    });
    this.node = el("details", {}, el("summary", { text: words.embed }), field);
  }
}
