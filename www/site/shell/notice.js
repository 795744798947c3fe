// One thing that has to be said about the page, until it is read.

import { el } from "../../element/draw/dom.js";

export class Notice {
  /** @param {HTMLElement} node */
  constructor(node) {
    this.node = node;
    this.words = el("p", { role: "status" });
    node.replaceChildren(
      this.words,
      el("button", {
        type: "button",
        class: "quiet small",
        "aria-label": "Close",
        text: "✕",
        on: { click: () => this.clear() },
      }),
    );
  }

  /** @param {string} text */
  say(text) {
    this.node.hidden = false;
    this.words.textContent = text;
  }

  clear() {
    this.node.hidden = true;
    this.words.textContent = "";
  }
}
