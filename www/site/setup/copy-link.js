// A link to copy: where the browser forbids that, it stands there to be copied by hand.

import { el, setText } from "../../element/draw/dom.js";

export class CopyLink {
  /** @param {{ copied: string, copyThis: string }} words */
  constructor(words) {
    this.words = words;
    this.said = el("p", { class: "small", role: "status" });
    this.field = el("input", { type: "text", readonly: true, hidden: true, on: { focus: () => this.field.select() } });
    this.node = el("div", { class: "explore-link" }, this.said, this.field);
  }

  /** @param {string} address */
  async copy(address) {
    const link = new URL(address, location.href).href;
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    setText(this.said, isCopied ? this.words.copied : this.words.copyThis);
    this.field.hidden = isCopied;
    this.field.value = link;
    this.field.setAttribute("aria-label", this.words.copyThis);
    if (!isCopied) this.field.focus();
  }

  clear() {
    setText(this.said, "");
    this.field.hidden = true;
  }
}
