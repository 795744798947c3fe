// A puzzle that somebody makes of a position, and its link.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { puzzleVariants, puzzles } from "../../pkg/puzzles.js";
import { puzzleOf, readPuzzle, writePuzzle } from "../../www/site/learn/puzzle-link.js";
import { puzzleLine } from "../../www/site/setup/puzzle-line.js";

const engine = new rules.Engine();
after(() => engine.close());

const seek = (position, moves, winner) => engine.mates(new rules.Game(position), { moves, winner });
const made = async (position, moves) =>
  puzzleLine(rules, seek, position, await engine.mates(new rules.Game(position), { moves }));

const IN_TWO = "chess 7k/8/8/6K1/8/8/8/R7 w - - 0 1";

test("a position with one first move is a puzzle, which a link carries there and back", async () => {
  const line = await made(IN_TWO, 3);
  assert.deepEqual(line, [["Kg5-g6"], ["Kh8-g8"], ["Ra1-a8"]]);
  const code = writePuzzle({ position: IN_TWO, line });
  assert.match(code, /^[\w-]+$/);
  assert.deepEqual(readPuzzle(code), { position: IN_TWO, line });
  assert.deepEqual(puzzleOf(rules, readPuzzle(code)), {
    id: "",
    position: IN_TWO,
    solution: { moves: line[0], answers: [{ to: line[1], next: { moves: line[2], answers: [] } }] },
    themes: ["win-in-2", "checkmate"],
    difficulty: 2,
  });
});

test("neither position nor solution can be read in a link, not even decoded", async () => {
  const code = writePuzzle({ position: IN_TWO, line: await made(IN_TWO, 2) });
  const decoded = Buffer.from(code, "base64url").toString("latin1");
  for (const text of [code, decoded]) assert.doesNotMatch(text, /chess|g6|a8|Kg/);
});

test("where several first moves win, or several later ones after every defense, there is no puzzle", async () => {
  assert.equal(await made("chess 6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1", 2), "first");
  assert.equal(await made("chess 7k/5K2/8/8/8/8/8/R7 b - - 0 1", 2), "first", "no mate at all");
  const forced = { moves: 3, ruled_out: 2, nodes: 1, list: [{ move: { notation: "Pa2-a3" }, left: 2 }] };
  const twice = async (at, moves, winner) =>
    rules.status(at).turn === winner
      ? { moves, list: [1, 2].map(() => ({ move: { notation: "Pa3-a4" }, left: 1 })) }
      : { moves, list: [{ move: rules.legal_moves(at)[0], left: 2 }] };
  assert.equal(await puzzleLine(rules, twice, rules.initial_position("chess"), forced), "later");
  assert.equal(await puzzleLine(rules, async () => null, rules.initial_position("chess"), forced), null, "stopped");
});

test("each variant's puzzles that are won by force can be made of their positions, series and missed captures too", async () => {
  for (const variant of puzzleVariants()) {
    const all = await puzzles(variant);
    const short = all.filter(({ themes }) => /^win-in-[12]$/.test(themes[0]));
    const series = short.filter(({ themes }) => themes.includes("series"));
    for (const { id, position, solution, themes } of [...short.slice(0, 5), ...series.slice(0, 2)]) {
      const line = await made(position, 2);
      assert.ok(Array.isArray(line), `${id}: ${line}`);
      assert.deepEqual(line[0], solution.moves, id);
      const puzzle = puzzleOf(rules, readPuzzle(writePuzzle({ position, line })));
      assert.equal(puzzle?.themes[0], themes[0], id);
    }
  }
});

test("a damaged link tells no puzzle", async () => {
  const line = await made(IN_TWO, 2);
  const code = writePuzzle({ position: IN_TWO, line });
  for (const bad of ["", "a", "%", code.slice(1), code.slice(0, -3), `${code}x`, code.repeat(100)])
    assert.equal(readPuzzle(bad), null, bad);
  const tells = (given) => puzzleOf(rules, readPuzzle(writePuzzle(given)) ?? assert.fail("unreadable"));
  assert.equal(readPuzzle(writePuzzle({ position: IN_TWO, line: line.slice(0, 2) })), null, "it ends with an answer");
  assert.equal(tells({ position: IN_TWO, line: line.slice(0, 1) }), null, "it does not win");
  assert.equal(tells({ position: IN_TWO, line: [["Kg5-g7"], ...line.slice(1)] }), null, "an illegal move");
  assert.equal(tells({ position: "chess 8/8/8/8/8/8/8/8 w - - 0 1", line }), null, "an illegal position");
  assert.equal(tells({ position: IN_TWO, line: [line.flat()] }), null, "an answer as a move of the solver");
});
