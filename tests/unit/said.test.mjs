// Moves as people type them, in both languages, and what is said before one: how to begin, what a refusal blames.
import assert from "node:assert/strict";
import { test } from "node:test";
import { entriesOf } from "../../www/element/state/state.js";
import { en } from "../../www/element/words/en/index.js";
import { Board } from "./board.mjs";
import { modules } from "./modules.mjs";

const { chipsOf } = await modules("element/panel/tray.js");

const TWO_BISHOPS = "4k3/7p/8/8/8/B7/8/2B1K3 w - - 0 1";

const READ = [
  ["chess", "e2e4", "Pe2-e4"],
  ["chess", "E2 E4", "Pe2-e4"],
  ["chess", "ng1f3", "Ng1-f3"],
  ["chess", "nf3", "Ng1-f3"],
  ["chess", "Nf3", "Ng1-f3"],
  ["chess 4k3/8/8/8/8/8/8/4K2R w K - 0 1", "o-o", "O-O"],
  ["chess 4k3/8/8/8/8/8/8/4K2R w K - 0 1", "0-0", "O-O"],
  ["chess 7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8n", "Pa7-a8=N"],
  ["timeout", "b1L1c3L2", "Nb1L1-c3L2"],
  ["timeout", "nb1l1-c3l2", "Nb1L1-c3L2"],
  ["chess", "e2,e4", "Pe2-e4"],
  ["chess", "N: f3", "Ng1-f3"],
  ["timeout", "b1L1, c3L2", "Nb1L1-c3L2"],
  ["trid", "e2-e4", "Pe2(2)-e4(2)"],
  ["hex4d", "bC1c3-d2c3", "BC1c3-D2c3"],
];
for (const [start, text, move] of READ)
  test(`typed in ${start}: “${text}” is ${move}`, async () => {
    const board = new Board(start);
    await board.type(text);
    assert.deepEqual([board.played(), board.message], [[move], null]);
  });

test("German letters are read where German is spoken, and English ones there, too", async () => {
  for (const [text, move] of [
    ["Sg1-f3", "Ng1-f3"],
    ["Sf3", "Ng1-f3"],
    ["S: f3", "Ng1-f3"],
    ["Ng1-f3", "Ng1-f3"],
  ]) {
    const board = new Board("chess", { language: "de" });
    await board.type(text);
    assert.deepEqual(board.played(), [move]);
  }
});

for (const start of [`chess ${TWO_BISHOPS}`, `timeout-flat ${TWO_BISHOPS} - -`])
  test(`what fits several moves is offered in the language of the table: ${start}`, async () => {
    for (const [language, text] of [
      ["en", "Bb2"],
      ["de", "Lb2"],
    ]) {
      const board = new Board(start, { language });
      await board.type(text);
      assert.deepEqual([...board.message.candidates].sort(), ["Ba3-b2", "Bc1-b2"]);
      assert.deepEqual([board.message.tone, board.played()], ["error", []]);
      await board.type(board.message.candidates[0]); // as a click on it does
      assert.equal(board.played().length, 1);
    }
  });

test("what fits several moves even if signs do not count is offered, too", async () => {
  const board = new Board("chess 4k3/8/8/8/3B4/2p5/1P6/4K3 w - - 0 1"); // the bishop, or the pawn of the b-file
  await board.type("b: xc3");
  assert.deepEqual([...board.message.candidates].sort(), ["Bd4xc3", "Pb2xc3"]);
});

test("what is no move is refused in words, long ones cut, and nothing typed does nothing", async () => {
  const board = new Board("trid");
  await board.type("e2L1-e4L3");
  assert.match(board.message.text, /^“e2L1-e4L3” isn’t a move in this game/);
  await board.type("x".repeat(50));
  assert.match(board.message.text, new RegExp(`^“${"x".repeat(40)} …” isn’t`));
  await board.does("cancel");
  await board.type("");
  assert.deepEqual([board.message, board.played()], [null, []]);
});

