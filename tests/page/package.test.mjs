// What the page asks of the package, and what it does when the package refuses.
import assert from "node:assert/strict";
import { test } from "node:test";
import { at, clicks, load, newGame, onPage, position, says, shows, speak } from "./browser.mjs";

const NOT_WATCHED = ["default", "init", "initSync", "Engine", "Game", "HyperplyError"];

/** In place of the module of a family: the same, with every call noted in `asked`, and those refused that `refused` names. */
function watched(source, file) {
  const [, list] = /export\s*\{([^}]*)\};?\s*$/.exec(source);
  const names = list
    .split(",")
    .map((item) => item.trim().split(" as ").at(-1))
    .filter((name) => !NOT_WATCHED.includes(name));
  return `import * as real from "./${file}?real";
    window.asked ??= [];
    window.refused ??= [];
    const watch = (name, work) => function (...details) {
      asked.push(JSON.stringify([name, ...details]));
      if (refused.includes(name)) throw Object.assign(new Error("nothing of that kind today"), { code: "too-large" });
      return work.apply(this, details);
    };
    const { Engine, Game, HyperplyError, init, initSync } = real;
    for (const name of Object.getOwnPropertyNames(Game.prototype)) {
      if (name !== "constructor") Game.prototype[name] = watch("game." + name, Game.prototype[name]);
    }
    Game.from_record = watch("Game.from_record", Game.from_record);
    const Watched = new Proxy(Game, { construct: watch("new Game", Reflect.construct) });
    export { init as default, init, initSync, Engine, HyperplyError, Watched as Game };
    ${names.map((name) => `export const ${name} = watch("${name}", real.${name});`).join("\n")}`;
}

const onWatchedPage = (hash, play) =>
  onPage(hash, play, {
    prepare: (page) =>
      page.route("**/pkg/*.js", async (route) => {
        const source = await (await route.fetch()).text();
        const body = watched(source, route.request().url().split("/").at(-1));
        await route.fulfill({ contentType: "text/javascript", body }); // without a tag: it is not kept for other tests
      }),
  });

/** The calls since the last time. */
const asked = (page) => page.evaluate(() => window.asked.splice(0));
const refuse = (page, ...names) =>
  page.evaluate((list) => {
    window.refused = list;
  }, names);
const name = (call) => JSON.parse(call)[0];

const AWAY = "timeout-flat 4k3/pppppppp/8/8/8/8/PPPPPPPP/1N2K3 w - - 0 9 Qd1:3,Bc1:2,rh8:1 -";
/** `picking`: what is asked when a piece is picked, which is what would become of it in Time Out, and only once. */
const GAMES = {
  chess: { hash: "#variant=chess&moves=Pe2-e4,Pe7-e5,Ng1-f3&at=2", move: ["b1", "c3"] },
  "timeout-flat": { hash: at(AWAY), move: ["b1", "c3"], picking: ["apply", "rematerialize_targets"] },
  quarx: { hash: "#variant=quarx", move: ["2211", "1311"] },
  hex4d: { hash: "#variant=hex4d", move: ["C1c3", "D2c3"] },
  trid: { hash: "#variant=trid&moves=Pe2(2)-e4(2),Pe7(6)-e5(6)", move: ["e1(2)", "d3(2)"] },
};

for (const [variant, { hash, move, picking = [] }] of Object.entries(GAMES)) {
  test(`nothing is asked twice about a position, and nothing by a click that only picks: ${variant}`, () =>
    onWatchedPage(hash, async (page) => {
      const once = async (what) => {
        const calls = await asked(page);
        assert.deepEqual(
          calls.filter((call, i) => calls.indexOf(call) < i),
          [],
          what,
        );
        return calls;
      };
      const noHistory = async (what) =>
        assert.ok(!(await once(what)).some((call) => name(call) === "game.history"), what);
      await once("opening");
      await clicks(page, move[0]);
      await page.waitForSelector("[data-effect]");
      await clicks(page, "#flip", "#flip", "#cancel", move[0]);
      assert.deepEqual((await once("picking")).map(name), picking, "picking");
      await clicks(page, move[1]);
      await says(page, "#turn", /Black to move/);
      await noHistory("moving");
      await clicks(page, "#undo");
      await noHistory("undoing");
      await clicks(page, "#redo");
      await noHistory("redoing");
    }));
}

