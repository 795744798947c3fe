// The languages. English is at hand; the words of another come when a board first speaks it.

import { en } from "./en/index.js";

/** @typedef {import("../types").Language} Language */
/** @typedef {import("./words").Words} Words */

/** @type {Record<Language, () => Promise<Words>>} */
const LOADED = { en: async () => en, de: async () => (await import("./de/index.js")).de };

/** Words that have come. @type {Map<Language, Words>} */
const here = new Map([["en", en]]);

/** The words of a language if they are at hand, with these parts. @param {Language} language  @param {readonly import("./words").Part[]} [parts]  @param {string} [family] */
export function wordsHere(language, parts = [], family = "") {
  const words = here.get(language)?.of(family);
  return words && parts.every(words.has) ? words : undefined;
}

/** The words of a language, with these parts. @param {Language} language  @param {readonly import("./words").Part[]} [parts]  @param {string} [family] */
export async function wordsIn(language, parts = [], family = "") {
  const words = here.get(language) ?? (await LOADED[language]());
  here.set(language, words);
  await Promise.all(parts.map(words.of(family).need));
  return words.of(family);
}
