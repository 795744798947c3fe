// Every game and every page on small screens, in small windows, and with text twice as large: what counts is in sight and
// large enough, no text is cut, nothing overlaps, and no page scrolls sideways.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { ALL_BOARDS, FAMILIES } from "../games.mjs";
import { TOUCH, drawn, legalMoves, onPage, onSite, onceDrawn, play, resize, seen, wide } from "../page/browser.mjs";
import { cellWidth, firstFaults, sizeFaults } from "../page/screens.mjs";

for (const variant of ALL_BOARDS)
  for (const screen of ["390x844", "360x740", "320x568", "844x390", "667x375", "320x256"]) {
    const [width, height] = screen.split("x").map(Number);
    test(`the own side is on the first screen, text can be read, cells can be tapped: ${variant}, ${screen}`, () =>
      onPage(
        `#variant=${variant}&view=plan`,
        async (page) => {
          if (height > 256) assert.deepEqual(await firstFaults(page), []);
          assert.deepEqual(await sizeFaults(page), []);
        },
        { ...TOUCH, viewport: { width, height } },
      ));
  }

for (const sets of ["trid,trid-meder", "tower,timeout", "quarx,quarx-huff"])
  test(`rules are compared on the narrowest phone, and on a desk without scrolling: ${sets}`, () =>
    onSite(
      `compare.html#rules=${sets}`,
      async (page) => {
        await drawn(page);
        assert.ok((await wide(page)) <= 320);
        assert.ok((await cellWidth(page)) >= 14);
        await resize(page, 1440, 900);
        for (const { bottom } of await seen(page, '#levels [data-piece^="w"]')) assert.ok(bottom <= 900, `${bottom}`);
      },
      { ready: "body[data-ready]", viewport: { width: 320, height: 568 } },
    ));

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
      const hides = /hidden|clip/;
      return (
        (hides.test(overflowX) && node.scrollWidth > node.clientWidth + 1) ||
        (hides.test(overflowY) && node.scrollHeight > node.clientHeight + 1)
      );
    });
    const rows = window.insideAll(".top, .tools, .tools .steps, .rest, .seats, .ends, .start, .ways, #selection .row");
    const meet = (one, other, near, far) => Math.min(one[far], other[far]) - Math.max(one[near], other[near]) > 1;
    const overlap = rows.flatMap((row) => {
      const boxes = [...row.children]
        .filter((node) => seen.includes(node))
        .map((node) => [node, node.getBoundingClientRect()]);
      return boxes.flatMap(([a, one], i) =>
        boxes
          .slice(i + 1)
          .filter(([, other]) => meet(one, other, "left", "right") && meet(one, other, "top", "bottom"))
          .map(([b]) => `${name(a)}, ${name(b)}`),
      );
    });
    const controls = seen.filter((node) => node.matches("button, select, input, summary") && !node.closest(".scroll"));
    const outside = controls.filter((node) => {
      const { left, right } = node.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    });
    const beyond = document.documentElement.scrollWidth - innerWidth;
    return { cut: cut.map(name), overlap, outside: outside.map(name), beyond };
  });

const FINE = { cut: [], overlap: [], outside: [], beyond: 0 };

/** In windows of these sizes; text is enlarged in the first two. */
async function isFine(page) {
  for (const size of ["320x256", "844x390", "667x375", "390x844", "1440x900"]) {
    const [width, height] = size.split("x").map(Number);
    await resize(page, width, height);
    if (size === "390x844") await enlarge(page);
    const found = await onceDrawn(
      page,
      () => faults(page),
      (found) => isDeepStrictEqual(found, FINE),
    );
    assert.deepEqual(found, FINE, size);
  }
}

for (const variant of FAMILIES)
  test(`a game is played in small windows and with large text: ${variant}`, () =>
    onPage(
      `#variant=${variant}`,
      async (page) => {
        await play(page, 6);
        const [move] = await legalMoves(page);
        await page.evaluate((cell) => document.querySelector("hyperply-game").select(cell), move.clicks[0]);
        await isFine(page);
      },
      { hasTouch: true },
    ));

for (const name of ["index", ...FAMILIES, "rules", "compare", "docs", "docs-element", "404"])
  test(`a page is read in small windows and with large text: ${name}`, () =>
    onSite(`${name}.html`, isFine, { hasTouch: true }));
