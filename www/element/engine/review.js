// The engine looks at every position of the game, and finds the moves by which it turned.

import { EngineClient } from "./client.js";
import { playOn } from "../state/line.js";
import { SIDES } from "../words/sentences.js";
import { chanceOf, seenBy } from "./evaluation.js";

/** @typedef {import("../types").Game} Game */
/** @typedef {import("../types").HistoryItem} HistoryItem */
/** @typedef {{ white: number, best?: string }} Found what White would make of a hundred games, and the best move */
/** @typedef {{ name: string, plural: string, sign: string, least: number }} Grade what a move costs at least, of a hundred */
/** @typedef {{ grade: Grade, from: number, to: number, better: string }} Verdict on a move: the chances of who made it, and a better one */

/** How many positions it looks at for each of the game. */
const NODES = 20_000;

/** @type {Grade[]} */
export const GRADES = [
  { name: "blunder", plural: "blunders", sign: "??", least: 30 },
  { name: "mistake", plural: "mistakes", sign: "?", least: 20 },
  { name: "inaccuracy", plural: "inaccuracies", sign: "?!", least: 10 },
];

export class Review {
  #client;
  /** What was found of the position to which an item led; of the first, by the game on the table. @type {WeakMap<object, Found>} */
  #found = new WeakMap();
  /** What is looked at now. @type {{ items: readonly HistoryItem[] } | null} */
  #asked = null;
  /** Grows with each position that was looked at. */
  revision = 0;

  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.#client = new EngineClient(table);
  }

  get isRunning() {
    return this.#asked !== null;
  }

  /** What was found of the position at a ply. @param {number} ply */
  at(ply) {
    return this.#found.get(this.#key(ply));
  }

  /** @param {number} ply */
  #key(ply) {
    const { state } = this.table;
    return ply === 0 ? state : state.line.items[ply - 1];
  }

  /** What was found of all positions, one after the other. */
  get evaluations() {
    return Array.from({ length: this.table.state.line.items.length + 1 }, (_, ply) => this.at(ply));
  }

  /** What is to be said against the move of an item. @param {number} ply  @returns {Verdict | null} */
  verdict(ply) {
    const [before, after] = [this.at(ply), this.at(ply + 1)];
    return before && after ? this.#verdict(this.table.state.line.items[ply], before, after) : null;
  }

  /** @param {HistoryItem} item  @param {Found} before  @param {Found} after  @returns {Verdict | null} */
  #verdict({ side, move }, before, after) {
    if (!move || !before.best || move === before.best) return null;
    const [from, to] = [before, after].map(({ white }) => seenBy(side, white));
    const grade = GRADES.find(({ least }) => from - to >= least);
    return grade ? { grade, from: Math.round(from), to: Math.round(to), better: before.best } : null;
  }

  /** A verdict in words. @param {number} ply  @param {Verdict} verdict */
  words(ply, { grade, from, to, better }) {
    const {
      state,
      settings: { language },
    } = this.table;
    const text = state.rules.format_notation(state.positionBefore(ply), better, { language, short: true });
    return `${grade.name.replace(/^./, (letter) => letter.toUpperCase())}: ${SIDES[state.line.items[ply].side]}’s chances fall from ${from} to ${to} of 100; better was ${text}`;
  }

  /** Ends where it is about another game, or nobody wants to know any more. */
  look() {
    const { analysis, game } = this.table;
    if (this.#asked && !(analysis.on && game?.line.items === this.#asked.items)) this.stop();
  }

  /** Looks at what was not looked at yet. */
  async start() {
    const { state } = this.table;
    const asked = { items: state.line.items };
    this.#asked = asked;
    const game = new state.rules.Game(/** @type {any} */ (state.start));
    try {
      for (let ply = 0; ply <= asked.items.length; ply++) {
        if (ply > 0) play(game, asked.items[ply - 1]);
        if (!this.at(ply)) await this.#look(game, ply);
        if (this.#asked !== asked) return;
      }
    } catch (error) {
      if (this.#asked === asked) this.table.sayError(error);
    } finally {
      game.free();
      if (this.#asked === asked) {
        this.stop();
        this.#tell();
      }
    }
  }

  /** Looks at the position that a game has come to. @param {Game} game  @param {number} ply */
  async #look(game, ply) {
    const after = await this.#evaluate(game);
    if (!after) return;
    const before = ply > 0 ? this.at(ply - 1) : undefined;
    const item = this.table.state.line.items[ply - 1];
    if (before?.best && this.#verdict(item, before, after)) {
      // A ply further on its best move may look different: both moves are judged by what is seen after them.
      game.undo();
      playOn(game, before.best);
      const instead = await this.#evaluate(game);
      if (!instead) return;
      this.#found.set(this.#key(ply - 1), { ...before, white: instead.white });
      game.undo();
      play(game, item);
    }
    this.#found.set(this.#key(ply), after);
    this.revision++;
    this.#tell();
  }

  /** @param {Game} game  @returns {Promise<Found | null>} */
  async #evaluate(game) {
    const { turn, outcome } = game.status();
    if (outcome) return { white: outcome.winner ? (outcome.winner === "white" ? 100 : 0) : 50 };
    const choice = await this.#client.choose(game, { nodes: NODES });
    return choice && { white: seenBy(turn, chanceOf(choice)), best: choice.move.notation };
  }

  /** Takes the question back; what was found stays. */
  stop() {
    this.#asked = null;
    this.#client.close();
  }

  /** Shows what is known now. */
  #tell() {
    const { analysis, moves } = this.table;
    analysis.chart.render();
    moves.render();
  }
}

/** @param {Game} game  @param {HistoryItem} item */
const play = (game, { move, speed }) => playOn(game, move ?? `speed${speed}`);
