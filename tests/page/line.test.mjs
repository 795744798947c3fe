// Looking back over a game: every ply can be chosen, the future is not lost, and a new move begins another line.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clicks, moved, onPage, shows, speak } from "./browser.mjs";

const FOUR = "#variant=chess&moves=Pe2-e4,Pe7-e5,Ng1-f3,Nb8-c6";

const ply = (page) => page.evaluate(() => document.querySelector("hyperply-game").ply);
const list = (page) => page.locator("#moves li").allTextContents();
const latest = (page) => page.locator("#moves [data-latest]").allTextContents();

test("every ply in the list can be chosen, and the later moves stay in it", () =>
  onPage(FOUR, async (page) => {
    const whole = await list(page);
    await page.click('[data-ply="0"]');
    await shows(page, "e4", "wP");
    await shows(page, "e7", "bP");
    await shows(page, "g1", "wN");
    assert.deepEqual(await list(page), whole);
    assert.deepEqual(await latest(page), ["Pe2-e4"]);
    await page.click('[data-ply="3"]');
    await shows(page, "c6", "bN");
    assert.deepEqual(await latest(page), ["Nb8-c6"]);
  }));

test("first, back, forward and last by their buttons", () =>
  onPage(FOUR, async (page) => {
    await clicks(page, "#first");
    await shows(page, "e2", "wP");
    assert.equal(await ply(page), 0);
    assert.equal(await page.isDisabled("#first"), true);
    assert.equal(await page.isDisabled("#undo"), true);
    await clicks(page, "#redo");
    await shows(page, "e4", "wP");
    await clicks(page, "#last");
    assert.equal(await ply(page), 4);
    assert.equal(await page.isDisabled("#last"), true);
    await clicks(page, "#undo");
    assert.equal(await ply(page), 3);
  }));

test("arrow keys, Home and End go through the list", () =>
  onPage(FOUR, async (page) => {
    await page.click('[data-ply="3"]');
    for (const [key, at] of [
      ["ArrowLeft", 3],
      ["ArrowUp", 1],
      ["ArrowRight", 2],
      ["Home", 0],
      ["End", 4],
      ["ArrowRight", 4],
    ]) {
      await page.keyboard.press(key);
      assert.equal(await ply(page), at, key);
    }
    assert.equal(await page.evaluate(() => window.focused().dataset.ply), "3");
    assert.equal(await page.locator('#moves [tabindex="0"]').count(), 1);
  }));

test("the move that comes next anyway goes on in the line", () =>
  onPage(FOUR, async (page) => {
    const whole = await list(page);
    await clicks(page, "#undo", "b8", "c6");
    assert.deepEqual(await list(page), whole);
    assert.equal(await ply(page), 4);
  }));

test("another move begins another line, and each can be taken again with all its moves", () =>
  onPage(FOUR, async (page) => {
    await clicks(page, "#first", "d2", "d4", "d7", "d5");
    assert.deepEqual(await list(page), ["1.Pd2-d4Pd7-d5", "or 1. Pe2-e4 and 3 more moves"]);
    await page.click("[data-line]");
    await shows(page, "e4", "wP");
    await shows(page, "d2", "wP");
    assert.deepEqual(await list(page), ["1.Pe2-e4Pe7-e5", "or 1. Pd2-d4 and 1 more move", "2.Ng1-f3Nb8-c6"]);
    await clicks(page, "#last");
    await shows(page, "c6", "bN");
    await page.click("[data-line]");
    await clicks(page, "#last");
    await shows(page, "d5", "bP");
    await shows(page, "e2", "wP");
  }));

test("the same agreement on speed moves, made again, is the line that is there", () =>
  onPage("#variant=timeout-flat", async (page) => {
    for (let i = 0; i < 3; i++) {
      await clicks(page, ...(i ? ["#undo"] : []), "#speed", '[data-choice="3"]', '[data-choice="yes"]');
      await moved(page, 1);
    }
    const lines = await page.evaluate(() => {
      const { moves, others } = document.querySelector("hyperply-game");
      return { moves: moves.length, others: others.length };
    });
    assert.deepEqual(lines, { moves: 1, others: 0 });
  }));

test("lines of lines stay with the line that they leave", () =>
  onPage(FOUR, async (page) => {
    await clicks(page, '[data-ply="2"]', "g8", "f6"); // 2. … Nf6 instead of 2. … Nc6
    await clicks(page, "#first", "c2", "c4");
    assert.deepEqual(await list(page), ["1.Pc2-c4", "or 1. Pe2-e4 and 3 more moves"]);
    await page.click("[data-line]");
    const texts = await list(page);
    assert.ok(texts.includes("or 2… Nb8-c6"), texts.join(" | "));
    assert.ok(texts.includes("or 1. Pc2-c4"), texts.join(" | "));
    assert.ok(
      texts.some((text) => text.includes("Ng8-f6")),
      texts.join(" | "),
    );
  }));

test("the whole line is in the record and in the address, and where it is looked at", () =>
  onPage(FOUR, async (page) => {
    await clicks(page, "#undo", "#undo");
    assert.match(await page.evaluate(() => document.querySelector("hyperply-game").record), /2\. Nf3 Nc6/);
    assert.match(page.url(), /Nb8-c6&at=2$/);
    await page.reload();
    await page.waitForSelector("body[data-ready]");
    assert.equal(await ply(page), 2);
    await clicks(page, "#last");
    await shows(page, "c6", "bN");
  }));

test("in the short form pawns have no letter, as in the field", () =>
  onPage("#variant=timeout-flat&moves=Pe2-e4,Pe7-e5,Ng1-f3", async (page) => {
    await clicks(page, "#short");
    assert.deepEqual(await list(page), ["1.e4e5", "2.Nf3"]);
    await speak(page, "de");
    assert.deepEqual(await list(page), ["1.e4e5", "2.Sf3"]);
    await clicks(page, "#short");
    assert.deepEqual(await list(page), ["1.Be2-e4Be7-e5", "2.Sg1-f3"]);
  }));
