// What one can do with a position where it is set up: moves, counts, mates, puzzles, and the ways to other pages. What is said
// of a position is asked in tests/unit/explore.test.mjs.
import assert from "node:assert/strict";
import * as rules from "../../pkg/inline.js";
import { at, onPage, onSite, press, resize, says, shows, tabTo } from "./browser.mjs";
import { long, test } from "../long.mjs";

const IN_TWO = "chess 7k/8/8/6K1/8/8/8/R7 w - - 0 1";
const START = rules.initial_position("chess");
const after = (position, ...moves) => moves.reduce((at, move) => rules.apply(at, move), position);
const [MOVES, MATES] = ["#explore-moves", "#explore-mates"];
const told = (page, part, pattern) => says(page, `${part} .work [role=status]`, pattern);
const text = (page, selector) => page.locator(selector).innerText();

/** Goes to a position. */
async function show(page, position) {
  await page.evaluate((hash) => (location.hash = hash), at(position));
  await shown(page, position);
}
const shown = (page, text) =>
  page.waitForFunction((is) => document.querySelector("hyperply-game").position === is, text);

long("a position is explored where it is set up", (t) =>
  onSite(
    `setup.html${at(START)}`,
    async (page) => {
      await t.test("its moves stand by pieces, with counts of sequences; one is chosen", async () => {
        await says(page, `${MOVES} > summary`, /^20 moves$/);
        await page.click(`${MOVES} > summary`);
        await page.click(".explore-groups li:has-text('Pawn on e2') summary", {});
        assert.equal(await page.locator(".explore-groups summary").count(), 10);
        await page.click('[data-length="3"]');
        await told(page, MOVES, /^8,902 sequences of 3 half-moves$/);
        assert.equal(await text(page, ".explore-groups summary:has-text('Pawn on e2')"), "Pawn on e2 1,199");
        assert.equal(await text(page, 'li:has(> [data-move="Pe2-e4"]) > span'), "600");
        await page.click('[data-move="Pe2-e4"]');
        await shown(page, after(START, "Pe2-e4"));
      });

      await t.test("a mate is found by the keyboard, with all that follows; it is there on the way back", async () => {
        await show(page, IN_TWO);
        await says(page, `${MOVES} > summary`, /^22 moves$/);
        await page.focus(`${MOVES} > summary`);
        for (const to of [`${MATES} > summary`, '[data-mate="1"]']) {
          await tabTo(page, to);
          await press(page, "Enter");
        }
        await told(page, MATES, /^White has no mate in 1\. Every move and every answer was tried: \d+ positions\.$/);
        await page.click('[data-mate="3"]');
        await told(page, MATES, /^White mates in 2\. \d+ positions searched\.$/);
        await tabTo(page, ".twist");
        await press(page, "Enter");
        await page.locator(".explore-tree .explore-tree .twist").click();
        await page.click('[data-move="Ra1-a8"]');
        const end = after(IN_TWO, "Kg5-g6", "Kh8-g8", "Ra1-a8");
        await shown(page, end);
        await says(page, ".explore-said", /^White wins.* There are no moves to explore\.$/);
        const isOffered = (name) => page.locator(".explore a", { hasText: name }).isVisible();
        assert.deepEqual([await isOffered("Play from here"), await isOffered("Compare rules")], [false, true]);
        await show(page, IN_TWO);
        await told(page, MATES, /^White mates in 2/);
        assert.ok(await page.locator('.explore-tree [data-move="Kg5-g6"]').isVisible());
        await page.click(".twist");
        await page.waitForSelector('[data-move="Ra1-a8"], .explore-tree .explore-tree');
        await page.click(".twist");
        assert.equal(await page.locator(".explore-tree .explore-tree").first().isVisible(), false);
      });

      await t.test("several first moves make no puzzle; in Quarx it is a win", async () => {
        await show(page, "chess 6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1");
        await page.click('[data-mate="2"]');
        await told(page, MATES, /^White mates in 1, by any of 2 first moves\./);
        const why = "This isn’t a puzzle, because 2 first moves work. A puzzle has exactly one.";
        assert.equal(await text(page, ".explore-puzzle"), why);
        await show(page, "quarx-huff B:WK1423:B1421,1434,K2341,K3113,K3142,4424,4444 0 62 -");
        await says(page, `${MATES} > summary`, /^Forced win$/);
        assert.ok(await page.locator(`${MATES} > p`).isVisible());
        await page.click('[data-mate="2"]');
        await told(page, MATES, /^Black wins in 1\./);
      });

      await t.test("a search shows how far it is, is stopped by its button, and by another position", async () => {
        /** Begins what a button begins, and stops it as soon as it shows how far it is: on a fast machine it may end within a second. */
        const stopped = (begins, place, pattern) =>
          page.evaluate(
            async ([begins, place, source]) => {
              document.querySelector(begins).click();
              const stop = document.querySelector(`${place} .work button`);
              const shown = () => new RegExp(source).exec(document.querySelector(place).textContent)?.[0];
              while (!stop.checkVisibility() || !shown()) await new Promise(requestAnimationFrame);
              const seen = document.querySelector(`${place} progress`).checkVisibility();
              stop.click();
              return seen;
            },
            [begins, place, pattern.source],
          );
        await show(page, START);
        const looking = /Looking for mate in [34]: \d+ %, [\d,]+ positions/;
        assert.equal(await stopped('[data-mate="4"]', MATES, looking), true);
        await told(page, MATES, /^Stopped\. There is no mate in [23]\.$/);
        assert.ok(await page.locator(`${MATES} progress`).isHidden());
        await show(page, rules.initial_position("timeout"));
        await stopped('[data-length="3"]', MOVES, /./);
        await told(page, MOVES, /^Stopped\.$/);
        await page.click('[data-mate="4"]');
        await told(page, MATES, /Looking/);
        await show(page, "chess 8/8/8/8/8/8/8/K7 w - - 0 1");
        await says(page, ".explore-said", /^This position can’t be played yet\. Fix its problems first\.$/);
        await show(page, IN_TWO);
        await told(page, MATES, /^White mates in 2/);
        await page.click('[data-mate="1"]');
        await told(page, MATES, /^White has no mate in 1/);
      });

      await t.test("nothing is wider than the page", async () => {
        await show(page, rules.initial_position("hex4d"));
        await page.locator(".explore-groups summary").first().click();
        await page.locator(".explore-list [data-move]").first().waitFor();
        for (const width of [1440, 390]) {
          await resize(page, width, 800);
          assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), String(width));
        }
      });

      await t.test("a position with one first move becomes a puzzle that is solved on its page", async () => {
        await show(page, IN_TWO);
        await page.evaluate(() => {
          navigator.clipboard.writeText = async (text) => (window.copied = text);
        });
        await page.click(".explore-puzzle button");
        await says(page, ".explore-puzzle", /Puzzle: White mates in 2 moves/);
        await page.click('.explore-puzzle [aria-label="Copy the link to the puzzle"]');
        await says(page, ".explore-puzzle button", /^Copied$/);
        const link = await page.evaluate(() => window.copied);
        assert.match(link, /learn\.html#given=[\w-]+$/);
        await page.goto(link);
        await says(page, "#task-title", /^White mates in 2 moves$/);
        const click = async (...cells) => {
          for (const name of cells) await page.click(`[data-cell="${name}"]`);
        };
        await click("g5", "f6");
        await says(page, "#verdict", /^That move is legal, but then Black’s .*\. Try again\.$/);
        await page.click("#hint");
        await page.waitForSelector('[data-cell="g5"][data-mark=hint]');
        await click("g5", "g6");
        await shows(page, "g8", "bK");
        assert.equal(await page.evaluate(() => window.insideAll("[data-mark=hint]").length), 0);
        await click("a1", "a8");
        await says(page, "#verdict", /^Solved: mate in two\.$/);
        await page.evaluate((hash) => (location.hash = hash), new URL(link).hash.slice(0, -4));
        await says(page, "#refused", /^This puzzle’s link is damaged/);
      });
    },
    { ready: "body[data-ready]" },
  ),
);

