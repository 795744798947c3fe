// Pieces, absent pieces and boards are dragged to where they go, by mouse and finger.
import assert from "node:assert/strict";
import { asks, board, clicks, drawn, found, inSpace, loads, middle, shows } from "./acts.mjs";
import { onPage } from "./browser.mjs";
import { long, test } from "../long.mjs";

const PHONE = {
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
  head: `<meta name="viewport" content="width=device-width">`,
};

/** Presses the mouse, and moves it over places to the last one. */
async function drag(page, from, ...places) {
  await page.mouse.move(...(await middle(page, from)));
  await page.mouse.down();
  for (const place of places) await page.mouse.move(...(await middle(page, place)), { steps: 4 });
}

async function drop(page, from, ...places) {
  await drag(page, from, ...places);
  await page.mouse.up();
}

const count = (page, selector) => page.locator(selector).count();
const picked = (page) => asks(page, (board) => board.picked.join(" "));

/** Nothing is dragged, nothing picked and nothing said, and the pawn stands where it stood. */
async function untouched(page, why) {
  assert.deepEqual([await picked(page), await count(page, ".dragged, #message:visible")], ["", 0], why);
  await shows(page, "e2", "wP");
}

test("a piece follows the pointer to its target, which is lit; the next click is one", () =>
  onPage(board("chess"), async (page) => {
    await drag(page, "e2", "e3");
    const [[x, y], [cellX, cellY]] = [await middle(page, ".dragged"), await middle(page, "e3")];
    assert.ok(Math.hypot(x - cellX, y - cellY) < 3);
    assert.deepEqual(
      [await found(page, "[data-drop]"), await found(page, "[data-effect=move]")],
      [["e3"], ["e3", "e4"]],
    );
    await page.mouse.move(...(await middle(page, "e4")), { steps: 4 });
    await page.mouse.up();
    await shows(page, "e4", "wP");
    assert.equal(await count(page, ".dragged, [data-drop], [data-dragging]"), 0);
    await clicks(page, "e7", "e5");
    await shows(page, "e5", "bP");
  }));

test("dropped elsewhere, or canceled, nothing is picked and nothing said; another piece than the picked one can be dragged", () =>
  onPage(board("chess"), async (page) => {
    for (const place of ["e5", "d2", "#turn", "e2"]) {
      await drop(page, "e2", "e3", place);
      await untouched(page, place);
    }
    for (const cancel of [
      () => page.keyboard.press("Escape"),
      () => page.evaluate(() => window.dispatchEvent(new PointerEvent("pointercancel", { pointerId: 1 }))),
    ]) {
      await drag(page, "e2", "e4");
      await cancel();
      await untouched(page, "canceled");
      await page.mouse.up();
      await untouched(page, "released");
    }
    await clicks(page, "g1");
    await drop(page, "b1", "a3");
    await shows(page, "a3", "wN");
  }));

test("what is dragged is let go by the right button, which opens no menu then, and where cells come to lie elsewhere or nobody may move", () =>
  onPage(board("chess"), async (page) => {
    const right = { button: "right" };
    const from = await middle(page, "e2");
    await page.evaluate(() => {
      window.menus = [];
      addEventListener("contextmenu", (event) => window.menus.push(event.defaultPrevented));
    });
    const set = (name, value) => asks(page, (board, [name, value]) => board.setAttribute(name, value), [name, value]);
    for (const [why, cancel, undo] of [
      ["the right button", () => page.mouse.down(right).then(() => page.mouse.up(right))],
      ["3D", () => set("view", "3d"), () => set("view", "plan")],
      ["flipped", () => set("flipped", ""), () => asks(page, (board) => board.removeAttribute("flipped"))],
      ["a key that flips", () => page.keyboard.press("f"), () => page.keyboard.press("f")],
      ["White is played elsewhere", () => set("white", "none"), () => set("white", "human")],
      ["clicks tell of cells", () => set("input", "cells"), () => set("input", "play")],
    ])
      for (const end of [from, await middle(page, "e4")]) {
        await drag(page, "e2", "e3", "e4");
        await cancel();
        await untouched(page, why);
        await page.mouse.move(...end);
        await page.mouse.up();
        await drawn(page);
        await undo?.();
        await untouched(page, `${why}, released`);
      }
    await page.mouse.click(...from, right);
    assert.deepEqual(await page.evaluate(() => window.menus), [true, true, false]);
  }));

