// What can be asked of a state. The rules are the package's; each answer is asked once for a position.

import { geometry } from "./geometry.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Move} Move */
/** @typedef {import("../types").HistoryItem} HistoryItem */

/**
 * What `ask` returns, asked once while the position stands, and only if somebody wants to know.
 * @template T
 * @param {Pick<State, "answers">} state
 * @param {string} question
 * @param {() => T} ask
 * @returns {T}
 */
export function once({ answers }, question, ask) {
  if (!answers.has(question)) answers.set(question, ask());
  return /** @type {T} */ (answers.get(question));
}

/** Returns all legal moves. @param {Pick<State, "answers" | "status" | "game">} state */
export const legalMoves = (state) => once(state, "moves", () => (state.status.outcome ? [] : state.game.legal_moves()));

/** Returns the pieces in Time Out. @param {Pick<State, "answers" | "info" | "game">} state */
export const entriesOf = (state) =>
  state.info.time_out ? once(state, "entries", () => state.game.rematerialize_targets()) : [];

/** Returns what the players have to know besides whose turn it is. @param {State} state */
export const noticeOf = (state) => once(state, "notice", () => state.family.notice(state));

/** Returns what is picked, as in the clicks of legal moves. @param {State} state */
export const pickedOf = ({ becomes, status, clicks }) =>
  becomes ? [String(status.waiting), `=${becomes}`, ...clicks] : clicks;

/** Whether a pawn waits, and it is not chosen yet what it becomes. @param {State} state */
export const owesPromotion = ({ becomes, status, moves }) => Boolean(status.waiting) && !becomes && moves.length > 0;

/** Returns a move as the package has it, with all its clicks. @param {State} state  @param {Move} move */
export const wholeMove = (state, move) =>
  (state.becomes && legalMoves(state).find(({ notation }) => notation === move.notation)) || move;

/** Explains why what a person means is not legal, or returns the move. @param {State} state  @param {string} text  @param {import("../types").Language} [language] */
export function explain({ becomes, moves, game }, text, language) {
  const [before] = becomes ? moves[0].notation.split(",") : [];
  return game.explain(before && !text.includes(",") ? `${before},${text}` : text, language);
}

/** Whether the same is picked in the same position of the same game. @param {State | null} one  @param {State} other */
export const isSamePick = (one, other) => isSamePosition(one, other) && one?.clicks === other.clicks;

/** Whether it is the same position of the same game. @param {State | null} one  @param {State} other */
export const isSamePosition = (one, other) => one?.game === other.game && one.position === other.position;

/** Returns the boards that are there; in some games they are others after a move. @param {Pick<State, "family" | "info"> & { board?: State["board"] }} state  @param {State["status"]} status */
export function boardsOf({ family, info, board }, status) {
  const present = family.present(info, status);
  const key = [info.id, ...present.boards.map(({ id }) => id)].join(" ");
  return board?.key === key ? board : geometry(info, present, key);
}

/** Returns the position before item `ply` of the line. @param {Pick<State, "start" | "line">} state  @param {number} ply */
export const positionBefore = ({ start, line }, ply) => (ply === 0 ? start : line.items[ply - 1].position);

/** Returns the piece on a cell of a position, in one letter. @param {Pick<import("../types").Rules, "pieces">} rules  @param {string} position  @param {string | undefined} cell */
export const pieceOn = (rules, position, cell) => rules.pieces(position).find((piece) => piece.cell === cell)?.piece;

/** The moves of items of histories. @type {WeakMap<HistoryItem, Move>} */
const played = new WeakMap();

/** Returns the move of item `ply` of the line; none if it is an agreement. @param {Pick<State, "rules" | "start" | "line">} state  @param {number} ply */
export function moveAt(state, ply) {
  const item = state.line.items[ply];
  if (!item?.move) return null;
  const known = played.get(item);
  if (known) return known;
  const move = state.rules.parse_notation(positionBefore(state, ply), item.move);
  played.set(item, move);
  return move;
}

/** Notes the move of an item, so that it need not be read again. @param {HistoryItem} item  @param {Move | undefined} move */
export function noteMove(item, move) {
  if (move) played.set(item, move);
}
