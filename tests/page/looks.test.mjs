// What is seen: fonts, the colors of cells, pieces and targets, in light and in dark; what axe finds at first.
import assert from "node:assert/strict";
import { SPATIAL } from "../games.mjs";
import { staysClean } from "./axe.mjs";
import { clicks, legalMoves, onPage, put } from "./browser.mjs";
import { long as test } from "../long.mjs";

test("axe finds nothing on the page of a game and on the front page, and nothing reaches over the edge", () =>
  onPage("#variant=timeout", async (page, url) => {
    await clicks(page, "b1L1", "#menu");
    await staysClean(page);
    await page.goto(`${url}index.html`);
    await staysClean(page);
  }));

test("the machine's own fonts do not count: the page is drawn with the DejaVu fonts alone", () =>
  onPage("#variant=timeout-flat", async (page) => {
    const client = await page.context().newCDPSession(page);
    for (const domain of ["DOM", "CSS"]) await client.send(`${domain}.enable`);
    await client.send("DOM.getDocument");
    for (const [selector, font] of Object.entries({
      ".brand": "DejaVu Serif",
      "#game": "DejaVu Sans",
      "#turn": "DejaVu Serif",
      "#notation-form label": "DejaVu Sans",
      "#notation-note": "DejaVu Sans",
    })) {
      const { result } = await client.send("Runtime.evaluate", { expression: `inside(${JSON.stringify(selector)})` });
      const { nodeId } = await client.send("DOM.requestNode", { objectId: result.objectId });
      const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
      assert.deepEqual(
        fonts.map(({ familyName }) => familyName),
        [font],
        selector,
      );
    }
    await client.detach();
  }));

/** The colors of parts of cells as they are painted: of the ground, of a mark on it, of a piece as it is blended with its ground. */
const painted = (page, selector) =>
  page.evaluate((selector) => {
    const paper = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const laid = (...layers) => {
      for (const [color, opacity] of layers) {
        paper.globalAlpha = opacity ?? 1;
        paper.fillStyle = color;
        paper.fillRect(0, 0, 1, 1);
      }
      return [...paper.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    return window.insideAll(selector).map((node) => {
      const of = (part) => getComputedStyle(node, part).backgroundColor;
      const ground = of(node.closest(".hexes") ? "::before" : undefined);
      const piece = node.querySelector(":scope > .piece");
      const { fill, opacity } = piece ? getComputedStyle(piece) : {};
      return {
        cell: node.dataset.cell,
        ground: laid([ground]),
        mark: laid([of("::after")]),
        side: piece?.matches(".white") ? "white" : "black",
        piece: piece && laid([ground], [fill, opacity]),
      };
    });
  }, selector);

/** How light a color is, as WCAG 2.2 has it, and how much lighter than another one. */
const light = (color) =>
  color
    .map((value) => value / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0.05);
const contrast = (one, other) => light(one) / light(other);

/** The class of a cell of hex4d (H2): what a diagonal step, inside or between, keeps of both differences, each modulo 3. */
function classOf(cell) {
  const difference = (file, rank) => {
    const q = "abcde".indexOf(file.toLowerCase()) - 2;
    return (q - (Math.max(-2, -2 - q) + Number(rank) - 1) + 9) % 3;
  };
  return `${difference(cell[2], cell[3])}${difference(cell[0], cell[1])}`;
}

test("nine colors for the nine classes of hex4d (H3), and targets stand out 3 to 1 (WCAG 1.4.11), in light and in dark", () =>
  onPage("#variant=hex4d", async (page) => {
    for (const [variant, from] of Object.entries({ hex4d: "C1b1", chess: "b1", quarx: "2123", glinski: "c1" })) {
      await put(page, variant);
      for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme });
        if (variant === "hex4d") {
          const cells = await painted(page, "#levels .cell");
          const pairs = new Set(cells.map(({ cell, ground }) => `${classOf(cell)} ${ground}`));
          assert.deepEqual([cells.length, pairs.size], [361, 9]);
          assert.equal(new Set(cells.map(({ ground }) => String(ground))).size, 9);
        }
        await clicks(page, from);
        const targets = await painted(page, '#levels .cell[data-effect="move"]');
        assert.ok(targets.length > 1);
        for (const { cell, ground, mark } of targets) {
          const value = contrast(mark, ground);
          assert.ok(Math.max(value, 1 / value) >= 3, `${variant} ${cell}: ${value}`);
        }
        await clicks(page, "#cancel");
      }
    }
  }));

test("in the dark White's pieces are lighter than what is behind them, and Black's darker", () =>
  onPage(
    `#variant=${SPATIAL[0]}&view=plan`,
    async (page) => {
      for (const variant of SPATIAL) {
        await put(page, variant);
        const [
          {
            clicks: [first],
          },
        ] = await legalMoves(page);
        for (const isPicked of [false, true]) {
          if (isPicked) await page.evaluate((cell) => document.querySelector("hyperply-game").select(cell), first);
          for (const { cell, ground, piece, side } of await painted(page, "#levels .cell:has(> .piece)")) {
            const value = side === "white" ? contrast(piece, ground) : contrast(ground, piece);
            assert.ok(value >= 1.6, `${variant} ${cell}, picked: ${isPicked}: ${value}`);
          }
        }
      }
    },
    { colorScheme: "dark" },
  ));
