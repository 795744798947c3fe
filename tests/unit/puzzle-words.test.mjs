// It is said of every puzzle what is to be found.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { puzzlesOf } from "../../scripts/puzzles.mjs";
import { learn } from "../../www/site/words/en/learn.js";

for (const file of readdirSync("puzzles"))
  test(file, () => {
    for (const { id, themes } of puzzlesOf(readFileSync(`puzzles/${file}`, "utf8")))
      assert.match(learn.find("white", themes), /^White to move\. \S.*\.$/, id);
  });
