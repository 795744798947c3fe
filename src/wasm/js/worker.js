// The engine's worker: it gets the compiled module from the page, and answers one question at a time.
import { loadAtOnce } from "./module.js";
import { Thinker } from "./thinker.js";

/** @typedef {import("./thinker.js").Question} Question */
/** @typedef {{ id: number, question: Question, stop?: boolean }} Asked */

/** How long it searches between messages, in milliseconds. */
const SHARE = 25;

/** The worker's own global object. @type {{ onmessage: unknown, postMessage(message: unknown): void }} */
const scope = globalThis;
/** The last question that was stopped; later ones have higher numbers. */
let stopped = 0;
/** @type {Thinker | undefined} */
let thinker;

/** @param {number} id  @param {Question} question */
async function answer(id, question) {
  thinker ??= new Thinker(SHARE);
  try {
    for await (const told of thinker.answer(question, () => stopped >= id)) scope.postMessage({ id, told });
    scope.postMessage({ id, done: true });
  } catch (thrown) {
    const { message, code, rule, at } = /** @type {import("./types").HyperplyError} */ (thrown);
    if (code === undefined)
      setTimeout(() => {
        throw thrown;
      }); // the module is broken: the page starts another worker
    else scope.postMessage({ id, error: { message, code, rule, at } });
  }
}

scope.onmessage = (/** @type {{ data: Asked & { module?: WebAssembly.Module } }} */ { data }) => {
  if (data.module) {
    loadAtOnce(data.module);
    scope.postMessage({ ready: true });
  } else if (data.stop) {
    stopped = data.id;
  } else {
    answer(data.id, data.question);
  }
};
