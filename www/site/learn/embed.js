// The line with which others put a lesson or a puzzle into their page.

import { el } from "../../element/draw/dom.js";
import { isOneFile } from "../shell/pages.js";
import { frameHtml } from "../embed/snippet.js";

export class Embed {
  /** @param {import("../words/words").LearnWords} words  @param {string} address  @param {string} title */
  constructor(words, address, title) {
    const { href } = new URL(`${address}&frame`, location.href);
    const field = el("input", {
      type: "text",
      readonly: true,
      value: frameHtml({ address: href, title, width: "100%", height: 640 }),
      "aria-label": words.embedLine,
      on: { focus: () => field.select() },
    });
    this.node = el("details", { hidden: isOneFile() }, el("summary", { text: words.embed }), field);
  }
}
