import { OWN, draw } from "#picture";
import { HyperplyError } from "./error.js";

/** @typedef {import("./picture-types").PictureOptions} Options */
/** @typedef {import("./types").Game} Game */
/** @typedef {Pick<typeof import("./types"), "Game" | "parse_notation" | "variant">} Rules */

/** A color of CSS, and nothing that leads elsewhere. */
const COLOR = /^(?!.*url)[\w#(),.%/ +-]{1,80}$/i;

/** @param {string} message @returns {never} */
function refuse(message) {
  throw new HyperplyError({ code: "bad-argument", message });
}

/** @param {unknown} value */
const shown = (value) =>
  typeof value === "string"
    ? JSON.stringify(value.slice(0, 40))
    : Number.isFinite(value)
      ? value
      : value && `a value of type ${typeof value}`;

/** @param {string} name  @param {unknown} value */
function checkObject(name, value) {
  if (typeof value !== "object" || value === null) refuse(`${name} is an object, not ${shown(value)}.`);
}

/** @param {Options} options  @param {Set<string>} names of cells and boards */
function check({ view, theme, language, colors = {}, marks = [], pick, last, title, width, height }, names) {
  /** @param {string} name  @param {unknown} value  @param {string[]} known */
  const one = (name, value, known) => {
    if (value !== undefined && !known.includes(/** @type {string} */ (value)))
      refuse(`${name} is one of ${known.join(", ")}, not ${shown(value)}.`);
  };
  /** @param {unknown} value */
  const color = (value) => {
    if (typeof value !== "string" || !COLOR.test(value)) refuse(`${shown(value)} is no color.`);
  };
  /** @param {any} name */
  const place = (name) => {
    if (!name || !names.has(name)) refuse(`There is no cell ${shown(name)} to be marked.`);
  };
  one("view", view, ["plan", "3d"]);
  one("theme", theme, ["light", "dark", "auto"]);
  one("language", language, ["en", "de"]);
  checkObject("colors", colors);
  for (const [name, value] of Object.entries(colors)) {
    one("The name of a color", name, Object.keys(OWN));
    color(value);
  }
  if (!Array.isArray(marks)) refuse(`marks is a list, not ${shown(marks)}.`);
  for (const mark of marks) {
    if (typeof mark !== "object" || mark === null) place(mark);
    else {
      const { cell, from, to } = /** @type {any} */ (mark);
      for (const name of Object.keys(mark).includes("cell") ? [cell] : [from, to]) place(name);
      if (mark.color !== undefined) color(mark.color);
    }
  }
  if (last !== undefined && last !== null && !Array.isArray(last.captures))
    refuse(`last is a move as legal_moves returns it, not ${shown(last)}.`);
  for (const [name, value] of Object.entries({ pick, title }))
    if (value !== undefined && typeof value !== "string") refuse(`${name} is a string, not ${shown(value)}.`);
  for (const [name, value] of Object.entries({ width, height }))
    if (value !== undefined && !(Number.isFinite(value) && value >= 1 && value <= 1e5))
      refuse(`${name} is 1 to 100,000, not ${shown(value)}.`);
}

/** The last move, which an agreement may follow. @param {Rules} rules  @param {Game} game */
function lastOf(rules, game) {
  const history = game.history().reverse();
  const at = history.findIndex(({ move }) => move);
  const move = history[at]?.move;
  return move ? rules.parse_notation(history[at + 1]?.position ?? game.start(), move) : null;
}

/** The moves of a piece or a board, or else of those that left the cell for Time Out. @param {Game} game  @param {string} pick  @param {import("./types").Rematerialization[]} entries */
function movesOf(game, pick, entries) {
  const moves = game.legal_moves(pick);
  if (moves.length) return moves;
  return entries.flatMap(({ origin, entry }) => (origin === pick ? game.legal_moves(entry) : []));
}

/** The function that draws positions and games of the given rules. @param {Rules} rules */
export const pictures =
  (rules) =>
  /** @param {string | Game} of  @param {Options} [options] */
  (of, options = {}) => {
    if (typeof of !== "string" && typeof of?.position !== "function")
      refuse(`picture() draws a variant, a position text or a Game, not ${shown(of)}.`);
    checkObject("options", options);
    const game = typeof of === "string" ? new rules.Game(of) : of;
    try {
      const { language = game.language, last = lastOf(rules, game), pick } = options;
      const status = game.status();
      const info = rules.variant(status.variant);
      check(options, new Set(info.geometry.boards.flatMap(({ id, cells }) => [id, ...cells.map(({ cell }) => cell)])));
      const entries = info.time_out ? game.rematerialize_targets() : [];
      const moves = pick === undefined ? [] : movesOf(game, pick, entries);
      return draw({ info, status, pieces: game.pieces(), entries, last, moves }, { ...options, language });
    } finally {
      if (game !== of) game.free();
    }
  };
