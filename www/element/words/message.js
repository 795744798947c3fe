// Messages of the package, where the number of their rule stands beside them.

/** @type {Record<string, string>} */
const QUOTED = { en: "“$1”", de: "„$1“" };

/** A text whose lines do not end before a number that belongs to a word. @param {string} text  @param {string} locale */
export const unbroken = (text, locale) =>
  locale === "de" ? text.replace(/\b(Ebenen?|Reihen?|Zug|Brett) (?=\d)/g, "$1\u00a0") : text;

/** A text of the package as people read it: apostrophes and quotation marks instead of those of code. @param {string} text  @param {string} [locale] */
const typographic = (text, locale = "en") =>
  unbroken(text.replace(/\b'\b/g, "’").replace(/`([^`]*)`/g, QUOTED[locale] ?? QUOTED.en), locale);

/** @param {string} message  @param {string} [locale] */
export const withoutRule = (message, locale) => typographic(message.replace(/ \([A-Z]\d+\)/, ""), locale);

/** What is said of a family, if it is known. @param {{ games: object }} words  @param {string} id  @returns {Partial<import("./games").FamilyWords> | undefined} */
export const familyWords = ({ games }, id) => Object(games)[id];

/**
 * The name of a variant and a line about it: the package has them in English.
 * @param {{ id: string, family: string, name: string, summary: string }} info
 * @param {Pick<import("./words").Words, "locale" | "games">} words those of its family
 */
export function titleOf({ id, family, name, summary }, { locale, games }) {
  const [ownName, ownSummary] = familyWords({ games }, family)?.variants?.[id] ?? [name, summary];
  return { name: typographic(ownName, locale), summary: typographic(ownSummary, locale) };
}
