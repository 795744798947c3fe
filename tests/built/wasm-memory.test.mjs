// The memory of WebAssembly only grows: an engine that keeps nothing of its searches leaves it as large as it was.
import assert from "node:assert/strict";
import { test } from "node:test";

/** What a longer game may need, in bytes. */
const SLACK = 1 << 18;
/** @type {WebAssembly.Memory[]} */
const memories = [];
WebAssembly.Instance = class extends WebAssembly.Instance {
  constructor(...given) {
    super(...given);
    memories.push(this.exports.memory);
  }
};
const { Engine, Game, variants } = await import("../../pkg/inline.js");
const size = () => memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);

test("a thousand searches leave nothing behind", async () => {
  assert.equal(memories.length, 1);
  for (const { id } of variants()) {
    const engine = new Engine();
    let game = new Game(id);
    let before;
    for (let number = 1; number <= 1000; number++) {
      if (game.status().outcome || game.history().length >= 40) {
        game.free();
        game = new Game(id);
      }
      const { move } = await engine.choose(game, { nodes: 100, seed: number });
      game.apply(move);
      if (number === 100) before = size();
    }
    assert.ok(size() <= before + SLACK, `${id}: ${before} bytes, then ${size()}`);
    game.free();
    engine.close();
  }
});
