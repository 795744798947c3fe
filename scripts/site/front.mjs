// The front page: a card for each family, with its picture, the game itself, an easier one, and others.
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
  const cards = known(familiesIn(language), rules).map((family) => ({
    family,
    ...waysInto(family.scene, family.games.map(take)),
  }));
  // A family that is built alone may have no page yet.
  if (left.size && !process.env.ONLY) throw new Error(`not on the front page: ${[...left.keys()].join(", ")}`);
  return {
    families: cards.map(({ family, ...ways }) => card(family, ways, language)).join("\n"),
    games: cards.map(({ main: { id, name } }) => `<a href="${playOf(id)}">${name}</a>`).join(" "),
  };
}

/** What the name of a game adds to that of its family. @param {string} name  @param {string} title */
const added = (name, title) => name.replace(new RegExp(`^${title}, (.)`), (_, first) => first.toUpperCase());

/** @typedef {ReturnType<typeof familiesIn>[number]} Family */
/** @typedef {{ id: string, name: string, summary: string }} Game */

/** The game that a family is named after, an easier one to begin with, if there is one, and the others. @param {Family["scene"]} scene of the first  @param {Game[]} games the easiest first */
function waysInto({ position }, games) {
  const main = games.find(({ id }) => position.startsWith(`${id} `)) ?? games[0];
  const [first] = games;
  return {
    main,
    easier: first === main ? null : first,
    others: games.filter((game) => game !== main && game !== first),
  };
}

/** @param {Family} family  @param {ReturnType<typeof waysInto>} ways  @param {import("./words.mjs").Language} language */
function card({ id, title, text, from, compare }, { main, easier, others }, language) {
  const { about, compare: COMPARE, card: CARD } = WORDS[language].index;
  const GAMES = gamesIn(language);
  const { rules } = GAMES[(easier ?? main).id];
  const called = [
    ...(easier ? [{ ...easier, name: CARD.easier(easier.name) }] : []),
    ...others.map((game) => ({ ...game, name: added(game.name, title) })),
  ];
  const sets = called.map(
    ({ id, name, summary }) =>
      `<li><a id="${id}" href="${playOf(id)}" title="${summary}">${name}</a> <span class="muted small">${CARD.levels[GAMES[id].level]} · ${GAMES[id].time}</span></li>`,
  );
  return `<section class="card" aria-labelledby="family-${id}">
  <a class="picture" href="${id}.html" tabindex="-1" aria-hidden="true"><img src="scenes/${id}.svg" width="300" height="300" loading="lazy" alt=""></a>
  <div class="card-words">
    <h2 id="family-${id}">${escapeHtml(title)}</h2>
    <p>${escapeHtml(text)}</p>
    <p class="from">${origin(from)}</p>
  </div>
  <p><a id="${main.id}" class="button" href="${playOf(main.id)}">${CARD.whole(main.name)}</a></p>
${sets.length ? `  <ul class="sets">${sets.join("")}</ul>\n` : ""}  <p class="ways"><a href="${id}.html">${about}</a> <a href="rules.html#${rules}">${CARD.rules}</a>${compare ? ` <a href="compare.html#rules=${compare}">${COMPARE}</a>` : ""}</p>
</section>`;
}
