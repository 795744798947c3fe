// The engine plays at the table.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ONE_EACH } from "../games.mjs";
import { staysClean } from "./axe.mjs";
import { at, clicks, moved, newGame, onPage, says, started, workers } from "./browser.mjs";

/**
 * Notes in `window.asked` what workers are asked, keeps them in `window.made`, and with `window.deep` has them think until
 * they are stopped. They answer with `window.scores`, if there are any left.
 */
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
        if (question) window.asked.push({ ...question.limits, ms: question.ms });
        if (question && window.scores?.length) {
          const thought = {
            depth: 1,
            nodes: 1,
            lines: [{ score: window.scores.shift(), moves: [{ notation: "any" }] }],
          };
          for (const answer of [{ told: thought }, { done: true }])
            setTimeout(() => this.onmessage({ data: { id: data.id, ...answer } }));
          return;
        }
        super.postMessage(
          question && window.deep ? { ...data, question: { ...question, limits: { depth: 100 }, ms: Infinity } } : data,
        );
      }
    };
  });
const options = { prepare: watched };

const choose = (page, side, player) => page.selectOption(`#player-${side}`, player);
const moves = (page) =>
  page.evaluate(() => document.querySelector("hyperply-game").moves.map(({ move, speed }) => move ?? speed));
const deep = (page, on = true) =>
  page.evaluate((on) => {
    window.deep = on;
  }, on);
const asked = (page) => page.evaluate(() => window.asked.length);
/** Lets everything that could be under way happen: a question would have been asked by then. */
const settle = (page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 10; i++) await new Promise((done) => requestAnimationFrame(done));
  });

test("it answers a move, from a worker, in every family", async () => {
  for (const variant of ONE_EACH) {
    await onPage(
      `#variant=${variant}`,
      async (page) => {
        assert.equal(page.workers().length, 0);
        await choose(page, "white", "engine 1");
        await moved(page, 1);
        assert.equal(page.workers().length, 1);
        await page.evaluate(() => {
          const board = document.querySelector("hyperply-game");
          board.play(board.game.legal_moves()[0]);
        });
        await moved(page, 3);
      },
      options,
    );
  }
});

test("it does not move while a person looks back, and answers what is played there", () =>
  onPage(
    "#variant=chess",
    async (page) => {
      await choose(page, "black", "engine 1");
      await clicks(page, "e2", "e4");
      await moved(page, 2);
      await clicks(page, "d2", "d4");
      await moved(page, 4);
      const before = await asked(page);
      await page.click("#undo"); // its move
      await moved(page, 4, 3);
      await settle(page);
      await page.click("#undo"); // and the person's
      await moved(page, 4, 2);
      await page.click("#first");
      await settle(page);
      await moved(page, 4, 0);
      assert.equal(await asked(page), before);
      await clicks(page, "c2", "c4");
      await moved(page, 2);
      assert.equal((await moves(page))[0], "Pc2-c4");
      assert.equal(await asked(page), before + 1);
      await page.click("#first");
      await clicks(page, "c2", "c4"); // the same again
      await page.waitForFunction((n) => window.asked.length === n, before + 2);
      await page.waitForFunction(() => document.querySelector("hyperply-game").ply === 2);
    },
    options,
  ));

test("a person takes a move back, with its answer; who looks back is told how to go on", () =>
  onPage(
    "#variant=chess",
    async (page) => {
      await choose(page, "black", "engine 1");
      await clicks(page, "e2", "e4");
      await moved(page, 2);
      await page.click("#undo"); // its move alone
      await says(page, "#selection", /earlier position\. Press ◀ again to play on from your move, or press ▶/);
      await page.click("#last");
      await clicks(page, "#take-back");
      await moved(page, 2, 0);
      await says(page, "#selection", /earlier position\. Play on from here, or press ▶/);
      assert.ok(await page.isHidden("#take-back"), "nothing is left to be taken back");
      await clicks(page, "d2", "d4");
      await moved(page, 2);
      assert.equal((await moves(page))[0], "Pd2-d4");
    },
    options,
  ));

