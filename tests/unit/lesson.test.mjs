// A lesson as it is taken: what is said of each move, mark and answer, what hints show, and how many stars there are.
import assert from "node:assert/strict";
import { before, mock, test } from "node:test";
import { PAUSE } from "../../www/site/learn/attempt.js";
import { learn } from "../../www/site/words/en/learn.js";
import { modules } from "./modules.mjs";
import { Task } from "./task.mjs";

const { LessonOnBoard, begunIn, rulesOf } = await modules("site/learn/lesson.js", "element/state/load-rules.js");

const ROOK = "timeout-flat 3k4/8/8/8/8/8/4R3/6K1 w - - 0 1 - -";
const STAND = { par: 1, limit: 3, enemy: { kind: "stands" }, only: [], marks: [], say: "Do it." };
/** A step with what it does not say. */
const stepOf = (goal, more = {}) => ({ ...STAND, position: ROOK, goal, ...more });
const reach = (cell, more) => stepOf({ kind: "reach", cells: [cell] }, more);
const BLOCKED = stepOf(
  {
    kind: "why",
    move: "Re2-e6",
    choices: [
      { rule: "T5", text: "Blocked." },
      { rule: "T13", text: "Check." },
    ],
  },
  { position: "timeout-flat 3k4/8/8/8/4r3/8/4R3/6K1 w - - 0 1 - -" },
);

/** Begins a lesson; `kept` and `stars` have what is kept of it. */
async function take(steps, { begun, topics, next = null } = {}) {
  const task = new Task(learn);
  const [kept, stars] = [[], []];
  const lesson = { id: "timeout/01", topics, steps };
  const on = new LessonOnBoard(task, lesson, {
    begun: begun ?? begunIn(null, lesson),
    keep: (now) => kept.push(now),
    done: (n) => stars.push(n),
    next,
  });
  await on.show();
  return Object.assign(task, { on, kept, stars });
}

/** The other side answers. */
async function answer() {
  mock.timers.tick(PAUSE);
  await new Promise(setImmediate);
}

before(() => rulesOf("timeout-flat"));

for (const [name, steps, ...goes] of [
  [
    "what is not the goal begins anew; a piece that the step is not about stays; hints show the way",
    [reach("e5", { limit: 1, only: ["e2"], hint: "Up." })],
    ...["g1", "g2", /^In this step, move the piece on e2\.$/, "e2", "e3", /^That isn’t it yet\. Try again\.$/],
    ...["#again", /^Back to the start\. It can be done in 1 move\.$/, "#hint", /^Up\.$/],
    ...["#hint", /^Try moving the rook from e2 to e5\.$/],
    ...["e2", "e5", /^Done\. Lesson complete: ★☆☆ For three stars/],
  ],
  [
    "a hint after a miss begins anew, and shows the way at once where the step has no words for it",
    [reach("e5", { limit: 1 })],
    ...["e2", "e3", "#hint", /^Try moving the rook from e2 to e5\.$/],
    ({ board }) => assert.deepEqual(board.marked("hint"), ["e2-e5"]),
    ...["e2", "e5", /^Done\. Lesson complete: ★★☆/],
  ],
  [
    "no hint is shown while the other side is about to answer, and none is counted",
    [reach("a8", { par: 2, hint: "Up." })],
    ...["e2", "e3", /^2 moves left\.$/, "#hint", /^2 moves left\.$/, answer, "#hint", /^Up\.$/],
  ],
  [
    "a move that does not reach the goal tells how many lead there by par, or else are left, or that none does",
    [reach("a8", { par: 2 })],
    ...["e2", "e3", /^2 moves left\.$/, answer, "e3", "e4", /^The goal is out of reach from here\. Start over\.$/],
    ...["#again", "e2", "a2", /^1 move to go\.$/],
  ],
  [
    "who captures is seen to do it",
    [
      stepOf(
        { kind: "capture", cells: ["c3"] },
        { position: "timeout-flat 3k4/8/8/8/8/2b5/4R3/6K1 w - - 0 1 - -", enemy: { kind: "captures" } },
      ),
    ],
    ...["e2", "e5", answer, /^The bishop from c3 captures your piece on e5\. Try again\.$/],
  ],
  [
    "a step about Time Out ends when the piece is sent away, and one about its return when it is back",
    [
      stepOf({ kind: "send", cells: ["e2"] }, { done: "Gone." }),
      stepOf({ kind: "return", cells: ["e5"] }, { par: 2, enemy: { kind: "waits" } }),
    ],
    ...["e2", "→", /^Gone\.$/, "#next", "e2", "→", answer],
    ({ board }) => board.board.entry(board.board.state.moves.find(({ origin }) => origin === "e2").clicks[0]),
    ...["e5", /^Perfect\. Lesson complete: ★★★$/],
  ],
  [
    "marks: how it is done is said first, what is wrong until the next click; a hint marks a cell",
    [stepOf({ kind: "mark", from: "g1" })],
    ...[/^Click each cell, then “Done”\. A second click removes a mark\.$/, "f1", "a8", "#check"],
    /^4 cells are missing\. 1 cell is wrong \(red\): click it again to remove it\.$/,
    ({ board }) => assert.deepEqual([board.marked("marked"), board.marked("wrong")], [["f1", "a8"], ["a8"]]),
    ...["a8", /^Click each cell/],
    ({ board }) => assert.deepEqual([board.marked("marked"), board.marked("wrong")], [["f1"], []]),
    ...["f2", "g2", "h1", "#hint", /^h2 belongs to it\. What else\?$/],
    ({ board }) => assert.deepEqual(board.revealed, ["h2"]),
    ...["#check", /^Done\. Lesson complete: ★★☆/],
  ],
  [
    "which rule forbids a move: a wrong one is no choice any more, the right one brings the refusal",
    [BLOCKED],
    ({ board, ways }) => {
      assert.deepEqual(board.marked("forbidden"), ["e2-e6", "e6"]);
      assert.deepEqual(
        ways.map(({ id }) => id),
        ["hint"],
        "nothing has moved",
      );
    },
    ...["?T13", /^That isn’t the reason\. Rule T13 says: Kings\.$/],
    ({ excluded, concluded }) => assert.deepEqual([excluded, concluded], [["T13"], undefined]),
    ...["?T5", /^Right\. .*blocked on e4\. Lesson complete: ★★☆ /],
    ({ concluded, isClosed, isAtRest }) => assert.deepEqual([concluded, isClosed, isAtRest], ["T5", true, true]),
  ],
  ["a hint to which rule forbids a move is the answer", [BLOCKED], "#hint", /^The answer: “Blocked\.”$/],
  [
    "one hint costs nothing, each after it a star, and so does each move beyond par and each miss; one star is left",
    [reach("e5"), reach("e5"), reach("e5", { limit: 1, hint: "Up." })],
    ...["#hint", "e2", "e5", /^Done\.$/, "#next", "e2", "e3", answer, "e3", "e5", /^Well done\.$/, "#next"],
    ...["e2", "e3", "#again", "#hint", "#hint", "#hint", "e2", "e5", /★★☆/], // 3, 2 and 1
  ],
])
  test(name, async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    try {
      await (await take(steps, { topics: { T13: "Kings." } })).goes(...goes);
    } finally {
      mock.timers.reset();
    }
  });

