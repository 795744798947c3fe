// The puzzles of the package, by its rules. That there is only one solution is proved by tests/search/.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { Game, legal_moves, variants } from "../../pkg/inline.js";
import { puzzleVariants, puzzles } from "../../pkg/puzzles.js";

const FOLDER = new URL("../../puzzles/", import.meta.url);
const FEWEST = 40;
/** Of all files together, gzipped. */
const LIMIT = 60_000;
const TYPES = readFileSync(new URL("../../pkg/puzzles.d.ts", import.meta.url), "utf8");
const THEMES = new Set([.../type PuzzleTheme =(.*?);/s.exec(TYPES)[1].matchAll(/\| "(.*?)"/g)].map(([, name]) => name));

/** @param {string} position */
const notations = (position) => legal_moves(position).map(({ notation }) => notation);

/**
 * The position after moves that have to be legal.
 * @param {string} position
 * @param {string[]} moves
 */
function after(position, moves) {
  const game = new Game(position);
  for (const text of moves) {
    assert.ok(notations(game.position()).includes(text), `${text} in ${game.position()}`);
    game.apply(text);
  }
  return game;
}

/**
 * How many moves of the solver are played at most.
 * @param {string} position
 * @param {import("../../pkg/puzzles.js").PuzzleSolution} solution
 * @param {boolean} wins
 * @returns {number}
 */
function follow(position, { moves, answers }, wins) {
  const { turn } = new Game(position).status();
  const game = after(position, moves);
  const text = game.position();
  if (answers.length === 0) {
    if (wins) assert.equal(game.status().outcome?.winner, turn, text);
    return moves.length;
  }
  assert.notEqual(game.status().turn, turn, text);
  const named = answers.flatMap(({ to }) => to ?? []);
  const others = notations(text).filter((notation) => !named.includes(notation));
  assert.equal(new Set(named).size, named.length, text);
  const unnamed = answers.filter(({ to }) => to === undefined);
  assert.equal(unnamed.length, others.length > 0 ? 1 : 0, `every answer is there once: ${text}`);
  const lengths = answers.flatMap(({ to = others, next }) =>
    to.map((answer) => {
      const answered = after(text, [answer]);
      if (next) return follow(answered.position(), next, wins);
      if (wins) assert.equal(answered.status().outcome?.winner, turn, text);
      return 0;
    }),
  );
  return moves.length + Math.max(...lengths);
}

test("there are puzzles of each variant, and they are small", async () => {
  const ids = variants().map(({ id }) => id);
  assert.deepEqual(puzzleVariants().sort(), ids.filter((id) => id !== "trid-strict").sort());
  const texts = readdirSync(FOLDER).map((file) => readFileSync(new URL(file, FOLDER)));
  const size = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  assert.ok(size <= LIMIT, `${size} bytes`);
  await assert.rejects(puzzles("trid-strict"), { name: "HyperplyError", code: "unknown-variant" });
  const required = createRequire(import.meta.url)("../../pkg/puzzles.cjs");
  assert.deepEqual(required.puzzleVariants(), puzzleVariants());
  assert.deepEqual(await required.puzzles("chess"), await puzzles("chess"));
});

for (const id of puzzleVariants()) {
  test(`the puzzles of ${id} can be played to their ends after every answer`, async () => {
    const list = await puzzles(id);
    assert.ok(list.length >= FEWEST, `${list.length} puzzles`);
    assert.equal(new Set(list.map(({ position }) => position)).size, list.length);
    list.forEach(({ id: name, position, solution, themes, difficulty }, number) => {
      assert.equal(name, `${id}-${number + 1}`);
      assert.equal(new Game(position).position(), position);
      assert.ok(position.startsWith(`${id} `));
      assert.ok(difficulty >= (list[number - 1]?.difficulty ?? 1) && difficulty <= 5, name);
      for (const theme of themes) assert.ok(THEMES.has(theme), `${name}: ${theme}`);
      const [goal] = themes;
      const [, moves] = /^win-in-(\d)$/.exec(goal) ?? [];
      const most = follow(position, solution, moves !== undefined);
      if (moves !== undefined) assert.equal(most, Number(moves), name);
      else assert.ok(["material", "draw", "defense"].includes(goal), name);
    });
  });
}
