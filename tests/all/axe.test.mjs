// What axe-core finds, and what reaches over the edge: in every game, in every dialog and on every page, on a wide light
// screen and on narrow dark ones.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { initial_position, legal_moves, variants } from "../../pkg/inline.js";
import { ladders } from "../../scripts/site/lessons.mjs";
import * as rules from "../../pkg/inline.js";
import { NARROW, WIDE, isClean, staysClean } from "../page/axe.mjs";
import { PHONE, at, clicks, load, newGame, onPage, onSite, says, type } from "../page/browser.mjs";

const E = "7/7/7/7/7/7/7";

/** Positions in the middle of games, and a piece that can be picked. */
const MIDDLES = {
  chess: { hash: "#variant=chess&moves=Pe2-e4,Pe7-e5", pick: "g1" },
  "timeout-flat": {
    hash: at("timeout-flat 4k3/pppppppp/8/8/8/8/PPP1PPPP/1N2K3 w - - 0 9 Qd1:3,Bc1:2,rh8:1 -"),
    pick: "b1",
  },
  timeout: {
    hash: at(`timeout ${E}|7/7/7/7/3P3/7/7|${E}|3k3/7/7/7/7/7/3K3|${E}|7/7/1r5/7/7/7/7|${E}|${E} w - - 0 30 Qb3L4:3 -`),
    pick: "d1L4",
  },
  "timeout-declared": {
    hash: at(`timeout-declared ${E}|${E}|${E}|3k3/7/7/7/7/2N4/3K3|${E}|${E}|${E}|${E} w - - 0 9 Ra5L1:1/4 -`),
    pick: "c2L4",
  },
  draughts: { hash: "#variant=draughts&moves=32-28,19-23", pick: "28" },
  "quarx-huff": { hash: at("quarx-huff B:W2233,3243:B2323 0 1 -"), pick: "2323" },
  glinski: { hash: "#variant=glinski&moves=Pf5-f6", pick: "e7" },
  hex4d: { hash: "#variant=hex4d&moves=BC1c3-D2c3", pick: "C5c3" },
  tower: { hash: "#variant=tower&moves=Pd2L4-d4L5,Pd6L4-d5L4", pick: "b1L1" },
  "trid-strict": { hash: "#variant=trid-strict&moves=Pe2(2)-e4(2),Pe7(6)-e5(6)", pick: "e1(2)" },
  "trid-meder": { hash: "#variant=trid-meder&moves=Pe2(2)-e4(4),Pe7(6)-e5(4)", pick: "e1(2)" },
  trid: { hash: "#variant=trid&moves=Pe2(2)-e4(2),Pe7(6)-e5(6)", pick: "e1(2)" },
};

/** Games with the boards and pieces of another one, and nothing else to see: one view is enough. */
const ALIKE = ["timeout-declared", "tower", "quarx-huff", "trid-strict", "trid-meder"];

for (const { id } of variants()) {
  const { hash, pick } = MIDDLES[id] ?? { hash: `#variant=${id}`, pick: legal_moves(initial_position(id))[0].from };
  test(`axe finds nothing in the middle of a game, in each view, with a piece picked and without: ${id}`, () =>
    onPage(hash, async (page) => {
      const hasViews = await page.isVisible("#view");
      for (const view of hasViews && !ALIKE.includes(id) ? ["plan", "3d"] : ["plan"]) {
        const [free, picking] = view === "plan" ? [WIDE, NARROW] : [NARROW, WIDE];
        if (hasViews) await page.click(`[data-view="${view}"]`);
        assert.equal(await page.locator("#levels [data-selected]").count(), 0);
        await isClean(page, free);
        await page.evaluate((cell) => window.inside(`[data-cell="${cell}"]`).click(), pick);
        assert.equal(await page.locator("#levels [data-selected]").count(), 1);
        await isClean(page, picking);
        await page.click("#cancel");
      }
    }));
}

const play = (hash) => `play.html#${hash}`;
const MATED = play("variant=chess&moves=Pf2-f3,Pe7-e5,Pg2-g4,Qd8-h4");
const MATE_IN_TWO = `setup.html${at("chess 7k/8/8/6K1/8/8/8/R7 w - - 0 1")}`;
/** Clicks one thing after another, and waits for `there`. */
const by =
  (there, ...steps) =>
  async (page) => {
    await clicks(page, ...steps);
    await page.waitForSelector(there);
  };
/** Has a worker think without an end. */
const thinking = async (page) => {
  await page.selectOption("#player-black", "engine 10");
  await page.evaluate(() => {
    window.Worker.prototype.postMessage = () => {};
    const board = document.querySelector("hyperply-game");
    board.play(board.game.legal_moves()[0]);
  });
  await says(page, "#selection", /Black is thinking/);
};
/** Four games, of which one is being named and another one deleted. */
async function keepGames(page) {
  for (let i = 0; i < 4; i++) {
    await clicks(page, "e2", "e4");
    await newGame(page);
  }
  await clicks(page, "d2", "d4");
}
async function change(page) {
  await page.click(".saved-more summary");
  await page.locator("[aria-label^=Delete]").last().click();
  await says(page, ".saved-game", /^Deleted/);
  await page.locator("[aria-label^=Rename]").first().click();
  await page.fill(".saved-game input", "W".repeat(80));
}

