// The engine of the package, where it thinks in the program itself, as in Node.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { after, test } from "node:test";
import { Engine, Game, HyperplyError, variants } from "../../pkg/inline.js";
import { MANY_KINGS, refusal } from "./refused.mjs";

const OVER = "chess 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1";

const engine = new Engine();
after(() => engine.close());

test("a method that is called on something else says so", async () => {
  for (const method of ["choose", "analyse", "stop", "close", ...(Symbol.dispose ? [Symbol.dispose] : [])]) {
    for (const other of [undefined, null, {}, 1, Engine.prototype]) {
      const error = await Promise.resolve()
        .then(() => Engine.prototype[method].call(other))
        .catch((thrown) => thrown);
      assert.ok(error instanceof HyperplyError, `${String(method)}: ${error}`);
      assert.equal(error.message, "Call this method on an Engine, as in engine.choose(game).");
    }
  }
});

test("it plays every game", async () => {
  for (const { id } of variants()) {
    const game = new Game(id);
    for (let ply = 0; ply < 4; ply++) {
      const { move, line, score, depth, nodes } = await engine.choose(game, { nodes: 800 });
      assert.deepEqual(line[0], move);
      assert.ok(Number.isInteger(score) && depth >= 1 && nodes >= 1, id);
      assert.ok(
        game.legal_moves().some(({ notation }) => notation === move.notation),
        `${move.notation} in ${id}`,
      );
      game.apply(move);
    }
  }
});

test("a line can be played through", async () => {
  const game = new Game("timeout-flat");
  const { line } = await engine.choose(game, { nodes: 3000 });
  for (const move of line) game.apply(move);
});

test("a mate is told in plies", async () => {
  const choice = await engine.choose(new Game("chess 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"), { depth: 3 });
  assert.equal(choice.move.notation, "Ra1-a8");
  assert.equal(choice.mate, 1);
});

test("the same nodes and seed find the same, on a new engine too", async () => {
  const once = async () => {
    const another = new Engine({ nodes: 3000, seed: 7 });
    const { move, score, depth, nodes } = await another.choose(new Game("timeout-flat"));
    another.close();
    return { move, score, depth, nodes };
  };
  assert.deepEqual(await once(), await once());
});

test("an analysis tells of every depth, several lines each", async () => {
  const depths = [];
  for await (const { depth, lines } of engine.analyse(new Game("trid"), { lines: 3, depth: 3 })) {
    depths.push(depth);
    if (depth > 1) assert.equal(new Set(lines.map(({ moves }) => moves[0].notation)).size, 3);
  }
  assert.equal(depths.at(-1), 3);
  assert.deepEqual(
    depths,
    [...depths].sort((a, b) => a - b),
  );
});

test("an analysis ends when it is told to, and another question can be asked", async () => {
  let thoughts = 0;
  for await (const thought of engine.analyse(new Game("timeout"))) {
    assert.ok(thought.lines.length === 1);
    thoughts += 1;
    engine.stop();
  }
  assert.ok(thoughts >= 1);
  assert.ok((await engine.choose(new Game("chess"), { nodes: 100 })).move);
});

test("a question that is taken back is refused with its reason", async () => {
  const reason = new Error("never mind");
  const asked = new AbortController();
  const choosing = engine.choose(new Game("timeout"), { ms: 60_000, signal: asked.signal });
  setTimeout(() => asked.abort(reason), 30);
  assert.equal(await refusal(choosing), reason);
  assert.equal(await refusal(engine.choose(new Game("chess"), { signal: AbortSignal.abort(reason) })), reason);
});

test("a question that waits is taken back at once, and those after it wait on", async () => {
  const analysis = engine.analyse(new Game("timeout"));
  await analysis.next();
  const [asked, reason] = [new AbortController(), new Error("never mind")];
  const waiting = engine.choose(new Game("chess"), { nodes: 50, signal: asked.signal });
  let isAnswered = false;
  const last = engine.choose(new Game("chess"), { nodes: 50 }).then(() => {
    isAnswered = true;
  });
  asked.abort(reason);
  assert.equal(await refusal(waiting), reason);
  assert.ok((await analysis.next()).value);
  assert.ok(!isAnswered);
  await analysis.return();
  await last;
});

test("a browser whose signals know no reason is told of an AbortError", async () => {
  const { reason, throwIfAborted } = Object.getOwnPropertyDescriptors(AbortSignal.prototype);
  Reflect.deleteProperty(AbortSignal.prototype, "reason");
  Reflect.deleteProperty(AbortSignal.prototype, "throwIfAborted");
  try {
    const asked = new AbortController();
    assert.ok((await engine.choose(new Game("chess"), { nodes: 50, signal: asked.signal })).move);
    asked.abort();
    assert.equal((await refusal(engine.choose(new Game("chess"), { signal: asked.signal }))).name, "AbortError");
  } finally {
    Object.defineProperties(AbortSignal.prototype, { reason, throwIfAborted });
  }
});

