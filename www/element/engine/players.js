// Who moves which side: whoever sits at the table, only the page's code, or the engine at a level.

import { EngineClient } from "./client.js";

/** @typedef {import("../types").Side} Side */
/** @typedef {import("../types").Player} Player */
/** @typedef {import("../state/state.js").State} State */
/** @typedef {{ side: Side, level: number, about: "move" | "hint" | "offer" }} What what it is asked */
/** @typedef {{ items: readonly object[], ply: number }} Place a line and how far it was played */

/** How many levels the engine has. */
export const LEVELS = 10;
/** An answer that comes at once looks as if nothing had happened. */
const PAUSE = 350; // ms
/** How long it thinks about a hint, and about a position in an offer. */
const HINT = 1000; // ms
const OFFER = 300; // ms
/** It agrees to moves in a row if they cost it no more, in hundredths of a pawn. */
const PRICE = 30;

/** The player of an attribute: `engine 4`, `none`, or else a person. @param {string | null} text  @returns {Player} */
export function playerOf(text) {
  if (text === "none") return { kind: "none" };
  const level = /^engine(?:\s+(\d+))?$/.exec(text?.trim() ?? "");
  if (!level) return { kind: "human" };
  return { kind: "engine", level: Math.min(LEVELS, Math.max(1, Number(level[1] ?? 4))) };
}

/** @param {Player} player */
export const attributeOf = (player) => (player.kind === "engine" ? `engine ${player.level}` : player.kind);

/** @param {Place | null} place  @param {Place} other */
const isSame = (place, other) => place?.items === other.items && place.ply === other.ply;

export class Players {
  #client;
  /** What it is asked: for whom, and about which place. @type {(Place & What) | null} */
  #asked = null;
  /** Where it had its turn: one whose move does not come, or may not be played, is not asked again by itself. @type {(Place & { level: number }) | null} */
  #tried = null;
  /** Decides what a weak level overlooks in this game. */
  #seed = Math.floor(Math.random() * 2 ** 32);

  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.#client = new EngineClient(table);
  }

  /** Whether a person sits there for a side. @param {Side} side */
  isHuman(side) {
    return this.table.settings.players[side].kind === "human";
  }

  /** Whether a side is played elsewhere. */
  get isRemote() {
    const { white, black } = this.table.settings.players;
    return white.kind === "none" || black.kind === "none";
  }

  /** Whether a game with the engine goes on here. */
  get withEngine() {
    const { white, black } = this.table.settings.players;
    return white.kind === "engine" || black.kind === "engine";
  }

  /** The side for which it thinks about a move now. */
  get thinking() {
    return this.#asked?.about === "move" ? this.#asked.side : null;
  }

  /** What else it thinks about. */
  get busy() {
    return this.#asked && this.#asked.about !== "move" ? this.#asked.about : null;
  }

  /** Whether the engine is to move and its move did not come. */
  get isStuck() {
    const { game: state, settings } = this.table;
    if (!state || !this.#tried) return false;
    const player = settings.players[state.status.turn];
    return (
      player.kind === "engine" && player.level === this.#tried.level && isSame(this.#tried, state.line) && !this.#asked
    );
  }

  /** Asks the engine if it is to move, and takes back what it was asked before. */
  look() {
    const { game: state, settings } = this.table;
    if (!state) return this.free();
    const {
      line,
      due,
      status: { turn, outcome },
    } = state;
    const player = settings.players[turn];
    const here = isSame(this.#asked, line) && this.#asked?.side === turn;
    if (!isSame(this.#tried, line)) this.#tried = null;
    if (!outcome && player.kind === "engine" && (due || line.ply === line.items.length)) {
      if (this.#tried?.level === player.level || (here && this.#asked?.level === player.level)) return;
      this.#drop();
      this.#move(state, turn, player.level);
    } else {
      if (!here || this.#asked?.about === "move") this.#drop();
      if (!this.#asked && !this.withEngine) this.#client.close();
    }
  }

  /** @param {State} state  @param {Side} side  @param {number} level */
  async #move(state, side, level) {
    const { items, ply } = state.line;
    const choice = await this.#ask(state, { side, level, about: "move" }, { level, seed: this.#seed }, PAUSE);
    if (!choice) return;
    this.#tried = { items, ply, level };
    await this.table.act(() => this.table.play(choice.move, "engine"))();
  }

  /** Shows a good move for whoever is to move. */
  async hint() {
    const { state } = this.table;
    const { turn, outcome } = state.status;
    if (outcome) return this.table.refused({ text: "The game is over: there is no move." });
    if (!this.isHuman(turn) || this.#asked) return;
    const asking = this.#ask(state, { side: turn, level: 0, about: "hint" }, { ms: HINT });
    this.table.changed();
    const choice = await asking;
    if (!choice) return;
    state.hint = choice.move;
    this.table.say({ tone: "info", text: `A good move: ${choice.move.notation}` });
  }

  /** Whether the engine, as the side that waits, agrees to `n` moves in a row; null if the question was taken back. @param {number} n */
  async agrees(n) {
    const { state } = this.table;
    const game = state.rules.Game.from_record(state.game.record());
    this.#drop();
    try {
      const now = await this.#evaluate(state, game);
      game.agree_speed(n);
      const then = now === null ? null : await this.#evaluate(state, game);
      return now === null || then === null ? null : then >= now - PRICE;
    } finally {
      game.free();
    }
  }

  /** Whether the engine, as the side that waits, is content with a draw; null if the question was taken back. */
  async takesDraw() {
    const { state } = this.table;
    this.#drop();
    const score = await this.#evaluate(state, state.game);
    return score === null ? null : score <= 0;
  }

  /** The score of a game for the side that waits at the table. @param {State} state  @param {import("../types").Game} game */
  async #evaluate(state, game) {
    const { turn } = state.status;
    const asking = this.#ask(state, { side: turn, level: 0, about: "offer" }, { ms: OFFER }, 0, game);
    const sign = game.status().turn === turn ? -1 : 1;
    this.table.changed();
    const choice = await asking;
    return choice && sign * choice.score;
  }

  /**
   * What the engine would play; nothing if the question was taken back. What goes wrong is said, and the game stays.
   * @param {State} state
   * @param {What} what
   * @param {import("../../../src/wasm/js/types").EngineOptions} options
   * @param {number} [pause]
   * @param {import("../types").Game} [game] another than that on the table
   */
  async #ask(state, what, options, pause = 0, game = state.game) {
    const { items, ply } = state.line;
    const asked = { ...what, items, ply };
    this.#asked = asked;
    try {
      const choosing = this.#client.choose(game, options);
      const [choice] = await Promise.all([choosing, new Promise((done) => setTimeout(done, pause))]);
      if (this.#asked !== asked) return null;
      this.#asked = null;
      return choice;
    } catch (error) {
      if (this.#asked !== asked) return null;
      this.#asked = null;
      if (what.about === "move") this.#tried = { items, ply, level: what.level };
      this.table.sayError(error);
      return null;
    }
  }

  /** Ends the engine's thought with what it has found; asks again where nothing came. */
  hurry() {
    if (!this.isStuck) return this.#client.hurry();
    this.#tried = null;
    this.table.changed();
  }

  #drop() {
    this.#asked = null;
    this.#client.drop();
  }

  free() {
    this.#asked = null;
    this.#client.close();
  }
}
