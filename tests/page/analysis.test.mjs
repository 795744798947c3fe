// What the engine thinks of the position is shown while people play or look back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { staysClean } from "./axe.mjs";
import { at, clicks, drawn, moved, newGame, onPage, says, started, workers } from "./browser.mjs";

const LINE = ".thought:not([hidden])";
const lines = (page, count) => page.waitForFunction(([line, n]) => window.insideAll(line).length === n, [LINE, count]);

test("it tells who stands better, seen from White, and three lines; one is drawn, and played", () =>
  onPage("#variant=chess&moves=Pe2-e4,Pf7-f6", async (page) => {
    await clicks(page, "#analyze");
    await lines(page, 3);
    const height = () => page.evaluate(() => window.inside("#analysis").getBoundingClientRect().height);
    const high = await height();
    await says(page, "#score", /^\+\d/);
    assert.ok(await page.evaluate(() => window.inside(".balance").getAttribute("aria-valuenow") > 50));
    await page.focus(`${LINE} >> nth=0`);
    await page.keyboard.press("Enter");
    await moved(page, 3);
    await lines(page, 3);
    assert.equal(await height(), high);
    await page.click("#first"); // it follows
    await lines(page, 3);
    await moved(page, 3, 0);
    await says(page, `${LINE} >> nth=0`, /^\S+ {2}([a-h][34]|N[acfh]3) /);
    await workers(page, 1);
    await clicks(page, "#analyze");
    assert.ok(await page.isHidden("#analysis"));
    await page.waitForSelector('.arrows [data-mark="line"]', { state: "detached" });
    await workers(page, 0);
  }));

test("no button moves when it opens", () =>
  onPage("#variant=chess", async (page) => {
    await page.click("#menu");
    const places = () =>
      page.evaluate(() => window.insideAll(".tools button").map((node) => node.getBoundingClientRect().y));
    const before = await places();
    await page.click("#analyze");
    await lines(page, 3);
    assert.deepEqual(await places(), before);
  }));

/** Where the arrows of a line lead on a board of chess: and the ends of its moves as the analysis writes them. */
const ends = (page, i) =>
  page.evaluate((at) => {
    const cell = (x, y) => `${"abcdefgh"[Math.floor((x * 8) / side)]}${8 - Math.floor((y * 8) / side)}`;
    const { x: left, y: top, width: side } = window.inside(".board").getBoundingClientRect();
    const heads = window.insideAll('.arrows [data-mark="line"] .head').map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return cell(x + width / 2 - left, y + height / 2 - top);
    });
    const [, text = ""] = window.insideAll(".thought")[at].textContent.split("  ");
    const moves = text.split(" ").slice(0, 2);
    return { heads, moves: moves.map((move) => move.slice(-2)) };
  }, i);
const draws = async (page, i) => {
  for (const until = Date.now() + 60_000; ; ) {
    const { heads, moves } = await ends(page, i);
    if (heads.length === 2 && heads.every((cell, at) => cell === moves[at])) return;
    assert.ok(Date.now() < until, `${heads} for ${moves}`);
    await new Promise((done) => setTimeout(done, 50));
  }
};

test("the first line is drawn by itself, another one while it is pointed at, unlike the last move", () =>
  onPage("#variant=chess&moves=Pe2-e4,Pe7-e5", async (page) => {
    await clicks(page, "#analyze");
    await page.hover("#moves");
    await draws(page, 0);
    await page.hover(`${LINE} >> nth=1`);
    await draws(page, 1);
    await page.hover("#moves");
    await draws(page, 0);
    const [line, last] = await page.evaluate(() =>
      ['[data-mark="line"]', ".last"].map((kind) => {
        const { stroke, strokeDasharray } = getComputedStyle(window.inside(`.arrows ${kind} .shaft`));
        return { stroke, strokeDasharray };
      }),
    );
    assert.notEqual(line.stroke, last.stroke);
    assert.notEqual(line.strokeDasharray, "none"); // for those who do not see colors
    assert.equal(last.strokeDasharray, "none");
  }));

