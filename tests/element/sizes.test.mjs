// The element fits the room that its container gives it, both ways.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage } from "./browser.mjs";

/** Parts of a px that rounding may add. */
const SLACK = 1;

/** How far the cells of an element reach beyond it, and how wide one is. */
const overhang = (page, id = "a") =>
  page.evaluate(async (id) => {
    await window.drawn();
    const game = document.getElementById(id);
    const box = game.getBoundingClientRect();
    const cells = [...game.shadowRoot.querySelectorAll("#levels .cell")].map((cell) => cell.getBoundingClientRect());
    return {
      beyond: Math.max(
        ...cells.map((cell) =>
          Math.max(box.left - cell.left, cell.right - box.right, box.top - cell.top, cell.bottom - box.bottom),
        ),
      ),
      cell: Math.min(...cells.map((cell) => Math.min(cell.width, cell.height))),
      cells: cells.length,
      box: [Math.round(box.width), Math.round(box.height)],
    };
  }, id);

const STYLE =
  "<style>html, body { margin: 0 } #room { overflow: hidden; resize: both } hyperply-game { width: 100%; height: 100% }</style>";
const room = (width, height, attributes = "") =>
  `<div id="room" style="width: ${width}px; height: ${height}px"><hyperply-game id="a" ${attributes}></hyperply-game></div>`;

const SIZES = [
  [320, 480],
  [390, 844],
  [844, 390],
  [1366, 600],
  [1920, 1000],
  [768, 1024],
  [719, 500],
  [721, 500],
];

const WIDE = { head: STYLE, viewport: { width: 1920, height: 1100 } };
/** Boards of how many cells across. */
const SINGLE = { chess: 8, draughts: 10, glinski: 11 };
for (const [variant, across] of Object.entries(SINGLE)) {
  test(`one board lies wholly inside its element at many sizes, and alone it is as large: ${variant}`, () =>
    onPage(
      room(1000, 800, `variant="${variant}"`),
      async (page) => {
        for (const controls of ["moves", "full", "none"]) {
          await page.evaluate((controls) => {
            a.controls = controls;
          }, controls);
          for (const [width, height] of controls === "none" ? [...SIZES, [300, 300], [300, 200], [240, 240]] : SIZES) {
            await page.evaluate(
              ([width, height]) => {
                room.style.width = `${width}px`;
                room.style.height = `${height}px`;
              },
              [width, height],
            );
            const { beyond, cell, box } = await overhang(page);
            const where = `${controls} ${width}x${height}`;
            assert.deepEqual(box, [width, height]);
            assert.ok(beyond <= SLACK, `${where}: ${beyond} px beyond`);
            const most = Math.min(width, height) / across;
            if (controls === "none") assert.ok(cell >= most * 0.8, `${where}: cells of ${cell} px, ${most} would fit`);
          }
        }
      },
      WIDE,
    ));
}

test("in a window of that size, an element without a size of its own needs no more than the window", () =>
  onPage(
    '<hyperply-game id="a"></hyperply-game>',
    async (page) => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForFunction((width) => innerWidth === width, width);
        const { beyond, box } = await overhang(page);
        assert.ok(beyond <= SLACK, `${width}x${height}: ${beyond}`);
        assert.equal(box[0], width);
        assert.ok(box[1] <= height, `${box}`);
      }
    },
    { head: "<style>body { margin: 0 }</style>" },
  ));

const SEVERAL = ["timeout", "tower", "hex4d", "trid", "quarx", "raumschach"];
test("many boards fit in the room that docs/element.md says; in a narrow one readers scroll, and first see what it says", () =>
  onPage(
    room(1080, 720),
    async (page) => {
      for (const variant of SEVERAL) {
        const seen = await page.evaluate(async (variant) => {
          room.style.width = "1080px";
          await a.load(variant);
          await window.drawn();
          const parts = [".room", ".play", "#levels"].map((name) => a.shadowRoot.querySelector(name));
          const fits = parts.every((node) => node.scrollHeight - node.clientHeight <= 1);
          room.style.width = "1079px";
          await window.drawn();
          const [all] = parts;
          const first = ["#above", "#levels"]
            .map((name) => [name, a.shadowRoot.querySelector(name).getBoundingClientRect()])
            .filter(([, { height }]) => height > 0)
            .sort(([, one], [, other]) => one.top - other.top)[0][0];
          return { fits, scrolls: all.scrollHeight > all.clientHeight + 1, first };
        }, variant);
        const isNarrow = ["timeout", "tower", "hex4d", "trid"].includes(variant);
        const first = ["timeout", "tower"].includes(variant) ? "#above" : "#levels";
        assert.deepEqual(seen, { fits: true, scrolls: isNarrow, first }, variant);
      }
    },
    WIDE,
  ));

const CONTAINERS = {
  "a flex row":
    '<div style="display: flex; width: 900px; height: 500px"><hyperply-game id="a" style="flex: 1; height: auto"></hyperply-game><p>Beside.</p></div>',
  "a flex column":
    '<div style="display: flex; flex-direction: column; width: 900px; height: 500px"><h1>Above.</h1><hyperply-game id="a" style="flex: 1; min-height: 0"></hyperply-game></div>',
  "a grid":
    '<div style="display: grid; grid-template: 1fr / 2fr 1fr; width: 900px; height: 500px"><hyperply-game id="a" style="height: auto"></hyperply-game><p>Beside.</p></div>',
  absolutely:
    '<div style="position: relative; width: 900px; height: 500px"><hyperply-game id="a" style="position: absolute; inset: 10px; height: auto"></hyperply-game></div>',
  "a square by its width": '<hyperply-game id="a" controls="none" style="width: 400px"></hyperply-game>',
  "a float": '<hyperply-game id="a" style="float: left; width: 500px; height: 400px"></hyperply-game>',
  "a square by its height":
    '<hyperply-game id="a" controls="none" style="height: 400px; width: auto; display: inline-block"></hyperply-game>',
};
for (const [title, body] of Object.entries(CONTAINERS)) {
  test(`it is shown in ${title}`, () =>
    onPage(body, async (page) => {
      const { beyond, cell, box } = await overhang(page);
      assert.ok(beyond <= SLACK, `${beyond} beyond ${box}`);
      assert.ok(cell >= 24, `${cell} in ${box}`);
      assert.ok(box[1] <= 500 && box[0] <= 900, `${box}`);
    }));
}

test("shown later, it has its size then", () =>
  onPage(
    '<div id="tab" style="display: none; width: 600px; height: 500px"><hyperply-game id="a" style="height: 100%"></hyperply-game></div>',
    async (page) => {
      await page.evaluate(() => {
        tab.style.display = "block";
      });
      const { beyond, cell, cells } = await overhang(page);
      assert.equal(cells, 64);
      assert.ok(beyond <= SLACK && cell > 24, `${beyond} ${cell}`);
      await page.evaluate(() => {
        a.hidden = true;
      });
      assert.equal(await page.locator("#a").isVisible(), false);
    },
  ));

test("nothing is shifted while a game is loaded, where the page keeps its room", () =>
  onPage(
    '<hyperply-game id="a" variant="timeout"></hyperply-game><p>Below.</p>',
    async (page) => {
      const shift = await page.evaluate(
        () =>
          new Promise((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += entry.value;
            }).observe({ type: "layout-shift", buffered: true });
            setTimeout(() => resolve(sum), 300);
          }),
      );
      assert.ok(shift < 0.05, String(shift));
    },
    { head: "<style>hyperply-game { display: block; height: 600px }</style>" },
  ));
