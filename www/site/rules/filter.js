// What is found in the rules stays where it is, whole and with its game; what is not is hidden. Documents are listed beside or below it.

import { el } from "../../element/draw/dom.js";
import { byId } from "../shell/dom.js";
import { Results } from "../search/results.js";

/** @typedef {import("../search/index.js").Hit} Hit */

const PAGE = "rules";
/** How many documents are listed. */
const MOST = 5;

export class Filter {
  /** @param {HTMLElement} article  @param {import("../words/words").SearchWords} words */
  constructor(article, words) {
    this.words = words;
    this.nodes = [...article.children].flatMap(
      (node) => /** @type {HTMLElement[]} */ (node.matches("ul, ol") ? [...node.children] : [node]),
    );
    this.results = new Results(PAGE, MOST);
    this.others = el(
      "section",
      { class: "others", hidden: true },
      el("h2", { class: "small", text: words.elsewhere }),
      this.results.list,
    );
    const isWide = matchMedia("(min-width: 900px)").matches;
    if (isWide) byId("find").append(this.others);
    else article.after(this.others); // above the rules it would hide what is found in them
    /** The passages that are shown, in their order. @type {HTMLElement[]} */
    this.found = [];
    /** Of which game each is. @type {HTMLElement[]} */
    this.labels = [];
  }

  /** @param {Hit[]} hits */
  show(hits) {
    const here = hits.filter(({ passage }) => passage.page === PAGE);
    const games = new Map(here.map(({ passage }) => [passage.node, passage.game]));
    this.found = this.nodes.filter((node) => games.has(node));
    this.label(games);
    this.cover(new Set(this.found));
    this.others.hidden = this.results.show(hits.filter((hit) => !here.includes(hit))) === 0;
    const examples = this.found.filter((node) => node.matches("figure")).length;
    return this.words.passages(this.found.length, examples);
  }

  /** @param {Map<HTMLElement, string>} games */
  label(games) {
    for (const label of this.labels) label.remove();
    this.labels = this.found.map((node) => el("span", { class: "of muted small", text: games.get(node) }));
    for (const [i, node] of this.found.entries()) node.prepend(this.labels[i]);
  }

  /** Hides all but some passages and the headings above them. @param {Set<HTMLElement>} shown */
  cover(shown) {
    /** The headings above, by their depth. @type {HTMLElement[]} */
    let above = [];
    for (const node of this.nodes) {
      const depth = depthOf(node);
      if (depth) above = [...above.filter((heading) => depthOf(heading) < depth), node];
      else if (shown.has(node)) for (const heading of above) shown.add(heading);
    }
    for (const node of this.nodes) node.hidden = !shown.has(node);
  }

  clear() {
    this.found = [];
    this.label(new Map());
    this.others.hidden = true;
    for (const node of this.nodes) node.hidden = false;
  }

  /** Goes to the rule with the number that was written, or else to the first passage. @param {string} query */
  go(query) {
    const number = query.toUpperCase();
    const node = this.found.find(({ id }) => id === number) ?? this.found[0];
    if (!node) return this.results.go();
    node.tabIndex = -1;
    node.focus({ preventScroll: true });
    node.scrollIntoView({ block: "start" });
  }
}

/** @param {HTMLElement} node */
const depthOf = (node) => Number(/^H([1-6])$/.exec(node.tagName)?.[1] ?? 0);
