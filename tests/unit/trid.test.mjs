// Tri-Dimensional chess on the table: what clicks mean, what is marked and said, and where arrow keys lead.
import assert from "node:assert/strict";
import { test } from "node:test";
import { deckNeighbor, mountLabel, nextMount } from "../../www/element/draw/decks.js";
import { stepOf } from "../../www/element/state/neighbors.js";
import { cellsOf, moveWords, selectionWords, targetMarks } from "../../www/element/state/selection.js";
import { noticeOf } from "../../www/element/state/state.js";
import { Board } from "./board.mjs";
import { en } from "../../www/element/words/en/index.js";

const E = "4/4/4/4";
const KINGS = "KL1(3)w:2/K1,KL6(7)b:k1/2";
const game = (mains, boards, rest = "w - - - 0 9", id = "trid") => `${id} ${mains.join("|")} ${boards} ${rest}`;
const EMPTY = game(["4/4/1P2/4", E, "4/1p2/4/4"], `${KINGS},QL1(3)w:2/2,QL6(7)b:2/2`);
const PAWNS = game([E, E, E], `${KINGS},QL5(5)w:2/P1,QL5(7)w:P1/2`);
const ROOK = game(["4/4/4/R3", "4/4/n3/4", E], `${KINGS},QL2(3)w:2/2,QL6(7)b:2/2`);
const TAKEN = game(["4/4/4/R3", E, E], `${KINGS},QL2(3)b:2/2,QL6(7)b:2/2`);
const LEFT = game([E, E, "P3/4/4/4"], `${KINGS},QL1(3)w:2/2,QL6(7)b:2/2`, "b - - - 0 9");
const PASSING = game(["1p2/4/P3/4", E, E], `${KINGS},QL1(3)w:2/2,QL6(7)b:2/2`);
const NEAR = game([E, E, "4/1P2/4/4"], `${KINGS},QL1(3)w:2/2,QL6(7)b:2/2`);
const CASTLING = game([E, E, E], "KL1(3)w:2/KR,KL6(7)b:1k/2,QL1(3)w:2/R1,QL6(7)b:r1/2", "w KQ - - 0 9");
const meder = (mains, boards) => game(mains, boards, "w - - - 1 9", "trid-meder");
const WAITS = meder([E, E, "P3/4/4/4"], `${KINGS},QL1(3)w:2/2,QL5(7)b:2/2`);
const OWNED = meder([E, E, "4/3p/4/4"], `${KINGS},QL3(5)b:2/1N,QL5(7)w:2/2`);

/** What a mark says: `move`, `capture b4(2)` in passing, `move=` where a pawn promotes and one is asked to what, `board=` with a board. */
const said = ({ effect, promotes, passing }) =>
  [promotes === true ? "board" : effect, promotes ? "=" : "", passing ? ` ${passing}` : ""].join("");
const marksOf = (board) => Object.fromEntries(Object.entries(board.marks()).map(([to, mark]) => [to, said(mark)]));

for (const [what, start, first, wanted] of [
  ["an empty board goes one step", EMPTY, "QL1(3)", { "QL1(1)": "move", "QL2(3)": "move", "QL3(3)": "move" }],
  ["a board brings its pawn to promotion", PAWNS, "QL5(7)", { "KL5(7)": "move", "QL6(7)": "board=" }],
  ["a board leaves a pawn on its promotion rank", LEFT, "QL6(7)", { "QL5(7)": "board=" }],
  ["a rook may land on several levels", ROOK, "b1(2)", { "b4(2)": "move", "b4(3)": "move", "b4(4)": "capture" }],
  ["a king castles to its rook and to where it lands", CASTLING, "e0(3)", { "a0(3)": "castling", "b0(3)": "castling" }],
  ["a pawn becomes what it is asked", NEAR, "c7(6)", { "c8(6)": "move=" }],
])
  test(`marked: ${what}`, async () => {
    const board = new Board(start);
    await board.click(first);
    const marks = marksOf(board);
    for (const [to, mark] of Object.entries(wanted)) assert.equal(marks[to], mark, to);
    const legal = board.state.game.legal_moves().filter(({ clicks }) => clicks[0] === first);
    const castled = legal.flatMap(({ kind, to }) => (kind === "castling" ? [to] : []));
    assert.deepEqual(
      Object.keys(marks).sort(),
      [...new Set([...legal.map(({ clicks }) => clicks[1]), ...castled])].sort(),
    );
  });