test("a move is written to the end of the list, and the lines before stay as they are", () =>
  onPage("#variant=chess&moves=Pe2-e4,Pe7-e5,Ng1-f3", async (page) => {
    const list = () => page.locator("#moves li").allTextContents();
    await page.evaluate(() => {
      window.line = window.inside("#moves li");
    });
    await clicks(page, "b8", "c6", "f1", "c4");
    assert.deepEqual(await list(), ["1.Pe2-e4Pe7-e5", "2.Ng1-f3Nb8-c6", "3.Bf1-c4"]);
    await clicks(page, "#undo", "#undo");
    assert.deepEqual(await list(), ["1.Pe2-e4Pe7-e5", "2.Ng1-f3Nb8-c6", "3.Bf1-c4"]);
    assert.equal(await page.locator("#moves [data-latest]").textContent(), "Ng1-f3");
    await clicks(page, "b8", "a6");
    assert.deepEqual(await list(), ["1.Pe2-e4Pe7-e5", "2.Ng1-f3Nb8-a6", "or 2… Nb8-c6 and 1 more move"]);
    assert.equal(await page.locator("#moves [data-latest]").textContent(), "Nb8-a6");
    assert.ok(await page.evaluate(() => window.line.isConnected));
    await speak(page, "de");
    assert.deepEqual(await list(), ["1.Be2-e4Be7-e5", "2.Sg1-f3Sb8-a6", "oder 2… Sb8-c6 und 1 weiterer Zug"]);
    await newGame(page);
    await says(page, "#moves", /^Noch keine Züge\.$/);
    await clicks(page, "d2", "d4");
    assert.deepEqual(await list(), ["1.Bd2-d4"]);
  }));

test("another line stands in the list where it leaves, each move once, and is taken by a click", () =>
  onPage("#variant=chess&moves=Pe2-e4,Pe7-e5,Ng1-f3,Nb8-c6,Bf1-c4&at=3", async (page) => {
    const list = () => page.locator("#moves li").allTextContents();
    await clicks(page, "b8", "a6", "d2", "d4");
    assert.deepEqual(await list(), ["1.Pe2-e4Pe7-e5", "2.Ng1-f3Nb8-a6", "or 2… Nb8-c6 and 1 more move", "3.Pd2-d4"]);
    await clicks(page, "#first", "d2", "d4", "d7", "d5");
    assert.deepEqual(await list(), ["1.Pd2-d4Pd7-d5", "or 1. Pe2-e4 and 4 more moves"]);
    await page.click("[data-line]");
    assert.deepEqual(await list(), [
      "1.Pe2-e4Pe7-e5",
      "or 1. Pd2-d4 and 1 more move",
      "2.Ng1-f3Nb8-a6",
      "or 2… Nb8-c6 and 1 more move",
      "3.Pd2-d4",
    ]);
    assert.equal(await page.locator("#moves [data-latest]").textContent(), "Pe2-e4");
    await page.click("#last");
    await shows(page, "d4", "wP");
    await shows(page, "a6", "bN");
  }));

/** Where the package has the game: its moves, and the positions to which the page can go on again. */
const standing = (page) =>
  page.evaluate(() => {
    const { game, moves: line, ply } = document.querySelector("hyperply-game");
    const future = line.slice(ply);
    const moves = game.history();
    const undone = future.map(() => game.redo() && game.position());
    for (const _ of future) game.undo();
    return { moves, undone, line: line.map(({ move, speed, position }) => ({ move, speed, position })) };
  });

