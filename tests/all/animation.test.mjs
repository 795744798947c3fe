// The last moves of every game as an animated GIF.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage, play, saved } from "../page/browser.mjs";
import { animated, framesOf, showsPicture } from "../page/gif.mjs";

/** A game of each family, two of them with pieces that stand beside the boards. */
const GAMES = ["chess", "timeout", "timeout-flat", "quarx", "draughts", "hex4d", "glinski", "trid", "raumschach"];

for (const variant of GAMES)
  test(`${variant}: a frame for each move, each with its move, and the last as the picture that is saved`, () =>
    onPage(`#variant=${variant}`, async (page) => {
      await play(page, 4);
      await page.click("#share > summary");
      const { frames } = await framesOf(page, await animated(page, 4));
      assert.equal(frames.length, 5);
      for (const [i, { width, height, differing }] of frames.entries()) {
        assert.ok(width * height < 2_010_000, `${width} x ${height}`);
        assert.ok(differing > 0.001 && (i === 0 || differing < 0.25), `${i}: ${differing}`);
      }
      await showsPicture(page, -1, (await saved(page, "#save-svg")).bytes, "image/svg+xml", variant);
    }));
