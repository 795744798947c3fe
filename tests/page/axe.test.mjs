// White's and Black's pieces in the dark.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SPATIAL } from "../games.mjs";
import { legalMoves, onPage } from "./browser.mjs";

for (const variant of SPATIAL) {
  test(`in the dark White's pieces are lighter than what is behind them, and Black's darker: ${variant}`, () =>
    onPage(
      `#variant=${variant}`,
      async (page) => {
        for (const view of ["plan"]) {
          await page.click(`[data-view="${view}"]`);
          for (const picked of [false, true]) {
            const first = (await legalMoves(page))[0].clicks[0];
            if (picked) await page.evaluate((cell) => window.inside(`[data-cell="${cell}"]`).click(), first);
            const faint = await page.evaluate(() => {
              const rgb = (colour) => colour.match(/[\d.]+/g).map(Number);
              const light = (colour) =>
                colour
                  .slice(0, 3)
                  .map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
                  .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0.05);
              const scene = window.inside("#levels");
              return [...scene.querySelectorAll(".cell > .piece")]
                .filter((piece) => {
                  const behind = rgb(getComputedStyle(piece.parentNode).backgroundColor);
                  const { fill, opacity } = getComputedStyle(piece);
                  const seen = rgb(fill).map((part, i) => part * opacity + behind[i] * (1 - opacity));
                  const contrast = light(seen) / light(behind);
                  return (piece.matches(".white") ? contrast : 1 / contrast) < 1.6;
                })
                .map((piece) => piece.parentNode.dataset.cell);
            });
            assert.deepEqual(faint, [], `${view}, picked: ${picked}`);
          }
          await page.click("#cancel");
        }
      },
      { colorScheme: "dark" },
    ));
}
