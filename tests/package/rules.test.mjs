// Every rule that an error can cite has its text.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { rulesOf } from "../../scripts/rules.mjs";
import { initial_position, pieces } from "../../pkg/inline.js";
import { rule } from "../../pkg/rules.js";

const markdown = readFileSync(new URL("../../RULES.md", import.meta.url), "utf8");

test("every bold number of RULES.md is a rule with a text of its own", () => {
  const numbers = [...new Set([...markdown.matchAll(/\*\*([A-Z]\d{1,2})\*\*/g)].map((match) => match[1]))];
  for (const number of numbers) {
    assert.match(rule(number), /^.{30}/s, number);
    assert.doesNotMatch(rule(number), /\*\*[A-Z]\d|\]\(#|^#/m, number);
  }
  assert.deepEqual(Object.keys(rulesOf(markdown)).sort(), numbers.sort());
});

test("a rule ends where the next one, a heading or an example begins", () => {
  const text = `# Rules\n\nAll have it (**C1**).\n\n| a |\n|---|\n\nIn the middle (**C2**) of a [part](#part). More.\n\nStill C1.\n\n## Part\n\nNothing.\n
- **T1** One\n  line.\n\n  - a\n  - b\n- **T2** Two.\n\n*Example: no rule.*\n\nNothing.\n\n**T3** Three:\n\n- c\n- d\n`;
  assert.deepEqual(rulesOf(text), {
    C1: "All have it.\n\n| a |\n|---|\n\nIn the middle of a part. More.\n\nStill C1.",
    C2: "In the middle of a part. More.",
    T1: "One\nline.\n- a\n- b",
    T2: "Two.",
    T3: "Three:\n- c\n- d",
  });
});

test("a rule says what RULES.md says", () => {
  assert.match(
    rule("T17"),
    /^Instead of moving, a player may let one piece \*\*return\*\* from Time Out \(the source says/,
  );
  assert.match(rule("T17"), /so a\s+returning piece may block a check\.$/);
  // The king's steps, and further down its captures.
  assert.match(rule("Q6"), /^A king \(in the source .*A king captures along a direction/s);
  assert.match(rule("T26"), /\| POOL \|.*and any clock\.$/s);
});

test("all bishops of Time Out chess begin in dark columns, and pieces face their kind on the same color (T2)", () => {
  const start = pieces(initial_position("timeout"));
  const isDark = (cell) =>
    (cell.charCodeAt(0) + cell.charCodeAt(1)) % 2 === ("a".charCodeAt(0) + "1".charCodeAt(0)) % 2;
  const bishops = start.filter(({ piece }) => piece === "B");
  assert.equal(bishops.length, 16);
  assert.ok(bishops.every(({ cell }) => isDark(cell)));
  for (const { piece, cell, side } of start) {
    const opposite = cell.replace(/\d/, (rank) => 8 - rank);
    assert.ok(
      start.some((other) => other.piece === piece && other.cell === opposite && other.side !== side),
      cell,
    );
    assert.equal(isDark(opposite), isDark(cell), cell);
  }
});

test("no rule has another number", () => {
  const known = "C1 to C9, T1 to T33, Q1 to Q18, H1 to H18, D1 to D18, M1 to M20, R1 to R13";
  const none = (given) => `There is no rule ${given}. The rules are ${known}.`;
  const noString = (type) => `rule() takes the number of a rule as a string, not a value of type ${type}.`;
  const cases = [
    ["T99", none('"T99"')],
    ["toString", none('"toString"')],
    [undefined, noString("undefined")],
    [17, noString("number")],
    ["x".repeat(99), none(`"${"x".repeat(40)}"`)],
  ];
  for (const [number, message] of cases) {
    assert.throws(() => rule(number), { name: "HyperplyError", code: "bad-argument", message });
  }
});
