// Runs in a folder where only the packed package is installed; package.test.mjs copies it there.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Game, HyperplyError, apply, initial_position, legal_moves, variant, variants } from "hyperply";

const bytes = readFileSync(new URL(import.meta.resolve("hyperply/hyperply_bg.wasm")));
assert.ok(WebAssembly.validate(bytes));

for (const info of variants()) assert.deepEqual(variant(info.id), info);

const start = initial_position("chess");
assert.equal(start, "chess rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
const moves = legal_moves(start);
assert.equal(moves.length, 20);
assert.equal(
  apply(start, "e4"),
  apply(
    start,
    moves.find((m) => m.notation === "Pe2-e4"),
  ),
);

const game = new Game("timeout");
assert.equal(game.legal_moves().length, 871);

const draughts = new Game("draughts");
for (const text of ["32-28", "19-23", "28x19"]) draughts.apply(text);
assert.deepEqual(
  draughts
    .legal_moves()
    .map((m) => m.path)
    .sort(),
  [["23"], ["24"]],
);
assert.equal(draughts.explain("20-25").rule, "Q8");
assert.match(draughts.record(), /1\. 32-28 19-23 2\. 28x19 \*/);
assert.equal(new Game("quarx").legal_moves().length, 252);

for (const ask of [initial_position, variant])
  assert.throws(
    () => ask("checkers"),
    (error) => error instanceof HyperplyError && error.code === "unknown-variant",
  );
assert.throws(
  () => apply(start, "e5"),
  (error) => error.code === "illegal-move" && typeof error.message === "string",
);

console.log("the package works");
