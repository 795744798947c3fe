// The finger of Quarx: a move is shown, the opponent may object, then it is played; and ways as the source writes them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { at, clicks, onPage, position, press, says, shows } from "./browser.mjs";

const CAPTURE = "quarx-huff B:W2233,3243:B2323 0 1 -";

test("with huffing a move is shown first, and played when nobody objects", () =>
  onPage("#variant=quarx-huff", async (page) => {
    const before = await position(page);
    await clicks(page, '#levels [data-cell="1111"]', '#levels [data-cell="1212"]');
    await says(page, "#selection", /White points: 1111-1212/);
    await says(page, "#selection", /\(0,1,0,1\)/);
    assert.equal(await position(page), before);
    await clicks(page, "#object");
    await says(page, "#selection", /Pick one of your pieces/);
    assert.equal(await position(page), before);
    await clicks(page, '#levels [data-cell="1111"]', '#levels [data-cell="1212"]', "#carry-out");
    await shows(page, "1212", "wM");
  }));

test("the source's capture is shown as the source writes it, leg by leg", () =>
  onPage(at(CAPTURE), async (page) => {
    await clicks(page, '#levels [data-cell="2323"]', '#levels [data-cell="2143"]');
    await says(page, "#selection", /\(0,-1,1,0\) twice/);
    await clicks(page, '#levels [data-cell="4343"]');
    await says(page, "#selection", /Black points: 2323x2143x4343/);
    await says(page, "#selection", /\(0,-1,1,0\) twice, then \(1,1,0,0\) twice/);
    await clicks(page, '#levels [data-cell="4343"]'); // its end once more plays it
    await shows(page, "4343", "bK");
  }));

test("by keys: Enter shows and plays, Esc takes it back; typed moves are shown, too", () =>
  onPage("#variant=quarx-huff", async (page) => {
    const before = await position(page);
    const go = (cell) => page.locator(`#levels [data-cell="${cell}"]`).focus();
    await go("1111");
    await press(page, "Enter");
    await go("1212");
    await press(page, "Enter");
    await says(page, "#selection", /White points/);
    await press(page, "Escape");
    await says(page, "#selection", /Pick one of your pieces/);
    assert.equal(await position(page), before);
    await page.fill("#notation", "1111-1212");
    await page.press("#notation", "Enter");
    await says(page, "#selection", /White points: 1111-1212/);
    await go("1212");
    await press(page, "Enter");
    await shows(page, "1212", "wM");
  }));

test("it is a choice in Quarx, kept for the next time, and none elsewhere", () =>
  onPage("#variant=quarx", async (page) => {
    await clicks(page, '#levels [data-cell="1111"]', '#levels [data-cell="1212"]');
    await shows(page, "1212", "wM");
    await clicks(page, "#undo", "#finger");
    assert.equal(await page.locator("#finger").getAttribute("aria-pressed"), "true");
    await page.reload();
    await page.waitForSelector("body[data-ready]");
    await clicks(page, '#levels [data-cell="1111"]', '#levels [data-cell="1212"]');
    await says(page, "#selection", /White points/);
    await page.goto(`${page.url().split("#")[0]}#variant=draughts`);
    await says(page, "#game", /Draughts/);
    assert.ok(await page.locator("#finger").isHidden());
  }));

test("layers of y are named and shaded alike on all planes", () =>
  onPage("#variant=quarx", async (page) => {
    const { colours, names } = await page.evaluate(() => ({
      colours: Object.groupBy(
        window
          .insideAll("#levels [data-cell]")
          .map(
            (cell) =>
              `${cell.dataset.cell[1]} ${getComputedStyle(cell).backgroundImage}${getComputedStyle(cell).backgroundColor}`,
          ),
        (text) => text[0],
      ),
      names: [...new Set(window.insideAll("#levels .ranks span").map((node) => node.textContent))],
    }));
    assert.deepEqual(names, ["y4", "y3", "y2", "y1"]);
    const one = ["1", "2", "3", "4"].map((y) => new Set(colours[y].map((text) => text.slice(2))));
    assert.deepEqual(
      one.map((set) => set.size),
      [1, 1, 1, 1],
    );
    const [a, b, c, d] = one.map((set) => [...set][0]);
    assert.ok(a !== b && b !== c && a === c && b === d);
  }));
