// A page for each family of games: a board and the games, where it comes from, how it is played, what its sources advise.
import { readFileSync } from "node:fs";
import { rulesOf } from "../rules.mjs";
import { examples } from "./examples.mjs";
import { familiesIn, gamesIn, known, origin, playOf } from "./games.mjs";
import { escapeHtml } from "./layout.mjs";
import { markdown } from "./markdown.mjs";
import { planes } from "./planes.mjs";
import { RULES } from "./rule-texts.mjs";
import { noteOf } from "./rules.mjs";
import { valuesIn, worth } from "./values.mjs";
import { WORDS } from "./words.mjs";

/** @param {Required<Parameters<typeof import("./pages.mjs").pages>[0]>} made */
export function gamePages({ rules, games, language }) {
  const words = WORDS[language];
  const numbers = rulesOf(RULES);
  const write = {
    words,
    numbers,
    page: "rules.html",
    code: (/** @type {import("./markdown.mjs").Block} */ block) => examples({ ...block, rules, words, isPage: true }),
  };
  const values = valuesIn();
  const infos = new Map(games.map((game) => [game.id, game]));
  /** @param {ReturnType<typeof familiesIn>[number]} family */
  const text = ({ id, page }) =>
    page.replace("[values]", () =>
      worth(id, values, (variant) => infos.get(/** @type {any} */ (variant))?.name ?? variant, words),
    );
  const layout = readFileSync(new URL("../../www/site/families/game.html", import.meta.url), "utf8");
  const here = known(familiesIn(language), rules);
  return here.map((family) => ({
    name: family.id,
    title: words.game.title(family.title),
    description: family.description,
    styles: ["shell/page.css", "rules/rules.css", "families/game.css"],
    modules: ["families/game"],
    words: ["rules"],
    isTranslated: family.isTranslated,
    body: layout,
    parts: {
      text: opened(
        markdown(write)(text(family)).replace("<p>[planes]</p>", planes(words)),
        family.id,
        family.games.flatMap((id) => infos.get(/** @type {any} */ (id)) ?? []).map((info) => game(info, language)),
      ),
      note: noteOf(family.isTranslated, words),
      others: `<ul>${here.map((game) => `<li><a href="${game.id}.html"${game === family ? ` aria-current="page"` : ""}>${game.title}</a></li>`).join("")}</ul>`,
    },
  }));
}

/**
 * A page whose first board has its picture until it is there, and below it the games.
 * @param {string} html
 * @param {string} id of the family
 * @param {string[]} games
 */
const opened = (html, id, games) =>
  html.replace(
    /<figure class="live"([^>]*)><div class="place">.*?<\/div>(.*?<\/figure>\n)/s,
    (_, data, rest) =>
      `<figure class="live opening"${data}><div class="place"><img src="scenes/${id}.svg" width="300" height="300" fetchpriority="high" alt=""></div>${rest}<ul class="sets">${games.join("")}</ul>\n`,
  );

/** @param {ReturnType<typeof import("../virtual-modules.mjs").catalog>[number]} game  @param {import("./words.mjs").Language} language */
function game({ id, family, name, summary, dimensions, boards }, language) {
  const { card: CARD } = WORDS[language].index;
  const { level, time, from, rules } = gamesIn(language)[id];
  return `<li>
  <h3><a href="${playOf(id)}">${escapeHtml(name)}</a></h3>
  <p>${escapeHtml(summary)}</p>
  <p class="muted small">${CARD.dimensions(dimensions)} · ${escapeHtml(boards)} · ${CARD.levels[level]} · ${time}</p>
  <p class="muted small">${origin(from)}</p>
  <p class="ways"><a href="${playOf(id)}">${CARD.play}</a> <a href="play.html#variant=${id}&amp;you=white">${CARD.byLink}</a> <a href="learn.html#${family}">${CARD.lesson}</a> <a href="rules.html#${rules}">${CARD.rules}</a></p>
</li>`;
}
