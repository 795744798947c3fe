// It is said of every puzzle what is to be found.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { status } from "../../pkg/inline.js";
import { puzzlesOf } from "../../scripts/puzzles.mjs";
import { learn as german } from "../../www/site/words/de/learn.js";
import { learn } from "../../www/site/words/en/learn.js";

for (const file of readdirSync("puzzles"))
  test(file, () => {
    for (const { id, themes, position } of puzzlesOf(readFileSync(`puzzles/${file}`, "utf8"))) {
      const { speed } = status(position);
      const row = speed?.left ?? 1;
      const white = { turn: /** @type {const} */ ("white"), speed };
      const said = learn.find(white, themes);
      assert.match(
        said,
        row > 1 ? RegExp(`^White to move, ${row} moves in a row\\. \\S.*\\.$`) : /^White to move\. \S.*\.$/,
        id,
      );
      assert.match(german.find(white, themes), /^Weiß ist am Zug( und hat \d Züge hintereinander)?\. \S.*\.$/, id);
      const [, n] = /^win-in-(\d)$/.exec(themes.find((theme) => theme.startsWith("win-in-")) ?? "") ?? [];
      if (Number(n) > 1)
        assert.equal(/whatever Black replies/.test(said), Number(n) > row, `${id}: nobody replies in a series`);
    }
  });
