// The engine as pages use it: in a worker where possible.
import { workerAddress } from "#worker";
import { HyperplyError } from "./error.js";
import { moduleInUse } from "./module.js";
import { Thinker } from "./thinker.js";

/** @typedef {import("./types").Game} Game */
/** @typedef {import("./types").Thought} Thought */
/** @typedef {import("./types").EngineOptions} EngineOptions */
/** @typedef {import("./types").MatesOptions} MatesOptions */
/** @typedef {import("./types").PerftOptions} PerftOptions */
/** @typedef {import("./types").EngineSignal} Signal */
/** @typedef {import("./thinker.js").Question} Question */
/** @typedef {import("./thinker.js").Told} Told */

/** How long the engine searches before other tasks run, in a page without a worker, in milliseconds. */
const SHARE = 8;
const NAMES = ["level", "ms", "nodes", "depth", "seed", "lines", "language"];
/** What people are told if the game is over, or if each of its moves is refused (Q15). */
const NO_MOVE = {
  over: {
    code: "game-over",
    message: {
      en: "The game is over, so there is no move to choose.",
      de: "Die Partie ist zu Ende, es gibt also keinen Zug zu wählen.",
    },
  },
  complex: {
    code: "too-complex",
    rule: "Q15",
    message: {
      en: "Every move leads to a position that is too complex (Q15).",
      de: "Jeder Zug führt zu einer Stellung, die zu komplex ist (Q15).",
    },
  },
};
/** The most moves with which a mate is looked for, and the deepest perft. */
const MOST = 9;
/** The longest tree of mates: each of the winner's moves with an answer, or with more in a series (T23). */
const MOST_PLIES = 4 * MOST;

/** @param {string} message */
const wrong = (message) => new HyperplyError({ code: "bad-argument", message });

/** @param {string} message  @param {unknown} [cause] */
const lost = (message, cause) => new HyperplyError({ code: "engine-lost", message }, cause);

/** An error with all of its fields, as the worker reports it. @param {{ message: string, code: string }} fields */
const reported = (fields) => Object.assign(new HyperplyError(fields), fields);

