// A page for each family of games: where it comes from, how it is played, what its sources advise.
import { readFileSync } from "node:fs";
import { rulesOf } from "../rules.mjs";
import { FAMILIES } from "./games.mjs";
import { markdown } from "./markdown.mjs";
import { planes } from "./planes.mjs";
import { RULES } from "./rules.mjs";
import { valuesIn, worth } from "./values.mjs";

/** @param {{ rules: typeof import("../../pkg/inline.js") }} made */
export function gamePages({ rules }) {
  const numbers = rulesOf(RULES);
  const values = valuesIn();
  const names = new Map(rules.variants().map(({ id, name }) => [id, name]));
  /** @param {string} family */
  const text = (family) =>
    readFileSync(new URL(`../../www/site/families/${family}.md`, import.meta.url), "utf8").replace(
      "[values]",
      worth(family, values, (id) => names.get(/** @type {any} */ (id)) ?? id),
    );
  const layout = readFileSync(new URL("../../www/site/families/game.html", import.meta.url), "utf8");
  return FAMILIES.map(({ id: name, title, description }) => ({
    name,
    title: `${title} · hyperply`,
    description,
    styles: ["shell/page.css", "rules/rules.css"],
    modules: ["families/game"],
    body: layout,
    parts: {
      text: markdown({ rules, numbers, page: "rules.html" })(text(name)).replace("<p>[planes]</p>", planes()),
      others: `<ul>${FAMILIES.map((game) => `<li><a href="${game.id}.html"${game.id === name ? ` aria-current="page"` : ""}>${game.title}</a></li>`).join("")}</ul>`,
    },
  }));
}
