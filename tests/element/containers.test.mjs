// The element has a width and a height of its own where its container does not tell it any.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAME, OWN, onPage, sizes } from "./browser.mjs";

const STYLE = "<style>body { margin: 0 }</style>";

test("beside something else it takes what is left", () =>
  onPage(
    `<div style="display: flex; width: 600px">${GAME}<p style="flex: none; width: 200px; margin: 0">Beside.</p></div>`,
    async (page) => {
      assert.deepEqual((await sizes(page)).size, [400, OWN]);
    },
    { head: STYLE },
  ));

test("a page that takes its height back leaves it its own", () =>
  onPage(
    '<hyperply-game id="a" style="height: auto"></hyperply-game>',
    async (page) => {
      const { size, cell } = await sizes(page);
      assert.deepEqual(size, [1280, OWN]);
      assert.ok(cell >= 60, `${cell}`);
    },
    { head: STYLE },
  ));

test("what is too low for it makes it smaller, not the page higher", () =>
  onPage(
    `<div style="display: flex; flex-direction: column; height: 100vh"><h1>Above.</h1>
    <hyperply-game id="a" style="flex: 1"></hyperply-game></div>`,
    async (page) => {
      const { beyond } = await sizes(page);
      assert.ok(beyond <= 1, `${beyond}`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), 500);
    },
    { head: STYLE, viewport: { width: 900, height: 500 } },
  ));

test("alone, it is a square wherever it stands", async () => {
  const styles = [
    "float: left",
    "display: inline-block",
    "position: absolute",
    "width: 300px",
    "height: 300px; width: auto; float: left",
  ];
  for (const style of styles) {
    await onPage(
      `<hyperply-game id="a" controls="none" style="${style}"></hyperply-game>`,
      async (page) => {
        const {
          size: [width, height],
          cell,
          beyond,
        } = await sizes(page);
        assert.equal(width, height, style);
        assert.equal(width, style.includes("300px") ? 300 : OWN, style);
        assert.ok(cell >= 30 && beyond <= 1, `${style}: ${cell} ${beyond}`);
      },
      { head: STYLE },
    );
  }
});

test("as a popover itself it is shown when it is opened", () =>
  onPage(
    '<hyperply-game id="a" popover></hyperply-game>',
    async (page) => {
      assert.equal(await page.isVisible("#a"), false);
      await page.evaluate(() => window.a.showPopover());
      const {
        size: [width],
        cell,
      } = await sizes(page);
      assert.ok(width >= OWN && cell >= 40, `${width} ${cell}`);
    },
    { head: STYLE },
  ));

for (const style of ["visibility: hidden", "pointer-events: none"])
  test(`in a container with ${style}, clicks reach what is below`, () =>
    onPage(
      `<button style="position: absolute; inset: 0" onclick="this.dataset.pressed = ''">Press</button>
      <div id="box" style="position: absolute; ${style}"><hyperply-game id="a" controls="none"></hyperply-game></div>`,
      async (page) => {
        const { x, y } = await page.locator('#a [data-cell="e2"]').boundingBox();
        await page.mouse.click(x + 5, y + 5);
        assert.equal(await page.locator("button[data-pressed]").count(), 1);
        assert.equal(await page.isVisible("#a .cell"), style === "pointer-events: none");
        await page.evaluate(() => box.removeAttribute("style"));
        await page.click('#a [data-cell="e2"]');
        assert.deepEqual(await page.evaluate(() => a.picked), ["e2"]);
      },
      { head: "<style>#box { width: 400px }</style>" },
    ));

for (const attributes of ['variant="hex4d"', 'variant="trid" view="3d"', 'variant="quarx" view="3d"'])
  test(`with ${attributes}, no part of it takes a click where its container takes none`, () =>
    onPage(
      `<div id="box" style="width: 700px">
        <hyperply-game id="a" ${attributes} controls="pick"></hyperply-game>
      </div>`,
      async (page) => {
        if (attributes.includes("3d")) await page.waitForSelector("#a .space-labels span, #a .angles > :not([hidden])");
        /** The parts of it that are hit anywhere. */
        const hit = () =>
          page.evaluate(() => {
            const { left, top, right, bottom } = a.getBoundingClientRect();
            const parts = new Set();
            for (let x = left + 2; x < right; x += 20)
              for (let y = top + 2; y < Math.min(bottom, innerHeight); y += 20) {
                const node = document.elementFromPoint(x, y) === a && a.shadowRoot.elementFromPoint(x, y);
                if (node) parts.add(node.id || node.classList[0] || node.localName);
              }
            return [...parts];
          });
        assert.ok((await hit()).length > 1);
        await page.evaluate(() => box.style.setProperty("pointer-events", "none"));
        assert.deepEqual(await hit(), []);
      },
      { head: STYLE, viewport: { width: 1280, height: 900 } },
    ));

test("before it is defined, what stands between its tags is seen", () =>
  onPage(
    {
      "index.html": `<!doctype html><title>hyperply</title>
    <div style="display: flex"><hyperply-game id="a">chess</hyperply-game></div>`,
    },
    async (page) => {
      const before = await page.locator("#a").boundingBox();
      assert.ok(before.width > 10 && before.width < 100 && before.height > 10, JSON.stringify(before));
      await page.evaluate(() => import("./element.js"));
      await page.evaluate(() => window.allReady());
      const { size, cell } = await sizes(page);
      assert.deepEqual(size, [OWN, OWN]);
      assert.ok(cell >= 40, `${cell}`);
    },
    { ready: false },
  ));
