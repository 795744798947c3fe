// Hexagonal chess on the table: ways between boards, the bared king's choice, where arrow keys lead, and a knight's tour.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { legal_moves, problems } from "../../pkg/inline.js";
import { hexagons } from "../../www/element/draw/hexagons.js";
import { stepOf } from "../../www/element/state/neighbors.js";
import { moveWords } from "../../www/element/state/selection.js";
import { noticeOf } from "../../www/element/state/state.js";
import { en } from "../../www/element/words/en/index.js";
import { Board } from "./board.mjs";

const BOARDS = "A1 A2 A3 B1 B2 B3 B4 C1 C2 C3 C4 C5 D1 D2 D3 D4 E1 E2 E3".split(" ");

/** A position of 4D Hexagonal Chess from its pieces: { C1c1: "K" }. */
function four(pieces, rest) {
  const boards = BOARDS.map((board) =>
    BOARDS.map((cell) => pieces[board + cell.toLowerCase()] ?? "1")
      .join("")
      .replace(/1+/g, (empty) => empty.length),
  );
  return `hex4d ${boards.join("/")} ${rest}`;
}

/** The targets of a piece by the ways that lead there, and how each way is said. */
async function waysOf(start, cell) {
  const board = new Board(start);
  await board.click(cell);
  const marks = Object.entries(board.marks());
  const { family } = board.state;
  return Object.fromEntries(
    family.kinds.map((kind) => [
      kind,
      marks
        .filter(([, mark]) => mark.kind === kind)
        .map(([to]) => to)
        .sort(),
    ]),
  );
}
const boardsOf = (cells) => [...new Set(cells.map((cell) => cell.slice(0, 2)))];

test("a bishop's moves inside its board and between boards are told apart", async () => {
  const ways = await waysOf(four({ C1c1: "K", C3c3: "B", C5c5: "k", C3c5: "p" }, "w -- - 0 1"), "C3c3");
  const cells = "a2 b1 b2 b3 b4 c2 c4 d1 d2 d3 d4 e2".split(" ");
  assert.deepEqual(ways, {
    inside: cells.map((cell) => `C3${cell}`),
    between: cells.map((cell) => `${cell.toUpperCase()}c3`),
    near: [],
    far: [],
  });
});

test("a knight leaps in four ways: two boards on it lands beside its cell, on the next board farther away (H9)", async () => {
  const ways = await waysOf(four({ C1a1: "K", D2b2: "N", C5c5: "k", C5b4: "p" }, "w -- - 0 1"), "D2b2");
  assert.ok(ways.inside.length && ways.inside.every((cell) => cell.startsWith("D2")));
  assert.ok(ways.between.length && ways.between.every((cell) => cell.endsWith("b2")));
  assert.deepEqual(boardsOf(ways.near), ["C2", "C3", "D1", "D3", "E1", "E2"]);
  assert.deepEqual(boardsOf(ways.far), ["B1", "B3", "D4"]);
});

test("a bared king's choice is explained before it is made, and kept in words after it", async () => {
  const board = new Board(four({ C3c3: "K", C4c4: "q", C4c3: "b", C5c5: "k" }, "w ?- - 0 60"));
  const { bared } = en.games.hex4d;
  assert.equal(noticeOf(board.state).text, bared("white", "undecided", true));
  assert.match(noticeOf(board.state).text, /White has only the king left\. This move decides/);
  for (const [way, kept, written] of [
    ["inside", /White’s bared king moves only inside its board/, / b i- /],
    ["between", /White’s bared king moves only between boards, on the same cell/, / b o- /],
  ]) {
    await board.click("C3c3");
    const [to] = Object.entries(board.marks()).find(([, { kind }]) => kind === way);
    await board.click(to);
    assert.match(noticeOf(board.state).text, kept);
    assert.match(board.position, written);
    board.undo();
  }
  assert.equal(noticeOf(new Board("hex4d").state), undefined);
});

test("Glinski's game: a pawn that has gone two cells is taken in passing", async () => {
  const board = new Board("glinski");
  assert.equal(board.at("g10"), "bK");
  await board.click("f5", "f6", "e7", "e5", "f6");
  const { effect, passing } = board.marks().e6;
  assert.deepEqual([effect, passing], ["capture", "e5"]);
  await board.click("e6");
  assert.deepEqual([board.at("e6"), board.at("e5"), board.state.status.turn], ["wP", undefined, "black"]);
  assert.match(moveWords(board.state), /en passant and lands on e6/);
});

const to = ({ board, settings }, cell, key, far = false) =>
  hexagons.neighbor(board, board.cells.get(cell), stepOf(key, settings.flipped), far);
const walk = (state, from, keys, far) => keys.reduce((cell, key) => to(state, cell, key, far) ?? cell, from);
const [UP, DOWN, LEFT, RIGHT] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

test("arrows go to the next cell in the picture, over the edges of boards, with Shift to the same cell beside", () => {
  const { state } = new Board("hex4d");
  for (const [from, keys, end, far] of [
    ["C1c1", [UP, UP, RIGHT], "C1d3"],
    ["C1d3", [RIGHT, LEFT, LEFT], "C1c3"],
    ["C1c3", [UP, UP, UP], "C2c1"],
    ["C2c1", [DOWN, DOWN, DOWN], "C1c3"],
    ["C1c3", [RIGHT], "D1c3", true],
    ["D1c3", [UP], "D2c3", true],
    ["C5c3", [UP], "C5c3", true],
    ["A1c3", [LEFT], "A1c3", true],
    ["C1c3", ["PageUp"], "C2c3"],
  ])
    assert.equal(walk(state, from, keys, far), end, `${from} ${keys}`);
});

for (const variant of ["hex4d", "glinski"])
  for (const flipped of [false, true])
    test(`every cell is reached by arrows, and every board with Shift: ${variant}${flipped ? ", turned" : ""}`, () => {
      const { state } = new Board(variant, { settings: { flipped } });
      const { cells, boards } = state.board;
      const reached = (far) => {
        const found = new Set([boards[0].cells[0].cell]);
        for (const cell of found)
          for (const key of [UP, DOWN, LEFT, RIGHT]) found.add(to(state, cell, key, far) ?? cell);
        return found.size;
      };
      assert.deepEqual([reached(false), reached(true)], [cells.size, boards.length]);
    });

test("the knight's tour of the page visits all 361 cells in leaps of a knight, and a last one leads back (H8, H9)", () => {
  const page = readFileSync(new URL("../../www/site/families/hex4d.md", import.meta.url), "utf8");
  const tour = /^```cells\n(.*?)\n```$/ms.exec(page)[1].split(/\s/);
  const all = BOARDS.flatMap((board) => BOARDS.map((cell) => board + cell.toLowerCase()));
  assert.deepEqual([...tour].sort(), [...all].sort());
  /** A position with nothing but the knight and two kings out of its way. */
  const alone = (from, to) => {
    const [king, ...free] = all.filter((cell) => cell !== from && cell !== to);
    const position = (other) => four({ [king]: "K", [other]: "k", [from]: "N" }, "w -o - 0 1");
    return position(free.findLast((other) => !problems(position(other)).length));
  };
  tour.forEach((from, i) => {
    const to = tour[i + 1] ?? tour[0];
    const targets = legal_moves(alone(from, to), from).map((move) => move.to);
    assert.ok(targets.includes(to), `${from} ${to}`);
  });
});
