// The engine as a player: its moves, its hints, its answers to offers.

import { hasEngine, isHuman } from "../state/players.js";
import { positionBefore } from "../state/state.js";
import { advise } from "../state/transitions.js";
import { EngineClient } from "./client.js";
import { NO_GAIN, factsOf, gainOf, passed } from "./reasons.js";

/** @typedef {import("../types").Side} Side */
/** @typedef {import("../types").State} State */
/** @typedef {{ side: Side, level: number, about: "move" | "hint" | "offer" }} Question */
/** @typedef {{ items: readonly object[], ply: number }} Place a line and how far it was played */

/** One’s own move is seen alone, before the answer comes. */
const PAUSE = 700; // ms
/** How long it thinks about a hint, about what a side threatens, and about a position in an offer. */
const HINT = 1000; // ms
const THREAT = 200; // ms
const OFFER = 300; // ms
/** It agrees to moves in a row if they cost it no more, in hundredths of a pawn. */
const PRICE = 30;

/** @param {Place | null} place  @param {Place} other */
const isSame = (place, other) => place?.items === other.items && place.ply === other.ply;

export class Players {
  #client = new EngineClient();
  /** What it is asked: for whom, and about which place. @type {(Place & Question) | null} */
  #asked = null;
  /** Where it had its turn: one whose move does not come, or may not be played, is not asked again by itself. @type {(Place & { level: number }) | null} */
  #tried = null;
  /** Decides what a weak level overlooks in this game. */
  #seed = Math.floor(Math.random() * 2 ** 32);

  /** @param {import("../play.js").Play} table */
  constructor(table) {
    this.table = table;
  }

  /** Asks the engine if it is to move, and takes back what it was asked before. @param {State} state  @returns {State["engine"]} what it does now */
  follow(state) {
    this.#client.keepFor(state.rules);
    this.#look(state);
    const asked = this.#asked;
    const player = state.settings.players[state.status.turn];
    return {
      thinking: asked?.about === "move" ? asked.side : null,
      busy: asked && asked.about !== "move" ? asked.about : null,
      stuck: !asked && player.kind === "engine" && this.#isTried(state.line, player.level),
    };
  }

  /** @param {Place} line  @param {number} level */
  #isTried(line, level) {
    return isSame(this.#tried, line) && this.#tried?.level === level;
  }

  /** @param {State} state */
  #look(state) {
    const {
      line,
      due,
      status: { turn, outcome },
    } = state;
    const player = state.settings.players[turn];
    const here = isSame(this.#asked, line) && this.#asked?.side === turn;
    if (!isSame(this.#tried, line)) this.#tried = null;
    if (!outcome && player.kind === "engine" && (due || line.ply === line.items.length)) {
      if (this.#tried?.level === player.level || (here && this.#asked?.level === player.level)) return;
      this.#drop();
      this.#move(state, turn, player.level);
    } else {
      if (!here || this.#asked?.about === "move") this.#drop();
      if (!this.#asked && !hasEngine(state)) this.#client.close();
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
    const { table } = this;
    const state = table.playing;
    const { turn, outcome } = state.status;
    if (outcome) return table.refused({ text: state.words.refusals.noHint });
    if (!isHuman(state, turn) || this.#asked) return;
    const asking = this.#ask(state, { side: turn, level: 0, about: "hint" }, { ms: HINT });
    table.redraw();
    const choice = await asking;
    if (!choice) return;
    const { rules, position } = state;
    /** @param {string} at */
    const threat = async (at) => (choice.mate === undefined ? this.#threat(state, at) : NO_GAIN);
    const before = await threat(position);
    const after = before && (await threat(rules.apply(position, choice.move.notation)));
    if (!before || !after) return;
    const start = positionBefore(state, Math.max(0, state.line.ply - 1));
    table.show(advise(table.playing, choice.move, factsOf(rules, position, choice, { start, before, after })));
  }

  /** What a side would gain if the other one passed; null if the question was taken back. @param {State} state  @param {string} position in which the other one is to move */
  async #threat(state, position) {
    const { rules } = state;
    const next = passed(rules, position);
    if (!next) return NO_GAIN;
    const game = new rules.Game(next);
    try {
      const question = { side: state.status.turn, level: 0, about: /** @type {const} */ ("hint") };
      const choice = await this.#ask(state, question, { ms: THREAT }, 0, game);
      return choice && gainOf(rules, next, choice);
    } finally {
      game.free();
    }
  }

  /** Whether the engine, as the side that waits, agrees to `n` moves in a row; null if the question was taken back. @param {number} n */
  async agrees(n) {
    const state = this.table.playing;
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
    const state = this.table.playing;
    this.#drop();
    const score = await this.#evaluate(state, state.game);
    return score === null ? null : score <= 0;
  }

  /** The score of a game for the side that waits at the table. @param {State} state  @param {import("../types").Game} game */
  async #evaluate(state, game) {
    const { turn } = state.status;
    const asking = this.#ask(state, { side: turn, level: 0, about: "offer" }, { ms: OFFER }, 0, game);
    const sign = game.status().turn === turn ? -1 : 1;
    this.table.redraw();
    const choice = await asking;
    return choice && sign * choice.score;
  }

  /**
   * What the engine would play; nothing if the question was taken back. What goes wrong is said, and the game stays.
   * @param {State} state
   * @param {Question} question
   * @param {import("../../../src/wasm/js/types").EngineOptions} options
   * @param {number} [pause]
   * @param {import("../types").Game} [game] another than that on the table
   */
  async #ask(state, question, options, pause = 0, game = state.game) {
    const { items, ply } = state.line;
    const asked = { ...question, items, ply };
    this.#asked = asked;
    try {
      const choosing = this.#client.choose(state.rules, game, options);
      const [choice] = await Promise.all([choosing, new Promise((done) => setTimeout(done, pause))]);
      if (this.#asked !== asked) return null;
      this.#asked = null;
      return choice;
    } catch (error) {
      if (this.#asked !== asked) return null;
      this.#asked = null;
      if (question.about === "move") this.#tried = { items, ply, level: question.level };
      this.table.sayError(error);
      return null;
    }
  }

  /** Ends the engine's thought with what it has found; asks again where nothing came. */
  hurry() {
    if (!this.table.playing.engine.stuck) return this.#client.hurry();
    this.#tried = null;
    this.table.redraw();
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
