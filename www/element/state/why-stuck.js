// Why a piece has no legal move: the package is asked about every cell, and what is in the way is told.

import { other } from "./players.js";
import { explain, once } from "./state.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Standing} Standing */

/** So many pieces in the way are named; all are marked. */
const NAMED = 4;

/** What refuses moves of a piece and names cells. @param {State} state  @param {Standing} piece */
const refusals = (state, piece) =>
  once(state, `stuck ${piece.cell}`, () =>
    [...state.board.cells.values()].flatMap((place) => {
      if (place.cell === piece.cell) return [];
      const answer = explain(state, state.family.wish({ ...state, clicks: [piece.cell] }, place));
      return answer.legal || !answer.cells.length ? [] : [answer];
    }),
  );

/** @param {State} state  @param {Standing} piece  @returns {Partial<import("../types").Message> & { text: string }} */
export function whyStuck(state, piece) {
  const { status, words, pieces } = state;
  const told = refusals(state, piece);
  if (status.checks.length)
    return { text: words.refusals.stuck(piece.piece, piece.cell, true), cells: status.checks, rule: told[0]?.rule };
  // A king that would be exposed, or an enemy ahead of a pawn, is told as the package tells it.
  const enemy = told.find(({ cells }) => cells.every((cell) => pieces.get(cell)?.side === other(piece.side)));
  if (enemy) return { text: enemy.message, rule: enemy.rule, cells: enemy.cells };
  const blockers = [...new Set(told.flatMap(({ cells }) => cells))].flatMap((cell) => pieces.get(cell) ?? []);
  if (!blockers.length) return { text: words.refusals.stuck(piece.piece, piece.cell, false) };
  return {
    text: words.refusals.blocked(piece.piece, piece.cell, blockers.slice(0, NAMED), blockers.length - NAMED),
    rule: told[0].rule,
    cells: blockers.map(({ cell }) => cell),
  };
}
