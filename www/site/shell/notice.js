// One thing that has to be said about the page, until it is read, with ways on.

import { el } from "../../element/draw/dom.js";

export class Notice {
  /** @param {HTMLElement} node  @param {import("../words/words").ShellWords} words  @param {() => void} left takes the keyboard when what had it is gone */
  constructor(node, words, left) {
    this.node = node;
    this.left = left;
    this.text = el("p", { role: "status" });
    this.ways = el("span", { class: "row" });
    node.replaceChildren(
      this.text,
      this.ways,
      el("button", {
        type: "button",
        class: "quiet small",
        "aria-label": words.close,
        text: "✕",
        on: { click: () => this.clear() },
      }),
    );
  }

  /** @param {string} text  @param {Record<string, () => void>} [ways] what each way on does, by its label */
  say(text, ways = {}) {
    this.node.hidden = false;
    this.text.textContent = text;
    const buttons = Object.entries(ways).map(([label, go]) =>
      el("button", {
        type: "button",
        class: "small",
        text: label,
        on: {
          click: () => {
            this.clear();
            go();
          },
        },
      }),
    );
    this.ways.replaceChildren(...buttons);
  }

  clear() {
    const isHeld = this.node.contains(document.activeElement);
    this.node.hidden = true;
    this.text.textContent = "";
    this.ways.replaceChildren();
    if (isHeld) this.left();
  }
}
