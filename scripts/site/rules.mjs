// The page of the rules: RULES.md with its contents.
import { rulesOf } from "../rules.mjs";
import { ladders } from "./lessons.mjs";
import { GAMES, familiesIn } from "./games.mjs";
import { escapeHtml } from "./layout.mjs";
import { examples } from "./examples.mjs";
import { contentsOf, headingsOf, markdown } from "./markdown.mjs";
import { RULES, rulesIn } from "./rule-texts.mjs";
import { WORDS } from "./words.mjs";

/** Says above a text that it is in English, if it is. @param {boolean} isTranslated  @param {import("./words.mjs").PagesWords} words */
export const noteOf = (isTranslated, { locale, shared }) =>
  isTranslated ? "" : `<p class="muted small" lang="${locale}">${escapeHtml(shared.english)}</p>`;

/** Names at the headings with which the rules of a game begin which game that is. @param {string} html  @param {import("./words.mjs").Language} language */
function named(html, language) {
  return familiesIn(language).reduce((text, { id, title }) => {
    const heading = `<h2 id="${GAMES[id].rules}"`;
    if (!text.includes(heading)) throw new Error(`no heading begins the rules of ${id}`);
    return text.replace(heading, `${heading} data-game="${escapeHtml(title)}"`);
  }, html);
}

/** Links to where the rules of each game begin. @param {import("./words.mjs").Language} language */
const gamesIn = (language) => {
  const links = familiesIn(language).map(({ id, title }) => `<a href="#${GAMES[id].rules}">${escapeHtml(title)}</a>`);
  return `<nav class="games">${links.join(" ")}</nav>`;
};

/** @param {{ rules: typeof import("../../pkg/inline.js"), language: import("./words.mjs").Language }} made */
export function rulesPage({ rules, language }) {
  const words = WORDS[language];
  const { text: all, isTranslated } = rulesIn(language);
  const taught = new Set(ladders(rules).flatMap(({ lessons }) => lessons.flatMap(({ rules: numbers }) => numbers)));
  // The page has its own title and contents.
  const text = all.replace(/^# .*\n/, "").replace(/^(Contents|Inhalt): [^]*?\n\n/m, "");
  const code = (/** @type {import("./markdown.mjs").Block} */ block) => examples({ ...block, rules, words });
  return {
    isTranslated,
    parts: {
      contents: contentsOf(headingsOf(text), words),
      games: gamesIn(language),
      note: noteOf(isTranslated, words),
      rules: named(markdown({ words, numbers: rulesOf(RULES), taught, code })(text), language),
    },
  };
}
