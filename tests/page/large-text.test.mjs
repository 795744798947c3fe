// Text twice as large, windows as small as a page at 400 %, and phones on their side: no text is cut, nothing overlaps, and
// no page scrolls sideways.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { FAMILIES } from "../games.mjs";
import { drawn, onPage, onSite, onceDrawn } from "./browser.mjs";

/** Makes all text twice as large but that on the boards, whose names grow with their cells. */
const enlarge = (page) =>
  page.evaluate(() => {
    const nodes = window.insideAll("*").filter((node) => node.style && !node.closest("#levels"));
    const sizes = nodes.map((node) => parseFloat(getComputedStyle(node).fontSize));
    for (const [i, node] of nodes.entries()) node.style.setProperty("font-size", `${2 * sizes[i]}px`, "important");
  });

/** What is wrong with a page. */
const faults = (page) =>
  page.evaluate(() => {
    const name = (node) => `${node.tagName.toLowerCase()}#${node.id} ${node.textContent.trim().slice(0, 20)}`;
    const seen = window
      .insideAll("body *, .frame *")
      .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest(".hidden-words, #levels"));
    const hasText = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
    const cut = seen.filter((node) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(node);
      if (!hasText(node) || textOverflow === "ellipsis" || node.matches("option, select")) return false;
      return (
        (/hidden|clip/.test(overflowX) && node.scrollWidth > node.clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && node.scrollHeight > node.clientHeight + 1)
      );
    });
    const rows = window.insideAll(".top, .tools, .tools .steps, .rest, .seats, .ends, .start, .ways, #selection .row");
    const boxes = (row) =>
      [...row.children].filter((node) => seen.includes(node)).map((node) => [node, node.getBoundingClientRect()]);
    const overlap = rows.flatMap((row) =>
      boxes(row).flatMap(([a, one], i, all) =>
        all
          .slice(i + 1)
          .filter(
            ([, other]) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
          )
          .map(([b]) => `${name(a)}, ${name(b)}`),
      ),
    );
    const controls = seen.filter((node) => node.matches("button, select, input, summary") && !node.closest(".scroll"));
    const outside = controls.filter((node) => {
      const { left, right } = node.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    });
    const beyond = document.documentElement.scrollWidth - innerWidth;
    return { cut: cut.map(name), overlap, outside: outside.map(name), beyond };
  });

const FINE = { cut: [], overlap: [], outside: [], beyond: 0 };

/** The sizes of the window, and whether text is enlarged there. */
const WINDOWS = [
  [390, 844, true],
  [1440, 900, true],
  [320, 256, false],
  [844, 390, false],
  [667, 375, false],
];

async function isFine(open) {
  for (const [width, height, large] of WINDOWS) {
    await open(
      async (page) => {
        if (large) await enlarge(page);
        await drawn(page);
        const found = await onceDrawn(
          page,
          () => faults(page),
          (found) => isDeepStrictEqual(found, FINE),
        );
        assert.deepEqual(found, FINE, `${width} x ${height}`);
      },
      { viewport: { width, height }, hasTouch: width < 1000 },
    );
  }
}

for (const variant of FAMILIES) {
  test(`a game is played with large text and on small screens: ${variant}`, () =>
    isFine((check, options) =>
      onPage(
        `#variant=${variant}`,
        async (page) => {
          await page.evaluate(() => {
            const board = document.querySelector("hyperply-game");
            for (let i = 0; i < 6; i++)
              board.play(board.game.legal_moves()[(i * 7919) % board.game.legal_moves().length]);
            board.select(board.game.legal_moves()[0].clicks[0]);
          });
          await check(page);
        },
        options,
      ),
    ));
}

for (const name of ["index", ...FAMILIES, "rules", "compare", "docs", "docs-element", "404"]) {
  test(`a page is read with large text and on small screens: ${name}`, () =>
    isFine((check, options) => onSite(`${name}.html`, check, options)));
}
