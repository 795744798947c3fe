// Texts without measure, as somebody may paste or type them.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { Board } from "./board.mjs";
import { modules } from "./modules.mjs";

const { readGame } = await modules("element/state/read-game.js");

test("a position, a record or a move that is too long is refused, and says how long one may be", async () => {
  const read = (text) => () => readGame(rules, text, [], "en");
  assert.throws(read(`chess ${"8/".repeat(40_000)} w - - 0 1`), /65,?536/);
  assert.throws(read(`1. Pe2-e4 {${"x".repeat(1_100_000)}} *`), /1,?048,?576|1 MiB/);
  const board = new Board("chess", { moves: ["Pe2-e4"] });
  await board.type("N".repeat(5000));
  assert.match(board.message.text, /long|bytes/);
  await board.click("e7", "e5");
  assert.deepEqual(board.played(), ["Pe2-e4", "Pe7-e5"]);
});
