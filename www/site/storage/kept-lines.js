// The other lines of a game as texts, and read again.

import { playOn } from "../../element/state/line.js";

/** @typedef {import("../../element/types").Other} Other */
/** @typedef {import("../../element/types").HistoryItem} HistoryItem */
/** @typedef {{ at: number, moves: string[], others: Texts[] }} Texts */

/** Reading lines may play so many moves. */
const MOST_MOVES = 200_000;

/** @param {HistoryItem} item */
const textOf = ({ speed, move }) => (speed ? `speed${speed}` : move ?? "");

/** @param {readonly Other[]} others  @returns {Texts[]} */
export const textsOf = (others) => others.map(({ at, items, others: more }) => ({ at, moves: items.map(textOf), others: textsOf(more) }));

/**
 * The lines that leave moves; throws if one cannot be played.
 * @param {import("../../element/types").Rules} rules
 * @param {string} start
 * @param {readonly HistoryItem[]} items
 * @param {Texts[]} lines
 * @param {{ left: number }} bound
 * @returns {Other[]}
 */
export function othersOf(rules, start, items, lines, bound = { left: MOST_MOVES }) {
  return lines.map(({ at, moves, others }) => {
    if (!Number.isInteger(at) || at < 0 || at >= items.length || !Array.isArray(moves) || !Array.isArray(others) || moves.length === 0) throw new Error("another line leaves no move of the game");
    const all = [...items.slice(0, at).map(textOf), ...moves];
    bound.left -= all.length;
    if (bound.left < 0) throw new Error("it has too many other lines");
    const played = play(rules, start, all);
    return { at, items: played.slice(at), others: othersOf(rules, start, played, others, bound) };
  });
}

/** @param {import("../../element/types").Rules} rules  @param {string} start  @param {string[]} moves */
function play(rules, start, moves) {
  const game = new rules.Game(/** @type {any} */ (start));
  try {
    for (const move of moves) playOn(game, move);
    return game.history();
  } finally {
    game.free();
  }
}
