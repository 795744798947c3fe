// Hexagons and a stand of boards on a phone, where fingers play them; the header of the page in any width.
import assert from "node:assert/strict";
import { PHONE, drawn, onPage, resize, shows, wide } from "./browser.mjs";
import { long as test } from "../long.mjs";

const TRID = "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL5(5)w:2/P1,QL5(7)w:P1/2 w - - - 0 9";
const tap = async (page, ...selectors) => {
  for (const selector of selectors) await page.tap(selector);
};
const load = (page, text) => page.evaluate((text) => document.querySelector("hyperply-game").load(text), text);
const box = (page, selector) => page.locator(selector).boundingBox();

test("on a phone the map leads to each board, whose cells are large enough for fingers", () =>
  onPage(
    "#variant=hex4d",
    async (page) => {
      const unseen = async (...cells) => {
        await drawn(page);
        return page.evaluate((cells) => {
          const frame = window.inside("#levels").getBoundingClientRect();
          const isSeen = ({ left, right, top, bottom }) =>
            left > frame.left - 1 && right < frame.right + 1 && top > frame.top - 1 && bottom < frame.bottom + 1;
          return cells.filter((cell) => !isSeen(window.inside(`[data-cell="${cell}"]`).getBoundingClientRect()));
        }, cells);
      };
      assert.ok((await wide(page)) <= 390);
      await tap(page, "#zoom");
      const { width, height } = await box(page, '[data-cell="C1c3"]');
      assert.ok(width >= 40 && height >= 36);
      assert.deepEqual(await unseen("C1c1"), [], "begins at White's king");
      for (const board of ["C5", "A2", "E3"]) {
        await tap(page, `[data-map="${board}"]`);
        assert.deepEqual(await unseen(...["c1", "c5", "a2", "e2"].map((cell) => board + cell)), []);
      }
      await tap(page, '[data-map="C1"]', '[data-cell="C1c3"]', '[data-map="D2"][data-targets]', '[data-cell="D2c3"]');
      await shows(page, "D2c3", "wB");
      await tap(page, "#zoom");
      assert.deepEqual(await unseen("C5c5", "C1c1", "A2a2", "E2e2"), []);
      assert.ok((await wide(page)) <= 390);
    },
    PHONE,
  ));

test("on a phone a hexagon and a stand of boards are played by fingers, and nothing is wider than the screen", () =>
  onPage(
    "#variant=glinski",
    async (page) => {
      const counts = await page.evaluate(() => [window.insideAll("[data-cell]").length, window.inside("#map").hidden]);
      assert.deepEqual(counts, [91, true]);
      assert.ok((await wide(page)) <= 390);
      assert.ok((await box(page, '[data-cell="f6"]')).width >= 38);
      await tap(page, '[data-cell="c2"]', '[data-cell="c4"]');
      await shows(page, "c4", "wP");
      await load(page, "trid");
      await drawn(page);
      assert.ok((await wide(page)) <= 390);
      const [white, black] = [await box(page, '[data-board="W"]'), await box(page, '[data-board="B"]')];
      assert.ok(black.y + black.height < white.y && Math.abs(white.x - black.x) < 1);
      for (const target of ['[data-column="c3"]', '[data-cell="c3(2)"]', '[data-mount="QL1(3)"]'])
        assert.ok((await box(page, target)).width >= 32, target);
      assert.ok((await box(page, '[data-mount="QL1(3)"]')).height >= 32);
      await tap(page, '[data-column="c2"]', '[data-column="c4"]');
      await shows(page, "c4(2)", "wP");
      await load(page, TRID);
      await tap(page, '[data-mount="QL5(7)"]', '[data-mount="KL5(7)"]');
      await shows(page, "e5(7)", "wP");
      await page.tap('[data-view="3d"]');
      await page.waitForSelector("#space[data-drawn]");
      assert.ok((await wide(page)) <= 390);
    },
    PHONE,
  ));

test("the header stays in one line at any width, however long the name of the game", () =>
  onPage("#variant=trid", async (page) => {
    for (const width of [320, 390, 561, 600, 700, 701, 860]) {
      await resize(page, width, 900);
      const { height } = await box(page, ".top");
      assert.ok(height < 56, `${width}: ${height}`);
      assert.ok((await wide(page)) <= width, `${width}`);
    }
  }));
