// The engine looks at every position of the game, and finds the moves by which it turned.

import { EngineClient } from "./client.js";
import { playOn, textOf } from "../state/line.js";
import { positionBefore } from "../state/state.js";
import { chanceOf, seenBy } from "./evaluation.js";

/** @typedef {import("../types").Game} Game */
/** @typedef {import("../types").HistoryItem} HistoryItem */
/** @typedef {import("../types").State} State */
/** @typedef {{ white: number, best?: string }} Found what White would make of a hundred games, and the best move */
/** @typedef {{ name: "blunder" | "mistake" | "inaccuracy", sign: string, least: number }} Grade what a move costs at least, of a hundred */
/** @typedef {{ grade: Grade, from: number, to: number, better: string }} Verdict on a move: the chances of who made it, and a better one */

/** How many positions it looks at for each of the game. */
const NODES = 20_000;

/** @type {Grade[]} */
export const GRADES = [
  { name: "blunder", sign: "??", least: 30 },
  { name: "mistake", sign: "?", least: 20 },
  { name: "inaccuracy", sign: "?!", least: 10 },
];

export class Review {
  #client = new EngineClient();
  #found;
  #failed;
  /** What was found of the position to which an item led; of the first, by the game on the table. @type {WeakMap<object, Found>} */
  #findings = new WeakMap();
  /** The game that is looked at now. @type {State | null} */
  #asked = null;
  /** Grows with each position that was looked at. */
  revision = 0;

  /** @param {{ found: () => void, failed: (error: unknown) => void }} tell called when there is more to show, or nothing */
  constructor({ found, failed }) {
    this.#found = found;
    this.#failed = failed;
  }

  get isRunning() {
    return this.#asked !== null;
  }

  /** What was found of the position at a ply. @param {State} state  @param {number} ply */
  at(state, ply) {
    return this.#findings.get(keyOf(state, ply));
  }

  /** What was found of all positions, one after the other. @param {State} state */
  evaluations(state) {
    return Array.from({ length: state.line.items.length + 1 }, (_, ply) => this.at(state, ply));
  }

  /** What is to be said against the move of an item. @param {State} state  @param {number} ply  @returns {Verdict | null} */
  verdict(state, ply) {
    const item = state.line.items[ply];
    const [before, after] = item ? [this.at(state, ply), this.at(state, ply + 1)] : [];
    return before && after ? verdictOn(item, before, after) : null;
  }

  /** A verdict in words. @param {State} state  @param {number} ply  @param {Verdict} verdict */
  words(state, ply, { grade, from, to, better }) {
    const { words, rules, settings, line } = state;
    const { language } = settings;
    const text = rules.format_notation(positionBefore(state, ply), better, { language, short: true });
    return words.analysis.verdict(grade.name, line.items[ply].side, from, to, text);
  }

  /** Ends where it is about another game, or nobody wants to know any more. @param {State} state */
  follow({ analyzing, line }) {
    if (this.#asked && !(analyzing && line.items === this.#asked.line.items)) this.stop();
  }

  /** Looks at what was not looked at yet. @param {State} state */
  async start(state) {
    this.#asked = state;
    const { items } = state.line;
    const game = new state.rules.Game(/** @type {any} */ (state.start));
    try {
      for (let ply = 0; ply <= items.length; ply++) {
        if (ply > 0) play(game, items[ply - 1]);
        if (!this.at(state, ply)) await this.#look(state, game, ply);
        if (this.#asked !== state) return;
      }
    } catch (error) {
      if (this.#asked === state) this.#failed(error);
    } finally {
      game.free();
      if (this.#asked === state) {
        this.stop();
        this.#found();
      }
    }
  }

  /** Looks at the position that a game has come to. @param {State} state  @param {Game} game  @param {number} ply */
  async #look(state, game, ply) {
    const after = await this.#evaluate(state, game);
    if (!after) return;
    const before = ply > 0 ? this.at(state, ply - 1) : undefined;
    const item = state.line.items[ply - 1];
    if (before?.best && verdictOn(item, before, after)) {
      // A ply further on its best move may look different: both moves are judged by what is seen after them.
      game.undo();
      playOn(game, before.best);
      const instead = await this.#evaluate(state, game);
      if (!instead) return;
      this.#findings.set(keyOf(state, ply - 1), { ...before, white: instead.white });
      game.undo();
      play(game, item);
    }
    this.#findings.set(keyOf(state, ply), after);
    this.revision++;
    this.#found();
  }

  /** @param {State} state  @param {Game} game  @returns {Promise<Found | null>} */
  async #evaluate({ rules }, game) {
    const { turn, outcome } = game.status();
    if (outcome) return { white: outcome.winner ? (outcome.winner === "white" ? 100 : 0) : 50 };
    const choice = await this.#client.choose(rules, game, { nodes: NODES });
    return choice && { white: seenBy(turn, chanceOf(choice)), best: choice.move.notation };
  }

  /** Takes the question back; what was found stays. */
  stop() {
    this.#asked = null;
    this.#client.close();
  }
}

/** @param {State} state  @param {number} ply */
const keyOf = ({ game, line }, ply) => (ply === 0 ? game : line.items[ply - 1]);

/** @param {HistoryItem} item  @param {Found} before  @param {Found} after  @returns {Verdict | null} */
function verdictOn({ side, move }, before, after) {
  if (!move || !before.best || move === before.best) return null;
  const [from, to] = [before, after].map(({ white }) => seenBy(side, white));
  const grade = GRADES.find(({ least }) => from - to >= least);
  return grade ? { grade, from: Math.round(from), to: Math.round(to), better: before.best } : null;
}

/** @param {Game} game  @param {HistoryItem} item */
const play = (game, item) => playOn(game, textOf(item));
