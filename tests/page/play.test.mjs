// Two people play on the page: what is drawn of a move, said and offered; the questions before a game.
import assert from "node:assert/strict";
import * as site from "./browser.mjs";
import { boxOf, clicks, drawn, onPage, press, put, says, seen, sees, shows, started, type } from "./browser.mjs";
import { long, test } from "../long.mjs";

const E = "7/7/7/7/7/7/7";
const ABSENT = `timeout ${E}|7/7/7/7/3P3/7/7|${E}|3k3/7/7/7/7/7/3K3|${E}|${E}|${E}|${E} w - - 0 30 Qb3L4:3 -`;
const BISHOPS = "chess 4k3/7p/8/8/8/B7/8/2B1K3 w - - 0 1";
const board = (page, ...names) =>
  page.evaluate((names) => names.map((name) => document.querySelector("hyperply-game")[name]), names);
const set = (page, name, value) =>
  page.evaluate(([name, value]) => document.querySelector("hyperply-game").setAttribute(name, value), [name, value]);
const pressed = (page, entry) => page.getAttribute(`[data-entry^="→${entry}"]`, "aria-pressed");
const texts = async (page, selector) => (await seen(page, selector)).map(({ name }) => name);
const cellsOf = (page, mark) =>
  page.evaluate(
    (mark) =>
      window
        .insideAll(`#levels [data-${mark}]`)
        .map(({ dataset }) => dataset.cell)
        .sort(),
    mark,
  );
async function open(page, address) {
  await page.goto(address.replace(/play.*/, "index.html"));
  await page.goto(address);
  await page.waitForSelector("body[data-ready]");
}

long("the list of games begins with the full game of each family and starts each", () =>
  onPage("", async (page) => {
    await page.click("#game");
    const games = await page.$$eval("[data-variant]", (nodes) => nodes.map(({ dataset }) => dataset.variant));
    assert.deepEqual(games.slice(0, 2), ["timeout", "timeout-declared"]);
    for (const game of games) {
      await page.click(`[data-variant="${game}"]`);
      await started(page, game);
      await says(page, "#turn", /White to move/);
      await page.click("#game");
    }
  }),
);

