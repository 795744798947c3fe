// Moves are animated, and the position does not wait for it.
import assert from "node:assert/strict";
import { asks, board, drawn, inSpace, loads, middle, shows } from "./acts.mjs";
import { onPage } from "./browser.mjs";
import { long, test } from "../long.mjs";

/** On the page of all tests, where things move now. */
const inMotion = (body, play, options) =>
  onPage(
    body,
    async (page) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await play(page);
    },
    options,
  );

/** What flies and what fades in the first frame after `work` has run in the page, and for how long. */
const seen = (page, work, given) =>
  asks(
    page,
    async (board, [source, given]) => {
      const root = board.shadowRoot;
      for (const animation of root.getAnimations()) animation.finish();
      await new Promise(requestAnimationFrame); // what flew before is gone
      await new Function("board", "given", `return (${source})(board, given)`)(board, given);
      await new Promise(requestAnimationFrame); // in that frame itself: the next one may come when all has ended
      const all = root.getAnimations().filter((animation) => !(animation instanceof CSSTransition));
      return {
        flights: root.querySelectorAll(".flights > .piece").length,
        count: all.length,
        longest: Math.max(0, ...all.map(({ effect }) => effect.getComputedTiming().endTime)),
        legs: Math.max(0, ...all.map(({ effect }) => effect.getKeyframes().length - 1)),
        glides: all.some(({ effect }) => effect.target.matches("[data-deck]")),
      };
    },
    [work.toString(), given],
  );
const plays = (page, move) => seen(page, (board, text) => void board.play(text), move);

test("a piece flies from its cell to its new one, where it is already; the next move, and a pick, end what still flies", () =>
  inMotion(board("chess"), async (page) => {
    const ends = [await middle(page, "e2"), await middle(page, "e4")];
    const { shown, flown, flights } = await asks(page, async (board) => {
      const root = board.shadowRoot;
      board.play("e2-e4");
      const shown = root.querySelector('[data-cell="e4"]').dataset.piece;
      await new Promise(requestAnimationFrame);
      const ghost = root.querySelector(".flights > .piece");
      const [flight] = ghost.getAnimations();
      flight.pause();
      const flown = [0, flight.effect.getComputedTiming().endTime - 0.01].map((time) => {
        flight.currentTime = time;
        const { x, y, width, height } = ghost.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      });
      flight.play();
      board.play("e7-e5");
      await new Promise(requestAnimationFrame);
      const flights = [root.querySelectorAll(".flights > .piece").length];
      board.play("g1-f3");
      board.select("b8");
      return { shown, flown, flights: [...flights, root.querySelectorAll(".flights > *").length] };
    });
    assert.deepEqual([shown, flights], ["wP", [1, 0]]);
    for (const [i, [x, y]] of ends.entries())
      assert.ok(Math.hypot(flown[i][0] - x, flown[i][1] - y) < 15, `${flown[i]} at ${x}, ${y}`);
  }));

test("a move back and forward flies, several at once and another game do not, and nothing for who wants less motion", () =>
  inMotion(board("chess"), async (page) => {
    for (const move of ["e2-e4", "d7-d5", "e4xd5"]) await plays(page, move);
    assert.equal((await seen(page, (board) => board.undo())).flights, 1); // and the captured pawn fades in
    assert.equal((await seen(page, (board) => board.redo())).flights, 2); // the pawn, and the captured one that fades
    assert.equal((await seen(page, (board) => board.go(0))).count, 0);
    assert.equal((await seen(page, (board) => board.load("chess"))).count, 0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    assert.equal((await plays(page, "e2-e4")).count, 0);
    await shows(page, "e4", "wP");
  }));

const FLIGHTS = [
  ["castling moves the rook, too", "chess r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O", { flights: 2 }],
  ["en passant takes the pawn", "chess 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5xd6", { flights: 2 }],
  ["a piece flies into Time Out", "timeout-flat", "Nb1→", { flights: 1 }],
  ["and out of it", "timeout-flat 4k3/8/8/8/8/8/8/K7 w - - 0 1 Qe4:3 -", "e4→Qe1", { flights: 1 }],
  ["a capture goes over every landing", "draughts W:W48:B43,33,22 0 1", "48x17", { flights: 4, legs: 3 }],
  [
    "a board glides with its passenger",
    "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL5(5)w:2/P1,QL5(7)w:2/2 w - - - 0 9",
    "QL5(7)-KL5(7)",
    { flights: 0, glides: true },
  ],
];

test("what else moves with a piece, there and back: rooks, victims, landings in 600 ms, boards", () =>
  inMotion(board("chess"), async (page) => {
    for (const [what, start, move, expected] of FLIGHTS) {
      await loads(page, start);
      const there = await plays(page, move);
      for (const [name, value] of Object.entries(expected)) assert.equal(there[name], value, `${what}: ${name}`);
      assert.ok(there.longest <= 700, `${what}: ${there.longest}`);
      const back = await seen(page, (board) => board.undo());
      assert.deepEqual([back.legs, back.glides, back.count > 0], [there.legs, there.glides, true], what);
    }
  }));

test("what was dragged does not move again, what it takes fades", () =>
  inMotion(board("chess 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"), async (page) => {
    await asks(page, ({ shadowRoot }) => {
      window.flown = [];
      new MutationObserver((all) => window.flown.push(...all.flatMap(({ addedNodes }) => [...addedNodes]))).observe(
        shadowRoot.querySelector(".flights"),
        { childList: true },
      );
    });
    await page.mouse.move(...(await middle(page, "e4")));
    await page.mouse.down();
    await page.mouse.move(...(await middle(page, "d5")), { steps: 5 });
    await page.mouse.up();
    await shows(page, "d5", "wP");
    await page.waitForFunction(() => window.flown.length > 0);
    await drawn(page);
    const classes = await page.evaluate(() => window.flown.map((node) => node.getAttribute("class")));
    assert.ok(classes.length === 1 && /black/.test(classes[0]), `${classes}`);
  }));

long("in space a piece flies to where it stands, boards glide there, too, and then nothing is drawn", () =>
  inMotion(
    board("trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL5(5)w:2/P1,QL5(7)w:2/2 w - - - 0 9"),
    async (page) => {
      await page.evaluate(() => {
        window.drawings = 0;
        const { clear } = WebGL2RenderingContext.prototype;
        WebGL2RenderingContext.prototype.clear = function (...values) {
          window.drawings++;
          return clear.apply(this, values);
        };
        // For the page, frames come at most 70 ms after each other, however long the machine takes for one.
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
      await inSpace(page);
      for (const move of ["QL5(7)-KL5(7)", "Ke9(7)-e8(7)"]) {
        const before = await page.evaluate(() => window.drawings);
        await asks(page, (board, move) => void board.play(move), move);
        await drawn(page);
        await page.waitForSelector('#space[data-drawn="rests"]');
        assert.ok((await page.evaluate(() => window.drawings)) - before >= 3, move);
      }
      const rest = await page.evaluate(() => window.drawings);
      for (let i = 0; i < 20; i++) await drawn(page);
      assert.equal(await page.evaluate(() => window.drawings), rest);
    },
    { own: true },
  ),
);

test("playing a move measures nothing while it is played", () =>
  inMotion(board("hex4d"), async (page) => {
    const measured = await asks(page, (board) => {
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
    assert.equal(measured, 0);
  }));
