// The element on paper: boards and moves, whole and in their colors, and nothing to be pressed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ALL_BOARDS } from "../games.mjs";
import { onPage } from "./browser.mjs";

const A4 = [718, 1016]; // px within its margins
const PHONE = [390, 844];

/** Lets no script measure what is laid out for the paper, as when a browser prints. */
const quietly = (page) =>
  page.addInitScript(() => {
    const { ResizeObserver } = window;
    window.ResizeObserver = class extends ResizeObserver {
      constructor(work) {
        super((...entries) => window.printing || work(...entries));
      }
    };
  });

/** What is wrong with an element on paper. */
const faults = (page) =>
  page.evaluate(() => {
    const host = window.a;
    const root = window.inside("a");
    const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const all = [...root.querySelectorAll("*")];
    const box = host.getBoundingClientRect();
    const beyond = (node) => {
      const { left, right, top, bottom, width } = node.getBoundingClientRect();
      return width > 0 && Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom) > 1;
    };
    const name = (node) => `${node.tagName.toLowerCase()}.${node.getAttribute("class")}#${node.id}`;
    const cells = all.filter((node) => node.matches("#levels .cell"));
    const cut = (node) => {
      const { overflowX, overflowY } = getComputedStyle(node);
      return (
        (overflowX !== "visible" && node.scrollWidth > node.clientWidth + 1) ||
        (overflowY !== "visible" && node.scrollHeight > node.clientHeight + 1)
      );
    };
    const control =
      "button:not(.cell, .mount, .move, .other-line, .entry), input, select, dialog, summary, .arrows, .angles";
    const matching = (selector) => all.filter((node) => node.matches(selector));
    const shown = all.filter((node) => seen(node) && !node.closest(".hidden-words, .cell > *"));
    const size = (node) => parseFloat(getComputedStyle(node).fontSize);
    const whole = (node) => node.offsetHeight <= 1000 && getComputedStyle(node).breakInside === "avoid";
    return {
      controls: matching(control).filter(seen).map(name),
      outside: shown.filter(beyond).map(name),
      cut: shown.filter((node) => !node.closest(".cell") && cut(node)).map(name),
      pale: matching(".cell, .piece, .piece *").filter((node) => getComputedStyle(node).printColorAdjust !== "exact")
        .length,
      split: matching(".board")
        .filter((node) => seen(node) && !node.closest(".level, .mast"))
        .map(name),
      names: matching("#levels .name").filter((node) => seen(node) && size(node) > node.parentNode.offsetWidth / 2)
        .length,
      tall: matching(".level, .mast")
        .filter((node) => !whole(node))
        .map(name),
      dark: getComputedStyle(root.querySelector(".frame")).colorScheme !== "light",
      hidden: cells.filter((node) => !seen(node)).length,
      small: Math.min(...cells.map((node) => node.offsetWidth)),
      moves: root.querySelectorAll("#moves li").length,
      page: document.documentElement.scrollWidth - innerWidth,
    };
  });

const FINE = { controls: [], outside: [], cut: [], pale: 0, split: [], names: 0, tall: [], dark: false, hidden: 0 };

/** Plays some moves, so that there is something to be listed. */
const play = (page, plies) =>
  page.evaluate(async (plies) => {
    for (let i = 0; i < plies; i++) {
      const moves = window.a.game.legal_moves();
      if (!moves.length) break;
      window.a.play(moves[(i * 7919) % moves.length]);
    }
    await window.drawn();
  }, plies);

async function print(page, [width, height]) {
  await page.evaluate(() => {
    window.printing = true;
  });
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ media: "print" });
  await page.waitForFunction((width) => innerWidth === width && matchMedia("print").matches, width);
}

for (const variant of [...ALL_BOARDS, "timeout"]) {
  test(`on paper boards and moves are whole, whatever the screen: ${variant}`, () =>
    onPage(
      `<hyperply-game id="a" variant="${variant}" controls="full" theme="dark" style="height: 500px"></hyperply-game>`,
      async (page) => {
        await play(page, 90);
        for (const screen of [[1440, 900], PHONE]) {
          for (const paper of [A4, PHONE]) {
            await page.emulateMedia({ media: "screen" });
            await page.setViewportSize({ width: screen[0], height: screen[1] });
            await page.waitForFunction((width) => innerWidth === width && !matchMedia("print").matches, screen[0]);
            await page.evaluate(async () => {
              window.printing = false;
              window.a.style.height = `${500 + Math.random()}px`; // measured again
              await window.drawn();
            });
            await print(page, paper);
            const { small, moves, page: wider, ...wrong } = await faults(page);
            const where = `${screen} on ${paper}`;
            assert.deepEqual(wrong, FINE, where);
            assert.ok(moves >= 3, `${moves} lines of moves`);
            assert.ok(wider <= 0, `${wider} px too wide, ${where}`);
            assert.ok(small >= (paper === A4 ? 22 : 9), `cells of ${small} px, ${where}`);
          }
        }
      },
      { head: "<style>body { margin: 0 }</style>", prepare: quietly },
    ));
}

test("what is in Time Out is printed, too", () =>
  onPage('<hyperply-game id="a" variant="timeout-flat"></hyperply-game>', async (page) => {
    await page.evaluate(() => ["Nb1-c3", "e7-e5", "Nc3→"].forEach((move) => window.a.play(move)));
    await print(page, A4);
    assert.equal(await page.locator("#a .entry .piece").isVisible(), true);
    assert.deepEqual((await faults(page)).controls, []);
  }));

test("alone it is printed alone, as wide as it is", () =>
  onPage('<hyperply-game id="a" controls="none" style="width: 300px"></hyperply-game>', async (page) => {
    await play(page, 4);
    await print(page, A4);
    const { small, moves, page: wider, ...wrong } = await faults(page);
    assert.deepEqual(wrong, FINE);
    const box = await page.locator("#a").boundingBox();
    assert.ok(box.width === 300 && box.height <= 310 && small >= 32, `${box.width} ${box.height} ${small}`);
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
        const { page: wider, cut, controls, tall, hidden } = await faults(page);
        assert.deepEqual({ controls, cut, tall, hidden }, { controls: [], cut: [], tall: [], hidden: 0 });
        assert.ok(wider <= 0);
        assert.equal(
          await page.evaluate(() => {
            const frame = window.inside("a").querySelector("#levels").getBoundingClientRect();
            return [...window.inside("a").querySelectorAll("#levels .cell, #levels .piece")].filter((node) => {
              const box = node.getBoundingClientRect();
              return (
                box.left < frame.left - 1 ||
                box.right > frame.right + 1 ||
                box.top < frame.top - 1 ||
                box.bottom > frame.bottom + 1
              );
            }).length;
          }),
          0,
          String(paper),
        );
      }
    },
    { prepare: quietly, viewport: { width: 1440, height: 900 } },
  ));
