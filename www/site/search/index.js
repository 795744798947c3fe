// The passages of all pages that are searched, and which of them fit a query.

import MiniSearch from "minisearch";
import { askedWords, formsOf, isNumber, synonymsOf, wordsOf } from "./terms.js";

/**
 * A passage of a page with a title: below which heading it stands, what leads to it, and in the rules of which game;
 * `number` is the rule that it is, if it is one, and `weight` what it counts beside others.
 * @typedef {{ page: string, lang: string, title: string, game: string, heading: string, anchor: string, number: string, text: string, weight: number, node: HTMLElement }} Passage
 */
/** A passage that fits, and the words of it that do. @typedef {{ passage: Passage, words: Set<string> }} Hit */

/** From so many letters on, a word may have one wrong. */
const LONG = 5;
/** From so many on, it may be the beginning of another. */
const BEGUN = 3;
/** What a passage counts that is in another language than its page. */
const FOREIGN = 0.1;
/** How many passages are found that have only some of the words. */
const SOME = 10;

export class Index {
  #passages = /** @type {Passage[]} */ ([]);
  #index = new MiniSearch({
    fields: ["number", "heading", "text"],
    tokenize: wordsOf,
    processTerm: formsOf,
    searchOptions: { tokenize: (word) => [word], processTerm: (word) => word, boost: { number: 8, heading: 2 } },
  });

  /** @param {Passage[]} passages */
  add(passages) {
    const { length } = this.#passages;
    this.#passages.push(...passages);
    this.#index.addAll(passages.map(({ number, heading, text }, i) => ({ id: length + i, number, heading, text })));
  }

  /** The passages with all words of a query, the best first: as they are written, or else nearly, or else some of them. @param {string} query @returns {Hit[]} */
  find(query) {
    const words = askedWords(query);
    const exact = this.#search(words, "AND", false);
    if (exact.length) return exact;
    const nearly = this.#search(words, "AND", true);
    return nearly.length ? nearly : this.#search(words, "OR", true).slice(0, SOME);
  }

  /** @param {string[]} words  @param {"AND" | "OR"} combineWith  @param {boolean} nearly */
  #search(words, combineWith, nearly) {
    if (!words.length) return [];
    return this.#index
      .search(
        { combineWith, queries: words.map((word) => meant(word, nearly)) },
        { boostDocument: (id) => this.#passages[id].weight * (this.#passages[id].lang ? FOREIGN : 1) },
      )
      .map(({ id, terms }) => ({ passage: this.#passages[id], words: new Set(terms) }));
  }

  /** The last rule with the letter of a number. @param {string} number */
  lastRule(number) {
    const numbers = this.#passages.flatMap((passage) => (passage.number[0] === number[0] ? [passage.number] : []));
    return numbers.sort((one, other) => Number(other.slice(1)) - Number(one.slice(1)))[0];
  }
}

/** What finds a word: itself, its beginning, nearly itself, or another name of what it means. @param {string} word  @param {boolean} nearly @returns {import("minisearch").Query} */
function meant(word, nearly) {
  if (isNumber(word)) return word;
  const [, stem] = formsOf(word);
  const other = synonymsOf(word).map((name) => ({
    combineWith: /** @type {const} */ ("AND"),
    queries: name.flatMap((part) => ({ combineWith: /** @type {const} */ ("OR"), queries: formsOf(part) })),
  }));
  return {
    combineWith: "OR",
    queries: [
      { queries: [word], prefix: word.length >= BEGUN, fuzzy: nearly && word.length >= LONG ? 1 : false },
      ...(stem ? [stem] : []),
      ...other,
    ],
  };
}
