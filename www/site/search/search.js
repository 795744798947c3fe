// The search over the rules, the documents and the reference, on each of these pages.

import { modified } from "../../element/draw/dom.js";
import { byId } from "../shell/dom.js";
import { pageOf } from "../shell/pages.js";
import { Index } from "./index.js";
import { passagesOf } from "./passages.js";
import { isNumber } from "./terms.js";

/**
 * How a page shows what is found.
 * @typedef {object} View
 * @property {(hits: import("./index.js").Hit[]) => string} show shows it, and tells how much it is
 * @property {() => void} clear shows the page as it was
 * @property {(query: string) => void} go leads to the first of it
 */

export class Search {
  /** @param {HTMLElement} article  @param {View} view  @param {import("../words/words").SearchWords} words */
  constructor(article, view, words) {
    this.words = words;
    const form = byId("find");
    const { page = "", pages = "" } = form.dataset;
    this.article = article;
    this.page = page;
    this.view = view;
    this.input = /** @type {HTMLInputElement} */ (byId("words"));
    this.found = byId("found");
    this.pages = pages.split(" ");
    /** Made when it is first asked. @type {Index | null} */
    this.index = null;
    /** What is said of pages that are not in it: none yet, or some for good. */
    this.missing = words.loading;
    this.input.addEventListener("input", () => this.look());
    this.input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") view.go(this.query);
      else if (event.key === "Escape") this.clear();
    });
    document.addEventListener("keydown", (event) => this.listen(event));
    form.hidden = false;
    if (this.query) this.look(); // the browser brought it back
  }

  get query() {
    return this.input.value.trim();
  }

  /** The key / goes to the search from everywhere but where one writes. @param {KeyboardEvent} event */
  listen(event) {
    const writes = event
      .composedPath()
      .some((node) => node instanceof Element && node.matches("input, textarea, select"));
    if (event.key !== "/" || writes || modified(event)) return;
    event.preventDefault();
    this.input.focus();
    this.input.select();
  }

  /** This page at once, the others when they are there. */
  open() {
    const index = new Index();
    if (this.pages.includes(this.page)) index.add(passagesOf(this.article, this.page, this.words));
    const others = this.pages
      .filter((name) => name !== this.page)
      .map(async (name) => {
        const article = (await pageOf(name)).querySelector("article");
        if (article) index.add(passagesOf(article, name, this.words));
      });
    Promise.allSettled(others).then((results) => {
      this.missing = results.some(({ status }) => status === "rejected") ? this.words.partly : "";
      this.look();
    });
    return index;
  }

  look() {
    const { query } = this;
    if (!query) {
      this.view.clear();
      this.found.textContent = "";
      return;
    }
    this.index ??= this.open();
    const hits = this.index.find(query);
    const shown = this.view.show(hits);
    this.found.textContent = hits.length ? shown : this.missing || this.nothing(query, this.index);
  }

  /** Why nothing is found, and what can be looked for. @param {string} query  @param {Index} index */
  nothing(query, index) {
    const { words } = this;
    const number = query.toUpperCase();
    return isNumber(query.toLowerCase()) ? words.noRule(number, index.lastRule(number)) : words.nothing;
  }

  clear() {
    this.input.value = "";
    this.look();
  }
}
