// The keyboard alone, names for screen readers, forced colors.
import assert from "node:assert/strict";
import { clicks, onPage, onSite, play, press, put, says, sees, shows, started, tabTo, unnamed } from "./browser.mjs";
import { long, test } from "../long.mjs";

const E = "7/7/7/7/7/7/7";
const ABSENT = `timeout ${E}|7/7/7/7/3P3/7/7|${E}|3k3/7/7/7/7/7/3K3|${E}|${E}|${E}|${E} w - - 0 30 Qb3L4:3 -`;
/** What the keyboard is on: a cell, a level of a column, a column. */
const here = (page) =>
  page.evaluate(() => {
    const { cell, stackCell, column } = window.focused().dataset;
    return cell ?? stackCell ?? column;
  });
const times = (n, key) => Array(n).fill(key);

test("chess by the keyboard alone", (t) =>
  onPage("#variant=chess", async (page) => {
    await t.test("moves by arrows and Enter, by Space, typed, taken back and made again", async () => {
      await tabTo(page, "[data-cell]"); // begins on the king, e1
      await press(page, "ArrowUp", "Enter", "ArrowUp", "ArrowUp", "Enter");
      await press(page, ...times(3, "ArrowUp"), "Space", "ArrowDown", "ArrowDown", "Space");
      await sees(page, { e4: "wP", e5: "bP", "#live": /pawn moves from e7 to e5.*White to move/ });
      await press(page, "n", ..."Nf3", "Enter");
      await shows(page, "f3", "wN");
      await press(page, "Escape", "u");
      await shows(page, "g1", "wN");
      await press(page, "r");
      await shows(page, "f3", "wN");
    });
    await t.test("keys go from target to target, on and back; the last move is heard again on demand", async () => {
      await clicks(page, "g8");
      await press(page, "l");
      await says(page, "#live", /^White’s knight moves from g1 to f3\.$/);
      assert.equal(await page.locator('#moves [aria-current="true"]').textContent(), "Ng1-f3");
      const walked = [];
      for (const key of [".", ".", ".", ".", ","]) {
        await press(page, key);
        walked.push(await here(page));
      }
      const [a, b, c] = walked;
      assert.deepEqual([a, b, c].sort(), ["e7", "f6", "h6"]);
      assert.deepEqual(walked.slice(3), [a, c]);
      await press(page, "Enter");
      await shows(page, c, "bN");
    });
    await t.test("Escape closes the menu, and the keyboard is on its button; the help explains the game", async () => {
      await page.click("#menu");
      await press(page, "Tab", "Escape");
      assert.equal(await page.isVisible("#rest"), false);
      assert.equal(await page.evaluate(() => window.focused().id), "menu");
      await put(page, "timeout");
      await tabTo(page, "[data-cell]");
      await press(page, "?");
      await says(page, "#help", /8 levels of 7 × 7 cells.*Time Out/s);
      await press(page, "Escape");
      assert.equal(await page.isVisible("#help"), false);
    });
    await t.test("a choice is made and canceled", async () => {
      await put(page, "chess 7k/P7/8/8/8/8/8/K7 w - - 0 1");
      await clicks(page, "a7");
      await press(page, "ArrowUp", "Enter");
      await page.waitForSelector("#choose[open]");
      await press(page, "Escape");
      await sees(page, { a7: "wP", a8: "" });
      await press(page, "Enter");
      await page.waitForSelector("#choose[open]");
      await press(page, "Tab", "Enter");
      await shows(page, "a8", "wR"); // the one after the queen
    });
    await t.test("links to rules in the status keep it while the board is flipped", async () => {
      for (const [link, text, ...moves] of [
        ["#result a", "chess", "Pf2-f3", "Pe7-e5", "Pg2-g4", "Qd8-h4"],
        ["#series a", "timeout-flat 4k3/8/8/8/8/8/8/K7 w - - 0 1 Qe4:3 -", "speed2"],
      ]) {
        await put(page, text, { moves });
        await tabTo(page, link);
        const was = await page.getAttribute("#flip", "aria-pressed");
        await press(page, "f");
        await page.waitForSelector(`#flip:not([aria-pressed="${was}"])`, { state: "attached" });
        assert.equal(await page.evaluate((link) => Boolean(window.focused()?.closest(link)), link), true, link);
      }
    });
  }));

