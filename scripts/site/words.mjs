// The languages of the site, and what each says in the HTML of pages.
import { pages as de } from "../../www/site/words/de/pages.js";
import { pages as en } from "../../www/site/words/en/pages.js";

/** @typedef {import("../../www/site/words/words").PagesWords} PagesWords */
/** @typedef {keyof typeof WORDS} Language */

export const WORDS = { en, de };

/** All languages, the one of the pages without a folder first. */
export const LANGUAGES = /** @type {Language[]} */ (Object.keys(WORDS));

/** The folder of the pages in a language. @param {Language} language */
export const folderOf = (language) => (language === "en" ? "" : `${language}/`);