test("what is no signal is refused, and the next question is answered", async () => {
  const chess = new Game("chess");
  for (const signal of [new AbortController(), {}, 5, "x", null, { aborted: false }]) {
    for (const ask of [
      () => engine.choose(chess, { signal }),
      async () => engine.analyse(chess, { signal }),
      () => engine.mates(chess, { moves: 1, signal }),
      () => engine.perft(chess, { depth: 1, signal }),
    ]) {
      const error = await refusal(ask());
      assert.ok(error instanceof HyperplyError, error);
      assert.equal(
        `${error.code}: ${error.message}`,
        `bad-argument: \`signal\` must be an AbortSignal, not ${signal}.`,
      );
    }
    assert.ok((await engine.choose(chess, { nodes: 50 })).move);
  }
});

test("questions wait for each other", async () => {
  const [one, other] = await Promise.all([
    engine.choose(new Game("chess"), { nodes: 500 }),
    engine.choose(new Game("draughts"), { nodes: 500 }),
  ]);
  assert.match(one.move.notation, /^[PN]/);
  assert.match(other.move.notation, /^\d+-\d+$/);
});

test("the game may go on meanwhile: the answer is for the position that was asked about", async () => {
  const game = new Game("chess 7k/8/8/8/8/8/8/R6K w - - 0 1");
  const choosing = engine.choose(game, { nodes: 200 });
  game.apply("Kg2");
  assert.match((await choosing).move.notation, /^(R|K)/);
});

test("an analysis is of the position at the call, where wrong options are told", async () => {
  const game = new Game("chess 7k/8/8/8/8/8/8/R6K w - - 0 1");
  const analysis = engine.analyse(game, { depth: 1 });
  game.apply("Kg2");
  const { value } = await analysis.next();
  assert.equal(value.lines[0].moves[0].from.at(-1), "1");
  await analysis.return();
  for (const [of, options] of [[game, { strength: 3 }], [game, { signal: 5 }], ["chess"]])
    assert.throws(() => engine.analyse(of, options), { code: "bad-argument" });
});

test("what is no option, no game or no move is told", async () => {
  const chess = new Game("chess");
  const OPTIONS = "level, ms, nodes, depth, seed, lines, language, signal";
  for (const [message, options, game = chess, code = "bad-argument"] of [
    ["`level` must be a whole number from 1 to 10, not 11.", { level: 11 }],
    ["`level` must be a whole number from 1 to 10, not 0.", { level: 0 }],
    ["`lines` must be a whole number from 1 to 20, not 2.5.", { lines: 2.5 }],
    [`choose() has no option \`strength\`. Its options are ${OPTIONS}.`, { strength: 3 }],
    ["`ms` must be a number of milliseconds, 0 or more, not soon.", { ms: "soon" }],
    ["choose() takes an object with options, not null.", null],
    ["choose() takes an object with options, not 5.", 5],
    ["choose() needs a Game.", {}, "chess"],
    ["The game is over, so there is no move to choose.", {}, new Game(OVER), "game-over"],
  ]) {
    const error = await refusal(engine.choose(game, options));
    assert.deepEqual([error.name, error.code, error.message], ["HyperplyError", code, message]);
  }
  assert.throws(() => new Engine(3), { message: "new Engine() takes an object with options, not 3." });
});

test("a game that ended by repetition is over for the engine, too", async () => {
  const game = new Game("chess");
  for (let i = 0; i < 2; i++) for (const move of ["Nf3", "Nf6", "Ng1", "Ng8"]) game.apply(move);
  assert.equal(game.status().outcome.reason, "threefold");
  assert.equal((await refusal(engine.choose(game, { nodes: 50 }))).code, "game-over");
  for await (const _ of engine.analyse(game, { depth: 2 })) assert.fail("there is nothing to analyze");
});

test("where every move leads to a position that is too complex, that is told (Q15)", async () => {
  // Black must capture the man on 1133, and then the man on 1111 finds too many ways.
  const game = new Game(`quarx B:W1111,1133:B${MANY_KINGS} 0 1`);
  const [move] = game.legal_moves();
  assert.deepEqual([game.status().legal_moves, game.status().outcome], [1, undefined]);
  assert.throws(() => game.apply(move), { code: "too-complex" });
  const { code, message, rule } = await refusal(engine.choose(game, { nodes: 50 }));
  const told = "Every move leads to a position that is too complex (Q15).";
  assert.deepEqual({ code, message, rule }, { code: "too-complex", message: told, rule: "Q15" });
  for await (const _ of engine.analyse(game, { depth: 2 })) assert.fail("there is nothing to analyze");
});

test("a closed engine says so", async () => {
  const closed = new Engine();
  closed.close();
  assert.equal((await refusal(closed.choose(new Game("chess")))).code, "engine-lost");
});

