// What the page asks of the package, and what it does when the package refuses.
import assert from "node:assert/strict";
import { at, clicks, newGame, onPage, says, speak } from "./browser.mjs";
import { long as test } from "../long.mjs";

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
    window.refused ??= "";
    const watch = (name, work) => function (...details) {
      asked.push(JSON.stringify([name, ...details]));
      if (refused === name) throw Object.assign(new Error("nothing of that kind today"), { code: "too-large" });
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

const AWAY = "timeout-flat 4k3/pppppppp/8/8/8/8/PPPPPPPP/1N2K3 w - - 0 9 Qd1:3,Bc1:2,rh8:1 -";
/** `picking`: what is asked when a piece is picked, which is what would become of it in Time Out, and only once. */
const GAMES = {
  chess: { text: "chess", moves: ["Pe2-e4", "Pe7-e5", "Ng1-f3"], ply: 2, move: ["b1", "c3"] },
  "timeout-flat": { text: AWAY, move: ["b1", "c3"], picking: ["apply", "rematerialize_targets"] },
  quarx: { text: "quarx", move: ["2211", "1311"] },
  hex4d: { text: "hex4d", move: ["C1c3", "D2c3"] },
  trid: { text: "trid", moves: ["Pe2(2)-e4(2)", "Pe7(6)-e5(6)"], move: ["e1(2)", "d3(2)"] },
};

test("nothing is asked twice about a position, and nothing by a click that only picks", (t) =>
  onWatchedPage("#variant=raumschach", async (page) => {
    for (const [variant, { text, moves, ply, move, picking = [] }] of Object.entries(GAMES))
      await t.test(variant, async () => {
        const once = async (what) => {
          const calls = await page.evaluate(() => window.asked.splice(0));
          assert.deepEqual(
            calls.filter((call, i) => calls.indexOf(call) < i),
            [],
            what,
          );
          return calls.map((call) => JSON.parse(call)[0]);
        };
        await page.evaluate(
          ([text, more]) => {
            window.asked = [];
            return document.querySelector("hyperply-game").load(text, more);
          },
          [text, { moves, ply }],
        );
        await once("opening");
        await clicks(page, move[0]);
        await page.waitForSelector("[data-effect]");
        await clicks(page, "#flip", "#flip", "#cancel", move[0]);
        assert.deepEqual(await once("picking"), picking, "picking");
        await clicks(page, move[1]);
        await says(page, "#turn", /Black to move/);
        assert.ok(!(await once("moving")).includes("game.history"));
        for (const step of ["#undo", "#redo"]) {
          await clicks(page, step);
          assert.ok(!(await once(step)).includes("game.history"), step);
        }
      });
  }));

const READ = ["game.position", "game.status", "game.legal_moves", "game.pieces"];
const SHOWN = ["game.rematerialize_targets", "game.threats", "game.format_notation"];
const OPENED = ["game.start", "game.history", ...READ, ...SHOWN];
const MOVED = ["game.apply", ...READ, ...SHOWN, "format_notation"];

/** While calls are refused, one after another, what people do ends in a message and the game is what it was; gives what is not so. Runs in the page. */
async function refusals([calls, steps]) {
  const board = document.querySelector("hyperply-game");
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const node = (name) => window.inside(/^[[#]/.test(name) ? name : `[data-cell="${name}"]`);
  const said = () => window.inside("#message").textContent;
  const until = async (is) => {
    for (let frames = 0; frames < 600 && !is(); frames++) await frame();
    return is();
  };
  /** What is shown, and where the package has the game: its moves, and the positions to which the page can go on again. */
  const standing = () => {
    const { game, moves, ply, position, record } = board;
    const done = game.history();
    const undone = moves.slice(ply).map(() => game.redo() && game.position());
    for (const _ of undone) game.undo();
    return JSON.stringify([position, record, window.inside("#moves").textContent, done, undone, moves]);
  };
  const before = standing();
  const wrong = [];
  for (const call of calls) {
    window.refused = call;
    for (const step of steps) {
      const [, name, text] = /^(.*?)(?: < (.*))?$/s.exec(step);
      if (name === "go") location.hash = text;
      else if (await until(() => node(name))) {
        if (text === undefined) node(name).dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
        else Object.assign(node(name), { value: text });
        await frame();
      }
    }
    if (!(await until(() => /nothing of that kind today/i.test(said())))) wrong.push(`${call}: ${said()}`);
    window.refused = "";
    if (standing() !== before) wrong.push(`${call}: ${standing()}, not ${before}`);
    for (const dialog of window.insideAll("dialog[open]")) dialog.close();
    board.select(null);
    board.select(null);
    window
      .inside("#levels .cell")
      .dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, composed: true }));
    if (!(await until(() => window.inside("#message").hidden || !said()))) wrong.push(`${call}: it stays said`);
  }
  return wrong;
}
const refusing = async (page, calls, ...steps) => assert.deepEqual(await page.evaluate(refusals, [calls, steps]), []);

test("what the package refuses is said, and the game stays: moves, texts, other games", () =>
  onWatchedPage(at(AWAY), async (page) => {
    await clicks(page, "a2", "a3", "a7", "a6");
    await refusing(page, MOVED, "b1", "c3");
    await refusing(page, ["game.explain"], "b1", "b5");
    await refusing(page, ["game.explain", ...MOVED], "#notation < Nc3", "#play");
    await refusing(page, ["game.agree_speed", ...READ], "#speed", '[data-choice="2"]', '[data-choice="yes"]');
    await clicks(page, "b1", "c3");
    await refusing(page, ["game.undo", ...READ], "#undo");
    await clicks(page, "#undo");
    await refusing(page, ["game.redo", ...READ], "#redo");
    await refusing(page, ["game.apply", ...READ], "e1", "d1");
    await page.click("#share > summary");
    await refusing(page, ["new Game", ...OPENED], "#paste < timeout-flat 4k3/8/8/8/8/8/P7/4K3 w - - 0 9 - -", "#load");
    const record = '[Variant "timeout-flat"]\n\n1. Pe2-e4 Pd7-d5 *';
    await refusing(page, ["Game.from_record", ...OPENED, "format_notation"], `#paste < ${record}`, "#load");
    await refusing(page, ["new Game", ...OPENED], "#new-game", '[value="screen"]', "#start");
    await refusing(
      page,
      ["new Game", "game.start", "game.history", ...READ, "variant"],
      "#game",
      '#games [data-variant="quarx"]',
    );
    // A link of which only a move fails is damaged: it shows the game up to there (text.test.mjs).
    await refusing(page, ["new Game", ...READ], "go < #variant=chess&moves=Pe2-e4");
    await page.evaluate(() => {
      window.refused = "format_notation";
    });
    await clicks(page, '[data-language="de"]');
    await says(page, "#message", /nothing of that kind today/i);
    assert.equal(await page.getAttribute('[data-language="en"]', "aria-pressed"), "true");
    await page.evaluate(() => {
      window.refused = "";
    });
    await clicks(page, "#redo", "d7", "d5");
    await says(page, "#moves", /Nb1-c3Pd7-d5/);
  }));

test("a move is written to the end of the list, and the lines before stay as they are", () =>
  onPage("#variant=chess&moves=Pe2-e4,Pe7-e5,Ng1-f3", async (page) => {
    const list = () => page.locator("#moves li").allTextContents();
    const plays = (...moves) =>
      page.evaluate((moves) => {
        window.line ??= window.inside("#moves li");
        for (const move of moves) document.querySelector("hyperply-game").play(move);
      }, moves);
    await plays("Nb8-c6", "Bf1-c4");
    await clicks(page, "#undo", "#undo");
    assert.deepEqual(await list(), ["1.Pe2-e4Pe7-e5", "2.Ng1-f3Nb8-c6", "3.Bf1-c4"]);
    assert.equal(await page.textContent("#moves [data-latest]"), "Ng1-f3");
    await plays("Nb8-a6");
    assert.deepEqual(await list(), ["1.Pe2-e4Pe7-e5", "2.Ng1-f3Nb8-a6", "or 2… Nb8-c6 and 1 more move"]);
    assert.equal(await page.textContent("#moves [data-latest]"), "Nb8-a6");
    assert.ok(await page.evaluate(() => window.line.isConnected));
    await speak(page, "de");
    assert.deepEqual(await list(), ["1.Be2-e4Be7-e5", "2.Sg1-f3Sb8-a6", "oder 2… Sb8-c6 und 1 weiterer Zug"]);
    await newGame(page);
    await says(page, "#moves", /^Noch keine Züge\.$/);
  }));
