// What the pieces are worth stands in docs/values/ only; the pages of the games are made of it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { gamePages } from "../../scripts/site/about.mjs";
import { FAMILIES } from "../../scripts/site/games.mjs";
import { catalog } from "../../scripts/virtual-modules.mjs";
import { ROLES, read, valuesIn, worth, written } from "../../scripts/site/values.mjs";

const file = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const VALUES = valuesIn();

test("the pieces are named in the order in which the values stand", () =>
  assert.deepEqual(
    ROLES,
    [...file("src/words/grammar/en.rs").matchAll(/ Role::\w+ => "(\w+)"/g)].map(([, name]) => name),
  ));

test("a value has its error, and one that is no larger than that says so", () => {
  assert.equal(written([5.16, 0.43], "rook"), "5.2\u00a0±\u00a00.4");
  assert.equal(written([-0.75, 1.38], "knight"), "−0.8\u00a0±\u00a01.4, unsure");
  assert.equal(written([3, 0.04], "knight"), "3.00\u00a0±\u00a00.04");
  assert.equal(written([1, 0], "pawn"), "1");
  assert.equal(written(null, "king"), "–");
});

test("no file is no harm, a wrong one is told", () => {
  assert.equal(valuesIn(new URL("nowhere/", import.meta.url)).size, 0);
  assert.equal(worth("trid", new Map(), String), "");
  assert.match(worth("hex4d", new Map(), String), /\| queen \| about 6 \|/);
  const good = { games: 1, positions: 1, nodes: 1, material: [[1, 0], null] };
  assert.deepEqual(read("quarx", JSON.stringify(good)), { ...good, variant: "quarx" });
  for (const wrong of [
    { games: 0 },
    { material: undefined },
    { material: [[1, 0]] },
    { material: [[1, 0], [2]] },
    {
      material: [
        [1, 0],
        [2, -1],
      ],
    },
    {
      material: [
        [1, 0],
        ["2", 1],
      ],
    },
    { "in Time Out": [1] },
  ]) {
    assert.throws(() => read("quarx", JSON.stringify({ ...good, ...wrong })), /^Error: docs\/values\/quarx\.json: /);
  }
  assert.throws(() => read("quarx", "{"));
});

/** The cells of the first table in a text. */
const tableIn = (text) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.slice(2, -2).split(" | "));

test("a family has a column for each variant whose values are known, and what its source says", () => {
  const about = (id) => worth(id, VALUES, (variant) => variant);
  for (const { id, games } of FAMILIES) {
    const known = games.filter((game) => VALUES.has(game));
    assert.ok(known.length, id);
    assert.deepEqual(tableIn(about(id))[0].slice(1, 1 + known.length), known);
    assert.equal(tableIn(about(id))[0].length, 1 + known.length + Number(id === "hex4d"));
  }
  for (const { parts } of gamePages({ rules, games: catalog(rules), language: "en" })) {
    assert.match(parts.text, /id="what-the-pieces-are-worth"/);
    assert.doesNotMatch(parts.text, /\[values\]/);
  }
  const inventor = tableIn(about("hex4d")).map((cells) => [cells[0], cells.at(-1)]);
  for (const [piece, value] of Object.entries({
    king: "about 2 in a fight",
    queen: "about 6",
    rook: "3",
    bishop: "3",
    knight: "3",
    pawn: "1",
  }))
    assert.deepEqual(inventor.find(([name]) => name === piece)?.[1], value, piece);
});
