// An engine of one's own at a table. It starts with the first question, answers the last one only, and ends with its family.

/** @typedef {import("../types").Game} Game */
/** @typedef {import("../../../src/wasm/js/types").EngineOptions} EngineOptions */
/** @typedef {import("../../../src/wasm/js/types").Thought} Thought */

export class EngineClient {
  /** @type {InstanceType<import("../types").Rules["Engine"]> | null} */
  #engine = null;
  /** How the present question is taken back. @type {AbortController | null} */
  #control = null;

  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  /** Takes back what it was asked, for another question. */
  #ask() {
    this.drop();
    this.#control = new AbortController();
    this.#engine ??= new this.table.state.rules.Engine();
    return { engine: this.#engine, signal: this.#control.signal };
  }

  /** The move that it would play; null if the question was taken back. @param {Game} game  @param {EngineOptions} options */
  async choose(game, options) {
    const { engine, signal } = this.#ask();
    try {
      const choice = await engine.choose(game, { ...options, signal });
      return signal.aborted ? null : choice;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  }

  /** What it thinks, until the question is taken back. @param {Game} game  @param {EngineOptions} options  @returns {AsyncGenerator<Thought, void, void>} */
  async *analyse(game, options) {
    const { engine, signal } = this.#ask();
    try {
      for await (const thought of engine.analyse(game, { ...options, signal })) {
        if (signal.aborted) return;
        yield thought;
      }
    } catch (error) {
      if (!signal.aborted) throw error;
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
    const { game } = this.table;
    if (this.#engine && game && !(this.#engine instanceof game.rules.Engine)) this.#end();
  }

  /** Ends the worker. */
  close() {
    this.drop();
    this.#end();
  }

  #end() {
    this.#engine?.close();
    this.#engine = null;
  }
}
