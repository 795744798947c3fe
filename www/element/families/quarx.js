// Quarx and draughts: planes, captures that have to be made, and huffing.

import { CITED } from "../words/citations.js";
import { positionBefore } from "../state/state.js";
import { base } from "./base.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Move} Move */
/** @typedef {import("../types").VariantInfo} VariantInfo */

/** @type {Record<string, string>} */
const SYMBOLS = { M: "man", K: "king" };

/** @type {Partial<import("../types").Family> & ThisType<import("../types").Family>} */
export const quarx = {
  chapter: () => "Q1",
  languages: false,
  view: (info) => (info.dimensions === 3 ? "3d" : "plan"),
  boards({ geometry: { boards } }) {
    return this.words.games.quarx.planes(boards.length);
  },
  emblem: "M",
  symbol: (letter, side) => `${SYMBOLS[letter]}-${side}`,
  board({ id }) {
    return id ? this.words.games.quarx.plane(id) : this.words.games.base.board(id);
  },
  cell: (place) => (place.board.id ? [...place.cell].join(" ") : place.cell),
  file: (x, board) => (board.id ? `x${x + 1}` : ""),
  rank: (y, board) => (board.id ? `y${y + 1}` : ""),
  across: (x) => `a${x + 1}`,
  up: (y) => `b${y + 1}`,
  wish,
  stuck,
  notice,
  duties,
  examples(info) {
    return info.dimensions === 4 ? examples(info, this.words) : [];
  },
  steps: (state) => (state.info.dimensions > 2 ? (cell) => stepsFrom(state, cell) : undefined),
  noCell(text, length) {
    const { digits, light, range } = this.words.games.quarx.noCell;
    if (text.length < length) return digits(length);
    return new RegExp(`^[1-4]{${length}}$`).test(text) ? light(text) : range(text);
  },
  help({ id, dimensions }) {
    return this.words.help.quarx({ dimensions, huffing: id === "quarx-huff" });
  },
  finger: (info) => (info.dimensions > 2 ? info.id === "quarx-huff" : undefined),
  /** What each digit changes by in a step, and how often the step is made. */
  leg(from, to) {
    if (from.length < 3) return "";
    const changes = [...to].map((digit, i) => Number(digit) - Number(from[i]));
    const times = Math.max(...changes.map(Math.abs));
    const step = changes.map((change) => change / times);
    return this.words.games.quarx.leg(step, times);
  },
  layers: true,
  clicking({ dimensions }) {
    const { finger, path } = this.words.help.clicking.quarx;
    return dimensions > 2 ? [finger, path] : [path];
  },
};

/** @param {State} state */
const onlyCaptures = (state) => state.moves.length > 0 && state.moves.every((move) => move.kind === "capture");
/** @param {State} state */
const chooses = (state) => state.moves[0]?.kind === "huff";

/** @param {State} state  @param {import("../types").Place} place */
function wish(state, place) {
  return state.clicks.length > 1 ? [...state.clicks, place.cell].join("x") : base.wish(state, place).slice(1);
}

/** @param {State} state  @param {import("../types").Standing} piece */
function stuck(state, piece) {
  const words = state.words.games.quarx.stuck;
  if (chooses(state)) return { text: words.huff, rule: CITED.huff };
  return onlyCaptures(state) ? { text: words.capture(piece.piece, piece.cell), rule: CITED.mustCapture } : undefined;
}

/** The pieces that must capture, or of which the opponent removes one. @param {State} state  @returns {Map<string, "capture" | "lose">} */
function duties(state) {
  const duty = chooses(state) ? "lose" : onlyCaptures(state) ? "capture" : null;
  return new Map(duty ? state.moves.map((move) => [move.clicks[0], duty]) : []);
}

/** @param {State} state */
function notice(state) {
  const { last, moves, status } = state;
  const words = state.words.games.quarx.notice;
  if (status.outcome) return undefined;
  if (last?.forfeits) return { text: forfeited(state, last, last.forfeits) };
  if (last?.kind === "huff") return { text: words.huffed(status.turn, last.piece, last.captures[0]) };
  if (!onlyCaptures(state)) return undefined;
  const pieces = new Set(moves.map((move) => move.clicks[0])).size;
  return { text: words.must(status.turn, moves[0].captures.length, pieces) };
}

/** What the opponent missed, and what that costs. @param {State} state  @param {Move} last  @param {string[]} forfeits */
function forfeited(state, last, forfeits) {
  const { history, rules, status } = state;
  const words = state.words.games.quarx.notice;
  const before = rules.legal_moves(positionBefore(state, history.length - 1));
  const side = history[history.length - 1].side;
  const missed = words.forfeits(side, last.notation, missedCaptures(before, forfeits));
  if (chooses(state)) return `${missed} ${words.chooses(status.turn)}`;
  const [lost] = forfeits;
  const piece = before.find((move) => move.clicks[0] === lost)?.piece ?? "M";
  return `${missed} ${words.lost(piece, lost)}`;
}

/** The captures of a forfeited piece, one for each: "1412x1214" and "3412x3214". @param {Move[]} moves  @param {string[]} forfeits */
const missedCaptures = (moves, forfeits) =>
  forfeits.map(
    (cell) => moves.find((move) => move.from === cell && move.kind === "capture" && !move.forfeits)?.notation ?? cell,
  );

/** The examples of the source, and one that goes on from its second. @param {VariantInfo} info  @param {import("../words/words").Words} words  @returns {import("../types").Example[]} */
function examples(info, words) {
  const { again, capture, corner } = words.games.quarx.examples;
  /** @param {string} text */
  const position = (text) => `${info.id} ${text}${tail(info)}`;
  return [
    { ...corner, position: position("W:WK1111:B4444"), pick: "1111" },
    { ...capture, position: position("B:W2233:B2323"), pick: "2323" },
    { ...again, position: position("B:W2233,3243:B2323"), pick: "2323" },
  ];
}

/** What a game's position text ends with. @param {VariantInfo} info */
const tail = (info) => ` 0 1${info.id === "quarx-huff" ? " -" : ""}`;

/** The cells one step from a cell, as a lone king moves; the other king stands where no line leads. @param {State} state  @param {string} cell */
function stepsFrom({ info, rules }, cell) {
  const digit = Number(cell[0]);
  const aside = `${digit < 3 ? digit + 2 : digit - 2}${cell.slice(1)}`;
  const moves = rules.legal_moves(`${info.id} W:WK${cell}:BK${aside}${tail(info)}`, cell);
  return new Set(
    moves
      .map((move) => move.to ?? "")
      .filter((to) => [...to].every((other, i) => Math.abs(Number(other) - Number(cell[i])) < 2)),
  );
}
