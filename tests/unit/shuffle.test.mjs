// The order of answers: by chance for those who read it, and the same after a reload.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readLessons } from "../../scripts/lessons.mjs";
import { shuffled } from "../../www/site/learn/shuffle.js";

test("a seed gives one order of the same items, and leaves them as they are", () => {
  const items = Object.freeze(["a", "b", "c", "d"]);
  for (let i = 0; i < 50; i++) {
    const order = shuffled(items, `timeout/03 ${i}`);
    assert.deepEqual(order, shuffled(items, `timeout/03 ${i}`));
    assert.deepEqual([...order].sort(), items);
  }
});

test("the right answer of a question stands in no place more often than chance", () => {
  const whys = Object.values(readLessons())
    .flat()
    .flatMap(({ id, steps }) => steps.flatMap(({ goal }, at) => (goal.kind === "why" ? [{ id, at, goal }] : [])));
  assert.ok(whys.length > 30, `${whys.length}`);
  const first = whys.filter(({ id, at, goal }) => shuffled(goal.choices, `${id} ${at}`)[0] === goal.choices[0]).length;
  assert.ok(first > whys.length * 0.2 && first < whys.length * 0.5, `${first} of ${whys.length}`);
});
