// What the site says of each family and its games besides what the package tells: the head of www/site/families/ID.md.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { escapeHtml } from "./layout.mjs";
import { LANGUAGES } from "./words.mjs";

/** @typedef {{ text: string, href?: string }} From */
/**
 * `level` and `time` are our estimates for two people who know chess or draughts; `from` tells where it comes from, if not from
 * where the family does; `rules` is the place in the rules; `view` the view in which it opens.
 * @typedef {{ level: "easy" | "medium" | "hard", time: string, from?: From, rules: string, view?: "3d" }} Game
 */
/**
 * The head of a family: its place on the front page, where `text` stands; `description` tells of its page elsewhere, `compare`
 * names two rule sets; the games from the first to learn to the last.
 * @typedef {{ place: number, title: string, text: string, description: string, compare?: string[], from: From, games: Record<string, Game> }} Head
 */

const FOLDER = new URL("../../www/site/families/", import.meta.url);

/** What a block tells of a board: its position, the piece that is picked, the view, and words. @param {string} block */
export function fields(block) {
  const {
    position = "",
    pick = "",
    ...more
  } = Object.fromEntries(block.split("\n").map((line) => /** @type {[string, string]} */ (line.split(/: (.*)/s, 2))));
  return { position, pick, ...more };
}

/** A family with the board that its page begins with. @param {string} id  @param {import("./words.mjs").Language} language what is not there in it is in English */
function family(id, language) {
  const own = `${id}.${language}.md`;
  const file = existsSync(new URL(own, FOLDER)) ? own : `${id}.md`;
  const [, head, page] = /** @type {RegExpExecArray} */ (
    /^---\n(.*?\n)---\n(.*)$/s.exec(readFileSync(new URL(file, FOLDER), "utf8"))
  );
  /** @type {Head} */
  const { games, ...rest } = JSON.parse(head);
  const [, first] = /** @type {RegExpExecArray} */ (/^```board\n(.*?)\n```$/ms.exec(page));
  return {
    id,
    isTranslated: file === own || language === "en",
    ...rest,
    games: Object.keys(games),
    about: games,
    page,
    scene: fields(first),
  };
}

const IDS = readdirSync(FOLDER).flatMap((file) => /^([a-z0-9]+)\.md$/.exec(file)?.[1] ?? []);
const READ = new Map(
  LANGUAGES.map((language) => {
    const families = IDS.map((id) => family(id, language)).sort((one, other) => one.place - other.place);
    /** @type {Record<string, Game & { from: From }>} */
    const games = Object.fromEntries(
      families.flatMap(({ from, about }) => Object.entries(about).map(([id, game]) => [id, { from, ...game }])),
    );
    return [language, { families, games }];
  }),
);
/** @param {import("./words.mjs").Language} language */
const readIn = (language) => /** @type {NonNullable<ReturnType<typeof READ.get>>} */ (READ.get(language));

/** The families in the order of the front page, each with the text of its page. @param {import("./words.mjs").Language} language */
export const familiesIn = (language) => readIn(language).families;

/** The games of all families. @param {import("./words.mjs").Language} language */
export const gamesIn = (language) => readIn(language).games;

/** The same in English, for what is the same in all languages. */
export const FAMILIES = familiesIn("en");
export const GAMES = gamesIn("en");

/** Those of which a build has games. @param {typeof FAMILIES} families  @param {{ variants(): { id: string }[] }} rules */
export function known(families, rules) {
  const ids = rules.variants().map(({ id }) => id);
  return families.filter(({ games }) => games.some((id) => ids.includes(id)));
}

/** The address where a game is played. @param {string} id */
export const playOf = (id) => `play.html#variant=${id}${GAMES[id].view ? `&amp;view=${GAMES[id].view}` : ""}`;

/** Where a game comes from, as a sentence of a card. @param {From} from */
export function origin({ text, href }) {
  const words = escapeHtml(text.charAt(0).toUpperCase() + text.slice(1));
  return href ? `<a href="${escapeHtml(href)}">${words}</a>` : words;
}
