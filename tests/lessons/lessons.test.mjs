// Every lesson is proved with the plain rules, and every rule has one. LESSONS=timeout/03 proves some of them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { readLessons } from "../../scripts/lessons.mjs";
import { rulesOf } from "../../scripts/rules.mjs";
import * as rules from "../../pkg/inline.js";
import { problemsOf, textProblemsOf } from "./prove.mjs";

const asked = process.env.LESSONS ?? "";
const all = Object.values(readLessons()).flat();
const known = Object.keys(rulesOf(readFileSync("RULES.md", "utf8")));

for (const lesson of all.filter(({ id }) => id.startsWith(asked)))
  describe(`${lesson.id} ${lesson.title}`, () => {
    test("names rules that there are", () => {
      assert.deepEqual(
        lesson.rules.filter((rule) => !known.includes(rule)),
        [],
      );
    });
    lesson.steps.forEach((step, i) => {
      test(`step ${i + 1}: ${step.say}`, async () => {
        assert.deepEqual(await problemsOf(rules, step), []);
        assert.deepEqual(textProblemsOf(rules, step, lesson.steps[i - 1]), []);
      });
    });
  });

test("every rule of the games is taught or named by some lesson", () => {
  const taught = new Set(all.flatMap(({ rules }) => rules));
  const games = known.filter((rule) => /^[THDRQ]/.test(rule));
  assert.deepEqual(
    games.filter((rule) => !taught.has(rule)),
    [],
  );
});