test("a pawn that is taken in passing is marked, and named when it falls", async () => {
  const board = new Board(PASSING);
  await board.click("b2(2)", "b4(2)", "c4(2)");
  assert.equal(marksOf(board)["b3(2)"], "capture b4(2)");
  assert.match(en.marks.of(targetMarks(board.state).get("b3(2)")), /captures the pawn on b4\(2\) en passant/);
  await board.click("b3(2)");
  assert.equal(board.at("b4(2)"), undefined);
  assert.match(moveWords(board.state), /captures the pawn on b4\(2\) en passant and lands on b3\(2\)/);
});

test("a column with several targets leaves a choice, and its level decides", async () => {
  const board = new Board(ROOK);
  await board.click("b1(2)");
  assert.equal(board.state.column, "b1");
  await board.does("pickColumn", "b4");
  assert.deepEqual([board.state.column, board.state.clicks, board.message], ["b4", ["b1(2)"], null]);
  await board.click("b4(3)");
  assert.deepEqual([board.at("b4(3)"), board.played()], ["wR", ["Rb1(2)-b4(3)"]]);
});

test("a column is shown for pieces, and none for boards", async () => {
  const board = new Board(ROOK);
  await board.click("b1(2)", "QL2(3)");
  assert.equal(board.state.column, null);
  await board.click("QL1(3)");
  assert.deepEqual([board.state.column, board.played()], [null, ["QL2(3)-QL1(3)"]]);
});

test("64 cells and 24 places, and columns only where a board is: they follow the boards", () => {
  const board = new Board(EMPTY);
  const { boards } = board.state.board;
  const shown = () => [board.state.board.columns.has("a0"), board.state.board.columns.has("a4")];
  assert.deepEqual([boards.length, new Board("trid").state.board.columns.size], [7, 44]);
  assert.deepEqual(shown(), [true, false]);
  board.make("QL1(3)-QL2(3)");
  assert.deepEqual(shown(), [false, true]);
  assert.deepEqual(board.state.board.columns.get("b4").cells.sort(), ["b4(2)", "b4(3)", "b4(4)"]);
  assert.deepEqual([board.state.board.cells.size, board.state.board.mounts.size], [64, 24]);
  board.undo();
  assert.deepEqual(shown(), [true, false]);
  board.redo();
  assert.deepEqual(shown(), [false, true]);
  assert.equal(new Board(OWNED).state.board.mounts.size, 12, "M2: boards stand on top of a peg only");
});

for (const [what, start, moves, words, cells] of [
  [
    "castling",
    "trid",
    ["e1(2)-d3(2)", "e8(6)-d6(6)", "e2(2)-e4(2)", "e7(6)-e5(6)", "O-O"].map((text) => text.replace(/^e[18]/, "N$&")),
    /^White castles: king to f0\(3\)/,
    ["e0(3)", "f0(3)"],
  ],
  ["an empty board", EMPTY, ["QL1(3)-QL3(3)"], /^White moves the board on QL1\(3\) to QL3\(3\)/, ["QL1(3)", "QL3(3)"]],
  [
    "a board with its pawn",
    PAWNS,
    ["QL5(7)-QL6(7)=R"],
    /carrying the pawn from a5\(7\) to a9\(7\); the pawn on a9\(7\) promotes to a rook/,
    ["QL5(7)", "QL6(7)", "a5(7)", "a9(7)"],
  ],
  [
    "a board that leaves a pawn",
    LEFT,
    ["QL6(7)-QL5(7)"],
    /the pawn on b8\(6\) promotes to a queen/,
    ["QL5(7)", "QL6(7)", "b8(6)"],
  ],
  [
    "a board with a knight (M14)",
    OWNED,
    ["QL3(5)-KL3(5)"],
    /carrying the knight from b2\(5\) to f2\(5\)/,
    ["KL3(5)", "QL3(5)", "b2(5)", "f2(5)"],
  ],
])
  test(`told and marked as the last move: ${what}`, () => {
    const board = new Board(start, { moves });
    assert.match(moveWords(board.state), words);
    assert.deepEqual([...cellsOf(board.state.last)].sort(), cells);
  });