test("undone while it thinks, it stops, and thinks again once the move is done again", () =>
  onPage(
    "#variant=chess",
    async (page) => {
      await deep(page);
      await choose(page, "black", "engine 10");
      await clicks(page, "e2", "e4");
      await says(page, "#selection", /Black is thinking/);
      await page.click("#undo");
      await moved(page, 1, 0);
      assert.ok(await page.isHidden("#hurry"));
      await settle(page);
      await deep(page, false);
      await page.click("#redo");
      await moved(page, 2);
    },
    options,
  ));

test("two engines play each other until a side becomes a person's", () =>
  onPage(
    "#variant=timeout-flat",
    async (page) => {
      await choose(page, "white", "engine 1");
      await choose(page, "black", "engine 2");
      await page.waitForFunction(() => document.querySelector("hyperply-game").moves.length >= 4);
      assert.equal(page.workers().length, 1);
      await choose(page, "white", "human");
      await page.waitForFunction(() => document.querySelector("hyperply-game").status.turn === "white");
      const { length } = await moves(page);
      await settle(page);
      assert.equal((await moves(page)).length, length);
      assert.deepEqual(await page.evaluate(() => [...new Set(window.asked.map(({ level }) => level))].sort()), [1, 2]);
      await choose(page, "black", "human");
      await workers(page, 0);
    },
    options,
  ));

test("“Move now” ends a thought, and the keyboard stays where it was", () =>
  onPage(
    "#variant=timeout",
    async (page) => {
      await deep(page);
      await choose(page, "black", "engine 10");
      await page.evaluate(() => {
        const board = document.querySelector("hyperply-game");
        board.play(board.game.legal_moves()[0]);
      });
      await says(page, "#selection", /Black is thinking/);
      await page.focus("#hurry");
      await page.keyboard.press("Enter");
      await moved(page, 2);
      assert.ok(await page.evaluate(() => window.focused().matches("[data-cell]")));
    },
    options,
  ));

test("another level counts at once, and another side as well", () =>
  onPage(
    "#variant=chess",
    async (page) => {
      await deep(page);
      await choose(page, "white", "engine 9");
      await page.waitForFunction(() => window.asked.length === 1);
      await deep(page, false);
      await choose(page, "white", "engine 1");
      await moved(page, 1);
      assert.deepEqual(await page.evaluate(() => window.asked.map(({ level }) => level)), [9, 1]);
      await deep(page);
      await choose(page, "black", "engine 5");
      await says(page, "#selection", /Black is thinking/);
      await choose(page, "black", "human");
      await says(page, "#selection", /^(?!.*thinking)/);
      await clicks(page, "e7", "e5");
      await moved(page, 2);
    },
    options,
  ));

test("a hint shows a good move and plays nothing", () =>
  onPage(
    "#variant=chess",
    async (page) => {
      await page.click("#hint");
      await says(page, "#message", /^Try moving the \w+ from \w\d to \w\d\./);
      await page.waitForSelector('.arrows [data-mark="hint"]');
      await moved(page, 0);
      await workers(page, 0);
      await clicks(page, "e2", "e4");
      await page.waitForSelector('.arrows [data-mark="hint"]', { state: "detached" });
      await deep(page);
      await page.click("#hint");
      await says(page, "#selection", /Looking for a good move/);
      await clicks(page, "e7", "e5"); // meanwhile
      await moved(page, 2);
      await settle(page);
      assert.ok(await page.isHidden("#message"));
      await workers(page, 0);
    },
    options,
  ));

test("a hint says why the move is good", () =>
  onPage(
    at("chess 6k1/5ppp/8/3n4/4P3/6P1/5P1P/6K1 w - - 0 1"),
    async (page) => {
      await page.click("#hint");
      await says(page, "#message", /^Try capturing the knight on d5 with the pawn on e4\. It wins the knight\./);
      assert.equal(await asked(page), 3); // the move, and what each side threatens
      await workers(page, 0);
    },
    options,
  ));

test("there is never more than one worker, and none without an engine or without a board", () =>
  onPage(
    "#variant=chess",
    async (page) => {
      await choose(page, "white", "engine 1");
      await moved(page, 1);
      await newGame(page);
      await moved(page, 0);
      await choose(page, "white", "engine 1");
      await moved(page, 1);
      await workers(page, 1);
      await deep(page);
      await page.click("#game");
      await page.click('[data-variant="hex4d"]');
      await started(page, "hex4d");
      await page.waitForFunction(() => window.asked.length === 3);
      await workers(page, 1);
      await page.evaluate(() => document.querySelector("hyperply-game").remove());
      await workers(page, 0);
    },
    options,
  ));

