// A German lesson is its English one with other words: the same steps, goals, rules and cells. A failure names file and step.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { describe, test } from "node:test";
import { readLesson } from "../../scripts/lessons.mjs";

/** @typedef {import("../../www/site/learn/lessons").Lesson} Lesson */
/** @typedef {import("../../www/site/learn/lessons").Step} Step */

const ENGLISH = /(?<![\p{L}-])(?:the|your|of|and|with|from|move|can|is)(?![\p{L}-])/iu;
const COUNTS = { two: "zwei", three: "drei", four: "vier", five: "fünf", six: "sechs" };

/** @param {string} file */
const lessonOf = (file) => readLesson(readFileSync(file, "utf8"), file);

/** The texts of a step, by the key that they have in the file. @param {Step} step @returns {Record<string, string>} */
function textsOf({ goal, say, hint, done }) {
  const choices = goal.kind === "why" ? goal.choices.map(({ rule, text }) => [`choice ${rule}`, text]) : [];
  return Object.fromEntries([["say", say], ["hint", hint], ["done", done], ...choices].filter(([, text]) => text));
}

/** A step without its texts. @param {Step} step */
function actsOf({ goal, say, hint, done, ...acts }) {
  return { ...acts, goal: goal.kind === "why" ? { ...goal, choices: goal.choices.map(({ rule }) => rule) } : goal };
}

/** Cells, moves and numbers that a step names. @param {Step} step */
const namesOf = (step) => [
  ...new Set(
    Object.values(textsOf(step))
      .flatMap((text) => text.match(/(?!\dD-)[\p{L}\d]*\d(?:\(\d\))?[\p{L}\d]*/gu) ?? []) // but not "3D-Schach"
      .map((name) => name.replace(/^([a-h]\d)E(\d)$/, "$1L$2")) // the German letter of a level (T28)
      .sort(),
  ),
];

for (const { name: family } of readdirSync("lessons", { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  const files = readdirSync(`lessons/${family}`);
  const german = files.filter((file) => file.endsWith(".de.md"));
  if (german.length === 0) continue;

  test(`every lesson of ${family} is there in both languages`, () => {
    const english = files.filter((file) => file.endsWith(".en.md"));
    assert.deepEqual(
      german,
      english.map((file) => file.replace(/\.en\.md$/, ".de.md")),
    );
  });

  for (const file of german)
    describe(`lessons/${family}/${file}`, () => {
      const lesson = lessonOf(`lessons/${family}/${file}`);
      const source = lessonOf(`lessons/${family}/${file.replace(/\.de\.md$/, ".en.md")}`);

      test("head: the same rules and number of steps, in other words", () => {
        assert.deepEqual(lesson.rules, source.rules);
        assert.equal(lesson.steps.length, source.steps.length);
        assertTranslated({ title: lesson.title, about: lesson.about }, { title: source.title, about: source.about });
      });

      source.steps.forEach((original, i) => {
        test(`step ${i + 1}: the same position, goal, moves and cells, in other words`, () => {
          const step = lesson.steps[i];
          assert.ok(step, "this step is missing");
          assert.deepEqual(actsOf(step), actsOf(original));
          assertTranslated(textsOf(step), textsOf(original));
          assert.deepEqual(namesOf(step), namesOf(original), "the texts name other cells, moves or numbers");
          assertTold(step.say, original);
        });
      });
    });
}

/** @param {Record<string, string>} texts  @param {Record<string, string>} originals */
function assertTranslated(texts, originals) {
  assert.deepEqual(Object.keys(texts), Object.keys(originals), "other texts are there");
  for (const [key, text] of Object.entries(texts)) {
    assert.notEqual(text, originals[key], `“${key}” is not translated`);
    assert.doesNotMatch(text, ENGLISH, `“${key}” has an English word`);
    assert.doesNotMatch(text, /["']|(?<!„[^“]*)“|”/, `“${key}” has quotes that are not „German“`);
  }
}

/** The number of moves and the side that the learner plays are told as well. @param {string} say  @param {Step} original */
function assertTold(say, original) {
  const [word] = /\b(?:two|three|four|five|six)\b(?= moves)/i.exec(original.say) ?? [];
  if (word && original.par > 1)
    assert.match(say, new RegExp(`\\b${COUNTS[word.toLowerCase()]}`, "i"), "“say” has another number of moves");
  const [, side] = /\bplay (White|Black)\b/.exec(original.say) ?? [];
  if (side)
    assert.match(say, new RegExp(`spielst.* ${side === "White" ? "Weiß" : "Schwarz"}`), "“say” has another side");
}
