// The element on paper.
import assert from "node:assert/strict";
import { onPage } from "./browser.mjs";
import { A4, PHONE, faults, isWhole, play, print, quietly } from "./paper.mjs";
import { long as test } from "../long.mjs";

test("on paper boards and moves are whole, however small the screen", () => isWhole("timeout", 12, [PHONE]));

test("what is in Time Out is printed, too", () =>
  onPage('<hyperply-game id="a" variant="timeout-flat"></hyperply-game>', async (page) => {
    await page.evaluate(() => ["Nb1-c3", "e7-e5", "Nc3→"].forEach((move) => window.a.play(move)));
    await print(page, A4);
    assert.equal(await page.locator("#a .entry .piece").isVisible(), true);
    assert.deepEqual((await faults(page)).wrong, []);
  }));

test("alone it is printed alone, as wide as it is", () =>
  onPage('<hyperply-game id="a" controls="none" style="width: 300px"></hyperply-game>', async (page) => {
    await play(page, 4);
    await print(page, A4);
    const { wrong, small } = await faults(page);
    const [width, height] = await page.evaluate(() => [a.offsetWidth, a.offsetHeight]);
    assert.deepEqual([wrong, width], [[], 300]);
    assert.ok(height <= 310 && small >= 32, `${height} ${small}`);
    assert.equal(await page.locator("#a #moves, #a .status").filter({ visible: true }).count(), 0);
  }));

test("it is as wide on paper as its container allows, where that leaves it its width", () =>
  onPage('<div style="display: flex"><hyperply-game id="a"></hyperply-game></div>', async (page) => {
    for (const [paper, least] of [
      [A4, 50],
      [PHONE, 40],
    ]) {
      await print(page, paper);
      assert.ok((await faults(page)).small >= least);
      assert.ok((await page.locator("#a").boundingBox()).width >= paper[0] - 16);
    }
  }));

test("boards in 3D lie wholly on the paper", () =>
  onPage(
    '<hyperply-game id="a" variant="trid" view="3d"></hyperply-game>',
    async (page) => {
      for (const paper of [A4, PHONE]) {
        await print(page, paper);
        const { wrong, page: wider } = await faults(page);
        assert.deepEqual([wrong.filter((text) => /^(control|cut|tall|hidden)/.test(text)), wider <= 0], [[], true]);
        const outside = await page.evaluate(() => {
          const frame = window.one("#levels").getBoundingClientRect();
          return window.all("#levels .cell, #levels .piece").filter((node) => {
            const { left, right, top, bottom } = node.getBoundingClientRect();
            return Math.max(frame.left - left, right - frame.right, frame.top - top, bottom - frame.bottom) > 1;
          }).length;
        });
        assert.equal(outside, 0, String(paper));
      }
    },
    { prepare: quietly, viewport: { width: 1440, height: 900 } },
  ));