/** A promise, and what fulfills it. @returns {[Promise<void>, () => void]} */
function event() {
  let happen = () => {};
  const promise = new Promise((/** @type {(value: void) => void} */ done) => {
    happen = done;
  });
  return [promise, happen];
}

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
      worker.terminate(); // an error ends no worker
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

  /** @param {Question} question  @param {() => boolean} isStopped  @returns {AsyncGenerator<Told, void, void>} */
  async *answer(question, isStopped) {
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
        const { told, error, done } = heard.shift();
        if (error) throw reported(error);
        if (done) return;
        yield told;
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
  /** How each question is interrupted. @type {Set<() => void>} */
  #interrupts = new Set();
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
    const thoughts = this.#think(game, object(options, "choose"), "choose");
    const { outcome } = game.status(); // it may go on while the engine thinks
    /** @type {Thought | undefined} */
    let last;
    for await (const thought of thoughts) last = thought;
    const [best] = last?.lines ?? [];
    const move = best?.moves[0];
    if (!last || !best || !move) {
      const { language = game.language } = { ...this.#options, ...options };
      const why = outcome ? NO_MOVE.over : NO_MOVE.complex;
      throw reported({ ...why, message: why.message[language ?? "en"] });
    }
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
    return this.#think(game, { ms: Infinity, ...object(options, "analyse") }, "analyse");
  }

  /**
   * Finds all moves that win by force.
   * @param {Game} game
   * @param {MatesOptions} options
   */
  async mates(game, options) {
    Engine.#check(this);
    const { onprogress, signal, ...given } = object(options, "mates");
    const position = asked(game, "position", "mates");
    const {
      moves,
      winner = game.status().turn,
      plies = 1,
    } = known(given, ["moves", "winner", "plies"], "mates", HEARD);
    if (winner !== "white" && winner !== "black")
      throw wrong(`\`winner\` must be \`white\` or \`black\`, not ${winner}.`);
    whole("moves", moves, MOST);
    whole("plies", plies, MOST_PLIES);
    return this.#result({ kind: "mates", position, winner, moves, plies }, onprogress, signal);
  }

  /**
   * Counts the move sequences that begin with each move.
   * @param {Game} game
   * @param {PerftOptions} options
   */
  async perft(game, options) {
    Engine.#check(this);
    const { onprogress, signal, ...given } = object(options, "perft");
    const position = asked(game, "position", "perft");
    const { depth } = known(given, ["depth"], "perft", HEARD);
    whole("depth", depth, MOST);
    return this.#result({ kind: "perft", position, depth }, onprogress, signal);
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
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const interrupt of this.#interrupts) interrupt();
    if (this.#thinker instanceof Remote) this.#thinker.free();
    else this.#last.then(() => this.#thinker?.free());
  }

  /**
   * @param {Game} game
   * @param {EngineOptions & { signal?: AbortSignal }} given
   * @param {string} what
   * @returns {AsyncGenerator<Thought, void, void>}
   */
  #think(game, { signal, ...own }, what) {
    const {
      ms = Infinity,
      language = game?.language,
      ...limits
    } = checked({ ...this.#options, ...own }, what, ["signal"]);
    const record = asked(game, "record", what);
    const isBounded = Object.keys(limits).some((name) => ["level", "nodes", "depth"].includes(name)) || ms < Infinity;
    const time = isBounded || what === "analyse" ? ms : 1000;
    checkSignal(signal);
    return this.#ask({ kind: "think", record, limits, language, ms: time }, signal);
  }

  /** The result of a question, after it was told how far it is. @param {Question} question  @param {unknown} onprogress  @param {Signal} [signal] */
  async #result(question, onprogress, signal) {
    if (onprogress !== undefined && typeof onprogress !== "function")
      throw wrong(`\`onprogress\` must be a function, not ${onprogress}.`);
    checkSignal(signal);
    for await (const { progress, result } of this.#ask(question, signal)) {
      if (result) return result;
      onprogress?.(progress);
    }
  }

  /**
   * Asks a question, once those before it are answered.
   * @param {Question} question
   * @param {Signal} [signal]
   * @returns {AsyncGenerator<any, void, void>} what `Thinker.answer` tells of such a question
   */
  async *#ask(question, signal) {
    const check = () => {
      throwIfAborted(signal);
      if (this.#isClosed) throw lost("The engine was closed.");
    };
    check();
    const before = this.#last;
    const [ended, end] = event();
    const [woken, wake] = event();
    let interrupt = wake;
    const hear = () => interrupt();
    this.#last = ended.then(() => before);
    this.#interrupts.add(hear);
    signal?.addEventListener("abort", hear);
    try {
      await Promise.race([before, woken]);
      check();
      interrupt = () => this.stop();
      this.#isStopped = false;
      const thinker = await this.#ready();
      check();
      for await (const told of thinker.answer(question, () => this.#isStopped || this.#isClosed)) {
        check();
        yield told;
      }
      check();
    } finally {
      signal?.removeEventListener("abort", hear);
      this.#interrupts.delete(hear);
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

/** The options of a question that is no search. */
const HEARD = ["onprogress", "signal"];

/** @param {unknown} options  @param {string} of  @returns {Record<string, any>} */
function object(options, of) {
  if (typeof options === "object" && options !== null) return options;
  throw wrong(`${of}() takes an object with options, not ${options}.`);
}

/** @param {any} signal */
function checkSignal(signal) {
  if (signal === undefined) return;
  const { aborted, addEventListener, removeEventListener } = signal ?? {};
  const isHeard = [addEventListener, removeEventListener].every((method) => typeof method === "function");
  if (typeof aborted !== "boolean" || !isHeard) throw wrong(`\`signal\` must be an AbortSignal, not ${signal}.`);
}

/** Signals of older browsers have no such method, and no reason. @param {Signal} [signal] */
function throwIfAborted(signal) {
  if (!signal?.aborted) return;
  const { reason = new DOMException("The question was aborted.", "AbortError") } = signal;
  throw reason;
}

/** The text of a game that a question needs. @param {Game} game  @param {"position" | "record"} what  @param {string} of */
function asked(game, what, of) {
  const text = game?.[what]?.();
  if (typeof text === "string") return text;
  throw wrong(`${of}() needs a Game.`);
}

/** Options without those that are left out; rejects unknown ones. @param {Record<string, any>} options  @param {string[]} names  @param {string} of  @param {string[]} [others] those of the same call that are no question of this */
function known(options, names, of, others = []) {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  for (const name of Object.keys(options))
    if (!names.includes(name))
      throw wrong(`${of}() has no option \`${name}\`. Its options are ${[...names, ...others].join(", ")}.`);
  return Object.fromEntries(given);
}

/** @param {string} name  @param {unknown} value  @param {number} most */
function whole(name, value, most) {
  if (typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= most) return;
  throw wrong(`\`${name}\` must be a whole number from 1 to ${most}, not ${value}.`);
}

/**
 * Rejects unknown options. The ranges of their numbers are checked by the module.
 * @param {EngineOptions} options
 * @param {string} of
 * @param {string[]} [others]
 * @returns {Record<string, any>}
 */
function checked(options, of, others) {
  const numbers = known(object(options, of), NAMES, of, others);
  const { ms = 0, language = "en" } = numbers;
  if (language !== "en" && language !== "de") throw wrong(`\`language\` must be \`en\` or \`de\`, not ${language}.`);
  if (!(typeof ms === "number" && ms >= 0))
    throw wrong(`\`ms\` must be a number of milliseconds, 0 or more, not ${ms}.`);
  return numbers;
}
