// The nine classes of hex4d's cells: three basic colours in three shades each, which a diagonal mover never leaves (H3).
import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage } from "./browser.mjs";

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
