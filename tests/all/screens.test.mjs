// Every game on every small screen, and every comparison of rules on the narrowest one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ALL_BOARDS } from "../games.mjs";
import { TOUCH, drawn, onPage, onSite, wide } from "../page/browser.mjs";
import { cellWidth, firstFaults, sizeFaults } from "../page/screens.mjs";

const SCREENS = [
  [390, 844],
  [360, 740],
  [320, 568],
  [844, 390],
  [667, 375],
  [320, 256],
];

for (const variant of ALL_BOARDS)
  for (const [width, height] of SCREENS)
    test(`the own side is on the first screen, text can be read, cells can be tapped: ${variant}, ${width} x ${height}`, () =>
      onPage(
        `#variant=${variant}&view=plan`,
        async (page) => {
          if (height > 256) assert.deepEqual(await firstFaults(page), []);
          assert.deepEqual(await sizeFaults(page), []);
        },
        { ...TOUCH, viewport: { width, height } },
      ));

for (const sets of ["tower,timeout", "quarx,quarx-huff"])
  test(`rules are compared on the narrowest phone: ${sets}`, () =>
    onSite(
      `compare.html#rules=${sets}`,
      async (page) => {
        await drawn(page);
        assert.ok((await wide(page)) <= 320);
        assert.ok((await cellWidth(page)) >= 14);
      },
      { ...TOUCH, ready: "body[data-ready]", viewport: { width: 320, height: 568 } },
    ));
