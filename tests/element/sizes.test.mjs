// The element fits the room that its container gives it, both ways, and has a size of its own where it gives it none.
import assert from "node:assert/strict";
import { GAME, OWN, finds, onPage, sizes } from "./browser.mjs";
import { long, test } from "../long.mjs";

const PLAIN = "<style>body { margin: 0 }</style>";

/** Puts something else on the page, and measures the element in it. */
async function put(page, body) {
  await page.evaluate((body) => window.begin(body), PLAIN + body);
  return sizes(page);
}

/** Containers that leave the width to the element; its window is wider. */
const SHRINKING = {
  "a flex row": `<div style="display: flex">${GAME}</div>`,
  "a flex row, aligned at its start": `<div style="display: flex; align-items: flex-start">${GAME}</div>`,
  "a flex column, centered": `<div style="display: flex; flex-direction: column; align-items: center">${GAME}</div>`,
  "a grid with place-items: center": `<div style="display: grid; place-items: center">${GAME}</div>`,
  "a grid with place-content: center": `<div style="display: grid; place-content: center">${GAME}</div>`,
  "a float": '<hyperply-game id="a" style="float: left"></hyperply-game>',
  "an absolute position": '<hyperply-game id="a" style="position: absolute; top: 0; left: 0"></hyperply-game>',
  "an absolute container": `<div style="position: absolute; top: 0; left: 0">${GAME}</div>`,
  "an inline block": '<hyperply-game id="a" style="display: inline-block"></hyperply-game>',
  "an inline-block container": `<div style="display: inline-block">${GAME}</div>`,
  "a container of width fit-content": `<div style="width: fit-content">${GAME}</div>`,
  "a table cell": `<table cellpadding="0" cellspacing="0"><tr><td>${GAME}</td></tr></table>`,
  "an open popover": `<div id="box" popover style="padding: 0; border: 0">${GAME}</div>`,
  "an open dialog": `<dialog open style="padding: 0; border: 0">${GAME}</dialog>`,
  "a modal dialog": `<dialog id="box" style="padding: 0; border: 0; max-width: none">${GAME}</dialog>`,
  "a display of its own":
    '<div style="display: flex"><hyperply-game id="a" style="display: flex"></hyperply-game></div>',
};
/** Containers that tell it its width. */
const KNOWN = {
  "a block": GAME,
  "a grid": `<div style="display: grid">${GAME}</div>`,
  "a flex column": `<div style="display: flex; flex-direction: column">${GAME}</div>`,
  "a flex row, to be filled": '<div style="display: flex"><hyperply-game id="a" style="flex: 1"></hyperply-game></div>',
  "a flex row, with a width":
    '<div style="display: flex"><hyperply-game id="a" style="width: 100%"></hyperply-game></div>',
  "both edges": '<hyperply-game id="a" style="position: absolute; left: 0; right: 0"></hyperply-game>',
  "a table cell with a width": `<table cellpadding="0" cellspacing="0" style="width: 100%"><tr><td>${GAME}</td></tr></table>`,
};
for (const [width, height] of [
  [1440, 900],
  [390, 844],
])
  test(`in a window of ${width}x${height} it has the width of its container, or one of its own`, () =>
    onPage("", async (page) => {
      await page.setViewportSize({ width, height });
      for (const [containers, own] of [
        [SHRINKING, Math.min(width, OWN)],
        [KNOWN, width],
      ])
        for (const [title, body] of Object.entries(containers)) {
          const { size, cell, beyond, page: wide } = await put(page, body);
          assert.deepEqual([...size, wide], [own, Math.min(height, OWN), width], title);
          assert.ok(cell >= 40 && beyond <= 1, `cells of ${cell} px, ${beyond} px beyond in ${title}`);
        }
    }));

