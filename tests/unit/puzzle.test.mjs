// A puzzle as it is solved: which moves are played, what is said of them, what is a mistake, and how the other side answers.
import assert from "node:assert/strict";
import { before, mock, test } from "node:test";
import { apply, legal_moves } from "../../pkg/inline.js";
import { PAUSE } from "../../www/site/learn/attempt.js";
import { learn } from "../../www/site/words/en/learn.js";
import { modules } from "./modules.mjs";
import { Task } from "./task.mjs";

const { PuzzleOnBoard, rulesOf } = await modules("site/learn/puzzle.js", "element/state/load-rules.js");
before(() => rulesOf("chess"));

const LADDER = {
  id: "chess-1",
  position: "chess 7k/8/8/8/8/8/R7/1R4K1 w - - 0 1",
  solution: { moves: ["Ra2-a7"], answers: [{ next: { moves: ["Rb1-b8"], answers: [] } }] },
  themes: ["win-in-2"],
  difficulty: 1,
};
/** A win in one move, and another that is as good. */
const TWO = {
  ...LADDER,
  position: "chess 7k/R7/8/8/8/8/8/1RR3K1 w - - 0 1",
  solution: { moves: ["Rb1-b8"], answers: [] },
  themes: ["win-in-1"],
};

/** Shows a puzzle; `answered` has what is kept of it. */
async function show(puzzle, more = {}) {
  const task = new Task(learn);
  const answered = [];
  const on = new PuzzleOnBoard(task, puzzle, {
    title: "Puzzle 1",
    answered: (solved) => answered.push(solved),
    more: null,
    ...more,
  });
  await on.show();
  return Object.assign(task, { on, answered });
}

/** The other side answers. */
const answer = () => mock.timers.tick(PAUSE);
const played = ({ board }) => board.moves.map(({ move }) => move);

for (const [name, puzzle, answered, ...goes] of [
  [
    "solved at the first try",
    LADDER,
    [true],
    "a2",
    "a7",
    /^Right\. Go on\.$/,
    answer,
    "b1",
    "b8",
    /^Solved: mate in two\.$/,
  ],
  [
    "solved after hints, which are there again after each move, but not while the other side answers",
    LADDER,
    [false],
    ...["#hint", /^Look at the rook on a2\.$/],
    ({ board }) => assert.deepEqual(board.marks, [{ cell: "a2", name: "hint" }]),
    ...["#hint", /^Try moving the rook from a2 to a7\.$/, "a2", "a7", "#hint", /^Right\. Go on\.$/],
    ({ board }) => assert.deepEqual(board.marks, []),
    ...[answer, "#hint", /^Look at the rook on b1\.$/],
    ...["b1", "b8", /^Solved: mate in two\. You’ll see it again in a few days\.$/],
  ],
  [
    "solved by a move that is shown",
    LADDER,
    [false],
    ...["#solution", /^Try moving the rook from a2 to a7\.$/],
    ({ board }) => assert.deepEqual(board.marks, [{ from: "a2", to: "a7", name: "hint" }]),
    ...["a2", "a7", answer, "b1", "b8", /again in a few days/],
  ],
  [
    "a move that wins at once is as good as the one that is asked for",
    TWO,
    [true],
    "c1",
    "c8",
    /^Solved: mate in one\.$/,
  ],
  [
    "after the end nothing is played any more",
    { ...LADDER, solution: { moves: ["Ra2-a7"], answers: [] } },
    [true],
    ...["a2", "a7", /^Solved/],
    (task) => assert.deepEqual([task.isAtRest, task.board.attributes.input], [true, "none"]),
  ],
])
  test(`a puzzle: ${name}`, async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    try {
      const task = await show(puzzle);
      await task.goes(...goes);
      assert.deepEqual(task.answered, answered);
    } finally {
      mock.timers.reset();
    }
  });

test("another move is not played, and it is said what the other side would answer; it is one mistake, however many are made", async () => {
  const task = await show(LADDER);
  for (const wrong of ["a3", "a4"]) {
    await task.goes("a2", wrong, /^That move is legal, but there is a better one\. Try again\.$/);
    await task.until(/^That move is legal, but then Black’s king .*\. Try again\.$/);
    assert.deepEqual([task.board.position, played(task)], [LADDER.position, []]);
  }
  assert.deepEqual(task.answered, [false]);
});

test("the answer to a wrong move is not said once something else was said, or another puzzle is there", async () => {
  const task = await show(LADDER);
  await task.goes("a2", "a3", "#solution");
  const { said } = task;
  const other = await show(LADDER);
  await other.goes("a2", "a3");
  other.on.free();
  await show(LADDER).then((last) => last.goes("a2", "a4").then(() => last.until(/but then/))); // asked last, answered last
  assert.deepEqual([task.said, other.said], [said, learn.otherMove(null)]);
});

test("the other side never plays an answer that ends the puzzle while another one goes on", async () => {
  const position = "chess 7k/6p1/8/8/8/8/R7/1R4K1 w - - 0 1";
  const [ends] = legal_moves(apply(position, "Ra2-a7"));
  const next = { moves: ["Rb1-b8"], answers: [] };
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    const solution = { moves: ["Ra2-a7"], answers: [{ to: [ends.notation] }, { next }] };
    const task = await show({ ...LADDER, position, solution });
    await task.goes("a2", "a7", answer);
    assert.equal(played(task).length, 2);
    assert.notEqual(played(task)[1], ends.notation);
  } finally {
    mock.timers.reset();
  }
});

test("what is said of a puzzle before it is solved, and where it leads on", async () => {
  const task = await show({ ...LADDER, position: "chess r6k/8/8/8/8/8/8/1K6 b - - 0 1", themes: ["material"] });
  const { head, say, place, board } = task;
  assert.deepEqual([head.game, head.title, head.notes], ["Chess", "Puzzle 1", ["Difficulty: very easy"]]);
  assert.equal(head.address, "learn.html#puzzle=chess-1");
  assert.deepEqual(head.more, [
    {
      label: "Edit this position",
      href: "setup.html#position=chess%20r6k%2F8%2F8%2F8%2F8%2F8%2F8%2F1K6%20b%20-%20-%200%201",
    },
  ]);
  assert.equal(say, "Black to move. Find the move that wins the most, whatever White replies.");
  assert.equal(place.note, "You play Black: the board is turned.");
  assert.deepEqual([board.attributes.white, board.attributes.black], ["none", "human"]);
  for (const [more, way] of [
    [null, { label: "Next puzzle", accent: true, id: "next", href: "learn.html#puzzles=chess&after=chess-1" }],
    [String, { label: "Next", accent: true, id: "next", do: String }],
  ]) {
    const solved = await show(TWO, { more });
    await solved.goes("b1", "b8");
    assert.deepEqual(solved.ways, [way]);
  }
});

test("a puzzle that somebody made is no mistake: nothing of it is kept", async () => {
  const task = await show(TWO, { answered: null, address: "learn.html#given=x" });
  await task.goes("#hint", "b1", "b8", /^Solved: mate in one\.$/);
  assert.equal(task.head.address, "learn.html#given=x");
});