test("play from here asks against whom, and the game begins there; a friend who moves first gets it by link; or it is analyzed", () =>
  onPage(`${at(IN_TWO)}&ask`, async (page, url) => {
    assert.equal(await page.locator(".of-variant").count(), 0);
    assert.equal(await page.getAttribute("hyperply-game", "lessons"), "learn.html");
    await page.click('.choice:has([value="computer"])');
    await page.click("#start");
    await page.waitForSelector('hyperply-game[black^="engine"]'); // it has begun
    for (const name of ["g5", "g6"]) await page.click(`[data-cell="${name}"]`);
    await shows(page, "g8", "bK"); // the computer answers
    assert.equal(await page.evaluate(() => document.querySelector("hyperply-game").start), IN_TWO);
    assert.doesNotMatch(page.url(), /ask/);
    const comes = (hash) => page.goto("about:blank").then(() => page.goto(`${url}play.html${hash}`));
    await comes(`${at(IN_TWO)}&ask`);
    for (const choice of ["friend", "black"]) await page.click(`.choice:has([value="${choice}"])`);
    await page.click("#start");
    await says(page, "#bar", /Your friend moves first/);
    assert.ok(page.url().endsWith(`${at(IN_TWO)}&you=black`), page.url());
    await comes(`${at(IN_TWO)}&analyze`);
    await page.waitForFunction(
      () => window.inside("#analysis")?.checkVisibility() && window.inside("#score").textContent,
    );
  }));