test("who plays is kept with the game", () =>
  onPage(
    "#variant=chess",
    async (page) => {
      await choose(page, "black", "engine 3");
      await clicks(page, "e2", "e4");
      await moved(page, 2);
      await page.reload();
      await page.waitForSelector("body[data-ready]");
      await moved(page, 2);
      assert.equal(await page.inputValue("#player-black"), "engine 3");
      await clicks(page, "d2", "d4");
      await moved(page, 4);
      await newGame(page);
      await moved(page, 0);
      await choose(page, "black", "human");
      await clicks(page, "a2", "a4", "a7", "a5");
      await moved(page, 2);
      await page.goBack();
      await moved(page, 4);
      assert.equal(await page.inputValue("#player-black"), "engine 3");
      await page.goForward();
      await moved(page, 2);
      assert.equal(await page.inputValue("#player-black"), "human");

      await page.click("#game");
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.click(".saved-games >> text=Export all"),
      ]);
      for (let left = 2; left > 0; left--) {
        await page.click("[aria-label^=Delete]");
        await page.waitForFunction((n) => document.querySelectorAll("[aria-label^=Delete]").length === n, left - 1);
      }
      await page.keyboard.press("Escape");
      await page.click("#game");
      await page.setInputFiles(".saved-games input[type=file]", await download.path());
      await says(page, '.saved-games [role="status"]', /2 games imported/);
      await page.locator(".saved-game", { hasText: "move 3" }).locator("a").first().click();
      await moved(page, 4);
      assert.equal(await page.inputValue("#player-black"), "engine 3");
    },
    options,
  ));

test("a game with a friend has no engine", () =>
  onPage(
    "#variant=chess",
    async (page, url) => {
      await choose(page, "black", "engine 1");
      await clicks(page, "e2", "e4");
      await moved(page, 2);
      await page.goto("about:blank");
      await page.goto(`${url}play.html#variant=chess&you=white`);
      await page.waitForSelector("body[data-ready]");
      assert.ok(await page.isHidden("#player-black"));
      assert.ok(await page.isHidden("#hint"));
      await clicks(page, "e2", "e4");
      await moved(page, 1);
      await settle(page);
      assert.equal(await asked(page), 0);
    },
    options,
  ));

test("the page stays smooth while it thinks", () =>
  onPage(
    "#variant=timeout",
    async (page) => {
      await deep(page);
      await choose(page, "white", "engine 10");
      await page.waitForFunction(() => window.asked.length === 1);
      await workers(page, 1);
      assert.ok(await page.evaluate(() => window.hit(innerWidth - 30, 30) !== null)); // it answers
      await clicks(page, "#flip");
      assert.equal(await page.getAttribute("#flip", "aria-pressed"), "true");
      await page.click('[data-view="3d"]');
      await page.waitForSelector("#space[data-drawn]");
      await says(page, "#selection", /White is thinking/);
      assert.equal(await asked(page), 1); // drawing anew asks nothing anew
    },
    options,
  ));

for (const [what, prepare] of Object.entries({
  "there are no workers": (page) => page.addInitScript(() => delete window.Worker),
  "a worker cannot be started": (page) =>
    page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new DOMException("no", "SecurityError");
        }
      };
    }),
  "a worker's file does not come": (page) =>
    page.addInitScript(() => {
      window.Worker = class extends EventTarget {
        constructor() {
          super();
          queueMicrotask(() => this.onerror(new Event("error", { cancelable: true })));
        }

        postMessage() {}

        terminate() {}
      };
    }),
})) {
  test(`it answers where ${what}`, () =>
    onPage(
      "#variant=chess",
      async (page) => {
        await choose(page, "black", "engine 2");
        await clicks(page, "e2", "e4");
        await moved(page, 2);
        await choose(page, "white", "engine 10");
        await says(page, "#selection", /White is thinking/);
        await page.click("#hurry");
        await page.waitForFunction(() => document.querySelector("hyperply-game").moves.length > 2);
        await choose(page, "white", "human");
      },
      { prepare },
    ));
}

