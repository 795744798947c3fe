// A page for each family of games: where it comes from, how it is played, what its sources advise.
import { readFileSync } from "node:fs";
import { rulesOf } from "../rules.mjs";
import { examples } from "./examples.mjs";
import { FAMILIES, known } from "./games.mjs";
import { markdown } from "./markdown.mjs";
import { planes } from "./planes.mjs";
import { RULES } from "./rules.mjs";
import { valuesIn, worth } from "./values.mjs";
import { pages as WORDS } from "../../www/site/words/en/pages.js";

/** @param {{ rules: typeof import("../../pkg/inline.js") }} made */
export function gamePages({ rules }) {
  const numbers = rulesOf(RULES);
  const write = {
    numbers,
    page: "rules.html",
    code: (/** @type {import("./markdown.mjs").Block} */ block) => examples({ ...block, rules }),
  };
  const values = valuesIn();
  const names = new Map(rules.variants().map(({ id, name }) => [id, name]));
  /** @param {typeof FAMILIES[number]} family */
  const text = ({ id, page }) =>
    page.replace("[values]", () => worth(id, values, (variant) => names.get(/** @type {any} */ (variant)) ?? variant));
  const layout = readFileSync(new URL("../../www/site/families/game.html", import.meta.url), "utf8");
  const here = known(FAMILIES, rules);
  return here.map((family) => ({
    name: family.id,
    title: WORDS.game.title(family.title),
    description: family.description,
    styles: ["shell/page.css", "rules/rules.css"],
    modules: ["families/game"],
    body: layout,
    parts: {
      text: markdown(write)(text(family)).replace("<p>[planes]</p>", planes()),
      others: `<ul>${here.map((game) => `<li><a href="${game.id}.html"${game === family ? ` aria-current="page"` : ""}>${game.title}</a></li>`).join("")}</ul>`,
    },
  }));
}
