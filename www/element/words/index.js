// The languages. English is at hand; the words of another come when a board first speaks it.

import { en } from "./en/index.js";

/** @typedef {import("../types").Language} Language */
/** @typedef {import("./words").Words} Words */

/** @type {Record<Language, () => Promise<Words>>} */
const LOADED = { en: async () => en, de: async () => (await import("./de/index.js")).de };

/** Words that have come. @type {Map<Language, Words>} */
const here = new Map([["en", en]]);

/** The words of a language if they are at hand. @param {Language} language */
export const wordsHere = (language) => here.get(language);

/** The words of a language. @param {Language} language */
export async function wordsIn(language) {
  const words = here.get(language) ?? (await LOADED[language]());
  here.set(language, words);
  return words;
}
