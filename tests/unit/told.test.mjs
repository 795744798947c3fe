// What those outside are told of a game: moves that they may prevent, changes, picks, refusals, the end.
import assert from "node:assert/strict";
import { test } from "node:test";
import { initial_position } from "../../pkg/inline.js";
import { Board, HUMANS } from "./board.mjs";

const START = initial_position("chess");
const FOOLS = ["f3", "e5", "g4", "Qh4#"];

test("a game that goes on, back and forth tells each change with the position before it, and who made it", () => {
  const board = new Board("chess");
  board.make("e4", "e5", "Sf3"); // in any notation
  board.undo();
  board.redo();
  board.redo(); // nothing is left to be done again
  board.go(0);
  board.go(99);
  const changes = board.told("change");
  assert.deepEqual(
    changes.map(({ ply, move, by }) => [ply, move?.notation, by]),
    [
      [1, "Pe2-e4", "code"],
      [2, "Pe7-e5", "code"],
      [3, "Ng1-f3", "code"],
      [2, undefined, undefined],
      [3, undefined, undefined],
      [0, undefined, undefined],
      [3, undefined, undefined],
    ],
  );
  assert.deepEqual(
    changes.map(({ before }) => before),
    [START, ...changes.slice(0, -1).map(({ position }) => position)],
  );
  assert.deepEqual(
    [changes[5].position, changes[5].status.turn, board.position],
    [START, "white", changes[6].position],
  );
});

test("a move that is prevented is not played, neither of code nor of a person, and nothing stays picked", async () => {
  const board = new Board("chess");
  board.on.move = ({ move }) => move.to !== "e4";
  board.make("e4");
  await board.click("e2", "e4");
  assert.deepEqual([board.position, board.state.clicks], [START, []]);
  await board.click("d2", "d4");
  assert.deepEqual(board.played(), ["Pd2-d4"]);
  assert.deepEqual(
    board.told("move").map(({ move, by, position }) => [move.notation, by, position]),
    [
      ["Pe2-e4", "code", START],
      ["Pe2-e4", "person", START],
      ["Pd2-d4", "person", START],
    ],
  );
});

test("a pick is told, by a person or by code, and so is what is picked no longer", async () => {
  const board = new Board("chess");
  await board.click("e2");
  await board.click("d2");
  await board.does("cancel");
  await board.does("cancel"); // nothing changes
  await board.click("g1", "f3");
  assert.deepEqual(
    board.told("pick").map(({ clicks }) => clicks),
    [["e2"], ["d2"], [], ["g1"], []],
  );
});

test("a refusal is told with its rule and the cells in the way", async () => {
  const board = new Board("timeout-flat");
  await board.click("a1", "a3");
  const [{ message, rule, cells }] = board.told("refuse");
  assert.match(message, /rook on a1 is blocked on a2/);
  assert.deepEqual([rule, cells, board.played()], ["T5", ["a2"], []]);
});

test("an end is told when it is played or loaded, and not when it is looked at again", () => {
  const board = new Board("chess");
  board.make(...FOOLS);
  board.undo();
  board.redo();
  board.go(0);
  board.go(4);
  const end = { outcome: { winner: "black", reason: "checkmate" }, position: board.position };
  assert.deepEqual(board.told("end"), [end]);
  board.go(3);
  board.make("Qh4#"); // again
  assert.deepEqual(board.told("end"), [end, end]);
  board.setGame(board.state.rules, new board.state.rules.Game(board.position));
  board.tell({ game: true, by: "code" }, "");
  assert.deepEqual(board.told("end"), [end, end, end]);
});

test("a move that was played before goes on in its line, another one begins a line of its own", () => {
  const board = new Board("chess");
  const lines = () => [board.played(), board.state.line.others.map(({ at, items: [{ move }] }) => [at, move])];
  board.make("e4", "e5");
  board.undo();
  board.make("c5");
  assert.deepEqual(lines(), [["Pe2-e4", "Pc7-c5"], [[1, "Pe7-e5"]]]);
  board.undo();
  board.make("e5");
  assert.deepEqual(lines(), [["Pe2-e4", "Pe7-e5"], [[1, "Pc7-c5"]]]);
  board.go(0);
  board.make("e4"); // the same line goes on
  assert.deepEqual([board.state.line.items.length, lines()], [2, [["Pe2-e4"], [[1, "Pc7-c5"]]]]);
});

test("records are written and read alike, whatever the language of the table", () => {
  const board = new Board("chess", { language: "de" });
  board.make("Sf3", "e5", "Nb1-c3");
  const record = board.record();
  board.undo();
  assert.equal(board.record(), record, "the whole line, also where the table looks back");
  const again = new Board(record, { language: "de" });
  assert.deepEqual([again.played(), again.record()], [["Ng1-f3", "Pe7-e5", "Nb1-c3"], record]);
});

test("a side that is played by code alone is moved by nothing else", async () => {
  const board = new Board("chess", { settings: { players: { ...HUMANS, white: { kind: "none" } } } });
  await board.click("e2", "e4");
  assert.deepEqual([board.state.clicks, board.played()], [[], []]);
  board.make("e4");
  await board.click("e7", "e5");
  assert.deepEqual(
    board.told("move").map(({ by }) => by),
    ["code", "person"],
  );
});
