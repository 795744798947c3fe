// Runs in a folder where only the packed package is installed; package.test.mjs copies it there.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import init, { Game, apply, initial_position, legal_moves, variants } from "hyperply";

const bytes = readFileSync(new URL(import.meta.resolve("hyperply/hyperply_bg.wasm")));
await init({ module_or_path: bytes });

assert.deepEqual(variants().map((v) => v.id).sort(), ["chess", "glinski", "hex4d", "timeout", "timeout-declared", "timeout-flat"]);

const start = initial_position("chess");
assert.equal(start, "chess rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
const moves = legal_moves(start);
assert.equal(moves.length, 20);
assert.equal(apply(start, "e4"), apply(start, moves.find((m) => m.notation === "Pe2-e4")));

const game = new Game("timeout");
assert.equal(game.legal_moves().length, 871);

assert.throws(() => initial_position("checkers"), (error) => error instanceof Error && error.code === "unknown-variant");
assert.throws(() => apply(start, "e5"), (error) => error.code === "illegal-move" && typeof error.message === "string");

console.log("the package works");