test("lines are drawn in every view, into Time Out as well", () =>
  onPage("#variant=timeout-flat", async (page) => {
    await clicks(page, "#analyze");
    await page.hover("#moves");
    await page.waitForSelector('.arrows [data-mark="line"]');
    const out = (move) => move.includes("→");
    for (const until = Date.now() + 60_000; ; ) {
      const { text, arrows } = await page.evaluate(() => ({
        text: window.insideAll(".thought")[0].textContent,
        arrows: window.insideAll('.arrows [data-mark="line"]').map((node) => node.matches(".out")),
      }));
      const moves = text.split(/\s+/).slice(1, 3);
      if (arrows.length === 2 && moves.every((move, i) => out(move) === arrows[i])) break;
      assert.ok(Date.now() < until, `${arrows} for ${text}`);
      await new Promise((done) => setTimeout(done, 50));
    }
    for (const [variant, view, places] of [
      ["timeout", "plan", ["#above", "#levels"]],
      ["timeout", "3d", ["#levels"]],
      ["trid", "3d", ["#levels"]],
    ]) {
      await page.evaluate(
        async ([id, name]) => {
          const board = document.querySelector("hyperply-game");
          await board.load(id);
          board.setAttribute("view", name);
        },
        [variant, view],
      );
      await drawn(page); // what was drawn in the game before is gone
      for (const place of places) await page.waitForSelector(`${place} > .arrows [data-mark="line"]`);
    }
  }));

for (const [turn, sign] of [
  ["w", /^\+/],
  ["b", /^\+/],
]) {
  test(`a queen more is White's advantage, whoever is to move: ${turn}`, () =>
    onPage(at(`chess 4k3/3ppp2/8/8/8/8/3PPP2/3QK3 ${turn} - - 0 1`), async (page) => {
      await clicks(page, "#analyze");
      await says(page, "#score", sign);
    }));
}

test("a mate is told, and what is over is over", () =>
  onPage(at("chess 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"), async (page) => {
    await clicks(page, "#analyze");
    await says(page, "#score", /^White wins in 1 move$/);
    await page.click(`${LINE} >> nth=0`);
    await says(page, "#turn", /White wins/);
    await says(page, "#score", /The game is over/);
    await lines(page, 0);
  }));

test("it goes on beside a game with the engine, and ends with the board", async () => {
  for (const variant of ["timeout", "quarx-huff", "hex4d"]) {
    await onPage(`#variant=${variant}`, async (page) => {
      await clicks(page, "#analyze");
      await lines(page, 3);
      await page.selectOption("#player-black", "engine 1");
      await page.evaluate(() => {
        const board = document.querySelector("hyperply-game");
        board.play(board.game.legal_moves()[0]);
      });
      await moved(page, 2);
      await lines(page, 3);
      await page.evaluate(() => document.querySelector("hyperply-game").remove());
      await workers(page, 0);
    });
  }
});

test("a new game is not analyzed", () =>
  onPage("#variant=chess", async (page) => {
    await clicks(page, "#analyze");
    await lines(page, 3);
    await newGame(page);
    await moved(page, 0);
    assert.equal(await page.getAttribute("#analyze", "aria-pressed"), "false");
    await lines(page, 0);
  }));

test("another family has an engine of its own; with a friend there is none", () =>
  onPage("#variant=chess", async (page, url) => {
    await clicks(page, "#analyze");
    await lines(page, 3);
    await page.click("#game");
    await page.click('[data-variant="hex4d"]');
    await started(page, "hex4d");
    await lines(page, 3);
    await workers(page, 1);
    await clicks(page, "#analyze");
    await page.goto("about:blank");
    await page.goto(`${url}play.html#variant=chess&you=white`);
    await page.waitForSelector("body[data-ready]");
    assert.ok(await page.isHidden("#analyze"));
  }));

test("what went wrong is no longer said once another try works", () =>
  onPage(
    "#variant=chess",
    async (page) => {
      await clicks(page, "#analyze");
      await lines(page, 3);
      await page.evaluate(() =>
        window.made.at(-1).dispatchEvent(new ErrorEvent("error", { message: "out of memory", cancelable: true })),
      );
      await says(page, "#message", /worker crashed/);
      assert.ok(await page.isHidden("#analysis"));
      await clicks(page, "#analyze");
      await lines(page, 3);
      assert.ok(await page.isHidden("#message"));
    },
    {
      prepare: (page) =>
        page.addInitScript(() => {
          window.made = [];
          window.Worker = class extends Worker {
            constructor(...details) {
              super(...details);
              window.made.push(this);
            }
          };
        }),
    },
  ));

test("axe finds nothing, and nothing reaches over the edge", () =>
  onPage("#variant=timeout", async (page) => {
    await clicks(page, "#analyze");
    await lines(page, 3);
    await staysClean(page);
  }));
