// The last moves of a game as positions, each with the move that led there.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { positionsOf } from "../../www/site/play/frames.js";
import { Board } from "./board.mjs";

test("of the last moves of a game every position comes with its move, the one before them first; an agreement has none", () => {
  const moves = ["Pe2-e4", "Pe7-e5", "speed2", "Qd1→"];
  const { start, line } = new Board("timeout-flat", { moves }).state;
  const frames = (count) => positionsOf(rules, { start, moves: line.items }, count);
  const all = [start, ...line.items.map(({ position }) => position)];
  const played = [undefined, "Pe2-e4", "Pe7-e5", undefined, "Qd1→"];
  for (const [count, first] of [
    [4, 0],
    [9, 0],
    [2, 2],
    [1, 3],
  ]) {
    assert.deepEqual(
      frames(count).map(({ position }) => position),
      all.slice(first),
    );
    assert.deepEqual(
      frames(count).map(({ last }) => last?.notation),
      played.slice(first),
    );
  }
});