/** Runs `work` where workers are such as in a browser. */
async function withWorkers(Worker, work) {
  globalThis.Worker = Worker;
  try {
    await work();
  } finally {
    Reflect.deleteProperty(globalThis, "Worker");
  }
}

/** Workers that never answer. */
function silent() {
  const running = new Set();
  return {
    running,
    Worker: class {
      constructor() {
        running.add(this);
      }
      postMessage({ module }) {
        if (module) queueMicrotask(() => this.onmessage({ data: { ready: true } }));
      }
      terminate() {
        running.delete(this);
      }
    },
  };
}

test("questions that wait when an engine is closed are lost, and start no worker", async () => {
  const { running, Worker } = silent();
  await withWorkers(Worker, async () => {
    for (const isStarted of [true, false]) {
      const busy = new Engine();
      const asked = [1, 2, 3].map(() => refusal(busy.choose(new Game("chess"), { nodes: 50 })));
      if (isStarted) await new Promise((done) => setTimeout(done, 30));
      while (running.size === 0) await Promise.resolve();
      assert.equal(running.size, 1);
      busy.close();
      for (const { code } of await Promise.all(asked)) assert.equal(code, "engine-lost");
      await new Promise((done) => setTimeout(done));
      assert.equal(running.size, 0);
    }
  });
});

test("a worker that crashes ends its question, and the next one starts another worker", async () => {
  const { running, Worker } = silent();
  await withWorkers(Worker, async () => {
    const crashing = new Engine();
    for (const how of ["onerror", "onmessageerror"]) {
      const asked = refusal(crashing.choose(new Game("chess"), { nodes: 50 }));
      while (running.size === 0) await new Promise((done) => setImmediate(done));
      const [worker] = running;
      await new Promise((done) => setImmediate(done));
      let isPrevented = false;
      worker[how]({ message: "out of memory", preventDefault: () => (isPrevented = true) });
      const { code, message } = await asked;
      assert.deepEqual(
        [code, message, running.size, isPrevented],
        ["engine-lost", "The engine's worker crashed. The next call starts a new one.", 0, how === "onerror"],
      );
    }
    crashing.close();
  });
});

test("it answers, and can be stopped, where a worker cannot be started or its file does not come", async () => {
  let terminated = 0;
  class Forbidden {
    constructor() {
      throw new DOMException("no", "SecurityError");
    }
  }
  class Missing {
    constructor() {
      queueMicrotask(() => this.onerror(new Event("error", { cancelable: true })));
    }
    postMessage() {}
    terminate() {
      terminated++;
    }
  }
  for (const Worker of [Forbidden, Missing])
    await withWorkers(Worker, async () => {
      const alone = new Engine();
      const chess = new Game("chess");
      assert.ok((await alone.choose(chess, { nodes: 50 })).move);
      const endless = alone.choose(chess, { ms: Infinity, depth: 100 });
      setTimeout(() => alone.stop(), 30);
      assert.ok((await endless).move);
      alone.close();
    });
  assert.equal(terminated, 1); // it is tried once
});

test("a question that waits for an analysis that nobody reads is lost when the engine is closed", async () => {
  const closed = new Engine();
  const analysis = closed.analyse(new Game("chess"));
  await analysis.next();
  const waiting = refusal(closed.choose(new Game("chess")));
  closed.close();
  assert.equal((await waiting).code, "engine-lost");
  assert.equal((await refusal(analysis.next())).code, "engine-lost");
});

test("an engine can be closed twice, before, during and after a question", async () => {
  const chess = new Game("chess");
  const closing = [new Engine(), new Engine(), new Engine()];
  const [, asked, answered] = closing;
  await answered.choose(chess, { nodes: 50 });
  const choosing = refusal(asked.choose(chess, { ms: 60_000 }));
  await new Promise((done) => setTimeout(done, 30));
  for (const one of [...closing, ...closing]) one.close();
  assert.equal((await choosing).code, "engine-lost");
  await new Promise((done) => setTimeout(done)); // memory is freed when the questions have ended
});

test("it keeps its time where the clock stands still while it computes, as in Cloudflare's workers", () => {
  const program = `
    Object.defineProperty(globalThis, "navigator", { value: { userAgent: "Cloudflare-Workers" } });
    const clock = performance.now.bind(performance);
    let now = clock();
    performance.now = () => now;
    const { setTimeout: later } = globalThis;
    globalThis.setTimeout = (f, ms) => later(() => { now = clock(); f(); }, ms);
    const { Engine, Game } = await import(${JSON.stringify(new URL("../../pkg/inline.js", import.meta.url).href)});
    const begun = process.cpuUsage();
    await new Engine().choose(new Game("chess"), { ms: 200 });
    const { user, system } = process.cpuUsage(begun); // a machine that stalls does not count
    console.log(Math.round((user + system) / 1000));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
    timeout: 60_000,
  });
  assert.match(stdout, /^\d+\n$/, stderr);
  assert.ok(Number(stdout) < 2000, `it thought for ${stdout} ms instead of 200`);
});