test("an engine that is lost is told once, and asked again when a person wants it", () =>
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
      const { width, height } = page.viewportSize();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.waitForSelector('[data-room="narrow"] #hurry'); // beside the message, which needs the room
      await page.setViewportSize({ width, height });
      await settle(page);
      assert.equal(await asked(page), 1);
      await deep(page, false);
      await page.click("#hurry");
      await moved(page, 2);
      await page.waitForSelector("#hint:not([aria-disabled])");
      assert.ok(await page.isHidden("#hurry"));
    },
    options,
  ));

test("a move of it that the page prevents is not asked for again and again", () =>
  onPage(
    "#variant=chess",
    async (page) => {
      await page.evaluate(() =>
        document.querySelector("hyperply-game").addEventListener("hyperply-move", (event) => {
          if (event.detail.by === "engine" && !window.allowed) event.preventDefault();
        }),
      );
      await choose(page, "black", "engine 1");
      await clicks(page, "e2", "e4");
      await says(page, "#hurry", /^Try again$/);
      await settle(page);
      assert.equal(await asked(page), 1);
      await page.evaluate(() => {
        window.allowed = true;
      });
      await page.click("#hurry");
      await moved(page, 2);
    },
    options,
  ));

test("asked for speed moves, it agrees where they cost it little", () =>
  onPage(
    "#variant=timeout-flat",
    async (page) => {
      const offer = async (...scores) => {
        await page.evaluate((scores) => {
          window.scores = scores;
        }, scores); // both for the side to move, which is the one that asks
        await clicks(page, "#speed", '[data-choice="2"]');
      };
      await deep(page);
      await choose(page, "black", "engine 4");
      await offer(10, 41);
      await says(page, "#message", /Black declined the speed moves/);
      await moved(page, 0);
      await offer(10, 40);
      await says(page, "#message", /Black accepts: 2 moves each/);
      assert.deepEqual(await moves(page), [2]);
      assert.equal(await asked(page), 4);
      await deep(page, false);
      await clicks(page, "e2", "e4", "d2", "d4");
      await moved(page, 5); // two of its own
      await choose(page, "black", "human");
      await deep(page);
      await choose(page, "white", "engine 4");
      await page.waitForSelector("#hurry:not([hidden])");
      await page.evaluate(() => window.inside("#speed").click());
      await says(page, "#message", /It’s White’s turn/);
    },
    options,
  ));

test("it decides on speed moves by itself, and what was meanwhile played counts", () =>
  onPage(
    "#variant=timeout",
    async (page) => {
      await choose(page, "black", "engine 2");
      await clicks(page, "#speed", '[data-choice="3"]');
      await says(page, "#message", /^Black (accepts: 3 moves each|declined the speed moves)\./);
      await newGame(page);
      await page.locator("#message").waitFor({ state: "hidden" }); // it was of the game before
      await moved(page, 0);
      await choose(page, "black", "engine 2");
      await deep(page);
      await clicks(page, "#speed", '[data-choice="3"]');
      await says(page, "#selection", /Black is considering it/);
      await deep(page, false);
      await page.evaluate(() => {
        const board = document.querySelector("hyperply-game");
        board.play(board.game.legal_moves()[0]);
      });
      await moved(page, 2);
      assert.equal(
        (await moves(page)).every((move) => typeof move === "string"),
        true,
      );
    },
    options,
  ));

for (const hash of ["#variant=timeout", "#variant=quarx-huff"]) {
  test(`the players stand in one row, on a phone as well, and axe finds nothing: ${hash}`, () =>
    onPage(
      hash,
      async (page) => {
        const inOneRow = async (width) => {
          const tops = await page.evaluate(() =>
            window
              .insideAll(".chairs > select")
              .filter((node) => node.offsetParent)
              .map((node) => node.getBoundingClientRect())
              .map(({ top, height }) => Math.round(top + height / 2)),
          );
          assert.equal(tops.length, 2);
          assert.ok(Math.max(...tops) - Math.min(...tops) <= 2, `${width}: ${tops}`);
        };
        await deep(page);
        await choose(page, "black", "engine 10");
        await staysClean(page, inOneRow);
        await page.evaluate(() => {
          const board = document.querySelector("hyperply-game");
          board.play(board.game.legal_moves()[0]);
        });
        await says(page, "#selection", /Black is thinking/);
        await staysClean(page, inOneRow);
      },
      options,
    ));
}