test("a change of control is said, until it is taken back", () => {
  const board = new Board(TAKEN, { moves: ["Rb1(2)-b4(3)"] });
  assert.deepEqual(noticeOf(board.state), {
    text: "White now controls the board on QL2(3), because only White’s pieces stand on it.",
    rule: "D13",
  });
  board.undo();
  assert.equal(noticeOf(board.state), undefined);
  board.make("Rb1(2)-b4(2)");
  assert.equal(noticeOf(board.state), undefined);
  board.make("QL2(3)-QL1(3)"); // whose it is goes with it
  assert.equal(noticeOf(board.state), undefined);
});

for (const [what, start, id, label] of [
  ["a board", "trid", "QL1(3)", "board QL1(3) W, on top, controlled by White, 4 pieces"],
  ["a free peg", "trid", "QL1(1)", "peg QL1(1), below, free"],
  ["whose board it is by Meder's rules (M3)", OWNED, "QL3(5)", "board QL3(5) B, on top, Black’s, 1 piece"],
])
  test(`named: ${what}`, () => assert.equal(mountLabel(new Board(start).state, id), label));

test("what is picked is named, and where it may go", async () => {
  const board = new Board(PAWNS);
  await board.click("QL5(7)");
  const { state } = board;
  assert.deepEqual(selectionWords(state), { title: "Board on QL5(7)", detail: "2 moves" });
  assert.match(mountLabel(state, "QL5(7)"), /, 1 piece, selected$/);
  assert.equal(
    mountLabel(state, "QL6(7)", targetMarks(state).get("QL6(7)")),
    "peg QL6(7), on top, free, moves here, a pawn promotes",
  );
});

test("what to pick: the label of a board that can move, or the pawn that waits", () => {
  const hint = (start) => {
    const { state } = new Board(start);
    return state.family.hint(state);
  };
  const { now, later, promote } = en.games.trid.hint;
  assert.deepEqual(["trid", "trid-meder", EMPTY, WAITS].map(hint), [later.pawn, later.piece, now, promote("b8(6)")]);
});

const LONE = `${KINGS},QL1(3)w:2/2,QL6(7)b:2/2`;
const CHECKED = game(["4/4/4/r2K", E, E], "KL1(3)w:2/2,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/2");
const PINNED = game(["K3/4/4/r3", E, E], "KL1(3)w:2/2,KL6(7)b:k1/2,QL3(3)w:1P/2,QL6(7)b:2/2");
const BLOCKED = game(["4/4/P3/P3", E, E], "KL1(3)w:2/1K,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/2");
const OFF = game([E, E, E], `${KINGS},QL1(3)w:P1/2,QL6(7)b:2/2`);

