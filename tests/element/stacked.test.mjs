// Boards in space: all of them is drawn, and what can be picked can be seen and hit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { STACKED } from "../games.mjs";
import { onPage } from "./browser.mjs";

const RED = `<style>hyperply-game::part(board) { border: 3px solid red }
  hyperply-game::part(piece) { fill: red; stroke: red }</style>`;

const game = (variant) =>
  `<hyperply-game id="a" variant="${variant}" view="3d" theme="light" style="height: 860px"></hyperply-game>`;

/** Points on the edges of each board, as they are seen, and the boxes of the scene and of the boards. */
const edges = (page) =>
  page.evaluate(() => {
    const boards = [...window.inside("a").querySelectorAll("#levels .board")];
    const corners = [
      ["left", "top"],
      ["right", "top"],
      ["right", "bottom"],
      ["left", "bottom"],
    ];
    return boards.map((board) => {
      const seen = corners.map((sides) => {
        const probe = document.createElement("i");
        probe.style = `position: absolute; width: 1px; height: 1px; ${sides.map((side) => `${side}: -2px`).join("; ")}`;
        board.append(probe);
        const { x, y, width, height } = probe.getBoundingClientRect();
        probe.remove();
        return [x + width / 2, y + height / 2];
      });
      const points = seen.flatMap(([x, y], i) => {
        const [toX, toY] = seen[(i + 1) % 4];
        return [...Array(30).keys()]
          .map((n) => (n + 0.5) / 30)
          .map((part) => [x + (toX - x) * part, y + (toY - y) * part]);
      });
      return { board: board.dataset.board, points };
    });
  });

/** How many of the points of each board are not red in a picture. */
const missing = (page, picture, boards) =>
  page.evaluate(
    async ([source, boards]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const { width, height } = image;
      const canvas = new OffscreenCanvas(width, height).getContext("2d");
      canvas.drawImage(image, 0, 0);
      const { data } = canvas.getImageData(0, 0, width, height);
      const isRed = (x, y) => data[4 * (y * width + x)] - data[4 * (y * width + x) + 1] > 60;
      const near = [-2, -1, 0, 1, 2];
      return boards.map(({ board, points }) => [
        board,
        points.filter(([x, y]) => !near.some((dx) => near.some((dy) => isRed(Math.round(x) + dx, Math.round(y) + dy))))
          .length,
      ]);
    },
    [picture.toString("base64"), boards],
  );

for (const variant of STACKED) {
  test(`every level in 3D has all its edges: ${variant}`, () =>
    onPage(
      game(variant),
      async (page) => {
        const boards = await edges(page);
        const frame = await page.locator("#a #levels").boundingBox();
        const outside = boards
          .flatMap(({ points }) => points)
          .filter(([x, y]) => x < frame.x || x > frame.x + frame.width || y < frame.y || y > frame.y + frame.height);
        assert.deepEqual(outside, []);
        const lost = (await missing(page, await page.screenshot(), boards)).filter(([, points]) => points > 0);
        assert.deepEqual(lost, []);
      },
      { head: RED, viewport: { width: 1280, height: 900 } },
    ));
}

/** Points on the mark of each target, and the cell that a click on its middle hits. */
const targets = (page) =>
  page.evaluate(() => {
    const root = window.inside("a");
    return [...root.querySelectorAll("#levels .cell[data-effect]:not([data-piece])")].map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      const [middle, center] = [x + width / 2, y + height / 2];
      const around = [
        [0, 0],
        [-0.1, 0],
        [0.1, 0],
        [0, -0.1],
        [0, 0.1],
      ];
      return {
        board: node.dataset.cell,
        points: around.map(([dx, dy]) => [middle + dx * width, center + dy * height]),
        hit: root.elementFromPoint(middle, center)?.closest("[data-cell]")?.dataset.cell,
      };
    });
  });

test("every target in 3D can be seen and hit, below a small board, too", () =>
  onPage(
    game("trid"),
    async (page) => {
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(".cell[data-effect]::after { background: red !important }");
        window.inside("a").adoptedStyleSheets.push(sheet);
      });
      const pieces = await page.evaluate(() => {
        const moves = window.a.game.legal_moves().filter(({ kind }) => kind !== "board");
        return [...new Set(moves.map(({ from }) => from))];
      });
      assert.ok(pieces.includes("b1(2)"));
      for (const piece of pieces) {
        await page.evaluate((cell) => {
          window.a.select(null);
          window.a.select(cell);
          return window.drawn();
        }, piece);
        const found = await targets(page);
        assert.ok(found.length > 0, piece);
        assert.deepEqual(
          found.filter(({ board, hit }) => board !== hit),
          [],
          piece,
        );
        assert.deepEqual(
          (await missing(page, await page.screenshot(), found)).filter(([, points]) => points > 0),
          [],
          piece,
        );
      }
    },
    { viewport: { width: 1280, height: 900 } },
  ));
