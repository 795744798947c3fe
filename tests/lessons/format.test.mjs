// A lesson file that is not as docs/lessons.md says is refused by file and line.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { LessonError, readLesson } from "../../scripts/lessons.mjs";

const FILE = "lessons/chess/01-first.en.md";
const HEAD = ["# Title", "", "Rules: T5", "", "One sentence. Another.", ""];
const STEP = ["```step", "position: chess 8/8/8/8/8/8/8/8 w - - 0 1", "goal: check", "say: Do it.", "```"];

/** A lesson in which a line of the step is another, or is added. */
const withStep = (...lines) => [...HEAD, "```step", ...lines, "```"].join("\n");

test("the example of the documents is a lesson", () => {
  const [, text] = /````md\n([^]*?)````/.exec(readFileSync("docs/lessons.md", "utf8"));
  const lesson = readLesson(text, "lessons/timeout/01-leave.en.md");
  assert.equal(lesson.id, "timeout/01");
  assert.deepEqual(lesson.rules, ["T15", "T16", "T17"]);
  assert.deepEqual(lesson.steps[0].goal, { kind: "return", cells: ["e5"] });
  assert.equal(lesson.steps[0].par, 2);
  assert.equal(lesson.steps[0].limit, 4);
  assert.deepEqual(lesson.steps[0].enemy, { kind: "waits" });
});

test("a lesson is data: long values go on, apostrophes are those of books", () => {
  const lesson = readLesson(
    withStep(STEP[1], "goal: why Re2-e6", "choice T5: It's", "  in the way.", "choice T13: Check.", 'say: "Why" not?'),
    FILE,
  );
  const [{ goal, say, par, enemy }] = lesson.steps;
  assert.deepEqual(goal, {
    kind: "why",
    move: "Re2-e6",
    choices: [
      { rule: "T5", text: "It’s in the way." },
      { rule: "T13", text: "Check." },
    ],
  });
  assert.deepEqual([say, par, enemy], ["“Why” not?", 1, { kind: "stands" }]);
});

for (const [what, text, line, message] of [
  ["a file without a title", ["Title", ...HEAD.slice(1), ...STEP].join("\n"), 1, /begins with its title/],
  ["a file without steps", HEAD.join("\n"), 1, /at least one step/],
  ["no rules", ["# Title", "", "One. Two.", "", ...STEP].join("\n"), 2, /“Rules: T15, T17” is missing/],
  ["no number of a rule", [...HEAD.with(2, "Rules: T5, castling"), ...STEP].join("\n"), 3, /“castling” is not/],
  ["nothing about it", [...HEAD.toSpliced(4, 1), ...STEP].join("\n"), 3, /two sentences/],
  ["another block", [...HEAD, ...STEP, "", "```js", "```"].join("\n"), 13, /blocks of steps only/],
  ["text after a step", [...HEAD, ...STEP, "", "More."].join("\n"), 13, /text stands in steps only/],
  ["a block without an end", [...HEAD, ...STEP.slice(0, -1)].join("\n"), 10, /no end/],
  ["no key", withStep("position chess"), 8, /“key: value” was expected/],
  ["an unknown key", withStep("colour: red"), 8, /there is no key “colour”/],
  ["a key that stands twice", withStep(STEP[1], STEP[1]), 9, /stands twice/],
  ["no position", withStep("goal: check", "say: Do it."), 8, /“position” is missing/],
  ["an unknown goal", withStep(STEP[1], "goal: dance"), 9, /no goal “dance”/],
  ["a goal without cells", withStep(STEP[1], "goal: reach"), 9, /needs cells/],
  ["a number that is none", withStep(STEP[1], "goal: check", "par: two"), 10, /a number from 1 to 99/],
  ["a limit below par", withStep(STEP[1], "goal: check", "par: 3", "limit: 2", "say: a"), 8, /less than “par”/],
  ["an unknown enemy", withStep(STEP[1], "goal: check", "enemy: sleeps"), 10, /“enemy” is/],
  ["a level that is none", withStep(STEP[1], "goal: check", "enemy: engine 11"), 10, /from 1 to 10/],
  ["one choice", withStep(STEP[1], "goal: why Re2-e6", "choice T5: a", "say: b"), 9, /two to four choices/],
  ["choices without a question", withStep(STEP[1], "goal: check", "choice T5: a", "say: b"), 9, /only a goal “why”/],
])
  test(`${what} is refused where it stands`, () => {
    assert.throws(
      () => readLesson(text, FILE),
      (error) => {
        assert.ok(error instanceof LessonError, String(error));
        assert.match(error.message, message);
        assert.ok(error.message.startsWith(`${FILE}:${line}: `), error.message);
        return true;
      },
    );
  });

test("a file is called by the number of its lesson", () => {
  assert.throws(() => readLesson("# Title", "lessons/chess/first.md"), /lessons\/<family>\/NN-name/);
});
