// The site, exhaustively: each page, game and sheet on paper.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { puzzleVariants } from "../../pkg/puzzles.js";
import { ALL_BOARDS, FAMILIES } from "../games.mjs";
import { onPage, onSite, play, resize } from "../page/browser.mjs";
import { fillsPage, isFine, pagesOf, print, printsGame } from "../page/paper.mjs";

const files = readdirSync(new URL("../../dist", import.meta.url));
const TEXTS = [...files.filter((file) => /^(docs.*|api)\.html$/.test(file)), ...FAMILIES.map((id) => `${id}.html`)];

for (const name of TEXTS)
  test(`a page is printed as a text with its boards: ${name}`, () =>
    onSite(name, async (page) => {
      if (await page.locator(".place").count()) await page.waitForSelector(".place hyperply-game [data-cell]");
      await isFine(page);
    }));

for (const variant of FAMILIES)
  test(`a game is printed on one page, from any screen: ${variant}`, () =>
    onPage(`#variant=${variant}`, async (page) => {
      await play(page, 60);
      await printsGame(page, 60);
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ]) {
        await resize(page, width, height);
        assert.deepEqual(await pagesOf(page), [1, 1], `${width} px`);
      }
    }));

for (const variant of ALL_BOARDS)
  test(`sheets of a position and of a game of eleven moves: ${variant}`, () =>
    onPage(`#variant=${variant}`, async (page) => {
      await page.click("#share > summary");
      await page.click("#open-print");
      await fillsPage(page);
      await page.keyboard.press("Escape");
      await play(page, 22);
      await page.click("#open-print");
      assert.ok((await print(page)).diagrams.length >= 3);
      await page.selectOption("#print-every", "end");
      assert.equal((await print(page)).diagrams.length, 1);
      assert.deepEqual(await pagesOf(page), [1, 1]);
    }));

for (const variant of puzzleVariants())
  test(`a sheet of puzzles is a page, and their solutions the second: ${variant}`, () =>
    onSite(
      "learn.html",
      async (page) => {
        await page.click("#print-puzzles");
        const first = await page.waitForSelector("#print-count option", { state: "attached" }); // of the variant before
        await page.selectOption("#print-variant", variant);
        await page.waitForFunction((first) => first !== document.querySelector("#print-count option"), first);
        const { diagrams, solutions } = await print(page);
        assert.deepEqual(await pagesOf(page), [2, 2]);
        assert.ok(diagrams.length >= 2 && solutions.length === diagrams.length);
      },
      { ready: "body[data-ready]" },
    ));
