// Hexagons as they are drawn: nineteen boards, marks of ways, the map, the keyboard.
import assert from "node:assert/strict";
import { data, focus, held, onBoard, pick, press, text } from "./board.mjs";
import { test } from "../long.mjs";

const E = "19/19/19/19/19";
/** A knight on D2b2 with moves of all ways, one of them a capture; and a rook that gives check. */
const KNIGHT = "hex4d 19/19/19/19/19/19/19/K18/19/19/19/6p4k7/19/4N14/19/19/19/19/19 w -- - 0 1";
const CHECK = `hex4d ${E}/19/19/7K1r9/19/19/19/11k7/19/19/19/19/19/19/19 w ?- - 0 60`;

/** The middles of cells. */
const middles = (page, ...cells) =>
  page.evaluate(
    (cells) =>
      cells.map((cell) => {
        const { x, y, width, height } = window.box(`[data-cell="${cell}"]`);
        return [x + width / 2, y + height / 2].map(Math.round);
      }),
    cells,
  );

test("nineteen boards form a hexagon, Black's king on top, and every cell is hit in its middle", () =>
  onBoard("hex4d", async (page) => {
    const seen = await page.evaluate(() => {
      const cells = window.all("[data-cell]").map((node) => [node, node.getBoundingClientRect()]);
      const top = Math.min(...cells.map(([, box]) => box.top));
      const isMissed = ([node, { x, y, width, height }]) =>
        !node.contains(window.inside("a").elementFromPoint(x + width / 2, y + height / 2));
      return {
        counts: [cells.length, window.all("[data-board]").length],
        highest: cells.filter(([, box]) => box.top < top + 1).map(([{ dataset }]) => [dataset.cell, dataset.piece]),
        missed: cells.filter(isMissed).map(([{ dataset }]) => dataset.cell),
      };
    });
    assert.deepEqual(seen, { counts: [361, 19], highest: [["C5c5", "bK"]], missed: [] });
    const [a, b, c, e] = await middles(page, "A2c3", "B2c3", "C3c3", "E2c3");
    assert.ok(Math.abs(a[1] - c[1]) < 2 && Math.abs(e[1] - c[1]) < 2, "one height");
    assert.ok(a[0] < b[0] && b[0] < c[0] && b[1] > c[1]);
    await page.evaluate(() => window.a.toggleAttribute("flipped"));
    const [white, black] = await middles(page, "C1c1", "C5c5");
    assert.ok(white[1] < black[1]);
  }));

test("each way of moving has a mark of its own, words, and its number in the legend", () =>
  onBoard(KNIGHT, async (page) => {
    await pick(page, "D2b2");
    const ways = await page.evaluate(() =>
      ["inside", "between", "near", "far"].map((kind) => {
        const [first] = window.all(`[data-cell][data-kind="${kind}"]`);
        return [getComputedStyle(first, "::after").clipPath, first.ariaLabel.replace(/^.*here, /, "")];
      }),
    );
    assert.equal(new Set(ways.map(([shape]) => shape)).size, 4);
    const words = [
      "same board, another cell",
      "another board, same cell",
      "next board, two cells away",
      "two boards away, next cell",
    ];
    assert.deepEqual(
      ways.map(([, said]) => said),
      words,
    );
    const legend = await page.evaluate(() => window.all("#map .legend li").map((node) => node.textContent));
    const counts = await page.evaluate(() =>
      ["inside", "between", "near", "far"].map((kind) => window.all(`[data-cell][data-kind="${kind}"]`).length),
    );
    assert.deepEqual(
      legend,
      words.map((way, i) => `${way}: ${counts[i]}`),
    );
    const last = await page.evaluate(() => {
      const { cell } = window.one('[data-cell][data-kind="far"]').dataset;
      window.a.select(cell);
      return window.data("[data-cell][data-last]", "cell").includes(cell);
    });
    assert.ok(last);
  }));

test("the same cell on all boards lights up below the mouse, but a pick marks targets only", () =>
  onBoard("hex4d", async (page) => {
    const lit = () => data(page, "#levels [data-hover]", "cell");
    const boards = await data(page, "[data-board]", "board");
    const colors = (name) =>
      page.evaluate(
        (name) => window.all("[data-cell$=b2]").map((node) => getComputedStyle(node).getPropertyValue(name).trim()),
        name,
      );
    await page.hover('[data-cell="C3b2"]');
    assert.deepEqual(await lit(), boards.map((board) => `${board}b2`).sort());
    const tints = new Set(await colors("--tint"));
    assert.equal(tints.size, 1, "whatever color they have");
    const before = await colors("--square");
    await page.hover('[data-cell="C3c3"]');
    assert.ok(!(await colors("--tint")).some((color) => tints.has(color)));
    assert.deepEqual(await colors("--square"), before, "none is colored besides");
    await page.click('[data-cell="C1c3"]');
    await page.hover("#turn");
    assert.deepEqual([await lit(), await data(page, "[data-shown]", "cell")], [[], []]);
    await page.hover("[data-effect=move]");
    assert.equal((await lit()).length, 19);
    await page.click("[data-effect=move]");
    assert.match(await text(page, "#turn"), /Black to move/);
    assert.deepEqual(await lit(), [], "after a move only that is seen, until the mouse goes on");
  }));

test("check is marked on the boards and the map, and told", () =>
  onBoard(CHECK, async (page) => {
    assert.match(await text(page, "#turn"), /check/);
    assert.deepEqual(await data(page, "[data-cell][data-check]", "cell"), ["C1c1"]);
    assert.deepEqual(await data(page, "[data-attacker]", "cell"), ["C1c3"]);
    assert.deepEqual(await data(page, "[data-map][data-check]", "map"), ["C1"]);
    assert.match(await text(page, "#threats"), /rook on C1c3 attacks/);
    assert.match(await text(page, "#notice"), /White has only the king left/);
  }));

test("by the keyboard alone: over cells, over boards, on the map", () =>
  onBoard("hex4d", async (page) => {
    await focus(page, '[data-cell][tabindex="0"]');
    assert.equal(await held(page), "C1c1");
    await press(page, "ArrowUp", "ArrowUp", "Enter", "Shift+ArrowRight", "Shift+ArrowUp");
    assert.equal(await held(page), "D2c3");
    await press(page, "Enter");
    assert.match(await text(page, "#live"), /bishop moves from C1c3 to D2c3.*Black to move/);
    await focus(page, '[data-map][tabindex="0"]');
    assert.equal(await held(page), "C1");
    await press(page, "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "Enter");
    assert.equal(await held(page), "C5c3");
  }));

test("cells, boards and the map have names; the help tells how boards lie", () =>
  onBoard("hex4d", async (page) => {
    const map = () => page.locator('[data-map="C1"]').ariaSnapshot();
    assert.equal(await map(), '- button "Board C1, 14 white"');
    await pick(page, "C1c3");
    assert.equal(await map(), '- button "Board C1, 14 white, →2 targets, the selected piece"');
    assert.deepEqual(
      await page.evaluate(() => [
        window.one('[data-cell="C5c5"]').ariaLabel,
        window.one('[data-board="C5"]').ariaLabel,
      ]),
      ["C5 c5, black king", "Board C5"],
    );
    await page.evaluate(() => window.a.help());
    assert.match(await text(page, "#help"), /Nineteen boards, one hexagon.*Shift \+ arrow/s);
  }));