test("chess on the page", (t) =>
  onPage("#variant=chess", async (page) => {
    await t.test("a picked piece shows its targets, also in a list that plays; what blocks one is marked", async () => {
      await clicks(page, "a1");
      assert.deepEqual(await cellsOf(page, "obstacle"), ["a2", "b1"]);
      await clicks(page, "g1", "#targets summary");
      assert.deepEqual(await cellsOf(page, "effect=move"), ["f3", "h3"]);
      await page.waitForSelector("[data-target]");
      assert.deepEqual(await texts(page, "#targets [data-target]"), ["f3: moves here", "h3: moves here"]);
      await page.click('[data-target="f3"]');
      await sees(page, { f3: "wN", g1: "", "#turn": /Black to move/ });
      assert.deepEqual(await cellsOf(page, "last"), ["f3", "g1"]);
    });
    await t.test("undo and redo, by buttons and keys, as far as there are moves; the board turns round", async () => {
      const disabled = async () => [await page.isDisabled("#undo"), await page.isDisabled("#redo")];
      await clicks(page, "e7", "e5", "#undo");
      await shows(page, "e7", "bP");
      await press(page, "u");
      await shows(page, "g1", "wN");
      assert.deepEqual(await disabled(), [true, false]);
      await press(page, "r");
      await clicks(page, "#redo");
      await sees(page, { f3: "wN", e5: "bP" });
      assert.deepEqual(await disabled(), [false, true]);
      const { top } = await boxOf(page, '[data-cell="a1"]');
      await clicks(page, "#flip");
      assert.ok((await boxOf(page, '[data-cell="a1"]')).top < top);
    });
    await t.test("typed moves are played, also in German; a refusal goes with the next letter", async () => {
      await type(page, "nf3e5");
      await shows(page, "e5", "wN");
      assert.equal(await page.inputValue("#notation"), "");
      await type(page, "Ke8-e5");
      await page.locator("#message").waitFor();
      await page.fill("#notation", "K");
      await page.locator("#message").waitFor({ state: "hidden" });
      await put(page, BISHOPS);
      await set(page, "language", "de");
      await page.waitForSelector('.frame[lang="de"]');
      await type(page, "Lb2");
      await page.waitForSelector(".candidates button");
      assert.deepEqual((await texts(page, ".candidates button")).sort(), ["La3-b2", "Lc1-b2"]);
      await page.locator('.candidates button:has-text("La3-b2")').click();
      await sees(page, { b2: "wB", a3: "" });
      await set(page, "language", "en");
      await page.waitForSelector('.frame[lang="en"]');
    });
    await t.test("check, its attacker and the threat; a promotion that is canceled and chosen; checkmate", async () => {
      await put(page, "chess 4k3/8/8/8/8/8/4q3/4K3 w - - 0 1");
      await sees(page, { "#turn": /check/, "#threats": /queen on e2 attacks/ });
      assert.deepEqual([await cellsOf(page, "check"), await cellsOf(page, "attacker")], [["e1"], ["e2"]]);
      await put(page, "chess 7k/P7/8/8/8/8/8/K7 w - - 0 1");
      await clicks(page, "a7", "a8", "#choose .quiet", "a8", '[data-choice="=N"]');
      await shows(page, "a8", "wN");
      await put(page, "chess", { moves: ["f3", "e5", "g4"] });
      await clicks(page, "d8", "h4");
      await sees(page, { "#turn": /Black wins/, "#result": /Checkmate/, "#moves": /#/ });
      assert.equal(await page.isDisabled("#play"), true);
    });
  }));

test("Time Out on the page", (t) =>
  onPage("#variant=timeout-flat", async (page) => {
    await t.test("speed moves are agreed on and played; meanwhile their button is grey and says why", async () => {
      await clicks(page, "#speed", '[data-choice="2"]', '[data-choice="yes"]');
      await says(page, "#series", /White has 2 of 2 left/);
      const button = page.locator("#speed");
      const why = /^A series of speed moves is in progress/;
      assert.deepEqual([await button.isDisabled(), why.test(await button.getAttribute("title"))], [true, true]);
      await button.focus();
      await press(page, "Enter");
      await says(page, "#message", why);
      assert.match(await page.getAttribute("#message a.rule", "href"), /rules\.html\?one-board#T23$/);
      await page.click("#message .dismiss");
      await button.click({ force: true });
      await says(page, "#message", why);
      assert.equal(await page.locator("dialog[open]").count(), 0);
      await clicks(page, "e2", "e4", "d2", "d4");
      await says(page, "#series", /Black has 2 of 2 left/);
      await clicks(page, "e7", "e5", "d7", "d5");
      await page.locator("#series").waitFor({ state: "hidden" });
      await says(page, "#moves", /agree on 2 moves each/);
    });
    await t.test("who would send away a piece that could not return is told before, and sees why (T17)", async () => {
      await put(page, "timeout");
      await clicks(page, "b1L1");
      await says(page, "#no-return", /column b1 is not empty.*T17/);
      assert.ok(await page.evaluate(() => !window.inside("#time-out").matches(".accent")), "nobody is invited to it");
      assert.deepEqual(await cellsOf(page, "blocks"), ["b1L4", "b1L5", "b1L8"]);
      assert.match(await page.getAttribute('[data-cell="b1L4"]', "aria-label"), /blocks a return/);
      await press(page, "PageUp", "PageUp", "PageUp");
      const outline = () => [window.focused().dataset.cell, getComputedStyle(window.focused()).outlineStyle];
      assert.deepEqual(await page.evaluate(outline), ["b1L4", "solid"], "the keyboard is seen there, too");
      await clicks(page, "#cancel");
      assert.deepEqual(await cellsOf(page, "blocks"), []);
      await put(page, "timeout-flat");
      await clicks(page, "b1");
      assert.equal(await page.textContent("#returning .rule"), "T18", "who can return is told where");
      assert.equal(await page.locator("#no-return").count(), 0);
    });
    await t.test("the dashed ring of an absent piece picks it, also from above, or only looks at it", async () => {
      await put(page, "timeout-flat 4k3/pppppppp/8/8/8/8/PPPPPPPP/1N2K3 w - - 0 9 Qd1:3,rh8:1 -");
      await clicks(page, "d1");
      assert.equal(await pressed(page, "Qd1"), "true");
      await clicks(page, "h8");
      assert.equal(await pressed(page, "Rh8"), "true");
      await says(page, "#message", /^On Black’s turn, /);
      await put(page, ABSENT);
      await clicks(page, '[data-column="b3"]');
      assert.equal(await pressed(page, "Qb3"), "true");
    });
  }));

long("the last move stays in sight in the list, in a long game and when what is picked takes room from it", () =>
  onPage(
    "#variant=trid",
    async (page) => {
      const inSight = async (why) => {
        await drawn(page);
        const [list, move] = [await boxOf(page, "#moves"), await boxOf(page, "#moves [data-latest]")];
        assert.ok(move.top >= list.top && move.bottom <= list.bottom, why);
        return list.height;
      };
      for (let ply = 1; ply < 12; ply++) {
        await site.play(page, 1);
        await inSight(`ply ${ply}`);
      }
      await site.resize(page, 1440, 1000);
      await put(page, "timeout");
      await site.play(page, 20);
      const before = await inSight();
      const [{ clicks: picked }] = await site.legalMoves(page);
      await page.evaluate((cell) => document.querySelector("hyperply-game").select(cell), picked[0]);
      assert.ok((await inSight("picked")) < before);
    },
    { viewport: { width: 1366, height: 768 } },
  ),
);

test("the buttons of the table stand in one line, however wide the window is; a new game shows the panel from its top", () =>
  onPage("#variant=timeout-flat", async (page) => {
    for (const width of [1100, 1280, 1366, 1440, 1920]) {
      await site.resize(page, width, 800);
      const tops = (await seen(page, ".tools > :not([hidden])")).map(({ top }) => top);
      assert.ok(Math.max(...tops) - Math.min(...tops) < 8, `${width}: ${tops}`);
    }
    await site.resize(page, 1280, 600);
    await put(page, "timeout");
    const scrolled = () => page.evaluate(() => window.inside(".panel").scrollTop);
    await page.evaluate(() => window.inside(".panel").scrollTo({ top: 1000, behavior: "instant" }));
    assert.ok((await scrolled()) > 0);
    await site.newGame(page);
    assert.equal(await scrolled(), 0);
  }));

test("a game never played begins with three questions, and the answers are remembered", () =>
  onPage(
    "#variant=chess",
    async (page, url) => {
      const shown = async () => (await seen(page, ".choices .choice")).length;
      await page.evaluate(() => localStorage.clear());
      await page.addInitScript(() => sessionStorage.asked ?? localStorage.removeItem("hyperply-asked"));
      await open(page, `${url}play.html`);
      await page.waitForSelector("#games[open]:not(:has([aria-current]))"); // who has named no game chooses one first
      await page.click('[data-variant="trid"]');
      await page.waitForSelector("#questions[open]");
      await page.evaluate(() => (sessionStorage.asked = "yes"));
      assert.ok(await page.isChecked('[name="opponent"][value="computer"]'));
      assert.equal(await page.inputValue('[name="variant"]:checked'), "trid", "the simplest rules first");
      assert.equal(await shown(), 3 + 5 + 3 + 3);
      await page.focus("#start");
      await press(page, "f");
      assert.deepEqual(await board(page, "flipped"), [false], "no shortcut");
      await page.click('.choice:has([value="screen"])');
      assert.equal(await shown(), 3 + 3, "no level and no color");
      for (const choice of ["computer", "black", "trid-meder"]) await page.click(`.choice:has([value="${choice}"])`);
      await page.click("#start");
      await started(page, "trid-meder");
      await site.moved(page, 1); // the computer is White
      assert.deepEqual(await board(page, "flipped", "white"), [true, "engine 2"]);
      await page.click("#new-game");
      await says(page, "#questions", /stays among your saved games/);
      assert.ok(await page.isChecked('[name="side"][value="black"]'));
      await press(page, "Escape");
      assert.equal((await board(page, "moves"))[0].length, 1);
      await page.reload();
      await page.waitForSelector("body[data-ready]");
      assert.ok(await page.isHidden("#questions"));
      await open(page, `${url}play.html#variant=chess`);
      await page.waitForFunction(() => document.querySelector("hyperply-game").white === "engine 2");
      assert.deepEqual(await board(page, "flipped"), [true], "who was asked once plays as before");
    },
    { own: true },
  ));

long("the questions say what the game is, lead to others and to a friend, and are cut on no screen", () =>
  site.onSite(
    "de/play.html#variant=hex4d",
    async (page, url) => {
      for (const words of [/Neunzehn/, /19 boards/]) {
        if (words.source === "19 boards") await open(page, `${url}play.html#variant=hex4d&moves=BC1c3-D2c3`);
        await page.click("#new-game");
        await says(page, "#questions form > p:not(:has(a))", words);
        const isWhole = () => window.inside("#questions").scrollWidth === window.inside("#questions").clientWidth;
        assert.ok(await page.evaluate(isWhole));
      }
      assert.doesNotMatch(await page.textContent("#questions"), /saved games/, "a game of a link is not saved");
      await page.click("#another");
      assert.ok(await page.isHidden("#questions"));
      assert.equal(await page.getAttribute('#games [aria-current="true"]', "data-variant"), "hex4d");
      await page.click('[data-variant="chess"]');
      await started(page, "chess");
      await page.click("#new-game");
      for (const choice of ["friend", "black"]) await page.click(`.choice:has([value="${choice}"])`);
      await page.click("#start");
      await says(page, "#bar", /Your friend moves first/);
      await page.locator("#send").waitFor();
      assert.deepEqual(await board(page, "flipped", "white"), [true, "none"]);
    },
    { ready: "body[data-ready]", viewport: { width: 320, height: 568 } },
  ),
);
