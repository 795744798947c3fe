// A game on paper, in parts: the moves up to a diagram, and what that shows.

import { CATALOG } from "#catalog";

/** @typedef {import("../../element/types").HistoryItem} Item */
/** @typedef {Pick<import("../../element/element.js").HyperplyGame, "start" | "moves">} Played */
/** Moves as they are written, the position after them with its last move, and what is said of that. @typedef {{ above: string[], at: string, last: import("../../element/types").Move | null, below: string }} Part */

/**
 * The parts of a game, each of `n` moves of both sides, and what is left; a position of its own comes first.
 * @param {Played} played  @param {number} n
 * @param {{ rules: import("../../element/types").Rules, words: Pick<import("../words/words").PrintWords, "speed" | "start" | "after">, style: object }} written
 * @returns {Part[]}
 */
export function partsOf({ start, moves }, n, { rules, words, style }) {
  /** @param {number} i */
  const before = (i) => (i ? moves[i - 1].position : start);
  const texts = moves.map(({ move, speed }, i) =>
    move ? rules.format_notation(before(i), move, style) : words.speed(Number(speed)),
  );
  const isUsual = CATALOG.some((game) => game.start === start);
  return [...(isUsual ? [] : [{ from: 0, to: 0 }]), ...ranges(moves, n)].map(({ from, to }) => {
    const last = to ? moves[to - 1].move : undefined;
    return {
      above: moves
        .slice(from, to)
        .map((item, i) => numbered(item, texts[from + i], i ? moves[from + i - 1] : undefined)),
      at: before(to),
      last: last ? rules.parse_notation(before(to - 1), last) : null,
      below: to ? words.after(numbered(moves[to - 1], texts[to - 1])) : words.start,
    };
  });
}

/** A move with its number, where that is another one than before. @param {Item} item  @param {string} text  @param {Item} [before] */
const numbered = ({ number, side }, text, before) =>
  before?.number === number ? text : `${number}.${side === "black" ? " …" : ""} ${text}`;

/** From which move to which each diagram goes. @param {readonly Item[]} moves  @param {number} n */
function ranges(moves, n) {
  const ends = moves.flatMap(({ number }, i) => {
    const next = moves[i + 1];
    return !next || (next.number !== number && (number - moves[0].number + 1) % n === 0) ? [i + 1] : [];
  });
  return ends.map((to, i) => ({ from: i ? ends[i - 1] : 0, to }));
}
