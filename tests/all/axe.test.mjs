// What axe-core finds, and what reaches over the edge: in every game, in every dialog and on every page, on a wide light
// screen and on narrow dark ones.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { ladders } from "../../scripts/site/lessons.mjs";
import { NARROW, WIDE, isClean, staysClean } from "../page/axe.mjs";
import * as site from "../page/browser.mjs";
import { at, clicks, onPage, onSite } from "../page/browser.mjs";

const E = "7/7/7/7/7/7/7";

/** Positions in which there is more to see than after some moves: pieces in Time Out, and what they can do. */
const AWAY = {
  "timeout-flat": "timeout-flat 4k3/pppppppp/8/8/8/8/PPP1PPPP/1N2K3 w - - 0 9 Qd1:3,Bc1:2,rh8:1 -",
  timeout: `timeout ${E}|7/7/7/7/3P3/7/7|${E}|3k3/7/7/7/7/7/3K3|${E}|7/7/1r5/7/7/7/7|${E}|${E} w - - 0 30 Qb3L4:3 -`,
  "timeout-declared": `timeout-declared ${E}|${E}|${E}|3k3/7/7/7/7/2N4/3K3|${E}|${E}|${E}|${E} w - - 0 9 Ra5L1:1/4 -`,
  "quarx-huff": "quarx-huff B:W2233,3243:B2323 0 1 -",
};

/** Games with the boards and pieces of another one, and nothing else to see: one view is enough. */
const ALIKE = ["timeout-declared", "tower", "quarx-huff", "trid-strict", "trid-meder"];

for (const { id } of rules.variants())
  test(`axe finds nothing in the middle of a game, in each view, with a piece picked and without: ${id}`, () =>
    onPage(AWAY[id] ? at(AWAY[id]) : `#variant=${id}`, async (page) => {
      if (!AWAY[id]) await site.play(page, 4);
      const { from } = (await site.legalMoves(page)).find((move) => move.from);
      const hasViews = await page.isVisible("#view");
      for (const view of hasViews && !ALIKE.includes(id) ? ["plan", "3d"] : ["plan"]) {
        const [free, picking] = view === "plan" ? [WIDE, NARROW] : [NARROW, WIDE];
        if (hasViews) await page.click(`[data-view="${view}"]`);
        await isClean(page, free);
        await page.evaluate((cell) => document.querySelector("hyperply-game").select(cell), from);
        assert.equal(await page.locator("#levels [data-selected]").count(), 1);
        await isClean(page, picking);
        await page.click("#cancel");
      }
    }));

const play = (variant, moves = "") => `play.html#variant=${variant}${moves && `&moves=${moves}`}`;
const PROMOTES = `play.html${at("chess 7k/P7/8/8/8/8/8/K7 w - - 0 1")}`;
const BISHOPS = `play.html${at("chess 4k3/7p/8/8/8/B7/8/2B1K3 w - - 0 1")}`;
const CLEAR = "#setup-tools button:nth-of-type(4)";
const IN_TWO = `setup.html${at("chess 7k/8/8/6K1/8/8/8/R7 w - - 0 1")}`;

/** The computer thinks without an end. */
async function thinking(page) {
  await page.selectOption("#player-black", "engine 10");
  await page.evaluate(() => {
    window.Worker.prototype.postMessage = () => {};
    const board = document.querySelector("hyperply-game");
    board.play(board.game.legal_moves()[0]);
  });
  await site.says(page, "#selection", /Black is thinking/);
}
/** Some games are saved. */
async function saveGames(page) {
  for (let i = 0; i < 4; i++) {
    await clicks(page, "e2", "e4");
    await site.newGame(page);
  }
  await clicks(page, "d2", "d4");
}
/** Of several saved games one is being named and another one deleted. */
async function changeGames(page) {
  await page.click(".saved-more summary");
  await page.locator("[aria-label^=Delete]").last().click();
  await site.says(page, ".saved-game", /^Deleted/);
  await page.locator("[aria-label^=Rename]").first().click();
  await page.fill(".saved-game input", "W".repeat(80));
}
const toFront = (page) => page.goto(page.url().replace(/play\.html.*/, "index.html"));
const fits = (page) => site.type(page, "Bb2");
const broken = (page) => site.load(page, "chess 8/8");
const friend = (page) => site.newGame(page, "friend");
const search = (page) => page.fill("#words", "position");
const embedded = (page) => page.frameLocator("#embed iframe").locator("body[data-ready]").waitFor();
const reviewed = (page) => page.waitForSelector("#review", { state: "hidden" });

