// Moves are animated, and the position does not wait for it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { at, clicks, inSpace, middle, onPage, shows, still } from "./browser.mjs";

const inMotion = (hash, play, options) => onPage(hash, play, { reducedMotion: "no-preference", ...options });

/** What flies and what fades in the first frame after `work` has run in the page, and for how long. */
async function seen(page, work, argument) {
  return page.evaluate(
    async ([source, given]) => {
      const board = document.querySelector("hyperply-game");
      await new Function("board", "given", `return (${source})(board, given)`)(board, given);
      await new Promise(requestAnimationFrame); // in that frame itself: the next one may come when all has ended
      const root = board.shadowRoot;
      const all = root.getAnimations().filter((animation) => !(animation instanceof CSSTransition));
      const times = all.map(({ effect }) => effect.getComputedTiming().endTime);
      return {
        flights: root.querySelectorAll(".flights > .piece").length,
        count: all.length,
        longest: Math.max(0, ...times),
        legs: Math.max(0, ...all.map(({ effect }) => effect.getKeyframes().length - 1)),
        decks: all.filter(({ effect }) => effect.target.matches("[data-deck]")).length,
      };
    },
    [work.toString(), argument],
  );
}

const plays = (page, move) => seen(page, (board, text) => void board.play(text), move);

/** For the page, frames come at most 70 ms after each other, however long the machine takes for one. */
const steady = (page) =>
  page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    let [frame, now] = [0, 0];
    window.requestAnimationFrame = (work) =>
      requestAnimationFrame((time) => {
        now += Math.min(70, time - frame);
        frame = time;
        work(now);
      });
    performance.now = () => now;
  });

/** Waits until nothing moves. */
const rests = (page) =>
  page.waitForFunction(() => {
    const { shadowRoot } = document.querySelector("hyperply-game");
    return (
      shadowRoot.querySelectorAll(".flights > *").length === 0 &&
      shadowRoot.getAnimations().every((animation) => animation instanceof CSSTransition)
    );
  });

test("a piece flies from its cell to its new one", () =>
  inMotion("#variant=chess", async (page) => {
    const [from, to] = await Promise.all(
      ["e2", "e4"].map((cell) => page.locator(`[data-cell="${cell}"]`).boundingBox()),
    );
    const way = await page.evaluate(async () => {
      const board = document.querySelector("hyperply-game");
      const root = board.shadowRoot;
      board.play("e2-e4");
      const shown = root.querySelector('[data-cell="e4"]').dataset.piece;
      await new Promise((done) => requestAnimationFrame(done));
      const ghost = root.querySelector(".flights > .piece");
      const [flight] = ghost.getAnimations();
      flight.pause();
      const middle = () => {
        const box = ghost.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      };
      flight.currentTime = 0;
      const first = middle();
      flight.currentTime = flight.effect.getComputedTiming().endTime - 0.01;
      const last = middle();
      flight.play();
      return { shown, first, last };
    });
    assert.equal(way.shown, "wP");
    for (const [[x, y], cell] of [
      [way.first, from],
      [way.last, to],
    ]) {
      assert.ok(Math.abs(x - cell.x - cell.width / 2) < cell.width / 10, `${x} in ${JSON.stringify(cell)}`);
      assert.ok(Math.abs(y - cell.y - cell.height / 2) < cell.height / 5);
    }
    await rests(page);
  }));

test("in 3D a piece flies to where it stands, and then nothing is drawn", () =>
  inMotion(
    "#variant=timeout",
    async (page) => {
      await page.evaluate(() => {
        window.drawings = 0;
        const { clear } = WebGL2RenderingContext.prototype;
        WebGL2RenderingContext.prototype.clear = function (...values) {
          window.drawings++;
          return clear.apply(this, values);
        };
      });
      await inSpace(page);
      const drawings = async (work) => {
        const before = await page.evaluate(() => window.drawings);
        await work();
        return (await page.evaluate(() => window.drawings)) - before;
      };
      await still(page);
      const flown = await drawings(async () => {
        await page.evaluate(() => void document.querySelector("hyperply-game").play("b1L5-c3L7"));
        await still(page);
      });
      assert.ok(flown >= 3, `${flown}`);
      assert.equal(await drawings(() => page.waitForTimeout(1500)), 0);
      await rests(page);
    },
    { prepare: steady },
  ));