test("a lesson is kept step by step, and is done with the mean of its stars, rounded down", async () => {
  const task = await take([reach("e3"), reach("e4", { limit: 1, say: "The second." })]);
  await task.goes("e2", "e3", /^Perfect\.$/, "#next");
  assert.deepEqual(task.kept.at(-1), { stars: [3], misses: 0, hints: 0 });
  assert.deepEqual([task.say, task.place.at, task.place.of, task.isFocused], ["The second.", 1, 2, true]);
  await task.goes("e2", "e5", "#again", "#hint", "#hint");
  assert.deepEqual(task.kept.at(-1), { stars: [3], misses: 1, hints: 2 });
  assert.deepEqual(task.stars, []);
  await task.goes("e2", "e4", /★★☆/); // 3 and 1
  assert.deepEqual([task.stars, task.kept.at(-1)], [[2], { stars: [], misses: 0, hints: 0 }]);
  assert.ok(task.isFinished && task.isAtRest);
});

test("what is left is gone on with, unless it was another lesson, or has fewer steps by now", async () => {
  const steps = [reach("e3"), reach("e4", { limit: 1 })];
  const start = { stars: [], misses: 0, hints: 0 };
  const lesson = { id: "timeout/01", steps };
  const begun = { stars: [1], misses: 0, hints: 3 };
  assert.deepEqual(begunIn({ lesson: lesson.id, ...begun }, lesson), { lesson: lesson.id, ...begun });
  for (const kept of [null, {}, { lesson: "timeout/02", ...begun }, { lesson: lesson.id, ...begun, stars: [3, 3] }])
    assert.deepEqual(begunIn(kept, lesson), start, JSON.stringify(kept));
  const task = await take(steps, { begun });
  assert.equal(task.place.at, 1);
  await task.goes("e2", "e4", /Lesson complete: ★☆☆/); // 1 and 1
});

test("the last step leads to the next lesson, to all, and to the first step again", async () => {
  const next = { title: "Leaving", address: "learn.html#lesson=timeout/02" };
  for (const [given, first] of [
    [next, { label: "Next: Leaving", accent: true, id: "next", href: next.address }],
    [null, { label: "All lessons", accent: true, id: "all", href: "learn.html" }],
  ]) {
    const task = await take([reach("e3")], { next: given });
    await task.goes("e2", "e3");
    assert.deepEqual(task.ways[0], first);
    await task.goes("#again");
    assert.deepEqual([task.place.at, task.said, task.board.position], [0, "", ROOK]);
  }
});

test("a step for Black says that the board is turned, and the next one for White that it is so again", async () => {
  const black = reach("d7", { position: ROOK.replace(" w ", " b "), say: "Black." });
  const task = await take([black, reach("e3")]);
  assert.equal(task.place.note, "You play Black: the board is turned.");
  await task.goes("d8", "d7", "#next");
  assert.equal(task.place.note, "You play White again.");
});

test("a hint of the computer that comes after the next move is not shown", async () => {
  const task = await take([reach("a1", { par: 3, limit: 9, enemy: { kind: "engine", level: 1 } })]);
  const hint = task.goes("#hint");
  await task.goes("e2", "e7");
  await hint;
  assert.deepEqual([task.board.marked("hint"), task.said], [[], "2 moves to go."]);
});

test("marks and goals are drawn, and what a step is about is brought into sight", async () => {
  const arrow = { from: "e2", to: "e5" };
  const task = await take([reach("e5", { marks: ["d4", arrow], only: ["e2"] })]);
  assert.deepEqual(task.board.marks, [
    { cell: "d4", name: "shown" },
    { ...arrow, name: "shown" },
    { cell: "e5", name: "goal" },
  ]);
  assert.deepEqual(task.board.revealed, ["e2", "e5", "d4", "e2", "e5"]);
  const why = await take([{ ...BLOCKED, marks: [arrow] }]);
  assert.deepEqual(why.board.marked("shown"), [], "an arrow would lie under the crossed one");
});
