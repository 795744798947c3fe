// Runs the engine where the module is: in a worker, in Node, or in a page that can't have a worker.
import { EngineHandle } from "#wasm";
import { call } from "./module.js";

/** @typedef {import("./types").Thought} Thought */
/** @typedef {{ record: string, limits: Record<string, number>, ms: number }} Question */

/** The nodes of the first share. The time that it takes decides how many the next one has. */
const FIRST_SHARE = 200;

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

  /** @param {number} share */
  constructor(share) {
    this.#share = share;
  }

  /**
   * Yields each new result, and finally the last one. Yields nothing if there is no move.
   * @param {Question} question
   * @param {() => boolean} isStopped
   * @returns {AsyncGenerator<Thought, void, void>}
   */
  async *think({ record, limits, ms }, isStopped) {
    const begun = performance.now();
    call(() => this.#handle.think(record, limits));
    let nodes = FIRST_SHARE;
    let told = "";
    for (;;) {
      const before = performance.now();
      const isDone = call(() => this.#handle.go_on(nodes));
      if (isClockStopped) await turn();
      const now = performance.now();
      // Twice as many at most: a hard position can follow an easy one.
      nodes = Math.max(50, Math.min(nodes * 2, Math.floor((nodes * this.#share) / Math.max(now - before, 0.1))));
      const isOver = isDone || now - begun >= ms || isStopped();
      const thought = call(() => this.#handle.report());
      const news = thought && JSON.stringify([thought.depth, thought.lines]);
      if (thought && (isOver || news !== told)) yield thought;
      if (isOver) return;
      told = news ?? "";
      if (!isClockStopped) await turn();
    }
  }

  free() {
    this.#handle.free();
  }
}
