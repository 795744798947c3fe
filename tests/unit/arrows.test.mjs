// The lines of moves and arrows as points: where they begin and end, over which landings they go.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { arrow, cross, pathOf, wholePathOf } from "../../www/element/draw/arrow-paths.js";

const SIZE = 10;
/** Squares as they lie on a board of chess or draughts that is seen from White. */
const onChess = (cell) => /^[a-h][1-8]$/.test(cell ?? "") && spot(cell.charCodeAt(0) - 97, 8 - Number(cell[1]));
const onDraughts = (cell) => cell && spot(((cell - 1) % 5) * 2 + (Math.ceil(cell / 5) % 2), Math.ceil(cell / 5) - 1);
const spot = (x, y) => ({ at: [(x + 0.5) * SIZE, (y + 0.5) * SIZE], size: SIZE });
const spots = (where) => (cell) => where(cell) || null;

const pointsIn = (d) => [...d.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
/** The points of a line, the tip of its head last. */
function pointsOf({ parts }) {
  const [shaft, head] = ["shaft", "head"].map((name) =>
    pointsIn(parts.find((part) => part.name === name).attributes.d),
  );
  return [...shaft.slice(0, -1), head[1]];
}
/** How far a point is from the middle of a cell, in cells. */
const far = ([x, y], { at }) => Math.hypot(x - at[0], y - at[1]) / SIZE;
const kinds = (lines) => lines.map(({ kind }) => kind);

test("a move is a line from the cell where it begins to the one where it ends, both of which stay to be seen", () => {
  const [lines] = pathOf(rules.parse_notation(rules.initial_position("chess"), "Ng1-f3"), spots(onChess));
  const [first, last] = pointsOf(lines);
  assert.ok(far(first, onChess("g1")) < 0.5 && far(last, onChess("f3")) < 0.5);
  assert.ok(far(last, onChess("g1")) > far(first, onChess("g1")));
  assert.deepEqual(
    lines.parts.map(({ name }) => name),
    ["ground", "shaft", "head"],
  );
});

test("a capture goes over all its landings", () => {
  const move = rules.legal_moves("draughts W:W48:B43,33,22 0 1")[0];
  const [lines] = pathOf(move, spots(onDraughts));
  const points = pointsOf(lines);
  assert.equal(points.length, 4);
  for (const [i, cell] of ["48", "39", "28", "17"].entries()) assert.ok(far(points[i], onDraughts(cell)) < 0.5, cell);
});

test("who leaves for Time Out goes out of the boards, who returns comes into them; a move that is planned comes from where it had left", () => {
  const position = "timeout-flat 4k3/8/8/8/8/8/8/K7 w - - 0 1 Qe4:3 -";
  const back = rules.parse_notation(position, "e4→Qe1");
  const out = rules.parse_notation(rules.initial_position("timeout-flat"), "Nb1→");
  assert.deepEqual([kinds(pathOf(back, spots(onChess))), kinds(pathOf(out, spots(onChess)))], [["into"], ["out"]]);
  const [planned] = wholePathOf(back, spots(onChess));
  assert.ok(far(pointsOf(planned)[0], onChess("e4")) < 0.5);
  assert.deepEqual(kinds(wholePathOf(back, (cell) => (cell === "e4" ? null : onChess(cell) || null))), ["into"]);
  assert.deepEqual(wholePathOf(out, spots(onChess)), pathOf(out, spots(onChess)));
});

test("what is not seen has no line, nor has a move that a missed capture has cost", () => {
  const move = rules.parse_notation(rules.initial_position("chess"), "Pe2-e4");
  assert.deepEqual(
    pathOf(move, () => null),
    [],
  );
  assert.deepEqual(pathOf({ ...move, forfeits: ["e2"] }, spots(onChess)), []);
});

test("an arrow is straight or bent; one that stays in its column is a ring", () => {
  const [from, to] = [spot(0, 0), spot(6, 3)];
  assert.equal(pointsOf(arrow([from, to])).length, 2);
  const bent = pointsOf(arrow([from, to], { bent: true }));
  assert.ok(bent.length > 5 && bent.slice(1, -1).every(([x, y]) => y < x / 2 - 0.1), "it rises above the line");
  const { parts } = arrow([from, from]);
  assert.deepEqual(
    parts.map(({ tag }) => tag),
    ["circle"],
  );
  assert.deepEqual([parts[0].attributes.cx, parts[0].attributes.cy], from.at);
});

test("a captured piece is crossed out: in the middle of its cell, or small in the corner where another stands now", () => {
  const middle = ({ parts }) => {
    const numbers = pointsIn(parts[1].attributes.d);
    return [0, 1].map((i) => numbers.reduce((sum, at) => sum + at[i], 0) / numbers.length);
  };
  const here = spot(2, 2);
  assert.deepEqual(middle(cross(here, false)), here.at);
  assert.ok(middle(cross(here, true)).every((value, i) => value < here.at[i] - 3));
});
