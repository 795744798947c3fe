// Of the differences that the page shows: each is there, on both boards, by the rules that it names.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { apply, compare, convert, explain, legal_moves, rule_sets } from "../../pkg/inline.js";
import { rule } from "../../pkg/rules.js";
import { RULE_DIFFERENCES } from "../../www/site/compare/rule-differences.js";
import { differences as WORDS } from "../../www/site/words/en/differences.js";

const markdown = readFileSync(new URL("../../RULES.md", import.meta.url), "utf8");
const SETS = RULE_DIFFERENCES.map(({ sets, differences }) => ({
  sets,
  differences: differences.map((difference) => ({ sets, ...WORDS[sets.join("/")][difference.key], ...difference })),
}));
const all = SETS.flatMap(({ differences }) => differences);
const nothing = ({ words }) => words[1] === "The same.";

/** The table at the end of Meder's rules: its points and their rules. */
function table() {
  const [, section] = markdown.split("### Where the two rule sets differ\n");
  const lines = section
    .split(/^#/m)[0]
    .split("\n")
    .filter((line) => line.startsWith("|"));
  return lines
    .slice(2)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll("'", "’")),
    )
    .map((cells) => ({ point: cells[0], rules: cells.at(-1).split(", ") }));
}

/** The position on either board, after the moves. */
const boards = ({ sets, position, moves = [] }) =>
  [position, convert(position, sets[1])].map((text) => moves.reduce((before, move) => apply(before, move), text));

/** Whether the boards still show the same position. */
function alike([one, other], variant) {
  try {
    return convert(one, variant) === other;
  } catch (error) {
    if (error.code === "bad-position") return false;
    throw error;
  }
}

/** What can be clicked after the pick. */
const targets = (position, pick) =>
  legal_moves(position, pick)
    .map(({ clicks }) => clicks.slice(1).join(" "))
    .sort();

/** The rules, and those to which they refer: a pawn lands "by D6". */
const cited = (rules) => rules.flatMap((number) => [number, ...(rule(number).match(/\b[A-Z]\d{1,2}\b/g) ?? [])]);

test("what the two rule sets of the boards that move decide differently is the table of RULES.md", () => {
  const rows = table();
  assert.ok(rows.length > 15);
  const { differences } = SETS.find(({ sets }) => sets.join() === "trid,trid-meder");
  assert.deepEqual(
    differences.map(({ point }) => point),
    rows.map(({ point }) => point),
  );
  for (const [i, { point, rules }] of differences.entries()) {
    for (const number of rules) assert.ok(rows[i].rules.includes(number), `${point}: ${number}`);
  }
});

test("two that are compared share boards and pieces, and no pair or point is there twice", () => {
  for (const { sets, differences } of SETS) {
    assert.ok(sets[0] !== sets[1] && rule_sets(sets[0]).includes(sets[1]), sets.join());
    assert.ok(differences.length > 0);
    assert.equal(new Set(differences.map(({ point }) => point)).size, differences.length, sets.join());
  }
  assert.equal(new Set(SETS.map(({ sets }) => [...sets].sort().join())).size, SETS.length);
});

test("the rules are in RULES.md, and two short sentences tell of them", () => {
  for (const { point, rules, words } of all) {
    assert.equal(rules.length, 2, point);
    for (const number of rules) assert.ok(markdown.includes(`**${number}**`), `${point}: ${number}`);
    assert.equal(words.length, 2, point);
    for (const sentence of words) assert.match(sentence, /^[A-Z][^.]{5,100}\.$/, point);
  }
});

test("each has its words, and no others are there", () => {
  assert.deepEqual(
    Object.entries(WORDS).map(([sets, words]) => [sets, Object.keys(words)]),
    RULE_DIFFERENCES.map(({ sets, differences }) => [sets.join("/"), differences.map(({ key }) => key)]),
  );
});

test("the positions are those of the first, written as the library writes them", () => {
  for (const { point, sets, position } of all) {
    assert.equal(position.split(" ")[0], sets[0], point);
    assert.equal(convert(position, sets[0]), position, point);
  }
});

for (const difference of all) {
  const { sets, point, pick, rules } = difference;
  test(`${sets.join(" and ")}: ${point}`, () => {
    const both = boards(difference);
    assert.ok(pick || difference.moves, "there is something to see");
    const [here, there] = both.map((position) => pick && targets(position, pick));
    if (nothing(difference)) {
      assert.ok(alike(both, sets[1]) && here.length > 0);
      assert.deepEqual(here, there);
      return;
    }
    if (difference.key === "notation") {
      const legal = (text) => both.map((position) => explain(position, text).legal);
      assert.deepEqual(
        [legal("Nb1-c3(2)"), legal("Nb3W"), legal("Nb3N")],
        [
          [true, true],
          [false, true],
          [false, true],
        ],
      );
      return;
    }
    if (pick) assert.notDeepEqual(here, there);
    if (!alike(both, sets[1])) return;
    assert.ok(pick, "the moves lead to positions that differ");
    const comparison = compare(both[0], sets[1]);
    const refusing = [...comparison.here, ...comparison.there]
      .filter(({ move }) => move.clicks[0] === pick)
      .map((each) => each.rule);
    assert.ok(
      refusing.some((number) => cited(rules).includes(number)),
      `${refusing}`,
    );
  });
}
