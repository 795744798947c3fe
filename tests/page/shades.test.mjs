// The nine classes of hex4d's cells: three basic colours in three shades each, which a diagonal mover never leaves (H3).
import assert from "node:assert/strict";
import { test } from "node:test";
import { clicks, onPage } from "./browser.mjs";

const mod = (n) => ((n % 3) + 3) % 3;

/** Axial coordinates of a file and a rank (H2). */
function axial(file, rank) {
  const q = "abcde".indexOf(file.toLowerCase()) - 2;
  return [q, Math.max(-2, -2 - q) + Number(rank) - 1];
}

/** What a diagonal step, inside or between, keeps: both differences, each modulo 3. */
function classOf(cell) {
  const [[Q, R], [q, r]] = [axial(cell[0], cell[1]), axial(cell[2], cell[3])];
  return `${mod(q - r)}${mod(Q - R)}`;
}

for (const colorScheme of ["light", "dark"]) {
  test(`nine colours for nine classes, ${colorScheme}`, () =>
    onPage(
      "#variant=hex4d",
      async (page) => {
        const colours = await page.evaluate(() =>
          window
            .insideAll("#levels .cell")
            .map((cell) => [cell.dataset.cell, getComputedStyle(cell, "::before").backgroundColor]),
        );
        assert.equal(colours.length, 361);
        const byClass = new Map();
        for (const [cell, colour] of colours)
          byClass.set(classOf(cell), (byClass.get(classOf(cell)) ?? new Set()).add(colour));
        assert.equal(byClass.size, 9);
        for (const found of byClass.values()) assert.equal(found.size, 1);
        assert.equal(new Set([...byClass.values()].flatMap((found) => [...found])).size, 9);
      },
      { colorScheme },
    ));
}

/** How much lighter the lighter of two colors is, as WCAG 2.2 has it. */
function contrast(...colors) {
  const [dark, light] = colors
    .map((color) => {
      const [r, g, b] = color.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    })
    .sort((a, b) => a - b);
  return light / dark;
}

for (const colorScheme of ["light", "dark"])
  for (const [variant, cell] of Object.entries({ chess: "b1", quarx: "2123", glinski: "c1", hex4d: "C1b1" }))
    test(`targets stand out from their cells, 3 to 1 (WCAG 1.4.11): ${variant}, ${colorScheme}`, () =>
      onPage(
        `#variant=${variant}`,
        async (page) => {
          await clicks(page, cell);
          const seen = await page.evaluate(() => {
            const paper = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
            const laid = (color) => {
              paper.fillStyle = color;
              paper.fillRect(0, 0, 1, 1);
              return [...paper.getImageData(0, 0, 1, 1).data].slice(0, 3);
            };
            return window.insideAll('#levels .cell[data-effect="move"]').map((node) => {
              const of = (part) => getComputedStyle(node, part).backgroundColor;
              const ground = laid(of(node.closest(".hexes") ? "::before" : undefined));
              return { target: node.dataset.cell, ground, mark: laid(of("::after")) };
            });
          });
          assert.ok(seen.length > 1);
          for (const { target, ground, mark } of seen) {
            const value = contrast(mark, ground);
            assert.ok(value >= 3, `${target}: ${value.toFixed(2)}`);
          }
        },
        { colorScheme },
      ));
