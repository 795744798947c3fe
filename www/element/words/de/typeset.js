// How German is typeset: levels of Time Out chess by their German letter, and no line ends between a word and its number.

import { unbroken } from "../message.js";

/** A cell of Time Out chess, with the German letter of its level (T28), but none in a move that is in English. @param {string} text */
const germanLevels = (text) => text.replace(/(^|[^\w→x-])([a-h][1-8])L(?=[1-8]\b)/g, "$1$2E");

/** Words that are typeset, and functions that say such. @template T  @param {T} words  @returns {T} */
export function typeset(words) {
  /** @type {any} */
  const any = words;
  if (typeof any === "string") return /** @type {any} */ (unbroken(germanLevels(any), "de"));
  if (typeof any === "function")
    return /** @type {any} */ ((/** @type {unknown[]} */ ...given) => typeset(any(...given)));
  if (Array.isArray(any)) return /** @type {any} */ (any.map(typeset));
  if (typeof any !== "object" || any === null) return words;
  return /** @type {any} */ (Object.fromEntries(Object.entries(any).map(([key, value]) => [key, typeset(value)])));
}