/** What else is seen on the pages: where it is, what is done and clicked there, and what is seen then. */
const STATES = {
  "the list of games": ["play.html", "#game", "#games[open]"],
  "the questions before a game": [play("trid"), "#new-game", "#questions[open]"],
  "the help of a game": [play("timeout"), "#how", "#help[open]"],
  "what a pawn becomes": [PROMOTES, "a7", "a8", "#choose[open]"],
  "speed moves are offered": [play("timeout-flat"), "#speed", "#choose[open]"],
  "a refused move, and the list of targets": [play("raumschach"), "Ab1", "Ab3", "#targets summary", "[data-target]"],
  "several moves fit what was typed": [BISHOPS, fits, ".candidates button"],
  "all buttons": [play("quarx-huff"), "#menu", "#rest"],
  "a text that cannot be loaded": [play("chess"), broken, "#loaded:not(:empty)"],
  "pictures are offered": [play("chess", "Pe2-e4,Pe7-e5"), "#share > summary", "#animation"],
  "a sheet is offered": [play("chess", "Pe2-e4"), "#share > summary", "#open-print", "#print-now"],
  "embedding is offered": [play("timeout-flat", "Pe2-e4"), "#share > summary", "#open-embed", embedded, "#embed-html"],
  "a game by link": [play("chess"), friend, "#bar"],
  "saved games, in the dialog": [play("chess"), saveGames, "#game", changeGames, ".saved-game input"],
  "saved games, on the front page": [play("chess"), saveGames, toFront, changeGames, ".saved-game input"],
  "a game that is resigned": [play("chess"), "#resign", "[data-choice]", "#go-on"],
  "checkmate, reviewed": [play("chess", "f3,e5,g4,Qh4"), "#analyze", "#review", reviewed, '#moves [data-ply="2"]'],
  "an analysis": [play("timeout"), "#analyze", ".thought:not([hidden])"],
  "the computer thinks": [play("quarx-huff"), thinking, "#hurry"],
  "a frame in another page": ["embed.html#variant=timeout-flat&moves=Pe2-e4&theme=light", "#onward a"], // axe takes no ground for white
  "rule sets compared, a move picked": ["compare.html", "#rows li:nth-child(6) button", "[data-selected]"],
  "results of a search": ["docs.html", search, ".results li:nth-child(20)"],
  "no board that can be played": ["setup.html#variant=timeout", CLEAR, "#problems"],
  "no board that can be played, of trid": ["setup.html#variant=trid", CLEAR, "#problems"],
  "no board that can be played, of quarx-huff": ["setup.html#variant=quarx-huff", CLEAR, "#problems"],
  "no board that can be played, of hex4d": ["setup.html#variant=hex4d", CLEAR, "#problems"],
  "the moves of a position": [IN_TWO, "#explore-moves > summary", ".explore-groups summary", "[data-move]"],
  "a mate that was found": [IN_TWO, "#explore-mates > summary", '[data-mate="3"]', ".twist", "[data-move]"],
  "a step of a lesson is done": ["learn.html#lesson=timeout/02", "e2", "#time-out", "#next"],
  "the puzzle of the day": ["learn.html#today", "#levels [data-cell]"],
  "puzzles for paper": ["learn.html", "#print-puzzles", "#print-count"],
};

const open = (address, look, options) =>
  onSite(address, look, {
    ...(/^(de\/)?(play|learn|setup|compare|embed)\.html/.test(address) && { ready: "body[data-ready]" }),
    ...options,
  });

for (const [name, [address, ...steps]] of Object.entries(STATES))
  test(`axe finds nothing, and nothing reaches over the edge: ${name}`, () =>
    open(address, async (page) => {
      const last = steps.pop();
      for (const step of steps) await (typeof step === "string" ? clicks(page, step) : step(page));
      await page.locator(last).first().waitFor();
      await staysClean(page);
    }));

const PAGES = readdirSync(new URL("../../dist/", import.meta.url)).filter((file) => file.endsWith(".html"));
const GERMAN = ["index", "play", "learn", "compare", "setup", "rules", "timeout", "docs"].map(
  (name) => `de/${name}.html`,
);

for (const name of [...PAGES.filter((file) => !/^(hyperply|embed)\.html$/.test(file)), ...GERMAN])
  test(`axe finds nothing, and nothing reaches over the edge, all that is folded open: ${name}`, () =>
    open(name, async (page) => {
      const example = page.locator(".try").first();
      if (await example.count()) await example.click();
      await page.evaluate(async () => {
        for (const details of document.querySelectorAll("details")) details.open = true;
        await Promise.all([...document.querySelectorAll("hyperply-game")].map((board) => board.ready));
      });
      await staysClean(page);
    }));

for (const { id, lessons } of ladders(rules, "en"))
  test(`axe finds nothing in the first lesson, in one of the middle and in the last: ${id}`, () =>
    open(`learn.html#lesson=${lessons[0].id}`, async (page) => {
      for (const { id, title } of [lessons[0], lessons[Math.floor(lessons.length / 2)], lessons.at(-1)]) {
        await page.evaluate((hash) => location.assign(hash), `#lesson=${id}`);
        await page.waitForFunction((at) => document.querySelector("#task-title")?.textContent === at, title);
        await page.waitForSelector("#levels [data-cell]");
        await staysClean(page);
      }
    }));