/** While `calls` are refused, `act` ends in a message and the game is what it was; then the page goes on. */
async function refusing(page, calls, act) {
  const before = await position(page);
  const list = await page.textContent("#moves");
  const stood = await standing(page);
  for (const call of calls) {
    await refuse(page, call);
    await act();
    await says(page, "#message", /nothing of that kind today/i);
    await refuse(page);
    assert.equal(await position(page), before, call);
    assert.equal(await page.textContent("#moves"), list, call);
    assert.deepEqual(await standing(page), stood, call);
    await page.focus('#levels .cell[tabindex="0"]');
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.locator("#message").waitFor({ state: "hidden" });
  }
}

const READ = ["game.position", "game.status", "game.legal_moves", "game.pieces"];
const OPENED = [
  "game.start",
  "game.history",
  ...READ,
  "game.rematerialize_targets",
  "game.threats",
  "game.format_notation",
];

test("what the package refuses is said, and the game stays: moves", () =>
  onWatchedPage(at(AWAY), async (page) => {
    await clicks(page, "a2", "a3", "a7", "a6");
    const calls = [
      "game.apply",
      ...READ,
      "game.rematerialize_targets",
      "game.threats",
      "game.format_notation",
      "format_notation",
    ];
    await refusing(page, calls, () => clicks(page, "b1", "c3"));
    await refusing(page, ["game.explain"], () => clicks(page, "b1", "b5"));
    await refusing(page, ["game.explain", ...calls], async () => {
      await page.fill("#notation", "Nc3");
      await page.press("#notation", "Enter");
    });
    await refusing(page, ["game.agree_speed", ...READ], () =>
      clicks(page, "#speed", '[data-choice="2"]', '[data-choice="yes"]'),
    );
    await clicks(page, "b1", "c3");
    await shows(page, "c3", "wN");
    await refusing(page, ["game.undo", ...READ], () => clicks(page, "#undo"));
    await clicks(page, "#undo");
    await refusing(page, ["game.redo", ...READ], () => clicks(page, "#redo"));
    await refusing(page, ["game.apply", ...READ], () => clicks(page, "e1", "d1"));
    await clicks(page, "#redo");
    await shows(page, "c3", "wN");
    await says(page, "#moves", /Nb1-c3/);
  }));

test("what the package refuses is said, and the game stays: other games, texts, words", () =>
  onWatchedPage("#variant=timeout-flat", async (page) => {
    await clicks(page, "e2", "e4");
    await refusing(page, ["new Game", ...OPENED], () => load(page, AWAY));
    await refusing(page, ["Game.from_record", ...OPENED, "format_notation"], () =>
      load(page, `[Variant "timeout-flat"]\n\n1. Pe2-e4 Pd7-d5 *`),
    );
    await refusing(page, ["new Game", ...OPENED], () => newGame(page));
    await refusing(page, ["new Game", "game.start", "game.history", ...READ, "variant"], async () => {
      await page.click("#game");
      await page.click('[data-variant="quarx"]');
    });
    await shows(page, "e4", "wP");
    await refusing(page, ["format_notation"], () => clicks(page, '[data-language="de"]'));
    assert.equal(await page.getAttribute('[data-language="en"]', "aria-pressed"), "true");
    // A link of which only a move fails is damaged: it shows the game up to there (text.test.mjs).
    await refusing(page, ["new Game", ...READ], () =>
      page.evaluate(() => {
        location.hash = "#variant=chess&moves=Pe2-e4";
      }),
    );
    await clicks(page, "d7", "d5");
    await shows(page, "d5", "bP");
  }));

test("texts without measure are refused, and the game stays", () =>
  onPage("#variant=chess", async (page) => {
    await clicks(page, "e2", "e4");
    await page.fill("#notation", "N".repeat(5000));
    await page.press("#notation", "Enter");
    await says(page, "#message", /long|bytes/);
    await load(page, `chess ${"8/".repeat(40_000)} w - - 0 1`);
    await says(page, "#message", /65,?536/);
    await load(page, `1. Pe2-e4 {${"x".repeat(1_100_000)}} *`);
    await says(page, "#message", /1,?048,?576|1 MiB/);
    await clicks(page, "e7", "e5");
    await shows(page, "e5", "bP");
  }));
