// Everything that changes a state, by what happened. A transition returns another state and leaves the old one alone.

import { boardsOf, legalMoves, moveAt } from "./state.js";
import { past } from "./line.js";
import { isHuman, isRemote } from "./players.js";
import { has } from "../own.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Appearance} Appearance */
/** @typedef {import("../types").Line} Line */
/** @typedef {import("../types").Move} Move */
/** @typedef {Pick<State, "rules" | "info" | "family" | "game" | "start">} Game */

/** Nothing is picked, nothing is said. */
const FRESH = { clicks: [], pointed: null, preview: null, hint: null, message: null };

/**
 * Reads from the package what is always shown.
 * @param {Appearance & Game & Pick<State, "line" | "due" | "column" | "lookup" | "engine"> & { board?: State["board"] }} state
 * @param {string} [position]  @param {import("../types").Status} [told]
 * @returns {State}
 */
function read(state, position = state.game.position(), told = state.game.status()) {
  const { ended, ply, items } = state.line;
  const status = ended && ply === items.length ? { ...told, outcome: told.outcome ?? ended } : told;
  const board = boardsOf(state, status);
  return promote(
    {
      ...state,
      ...FRESH,
      status,
      board,
      position,
      answers: new Map(),
      history: past(state.line),
      column: state.column && board.columns.has(state.column) ? state.column : null,
      last: moveAt(state, ply - 1),
      becomes: null,
      moves: [],
      pieces: new Map(),
    },
    null,
  );
}

/** How a game is shown, without it. @param {Appearance} state  @returns {Appearance} */
export const appearanceOf = ({ words, settings, marks, drawPiece, room, flat, analyzing }) => ({
  words,
  settings,
  marks,
  drawPiece,
  room,
  flat,
  analyzing,
});

/** A game is put on the table. @param {Appearance} appearance  @param {Game & Pick<State, "line" | "lookup">} game  @param {import("../types").Status} status */
export const begin = (appearance, game, status) =>
  read(
    {
      ...appearanceOf(appearance),
      words: game.family.words,
      ...game,
      due: false,
      column: null,
      engine: { thinking: null, busy: null, stuck: false },
    },
    undefined,
    status,
  );

/**
 * The game has come to another ply, or to another line.
 * @param {State} state  @param {Line} line  @param {boolean} due whether a move led there  @param {string} [position] if it is known
 */
export const arrive = (state, line, due, position) => read({ ...state, line, due }, position);

/** It is chosen what a pawn that waits becomes before the move, or nothing yet. @param {State} state  @param {string | null} letter  @returns {State} */
export function promote(state, letter) {
  const { waiting, turn } = state.status;
  const legal = legalMoves(state);
  const pieces = new Map(state.game.pieces().map((piece) => [piece.cell, piece]));
  if (!letter) return { ...state, becomes: null, moves: legal, pieces };
  const piece = /** @type {import("../types").Piece["piece"]} */ (letter);
  if (waiting) pieces.set(waiting, { piece, side: turn, cell: waiting });
  const moves = legal
    .filter(({ clicks }) => clicks[1] === `=${letter}`)
    .map((move) => ({ ...move, clicks: move.clicks.slice(2) }));
  return { ...state, becomes: letter, moves, pieces };
}

/** Something else is picked, or a move is shown before it is played. @param {State} state  @param {readonly string[]} clicks  @param {Move | null} [pointed]  @returns {State} */
export const pick = (state, clicks, pointed = null) => ({ ...state, clicks, pointed, preview: null, message: null });

/** A piece in Time Out is looked at. @param {State} state  @param {State["preview"]} preview  @returns {State} */
export const lookAt = (state, preview) => ({ ...state, preview });

/** Captures take another path with the same ends and victims. @param {State} state  @param {ReadonlyMap<Move, Move>} paths  @returns {State} */
export const takePaths = (state, paths) => ({ ...state, moves: state.moves.map((move) => paths.get(move) ?? move) });

/** A column is shown, or the one of a cell. @param {State} state  @param {string | null} column  @returns {State} */
export const showColumn = (state, column) => ({ ...state, column });

/** @param {State} state  @param {string | undefined} cell */
export const showColumnOf = (state, cell) => showColumn(state, state.board.cells.get(cell ?? "")?.column ?? null);

/** Something is said, or what was said is taken away. @param {State} state  @param {State["message"]} message  @returns {State} */
export const say = (state, message) => ({ ...state, message });

/** The engine has found a move for whoever is to move. @param {State} state  @param {Move} hint  @param {import("../words/words").HintFacts} facts what is good about it  @returns {State} */
export const advise = (state, hint, facts) =>
  say({ ...state, hint }, { tone: "info", text: state.words.message.hint(hint, facts) });

/** The engine begins or ends to think for a player. @param {State} state  @param {State["engine"]} engine  @returns {State} */
export const think = (state, engine) => ({ ...state, engine });

/** A cell is looked up, or none. @param {State} state  @param {string} cell  @returns {State} */
export function lookUp(state, cell) {
  const near = state.board.cells.has(cell) ? state.family.steps(state)?.(cell) : undefined;
  return { ...state, lookup: cell ? { cell, near: near ?? new Set() } : null };
}

/** The game is shown in another way. Where a side is played elsewhere, nothing is analyzed; where nobody may choose a move any more, nothing is picked. @template {Appearance | State} T  @param {T} state  @param {Partial<Appearance["settings"]>} changes  @returns {T} */
export function set(state, changes) {
  const settings = { ...state.settings, ...changes };
  const next = { ...state, settings, analyzing: state.analyzing && !isRemote({ settings }) };
  if (!has(next, "game") || !mayChoose(/** @type {State} */ (state)) || mayChoose(next)) return next;
  return { ...next, ...(next.becomes && promote(next, null)), clicks: [], pointed: null };
}

/** Whether a person may choose a move. @param {State} state */
const mayChoose = (state) => state.settings.input === "play" && isHuman(state, state.status.turn);

/** The engine begins or ends to analyze. @template {Appearance} T  @param {T} state  @param {boolean} analyzing  @returns {T} */
export const analyze = (state, analyzing) => ({ ...state, analyzing: analyzing && !isRemote(state) });

/** Boards cannot be shown in space, or can again. @template {Appearance} T  @param {T} state  @param {Appearance["flat"]} flat  @returns {T} */
export const flatten = (state, flat) => ({ ...state, flat });

/** The page marks cells. @template {Appearance} T  @param {T} state  @param {Appearance["marks"]} marks  @returns {T} */
export const mark = (state, marks) => ({ ...state, marks });

/** Pieces have other drawings. @template {Appearance} T  @param {T} state  @param {Appearance["drawPiece"]} drawPiece  @returns {T} */
export const dress = (state, drawPiece) => ({ ...state, drawPiece });

/** There is more room, or less. @template {Appearance} T  @param {T} state  @param {Appearance["room"]} room  @returns {T} */
export const resize = (state, { width, height }) => ({ ...state, room: { width, height } });
