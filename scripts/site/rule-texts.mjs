// The rules in each language, and what each of them is about.
import { existsSync, readFileSync } from "node:fs";
import { rulesOf } from "../rules.mjs";
import { LANGUAGES } from "./words.mjs";

/** @typedef {import("./words.mjs").Language} Language */

const ROOT = new URL("../../", import.meta.url);

export const RULES = readFileSync(new URL("RULES.md", ROOT), "utf8");

/** The rules in a language, or else in English. @param {Language} language */
export function rulesIn(language) {
  const own = new URL(`RULES.${language}.md`, ROOT);
  return existsSync(own)
    ? { text: readFileSync(own, "utf8"), isTranslated: true }
    : { text: RULES, isTranslated: language === "en" };
}

const TEXTS = Object.fromEntries(LANGUAGES.map((language) => [language, rulesOf(rulesIn(language).text)]));

const SHORT = 24; // characters: a sentence that is shorter is a heading

/** Where a sentence ends: in German not at a colon before a noun, and not at the point of a number ("der 7. Reihe") or before the other half of "either". @type {Record<Language, RegExp>} */
const SENTENCE_ENDS = {
  en: /(?<=[^.][.:])(?= [A-Z(`]|$)/,
  de: /(?<=[^.]\.)(?<!(?:der|die) \d\.)(?= (?!Oder )[\p{Lu}(`]|$)/u,
};

/** What a rule begins with, that says nothing alone: its heading, or the id of the variant that it defines. */
const BEGINNING = /^(?:\*[^*]+\.\*|`[\w-]+`:) (.)/;

/** What stands in parentheses, but for the name of an item, "(a)", and a difference, "(q - r)". */
const ASIDE = / \((?![a-z]\)|[a-z] [-−] [a-z]\))(?:[^()]|\([^()]*\))*\)/gi;

/** What a rule is about: its first sentence, as plain text. @param {string} number  @param {Language} [language] */
export function topicOf(number, language = "en") {
  const [first, second] = TEXTS[language][number]
    .split(/\n\n|\n- /)[0]
    .replace(/\s+/g, " ")
    .replace(BEGINNING, (_, first) => first.toUpperCase())
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("*", "")
    .replace(ASIDE, "")
    .trim()
    .split(SENTENCE_ENDS[language]);
  const topic = first.length < SHORT && second ? `${first}${second}` : first;
  return topic.replaceAll("`", "").replace(/:$/, ".");
}