const of = (style, more = "") => `<hyperply-game id="a" style="${style}" ${more}></hyperply-game>`;
const box = (style, ...inside) => `<div style="${style}; width: 900px; height: 500px">${inside.join("")}</div>`;
const ALONE = 'controls="none"';
const BESIDE = '<p style="flex: none; width: 200px">Beside.</p>';
/** How it is put, the size that it has then (0 for any), and how large its cells are at least. */
const FITS = {
  "beside something else": [`<div style="display: flex; width: 600px">${GAME}${BESIDE}</div>`, 400, OWN, 40],
  "with a height that the page takes back": [of("height: auto"), 1280, OWN, 60],
  "with a row's height": [box("display: flex", of("flex: 1; height: auto"), BESIDE), 700, 500, 24],
  "with a column's rest": [
    box("display: flex; flex-direction: column", "<h1>.</h1>", of("flex: 1; min-height: 0")),
    900,
    0,
    24,
  ],
  "in a grid": [box("display: grid; grid-template: 1fr / 2fr 1fr", of("height: auto"), "<p>.</p>"), 600, 500, 24],
  "between four edges": [box("position: relative", of("position: absolute; inset: 10px; height: auto")), 880, 480, 24],
  "as a float of a size": [of("float: left; width: 500px; height: 400px"), 500, 400, 24],
  "as a popover itself": [of("", "popover"), 0, 0, 40],
  "alone, a square by its width": [of("width: 400px", ALONE), 400, 400, 40],
  "alone, a square by its height": [of("height: 300px; width: auto; float: left", ALONE), 300, 300, 30],
  "alone, a square that floats": [of("float: left", ALONE), OWN, OWN, 60],
  "alone, a square in a line": [of("display: inline-block", ALONE), OWN, OWN, 60],
  "alone, a square somewhere": [of("position: absolute", ALONE), OWN, OWN, 60],
};
for (const [title, [body, width, height, least]] of Object.entries(FITS))
  test(`it fits ${title}`, () =>
    onPage(PLAIN + body, async (page) => {
      await page.evaluate(() => a.popover && a.showPopover());
      const { size, cell, beyond } = await sizes(page);
      assert.deepEqual(size, [width || size[0], height || size[1]]);
      assert.ok(beyond <= 1 && cell >= least, `${beyond} px beyond, cells of ${cell} px`);
    }));

long("one board lies wholly inside its element at many sizes, and alone it is as large", () =>
  onPage(`${PLAIN}<div id="room">${of("width: 100%; height: 100%")}</div>`, async (page) => {
    await page.setViewportSize({ width: 1920, height: 1100 });
    const sized = [
      [320, 480],
      [844, 390],
      [1920, 1000],
      [719, 500],
      [721, 500],
    ];
    for (const [variant, across] of [
      ["chess", 8],
      ["glinski", 11],
    ]) {
      await page.evaluate((variant) => a.load(variant), variant);
      for (const controls of ["moves", "full", "none"])
        for (const [width, height] of controls === "none" ? [...sized, [300, 200], [240, 240]] : sized) {
          await page.evaluate(
            ([controls, ...lengths]) => {
              a.controls = controls;
              [room.style.width, room.style.height] = lengths.map((length) => `${length}px`);
            },
            [controls, width, height],
          );
          const { beyond, cell, size } = await sizes(page);
          const where = `${variant} ${controls} ${width}x${height}`;
          assert.deepEqual(size, [width, height]);
          assert.ok(beyond <= 1, `${where}: ${beyond} px beyond`);
          const most = Math.min(width, height) / across;
          if (controls === "none") assert.ok(cell >= most * 0.8, `${where}: cells of ${cell} px, ${most} would fit`);
        }
    }
  }),
);

test("in a window, an element without a size of its own needs no more than the window; beside a title it leaves the page its height", () =>
  onPage(PLAIN + GAME, async (page) => {
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [768, 1024],
    ]) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction((width) => innerWidth === width, width);
      const { beyond, size } = await sizes(page);
      assert.ok(beyond <= 1 && size[0] === width && size[1] <= height, `${width}x${height}: ${beyond}, ${size}`);
    }
    await page.setViewportSize({ width: 900, height: 500 });
    const column = `<div style="display: flex; flex-direction: column; height: 100vh"><h1>Above.</h1>${of("flex: 1")}</div>`;
    assert.ok((await put(page, column)).beyond <= 1);
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), 500);
  }));

