// What was found, as a list: of which document and below which heading it stands, and the sentence that fits.

import { el } from "../../element/draw/dom.js";
import { marked, quote } from "./quote.js";

/** @typedef {import("./index.js").Hit} Hit */

export class Results {
  /** @param {string} page on which they are shown  @param {number} most so many are */
  constructor(page, most) {
    this.page = page;
    this.most = most;
    this.list = el("ol", { class: "results" });
  }

  /** Shows the best of each place; tells how many places there are. @param {Hit[]} hits */
  show(hits) {
    const places = new Map();
    for (const hit of hits) {
      const address = this.address(hit);
      if (!places.has(address)) places.set(address, hit);
    }
    const best = [...places].slice(0, this.most);
    this.list.replaceChildren(...best.map(([address, hit]) => result(address, hit)));
    return places.size;
  }

  /** @param {Hit} hit */
  address({ passage: { page, anchor } }) {
    return `${page === this.page ? "" : `${page}.html`}#${anchor}`;
  }

  /** Goes to the first. */
  go() {
    this.list.querySelector("a")?.click();
  }
}

/** @param {string} address  @param {Hit} hit */
function result(address, { passage, words }) {
  const { title, heading, number, text, lang } = passage;
  const above = [title, ...(number ? [passage.game] : [])].filter((name) => name !== heading);
  return el(
    "li",
    {},
    el(
      "a",
      { href: address },
      el(
        "span",
        { class: "place-of small" },
        ...(number ? [el("b", { text: number }), " "] : []),
        ...above.map((name) => `${name} › `),
        ...drawn(marked(heading, words)),
      ),
      el("span", { class: "quote", lang: lang || null }, ...drawn(quote(text, words))),
    ),
  );
}

/** @param {import("./quote.js").Part[]} parts */
const drawn = (parts) => parts.map(({ text, marked }) => (marked ? el("mark", { text }) : text));
