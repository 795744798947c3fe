// Texts: moves as people type them, in both languages, and what is said of those that are none; positions and records as they
// were copied.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { exampleOf } from "../../www/element/panel/notation.js";
import { readMove, writeMove } from "../../www/element/words/move-text.js";
import { Board } from "./board.mjs";
import { modules } from "./modules.mjs";

const { bare, completed, readGame, variantOf } = await modules(
  "site/play/copied.js",
  "element/state/load-rules.js",
  "element/state/read-game.js",
);

for (const { id } of rules.variants())
  test(`the example below the field is a quiet move of whose turn it is, that is read in both languages: ${id}`, () => {
    const board = new Board(id);
    for (const side of ["white", "black"]) {
      const { state } = board;
      assert.equal(state.status.turn, side);
      const { english, german } = exampleOf(state);
      for (const text of [english, german]) {
        const { legal, move } = readMove(state, text);
        assert.deepEqual([legal, move.notation, move.captures.length], [true, english, 0], text);
      }
      board.make(english);
    }
  });

test("the example is a knight's move where there is one, in German with an S, and nothing once the game is over", () => {
  const { english, german } = exampleOf(new Board("chess").state);
  assert.match(english, /^N/);
  assert.equal(german, english.replace("N", "S"));
  const over = new Board("chess 4k3/8/4K3/8/8/8/8/Q7 w - - 0 1", { moves: ["Qa8"] });
  assert.deepEqual(exampleOf(over.state), { english: "", german: "" });
});

test("moves are typed in English and German, whatever the language of the board", async () => {
  for (const language of ["en", "de"]) {
    const board = new Board("timeout", { language });
    await board.type("Nb1L1-c3L2");
    await board.type("Sb7E1-c5E3");
    assert.deepEqual([board.at("c3L2"), board.at("c5L3"), board.message], ["wN", "bN", null]);
    assert.equal(
      writeMove(new Board("timeout", { language }).state, "Nb1L1-c3L2"),
      language === "en" ? "Nb1L1-c3L2" : "Sb1E1-c3E2",
    );
  }
});

const FOUR_ROOKS = "trid 4/4/4/R2R|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9";
for (const [start, typed, moves, [to, piece], english = typed] of [
  ["chess 4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "Sd2", ["Sb1-d2", "Sf1-d2"], ["d2", "wN"]],
  ["timeout-flat 4k3/8/8/8/8/B7/8/2B1K3 w - - 0 9 - -", "Lb2", ["Lc1-b2", "La3-b2"], ["b2", "wB"]],
  ["glinski", "Tf4", ["Tc1-f4", "Ti1-f4"], ["f4", "wR"]],
  ["hex4d", "BC2b3", ["BC1b3-C2b3", "BC2b2-C2b3"], ["C2b3", "wP"], "PC2b3"],
  [FOUR_ROOKS, "Tc1(2)", ["Tb1(2)-c1(2)", "Te1(2)-c1(2)"], ["c1(2)", "wR"]],
])
  test(`a move that means several offers them, each in the language of the board: ${start.split(" ", 1)}`, async () => {
    for (const [i, move] of moves.entries()) {
      const board = new Board(start, { language: "de" });
      await board.type(typed);
      const { candidates, tone } = board.message;
      assert.deepEqual([tone, candidates.map((text) => writeMove(board.state, text))], ["error", moves]);
      await board.type(candidates[i]);
      assert.deepEqual([board.at(to), board.message], [piece, null], move);
    }
    const board = new Board(start);
    await board.type(english);
    const offered = board.message.candidates.map((text) => writeMove(board.state, text));
    assert.ok(offered.length === 2 && !offered.includes(moves[0]), `${offered}`);
  });

test("what is no move is told, with what was typed, and changes nothing", async () => {
  const board = new Board("chess");
  const before = board.position;
  await board.type("castle please");
  assert.equal(board.message.tone, "error");
  assert.match(board.message.text, /castle please/);
  await board.type("Ra1-a5");
  assert.deepEqual([board.message.rule, board.message.cells], ["T5", ["a2"]]);
  await board.type("");
  assert.equal(board.position, before);
});

const FEN = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
/** The game that a text tells which somebody has copied. */
function read(copied, language) {
  const text = completed(bare(copied));
  return readGame(rules, text, [], language);
}

for (const text of [FEN, FEN.replace(" 0 1", ""), `  "${FEN}"\n`, `“chess ${FEN}”`, `\`${FEN}\``, `«${FEN}»`])
  test(`a position is read as it was copied, a FEN as chess: ${JSON.stringify(text)}`, () => {
    assert.equal(variantOf(completed(bare(text))), "chess");
    assert.equal(read(text).position(), `chess ${FEN}`);
  });

test("so is a record, of chess unless it says another game, in the language of the page", () => {
  assert.match(read('\n  "1. e4 e5 2. Nf3 *"  ').position(), /^chess rnbqkbnr\/pppp1ppp\/8\/4p3\/4P3\/5N2/);
  const german = '[Variant "timeout"]\n\n1. Sb1E1-c3E2 Sb7E1-c5E2\n2. Dd1E1→ Bd6E4-d4E3 *';
  assert.equal(variantOf(german), "timeout");
  for (const language of ["en", "de"])
    assert.deepEqual(
      read(german, language)
        .history()
        .map(({ move }) => move),
      ["Nb1L1-c3L2", "Nb7L1-c5L2", "Qd1L1→", "Pd6L4-d4L3"],
      language,
    );
});
