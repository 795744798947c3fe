// Words as the search compares them: without capitals, accents and endings, and with others that mean the same.

import { stemmer } from "stemmer";
import { STOP_WORDS, SYNONYMS } from "./synonyms.js";

/** The number of a rule, as it is looked for. */
const NUMBER = /^[a-z]\d{1,2}$/;

/** A number is not the beginning of another one. @param {string} word */
export const isNumber = (word) => NUMBER.test(word);

/** @param {string} text */
const plain = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ") // names in code: drawPiece
    .toLowerCase()
    .replaceAll("ß", "ss");

/** The words of a text. @param {string} text */
export const wordsOf = (text) => /** @type {string[]} */ (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []);

/** A word and its stem. @param {string} word */
export const formsOf = (word) => [...new Set([word, stemmer(word)])];

/** The names of each meaning in words, by the stem of each that is one word. @type {Map<string, string[][]>} */
const MEANINGS = new Map();
for (const names of SYNONYMS) {
  const meaning = names.map(wordsOf);
  // Without umlauts on the keyboard, ä is ae.
  for (const [word, more] of [...names, ...names.map((name) => name.replace(/[äöü]/g, "$&e"))].map(wordsOf)) {
    if (more) continue;
    const stem = stemmer(word);
    MEANINGS.set(stem, [...(MEANINGS.get(stem) ?? []), ...meaning]);
  }
}

/** Other names of what a word means, each in words. @param {string} word */
export const synonymsOf = (word) =>
  (MEANINGS.get(stemmer(word)) ?? []).filter(([first, second]) => second || first !== word);

/** The words of a query that say what is looked for; all of them if none does. @param {string} query */
export function askedWords(query) {
  const words = wordsOf(query);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return [...new Set(telling.length ? telling : words)];
}
