// The sentence of a passage that is shown among results, with the words that fit marked.

import { formsOf, wordsOf } from "./terms.js";

/** How many words are shown, each with what follows it, and how many before the first that fits. */
const SHOWN = 30;
const BEFORE = 8;

/** @typedef {{ text: string, marked: boolean }} Part */

/** The parts of a text, those marked that are among the words. @param {string} text  @param {Set<string>} words @returns {Part[]} */
export function marked(text, words) {
  return text.split(/([\p{L}\p{M}\p{N}]+)/u).flatMap((part, i) => {
    const fits = i % 2 === 1 && wordsOf(part).some((word) => formsOf(word).some((form) => words.has(form)));
    return part ? [{ text: part, marked: fits }] : [];
  });
}

/** @param {Part[]} parts */
const different = (parts) => new Set(parts.flatMap(({ text, marked }) => (marked ? [text.toLowerCase()] : []))).size;

/** The sentence of a text that has most of the words, cut to what can be shown. @param {string} text  @param {Set<string>} words */
export function quote(text, words) {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).map((sentence) => marked(sentence, words));
  const [best] = sentences.sort((one, other) => different(other) - different(one));
  const first = best.findIndex(({ marked }) => marked);
  const from = best.length > 2 * SHOWN ? Math.max(0, first - 2 * BEFORE) : 0;
  const to = from + 2 * SHOWN;
  const dots = { text: "…", marked: false };
  return [...(from > 0 ? [dots] : []), ...best.slice(from, to), ...(to < best.length ? [dots] : [])];
}
