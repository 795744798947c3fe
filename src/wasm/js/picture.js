import { OWN, draw } from "#picture";
import { HyperplyError } from "./error.js";

/** @typedef {import("./picture-types").PictureOptions} Options */
/** @typedef {import("./types").Game} Game */
/** @typedef {Pick<typeof import("./types"), "initial_position" | "legal_moves" | "parse_notation" | "pieces" | "rematerialize_targets" | "status" | "variant">} Rules */

/** A color of CSS, and nothing that leads elsewhere. */
const COLOR = /^(?!.*url)[\w#(),.%/ +-]{1,80}$/i;

/** @param {string} message @returns {never} */
function refuse(message) {
  throw new HyperplyError({ code: "bad-argument", message });
}

/** @param {unknown} value */
const shown = (value) =>
  typeof value === "string" ? JSON.stringify(value.slice(0, 40)) : `a value of type ${typeof value}`;

/** @param {Options} options  @param {Set<string>} names of cells and boards */
function check({ view, theme, language, colors = {}, marks = [], last, title, width, height }, names) {
  /** @param {string} name  @param {unknown} value  @param {string[]} known */
  const one = (name, value, known) => {
    if (value !== undefined && !known.includes(/** @type {string} */ (value)))
      refuse(`${name} is one of ${known.join(", ")}, not ${shown(value)}.`);
  };
  /** @param {unknown} value */
  const color = (value) => {
    if (typeof value !== "string" || !COLOR.test(value)) refuse(`${shown(value)} is no color.`);
  };
  /** @param {unknown} name */
  const place = (name) => {
    if (typeof name !== "string" || !names.has(name)) refuse(`There is no cell ${shown(name)} to be marked.`);
  };
  one("view", view, ["plan", "3d"]);
  one("theme", theme, ["light", "dark", "auto"]);
  one("language", language, ["en", "de"]);
  for (const [name, value] of Object.entries(colors)) {
    one("The name of a color", name, Object.keys(OWN));
    color(value);
  }
  if (!Array.isArray(marks)) refuse(`marks is a list, not ${shown(marks)}.`);
  for (const mark of marks) {
    if (typeof mark !== "object" || mark === null) place(mark);
    else {
      for (const name of "cell" in mark ? [mark.cell] : [mark.from, mark.to]) place(name);
      if (mark.color !== undefined) color(mark.color);
    }
  }
  if (last !== undefined && last !== null && !Array.isArray(last.captures))
    refuse(`last is a move as legal_moves returns it, not ${shown(last)}.`);
  if (title !== undefined && typeof title !== "string") refuse(`title is a string, not ${shown(title)}.`);
  for (const [name, value] of Object.entries({ width, height }))
    if (value !== undefined && !(Number.isFinite(value) && value > 0 && value <= 100_000))
      refuse(`${name} is a number of pixels, not ${shown(value)}.`);
}

/** A variant's id stands for its start, as in `new Game`. @param {Rules} rules  @param {string} text */
const startOf = (rules, text) => (/^[\w-]+$/.test(text) ? rules.initial_position(text) : text);

/** @param {Rules} rules  @param {Game} game */
function lastOf(rules, game) {
  const history = game.history();
  const [item, before] = [history[history.length - 1], history[history.length - 2]];
  return item?.move ? rules.parse_notation(before?.position ?? game.start(), item.move) : null;
}

/** The moves of a piece or a board, or else of those that left the cell for Time Out. @param {Rules} rules  @param {string} position  @param {string} pick  @param {import("./types").Rematerialization[]} entries */
function movesOf(rules, position, pick, entries) {
  const moves = rules.legal_moves(position, pick);
  if (moves.length) return moves;
  return entries.flatMap(({ origin, entry }) => (origin === pick ? rules.legal_moves(position, entry) : []));
}

/** The function that draws positions and games of the given rules. @param {Rules} rules */
export const pictures =
  (rules) =>
  /** @param {string | Game} of  @param {Options} [options] */
  (of, options = {}) => {
    if (typeof of !== "string" && typeof of?.position !== "function")
      refuse(`picture() draws a variant, a position text or a Game, not ${shown(of)}.`);
    if (typeof options !== "object" || options === null) refuse(`The options are an object, not ${shown(options)}.`);
    const game = typeof of === "string" ? null : of;
    const language = options.language ?? game?.language;
    const position = game?.position() ?? startOf(rules, /** @type {string} */ (of));
    const status = game ? game.status() : rules.status(position);
    const info = rules.variant(status.variant);
    const { boards } = info.geometry;
    check(options, new Set(boards.flatMap(({ id, cells }) => [...cells.map(({ cell }) => cell), ...(id ? [id] : [])])));
    const { last, pick } = options;
    const entries = info.time_out ? rules.rematerialize_targets(position) : [];
    return draw(
      {
        info,
        status,
        pieces: rules.pieces(position),
        entries,
        last: last === undefined ? (game ? lastOf(rules, game) : null) : last,
        moves: pick === undefined ? [] : movesOf(rules, position, pick, entries),
      },
      { ...options, language },
    );
  };
