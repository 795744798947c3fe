// Boards in space in every game, light and dark: tests/element/space.test.mjs has one of them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { focus, onBoard, press } from "../element/board.mjs";
import { faint, hiddenTargets, inSpace, lightAt, lightOnPicture } from "../element/space.mjs";
import { ONE_EACH } from "../games.mjs";

for (const variant of ONE_EACH)
  for (const colorScheme of ["light", "dark"])
    test(`pieces are seen in their colors, on pictures too, and so are targets: ${variant}, ${colorScheme}`, () =>
      onBoard(
        variant,
        async (page) => {
          await inSpace(page);
          assert.deepEqual(await faint(page, lightAt), []);
          const moves = await page.evaluate(() => window.a.game.legal_moves());
          const ordinary = moves.filter(({ kind }) => kind === "move" || kind === "capture");
          for (const from of [...new Set(ordinary.map(({ clicks }) => clicks[0]))].slice(0, 4))
            assert.deepEqual(await hiddenTargets(page, from), [], from);
          await focus(page, ".stage");
          await press(page, "ArrowUp", "ArrowUp");
          assert.deepEqual(await faint(page, lightOnPicture), []);
        },
        { colorScheme },
      ));
