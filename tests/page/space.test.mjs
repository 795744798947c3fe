// Boards in space on the page: what they cost, and the plan where they cannot be.
import assert from "node:assert/strict";
import { counted, drawn, inSpace, onPage, says, shows, still } from "./browser.mjs";
import { long as test } from "../long.mjs";

const board = (page, work, detail) =>
  page.evaluate(`(${work})(document.querySelector("hyperply-game"), ${JSON.stringify(detail)})`);

test("nothing is drawn while nothing changes, with 20 calls at most; a lost context leaves the plan until 3D is asked for", () =>
  onPage(
    "#variant=timeout",
    async (page) => {
      await inSpace(page);
      for (const [variant, cell, lift] of [
        ["timeout", "b1L5"],
        ["quarx", "1111"],
        ["hex4d", "C1b1", "between"],
      ]) {
        await board(page, (game, text) => game.load(text), variant);
        if (lift) await page.selectOption(".angles select", lift);
        await still(page);
        const counts = () => page.evaluate(() => [window.calls, window.drawings]);
        const before = await counts();
        for (let frames = 0; frames < 5; frames++) await drawn(page);
        assert.deepEqual(await counts(), before, variant);
        await board(page, (game, cell) => game.select(cell), cell);
        await still(page);
        const [calls, drawings] = (await counts()).map((count, i) => count - before[i]);
        assert.ok(drawings > 0 && calls / drawings <= 20, `${variant}: ${calls} calls for ${drawings} pictures`);
      }
      await page.evaluate(() => window.contexts[0].getExtension("WEBGL_lose_context").loseContext());
      await says(page, "#space-note", /3D view stopped/);
      await shows(page, "C5c5", "bK");
      await page.click('[data-view="3d"]');
      await page.waitForSelector("#space[data-drawn]");
      assert.equal(await page.locator("#space-note").isVisible(), false);
      await page.click('[data-view="plan"]');
      assert.deepEqual(await page.evaluate(() => window.contexts.map((gl) => gl.isContextLost())), [true, true]);
    },
    { prepare: counted },
  ));

test("where there is no WebGL 2 there is the plan, with a sentence, and no picture", () =>
  onPage(
    "#variant=trid&view=3d",
    async (page) => {
      await says(page, "#space-note", /can’t show boards in 3D/);
      const seen = await page.evaluate(() =>
        ['[data-cell="b1(2)"]', "#space"].map((at) => window.inside(at).checkVisibility()),
      );
      assert.deepEqual(seen, [true, false]);
      const error = await board(page, (game) => game.picture().catch(({ code, message }) => `${code}: ${message}`));
      assert.match(error, /^not-in-space: .*can’t show boards in 3D/);
    },
    {
      prepare: (page) =>
        page.addInitScript(() => {
          const { getContext } = OffscreenCanvas.prototype;
          OffscreenCanvas.prototype.getContext = function (kind, ...more) {
            return kind === "webgl2" ? null : getContext.call(this, kind, ...more);
          };
        }),
    },
  ));

test("where the script does not come there is the plan, until it does; then the page saves what is seen", () =>
  onPage(
    "#variant=raumschach",
    async (page) => {
      await page.click("#share > summary");
      assert.equal(await page.locator("#save-space").isVisible(), false);
      await page.route("**/drawing-*.js", (route) => route.abort());
      await page.click('[data-view="3d"]');
      await says(page, "#space-note", /could not be loaded/);
      assert.ok(await page.locator('[data-cell="Ab1"]').isVisible());
      await page.unrouteAll();
      await page.click('[data-view="3d"]');
      await page.waitForSelector("#space[data-drawn]");
      const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save-space")]);
      assert.equal(download.suggestedFilename(), "raumschach-3d.png");
      await says(page, "#share [role=status]", /Picture saved/);
      await page.click('[data-view="plan"]');
      await page.locator("#save-space").waitFor({ state: "hidden" });
    },
    { own: true, errors: [/drawing-/, /ERR_FAILED/, /dynamically imported module/] },
  ));
