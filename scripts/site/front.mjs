// The front page: a card for each family, with its picture, where to start, and its other games.
import { escapeHtml } from "./layout.mjs";
import { familiesIn, gamesIn, known, origin, playOf } from "./games.mjs";
import { WORDS } from "./words.mjs";

/** @param {Required<Parameters<typeof import("./pages.mjs").pages>[0]>} made */
export function front({ rules, games, language }) {
  const left = new Map(games.map(({ id, name, summary }) => [id, { name, summary }]));
  /** @param {string} id */
  const take = (id) => {
    const game = left.get(id);
    if (!game) throw new Error(`the front page names ${id} twice, or it is no game`);
    left.delete(id);
    return { id, name: escapeHtml(game.name), summary: escapeHtml(game.summary) };
  };
  const families = known(familiesIn(language), rules).map((family) => card(family, family.games.map(take), language));
  // A family that is built alone may have no page yet.
  if (left.size && !process.env.ONLY) throw new Error(`not on the front page: ${[...left.keys()].join(", ")}`);
  return { families: families.join("\n") };
}

/** What the name of a game adds to that of its family. @param {string} name  @param {string} title */
const added = (name, title) => name.replace(new RegExp(`^${title}, (.)`), (_, first) => first.toUpperCase());

/** @param {ReturnType<typeof familiesIn>[number]} family  @param {{ id: string, name: string, summary: string }[]} games the first is where to start  @param {import("./words.mjs").Language} language */
function card({ id, title, text, from, compare, scene }, [first, ...others], language) {
  const { about, compare: COMPARE, card: CARD } = WORDS[language].index;
  const GAMES = gamesIn(language);
  const { rules } = GAMES[first.id];
  const shown = others.find(({ id }) => scene.position.startsWith(`${id} `));
  const sets = others
    .filter((game) => game !== shown)
    .map(
      ({ id, name, summary }) =>
        `<li><a id="${id}" href="${playOf(id)}" title="${summary}">${added(name, title)}</a> <span class="muted small">${CARD.levels[GAMES[id].level]} · ${GAMES[id].time}</span></li>`,
    );
  return `<section class="card" aria-labelledby="family-${id}">
  <a class="picture" href="${id}.html" tabindex="-1" aria-hidden="true"><img src="scenes/${id}.svg" width="300" height="300" loading="lazy" alt=""></a>
  <div class="card-words">
    <h2 id="family-${id}">${escapeHtml(title)}</h2>
    <p>${escapeHtml(text)}</p>
    <p class="from">${origin(from)}</p>
  </div>
  <p class="starts">${[first, ...(shown ? [shown] : [])].map((game) => `<a id="${game.id}" class="button" href="${playOf(game.id)}">${(game === first ? CARD.start : CARD.whole)(game.name)}</a>`).join(" ")}</p>
${sets.length ? `  <ul class="sets">${sets.join("")}</ul>\n` : ""}  <p class="ways"><a href="${id}.html">${about}</a> <a href="rules.html#${rules}">${CARD.rules}</a>${compare ? ` <a href="compare.html#rules=${compare}">${COMPARE}</a>` : ""}</p>
</section>`;
}
