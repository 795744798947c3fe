// Search in the rules: what does not have the words is hidden.

import { el } from "../../element/draw/dom.js";
import { byId } from "../shell/dom.js";

/** A passage and what it says, in small letters. @typedef {{ node: HTMLElement, text: string, example: boolean, heading?: number, label: HTMLElement }} Passage */

const ALL = "All games";

export class Search {
  /** @param {HTMLElement} form  @param {HTMLElement} text */
  constructor(form, text) {
    this.form = form;
    this.input = /** @type {HTMLInputElement} */ (byId("words"));
    this.found = byId("found");
    let game = ALL;
    /** @type {Passage[]} */
    this.passages = [...text.children]
      .flatMap((node) => (node.matches("ul") ? [...node.children] : [node]))
      .map((child) => {
        const node = /** @type {HTMLElement} */ (child);
        game = node.dataset.game ?? game;
        const label = el("span", { class: "of muted small", text: /^C\d/.test(node.id) ? ALL : game });
        return {
          node,
          text: (node.textContent ?? "").toLowerCase(),
          example: node.matches("figure"),
          heading: Number(/^H([1-6])$/.exec(node.tagName)?.[1]) || undefined,
          label,
        };
      });
    /** What has the words. @type {Passage[]} */
    this.hits = [];
    this.input.addEventListener("input", () => this.look());
    this.input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.go();
      else if (event.key === "Escape") this.clear();
    });
    document.addEventListener("keydown", (event) => this.listen(event));
    window.addEventListener("hashchange", () => this.uncover());
    form.hidden = false;
    if (this.input.value) this.look(); // the browser brought it back
  }

  /** The key / goes to the search from everywhere but where one writes. @param {KeyboardEvent} event */
  listen(event) {
    const writes = event
      .composedPath()
      .some((node) => node instanceof Element && node.matches("input, textarea, select"));
    if (event.key !== "/" || writes || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.input.focus();
    this.input.select();
  }

  /** Shows the passages that have all words, each with its game, and the headings above them. */
  look() {
    const words = this.input.value.toLowerCase().split(/\s+/).filter(Boolean);
    // A number is no part of another one.
    const tests = words.map((word) =>
      /^[a-z]\d{1,2}$/.test(word)
        ? new RegExp(`\\b${word}\\b`)
        : { test: /** @param {string} text */ (text) => text.includes(word) },
    );
    for (const { label } of this.hits) label.remove();
    this.hits = words.length
      ? this.passages.filter(({ text, heading }) => !heading && tests.every((each) => each.test(text)))
      : [];
    for (const { node, label } of this.hits) node.prepend(label);
    const shown = new Set(words.length ? this.hits : this.passages);
    /** The headings above, by their depth. @type {Passage[]} */
    const above = [];
    for (const passage of this.passages) {
      if (passage.heading)
        above.splice(0, above.length, ...above.filter(({ heading = 0 }) => heading < Number(passage.heading)), passage);
      else if (shown.has(passage)) for (const heading of above) shown.add(heading);
    }
    for (const passage of this.passages) passage.node.hidden = !shown.has(passage);
    this.found.textContent = words.length ? this.count() : "";
  }

  count() {
    const { length } = this.hits;
    const examples = this.hits.filter(({ example }) => example).length;
    if (!length) return "Nothing has these words.";
    return `${length} ${length === 1 ? "passage" : "passages"}${examples ? `, ${examples} of them ${examples === 1 ? "an example" : "examples"}` : ""}`;
  }

  /** Goes to the rule with the number that was written, or else to the first passage. */
  go() {
    const number = this.input.value.trim().toUpperCase();
    const node = (this.hits.find((passage) => passage.node.id === number) ?? this.hits[0])?.node;
    if (!node) return;
    node.tabIndex = -1;
    node.focus({ preventScroll: true });
    node.scrollIntoView({ block: "start" });
  }

  clear() {
    this.input.value = "";
    this.look();
  }

  /** A link leads to what may be hidden. */
  uncover() {
    const target = document.getElementById(location.hash.slice(1)); // numbers and names of headings need no escapes;
    if (!target?.hidden) return;
    this.clear();
    target.scrollIntoView({ block: "start" });
  }
}
