// The engine as pages use it: in a worker where possible.
import { workerAddress } from "#worker";
import { HyperplyError } from "./error.js";
import { moduleInUse } from "./module.js";
import { Thinker } from "./thinker.js";

/** @typedef {import("./types").Game} Game */
/** @typedef {import("./types").Thought} Thought */
/** @typedef {import("./types").EngineOptions} EngineOptions */
/** @typedef {import("./thinker.js").Question} Question */

/** How long the engine searches before other tasks run, in a page without a worker, in milliseconds. */
const SHARE = 8;
const NAMES = ["level", "ms", "nodes", "depth", "seed", "lines"];

/** @param {string} message */
const wrong = (message) => new HyperplyError({ code: "bad-argument", message });

/** @param {string} message  @param {unknown} [cause] */
const lost = (message, cause) => new HyperplyError({ code: "engine-lost", message }, cause);

/** An error that the worker reports. @param {{ message: string, code: string }} fields */
const told = (fields) => Object.assign(new HyperplyError(fields), fields);

/** A worker with an engine in it. */
class Remote {
  /** @type {Worker} */
  #worker;
  #asked = 0;
  /** Handles the answers to the current question. @type {((data: any) => void) | undefined} */
  #hear;
  /** Why there will be no more answers. @type {unknown} */
  #dead;

  /** @param {Worker} worker */
  constructor(worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#hear?.(data);
    const die = (/** @type {unknown} */ cause) => {
      this.#dead = lost("The engine's worker crashed. The next call starts a new one.", cause);
      this.#hear?.({ id: this.#asked, lost: true });
    };
    worker.onerror = (event) => {
      event.preventDefault();
      die(event.message);
    };
    worker.onmessageerror = die;
  }

  /** Starts a worker with the module; undefined where that is impossible. @returns {Promise<Remote | undefined>} */
  static async start() {
    if (typeof Worker !== "function" || typeof URL.createObjectURL !== "function") return undefined;
    /** @type {string | undefined} */
    let address;
    try {
      address = workerAddress();
      const worker = new Worker(address, { name: "hyperply" });
      const isReady = await new Promise((done) => {
        worker.onmessage = () => done(true);
        worker.onerror = (event) => {
          event.preventDefault();
          done(false);
        };
        worker.postMessage({ module: moduleInUse() });
      });
      if (isReady) return new Remote(worker);
      worker.terminate();
    } catch {
      // A policy of the page forbids it, or the module can't be sent.
    } finally {
      if (address?.startsWith("blob:")) URL.revokeObjectURL(address);
    }
    return undefined;
  }

  get isDead() {
    return this.#dead !== undefined;
  }

  /** @param {Question} question  @param {() => boolean} isStopped  @returns {AsyncGenerator<Thought, void, void>} */
  async *think(question, isStopped) {
    const id = ++this.#asked;
    /** @type {any[]} */
    const heard = [];
    let wake = () => {};
    this.#hear = (data) => {
      if (data.id !== id) return;
      heard.push(data);
      wake();
    };
    this.#worker.postMessage({ id, question });
    this.stop = () => this.#worker.postMessage({ id, stop: true });
    if (isStopped()) this.stop();
    try {
      for (;;) {
        while (heard.length === 0 && !this.#dead)
          await new Promise((/** @type {(value?: unknown) => void} */ done) => {
            wake = () => done();
          });
        if (this.#dead) throw this.#dead;
        const { thought, error, done } = heard.shift();
        if (error) throw told(error);
        if (done) return;
        yield thought;
      }
    } finally {
      this.stop();
      this.stop = () => {};
      this.#hear = undefined;
    }
  }

  stop = () => {};

  free() {
    this.#dead ??= lost("The engine was closed.");
    this.#worker.terminate();
    this.#hear?.({ id: this.#asked, lost: true });
  }
}

/** Plays and analyzes; answers one question at a time, others wait. */
export class Engine {
  /** @type {EngineOptions} */
  #options;
  /** @type {Remote | Thinker | undefined} */
  #thinker;
  /** The end of the last question. @type {Promise<unknown>} */
  #last = Promise.resolve();
  #isStopped = false;
  #isClosed = false;

  /** @param {EngineOptions} [options] */
  constructor(options = {}) {
    this.#options = checked(options, "new Engine");
  }

