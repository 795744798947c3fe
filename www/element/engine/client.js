// An engine of one's own at a table. It starts with the first question, answers the last one only, and ends with its family.

/** @typedef {import("../types").Game} Game */
/** @typedef {import("../types").Rules} Rules */
/** @typedef {import("../../../src/wasm/js/types").EngineOptions} EngineOptions */
/** @typedef {import("../../../src/wasm/js/types").MatesOptions} MatesOptions */
/** @typedef {import("../../../src/wasm/js/types").PerftOptions} PerftOptions */
/** @typedef {import("../../../src/wasm/js/types").Thought} Thought */

export class EngineClient {
  /** @type {InstanceType<Rules["Engine"]> | null} */
  #engine = null;
  /** How the present question is taken back. @type {AbortController | null} */
  #control = null;

  /** Ends the engine of another family. @param {Rules} rules */
  keepFor(rules) {
    if (this.#engine && !(this.#engine instanceof rules.Engine)) this.close();
  }

  /** Takes back what it was asked, for another question. @param {Rules} rules */
  #ask(rules) {
    this.drop();
    this.keepFor(rules);
    this.#control = new AbortController();
    this.#engine ??= new rules.Engine();
    return { engine: this.#engine, signal: this.#control.signal };
  }

  /** The move that it would play; null if the question was taken back. @param {Rules} rules  @param {Game} game  @param {EngineOptions} options */
  choose(rules, game, options) {
    return this.#result(rules, (engine, signal) => engine.choose(game, { ...options, signal }));
  }

  /** What it thinks, until the question is taken back. @param {Rules} rules  @param {Game} game  @param {EngineOptions} options  @returns {AsyncGenerator<Thought, void, void>} */
  async *analyse(rules, game, options) {
    const { engine, signal } = this.#ask(rules);
    try {
      for await (const thought of engine.analyse(game, { ...options, signal })) {
        if (signal.aborted) return;
        yield thought;
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** All wins by force; null if the question was taken back. @param {Rules} rules  @param {string} position  @param {MatesOptions} options */
  mates(rules, position, options) {
    return this.#from(rules, position, (engine, game, signal) => engine.mates(game, { ...options, signal }));
  }

  /** The counts of move sequences; null if the question was taken back. @param {Rules} rules  @param {string} position  @param {PerftOptions} options */
  perft(rules, position, options) {
    return this.#from(rules, position, (engine, game, signal) => engine.perft(game, { ...options, signal }));
  }

  /**
   * Asks about a position.
   * @template R
   * @param {Rules} rules
   * @param {string} position
   * @param {(engine: InstanceType<Rules["Engine"]>, game: Game, signal: AbortSignal) => Promise<R>} ask
   */
  async #from(rules, position, ask) {
    const game = new rules.Game(position);
    try {
      return await this.#result(rules, (engine, signal) => ask(engine, game, signal));
    } finally {
      game.free();
    }
  }

  /**
   * @template R
   * @param {Rules} rules
   * @param {(engine: InstanceType<Rules["Engine"]>, signal: AbortSignal) => Promise<R>} ask
   */
  async #result(rules, ask) {
    const { engine, signal } = this.#ask(rules);
    try {
      const result = await ask(engine, signal);
      return signal.aborted ? null : result;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  }

  /** Ends the present thought with what it has found. */
  hurry() {
    this.#engine?.stop();
  }

  /** Takes back what it was asked. */
  drop() {
    this.#control?.abort();
    this.#control = null;
  }

  /** Ends the worker. */
  close() {
    this.drop();
    this.#engine?.close();
    this.#engine = null;
  }
}
