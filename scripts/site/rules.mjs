// The page of the rules: RULES.md with its contents.
import { readFileSync } from "node:fs";
import { rulesOf } from "../rules.mjs";
import { ladders } from "./lessons.mjs";
import { FAMILIES, GAMES } from "./games.mjs";
import { escapeHtml } from "./layout.mjs";
import { examples } from "./examples.mjs";
import { contentsOf, headingsOf, markdown } from "./markdown.mjs";

export const RULES = readFileSync(new URL("../../RULES.md", import.meta.url), "utf8");

/** Names at the headings with which the rules of a game begin which game that is. @param {string} html */
function named(html) {
  return FAMILIES.reduce((text, { id, title }) => {
    const heading = `<h2 id="${GAMES[id].rules}"`;
    if (!text.includes(heading)) throw new Error(`no heading begins the rules of ${id}`);
    return text.replace(heading, `${heading} data-game="${escapeHtml(title)}"`);
  }, html);
}

/** @param {{ rules: typeof import("../../pkg/inline.js") }} made */
export function rulesPage({ rules }) {
  const taught = new Set(ladders(rules).flatMap(({ lessons }) => lessons.flatMap(({ rules: numbers }) => numbers)));
  // The page has its own title and contents.
  const text = RULES.replace(/^# Rules\n/, "").replace(/^Contents: [^]*?\n\n/m, "");
  return {
    contents: contentsOf(headingsOf(text)),
    rules: named(markdown({ numbers: rulesOf(RULES), taught, code: (block) => examples({ ...block, rules }) })(text)),
  };
}
