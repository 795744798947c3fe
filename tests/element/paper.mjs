// An element on paper: boards and moves, whole and in their colors, and nothing to be pressed.
import assert from "node:assert/strict";
import { onPage } from "./browser.mjs";

export const A4 = [718, 1016]; // px within its margins
export const PHONE = [390, 844];

/** Lets no script measure what is laid out for the paper, as when a browser prints. */
export const quietly = (page) =>
  page.addInitScript(() => {
    const { ResizeObserver } = window;
    window.ResizeObserver = class extends ResizeObserver {
      constructor(work) {
        super((...entries) => window.printing || work(...entries));
      }
    };
  });

/** What is wrong with an element on paper. */
export const faults = (page) =>
  page.evaluate(() => {
    const all = window.all("*");
    const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const box = window.a.getBoundingClientRect();
    const beyond = (node) => {
      const { left, right, top, bottom, width } = node.getBoundingClientRect();
      return width > 0 && Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom) > 1;
    };
    const cut = (node) => {
      const { overflowX, overflowY } = getComputedStyle(node);
      return (
        (overflowX !== "visible" && node.scrollWidth > node.clientWidth + 1) ||
        (overflowY !== "visible" && node.scrollHeight > node.clientHeight + 1)
      );
    };
    const control =
      "button:not(.cell, .mount, .move, .other-line, .entry), input, select, dialog, summary, .arrows, .angles";
    const shown = all.filter((node) => seen(node) && !node.closest(".hidden-words, .cell > *"));
    const cells = window.all("#levels .cell");
    const whole = (node) => node.offsetHeight <= 1000 && getComputedStyle(node).breakInside === "avoid";
    const isPale = (node) => getComputedStyle(node).printColorAdjust !== "exact";
    const isWide = (node) => parseFloat(getComputedStyle(node).fontSize) > node.parentNode.offsetWidth / 2;
    const wrong = {
      control: window.all(control).filter(seen),
      outside: shown.filter(beyond),
      cut: shown.filter((node) => !node.closest(".cell") && cut(node)),
      pale: window.all(".cell, .piece, .piece *").filter(isPale),
      split: window.all(".board").filter((node) => seen(node) && !node.closest(".level, .mast")),
      "a large name": window.all("#levels .name").filter((node) => seen(node) && isWide(node)),
      tall: window.all(".level, .mast").filter((node) => !whole(node)),
      hidden: cells.filter((node) => !seen(node)),
      dark: getComputedStyle(window.one(".frame")).colorScheme === "light" ? [] : [window.a],
    };
    return {
      wrong: Object.entries(wrong).flatMap(([what, nodes]) =>
        nodes.map((node) => `${what}: ${node.localName}.${node.getAttribute("class")}#${node.id}`),
      ),
      small: Math.min(...cells.map((node) => node.offsetWidth)),
      moves: window.all("#moves li").length,
      page: document.documentElement.scrollWidth - innerWidth,
    };
  });

/** Plays some moves, so that there is something to be listed. */
export const play = (page, plies) =>
  page.evaluate(async (plies) => {
    for (let i = 0; i < plies; i++) {
      const moves = window.a.game.legal_moves();
      if (!moves.length) break;
      window.a.play(moves[(i * 7919) % moves.length]);
    }
    await window.drawn();
  }, plies);

export async function print(page, [width, height]) {
  await page.evaluate(() => {
    window.printing = true;
  });
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ media: "print" });
  await page.waitForFunction((width) => innerWidth === width && matchMedia("print").matches, width);
}

/** Boards and moves are whole on papers, whatever the screen. */
export const isWhole = (variant, plies, screens) =>
  onPage(
    `<style>body { margin: 0 }</style>
    <hyperply-game id="a" variant="${variant}" controls="full" theme="dark" style="height: 500px"></hyperply-game>`,
    async (page) => {
      await play(page, plies);
      for (const [i, [width, height]] of screens.entries())
        for (const paper of [A4, PHONE]) {
          await page.emulateMedia({ media: "screen" });
          await page.setViewportSize({ width, height });
          await page.waitForFunction((width) => innerWidth === width && !matchMedia("print").matches, width);
          await page.evaluate(async (height) => {
            window.printing = false;
            window.a.style.height = `${height}px`; // measured again
            await window.drawn();
          }, 500.5 + i);
          await print(page, paper);
          const { wrong, small, moves, page: wider } = await faults(page);
          const where = `${width}x${height} on ${paper}`;
          assert.deepEqual(wrong, [], where);
          assert.ok(moves >= 3, `${moves} lines of moves`);
          assert.ok(wider <= 0, `${wider} px too wide, ${where}`);
          assert.ok(small >= (paper === A4 ? 22 : 9), `cells of ${small} px, ${where}`);
        }
    },
    { prepare: quietly },
  );
