// Quarx and 4D Hexagonal Chess in space: planes that are spread, boards that are lifted, linked and brought closer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { counted, drawn, inSpace, onPage, pictureOf, pointOf, resize, says, shows, speak } from "./browser.mjs";

/** Moves a slider of the 3D view. */
const slide = async (page, name, value) => {
  await page.locator(`#space-${name}`).fill(String(value));
  await drawn(page);
};

const select = async (page, cell) => {
  await page.evaluate((id) => document.querySelector("hyperply-game").select(id), cell);
  await drawn(page);
};

/** Clicks a cell where it is seen. */
const click = async (page, cell) => {
  const { x, y } = await pointOf(page, cell);
  await page.mouse.click(x, y);
  await drawn(page);
};

test("planes of Quarx are spread until they lie as in the plan, and moves are made there", () =>
  onPage("#variant=quarx", async (page) => {
    await inSpace(page);
    const home = await pointOf(page, "1111");
    await slide(page, "spread", 1);
    const [first, right, up] = await Promise.all(["1111", "1131", "1113"].map((cell) => pointOf(page, cell)));
    assert.notDeepEqual(first, home);
    assert.ok(right.x > first.x + 50 && Math.abs(right.y - first.y) < 30);
    assert.ok(up.y < first.y - 50);
    await click(page, "1111");
    await click(page, "1212");
    await shows(page, "1212", "wM");
    await page.click("#space-reset");
    await page.click('[data-form="hypercube"]');
    assert.equal(await page.locator("#space-spread").isVisible(), false);
    await page.click('[data-form="cubes"]');
    assert.equal(await page.locator("#space-spread").inputValue(), "0.5");
  }));

for (const language of ["en", "de"])
  test(`on a phone the controls of the hypercube take two lines: ${language}`, () =>
    onPage("#variant=quarx", async (page) => {
      await speak(page, language);
      await resize(page, 390, 844);
      await inSpace(page);
      await page.click('[data-form="hypercube"]');
      await drawn(page);
      const middles = await page.evaluate(() =>
        [...window.inside(".angles").children].flatMap((node) => {
          const { top, height } = node.getBoundingClientRect();
          return height ? top + height / 2 : [];
        }),
      );
      middles.sort((a, b) => a - b);
      assert.equal(middles.length, 4); // forms, Reset, and two sliders
      assert.equal(middles.filter((middle, i) => middle > (middles[i - 1] ?? 0) + 14).length, 2, `${middles}`);
    }));

test("the name of a board brings it closer, and a second time goes back; no cell is pressed", () =>
  onPage("#variant=hex4d", async (page) => {
    await inSpace(page);
    const far = async () => {
      const [one, other] = await Promise.all(["A1c3", "A1d3"].map((cell) => pointOf(page, cell)));
      return other.x - one.x;
    };
    const pressed = () => page.evaluate(() => window.pressed);
    await page.evaluate(() => {
      window.pressed = 0;
      document.querySelector("hyperply-game").addEventListener("hyperply-press", () => window.pressed++);
    });
    const before = await far();
    await page.click('[data-close="A1"]');
    await drawn(page);
    const near = await far();
    assert.ok(near > 3 * before, `${before} ${near}`);
    await page.click('[data-close="A1"]');
    await drawn(page);
    assert.equal(await far(), before);
    await page.click('[data-close="A1"]');
    await drawn(page);
    const { x, y } = await page.locator(".stage").boundingBox();
    await page.mouse.dblclick(x + 8, y + 60);
    await drawn(page);
    assert.equal(await far(), before);
    assert.equal(await pressed(), 0);
  }));

test("close up, a move that is seen leaves the picture as it is, and one that is not shows all boards", () =>
  onPage("#variant=hex4d", async (page) => {
    await inSpace(page);
    const far = async () => {
      const [one, other] = await Promise.all(["C1c3", "C1d3"].map((cell) => pointOf(page, cell)));
      return other.x - one.x;
    };
    const play = (board) =>
      page.evaluate((name) => {
        const game = document.querySelector("hyperply-game");
        const isOn = (cell) => cell?.startsWith(name);
        const { from, to } = game.play(game.game.legal_moves().find((move) => isOn(move.from) && isOn(move.to)));
        return [from, to];
      }, board);
    const before = await far();
    await page.click('[data-close="C1"]');
    await drawn(page);
    const isNear = async () => (await far()) > 2 * before;
    assert.ok(await isNear());
    await play("C1");
    await drawn(page);
    assert.ok(await isNear());
    const ends = await play("C5");
    await drawn(page);
    assert.ok(!(await isNear()));
    for (const cell of ends) assert.ok(await pointOf(page, cell), cell);
  }));

test("where no board can be lifted, it says what to do; a picked piece has a legend of its moves", () =>
  onPage("#variant=hex4d", async (page) => {
    await inSpace(page);
    const legend = page.locator(".space-legend li");
    const missing = () =>
      page.locator(".angles option:disabled").evaluateAll((options) => options.map(({ value }) => value));
    assert.deepEqual(await missing(), []);
    assert.equal(await page.locator(".angles > p").isVisible(), false);
    await page.locator(".angles select").selectOption("far");
    await says(page, ".angles > p", /Pick a piece to lift/);
    assert.equal(await legend.count(), 0);
    await select(page, "C1b1"); // a knight
    assert.equal(await page.locator(".angles > p").isVisible(), false);
    assert.deepEqual(await legend.allTextContents(), [
      "same board, another cell",
      "another board, same cell",
      "next board, two cells away",
      "two boards away, next cell",
    ]);
    assert.deepEqual(await missing(), []);
    await select(page, "C2c2"); // a pawn, behind another one
    await says(page, ".angles > p", /no such move/);
    assert.deepEqual(await missing(), ["inside", "near", "far"]);
    await select(page, "C2c2");
    assert.deepEqual(await missing(), []);
  }));

test("a cell under the mouse has a name, and links to the boards beside it", () =>
  onPage("#variant=hex4d", async (page) => {
    await inSpace(page);
    const before = await pictureOf(page);
    const { x, y } = await pointOf(page, "C3c3");
    await page.mouse.move(x, y);
    await page.waitForFunction(() => window.inside(".stage").title.includes("C3 c3"));
    await drawn(page);
    assert.notEqual(await pictureOf(page), before);
    const { right, top } = await page.evaluate(() => window.inside(".stage").getBoundingClientRect().toJSON());
    await page.mouse.move(right + 40, top + 40);
    await page.waitForFunction(() => window.inside(".stage").title === "");
    await drawn(page);
    assert.equal(await pictureOf(page), before);
  }));

for (const [variant, cell, lift] of [
  ["quarx", "1111", ""],
  ["hex4d", "C1b1", "between"],
])
  test(`a picture with a picked piece takes 20 calls at most: ${variant}`, () =>
    onPage(
      `#variant=${variant}`,
      async (page) => {
        await inSpace(page);
        if (lift) await page.locator(".angles select").selectOption(lift);
        await page.evaluate(() => {
          window.calls = window.drawings = 0;
        });
        await select(page, cell);
        const { calls, drawings } = await page.evaluate(() => ({ calls: window.calls, drawings: window.drawings }));
        assert.ok(drawings > 0 && calls / drawings <= 20, `${calls} calls for ${drawings} pictures`);
      },
      { prepare: counted },
    ));
