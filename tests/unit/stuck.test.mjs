// Why a piece of one's own has no legal move: what stands in its way, or what it would expose.
import assert from "node:assert/strict";
import { test } from "node:test";
import { whyStuck } from "../../www/element/state/why-stuck.js";
import { en } from "../../www/element/words/en/index.js";
import { Board } from "./board.mjs";

const { blocked, stuck } = en.refusals;
const piece = (text) => ({ side: text[0] === "w" ? "white" : "black", piece: text[1], cell: text.slice(2) });

const WHY = [
  ["its own pieces", "chess", "a1", { by: ["wNb1", "wPa2"], rule: "T7" }],
  ["its own pieces, in space", "raumschach", "Aa1", { by: ["wNAb1", "wPAa2", "wBBa1"] }],
  ["an enemy piece before a pawn", "chess 4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1", "e3", { by: ["bPe4"] }],
  ["pieces beside a king", "chess k7/8/8/8/8/8/PP6/KB6 w - - 0 1", "a1", { by: ["wBb1", "wPa2", "wPb2"] }],
  ["a check that it cannot end", "chess 4k3/8/8/8/8/8/4q3/4K2R w K - 0 1", "h1", { check: true, cells: ["e2"] }],
  [
    "the king that it would expose (T13)",
    "chess 4k3/4r3/8/8/8/4N3/8/4K3 w - - 0 1",
    "e3",
    { rule: "T13", cells: ["e7"] },
  ],
  [
    "the king that it would expose to a piece beside it",
    "chess 4k3/8/8/8/4r3/4N3/8/4K3 w - - 0 1",
    "e3",
    { rule: "T13", cells: ["e4"] },
  ],
  ["a capture that comes first (Q8)", "draughts W:WK46,49:B41,9,10,18,19,29 0 1", "49", { rule: "Q8" }],
  [
    "a piece that is due (T30)",
    "timeout-declared 7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|3k3/7/7/7/7/2N4/3K3|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7 w - - 0 9 Qb3L4:3/3 -",
    "c2L4",
    { text: en.games.timeout.stuck("N", "c2L4", "Q", "b3L4") },
  ],
];

for (const [what, start, cell, { by, rule, cells, check, text }] of WHY)
  test(`stuck: ${what}`, () => {
    const { state } = new Board(start);
    const own = state.pieces.get(cell);
    const told = whyStuck(state, own);
    if (by) {
      const blockers = told.cells.map((at) => state.pieces.get(at));
      assert.deepEqual(new Set(told.cells), new Set(by.map((text) => piece(text).cell)));
      assert.deepEqual(blockers.map(({ side, piece, cell }) => `${side[0]}${piece}${cell}`).sort(), [...by].sort());
      assert.equal(told.text, blocked(own, blockers.slice(0, 4), blockers.length - 4));
    }
    if (rule) assert.equal(told.rule, rule);
    if (cells) assert.deepEqual(told.cells, cells);
    if (check) assert.equal(told.text, stuck(own.piece, cell, true));
    if (text) assert.equal(told.text, text);
  });

test("every piece without a legal move is told why, in every game", () => {
  for (const start of ["chess", "timeout", "quarx", "hex4d", "trid", "raumschach", "glinski"]) {
    const { state } = new Board(start);
    const own = [...state.pieces.values()].filter(({ side }) => side === state.status.turn);
    for (const one of own.filter(({ cell }) => !state.moves.some(({ clicks }) => clicks[0] === cell)).slice(0, 6)) {
      const { text, cells } = whyStuck(state, one);
      assert.ok(text.includes(one.cell), `${start} ${one.cell}: ${text}`);
      assert.ok(!cells?.includes(one.cell), `${start} ${one.cell}: ${cells}`);
    }
  }
});
