// The 3D view: all boards in the frame from wherever they are seen, clicks that meet what is drawn, labels at their boards.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SPATIAL } from "../games.mjs";
import { drawn, onPage, resize } from "./browser.mjs";

const VIEWS = [
  {},
  { turn: 45 },
  { turn: -150, tilt: 85 },
  { tilt: 0 },
  { spread: 2 },
  { tilt: 85, spread: 2 },
  { turn: 120, tilt: 30, spread: 0.7 },
];

const SIZES = [
  [1440, 900],
  [1366, 650],
  [390, 844],
];

async function show(page, angles) {
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries({ turn: -28, tilt: 62, spread: 1, ...values })) {
      const input = window.inside(`#angle-${name}`);
      input.value = value;
      input.dispatchEvent(new Event("input"));
    }
  }, angles);
  await drawn(page);
}

/** Cells and pieces that stick out of the frame. */
const outside = (page) =>
  page.evaluate(() => {
    const frame = window.inside("#levels").getBoundingClientRect();
    return window.insideAll("#levels .cell, #levels .cell > .piece").filter((node) => {
      const box = node.getBoundingClientRect();
      return box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;
    }).length;
  });

for (const variant of SPATIAL) {
  test(`no angle and no spread pushes a board out of the frame: ${variant}`, () =>
    onPage(`#variant=${variant}`, async (page) => {
      await page.click('[data-view="3d"]');
      for (const [width, height] of SIZES) {
        await resize(page, width, height);
        for (const angles of VIEWS) {
          await show(page, angles);
          assert.equal(await outside(page), 0, `${width} x ${height}, ${JSON.stringify(angles)}`);
        }
      }
    }));

  test(`every piece is hit where it is drawn: ${variant}`, () =>
    onPage(`#variant=${variant}`, async (page) => {
      await page.click('[data-view="3d"]');
      await drawn(page);
      const missed = await page.evaluate(() =>
        window
          .insideAll("#levels .cell > .piece")
          .filter((piece) => {
            const box = piece.getBoundingClientRect();
            const parts = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => n / 10);
            return !parts.some((x) =>
              parts.some(
                (y) =>
                  window.hit(box.left + box.width * x, box.top + box.height * y)?.closest(".cell") ===
                  piece.closest(".cell"),
              ),
            );
          })
          .map((piece) => piece.closest(".cell").dataset.cell),
      );
      assert.deepEqual(missed, []);
    }));
}

for (const variant of SPATIAL)
  test(`every cell takes a click in its middle where all cells take clicks: ${variant}`, () =>
    onPage(`#variant=${variant}`, async (page) => {
      await page.click('[data-view="3d"]');
      await drawn(page);
      await page.evaluate(() => document.querySelector("hyperply-game").setAttribute("input", "cells"));
      const missed = await page.evaluate(() => {
        let pressed = "";
        document.querySelector("hyperply-game").addEventListener("hyperply-press", ({ detail }) => {
          pressed = detail.cell;
        });
        return window.insideAll("#levels .cell").flatMap(({ dataset: { cell } }) => {
          const { left, top, width, height } = window.inside(`#levels [data-cell="${cell}"]`).getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          pressed = "";
          window
            .hit(x, y)
            ?.dispatchEvent(
              new MouseEvent("click", { clientX: x, clientY: y, detail: 1, bubbles: true, composed: true }),
            );
          return pressed === cell ? [] : [`${cell}: ${pressed}`];
        });
      });
      assert.deepEqual(missed, []);
    }));

test("every label stands at its own board", () =>
  onPage("#variant=timeout", async (page) => {
    await page.click('[data-view="3d"]');
    for (const angles of [{}, { turn: 60 }, { turn: 150 }]) {
      await show(page, angles);
      const wrong = await page.evaluate(() => {
        const corner = (level) =>
          window
            .insideAll(`[data-level="${level.dataset.level}"] .cell`)
            .map((cell) => cell.getBoundingClientRect())
            .reduce((best, box) => (box.left < best.left ? box : best));
        const levels = window.insideAll("#levels .level");
        const corners = levels.map((level) => corner(level));
        return levels.filter((level, i) => {
          const label = level.querySelector("figcaption").getBoundingClientRect();
          const far = corners.map((box) =>
            Math.hypot(label.right - box.left, (label.top + label.bottom - box.top - box.bottom) / 2),
          );
          return far.indexOf(Math.min(...far)) !== i;
        }).length;
      });
      assert.equal(wrong, 0, JSON.stringify(angles));
    }
  }));
