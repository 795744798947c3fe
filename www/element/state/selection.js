// What is picked of the next move, and what that leaves open. Driven only by the `clicks` of the legal moves.

import { aloneIn, other } from "./players.js";
import { entriesOf, once, pieceOn, positionBefore } from "./state.js";
import { endings, jumpedAt, capturePath } from "./capture-path.js";
import { own } from "../own.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Move} Move */

/** The click that sends a piece into Time Out. */
export const TRAY = "→";

/** The legal moves that begin with what was picked. @param {State} state */
export function matching({ moves, clicks }) {
  return moves.filter((move) => clicks.every((click, i) => move.clicks[i] === click));
}

/** What can be picked next: click -> the moves that remain. Castling takes the cell where the king lands as well. @param {State} state */
export function options(state) {
  /** @type {Map<string, Move[]>} */
  const next = new Map();
  const moves = matching(state);
  for (const move of moves) {
    const click = move.clicks[state.clicks.length];
    if (click === undefined) continue;
    const others = next.get(click);
    if (others) others.push(move);
    else next.set(click, [move]);
  }
  for (const move of moves) {
    if (move.kind === "castling" && move.to && state.clicks.length === 1 && !next.has(move.to))
      next.set(move.to, [move]);
  }
  return next;
}

/** Whether a click is on the boards: a cell, or a place of boards that move. @param {State} state  @param {string} token */
export const isPlace = ({ board }, token) => board.cells.has(token) || board.mounts.has(token);

/** Whether a move begins there. @param {State} state  @param {string} token */
export const starts = (state, token) =>
  once(state, `starts ${state.becomes}`, () => new Set(state.moves.map((move) => move.clicks[0]))).has(token);

/** The entry in Time Out that is picked or looked at. @param {State} state */
export function chosenEntry(state) {
  return state.preview ?? entriesOf(state).find((entry) => entry.entry === state.clicks[0]) ?? null;
}

/** The entry that has to return in this turn, if there is one. @param {State} state */
export function dueEntry(state) {
  return entriesOf(state).find(
    (entry) => entry.side === state.status.turn && entry.length === entry.rounds && !entry.blocked,
  );
}

/** Why the picked piece could not return if it went into Time Out now. @param {State} state */
export function noReturn(state) {
  const [cell] = state.clicks;
  if (!state.info.time_out || state.clicks.length !== 1) return undefined;
  return once(state, `no return of ${cell}`, () => {
    const away = state.moves.find(({ clicks: [from, to] }) => from === cell && to === TRAY);
    if (!away) return undefined;
    const entries = state.rules.rematerialize_targets(state.rules.apply(state.position, away.notation), undefined, {
      language: state.words.locale,
    });
    return entries.find(({ origin, rounds }) => origin === cell && rounds === 0)?.blocked;
  });
}

/** The absent piece that left from one of some cells, rather one of the side to move. @param {State} state  @param {string[]} cells */
export function absentFrom(state, cells) {
  const here = entriesOf(state).filter(({ origin }) => cells.includes(origin));
  return here.find(({ side }) => side === state.status.turn) ?? here[0];
}

/** The piece on the board, or the board, that is picked. @param {State} state */
export const chosenPiece = (state) => state.pieces.get(state.clicks[0]) ?? state.family.boardAt(state, state.clicks[0]);

/** @type {Record<string, string>} */
const EFFECT = { capture: "capture", "en-passant": "capture", castling: "castling", move: "move" };

/** Whether moves to one place promote, and whether a person says to what. @param {Move[]} moves */
const promotion = (moves) => (moves[0].promoted ? true : moves.length > 1 && moves[0].promotion ? "choice" : false);

/** The mark of a place that moves lead to next. @param {State} state  @param {Move[]} moves  @returns {import("../types").Mark} */
function markOf(state, moves) {
  const at = state.clicks.length;
  const [move] = moves;
  if (move.path)
    return { effect: "jump", playable: true, takes: jumpedAt(state, move, at), more: move.clicks.length > at + 1 };
  return {
    effect: own(EFFECT, move.kind) ?? "move",
    playable: true,
    kind: state.family.kind(state, move),
    piece: move.piece,
    promotes: promotion(moves),
    passing: move.kind === "en-passant" ? move.captures[0] : undefined,
  };
}

