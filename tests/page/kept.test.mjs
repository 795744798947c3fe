// What the page keeps of a board: which ply is shown, examples that were set up, a choice for the next time.
import assert from "node:assert/strict";
import { clicks, onPage, says, shows } from "./browser.mjs";
import { test } from "../long.mjs";

test("the whole line is in the record and in the address, and where it is looked at", () =>
  onPage("#variant=chess&moves=Pe2-e4,Pe7-e5,Ng1-f3,Nb8-c6", async (page) => {
    await clicks(page, "#undo", "#undo");
    assert.match(await page.evaluate(() => document.querySelector("hyperply-game").record), /2\. Nf3 Nc6/);
    assert.match(page.url(), /Nb8-c6&at=2$/);
    await page.reload();
    await page.waitForSelector("body[data-ready]");
    assert.equal(await page.evaluate(() => document.querySelector("hyperply-game").ply), 2);
    await clicks(page, "#last");
    await shows(page, "c6", "bN");
  }));

test("an example that is set up is a game of its own, from which Back leads to the one before; the finger is kept for the next time", () =>
  onPage("#variant=quarx", async (page) => {
    await clicks(page, '[data-example="1"]');
    await shows(page, "2323", "bM");
    await clicks(page, "2143");
    await says(page, "#result", /^White has no pieces left\./);
    await page.goBack();
    await shows(page, "1111", "wM");
    await clicks(page, "#finger");
    assert.equal(await page.locator("#finger").getAttribute("aria-pressed"), "true");
    await page.reload();
    await page.waitForSelector("body[data-ready]");
    await clicks(page, "1111", "1212");
    await says(page, "#selection", /White points/);
    await page.goto(`${page.url().split("#")[0]}#variant=draughts`);
    await says(page, "#game", /Draughts/);
    assert.ok(await page.locator("#finger").isHidden());
  }));