test("a move back and forward flies, several at once do not", () =>
  inMotion("#variant=chess", async (page) => {
    for (const move of ["e2-e4", "d7-d5", "e4xd5"])
      await page.evaluate((text) => document.querySelector("hyperply-game").play(text), move);
    await rests(page);
    assert.equal((await seen(page, (board) => board.undo())).flights, 1); // and the captured pawn fades in
    await rests(page);
    assert.equal((await seen(page, (board) => board.redo())).flights, 2); // the pawn, and the captured one that fades
    await rests(page);
    assert.equal((await seen(page, (board) => board.go(0))).count, 0);
    assert.equal((await seen(page, (board) => board.load("chess"))).count, 0);
  }));

test("the next move ends what still flies", () =>
  inMotion("#variant=chess", async (page) => {
    await plays(page, "e2-e4");
    const { flights } = await seen(page, (board) => void board.play("e7-e5"));
    assert.equal(flights, 1);
    await plays(page, "g1-f3");
    await clicks(page, "b8"); // so does picking
    assert.equal(await page.locator(".flights > *").count(), 0);
  }));

test("a capture of several jumps goes over every landing in 600 ms", () =>
  inMotion(at("draughts W:W48:B43,33,22 0 1"), async (page) => {
    const whole = await seen(page, (board) => {
      const [move] = board.game.legal_moves();
      board.play(move);
    });
    assert.ok(whole.legs > 1);
    assert.equal(whole.flights, 1 + whole.legs);
    assert.ok(whole.longest <= 700, `${whole.longest}`);
    await rests(page);
    assert.equal((await seen(page, (board) => board.undo())).legs, whole.legs);
  }));

test("castling moves the rook too, en passant takes the pawn", () =>
  inMotion(at("chess r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), async (page) => {
    assert.equal((await plays(page, "O-O")).flights, 2);
    await page.evaluate(() => document.querySelector("hyperply-game").load("chess 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"));
    await rests(page);
    assert.equal((await plays(page, "e5xd6")).flights, 2);
  }));

test("pieces fly into Time Out and out of it", () =>
  inMotion("#variant=timeout-flat", async (page) => {
    assert.equal((await plays(page, "Nb1→")).flights, 1);
    await plays(page, "e7-e5");
    await rests(page);
    const back = await seen(
      page,
      (board) => void board.play(board.game.legal_moves().find(({ kind }) => kind === "rematerialization")),
    );
    assert.equal(back.flights, 1);
    await rests(page);
    assert.equal((await seen(page, (board) => board.undo())).flights, 1);
  }));

test("boards glide with their passengers, flat and in 3D", () =>
  inMotion(
    at("trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL5(5)w:2/P1,QL5(7)w:2/2 w - - - 0 9"),
    async (page) => {
      for (const view of ["plan", "3d"]) {
        await page.evaluate((name) => document.querySelector("hyperply-game").setAttribute("view", name), view);
        const glide = await seen(
          page,
          (board) => void board.play(board.game.legal_moves().find(({ kind }) => kind === "board")),
        );
        assert.ok(glide.decks >= 1, view);
        assert.equal(glide.flights, 0);
        await seen(page, (board) => board.undo());
        await rests(page);
      }
    },
  ));

test("what was dragged does not move again, what it takes fades", () =>
  inMotion(at("chess 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"), async (page) => {
    await page.evaluate(() => {
      const { shadowRoot } = document.querySelector("hyperply-game");
      window.flown = 0;
      new MutationObserver((all) => all.forEach(({ addedNodes }) => (window.flown += addedNodes.length))).observe(
        shadowRoot.querySelector(".flights"),
        { childList: true },
      );
    });
    await page.mouse.move(...(await middle(page, "e4")));
    await page.mouse.down();
    await page.mouse.move(...(await middle(page, "d5")), { steps: 5 });
    await page.mouse.up();
    await shows(page, "d5", "wP");
    await page.waitForFunction(() => window.flown > 0);
    await page.waitForTimeout(300);
    assert.equal(await page.evaluate(() => window.flown), 1);
  }));

test("nothing moves for who wants less motion", () =>
  onPage("#variant=chess", async (page) => {
    assert.equal((await plays(page, "e2-e4")).count, 0);
    await shows(page, "e4", "wP");
  }));

test("playing a move measures nothing while it is played", () =>
  onPage("#variant=hex4d", async (page) => {
    const forced = await page.evaluate(() => {
      const board = document.querySelector("hyperply-game");
      const plain = Element.prototype.getBoundingClientRect;
      let count = 0;
      Element.prototype.getBoundingClientRect = function () {
        count++;
        return plain.call(this);
      };
      board.play(board.game.legal_moves()[0]);
      Element.prototype.getBoundingClientRect = plain;
      return count;
    });
    assert.equal(forced, 0);
  }));
