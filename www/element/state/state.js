// A game on the table, and what is picked of its next move. Everything about the rules comes from the package, once
// for each position.

import { geometry } from "./geometry.js";
import { past } from "./line.js";

/** @typedef {import("../types").Game} Game */
/** @typedef {import("../types").HistoryItem} HistoryItem */

/** The moves of items of histories. @type {WeakMap<HistoryItem, import("../types").Move>} */
const played = new WeakMap();

export class State {
  /** The present position. */
  position = "";
  /** @type {import("../types").Status} */
  status;
  /** What else was asked about the position, see `once`. @type {Map<string, unknown>} */
  answers = new Map();
  /** The items of the line that led to the position. @type {HistoryItem[]} */
  history = [];
  /** The boards as the position has them. @type {import("../types").Boards} */
  board;
  /** The legal moves; with a pawn that waits those that begin with what it becomes, without that click. @type {import("../types").Move[]} */
  moves = [];
  /** What a pawn that waits for its promotion becomes, once that is chosen. @type {string | null} */
  becomes = null;
  /** @type {Map<string, import("../types").Piece>} */
  pieces = new Map();
  /** The last move. @type {import("../types").Move | null} */
  last = null;

  /** Whether a move led here: then one whose turn it is may answer, also where the line goes on. */
  due = false;

  /** What was picked of the next move. @type {string[]} */
  clicks = [];
  /** A move that is shown before it is played. @type {import("../types").Move | null} */
  pointed = null;
  /** A move that the engine would play. @type {import("../types").Move | null} */
  hint = null;
  /** Moves of a line of the engine, drawn as arrows. @type {import("../types").Move[]} */
  arrows = [];
  /** An entry in Time Out that is only looked at. @type {import("../types").Rematerialization | null} */
  preview = null;
  /** @type {import("../types").Message | null} */
  message = null;
  /** The column shown in the chooser. @type {string | null} */
  column = null;
  /** A cell looked up, and those near it. @type {{ cell: string, near: Set<string> } | null} */
  lookup = null;

  /**
   * @param {import("../types").Rules} rules
   * @param {import("../types").VariantInfo} info
   * @param {import("../types").Family} family
   * @param {Game} game at the ply of the line
   * @param {import("../types").Line} line
   * @param {import("../types").Status} status
   */
  constructor(rules, info, family, game, line, status) {
    this.rules = rules;
    this.info = info;
    this.family = family;
    this.game = game;
    /** The first position. */
    this.start = game.start();
    this.line = line;
    this.status = status;
    this.board = this.boards();
    this.refresh(this.status);
  }

  /** Reads again from the package what is always shown: the position has changed. @param {import("../types").Status} [status] */
  refresh(status = this.game.status()) {
    const { game } = this;
    const { ended, ply, items } = this.line;
    this.status = ended && ply === items.length ? { ...status, outcome: status.outcome ?? ended } : status;
    this.position = game.position();
    this.answers = new Map();
    this.history = past(this.line);
    this.board = this.boards();
    if (this.column && !this.board.columns.has(this.column)) this.column = null;
    this.become(null);
    this.last = this.moveAt(this.line.ply - 1);
    this.clicks = [];
    this.pointed = null;
    this.hint = null;
    this.arrows = [];
    this.preview = null;
    this.message = null;
  }

  /** Chooses what a pawn that waits becomes before the move, or nothing yet. @param {string | null} letter */
  become(letter) {
    const { waiting, turn } = this.status;
    this.becomes = letter;
    this.moves = letter
      ? this.legal
          .filter(({ clicks }) => clicks[1] === `=${letter}`)
          .map((move) => ({ ...move, clicks: move.clicks.slice(2) }))
      : this.legal;
    this.pieces = new Map(this.game.pieces().map((piece) => [piece.cell, piece]));
    if (letter && waiting)
      this.pieces.set(waiting, {
        piece: /** @type {import("../types").Piece["piece"]} */ (letter),
        side: turn,
        cell: waiting,
      });
  }

  /** A move as the package has it, with all its clicks. @param {import("../types").Move} move */
  whole(move) {
    return (this.becomes && this.legal.find(({ notation }) => notation === move.notation)) || move;
  }

  /** All legal moves. */
  get legal() {
    return this.once("moves", () => (this.status.outcome ? [] : this.game.legal_moves()));
  }

  /** What is picked, as in the clicks of legal moves. */
  get picked() {
    return this.becomes ? [String(this.status.waiting), `=${this.becomes}`, ...this.clicks] : this.clicks;
  }

  /** Whether a pawn waits, and it is not chosen yet what it becomes. */
  get owes() {
    return Boolean(this.status.waiting) && !this.becomes && this.moves.length > 0;
  }

  /** Why what a person means is not legal, or the move. @param {string} text  @param {import("../types").Language} [language] */
  explain(text, language) {
    const [before] = this.becomes ? this.moves[0].notation.split(",") : [];
    return this.game.explain(before && !text.includes(",") ? `${before},${text}` : text, language);
  }

  /** The boards that are there; in some games they are others after a move. */
  boards() {
    const present = this.family.present(this.info, this.status);
    const key = [this.info.id, ...present.boards.map((board) => board.id)].join(" ");
    return this.board?.key === key ? this.board : geometry(this.info, present, key);
  }

  /**
   * What `ask` gives, asked once while the position stands, and only if somebody wants to know.
   * @template T
   * @param {string} question
   * @param {() => T} ask
   * @returns {T}
   */
  once(question, ask) {
    if (!this.answers.has(question)) this.answers.set(question, ask());
    return /** @type {T} */ (this.answers.get(question));
  }

  /** The pieces in Time Out. */
  get entries() {
    return this.info.time_out ? this.once("entries", () => this.game.rematerialize_targets()) : [];
  }

  /** The position before item `ply` of the line. @param {number} ply */
  positionBefore(ply) {
    return ply === 0 ? this.start : this.line.items[ply - 1].position;
  }

  /** The move of item `ply` of the line; none if it is an agreement. @param {number} ply */
  moveAt(ply) {
    const item = this.line.items[ply];
    if (!item?.move) return null;
    const known = played.get(item);
    if (known) return known;
    const move = this.rules.parse_notation(this.positionBefore(ply), item.move);
    played.set(item, move);
    return move;
  }

  /** Notes the move of an item, so that it need not be read again. @param {HistoryItem} item  @param {import("../types").Move | undefined} move */
  static note(item, move) {
    if (move) played.set(item, move);
  }
}
