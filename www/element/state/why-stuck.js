// Why a piece has no legal move: the package is asked about every cell, and what stands in the way of a first step is named.

import { other } from "./players.js";
import { explain, once } from "./state.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Standing} Standing */
/** @typedef {import("../types").Place} Place */

/** So many pieces in the way are named; all are marked. */
const NAMED = 4;
/** No piece leaps farther on a board, in the coordinates of its cells. */
const FAR = { square: 2, decks: 2, hexagon: 5 };

/** What refuses moves of a piece and names cells, each as if the cell where the move ends were empty. @param {State} state  @param {Standing} piece */
const refusals = (state, piece) =>
  once(state, `stuck ${piece.cell}`, () => {
    const alone = { ...state, clicks: [piece.cell], pieces: new Map([[piece.cell, /** @type {any} */ (piece)]]) };
    return [...state.board.cells.values()].flatMap((place) => {
      if (place.cell === piece.cell) return [];
      const answer = explain(state, state.family.wish(alone, place));
      return answer.legal || !answer.cells.length ? [] : [{ ...answer, to: place.cell }];
    });
  });

/** The greatest number that divides two numbers. @param {number} a  @param {number} b  @returns {number} */
const divisor = (a, b) => (b ? divisor(b, a % b) : Math.abs(a));

/** Whether a cell is one step or leap from another, in whatever direction; levels of a column count as one. @param {State["board"]} board  @param {Place} from  @param {Place} to */
function isNear({ columned, shape }, from, to) {
  const steps = [to.x - from.x, to.y - from.y];
  if (!columned) {
    const [one, two] = [from.board, to.board];
    steps.push(two.x - one.x, two.y - one.y, two.level - one.level);
  }
  return steps.reduce(divisor, 0) === 1 && Math.max(...steps.map(Math.abs)) <= FAR[shape];
}

/** @param {State} state  @param {Standing} piece  @returns {import("../types").Said} */
export const whyStuck = (state, piece) => state.family.stuck(state, piece) ?? whatBlocks(state, piece);

/** @param {State} state  @param {Standing} piece  @returns {import("../types").Said} */
function whatBlocks(state, piece) {
  const { board, status, words, pieces } = state;
  const { stuck, blocked } = words.refusals;
  const told = refusals(state, piece);
  if (status.checks.length)
    return { text: stuck(piece.piece, piece.cell, true), cells: status.checks, rule: told[0]?.rule };
  const from = /** @type {Place} */ (board.cells.get(piece.cell));
  /** @param {string} cell */
  const near = (cell) => cell !== piece.cell && isNear(board, from, /** @type {Place} */ (board.cells.get(cell)));
  /** Whether a cell lies neither on a first step nor, for one that is a step or leap away, in its column. @param {string} cell  @param {string} to */
  const isAside = (cell, to) =>
    !near(cell) || (near(to) && board.cells.get(cell)?.column !== board.cells.get(to)?.column);
  const exposed = told.find(
    ({ cells, to }) =>
      !cells.includes(to) && cells.every((cell) => isAside(cell, to) && pieces.get(cell)?.side === other(piece.side)),
  );
  if (exposed) return { text: exposed.message, rule: exposed.rule, cells: exposed.cells };
  const blocking = told.filter(({ cells }) => cells.some(near));
  const blockers = [...new Set(blocking.flatMap(({ cells }) => cells.filter(near)))].flatMap(
    (cell) => pieces.get(cell) ?? [],
  );
  if (!blockers.length) return { text: stuck(piece.piece, piece.cell, false) };
  return {
    text: blocked(piece, blockers.slice(0, NAMED), blockers.length - NAMED),
    rule: blocking[0].rule,
    cells: blockers.map(({ cell }) => cell),
  };
}