test("many boards fit in the room that docs/element.md says; in a narrow one readers scroll, and first see what it says", () =>
  finds(
    `${PLAIN}<div id="room" style="width: 1080px; height: 720px; overflow: hidden">${of("width: 100%; height: 100%")}</div>`,
    async () => {
      const found = {};
      for (const variant of ["timeout", "tower", "hex4d", "trid", "quarx", "raumschach"]) {
        room.style.width = "1080px";
        await a.load(variant);
        await window.drawn();
        const parts = [".room", ".play", "#levels"].map((name) => window.one(name));
        const fits = parts.every((node) => node.scrollHeight - node.clientHeight <= 1);
        room.style.width = "1079px";
        await window.drawn();
        const first = ["#above", "#levels"]
          .map((name) => [name, window.one(name).getBoundingClientRect()])
          .filter(([, { height }]) => height > 0)
          .sort(([, one], [, other]) => one.top - other.top)[0][0];
        const scrolls = parts[0].scrollHeight > parts[0].clientHeight + 1;
        found[variant] = [fits ? "fits" : "is too large", scrolls ? "scrolls" : "stays", first].join(", ");
      }
      return found;
    },
    {
      timeout: "fits, scrolls, #above",
      tower: "fits, scrolls, #above",
      hex4d: "fits, scrolls, #levels",
      trid: "fits, scrolls, #levels",
      quarx: "fits, stays, #levels",
      raumschach: "fits, stays, #levels",
    },
  ));

test("shown later, it has its size then, and hidden it is not seen", () =>
  onPage(
    `<div id="tab" style="display: none; width: 600px; height: 500px">${of("height: 100%")}</div>`,
    async (page) => {
      await page.evaluate(() => {
        tab.style.display = "block";
      });
      const { beyond, cell, size } = await sizes(page);
      assert.ok(beyond <= 1 && cell > 24, `${beyond} ${cell}`);
      assert.deepEqual(size, [600, 500]);
      await page.evaluate(() => {
        a.hidden = true;
      });
      assert.equal(await page.isVisible("#a"), false);
    },
  ));

test("nothing is shifted while a game is loaded, where the page keeps its room", () =>
  onPage(
    '<hyperply-game id="a" variant="timeout"></hyperply-game><p>Below.</p>',
    async (page) => {
      const shift = await page.evaluate(async () => {
        const shifts = new PerformanceObserver(() => {});
        shifts.observe({ type: "layout-shift", buffered: true });
        await window.drawn();
        return shifts.takeRecords().reduce((sum, { value }) => sum + value, 0);
      });
      assert.ok(shift < 0.05, String(shift));
    },
    { head: "<style>hyperply-game { display: block; height: 600px }</style>" },
  ));

test("before it is defined, what stands between its tags is seen", () =>
  onPage(
    {
      "index.html":
        '<!doctype html><title>hyperply</title><div style="display: flex"><hyperply-game id="a">chess</hyperply-game></div>',
    },
    async (page) => {
      const before = await page.locator("#a").boundingBox();
      assert.ok(before.width > 10 && before.width < 100 && before.height > 10, JSON.stringify(before));
      await page.evaluate(() => import("./element.js").then(window.allReady));
      const { size, cell } = await sizes(page);
      assert.deepEqual(size, [OWN, OWN]);
      assert.ok(cell >= 40, `${cell}`);
    },
    { ready: false },
  ));

for (const style of ["visibility: hidden", "pointer-events: none"])
  test(`in a container with ${style}, clicks reach what is below`, () =>
    onPage(
      `<style>#box { width: 400px }</style><button style="position: absolute; inset: 0" onclick="this.dataset.pressed = ''">Press</button>
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
    ));

for (const attributes of ['variant="hex4d"', 'variant="trid" view="3d"', 'variant="quarx" view="3d"'])
  long(`with ${attributes}, no part of it takes a click where its container takes none`, () =>
    onPage(`<div id="box" style="width: 700px">${of("", `${attributes} controls="pick"`)}</div>`, async (page) => {
      if (attributes.includes("3d")) await page.waitForSelector("#a .space-labels span, #a .angles > :not([hidden])");
      const hit = await page.evaluate(() => {
        /** The parts of it that are hit anywhere. */
        const hit = () => {
          const { left, top, right, bottom } = a.getBoundingClientRect();
          const parts = new Set();
          for (let x = left + 2; x < right; x += 20)
            for (let y = top + 2; y < Math.min(bottom, innerHeight); y += 20) {
              const node = document.elementFromPoint(x, y) === a && a.shadowRoot.elementFromPoint(x, y);
              if (node) parts.add(node.id || node.classList[0] || node.localName);
            }
          return [...parts];
        };
        const before = hit();
        box.style.setProperty("pointer-events", "none");
        return [before.length > 1, hit()];
      });
      assert.deepEqual(hit, [true, []]);
    }),
  );
