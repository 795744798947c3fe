// The keyboard alone, names for screen readers, small screens.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fits } from "./axe.mjs";
import { TOUCH, at, clicks, closeDialog, onPage, onSite, press, says, shows, tabTo, unnamed } from "./browser.mjs";

test("Escape closes the menu, and the keyboard is on its button", () =>
  onPage("#variant=chess", async (page) => {
    await page.click("#menu");
    await page.waitForSelector("#rest");
    await press(page, "Tab", "Escape");
    assert.equal(await page.locator("#rest").isVisible(), false);
    assert.equal(await page.evaluate(() => window.inside("#menu").matches(":focus")), true);
  }));

test("a game of chess by the keyboard alone", () =>
  onPage("#variant=chess", async (page) => {
    await tabTo(page, "[data-cell]"); // begins on the king, e1
    await press(page, "ArrowUp", "Enter", "ArrowUp", "ArrowUp", "Enter");
    await shows(page, "e4", "wP");
    await press(page, "ArrowUp", "ArrowUp", "ArrowUp", "Space", "ArrowDown", "ArrowDown", "Space");
    await shows(page, "e5", "bP");
    await says(page, "#live", /pawn moves from e7 to e5.*White to move/);
    await press(page, "n");
    await page.keyboard.type("Nf3");
    await press(page, "Enter");
    await shows(page, "f3", "wN");
    await press(page, "Escape", "u");
    await shows(page, "g1", "wN");
    await press(page, "r");
    await shows(page, "f3", "wN");
  }));

test("arrows walk over a level, Page Up and Page Down change it", () =>
  onPage("#variant=timeout", async (page) => {
    await tabTo(page, "[data-cell]");
    const here = () => page.evaluate(() => window.focused().dataset.cell);
    assert.equal(await here(), "d1L4");
    await press(page, "ArrowLeft", "ArrowLeft", "PageDown", "PageDown", "PageDown", "PageDown");
    assert.equal(await here(), "b1L1");
    await press(page, "Enter", "ArrowUp", "ArrowUp", "ArrowRight", "PageUp", "Enter");
    await shows(page, "c3L2", "wN");
    assert.equal(await here(), "c3L2");
  }));

test("column, then level, by the keyboard alone", () =>
  onPage("#variant=timeout", async (page) => {
    await tabTo(page, "[data-column]"); // begins on d1
    await press(page, "ArrowLeft", "ArrowLeft", "Enter"); // four knights: on to the levels
    const here = () => page.evaluate(() => window.focused().dataset.stackCell ?? window.focused().dataset.column);
    assert.equal(await here(), "b1L8");
    await press(page, "ArrowDown", "ArrowDown", "ArrowDown", "Enter"); // the knight on level 5; back to the columns
    assert.equal(await here(), "b1");
    await press(page, "ArrowUp", "ArrowUp", "ArrowRight", "Enter");
    assert.equal(await here(), "c3L8");
    await press(page, "ArrowDown", "Enter");
    await shows(page, "c3L7", "wN");
    await shows(page, "b1L5", "");
  }));

test("into Time Out and back, by the keyboard alone", () =>
  onPage("#variant=timeout-flat", async (page) => {
    await tabTo(page, "[data-cell]"); // e1
    await press(page, "ArrowLeft", "ArrowLeft", "ArrowLeft", "Enter", "t");
    await shows(page, "b1", "");
    await press(page, "n");
    await page.keyboard.type("Pe7-e5");
    await press(page, "Enter", "Escape");
    await shows(page, "e5", "bP");
    await tabTo(page, "[data-entry]");
    await press(page, "Enter");
    await page.waitForSelector('[data-cell="c3"][data-effect="free"]');
    await tabTo(page, "[data-cell]"); // b1
    await press(page, "ArrowUp", "ArrowUp", "ArrowRight", "Enter");
    await shows(page, "c3", "wN");
  }));

