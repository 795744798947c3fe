// Time Out on the page: sending away, coming back in each way, why not, declared lengths.
import assert from "node:assert/strict";
import { test } from "node:test";
import { at, clicks, load, onPage, press, says, shows } from "./browser.mjs";

const E = "7/7/7/7/7/7/7";
// A white queen is away from b3L4; c3, b4 are free, d3 holds a white pawn, b5 a black rook.
const AWAY = `timeout ${E}|7/7/7/7/3P3/7/7|${E}|3k3/7/7/7/7/7/3K3|${E}|7/7/1r5/7/7/7/7|${E}|${E} w - - 0 30 Qb3L4:3 -`;
// A white knight on c2L1, and a black rook that can enter its column.
const DECLARED = `timeout-declared 7/7/7/7/7/2N4/7|${E}|${E}|6k/7/7/7/7/7/K6|7/7/7/7/7/6r/7|${E}|${E}|${E} w - - 0 1 - -`;
const ENTRY = '[data-entry="→Qb3L4"]';

test("a piece goes into Time Out and comes back", () =>
  onPage("#variant=timeout-flat", async (page) => {
    await clicks(page, "b1", "#time-out");
    await shows(page, "b1", "");
    await page.waitForSelector('[data-entry="→Nb1"]');
    await page.waitForSelector('[data-cell="b1"][data-origin] > .piece.white'); // it is seen where it left
    await clicks(page, "e7", "e5", '[data-entry="→Nb1"]', "c3");
    await shows(page, "c3", "wN");
    assert.equal(await page.locator("[data-entry]").count(), 0);
  }));

test("targets are blue, green and yellow, and each has a shape of its own", () =>
  onPage("", async (page) => {
    await load(page, AWAY);
    await says(page, "#loaded", /^Loaded\.$/);
    const ghosts = () => page.locator("#above .pile[data-ghost]").count();
    assert.deepEqual([await ghosts(), await page.locator('[data-column="b3"] .pile[data-ghost]').count()], [1, 1]);
    await clicks(page, ENTRY);
    const effect = (cell) => page.getAttribute(`[data-cell="${cell}"]`, "data-effect");
    assert.equal(await effect("b4L2"), "free");
    assert.equal(await effect("d3L5"), "beside");
    assert.equal(await effect("b5L6"), "annihilate");
    assert.equal(await effect("b5L5"), null);
    const shapes = await page.evaluate(() =>
      ["b4L2", "d3L5", "b5L6"].map(
        (cell) => getComputedStyle(window.inside(`[data-cell="${cell}"]`), "::after").clipPath,
      ),
    );
    assert.equal(new Set(shapes).size, 3);
    assert.match(await page.getAttribute('[data-cell="d3L5"]', "aria-label"), /beside/);
  }));

for (const [effect, cell, after] of [
  ["free", "b4L2", "wQ"],
  ["beside", "d3L5", "wQ"],
  ["annihilate", "b5L6", ""],
]) {
  test(`a return with the effect "${effect}"`, () =>
    onPage("", async (page) => {
      await load(page, AWAY);
      await clicks(page, ENTRY, cell);
      await shows(page, cell, after);
      assert.equal(await page.locator(ENTRY).count(), 0);
      await says(page, "#turn", /Black to move/);
    }));
}

test("on a phone a picked piece in Time Out says what its marks mean; one that has just left, says so", () =>
  onPage(
    at("timeout-flat 4k3/8/8/8/8/8/4N3/4K3 w - - 0 1 - -"),
    async (page) => {
      await clicks(page, "e2", "#time-out");
      await says(page, "[data-entry]", /e2 just left/);
      await load(page, AWAY);
      await says(page, "#loaded", /^Loaded\.$/);
      await clicks(page, ENTRY);
      assert.deepEqual(await page.locator("#selection .legend li").allTextContents(), [
        "free: an empty column",
        "beside: your own piece on another level",
        "annihilation: both pieces vanish",
      ]);
    },
    { viewport: { width: 390, height: 844 } },
  ));

test("a column is tinted below the mouse on all levels, whatever color its cells have", () =>
  onPage("#variant=timeout", async (page) => {
    const tints = (column) =>
      page
        .locator(`#levels [data-col="${column}"]`)
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).getPropertyValue("--square")));
    for (const column of ["c3", "c4"]) {
      await page.hover("#turn");
      const [before, other] = [await tints(column), await tints("e5")];
      await page.hover(`[data-cell="${column}L2"]`);
      const after = await tints(column);
      assert.equal(after.length, 8);
      assert.ok(after.every((tint, i) => tint !== before[i]));
      assert.deepEqual(await tints("e5"), other);
    }
  }));

test("a return by column and level", () =>
  onPage(at(AWAY), async (page) => {
    await clicks(page, ENTRY, '[data-column="d3"]');
    assert.equal(await page.locator('[data-stack-cell][data-effect="beside"]').count(), 7);
    await clicks(page, '[data-stack-cell="d3L8"]');
    await shows(page, "d3L8", "wQ");
  }));

