// Time Out chess and its ground floors: columns, and pieces in Time Out.

import { TRAY, chosenEntry, dueEntry } from "../state/selection.js";
import { entriesOf, positionBefore } from "../state/state.js";
import { CITED } from "../words/citations.js";
import { base } from "./base.js";

/** @typedef {import("../types").State} State */

/** The ends of the tower. @type {Record<string, "lowest" | "highest">} */
const ENDS = { L1: "lowest", L8: "highest" };

/** @type {Partial<import("../types").Family> & ThisType<import("../types").Family>} */
export const timeout = {
  chapter: () => "T1",
  board({ id, level }) {
    return id ? this.words.games.timeout.board(level + 1) : this.words.games.base.board(id);
  },
  cell({ board, cell, column }) {
    return board.id ? this.words.games.timeout.cell(column, board.level + 1) : cell;
  },
  hint(state) {
    const { selection } = state.words;
    const returns = entriesOf(state).some(
      ({ side, targets }) => side === state.status.turn && targets.some(({ rule }) => !rule),
    );
    if (returns) return selection.choosePieceOrReturn;
    const leaves = state.moves.some(({ clicks }) => clicks[1] === TRAY);
    return leaves ? selection.choosePieceOrSend : base.hint.call(this, state);
  },
  caption({ id }) {
    return this.words.games.timeout.caption(id, ENDS[id]);
  },
  floor({ id }) {
    return this.words.games.timeout.caption(id);
  },
  wish,
  stuck(state, piece) {
    const due = dueEntry(state);
    if (!due) return undefined;
    return { text: state.words.games.timeout.stuck(piece.piece, piece.cell, due.piece, due.origin) };
  },
  notice,
  returning,
  help({ time_out, declared, speed_moves }, { boards, files, ranks }) {
    return this.words.help.timeout({
      levels: boards.length,
      files,
      ranks,
      timeOut: time_out,
      declared,
      speedMoves: speed_moves,
    });
  },
};

/** @param {State} state  @param {import("../types").Place} place */
function wish(state, place) {
  const entry = chosenEntry(state);
  if (!entry) return base.wish(state, place);
  const there = state.pieces.get(place.cell);
  return `${entry.origin}→${entry.piece}${there && there.side !== state.status.turn ? "x" : ""}${place.cell}`;
}

/** Where a piece that is sent away can return; who already has one away, or declares how long it stays, knows. @param {State} state  @param {import("../types").Standing} piece */
function returning(state, { piece, cell }) {
  const { board, info, status, words } = state;
  const place = board.cells.get(cell);
  if (!place || info.declared || entriesOf(state).some(({ side }) => side === status.turn)) return undefined;
  const isPawn = piece === "P";
  const text = words.selection.returns(isPawn, place.column, board.columned);
  return { text, rule: isPawn ? CITED.pawnReturns : CITED.returns };
}

/** A piece that had to return as this turn began, and could not. @param {State} state */
function notice(state) {
  const { history, info, last, rules, status, words } = state;
  if (!info.declared || !last) return undefined;
  const before = rules.rematerialize_targets(positionBefore(state, history.length - 1));
  const due = before.find(({ side, rounds, length }) => side === status.turn && rounds + 1 === length);
  const remains = entriesOf(state).some(({ side, rounds, length }) => side === status.turn && rounds === length);
  if (!due || remains) return undefined;
  return { text: words.games.timeout.lost(due.side, due.piece, due.origin), rule: CITED.lost };
}
