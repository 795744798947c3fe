// Tables over the boards that are there, and the next cell in a direction, as the arrow keys ask for it.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { geometry } from "../../www/element/state/geometry.js";
import { boardsBetween, nearest, neighbor, places, stepOf, toward } from "../../www/element/state/neighbors.js";
import { Board } from "./board.mjs";

const boardOf = (variant) => new Board(variant).state.board;

test("the boards of each game: how they stand, and how large they are", () => {
  const rows = [
    // variant, shape, levels, columned, sparse, stackable, files, ranks
    ["chess", "square", 1, false, false, false, 8, 8],
    ["timeout", "square", 8, true, false, true, 7, 7],
    ["quarx", "square", 1, false, true, false, 4, 4],
    ["quarx-3d", "square", 4, false, true, true, 4, 4],
    ["draughts", "square", 1, false, true, false, 10, 10],
    ["raumschach", "square", 5, false, false, true, 5, 5],
    ["hex4d", "hexagon", 1],
    ["trid", "decks", 5, true, false, true, 6, 10],
  ];
  for (const [variant, shape, levels, columned, sparse, stackable, files, ranks] of rows) {
    const board = boardOf(variant);
    assert.deepEqual([board.shape, board.levels.length], [shape, levels], variant);
    if (!files) continue; // hexagons
    assert.deepEqual([board.columned, board.sparse, board.stackable], [columned, sparse, stackable], variant);
    assert.deepEqual([board.files, board.ranks], [files, ranks], variant);
  }
});

test("every cell is found by its name, in its column from the lowest, and by its place in the picture", () => {
  for (const { id } of rules.variants()) {
    const board = boardOf(id);
    const names = board.boards.flatMap(({ cells }) => cells.map(({ cell }) => cell));
    assert.deepEqual([...board.cells.keys()], names);
    assert.deepEqual([...board.columns.values()].flatMap(({ cells }) => cells).sort(), [...names].sort());
    for (const { cells } of board.columns.values()) {
      const levels = cells.map((cell) => board.cells.get(cell).board.level);
      assert.deepEqual(
        levels,
        [...levels].sort((a, b) => a - b),
      );
    }
    assert.equal(places(board).size, names.length, `no two cells of ${id} in one place`);
  }
});

test("boards that are not there have no cells; the levels they could have are known", () => {
  const { state } = new Board("trid");
  const one = { shape: "decks", boards: state.board.boards.slice(0, 1) };
  const table = geometry(state.info, one, "key");
  assert.deepEqual([table.key, table.boards.length, table.cells.size], ["key", 1, 16]);
  assert.deepEqual(table.heights, state.board.heights);
  assert.deepEqual([table.columned, table.stackable, table.mounts.size], [false, false, 0]);
});

const STEPS = [
  // variant, from, key, to, and to on a flipped board
  ["chess", "e4", "ArrowUp", "e5", "e3"],
  ["chess", "e4", "ArrowLeft", "d4", "f4"],
  ["chess", "e4", "PageUp", undefined, undefined],
  ["chess", "a1", "ArrowLeft", undefined, "b1"],
  ["timeout", "b1L1", "PageUp", "b1L2", "b1L2"],
  ["timeout", "b1L8", "PageUp", undefined, undefined],
  ["timeout", "b1L8", "PageDown", "b1L7", "b1L7"],
  ["raumschach", "Ad2", "PageUp", "Bd2", "Bd2"],
  // Where only dark cells are there, the next of them, over the edge of a plane, too
  ["quarx", "1111", "ArrowRight", "3111", undefined],
  ["quarx", "3111", "ArrowRight", "2121", "1111"],
  ["quarx", "1111", "ArrowUp", "2211", undefined],
  ["draughts", "28", "ArrowRight", "29", "27"],
  ["draughts", "28", "ArrowUp", "23", "33"],
];

for (const [variant, from, key, to, flipped] of STEPS)
  test(`${key} on ${variant} leads from ${from} to ${to ?? "nowhere"}`, () => {
    const board = boardOf(variant);
    const place = board.cells.get(from);
    assert.deepEqual(
      [neighbor(board, place, stepOf(key, false)), neighbor(board, place, stepOf(key, true))],
      [to, flipped],
    );
  });

test("a key that is no arrow makes no step", () => {
  assert.deepEqual([stepOf("Enter", false), stepOf("a", true)], [undefined, undefined]);
});

test("of things in a direction the nearest one straight ahead comes first, then one on the same level", () => {
  const at = (x, y, z) => ({ x, y, z });
  const here = at(0, 0, 0);
  const [ahead, aside, above, behind] = [at(3, 0, 0), at(1, 2, 0), at(3, 0, 1), at(-1, 0, 0)];
  assert.equal(toward([behind, aside, above, ahead], here, [1, 0, 0]), ahead);
  assert.equal(toward([behind, aside, above], here, [1, 0, 0]), above);
  assert.equal(toward([behind], here, [1, 0, 0]), undefined);
  assert.equal(toward([], here, [1, 0, 0]), undefined);
  assert.equal(toward([behind, above], here, [0, 0, 1]), above);
});

test("the nearest is the first of those with the least cost", () => {
  assert.equal(nearest([3, -1, 1, 2], Math.abs), -1);
  assert.equal(nearest([], Math.abs), undefined);
});

test("between boards of hexagons there are as many steps as a king takes from one to the other", () => {
  const { boards } = boardOf("hex4d");
  const board = (id) => boards.find((one) => one.id === id);
  const rows = [
    ["C3", "C3", 0],
    ["C3", "C4", 1],
    ["C1", "C5", 4],
    ["A1", "E3", 4],
    ["C3", "B2", 1],
    ["C3", "D3", 1],
  ];
  for (const [from, to, steps] of rows) {
    assert.equal(boardsBetween(board(from), board(to)), steps, `${from} ${to}`);
    assert.equal(boardsBetween(board(to), board(from)), steps);
  }
});
