// Pages on paper, and sheets of positions, games and puzzles: what is printed, and on how many pages.
import assert from "node:assert/strict";
import { puzzles } from "../../pkg/puzzles.js";
import { onPage, onSite, play, says } from "./browser.mjs";
import { fillsPage, isFine, pagesOf, print, printsGame } from "./paper.mjs";
import { long as test } from "../long.mjs";

test("a game is printed with its name, its boards and its moves, on one page", () =>
  onPage("#variant=trid", async (page) => {
    await play(page, 60);
    await printsGame(page, 60);
    assert.deepEqual(await pagesOf(page), [1, 1]);
  }));

test("rules and pages of families are printed as texts with their boards", () =>
  onSite("rules.html", async (page, url) => {
    await page.click("figure.example:has(.lines) .try");
    await page.waitForSelector("figure[data-open] hyperply-game [data-cell]");
    await isFine(page);
    await page.goto(`${url}raumschach.html`);
    await page.waitForSelector(".place hyperply-game [data-cell]");
    await isFine(page);
  }));

test("a position fills a page, a game has its diagrams, and what cannot be drawn is told until it can", () =>
  onPage(
    "#variant=timeout",
    async (page) => {
      await page.click("#share > summary");
      await page.click("#open-print");
      await page.route("**/pkg/picture.js", (route) => route.abort());
      await page.click("#print-now");
      await says(page, "#print [role=status]", /could not be made/);
      assert.equal(await page.locator(".sheet").count(), 0);
      await page.unroute("**/pkg/picture.js");
      await fillsPage(page);
      await page.keyboard.press("Escape");
      await page.waitForFunction(() => !document.querySelector(".sheet"));
      await page.emulateMedia({ media: "print" });
      assert.equal(await page.isVisible("hyperply-game"), true, "the page itself is printed again");
      await page.emulateMedia({ media: null });
      await page.evaluate(async () => {
        const board = document.querySelector("hyperply-game");
        await board.load("timeout-flat", { moves: ["Pe2-e4", "Pe7-e5", "Qd1→"] });
        board.toggleAttribute("flipped", true);
      });
      await page.click("#open-print");
      const { diagrams, title } = await print(page);
      assert.equal(title, await page.textContent("#title"));
      assert.deepEqual(
        diagrams.map(({ words }) => words),
        [["1. Pe2-e4 Pe7-e5 2. Qd1→", "After 2. Qd1→"]],
      );
      await page.selectOption("#print-every", "1");
      assert.equal((await print(page)).diagrams.length, 2);
      await page.selectOption("#print-what", "position");
      const alone = await print(page);
      assert.match(alone.text, /In Time Out: White’s queen from d1/);
      assert.equal(alone.diagrams[0].files, "hgfedcba");
    },
    { errors: [/picture\.js/, /ERR_FAILED/] },
  ));

test("puzzles take a page, or as many as one likes, and their solutions others; what could not be loaded is loaded again", () =>
  onSite(
    "de/learn.html",
    async (page) => {
      await page.route("**/pkg/puzzles/*.js", (route) => route.abort());
      await page.click("#print-puzzles");
      await page.click("#print-now");
      await says(page, "#print [role=status]", /^Das Blatt konnte nicht erzeugt werden/);
      await page.unroute("**/pkg/puzzles/*.js");
      await print(page);
      const first = await page.$("#print-count option"); // of the variant before
      await page.selectOption("#print-variant", "chess");
      await page.waitForFunction((first) => first !== document.querySelector("#print-count option"), first);
      const all = await puzzles("chess");
      await page.selectOption("#print-count", "27");
      await page.selectOption("#print-from", "19");
      const { diagrams, solutions } = await print(page);
      assert.deepEqual(await pagesOf(page), [4, 4]);
      assert.deepEqual([diagrams.length, solutions.length], [27, 27]);
      for (const [i, { words, alt, files }] of diagrams.entries()) {
        const isWhite = all[18 + i].position.includes(" w ");
        const told = `${isWhite ? "Weiß" : "Schwarz"} ist am Zug`;
        assert.ok(words[0].startsWith(`${19 + i}. ${told}`) && alt.startsWith(`Schach: ${told}`), `${words}, ${alt}`);
        assert.equal(files, isWhite ? "abcdefgh" : "hgfedcba");
        assert.match(solutions[i], new RegExp(`^${19 + i}\\. (?:[KDTLSB][a-h]|O-O)`));
      }
      await page.selectOption("#print-count", "3");
      await page.selectOption("#print-from", "46");
      await print(page);
      assert.deepEqual(await pagesOf(page), [2, 2]);
    },
    { ready: "body[data-ready]", errors: [/ERR_FAILED/] },
  ));