long("eight levels by the keyboard alone", (t) =>
  onPage("#variant=timeout", async (page) => {
    await t.test("arrows walk over a level, Page Up and Page Down change it", async () => {
      await tabTo(page, "[data-cell]");
      assert.equal(await here(page), "d1L4");
      await press(page, "ArrowLeft", "ArrowLeft", ...times(4, "PageDown"));
      assert.equal(await here(page), "b1L1");
      await press(page, "Enter", "ArrowUp", "ArrowUp", "ArrowRight", "PageUp", "Enter");
      await shows(page, "c3L2", "wN");
      assert.equal(await here(page), "c3L2");
    });
    await t.test("column, then level", async () => {
      await put(page, "timeout");
      await tabTo(page, "[data-column]"); // begins on d1
      await press(page, "ArrowLeft", "ArrowLeft", "Enter"); // four knights: on to the levels
      assert.deepEqual([await here(page), await page.textContent("#column h2")], ["b1L8", "Column b1"]);
      await press(page, ...times(3, "ArrowDown"), "Enter"); // the knight on level 5; back to the columns
      assert.equal(await here(page), "b1");
      await page.waitForSelector('[data-column="c3"][data-effect="move"]');
      await press(page, "ArrowUp", "ArrowUp", "ArrowRight", "Enter");
      assert.deepEqual([await here(page), await page.textContent("#column h2")], ["c3L8", "Column c3: choose a level"]);
      assert.equal(await page.locator('[data-stack-cell][data-effect="move"]').count(), 8);
      await press(page, "ArrowDown", "Enter");
      await sees(page, { c3L7: "wN", b1L5: "" });
    });
    await t.test("into Time Out and back", async () => {
      await put(page, "timeout-flat");
      await clicks(page, "b1");
      await press(page, "t");
      await shows(page, "b1", "");
      await page.evaluate(() => document.querySelector("hyperply-game").play("Pe7-e5"));
      await tabTo(page, "[data-entry]");
      await press(page, "Enter");
      await page.waitForSelector('[data-cell="c3"][data-effect="free"]');
      await tabTo(page, "[data-cell]"); // b1
      await press(page, "ArrowUp", "ArrowUp", "ArrowRight", "Enter");
      await shows(page, "c3", "wN");
    });
    await t.test("cells, columns and absent pieces have names", async () => {
      await put(page, ABSENT);
      const name = (selector) => page.getAttribute(selector, "aria-label");
      assert.equal(await name('[data-cell="d1L4"]'), "d1 level 4, white king");
      assert.match(await name('[data-column="d3"]'), /column d3, level 2 white pawn/);
      assert.match(await name("[data-entry]"), /White queen from b3L4, 3 rounds/);
      await clicks(page, "d1L4");
      assert.match(await name('[data-cell="d1L4"]'), /selected/);
      assert.match(await name('[data-cell="e1L1"]'), /moves here/);
      assert.deepEqual(await unnamed(page), []);
    });
  }),
);

long(
  "where the system forces its colors, what is pressed, chosen or grey is seen, and instead of 3D the plan",
  async () => {
    const styles = (page, selector, name = "outlineStyle") =>
      page.evaluate(([at, name]) => window.insideAll(at).map((node) => getComputedStyle(node)[name]), [selector, name]);
    const inBoth = async (page, look) => {
      for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ forcedColors: "active", colorScheme });
        await look();
      }
    };
    await onPage("#variant=timeout-flat&you=white", async (page) => {
      await inBoth(page, async () => {
        const [first, flip, speed] = await styles(page, "#first, #flip, #speed", "color");
        assert.deepEqual(
          [speed === first, speed === flip],
          [true, false],
          "a button that only says why not is grey, too",
        );
      });
      assert.ok(await page.isHidden("#resign"), "a game by link");
      await page.click("#game");
      await page.click('[data-variant="trid"]');
      await started(page, "trid");
      await play(page, 1);
      await clicks(page, '[data-view="3d"]', "#game");
      await page.waitForSelector(".saved-game[aria-current]");
      await inBoth(page, async () => {
        const chosen = await styles(page, ".saved-game[aria-current], .game-card[aria-current]");
        assert.deepEqual(chosen, ["solid", "solid"]);
        assert.deepEqual(await styles(page, '[data-view="3d"], [data-view="plan"]'), ["none", "solid"]);
        await page.locator("#space-note").waitFor();
        assert.ok(await page.isVisible('[data-cell="b1(2)"]'));
      });
    });
    await onSite("rules.html#T17", (page) =>
      inBoth(page, async () => assert.deepEqual(await styles(page, "#T17, #T18"), ["solid", "none"])),
    );
  },
);
