// Games as texts: a variant, a position, a FEN or a record, with moves played after it.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { modules } from "./modules.mjs";

const { completed, familyWith, isPosition, positionAt, readGame, rulesOf, variantIds, variantOf } = await modules(
  "element/state/load-rules.js",
  "element/state/read-game.js",
);

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const RECORD = '[Variant "draughts"]\n\n1. 32-28 *';

test("a text tells its variant, and whether it is a position", () => {
  const rows = [
    ["chess", "chess", true],
    ["timeout-flat", "timeout-flat", true],
    ["draughts W:W32:B19 0 1", "draughts", true],
    [`chess ${START} w KQkq - 0 1`, "chess", true],
    ["chess960 8/8", "chess960", true], // what looks like a position, to be refused as one
    [RECORD, "draughts", false],
    ['[Event "x"]\n[GameType "20"]\n\n1. 32-28 19-23 *', "draughts", false],
    ["1. e4 e5 *", "chess", false],
    ["hello there", "chess", false],
  ];
  for (const [text, variant, position] of rows) {
    assert.equal(variantOf(text), variant, text);
    assert.equal(isPosition(text), position, text);
  }
});

test("a FEN is a position of chess, with or without its clocks; another text is itself", () => {
  assert.equal(completed(`${START} w KQkq - 3 9`), `chess ${START} w KQkq - 3 9`);
  assert.equal(completed(`${START} b - e3`), `chess ${START} b - e3 0 1`);
  for (const text of ["chess", RECORD, `chess ${START} w KQkq - 0 1`, "8/8 w - -"]) assert.equal(completed(text), text);
});

test("the rules of every variant are loaded once for its family", async () => {
  assert.deepEqual(
    [...variantIds].sort(),
    rules
      .variants()
      .map(({ id }) => id)
      .sort(),
  );
  for (const { id, family } of rules.variants()) assert.equal(familyWith(id), family);
  assert.equal(familyWith("go"), undefined);
  assert.equal(await rulesOf("timeout"), await rulesOf("tower"));
  assert.equal((await rulesOf("quarx")).variant("quarx").id, "quarx");
});

test("an unknown variant is answered with the ids that are spelled most like it", async () => {
  for (const [text, near] of [
    ["ches", "Did you mean `chess`?"],
    ["time-out", "Did you mean `timeout`?"],
    ["monopoly", "the package's README lists them all."],
  ])
    await assert.rejects(rulesOf(text), ({ code, message }) => code === "unknown-variant" && message.includes(near));
});

test("a game is read from a variant, a position or a record, with moves and agreements after it", () => {
  const rows = [
    ["timeout-flat", ["Pe2-e4", "speed2"], 2],
    ["chess 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", ["e4"], 1],
    [RECORD, ["19-23"], 2],
    ["1. e4 e5 *", [], 2],
  ];
  for (const [text, moves, plies] of rows) {
    const game = readGame(rules, text, moves);
    assert.equal(game.history().length, plies, text);
    assert.equal(positionAt(game, 0), game.start());
    assert.equal(positionAt(game, 1), game.history()[0].position);
    assert.equal(positionAt(game, 99), game.position());
  }
});

test("a link of a game that went on after a draw that nobody claimed has the whole game", () => {
  const moves = ["Ng1-f3", "Ng8-f6", "Nf3-g1", "Nf6-g8"];
  const game = readGame(rules, "chess", [...moves, ...moves, "Pe2-e4"]);
  assert.equal(game.history().length, 9);
  assert.equal(game.status().outcome, undefined);
});

test("a move that cannot be played tells which one", () => {
  assert.throws(() => readGame(rules, "chess", ["e4", "e5", "Ke5"]), { ply: 2 });
});

test("a record is read in English, and else in the language of the table; the error is of the one that is read farther", () => {
  const german = "1. Sf3 Sf6 2. Dxd8 *";
  assert.equal(readGame(rules, "1. Sf3 Sf6 *", [], "de").history().length, 2);
  assert.equal(readGame(rules, "1. Nf3 Nf6 *", [], "de").history().length, 2);
  assert.throws(() => readGame(rules, "1. Sf3 Sf6 *", []));
  assert.throws(
    () => readGame(rules, german, [], "de"),
    ({ at }) => at > german.indexOf("Sf6"),
  );
  const english = "1. Nf3 Nf6 2. Qxd8 *";
  assert.throws(
    () => readGame(rules, english, [], "de"),
    ({ at }) => at > english.indexOf("Nf6"),
  );
});
