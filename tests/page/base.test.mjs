// Families without a module of their own are listed, drawn by their geometry, and played.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clicks, onPage, says, shows } from "./browser.mjs";

/** The page without any family's module, its catalogue changed by `change`, the text of a function. */
const bare = (change = "(info) => info") => ({
  prepare: async (context) => {
    const edit = (file, from, to) => context.route(`**/${file}`, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      assert.match(text, from);
      await route.fulfill({ response, body: text.replace(from, to) });
    });
    await edit("family.js", /const OWN = .*/, "const OWN = {};");
    await edit("state.js", /variants\(\);/, `variants().map(${change});`);
  },
});

/** Plays the first move that is picked by cells alone and captures nothing; gives its cells. */
async function play(page) {
  const cells = await page.evaluate(async () => {
    const { state } = await import("./state.js");
    const isQuiet = ({ clicks, captures }) =>
      captures.length === 0 && clicks.length > 1 && clicks.every((click) => state.board.cells.has(click));
    return state.moves.find(isQuiet).clicks;
  });
  for (const cell of cells) await page.locator(`#levels [data-cell="${cell}"]`).dispatchEvent("click");
  return cells;
}

test("a family without a module is listed under its name, and its games are played", () =>
  onPage("", async (page) => {
    await page.click("#game");
    const games = await page.locator("[data-variant]").evaluateAll((nodes) => nodes.map((node) => node.dataset.variant));
    assert.equal(games.length, await page.evaluate(async () => (await import("./package.js")).variants().length));
    const titles = await page.locator("#games h3").allTextContents();
    assert.ok(titles.includes("Timeout"), titles.join());
    await page.keyboard.press("Escape");
    for (const game of games) {
      await page.click("#game");
      await page.click(`[data-variant="${game}"]`);
      for (const turn of [/Black to move/, /White to move/]) {
        const before = await page.locator("#levels [data-piece]").count();
        const cells = await play(page);
        await says(page, "#turn", turn);
        await page.waitForSelector(`[data-cell="${cells.at(-1)}"][data-piece][data-last]`);
        assert.equal(await page.locator("#levels [data-piece]").count(), before, game);
      }
      await page.click("#help-button");
      await says(page, "#help", /The boards/);
      await page.keyboard.press("Escape");
    }
  }, bare()));

test("levels stand beside each other or stacked, with the names of files and ranks from the cells", () =>
  onPage("#variant=timeout", async (page) => {
    assert.equal(await page.locator(".level figcaption", { hasText: "L8" }).isVisible(), true);
    assert.equal(await page.locator("#levels .ranks").first().textContent(), "7654321");
    assert.equal(await page.locator("#levels .files").last().textContent(), "abcdefg");
    await page.click('[data-view="stack"]');
    await page.waitForSelector("#levels.stack");
  }, bare()));

test("planes lie side by side; cells that have no files and ranks show their names", () =>
  onPage("#variant=quarx", async (page) => {
    assert.equal(await page.locator(".level").count(), 1);
    assert.equal(await page.isVisible("#view"), false);
    const [first, last] = await Promise.all(["1111", "4444"].map((cell) => page.locator(`[data-cell="${cell}"]`).boundingBox()));
    assert.ok(first.x < last.x && first.y > last.y);
    assert.equal(await page.locator('[data-cell="1111"] .name').isVisible(), true);
  }, bare()));

test("hexagons on several levels", () =>
  onPage("#variant=hex4d", async (page) => {
    assert.equal(await page.locator(".level").count(), 19);
    assert.deepEqual([await page.isVisible("#view"), await page.isVisible("#map")], [false, false]);
    await play(page);
    await says(page, "#turn", /Black to move/);
  }, bare("(info) => ({ ...info, geometry: { ...info.geometry, boards: info.geometry.boards.map((board, level) => ({ ...board, level, x: 0, y: 0 })) } })")));

test("a refused move is explained, or at least named", () =>
  onPage("#variant=chess", async (page) => {
    await clicks(page, "b1", "b5");
    await page.waitForSelector("#message .rule");
    await page.evaluate(async () => { (await import("./state.js")).state.family.wish = () => "?"; });
    await clicks(page, "b5");
    await says(page, "#message", /^The knight on b1 cannot go to b5\./);
  }, bare()));

test("a piece that nobody has named is drawn as its letter", () =>
  onPage("#variant=draughts", async (page) => {
    await shows(page, "31", "wM");
    assert.equal(await page.locator('[data-cell="31"] .piece text').textContent(), "M");
    assert.match(await page.locator('[data-cell="31"]').getAttribute("aria-label"), /white M/);
  }, bare()));
