// What is said of typed moves, as it is drawn: the example below the field, and moves that are offered, in two languages.
import assert from "node:assert/strict";
import { load, onBoard, press, text } from "./board.mjs";
import { test } from "../long.mjs";

const type = async (page, text) => {
  await page.fill("#notation", text);
  await press(page, "Enter");
};

test("below the field stands an example for whose turn it is, and nothing once the game is over", () =>
  onBoard("chess", async (page) => {
    const note = () => text(page, "#notation-note");
    assert.match(await note(), /^Example: N[bg]1-\w\d$/);
    await type(page, "Sg1-f3");
    assert.match(await note(), /^Example: N[bg]8-\w\d$/);
    assert.equal(await page.inputValue("#notation"), "");
    await load(page, "chess 4k3/8/4K3/8/8/8/8/Q7 w - - 0 1");
    assert.match(await note(), /^Example: /);
    await type(page, "Qa8");
    assert.match(await text(page, "#turn"), /White wins/);
    assert.equal(await note(), "");
  }));

test("a move that means several offers them in the language of the board, and each can be chosen", () =>
  onBoard(
    "hex4d",
    async (page) => {
      const offered = () => page.evaluate(() => window.all(".candidates button").map((node) => node.textContent));
      const moves = ["BC1b3-C2b3", "BC2b2-C2b3"];
      for (const move of moves) {
        await type(page, "BC2b3");
        assert.match(await text(page, "#message"), new RegExp(moves.join(", ")));
        assert.deepEqual(await offered(), moves);
        await page.locator(".candidates button", { hasText: move }).click();
        assert.equal(await text(page, '[data-ply="0"]'), move);
        assert.deepEqual(await page.evaluate(() => [window.one("#message").hidden, window.one("#notation").value]), [
          true,
          "",
        ]);
        await page.evaluate(() => window.a.undo());
      }
      await page.evaluate(() => window.a.setAttribute("language", "en"));
      await page.waitForSelector('.frame[lang="en"]');
      assert.equal(await text(page, '[data-ply="0"]'), "PC2b2-C2b3");
      await type(page, "PC2b3");
      assert.deepEqual(await offered(), ["PC1b3-C2b3", "PC2b2-C2b3"]);
    },
    { attributes: 'language="de"' },
  ));
