// Raumschach on the page: five levels of one cube, the unicorn, promotion on the last rank of the last level.
import assert from "node:assert/strict";
import { test } from "node:test";
import { at, clicks, drawing, inSpace, onPage, picks, resize, says, shows, speak, wide } from "./browser.mjs";

const EMPTY = "5/5/5/5/5";
const targets = (page) =>
  page.locator("#levels [data-effect]").evaluateAll((nodes) => nodes.map((node) => node.dataset.cell).sort());

test("a pawn says how it goes: few know that it rises", () =>
  onPage("#variant=raumschach", async (page) => {
    await clicks(page, "Ab2");
    await says(page, "#gait", /^A pawn moves one rank or one level ahead\. It captures .* R8$/);
    await clicks(page, "Ab2", "Ab1");
    await says(page, "#selection", /Knight on Ab1/);
    assert.equal(await page.locator("#gait").count(), 0);
  }));

test("a unicorn goes through the corners of the cells, from level to level", () =>
  onPage(at(`raumschach 5/5/5/5/K4|${EMPTY}|5/5/2U2/5/5|5/1p3/5/5/5|2k2/5/5/5/5 w 0 1`), async (page) => {
    await clicks(page, "Cc3");
    await says(page, "#selection", /Unicorn on Cc3/);
    await says(page, "#gait", /^With each step, a unicorn changes level, file and rank by one\. R5$/);
    assert.deepEqual(await targets(page), [
      "Aa5",
      "Ae1",
      "Ae5",
      "Bb2",
      "Bb4",
      "Bd2",
      "Bd4",
      "Db2",
      "Db4",
      "Dd2",
      "Dd4",
      "Ea1",
      "Ee1",
      "Ee5",
    ]);
    assert.equal(await page.getAttribute('[data-cell="Db4"]', "data-effect"), "capture");
    await clicks(page, "Db4");
    await shows(page, "Db4", "wU");
    assert.match(await page.getAttribute('[data-cell="Db4"]', "aria-label"), /^D b4, white unicorn/);
    await says(page, "#moves", /UCc3xDb4/);
  }));

test("cells above each other are no column: nothing is marked with them, and there is no chooser", () =>
  onPage("#variant=raumschach", async (page) => {
    assert.deepEqual([await page.isVisible("#above"), await page.isVisible("#column")], [false, false]);
    await page.hover('[data-cell="Ab1"]');
    assert.equal(await page.locator("[data-hover]").count(), 0);
    await clicks(page, "Ab1", "Ac3");
    await shows(page, "Ac3", "wN");
    assert.equal(await page.locator("[data-shown]").count(), 0);
  }));

test("the levels lie beside each other, lowest first; on a phone two of them", () =>
  onPage("#variant=raumschach", async (page) => {
    const rows = async () => {
      const tops = await page
        .locator(".level")
        .evaluateAll((nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().top)));
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    };
    assert.deepEqual(await page.locator(".level figcaption").allTextContents(), [
      "A · lowest level",
      "B",
      "C",
      "D",
      "E · highest level",
    ]);
    assert.equal(await page.getAttribute('[data-board="A"]', "aria-label"), "Level A, the lowest");
    assert.deepEqual(await rows(), [3, 2]);
    await resize(page, 390, 844);
    assert.deepEqual(await rows(), [2, 2, 1]);
    const { width } = await page.locator('[data-cell="Ab1"]').boundingBox();
    assert.ok(width >= 28, `${width}`);
    assert.equal(await wide(page), 390);
  }));

test("the keys walk over a level and to the next one", () =>
  onPage("#variant=raumschach", async (page) => {
    await page.focus('[data-cell="Ac1"]');
    const walked = [];
    for (const key of ["ArrowUp", "ArrowRight", "PageUp", "PageUp", "ArrowLeft", "PageDown"]) {
      await page.keyboard.press(key);
      walked.push(await page.evaluate(() => window.focused().dataset.cell));
    }
    assert.deepEqual(walked, ["Ac2", "Ad2", "Bd2", "Cd2", "Cc2", "Bc2"]);
  }));

test("the levels stacked: the same cells, and they can be clicked", () =>
  onPage("#variant=raumschach", async (page) => {
    await inSpace(page);
    await picks(page, "Bb1", "Cc2");
    await shows(page, "Cc2", "wU");
    await picks(page, "Eb4", "Eb3");
    await shows(page, "Eb3", "bP");
  }));

test("a pawn becomes one of five, a unicorn too", () =>
  onPage(at(`raumschach 5/5/5/5/K4|${EMPTY}|${EMPTY}|${EMPTY}|k4/3P1/5/5/5 w 0 1`), async (page) => {
    await clicks(page, "Ed4", "Ed5");
    const choices = await page
      .locator("[data-choice]")
      .evaluateAll((nodes) => nodes.map((node) => `${node.dataset.choice} ${node.textContent}`));
    assert.deepEqual(choices.sort(), ["=B bishop", "=N knight", "=Q queen", "=R rook", "=U unicorn"]);
    await page.click('[data-choice="=U"]');
    await shows(page, "Ed5", "wU");
    assert.equal(await drawing(page, "Ed5"), "U");
  }));

test("a refusal names the rule", () =>
  onPage("#variant=raumschach", async (page) => {
    await clicks(page, "Ab1", "Ab3");
    await says(page, "#message .rule", /^R7$/);
  }));

test("moves are typed and written in English and German", () =>
  onPage("#variant=raumschach", async (page) => {
    await page.fill("#notation", "SAb1-Ac3");
    await page.click("#play");
    await shows(page, "Ac3", "wN");
    await speak(page, "de");
    await says(page, "#moves", /SAb1-Ac3/);
  }));
