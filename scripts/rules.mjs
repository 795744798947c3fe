// The rules of RULES.md, or of its translation, by their numbers.
import { EXAMPLE } from "./languages.mjs";

/** A rule begins with its bold number, at the start of a paragraph or of an item of a list. */
const BEGINS = /^(- )?\*\*([A-Z]\d{1,2})\*\* /;
/** Or its number closes the paragraph with which it begins. */
const CLOSES = / \(\*\*([A-Z]\d{1,2})\*\*\)(?=[.:]$)/;
/** Or it stands in the middle of the one paragraph that it is. */
const INSIDE = / \(\*\*([A-Z]\d{1,2})\*\*\)/;
const ENDS = new RegExp(`^(#|\\*${EXAMPLE})`);

/**
 * Every rule's text in Markdown: up to the next rule, heading or example.
 * @param {string} markdown
 * @returns {Record<string, string>}
 */
export function rulesOf(markdown) {
  /** @type {Record<string, string>} */
  const rules = {};
  /** @type {string | undefined} */
  let number;
  /** Of the items of a list. */
  let indent = "";
  for (const paragraph of markdown.split(/\n{2,}|\n(?=- )/)) {
    const [start, item, begins] = BEGINS.exec(paragraph) ?? [""];
    const inside = INSIDE.exec(paragraph)?.[1];
    const begun = begins ?? CLOSES.exec(paragraph)?.[1];
    if (begun) {
      number = begun;
      indent = item ? "  " : "";
    } else if (ENDS.test(paragraph)) {
      number = undefined;
    }
    const linked = paragraph.slice(start.length).replace(INSIDE, "").replaceAll(`\n${indent}`, "\n").trim();
    const text = linked.replace(/\[([^\]]*)\]\(#[^)]*\)/g, "$1");
    if (inside && !begun) rules[inside] = text;
    if (!number) continue;
    const before = rules[number];
    rules[number] = before === undefined ? text : `${before}${text.startsWith("- ") ? "\n" : "\n\n"}${text}`;
  }
  return rules;
}
