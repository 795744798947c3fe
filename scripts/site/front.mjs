// The front page: where to begin, and every game with its picture and what it is.
import { escapeHtml } from "./layout.mjs";
import { FAMILIES, GAMES, known } from "./games.mjs";
import { pages as WORDS } from "../../www/site/words/en/pages.js";

const { about, card: CARD, compare: COMPARE } = WORDS.index;

/** @param {Parameters<typeof import("./pages.mjs").pages>[0]} made */
export function front({ rules, games }) {
  const left = new Map(games.map((game) => [game.id, game]));
  /** @param {string} id */
  const take = (id) => {
    const game = left.get(id);
    if (!game) throw new Error(`the front page names ${id} twice, or it is no game`);
    left.delete(id);
    return game;
  };
  const families = known(FAMILIES, rules).map(
    ({
      id,
      title,
      text,
      games,
      compare,
    }) => `<section class="family${games.length === 1 ? " one" : ""}" aria-labelledby="family-${id}">
  <div class="family-head">
    <h2 id="family-${id}">${escapeHtml(title)}</h2>
    <p>${escapeHtml(text)} <a href="${id}.html">${about}</a>${compare ? ` · <a href="compare.html#rules=${compare}">${COMPARE}</a>` : ""}</p>
  </div>
  <ul class="cards">
${games.map((game) => card(take(game))).join("\n")}
  </ul>
</section>`,
  );
  // A family that is built alone may have no page yet.
  if (left.size && !process.env.ONLY) throw new Error(`not on the front page: ${[...left.keys()].join(", ")}`);
  return { families: families.join("\n") };
}

/** @param {ReturnType<import("../virtual-modules.mjs").catalog>[number]} game */
function card({ id, name, summary, dimensions, boards }) {
  const { level, time, from, rules, view } = GAMES[id];
  const play = `play.html#variant=${id}${view ? `&view=${view}` : ""}`;
  const origin = from.href ? `<a href="${escapeHtml(from.href)}">${escapeHtml(from.text)}</a>` : escapeHtml(from.text);
  return `    <li class="card" id="${id}">
      <a class="picture" href="${play}" tabindex="-1" aria-hidden="true"><img src="drawings/${id}.svg" width="360" height="270" loading="lazy" alt=""></a>
      <h3><a href="${play}">${escapeHtml(name)}</a></h3>
      <p>${escapeHtml(summary)}</p>
      <p class="facts">${CARD.dimensions(dimensions)} · ${escapeHtml(boards)} · ${level} · ${time}</p>
      <p class="from">${origin.startsWith("<a") ? origin : origin.charAt(0).toUpperCase() + origin.slice(1)}</p>
      <p class="ways"><a href="${play}">${CARD.play}</a> <a href="play.html#variant=${id}&amp;you=white">${CARD.byLink}</a> <a href="rules.html#${rules}">${CARD.rules}</a></p>
    </li>`;
}