test("what cannot or may not be moved is not dragged; a second pointer does not disturb, and a move by the page ends it", () =>
  onPage(board("chess"), async (page) => {
    const stays = async (from, to, options) => {
      await page.mouse.move(...(await middle(page, from)));
      await page.mouse.down(options);
      await page.mouse.move(...(await middle(page, to)), { steps: 4 });
      assert.equal(await count(page, ".dragged"), 0, from);
      await page.mouse.up(options);
    };
    await stays("e7", "e5");
    await stays("e2", "e4", { button: "right" });
    await asks(page, (board) => board.setAttribute("white", "none"));
    await stays("e2", "e4");
    await asks(page, (board) => board.removeAttribute("white"));
    await drag(page, "e2", "e4");
    await asks(page, (board) => {
      const other = { pointerId: 7, isPrimary: false, bubbles: true, composed: true };
      const cell = board.shadowRoot.querySelector('[data-cell="d2"]');
      for (const type of ["pointerdown", "pointerup"]) cell.dispatchEvent(new PointerEvent(type, other));
    });
    assert.equal(await count(page, ".dragged"), 1);
    await asks(page, (board) => void board.play("g1-f3"));
    await page.mouse.up();
    await untouched(page, "the page has moved");
    await loads(page, "chess 7k/5QQ1/8/8/8/8/8/K7 b - - 0 1"); // the game is over
    await stays("h8", "h7");
  }));

test("a pawn that is dropped is promoted as asked, a board by its label, a capture from landing to landing or to its end", () =>
  onPage(board("chess 7k/P7/8/8/8/8/8/K7 w - - 0 1"), async (page) => {
    await drop(page, "a7", "a8");
    await clicks(page, '[data-choice="=N"]');
    await shows(page, "a8", "wN");
    await loads(page, "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL5(5)w:2/P1,QL5(7)w:P1/2 w - - - 0 9");
    await drag(page, '[data-mount="QL5(7)"]', '[data-mount="QL6(7)"]');
    assert.equal(await count(page, '.dragged .board .piece, [data-mount="QL6(7)"][data-drop]'), 2);
    await page.mouse.up();
    await clicks(page, '[data-choice="=Q"]');
    await page.waitForSelector('[data-deck="QL6(7)"]');
    assert.equal(await picked(page), "");
    await loads(page, "draughts W:W48:B43,33,22 0 1");
    await drop(page, "48", "39");
    assert.deepEqual([await found(page, "[data-landing]"), await found(page, "[data-jumped]")], [["39"], ["43"]]);
    await clicks(page, "#cancel");
    await drop(page, "48", "17");
    await shows(page, "17", "wM");
    await shows(page, "43", "");
  }));

test("a piece is dragged to the tray or to the button of Time Out, and comes back from there", () =>
  onPage(board("timeout-flat"), async (page) => {
    await drop(page, "b1", "c3", "#tray");
    await shows(page, "b1", "");
    await clicks(page, "e7", "e5");
    await drop(page, "#tray [data-entry]", "c3");
    await shows(page, "c3", "wN");
    await clicks(page, "d7", "d5");
    await drop(page, "d2", "d4", "#time-out");
    await shows(page, "d2", "");
    await page.waitForSelector("#tray [data-entry]");
  }));

