// The page of the rules: RULES.md with its contents.
import { readFileSync } from "node:fs";
import { rulesOf } from "../rules.mjs";
import { FAMILIES, GAMES } from "./games.mjs";
import { escapeHtml } from "./layout.mjs";
import { addresses, markdown } from "./markdown.mjs";

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
  // The page has its own title and contents.
  const text = RULES.replace(/^# Rules\n/, "").replace(/^Contents: [^]*?\n\n/m, "");
  const headings = [...text.replace(/^```[^]*?^```/gm, "").matchAll(/^(##|###) (.+)$/gm)].map(([, depth, title]) => ({
    deep: depth === "###",
    title,
  }));
  const address = addresses();
  const items = headings.map(
    ({ deep, title }) => `<li${deep ? ` class="deep"` : ""}><a href="#${address(title)}">${escapeHtml(title)}</a></li>`,
  );
  return {
    contents: `<ul>\n${items.join("\n")}\n</ul>`,
    rules: named(markdown({ rules, numbers: rulesOf(RULES) })(text)),
  };
}