/** What else is seen on the pages: where it is, how to get there, and options of the page. */
const STATES = {
  "the list of games": ["play.html", by("#games[open]", "#game")],
  "the questions before a game": [play("variant=trid"), by("#questions[open]", "#new-game")],
  "the help of a game": [play("variant=timeout"), by("#help[open]", "#how")],
  "which piece a pawn becomes": [
    `play.html${at("chess 7k/P7/8/8/8/8/8/K7 w - - 0 1")}`,
    by("#choose[open]", "a7", "a8"),
  ],
  "speed moves are offered": [play("variant=timeout-flat"), by("#choose[open]", "#speed")],
  "a refused move, and the list of targets": [
    play("variant=raumschach"),
    by("[data-target]", "Ab1", "Ab3", "#targets summary"),
  ],
  "several moves fit what was typed": [
    `play.html${at("chess 4k3/8/8/8/8/B7/8/2B1K3 w - - 0 1")}`,
    async (page) => {
      await type(page, "Bb2");
      await page.waitForSelector(".candidates button");
    },
  ],
  "all buttons": [play("variant=quarx-huff"), by("#rest", "#menu")],
  "a text that cannot be loaded": [play("variant=chess"), (page) => load(page, "chess 8/8")],
  "pictures are offered": [play("variant=chess&moves=Pe2-e4,Pe7-e5"), by("#animation", "#share > summary")],
  "a sheet is offered": [play("variant=chess&moves=Pe2-e4"), by("#print-now", "#share > summary", "#open-print")],
  "embedding is offered": [
    play("variant=timeout-flat&moves=Pe2-e4"),
    async (page) => {
      await clicks(page, "#share > summary", "#open-embed");
      await page.frameLocator("#embed iframe").locator("body[data-ready]").waitFor();
    },
  ],
  "a game by link": [
    play("variant=chess"),
    async (page) => {
      await newGame(page, "friend");
      await page.waitForSelector("#bar");
    },
  ],
  "saved games, in the dialog": [
    play("variant=chess"),
    async (page) => {
      await keepGames(page);
      await page.click("#game");
      await change(page);
    },
  ],
  "saved games, on the front page": [
    play("variant=chess"),
    async (page) => {
      await keepGames(page);
      await page.goto(page.url().replace(/play\.html.*/, "index.html"));
      await change(page);
    },
  ],
  "a game that is resigned": [play("variant=chess"), by("#go-on", "#resign", "[data-choice]")],
  "checkmate, reviewed": [
    MATED,
    async (page) => {
      await clicks(page, "#analyze", "#review");
      await page.waitForSelector("#review", { state: "hidden" });
      await page.click('#moves [data-ply="2"]');
    },
  ],
  "an analysis": [play("variant=timeout"), by(".thought:not([hidden])", "#analyze")],
  "the computer thinks": [play("variant=timeout"), thinking],
  "the computer thinks, with huffing": [play("variant=quarx-huff"), thinking],
  "a frame in another page": ["embed.html#variant=timeout-flat&moves=Pe2-e4"],
  "rule sets compared, a move picked": ["compare.html", by("hyperply-game [data-selected]", "tbody button")],
  "results of a search": [
    "docs.html",
    async (page) => {
      await page.fill("#words", "position");
      await page.waitForSelector(".results li:nth-child(20)");
    },
  ],
  ...Object.fromEntries(
    ["timeout", "trid", "quarx-huff", "hex4d"].map((variant) => [
      `an empty board of ${variant} in the editor`,
      [`setup.html#variant=${variant}`, by("#problems:not([hidden])", "#clear")],
    ]),
  ),
  "the moves of a position in the editor": [MATE_IN_TWO, by("[data-move]", "#explore-moves > summary")],
  "a mate in the editor": [
    MATE_IN_TWO,
    async (page) => {
      await clicks(page, "#explore-mates > summary", '[data-mate="3"]');
      await page.waitForSelector(".twist");
      await page.click(".twist");
    },
  ],
  "a step of a lesson is done": [
    "learn.html#lesson=timeout/1",
    (page) => page.waitForSelector("hyperply-game [data-cell]"),
    PHONE,
  ],
  "the puzzle of the day": ["learn.html#today", (page) => page.waitForSelector("hyperply-game [data-cell]")],
  "puzzles for paper": ["learn.html", by("#print-count option", "#print-puzzles")],
  "no such page": ["no-such-page.html", undefined, { errors: [/404/] }],
};

const isBoardPage = (address) => /^(de\/)?(play|learn|setup|compare|embed)\.html/.test(address);
const open = (address, look, options) =>
  onSite(address, look, { ...(isBoardPage(address) && { ready: "body[data-ready]" }), ...options });

for (const [name, [address, reach = () => {}, options]] of Object.entries(STATES))
  test(`axe finds nothing, and nothing reaches over the edge: ${name}`, () =>
    open(
      address,
      async (page) => {
        await reach(page);
        await staysClean(page);
      },
      options,
    ));

const PAGES = readdirSync(new URL("../../dist/", import.meta.url)).filter((file) => file.endsWith(".html"));
const GERMAN = ["index", "play", "learn", "compare", "setup", "rules", "timeout", "docs"].map(
  (name) => `de/${name}.html`,
);

for (const name of [...PAGES.filter((file) => file !== "hyperply.html"), ...GERMAN])
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