test("seen from above a column is dragged on to another, once one of its pieces is picked", () =>
  onPage(board("timeout"), async (page) => {
    await drag(page, '[data-column="b1"]', '[data-column="c3"]'); // several knights
    assert.equal(await count(page, ".dragged"), 0);
    await page.mouse.up();
    await page.keyboard.press("Escape");
    await clicks(page, '[data-column="b1"]', '[data-stack-cell="b1L5"]');
    await drop(page, '[data-column="b1"]', '[data-column="c3"]');
    assert.equal(await count(page, "[data-stack-cell][data-effect=move]"), 8);
    await clicks(page, '[data-stack-cell="c3L7"]');
    await shows(page, "c3L7", "wN");
  }));

long("in space the cell under what is dragged is lit where it may go, and the boards do not turn", () =>
  onPage(board("raumschach"), async (page) => {
    await inSpace(page);
    const pointOf = (cell) => asks(page, (board, cell) => board.pointOf(cell), cell);
    const move = async (cell) => {
      const { x, y } = await pointOf(cell);
      await page.mouse.move(x, y, { steps: 3 });
    };
    const look = () =>
      asks(page, async (board) => {
        const bytes = await (await board.picture()).arrayBuffer();
        return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).join();
      });
    const still = await pointOf("Ea5");
    await move("Bb1");
    await page.mouse.down();
    await move("Ca5");
    const held = await look();
    await move("Cc2");
    assert.notEqual(await look(), held);
    await move("Ca5");
    assert.equal(await look(), held);
    await move("Cc2");
    await page.mouse.up();
    await shows(page, "Cc2", "wU");
    await drawn(page);
    assert.deepEqual(await pointOf("Ea5"), still);
  }),
);

/** A finger, as the browser sees it: what it does not prevent scrolls. */
async function finger(page) {
  const session = await page.context().newCDPSession(page);
  const send = (type, ...touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const steps = ([x, y], [toX, toY]) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((i) => ({ x: x + ((toX - x) * i) / 8, y: y + ((toY - y) * i) / 8 }));
  const press = ([x, y]) => send("touchStart", { x, y });
  const move = (from, to) => Promise.all(steps(from, to).map((point) => send("touchMove", point)));
  return { press, move, release: () => send("touchEnd") };
}

test("a finger scrolls, and drags after it has rested, or at once what is picked; one that only rested has picked", () =>
  onPage(
    board("chess", 'style="height: 500px"'),
    async (page) => {
      const touch = await finger(page);
      const [from, to] = [await middle(page, "e2"), await middle(page, "e4")];
      const rests = () => page.waitForSelector(".dragged", { state: "attached" });
      const room = page.locator(".room");
      await room.evaluate((node) => {
        window.rolled = new Promise((done) => node.addEventListener("scrollend", () => done(true), { once: true }));
      });
      // At once, so that on a slow machine, too, it has not rested before it moves.
      await Promise.all([touch.press(from), touch.move(from, [from[0], from[1] - 120]), touch.release()]);
      await page.waitForFunction(() => window.inside("a").querySelector(".room").scrollTop > 20);
      await page.evaluate(() => window.rolled);
      assert.deepEqual([await picked(page), await count(page, ".dragged")], ["", 0]);
      await room.evaluate((node) => node.scrollTo(0, 0));
      await drawn(page);
      await touch.press(from);
      await rests();
      await touch.move(from, to);
      await touch.release();
      await shows(page, "e4", "wP");
      assert.equal(await room.evaluate((node) => node.scrollTop), 0);
      await loads(page, "chess");
      await page.tap('[data-cell="e2"]');
      await page.waitForSelector('[data-cell="e2"][data-selected]');
      await touch.press(from);
      await touch.move(from, to);
      await touch.release();
      await shows(page, "e4", "wP");
      await loads(page, "chess");
      await touch.press(from);
      await rests();
      await touch.release();
      await page.waitForSelector(".dragged", { state: "detached" });
      await page.tap("#turn"); // a click of that finger would have come before this
      assert.equal(await picked(page), "e2");
      await page.tap('[data-cell="e4"]');
      await shows(page, "e4", "wP");
    },
    PHONE,
  ));