test("a choice is made and cancelled by the keyboard", () =>
  onPage(at("chess 7k/P7/8/8/8/8/8/K7 w - - 0 1"), async (page) => {
    await tabTo(page, "[data-cell]"); // a1
    await press(page, "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "Enter", "ArrowUp", "Enter");
    await page.waitForSelector("#choose[open]");
    await press(page, "Escape");
    await page.locator("#choose").waitFor({ state: "hidden" });
    await press(page, "Enter");
    await page.waitForSelector("#choose[open]");
    await press(page, "Tab", "Enter");
    await page.waitForSelector('[data-cell="a8"][data-piece]');
    assert.notEqual(await page.getAttribute('[data-cell="a8"]', "data-piece"), "wP");
  }));

test("cells, columns and absent pieces have names", () =>
  onPage(
    at(
      "timeout 7/7/7/7/7/7/7|7/7/7/7/3P3/7/7|7/7/7/7/7/7/7|3k3/7/7/7/7/7/3K3|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7 w - - 0 30 Qb3L4:3 -",
    ),
    async (page) => {
      const name = (selector) => page.getAttribute(selector, "aria-label");
      assert.equal(await name('[data-cell="d1L4"]'), "d1 level 4, white king");
      assert.match(await name('[data-column="d3"]'), /column d3, level 2 white pawn/);
      assert.match(await name("[data-entry]"), /White queen from b3L4, 3 rounds/);
      await clicks(page, "d1L4");
      assert.match(await name('[data-cell="d1L4"]'), /selected/);
      assert.match(await name('[data-cell="e1L1"]'), /moves here/);
      assert.deepEqual(await unnamed(page), []);
    },
  ));

for (const [name, variant] of [
  ["one board", "timeout-flat"],
  ["eight levels", "timeout"],
]) {
  test(`on a phone nothing is wider than the screen: ${name}`, () =>
    onPage(
      `#variant=${variant}`,
      async (page) => {
        await fits(page, 375);
        if (variant === "timeout") {
          await page.tap('[data-column="b1"]');
          await page.tap('[data-stack-cell="b1L1"]');
          await page.tap('[data-column="c3"]');
          const size = await page.locator('[data-column="c3"]').boundingBox();
          assert.ok(size.width >= 40);
          await page.tap('[data-stack-cell="c3L2"]');
          await shows(page, "c3L2", "wN");
          await page.tap('[data-view="3d"]');
          await fits(page, 375);
        } else {
          await page.tap('[data-cell="e2"]');
          await page.tap('[data-cell="e4"]');
          await shows(page, "e4", "wP");
        }
      },
      { ...TOUCH, viewport: { width: 375, height: 812 } },
    ));
}

test("help explains the game on the table", () =>
  onPage("#variant=timeout", async (page) => {
    await tabTo(page, "[data-cell]");
    await press(page, "?");
    await says(page, "#help", /8 levels of 7 × 7 cells/);
    await says(page, "#help", /Time Out/);
    await page.keyboard.press("Escape");
    await page.locator("#help").waitFor({ state: "hidden" });
  }));

/** What is seen of elements where the system forces its colours. */
const seen = (page, selector) =>
  page.evaluate(
    (selector) =>
      window.insideAll(selector).map((node) => {
        const { outlineStyle, color, backgroundColor } = getComputedStyle(node);
        return { outline: outlineStyle, color, ground: backgroundColor };
      }),
    selector,
  );

for (const colorScheme of ["light", "dark"]) {
  const FORCED = { forcedColors: "active", colorScheme };

  test(`forced colours, ${colorScheme}: what is pressed, chosen or grey is seen, and instead of 3D the plan`, () =>
    onPage(
      "#variant=trid",
      async (page) => {
        await clicks(page, '[data-view="3d"]', "#turn");
        const outlines = async (selector) => [...new Set((await seen(page, selector)).map(({ outline }) => outline))];
        assert.deepEqual(await outlines('[data-view="3d"]'), ["solid"]);
        assert.deepEqual(await outlines('[data-view="plan"]'), ["none"]);
        await page.locator("#space-note").waitFor();
        assert.ok(await page.locator('[data-cell="b1(2)"]').isVisible());
      },
      FORCED,
    ));

  test(`forced colours, ${colorScheme}: a button that only says why not is as grey as others`, () =>
    onPage(
      "#variant=timeout-flat&you=white",
      async (page) => {
        const [first, flip, speed] = await seen(page, "#first, #flip, #speed");
        assert.equal(speed.color, first.color);
        assert.notEqual(speed.color, flip.color);
      },
      FORCED,
    ));

  test(`forced colours, ${colorScheme}: the game on the board, and the rule of the address are seen`, async () => {
    await onPage(
      "#variant=chess",
      async (page) => {
        await clicks(page, "e2", "e4", "#game");
        await page.waitForSelector(".saved-game[aria-current]");
        assert.deepEqual(
          (await seen(page, ".saved-game[aria-current], .game-card[aria-current]")).map(({ outline }) => outline),
          ["solid", "solid"],
        );
      },
      FORCED,
    );
    await onSite(
      "rules.html#T17",
      async (page) => {
        assert.deepEqual(
          (await seen(page, "#T17, #T18")).map(({ outline }) => outline),
          ["solid", "none"],
        );
      },
      FORCED,
    );
  });
}

test("links to rules in the status keep the keyboard while the board is shown in another way", async () => {
  for (const [hash, link] of [
    ["#variant=chess&moves=Pf2-f3,Pe7-e5,Pg2-g4,Qd8-h4", "#result a"],
    [`${at("timeout-flat 4k3/8/8/8/8/8/8/K7 w - - 0 1 Qe4:3 -")}&moves=speed2`, "#series a"],
  ])
    await onPage(hash, async (page) => {
      await closeDialog(page);
      await tabTo(page, link);
      await press(page, "f");
      await page.waitForFunction(() => document.querySelector("hyperply-game").flipped);
      assert.equal(await page.evaluate((link) => Boolean(window.focused()?.closest(link)), link), true, link);
    });
});