/** The marks on target cells. @param {State} state  @returns {import("../types").Marks} */
export function targetMarks(state) {
  /** @type {import("../types").Marks} */
  const marks = new Map();
  const next = state.clicks.length ? options(state) : new Map();
  const entry = chosenEntry(state);
  if (entry) {
    for (const target of entry.targets)
      marks.set(target.cell, { ...target, playable: !state.preview && next.has(target.cell) });
    return marks;
  }
  for (const [click, moves] of next) {
    if (isPlace(state, click)) marks.set(click, markOf(state, moves));
  }
  for (const [cell, moves] of state.clicks.length ? endings(state) : []) {
    if (moves.length === 1 && !marks.has(cell)) marks.set(cell, { effect: "end", playable: true });
  }
  return marks;
}

/** The targets among marks, in the order of the boards. @param {State} state  @param {import("../types").Marks} marks */
export function targetsOf(state, marks) {
  const order = once(state, "order", () => new Map([...state.board.cells.keys()].map((cell, i) => [cell, i])));
  return [...marks]
    .filter(([, { playable }]) => playable)
    .sort(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

/** Cells that a move changed. @param {Move | null} move */
export function cellsOf(move) {
  if (!move) return new Set();
  if (move.forfeits) return new Set([move.from, ...move.forfeits]);
  const others = [move.rook, move.passenger].flatMap((other) => (other ? [other.from, other.to] : []));
  return new Set(
    [move.from, ...(move.path ?? []), move.to, ...others, move.promoted, move.waiting?.cell, ...move.captures].filter(
      Boolean,
    ),
  );
}

/** One line about what is picked. @param {State} state */
export function selectionWords(state) {
  const {
    family,
    becomes,
    words: { selection: said },
    status: { turn, waiting },
  } = state;
  const entry = chosenEntry(state);
  if (entry) return { title: said.entry(entry.piece, entry.origin), detail: said.inTimeOut };
  const piece = chosenPiece(state);
  if (!piece) return becomes ? { title: said.promotes(String(waiting), becomes), detail: said.chooseMove } : null;
  const title = said.piece(piece.piece, piece.cell);
  const legs = said.legs(
    state.clicks
      .slice(1)
      .map((to, i) => family.leg(state.clicks[i], to))
      .filter(Boolean),
  );
  if (state.pointed)
    return {
      title: said.points(turn, state.pointed.notation),
      detail: `${legs && `${legs}. `}${said.mayObject(other(turn))}`,
    };
  const { landings, jumped } = capturePath(state);
  if (landings.length) {
    const next = [...options(state).keys()];
    return {
      title: [title, ...landings].join(" × "),
      detail: `${legs && `${legs}; `}${said.jumped(jumped.size, next.length > 6 ? next.length : next)}`,
    };
  }
  const moves = state.moves.filter((move) => move.clicks[0] === piece.cell && move.kind !== "time-out");
  const most = Math.max(...moves.map((move) => move.path?.length ?? 0));
  if (moves[0]?.path) return { title, detail: said.captures(moves.length, most) };
  const ways = new Set(moves.map((move) => move.clicks.filter((click) => !click.startsWith("=")).join(" ")));
  const leaves = !ways.size && state.moves.some(({ clicks }) => clicks[0] === piece.cell);
  return { title, detail: leaves ? said.onlyTimeOut : said.moves(ways.size) };
}

/** The last move in words. @param {State} state */
export function moveWords(state) {
  const { words, last, history } = state;
  const item = history.at(-1);
  const isYours = item && aloneIn(state.settings) === other(item.side);
  return last && item ? words.status.move(last, item.side, victimOf(state, last), isYours) : "";
}

/** The piece that the last move took where it landed. @param {State} state  @param {Move} last */
function victimOf(state, { kind, path, to }) {
  if (path || (kind !== "capture" && kind !== "annihilation")) return undefined;
  const before = positionBefore(state, state.line.ply - 1);
  return once(state, "victim", () => pieceOn(state.rules, before, to));
}

/** The board that a click on an empty cell of it means, while nothing is picked: one that can move. @param {State} state  @param {string} token */
export function boardUnder({ board, clicks, moves, pieces }, token) {
  const id = board.cells.get(token)?.board.id;
  return !clicks.length && !pieces.has(token) && moves.some((move) => move.clicks[0] === id) ? id : undefined;
}