for (const [why, start, clicks, text, rule, cells] of [
  ["whose a board is", "trid", ["QL6(7)"], /Black controls the board on QL6\(7\)/, "D14", ["QL6(7)"]],
  [
    "who stands on a board",
    "trid",
    ["QL1(3)"],
    /can move empty or with one of your pawns, but 4 pieces stand on QL1\(3\)/,
    "D14",
    ["a0(3)", "a1(3)", "b0(3)", "b1(3)"],
  ],
  ["no board is there", "trid", ["QL4(5)"], /There is no board on QL4\(5\)/, "D14", []],
  ["too far for a board", EMPTY, ["QL1(3)", "QL4(3)"], /board can.t move from QL1\(3\) to QL4\(3\)/, "D14", ["QL4(3)"]],
  ["another board is meant", EMPTY, ["QL1(3)", "QL6(7)"], /./, "D14", ["QL6(7)"]],
  ["a board goes to pegs only", EMPTY, ["QL1(3)", "c3(4)"], /from peg to peg/, "D14", []],
  ["a board that shields its king", PINNED, ["QL3(3)"], /./, "D15", ["b1(2)"]],
  ["a board does not end the check", CHECKED, ["QL1(3)"], /^No move of this board ends the check/, "D15", ["b1(2)"]],
  ["no level joins", ROOK, ["b1(2)", "b3(4)"], /./, "D6"],
  ["a piece stands between", ROOK, ["b1(2)", "b5(4)"], /./, "D5", ["b4(4)"]],
  ["no column ahead", OFF, ["a1(3)"], /pawn on a1\(3\) has no legal move\. No board has a cell in column a2 now/, "D9"],
  ["a pawn ahead", BLOCKED, ["b1(2)"], /^The pawn on b1\(2\) is blocked by your pawn on b2\(2\)\./, "D7", ["b2(2)"]],
])
  test(`said: ${why}`, async () => {
    const board = new Board(start);
    await board.click(...clicks);
    const { message } = board;
    assert.match(message.text, text);
    assert.equal(message.rule, rule);
    if (cells) assert.deepEqual([...message.cells].sort(), cells);
    for (const [cell] of message.text.matchAll(/\b[a-f]\d\(\d\)/g)) assert.ok(board.state.board.cells.has(cell), cell);
    assert.deepEqual(board.played(), []);
  });

test("a board stays picked where it cannot go, and is put down by a second click", async () => {
  const board = new Board(EMPTY);
  await board.click("QL1(3)", "c3(4)");
  assert.deepEqual(board.state.clicks, ["QL1(3)"]);
  await board.click("QL1(3)");
  assert.deepEqual([board.state.clicks, board.marks()], [[], {}]);
});

test("the examples of each set of rules are set up with a piece or a board picked that can move", () => {
  for (const [variant, picks] of [
    ["trid", ["b1(2)", "QL5(7)", "e0(3)"]],
    ["trid-strict", ["b1(2)", "QL5(7)", "e0(3)"]],
    ["trid-meder", ["b1(2)", "QL3(5)", "b8(6)"]],
  ]) {
    const board = new Board(variant);
    const examples = board.state.family.examples(board.state.info);
    assert.deepEqual(
      examples.map((example) => {
        board.setUp(example);
        assert.equal(board.message.text, example.words);
        assert.ok(
          board.state.moves.some(({ clicks }) => clicks[0] === example.pick),
          example.title,
        );
        return board.state.clicks[0];
      }),
      picks,
    );
  }
});

test("M12: the choice of a pawn that waits is shown, goes on with clicks or a typed move, and is taken back", async () => {
  const board = new Board(WAITS);
  await board.click("b8(6)");
  await board.answer("N");
  assert.equal(selectionWords(board.state).title, "The pawn on b8(6) promotes to a knight");
  assert.deepEqual([board.at("b8(6)"), board.told("pick").at(-1).clicks], ["wN", ["b8(6)", "=N"]]);
  await board.does("cancel");
  assert.equal(board.at("b8(6)"), "wP");
  await board.click("b8(6)");
  await board.answer("N");
  await board.click("e0(3)");
  assert.deepEqual(board.told("pick").at(-1).clicks, ["b8(6)", "=N", "e0(3)"]);
  await board.type("Ke0(3)-e1(3)");
  assert.deepEqual(board.told("move").at(-1).move.clicks, ["b8(6)", "=N", "e0(3)", "e1(3)"]);
  assert.deepEqual([board.at("b8(6)"), board.at("e1(3)")], ["wN", "wK"]);
  board.undo();
  assert.deepEqual([board.at("b8(6)"), board.at("e0(3)")], ["wP", "wK"]);
  await board.type("Pb8(6)=Q,Ke0(3)-f1(3)");
  assert.deepEqual([board.at("b8(6)"), board.at("f1(3)")], ["wQ", "wK"]);
});

