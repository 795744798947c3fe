// The page of the rules: RULES.md with its contents.
import { readFileSync } from "node:fs";
import { rulesOf } from "../rules.mjs";
import { escape } from "./layout.mjs";
import { addresses, markdown } from "./markdown.mjs";

export const RULES = readFileSync(new URL("../../RULES.md", import.meta.url), "utf8");

/** @param {{ rules: typeof import("../../pkg/inline.js") }} made */
export function rulesPage({ rules }) {
  // The page has its own title and contents.
  const text = RULES.replace(/^# Rules\n/, "").replace(/^Contents: [^]*?\n\n/m, "");
  const headings = [...text.replace(/^```[^]*?^```/gm, "").matchAll(/^(##|###) (.+)$/gm)].map(([, depth, title]) => ({ deep: depth === "###", title }));
  const address = addresses();
  const items = headings.map(({ deep, title }) => `<li${deep ? ` class="deep"` : ""}><a href="#${address(title)}">${escape(title)}</a></li>`);
  return {
    contents: `<ul>\n${items.join("\n")}\n</ul>`,
    rules: markdown({ rules, numbers: rulesOf(RULES) })(text),
  };
}
