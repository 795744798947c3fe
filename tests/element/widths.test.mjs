// The element has a width of its own, or that of its container, in whatever container it is put. One page for each size
// of the window: the containers come one after another.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAME, OWN, onPage, sizes } from "./browser.mjs";

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
const TABLE = '<table cellpadding="0" cellspacing="0"';
const KNOWN = {
  "a block": GAME,
  "a grid": `<div style="display: grid">${GAME}</div>`,
  "a flex column": `<div style="display: flex; flex-direction: column">${GAME}</div>`,
  "a flex row, to be filled": '<div style="display: flex"><hyperply-game id="a" style="flex: 1"></hyperply-game></div>',
  "a flex row, with a width":
    '<div style="display: flex"><hyperply-game id="a" style="width: 100%"></hyperply-game></div>',
  "an absolute position with both edges":
    '<hyperply-game id="a" style="position: absolute; left: 0; right: 0"></hyperply-game>',
  "a table cell with a width": `${TABLE} style="width: 100%"><tr><td>${GAME}</td></tr></table>`,
};

/** Puts a container on the page, and measures the element in it. */
async function put(page, body) {
  await page.evaluate(async (body) => {
    document.body.innerHTML = body;
    await window.allReady();
  }, body);
  return sizes(page);
}

const KINDS = [
  ["of its own", SHRINKING, [OWN, OWN, 390]],
  ["of its container", KNOWN, [1440, 800, 390]],
];
for (const [i, [width, height]] of [
  [1440, 900],
  [800, 900],
  [390, 844],
].entries()) {
  for (const [kind, containers, widths] of KINDS) {
    test(`in a window of ${width}x${height} it has the width ${kind}`, () =>
      onPage(
        GAME,
        async (page) => {
          for (const [title, body] of Object.entries(containers)) {
            const { size, cell, beyond, page: wide } = await put(page, body);
            assert.deepEqual(size, [widths[i], Math.min(height, OWN)], title);
            assert.ok(cell >= 40, `cells of ${cell} px in ${title}`);
            assert.ok(beyond <= 1, `${beyond} px beyond in ${title}`);
            assert.equal(wide, width, title);
          }
        },
        { viewport: { width, height }, head: "<style>body { margin: 0 }</style>" },
      ));
  }
}