test("sixteen moves by clicks, boards wherever they can move", async () => {
  const board = new Board(game(["4/4/1PP1/3R", E, "r3/1pp1/4/4"], LONE));
  let boardMoves = 0;
  for (let ply = 0; ply < 16; ply++) {
    const all = board.state.game.legal_moves();
    const ofBoards = all.filter(({ kind }) => kind === "board");
    const from = ofBoards.length && ply % 2 ? ofBoards : all;
    const { clicks, kind, notation } = from[(ply * 7919 + 5) % from.length];
    if (kind === "board") boardMoves++;
    for (const click of clicks) await (click.startsWith("=") ? board.answer(click) : board.click(click));
    assert.equal(board.played().at(-1), notation);
    assert.equal(board.state.board.cells.size, 64);
  }
  assert.ok(boardMoves > 3, `${boardMoves}`);
});

const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown"];

for (const flipped of [false, true])
  test(`every cell and every place is reached by arrows${flipped ? ", also when the boards are turned" : ""}`, () => {
    const { state } = new Board("trid");
    const { board } = state;
    const steps = KEYS.map((key) => stepOf(key, flipped));
    const reached = (start, next) => {
      const found = new Set([start]);
      for (const one of found) for (const step of steps) found.add(next(one, step) ?? one);
      return found.size;
    };
    assert.equal(
      reached("e0(3)", (cell, step) => deckNeighbor(board, board.cells.get(cell), step)),
      64,
    );
    const { mounts } = board;
    assert.equal(
      reached("QL1(3)", (id, step) => nextMount(state, mounts.get(id), step)?.id),
      24,
    );
  });

const walk = (state, from, ...keys) =>
  keys.reduce((at, key) => {
    const step = stepOf(key, false);
    const { cells, mounts } = state.board;
    const next = cells.has(at)
      ? deckNeighbor(state.board, cells.get(at), step)
      : nextMount(state, mounts.get(at), step)?.id;
    return next ?? at;
  }, from);

test("keys walk over all boards, up and down in a column, and over the pegs where a held board may go", async () => {
  const rook = new Board(ROOK).state;
  assert.equal(walk(rook, "e0(3)", "ArrowUp", "ArrowLeft", "ArrowLeft", "ArrowLeft"), "b1(2)");
  assert.equal(walk(rook, "b1(2)", "ArrowUp", "ArrowUp", "ArrowUp", "PageUp"), "b4(3)");
  assert.equal(walk(rook, "b4(3)", "PageUp"), "b4(4)");
  assert.equal(walk(rook, "b4(4)", "PageDown", "ArrowLeft"), "a4(3)");
  const board = new Board(EMPTY);
  await board.click("QL1(3)");
  assert.equal(walk(board.state, "QL1(3)", "PageDown"), "QL1(1)");
  assert.equal(walk(board.state, "QL1(1)", "PageUp", "ArrowUp", "ArrowUp"), "QL2(3)");
  const pawns = new Board(PAWNS);
  await pawns.click("QL5(7)");
  assert.equal(walk(pawns.state, "QL5(7)", "ArrowUp"), "QL6(7)");
  assert.equal(walk(pawns.state, "QL6(7)", "ArrowDown"), "QL5(7)", "back to the board itself");
  assert.equal(walk(pawns.state, "QL5(7)", "ArrowRight"), "KL5(7)");
  assert.equal(walk(pawns.state, "KL5(7)", "ArrowRight"), "KL5(7)");
  await pawns.does("cancel");
  assert.equal(walk(pawns.state, "KL5(7)", "ArrowUp"), "KL6(7)");
});
