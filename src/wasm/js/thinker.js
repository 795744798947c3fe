// Runs the engine where the module is: in a worker, in Node, or in a page that can't have a worker.
import { EngineHandle, after_counted, apply, counted_moves, legal_moves, perft } from "#wasm";
import { call } from "./module.js";

/** @typedef {import("./types").Thought} Thought */
/** @typedef {import("./types").MateMove} MateMove */
/** @typedef {import("./types").Mates} Mates */
/** @typedef {import("./types").MatesProgress} MatesProgress */
/** @typedef {import("./types").Counts} Counts */
/** @typedef {import("./types").CountsProgress} CountsProgress */
/** @typedef {{ kind: "think", record: string, limits: Record<string, number>, language?: import("./types").Language, ms: number }} ThinkQuestion */
/** @typedef {{ kind: "mates", position: string, winner: string, moves: number, plies: number }} MatesQuestion */
/** @typedef {{ kind: "perft", position: string, depth: number }} PerftQuestion */
/** @typedef {ThinkQuestion | MatesQuestion | PerftQuestion} Question */
/** What is told of a question: a thought, or how far it is, or its result. @typedef {Thought | { progress: unknown } | { result: unknown }} Told */

/** The nodes of the first share. The time that it takes decides how many the next one has. */
const FIRST_SHARE = 200;
/** A tree of mates is told as far as it has so many moves. */
const MOST_BRANCHES = 10_000;
/** Two plies are counted at once where the first has no more moves. */
const MOST_AT_ONCE = 1000n;

/** Whether the clock stops while code runs, and only timers advance it, as at Cloudflare. */
const isClockStopped = globalThis.navigator?.userAgent === "Cloudflare-Workers";

/** Lets other tasks run: messages, clicks, frames. */
const turn = () =>
  new Promise((/** @type {(value?: unknown) => void} */ done) => {
    if (isClockStopped) return setTimeout(done);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(0);
  });

/** An engine that searches in shares of some milliseconds. */
export class Thinker {
  #handle = call(() => new EngineHandle());
  #share;
  /** When other tasks ran last. */
  #rested = performance.now();

  /** @param {number} share */
  constructor(share) {
    this.#share = share;
  }

  /**
   * Yields what is found, and finally the last of it.
   * @param {Question} question
   * @param {() => boolean} isStopped
   * @returns {AsyncGenerator<Told, void, void>}
   */
  answer(question, isStopped) {
    if (question.kind === "mates") return this.#mates(question, isStopped);
    return question.kind === "perft" ? this.#perft(question, isStopped) : this.#think(question, isStopped);
  }

  /** Lets other tasks run if it has worked for a share of time. */
  async #rest() {
    if (performance.now() - this.#rested < this.#share) return;
    await turn();
    this.#rested = performance.now();
  }