test("in plain chess a refused castling speaks of squares, not of columns", async () => {
  const board = new Board("chess");
  await board.type("O-O");
  assert.match(board.message.text, /between the king and the rook/);
  assert.doesNotMatch(board.message.text, /column|level/);
});

/** What a player who has never seen the game would not look for: Time Outs, other boards, boards that move (D14, M14). */
const FIRST_HINTS = {
  chess: /^Pick one of your pieces\.$/,
  "timeout-flat": /move or send into Time Out/,
  timeout: /move or send into Time Out/,
  tower: /change levels/,
  draughts: /^Pick one of your pieces\.$/,
  quarx: /another plane/,
  glinski: /^Pick one of your pieces\.$/,
  hex4d: /other boards/,
  raumschach: /change levels/,
  trid: /small board can move when empty, or with only a pawn on it: pick its label/,
  "trid-meder": /small board can move when empty, or with only one piece on it: pick its label/,
};
test("before the first move each game says what is special about it", () => {
  for (const [variant, words] of Object.entries(FIRST_HINTS)) {
    const { state } = new Board(variant);
    assert.match(state.family.hint(state), words, variant);
  }
});

/** What is said of the last piece that was clicked, if it is sent away. */
const returning = async (start, ...cells) => {
  const board = new Board(start);
  await board.click(...cells);
  const { state } = board;
  return state.family.returning(state, state.pieces.get(cells.at(-1)));
};

test("who has sent no piece away yet is told where it can return (T18, T19)", async () => {
  const said = (cell) => en.selection.returns(cell === "b2", cell, false);
  for (const [cell, rule] of [
    ["b1", "T18"],
    ["b2", "T19"],
  ])
    assert.deepEqual(await returning("timeout-flat", cell), { text: said(cell), rule });
  assert.match(said("b1"), /while b1 is empty, you can bring it back to any square that it can reach from there/);
  assert.match(said("b2"), /while b2 is empty, you can bring it back in front of it, at most one rank for each round/);
  assert.equal(await returning("timeout-flat", "b2", "→", "b8", "→", "c1"), undefined, "White knows by now");
  assert.equal(await returning("timeout-declared", "d2L4"), undefined, "it is declared when it returns (T30)");
});

test("a piece that cannot move says what is in its way", async () => {
  for (const [start, cell, words, cells] of [
    ["chess", "a1", /^The rook on a1 is blocked by your knight on b1 and your pawn on a2\./, ["a2", "b1"]],
    ["chess 4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2", /king in check, attacked by the rook on e8/, ["e8"]],
  ]) {
    const board = new Board(start);
    await board.click(cell);
    assert.match(board.message.text, words);
    assert.deepEqual([...board.message.cells].sort(), cells);
  }
});

test("while a piece is picked, a click on another one that cannot move says why that cannot", async () => {
  const board = new Board("chess");
  await board.click("b1", "a1");
  assert.match(board.message.text, /The rook on a1 is blocked by your/);
  assert.deepEqual(board.state.clicks, []);
  await board.click("b1", "c3");
  assert.deepEqual(board.played(), ["Nb1-c3"]);
});

test("only the ends of the tower are called so", () => {
  const { family, info } = new Board("timeout").state;
  const captions = info.geometry.boards.map((board) => family.caption(board));
  assert.deepEqual(captions.slice(0, 2), ["L1 · lowest level", "L2"]);
  assert.deepEqual([captions.length, captions[6], captions[7]], [8, "L7", "L8 · highest level"]);
});

test("a piece in Time Out says that it can be brought back, or why not (T16, T17, T18)", () => {
  const { state } = new Board("timeout-flat 4k3/pppppppp/8/8/8/8/PPPPPPPP/1N2K3 w - - 0 9 Qb1:3,Rh1:0,Ra1:2,Ng5:1 -");
  const said = entriesOf(state).map((entry) => [entry.origin, chipsOf(state, entry).map(({ text }) => text)]);
  const { b1, h1, a1, g5 } = Object.fromEntries(said);
  assert.deepEqual([b1, h1, a1], [["square occupied"], ["can’t return yet"], ["nowhere to return"]]);
  assert.equal(g5.at(-1), "bring back");
});