  /** Rejects a call of a method on anything but an engine. @param {unknown} called */
  static #check(called) {
    if (typeof called === "object" && called !== null && #options in called) return;
    throw wrong("Call this method on an Engine, as in engine.choose(game).");
  }

  /**
   * Chooses a move.
   * @param {Game} game
   * @param {EngineOptions & { signal?: AbortSignal }} [options]
   */
  async choose(game, options = {}) {
    Engine.#check(this);
    /** @type {Thought | undefined} */
    let last;
    for await (const thought of this.#ask(game, options, "choose")) last = thought;
    const [best] = last?.lines ?? [];
    const move = best?.moves[0];
    if (!last || !best || !move)
      throw new HyperplyError({ code: "game-over", message: "The game is over, so there is no move to choose." });
    const { score, mate, moves: line } = best;
    return { move, line, score, ...(mate === undefined ? {} : { mate }), depth: last.depth, nodes: last.nodes };
  }

  /**
   * Analyzes a position until it is stopped.
   * @param {Game} game
   * @param {EngineOptions & { signal?: AbortSignal }} [options]
   */
  analyse(game, options = {}) {
    Engine.#check(this);
    return this.#ask(game, { ms: Infinity, ...options }, "analyse");
  }

  /** Ends the current question; its last answer is the best found so far. */
  stop() {
    Engine.#check(this);
    this.#isStopped = true;
    if (this.#thinker instanceof Remote) this.#thinker.stop();
  }

  /** Ends the worker and all questions, and frees their memory. */
  close() {
    Engine.#check(this);
    this.#isClosed = true;
    this.stop();
    if (this.#thinker instanceof Remote) this.#thinker.free();
    else this.#last.then(() => this.#thinker?.free());
  }

  /**
   * @param {Game} game
   * @param {EngineOptions & { signal?: AbortSignal }} given
   * @param {string} what
   * @returns {AsyncGenerator<Thought, void, void>}
   */
  async *#ask(game, { signal, ...own }, what) {
    const { ms = Infinity, ...limits } = checked({ ...this.#options, ...own }, what);
    const record = game?.record?.();
    if (typeof record !== "string") throw wrong(`${what}() needs a Game.`);
    if (this.#isClosed) throw lost("The engine was closed.");
    const isBounded = ["level", "nodes", "depth"].some((name) => name in limits) || ms < Infinity;
    const question = { record, limits, ms: isBounded || what === "analyse" ? ms : 1000 };
    const before = this.#last;
    let end = () => {};
    this.#last = new Promise((/** @type {(value?: unknown) => void} */ done) => {
      end = () => done();
    });
    const stop = () => this.stop();
    try {
      await before;
      signal?.throwIfAborted();
      this.#isStopped = false;
      signal?.addEventListener("abort", stop);
      const thinker = await this.#ready();
      for await (const thought of thinker.think(question, () => this.#isStopped || this.#isClosed)) {
        signal?.throwIfAborted();
        if (this.#isClosed) throw lost("The engine was closed.");
        yield thought;
      }
      signal?.throwIfAborted();
    } finally {
      signal?.removeEventListener("abort", stop);
      end();
    }
  }

  async #ready() {
    if (this.#thinker instanceof Remote && this.#thinker.isDead) this.#thinker = undefined;
    this.#thinker ??= (await Remote.start()) ?? new Thinker(SHARE);
    return this.#thinker;
  }
}
if (Symbol.dispose) Object.defineProperty(Engine.prototype, Symbol.dispose, { value: Engine.prototype.close });

/**
 * Rejects unknown options. The ranges of their numbers are checked by the module.
 * @param {EngineOptions} options
 * @param {string} of
 * @returns {Record<string, number>}
 */
function checked(options, of) {
  if (typeof options !== "object" || options === null)
    throw wrong(`${of}() takes an object with options, not ${options}.`);
  /** @type {Record<string, number>} */
  const known = {};
  for (const [name, value] of Object.entries(options)) {
    if (!NAMES.includes(name)) throw wrong(`${of}() has no option \`${name}\`. Its options are ${NAMES.join(", ")}.`);
    if (value === undefined) continue;
    if (name === "ms" && !(typeof value === "number" && value >= 0))
      throw wrong(`\`ms\` must be a number of milliseconds, 0 or more, not ${value}.`);
    known[name] = value;
  }
  return known;
}
