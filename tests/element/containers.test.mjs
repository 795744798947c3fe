// The element has a width and a height of its own where its container does not tell it any.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage } from "./browser.mjs";

const OWN = 736;
const GAME = '<hyperply-game id="a"></hyperply-game>';
const STYLE = "<style>body { margin: 0 }</style>";

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
  "a display of its own": '<div style="display: flex"><hyperply-game id="a" style="display: flex"></hyperply-game></div>',
};

/** Containers that tell it its width. */
const TABLE = '<table cellpadding="0" cellspacing="0"';
const KNOWN = {
  "a block": GAME,
  "a grid": `<div style="display: grid">${GAME}</div>`,
  "a flex column": `<div style="display: flex; flex-direction: column">${GAME}</div>`,
  "a flex row, to be filled": '<div style="display: flex"><hyperply-game id="a" style="flex: 1"></hyperply-game></div>',
  "a flex row, with a width": '<div style="display: flex"><hyperply-game id="a" style="width: 100%"></hyperply-game></div>',
  "an absolute position with both edges": '<hyperply-game id="a" style="position: absolute; left: 0; right: 0"></hyperply-game>',
  "a table cell with a width": `${TABLE} style="width: 100%"><tr><td>${GAME}</td></tr></table>`,
};

/** The size of the element and of its narrowest cell, how far cells reach beyond it, and how wide the page is. */
const sizes = (page) => page.evaluate(async () => {
  const box = document.getElementById("box");
  if (box?.popover) box.showPopover();
  else box?.showModal();
  await window.drawn();
  const { left, right, top, bottom, width, height } = document.getElementById("a").getBoundingClientRect();
  const cells = [...window.inside("a").querySelectorAll("#levels .cell")].map((cell) => cell.getBoundingClientRect());
  const beyond = (cell) => Math.max(left - cell.left, cell.right - right, top - cell.top, cell.bottom - bottom);
  return {
    size: [Math.round(width), Math.round(height)],
    cell: Math.min(...cells.map((cell) => Math.min(cell.width, cell.height))),
    beyond: Math.max(...cells.map(beyond)),
    page: document.documentElement.scrollWidth,
  };
});

const KINDS = [["of its own", SHRINKING, [OWN, OWN, 390]], ["of its container", KNOWN, [1440, 800, 390]]];
for (const [kind, containers, widths] of KINDS) {
  for (const [title, body] of Object.entries(containers)) {
    test(`it has the width ${kind} in ${title}`, async () => {
      for (const [i, [width, height]] of [[1440, 900], [800, 900], [390, 844]].entries()) {
        await onPage(body, async (page) => {
          const { size, cell, beyond, page: wide } = await sizes(page);
          assert.deepEqual(size, [widths[i], Math.min(height, OWN)], `${width}x${height}`);
          assert.ok(cell >= 40, `cells of ${cell} px at ${width}x${height}`);
          assert.ok(beyond <= 1, `${beyond} px beyond`);
          assert.equal(wide, width);
        }, { viewport: { width, height }, head: STYLE });
      }
    });
  }
}

test("beside something else it takes what is left", () =>
  onPage(`<div style="display: flex; width: 600px">${GAME}<p style="flex: none; width: 200px; margin: 0">Beside.</p></div>`, async (page) => {
    assert.deepEqual((await sizes(page)).size, [400, OWN]);
  }, { head: STYLE }));

test("a page that takes its height back leaves it its own", () =>
  onPage('<hyperply-game id="a" style="height: auto"></hyperply-game>', async (page) => {
    const { size, cell } = await sizes(page);
    assert.deepEqual(size, [1280, OWN]);
    assert.ok(cell >= 60, `${cell}`);
  }, { head: STYLE }));

test("what is too low for it makes it smaller, not the page higher", () =>
  onPage(`<div style="display: flex; flex-direction: column; height: 100vh"><h1>Above.</h1>
    <hyperply-game id="a" style="flex: 1"></hyperply-game></div>`, async (page) => {
    const { beyond } = await sizes(page);
    assert.ok(beyond <= 1, `${beyond}`);
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), 500);
  }, { head: STYLE, viewport: { width: 900, height: 500 } }));

test("alone, it is a square wherever it stands", async () => {
  const styles = ["float: left", "display: inline-block", "position: absolute", "width: 300px", "height: 300px; width: auto; float: left"];
  for (const style of styles) {
    await onPage(`<hyperply-game id="a" controls="none" style="${style}"></hyperply-game>`, async (page) => {
      const { size: [width, height], cell, beyond } = await sizes(page);
      assert.equal(width, height, style);
      assert.equal(width, style.includes("300px") ? 300 : OWN, style);
      assert.ok(cell >= 30 && beyond <= 1, `${style}: ${cell} ${beyond}`);
    }, { head: STYLE });
  }
});

test("as a popover itself it is shown when it is opened", () =>
  onPage('<hyperply-game id="a" popover></hyperply-game>', async (page) => {
    assert.equal(await page.isVisible("#a"), false);
    await page.evaluate(() => window.a.showPopover());
    const { size: [width], cell } = await sizes(page);
    assert.ok(width >= OWN && cell >= 40, `${width} ${cell}`);
  }, { head: STYLE }));

test("before it is defined, what stands between its tags is seen", () =>
  onPage({ "index.html": `<!doctype html><title>hyperply</title>
    <div style="display: flex"><hyperply-game id="a">chess</hyperply-game></div>` }, async (page) => {
    const before = await page.locator("#a").boundingBox();
    assert.ok(before.width > 10 && before.width < 100 && before.height > 10, JSON.stringify(before));
    await page.evaluate(() => import("./element.js"));
    await page.evaluate(() => window.allReady());
    const { size, cell } = await sizes(page);
    assert.deepEqual(size, [OWN, OWN]);
    assert.ok(cell >= 40, `${cell}`);
  }, { ready: false }));