  /**
   * Works in shares of time; yields after each whether all is done.
   * @param {(nodes: number) => boolean} work
   */
  async *#shares(work) {
    let nodes = FIRST_SHARE;
    for (;;) {
      const before = performance.now();
      const isDone = call(() => work(nodes));
      if (isClockStopped) await turn();
      // Twice as many at most: a hard position can follow an easy one.
      const took = Math.max(performance.now() - before, 0.1);
      nodes = Math.max(50, Math.min(nodes * 2, Math.floor((nodes * this.#share) / took)));
      yield isDone;
      if (isDone) return;
      if (!isClockStopped) await turn();
    }
  }

  /**
   * Yields each new thought, and finally the last one. Yields nothing if there is no move.
   * @param {ThinkQuestion} question
   * @param {() => boolean} isStopped
   * @returns {AsyncGenerator<Thought, void, void>}
   */
  async *#think({ record, limits, language, ms }, isStopped) {
    const begun = performance.now();
    call(() => this.#handle.think(record, limits), language);
    let told = "";
    for await (const isDone of this.#shares((nodes) => this.#handle.go_on(nodes))) {
      const thought = call(() => this.#handle.report());
      const isOver = isDone || (thought && (performance.now() - begun >= ms || isStopped()));
      const news = thought && JSON.stringify([thought.depth, thought.lines]);
      if (thought && (isOver || news !== told)) yield thought;
      if (isOver) return;
      told = news ?? "";
    }
  }

  /**
   * Yields how far it is, and finally all mates with what follows, breadth first.
   * @param {MatesQuestion} question
   * @param {() => boolean} isStopped
   * @returns {AsyncGenerator<{ progress: MatesProgress } | { result: Mates }, void, void>}
   */
  async *#mates({ position, winner, moves, plies }, isStopped) {
    /** @type {Mates} */
    const result = { ruled_out: 0, list: [], nodes: 0 };
    /** What is to be looked at: a position, or what follows a move. @type {{ from: string, branch?: MateMove, moves: number, ply: number }[]} */
    const open = [{ from: position, moves, ply: 1 }];
    let branches = 0;
    for (const { from, branch, moves, ply } of open) {
      const here = branch ? call(() => apply(from, branch.move)) : from;
      call(() => this.#handle.seek(here, winner === "white", moves));
      const before = result.nodes;
      for await (const isDone of this.#shares((nodes) => this.#handle.seek_on(nodes))) {
        const [nodes, tried, done, found, ...left] = this.#handle.sought();
        result.nodes = before + nodes;
        if (isDone && branch) branch.next = listed(here, left);
        else if (found !== undefined) Object.assign(result, { moves: found, list: listed(here, left) });
        if (!branch) result.ruled_out = isDone && found === undefined ? moves : Math.max(0, tried - 1);
        if (isDone || isStopped()) break;
        yield {
          progress: {
            ...(branch ? { moves: result.moves ?? 0, done: 1 } : { moves: tried, done }),
            nodes: result.nodes,
          },
        };
      }
      await this.#rest();
      if (isStopped()) break;
      const list = branch ? (branch.next ?? []) : result.list;
      branches += list.length;
      if (ply < plies && branches <= MOST_BRANCHES)
        for (const next of list)
          if (next.left > 0) open.push({ from: here, branch: next, moves: next.left, ply: ply + 1 });
    }
    yield { result };
  }

  /**
   * Yields how far it is, and finally how many move sequences begin with each move.
   * @param {PerftQuestion} question
   * @param {() => boolean} isStopped
   * @returns {AsyncGenerator<{ progress: CountsProgress } | { result: Counts }, void, void>}
   */
  async *#perft({ position, depth }, isStopped) {
    /** @type {Counts} */
    const result = { nodes: 0n, list: [] };
    const moves = call(() => counted_moves(position));
    for (const [i, move] of moves.entries()) {
      const after = () => call(() => after_counted(position, i));
      const nodes = depth === 1 ? 1n : await this.#count(after(), depth - 1, isStopped);
      if (isStopped()) break;
      result.list.push({ move, nodes });
      result.nodes += nodes;
      yield { progress: { done: result.list.length / moves.length, nodes: result.nodes } };
    }
    yield { result };
  }

  /** Counts move sequences, and rests between. @param {string} position  @param {number} depth  @param {() => boolean} isStopped  @returns {Promise<bigint>} */
  async #count(position, depth, isStopped) {
    await this.#rest();
    if (depth < 2 || (depth === 2 && call(() => perft(position, 1)) <= MOST_AT_ONCE))
      return call(() => perft(position, depth));
    let sum = 0n;
    for (const i of call(() => counted_moves(position)).keys()) {
      if (isStopped()) break;
      sum += await this.#count(
        call(() => after_counted(position, i)),
        depth - 1,
        isStopped,
      );
    }
    return sum;
  }
  free() {
    this.#handle.free();
  }
}

/** The moves of a position that matter for a win, those that last longest first. @param {string} position  @param {number[]} left how many moves are left after each, or -1  @returns {MateMove[]} */
function listed(position, left) {
  const all = call(() => legal_moves(position)).map((move, i) => ({ move, left: left[i] ?? -1 }));
  return all.filter(({ left }) => left >= 0).sort((one, other) => other.left - one.left);
}
