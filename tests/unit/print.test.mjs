// What sheets for paper have on them, and how it is laid out: games, solutions of puzzles, room for diagrams.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { pictures } from "../../pkg/picture/draw.js";
import { puzzleVariants, puzzles } from "../../pkg/puzzles.js";
import { playOn } from "../../www/element/state/line.js";
import { print as inGerman } from "../../www/site/words/de/print.js";
import { print as words } from "../../www/site/words/en/print.js";
import { ONE_EACH } from "../games.mjs";
import { modules } from "./modules.mjs";

const { TEXTS, countsOf, drawnOf, largest, layoutOf, partsOf, solutionText } = await modules(
  "site/print/diagram.js",
  "site/print/layout.js",
  "site/print/moves.js",
  "site/print/solution.js",
);
const picture = pictures(rules);

/** What both A4 and Letter have within the margins of browsers, 0.4 inches, in mm. */
const PAPER = { width: 210 - 20.4, height: 279 - 20.3 };
/** Cells that can be read, and those of a diagram that has a page for itself, in mm. */
const LEGIBLE = 4.3;
const LARGE = 5.5;

test("diagrams of every game can be read, and as many as a page is to have fit on it", () => {
  for (const { id } of rules.variants()) {
    const size = drawnOf(picture(rules.initial_position(id), { colors: { paper: "none" } }));
    for (const texts of Object.values(TEXTS)) {
      const { columns, rows, cell } = layoutOf([size, { wide: 1, high: 1 }], texts);
      assert.ok(cell >= LEGIBLE, `${id}: cells of ${cell} mm`);
      assert.ok(columns * size.wide * cell <= PAPER.width + 0.5, id);
      assert.ok(rows * (size.high * cell + texts) <= PAPER.height + 0.5, id);
    }
    const cell = largest(size);
    assert.ok(cell >= LARGE && size.wide * cell <= PAPER.width + 0.5, `${id}: cells of ${cell} mm`);
    assert.ok(size.high * cell <= 0.75 * PAPER.height, `${id}: room for what is said of it`);
  }
});

test("a sheet has rows of puzzles, or up to three pages of them", () => {
  assert.deepEqual(
    countsOf({ columns: 3, rows: 3 }).map(({ n, pages }) => [n, pages]),
    [
      [3, 1],
      [6, 1],
      [9, 1],
      [18, 2],
      [27, 3],
    ],
  );
});

/** A game, as a board tells it. */
const played = (game) => ({ start: game.start(), moves: game.history() });
const style = (language) => ({ language, short: false, check: true });
const parts = (game, n, language = "en") => partsOf(played(game), n, { rules, words, style: style(language) });

for (const variant of ONE_EACH)
  test(`a game has all moves in their order, and a diagram after every fifth and the last: ${variant}`, () => {
    const game = new rules.Game(variant);
    for (let i = 0; i < 22; i++) {
      const moves = game.legal_moves();
      game.apply(moves[(i * 7919) % moves.length].notation);
    }
    const { moves } = played(game);
    const { number } = moves.at(-1);
    const shown = parts(game, 5);
    const texts = shown.flatMap(({ above }) => above).map((text) => text.replace(/^\d+\. (… )?/, ""));
    assert.deepEqual(
      texts.map((text) => text.replace(/[+#]$/, "")),
      moves.map(({ move }) => move),
    );
    const ends = [...new Set([5, 10, number])];
    assert.deepEqual(
      shown.map(({ below }) => Number(/^After (\d+)\. …/.exec(below)[1])),
      ends,
    );
    const after = ends.map((end) => moves.findLast((item) => item.number === end));
    assert.deepEqual(
      shown.map(({ at, last }) => [at, last.notation]),
      after.map(({ position, move }) => [position, move]),
    );
    assert.deepEqual([parts(game, 1).length, parts(game, Infinity).length], [number, 1]);
  });

test("a game from a position of its own begins with that, and tells speed moves and how it ends, in the board's notation", () => {
  const game = new rules.Game("timeout-flat 6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 7 - -");
  for (const move of ["Kg8-h8", "speed2", "Kg1-f1", "Ra1-a8"]) playOn(game, move);
  const [first, second] = parts(game, 5, "de");
  assert.deepEqual([first.above, first.at, first.last, first.below], [[], game.start(), null, "At the start"]);
  assert.equal(second.above.join(" "), "7. … Kg8-h8 8. (speed moves: 2 each) Kg1-f1 9. Ta1-a8#");
  assert.match(words.ends(game.status().outcome), /^White wins\./);
});

/** A move without the parentheses that end a way behind it. @param {string} text */
const unclosed = (text) => {
  const [opened, closed] = ["(", ")"].map((sign) => text.split(sign).length);
  return text.slice(0, text.length - Math.max(0, closed - opened));
};

/** All moves of a solution. */
const movesIn = (solution) => [
  ...solution.moves,
  ...solution.answers.flatMap(({ to = [], next }) => (next ? [...to, ...movesIn(next)] : [])),
];
const solved = ({ solution, position }, said = words) => solutionText(solution, said, rules, position);

for (const variant of puzzleVariants())
  test(`a solution has its moves and every answer that goes on: ${variant}`, async () => {
    for (const puzzle of await puzzles(variant)) {
      const text = solved(puzzle);
      assert.equal(text.split(/ \(/)[0], puzzle.solution.moves.join(", "), puzzle.id);
      const written = text.replace(/ \((?:(?:otherwise|after any answer): )?|; (?:otherwise: )?|: /g, ", ").split(", ");
      const wanted = movesIn(puzzle.solution);
      assert.deepEqual(written.map(unclosed).sort(), wanted.sort(), `${puzzle.id}: ${text}`);
    }
  });

test("on a German sheet solutions have German letters", async () => {
  globalThis.document = { documentElement: { lang: "de" } };
  try {
    const texts = (await puzzles("timeout-flat")).map((puzzle) => solved(puzzle, inGerman)).join("\n");
    assert.match(texts, /\b[SDTL][a-h]\d/);
    assert.doesNotMatch(texts, /[NQRP][a-h]\d|=[QRBN]|otherwise|answer/);
  } finally {
    delete globalThis.document;
  }
});
