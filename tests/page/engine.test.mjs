// The computer plays at the table, in a worker. When it is asked and what becomes of its answers is tested as values
// (tests/unit/players.test.mjs).
import assert from "node:assert/strict";
import { ONE_EACH } from "../games.mjs";
import { at, clicks, moved, newGame, onPage, resize, says, started, workers } from "./browser.mjs";
import { long, test } from "../long.mjs";

/** Notes what workers are asked, keeps them, and with `window.deep` has them think until they are stopped. */
const watched = (page) =>
  page.addInitScript(() => {
    window.asked = [];
    window.made = [];
    window.Worker = class extends Worker {
      constructor(...how) {
        super(...how);
        window.made.push(this);
      }

      postMessage(data) {
        const { question } = data;
        if (question) window.asked.push(question.limits.level);
        const endless = question && window.deep && { ...question, limits: { depth: 100 }, ms: Infinity };
        super.postMessage(endless ? { ...data, question: endless } : data);
      }
    };
  });
const options = { prepare: watched };

const choose = (page, side, player) => page.selectOption(`#player-${side}`, player);
const deep = (page, on = true) => page.evaluate((deep) => void Object.assign(window, { deep }), on);
const asked = (page) => page.evaluate(() => window.asked);
const playFirst = (page) =>
  page.evaluate(() => {
    const board = document.querySelector("hyperply-game");
    board.play(board.game.legal_moves()[0]);
  });

long("it answers a move in every family, from the only worker, which ends with the board", () =>
  onPage(
    "",
    async (page) => {
      for (const variant of ONE_EACH) {
        await page.evaluate((variant) => document.querySelector("hyperply-game").load(variant), variant);
        await started(page, variant);
        await choose(page, "black", "engine 1");
        await playFirst(page);
        await moved(page, 2);
        await workers(page, 1);
      }
      await page.evaluate(() => document.querySelector("hyperply-game").remove());
      await workers(page, 0);
    },
    options,
  ),
);

test("the page answers while it thinks; “Move now” ends the thought, and the keyboard goes on to the boards", () =>
  onPage(
    "#variant=timeout",
    async (page) => {
      await deep(page);
      await choose(page, "black", "engine 10");
      await playFirst(page);
      await says(page, "#selection", /Black is thinking/);
      await clicks(page, "#flip");
      assert.equal(await page.getAttribute("#flip", "aria-pressed"), "true");
      await says(page, "#selection", /Black is thinking/);
      assert.deepEqual(await asked(page), [10]); // drawing anew asks nothing anew
      await page.focus("#hurry");
      await page.keyboard.press("Enter");
      await moved(page, 2);
      assert.ok(await page.evaluate(() => window.focused().matches("[data-cell]")));
      await choose(page, "white", "engine 9");
      await says(page, "#selection", /White is thinking/);
      await page.click("#undo");
      assert.ok(await page.isHidden("#hurry"));
    },
    options,
  ));

long("a person who looks back is told how to go on; a hint shows a good move with its reason", () =>
  onPage(
    at("chess 6k1/5ppp/8/3n4/4P3/6P1/5P1P/6K1 w - - 0 1"),
    async (page) => {
      await page.click("#hint");
      await says(page, "#message", /^Try capturing the knight on d5 with the pawn on e4\. It wins the knight\./);
      await page.waitForSelector('.arrows [data-mark="hint"]');
      await workers(page, 0);
      await deep(page);
      await page.click("#hint");
      await says(page, "#selection", /Looking for a good move/);
      await clicks(page, "e4", "d5"); // meanwhile
      await page.waitForSelector('.arrows [data-mark="hint"]', { state: "detached" });
      assert.ok(await page.isHidden("#message"));
      await workers(page, 0);
      await deep(page, false);
      await choose(page, "black", "engine 1");
      await moved(page, 2);
      await page.click("#undo"); // its move alone
      await says(page, "#selection", /earlier position\. Press ◀ again to play on from your move, or press ▶/);
      await page.click("#last");
      await clicks(page, "#take-back");
      await moved(page, 2, 0);
      await says(page, "#selection", /earlier position\. Play on from here, or press ▶/);
      assert.ok(await page.isHidden("#take-back"), "nothing is left to be taken back");
    },
    options,
  ),
);

test("who plays is kept with the game, loaded again or gone back to; with a friend there is no computer", () =>
  onPage("#variant=chess", async (page) => {
    const seated = () => page.inputValue("#player-black");
    await choose(page, "black", "engine 3");
    await clicks(page, "e2", "e4");
    await moved(page, 2);
    await page.reload();
    await page.waitForSelector("body[data-ready]");
    await moved(page, 2);
    assert.equal(await seated(), "engine 3");
    await newGame(page);
    await moved(page, 0);
    await choose(page, "black", "human");
    await clicks(page, "a2", "a4");
    await moved(page, 1);
    await page.goBack();
    await moved(page, 2);
    assert.equal(await seated(), "engine 3");
    await page.goForward();
    await moved(page, 1);
    assert.equal(await seated(), "human");
    await page.evaluate(() => location.assign("#variant=chess&you=white"));
    await page.waitForSelector("#player-black", { state: "hidden" });
    assert.ok(await page.isHidden("#hint"));
  }));

test("a worker that crashes is told once, and another one asked when a person wants it", () =>
  onPage(
    "#variant=chess",
    async (page) => {
      await deep(page);
      await choose(page, "black", "engine 4");
      await clicks(page, "e2", "e4");
      await page.waitForFunction(() => window.asked.length === 1);
      await page.evaluate(() =>
        window.made.at(-1).dispatchEvent(new ErrorEvent("error", { message: "out of memory", cancelable: true })),
      );
      await says(page, "#message", /worker crashed/);
      await workers(page, 0);
      await says(page, "#hurry", /^Try again$/);
      await resize(page, 390, 844);
      await page.waitForSelector('[data-room="narrow"] #hurry'); // beside the message, which needs the room
      await resize(page, 1280, 900);
      assert.deepEqual(await asked(page), [4]);
      await deep(page, false);
      await page.click("#hurry");
      await moved(page, 2);
      await page.waitForSelector("#hint:not([aria-disabled])");
      assert.ok(await page.isHidden("#hurry"));
    },
    options,
  ));

long("asked for speed moves, it is said that it considers them, and how it decides", () =>
  onPage(
    "#variant=timeout-flat",
    async (page) => {
      await deep(page);
      await choose(page, "black", "engine 2");
      await clicks(page, "#speed", '[data-choice="3"]');
      await says(page, "#selection", /Black is considering it/);
      await deep(page, false);
      await page.evaluate(() => document.querySelector("hyperply-game").load("timeout-flat"));
      await choose(page, "black", "engine 2");
      await clicks(page, "#speed", '[data-choice="3"]');
      await says(page, "#message", /^Black (accepts: 3 moves each|declined the speed moves)\./);
    },
    options,
  ),
);

long("the players stand in one row, on a phone as well, while it thinks, too", () =>
  onPage(
    "#variant=timeout",
    async (page) => {
      await deep(page);
      await choose(page, "black", "engine 10");
      for (const width of [1440, 390, 320]) {
        await resize(page, width, 844);
        const middles = await page.evaluate(() =>
          window
            .insideAll(".chairs > select")
            .map((node) => node.getBoundingClientRect())
            .map(({ top, height }) => top + height / 2),
        );
        assert.equal(middles.length, 2);
        assert.ok(Math.abs(middles[0] - middles[1]) <= 2, `${width}: ${middles}`);
        if (width === 1440) await playFirst(page);
      }
    },
    options,
  ),
);