test("annihilating the king wins at once, and is a threat before", () =>
  onPage(at("timeout-flat 4k3/8/8/8/8/8/8/K7 w - - 0 1 Qe4:3 -"), async (page) => {
    await says(page, "#threats", /queen in Time Out from e4 could annihilate/);
    await clicks(page, '[data-entry="→Qe4"]');
    await page.waitForSelector('[data-cell="e8"][data-wins]');
    await clicks(page, "e8");
    await says(page, "#turn", /White wins/);
    await says(page, "#result", /annihilated/);
  }));

test("a pawn that was away long enough becomes a queen", () =>
  onPage(at("timeout-flat 7k/8/8/8/8/8/8/K7 w - - 0 1 Pb2:6 -"), async (page) => {
    await clicks(page, '[data-entry="→Pb2#6"]');
    await page.waitForSelector('[data-cell="b8"][data-promotes]');
    await clicks(page, "b8");
    await shows(page, "b8", "wQ");
  }));

test("why a piece cannot return: the rule and the cells in the way", () =>
  onPage(at("timeout-flat 4k3/8/8/8/4P3/8/8/K7 w - - 0 1 Qe4:3 -"), async (page) => {
    await clicks(page, '[data-entry="→Qe4"]');
    await says(page, "#message", /T17/);
    await page.waitForSelector('[data-cell="e4"][data-obstacle]');
    assert.equal(await page.locator("[data-cell][data-effect]").count(), 0);
  }));

test("a declared Time Out asks for its length", () =>
  onPage("#variant=timeout-declared", async (page) => {
    await clicks(page, "b1L1", "#time-out");
    assert.equal(await page.locator("[data-choice]").count(), 9);
    await clicks(page, '[data-choice="2"]');
    await shows(page, "b1L1", "");
    await says(page, "#tray", /2 of 2 rounds left/);
  }));

test("a piece that is due has to return, and the page says so", () =>
  onPage(
    at(`timeout-declared ${E}|${E}|${E}|3k3/7/7/7/7/2N4/3K3|${E}|${E}|${E}|${E} w - - 0 9 Qb3L4:3/3,Ra5L1:1/4 -`),
    async (page) => {
      await says(page, "#selection", /queen from b3L4 has to return now/);
      await says(page, '[data-entry="→Qb3L4"]', /due/);
      await clicks(page, "c2L4");
      await says(page, "#message", /queen from b3L4 has to return now/);
      await clicks(page, '[data-entry="→Ra5L1"]');
      await says(page, "#message", /T30/);
      await clicks(page, '[data-entry="→Qb3L4"]', "b4L8");
      await shows(page, "b4L8", "wQ");
    },
  ));

test("T30: a piece that could not return in its round is lost, and the page says so", () =>
  onPage(at(DECLARED), async (page) => {
    await clicks(page, "c2L1", "#time-out", '[data-choice="1"]');
    await shows(page, "c2L1", "");
    await clicks(page, "g2L5", "c2L5");
    await shows(page, "c2L5", "bR");
    await says(page, "#notice", /^White’s knight from c2L1 is lost in the stream of time\./);
    await says(page, "#notice .rule", /^T30$/);
    await says(page, "#live", /White to move.*White’s knight from c2L1 is lost/);
    assert.equal(await page.locator("[data-entry]").count(), 0);
    await clicks(page, "a1L4", "b1L4");
    await page.locator("#notice").waitFor({ state: "hidden" });
  }));

test("T30: a piece that returns in its round is not lost", () =>
  onPage(at(DECLARED), async (page) => {
    await clicks(page, "c2L1", "#time-out", '[data-choice="1"]');
    await shows(page, "c2L1", "");
    await clicks(page, "g2L5", "g3L5", '[data-entry="→Nc2L1"]', "b4L3");
    await shows(page, "b4L3", "wN");
    await page.locator("#notice").waitFor({ state: "hidden" });
  }));

test("T33: the tower has the levels, and nothing of Time Out", () =>
  onPage("#variant=tower", async (page) => {
    assert.equal(await page.locator("#levels [role=grid]").count(), 8);
    assert.equal(await page.isVisible("#speed"), false);
    await clicks(page, "b1L1");
    await page.waitForSelector('[data-effect="move"]');
    assert.equal(await page.locator("#time-out").count(), 0);
    await clicks(page, "c3L8");
    await shows(page, "c3L8", "wN");
    await page.fill("#notation", "Ra7L1→");
    await press(page, "Enter");
    await says(page, "#message", /tower.* has no Time Out.*T33/s);
    await page.click("#how");
    assert.doesNotMatch(await page.locator(".help-body").textContent(), /into the future|Speed moves/);
  }));
