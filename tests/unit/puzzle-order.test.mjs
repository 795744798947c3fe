// Which puzzles of a variant come first.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { puzzlesOf } from "../../scripts/puzzles.mjs";
import { inOrder } from "../../www/site/learn/order.js";

const ranks = (puzzles) =>
  puzzles.map(({ themes, position }) => (themes[0] === "win-in-1" ? (/ w | W:/.test(position) ? 0 : 1) : 2));

test("wins of White in one move come first, and all others keep their order", () => {
  for (const file of readdirSync("puzzles")) {
    const all = puzzlesOf(readFileSync(`puzzles/${file}`, "utf8"));
    const order = inOrder(all);
    assert.deepEqual(ranks(order), ranks(order).sort(), file);
    const rest = ({ themes }) => themes[0] !== "win-in-1";
    assert.deepEqual(order.filter(rest), all.filter(rest), file);
    assert.equal(order.length, all.length);
  }
});
