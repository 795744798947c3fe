// Pieces, absent pieces and boards are dragged to where they go, by mouse and finger.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asks, board, clicks, drawn, found, inSpace, loads, middle, shows } from "./acts.mjs";
import { onPage } from "./browser.mjs";

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

const dragged = (page) => page.locator(".dragged").count();
const picked = (page) => asks(page, (board) => board.picked);

test("a piece follows the pointer to its target, which is lit; the next click is one", () =>
  onPage(board("chess"), async (page) => {
    await drag(page, "e2", "e3");
    const [[x, y], [cellX, cellY]] = [await middle(page, ".dragged"), await middle(page, "e3")];
    assert.ok(Math.abs(x - cellX) < 2 && Math.abs(y - cellY) < 2);
    assert.deepEqual(
      [await found(page, "[data-drop]"), await found(page, '[data-effect="move"]')],
      [["e3"], ["e3", "e4"]],
    );
    await page.mouse.move(...(await middle(page, "e4")), { steps: 4 });
    await page.mouse.up();
    await shows(page, "e4", "wP");
    assert.equal(await page.locator(".dragged, [data-drop], [data-dragging]").count(), 0);
    await clicks(page, "e7", "e5");
    await shows(page, "e5", "bP");
  }));

test("dropped elsewhere, or canceled, nothing is picked and nothing said; another piece than the picked one can be dragged", () =>
  onPage(board("chess"), async (page) => {
    const untouched = async (why) => {
      assert.deepEqual([await picked(page), await dragged(page)], [[], 0], why);
      assert.equal(await page.locator("#message").isVisible(), false, why);
      await shows(page, "e2", "wP");
    };
    for (const place of ["e5", "d2", "#turn", "e2"]) {
      await drop(page, "e2", "e3", place);
      await untouched(place);
    }
    for (const cancel of [
      () => page.keyboard.press("Escape"),
      () => page.evaluate(() => window.dispatchEvent(new PointerEvent("pointercancel", { pointerId: 1 }))),
    ]) {
      await drag(page, "e2", "e4");
      await cancel();
      await untouched("canceled");
      await page.mouse.up();
      await untouched("released");
    }
    await clicks(page, "g1");
    await drop(page, "b1", "a3");
    await shows(page, "a3", "wN");
  }));

test("what cannot or may not be moved is not dragged", () =>
  onPage(board("chess"), async (page) => {
    const stays = async (from, to) => {
      await drag(page, from, to);
      assert.equal(await dragged(page), 0, from);
      await page.mouse.up();
    };
    await stays("e7", "e5");
    await page.mouse.move(...(await middle(page, "e2")));
    await page.mouse.down({ button: "right" });
    await page.mouse.move(...(await middle(page, "e4")), { steps: 4 });
    assert.equal(await dragged(page), 0);
    await page.mouse.up({ button: "right" });
    await asks(page, (board) => board.setAttribute("white", "none"));
    await stays("e2", "e4");
    await asks(page, (board) => board.removeAttribute("white"));
    await loads(page, "chess 7k/5QQ1/8/8/8/8/8/K7 b - - 0 1"); // the game is over
    await stays("h8", "h7");
  }));

test("a second pointer does not disturb, and a move by the page ends it", () =>
  onPage(board("chess"), async (page) => {
    await drag(page, "e2", "e4");
    await asks(page, (board) => {
      const cell = board.shadowRoot.querySelector('[data-cell="d2"]');
      for (const type of ["pointerdown", "pointerup"])
        cell.dispatchEvent(new PointerEvent(type, { pointerId: 7, isPrimary: false, bubbles: true, composed: true }));
    });
    assert.equal(await dragged(page), 1);
    await asks(page, (board) => void board.play("g1-f3"));
    await page.mouse.up();
    await shows(page, "e2", "wP");
    assert.deepEqual([await picked(page), await dragged(page)], [[], 0]);
  }));

test("where a drop leaves something to be asked, it is asked: a pawn is promoted, a board brings its pawn to promotion", () =>
  onPage(board("chess 7k/P7/8/8/8/8/8/K7 w - - 0 1"), async (page) => {
    await drop(page, "a7", "a8");
    await clicks(page, '[data-choice="=N"]');
    await shows(page, "a8", "wN");
    await loads(page, "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL5(5)w:2/P1,QL5(7)w:P1/2 w - - - 0 9");
    await drag(page, '[data-mount="QL5(7)"]', '[data-mount="QL6(7)"]'); // by its label
    assert.equal(await page.locator(".dragged .board .piece").count(), 1);
    assert.equal(await page.locator('[data-mount="QL6(7)"][data-drop]').count(), 1);
    await page.mouse.up();
    await clicks(page, '[data-choice="=Q"]');
    await page.waitForSelector('[data-deck="QL6(7)"]');
    assert.deepEqual(await picked(page), []);
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
    assert.equal(await dragged(page), 0);
    await page.mouse.up();
    await page.keyboard.press("Escape");
    await clicks(page, '[data-column="b1"]', '[data-stack-cell="b1L5"]');
    await drop(page, '[data-column="b1"]', '[data-column="c3"]');
    assert.equal(await page.locator('[data-stack-cell][data-effect="move"]').count(), 8);
    await clicks(page, '[data-stack-cell="c3L7"]');
    await shows(page, "c3L7", "wN");
  }));

test("in space the cell under what is dragged is lit where it may go, and the boards do not turn", () =>
  onPage(board("raumschach"), async (page) => {
    await inSpace(page);
    const pointOf = (cell) => asks(page, (board, cell) => board.pointOf(cell), cell);
    const look = () =>
      asks(page, async (board) => {
        const bytes = await (await board.picture()).arrayBuffer();
        return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).join();
      });
    const [from, to, other, still] = await Promise.all(["Bb1", "Cc2", "Ca5", "Ea5"].map(pointOf));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(other.x, other.y, { steps: 4 });
    const held = await look();
    await page.mouse.move(to.x, to.y, { steps: 2 });
    assert.notEqual(await look(), held);
    await page.mouse.move(other.x, other.y, { steps: 2 });
    assert.equal(await look(), held);
    await page.mouse.move(to.x, to.y, { steps: 2 });
    await page.mouse.up();
    await shows(page, "Cc2", "wU");
    await drawn(page);
    assert.deepEqual(await pointOf("Ea5"), still);
  }));

test("a capture is dragged from landing to landing, or to its end", () =>
  onPage(board("draughts W:W48:B43,33,22 0 1"), async (page) => {
    await drop(page, "48", "39");
    assert.deepEqual([await found(page, "[data-landing]"), await found(page, "[data-jumped]")], [["39"], ["43"]]);
    await clicks(page, "#cancel");
    await drop(page, "48", "17");
    await shows(page, "17", "wM");
    await shows(page, "43", "");
  }));

/** A finger, as the browser sees it: what it does not prevent scrolls. */
async function finger(page) {
  const session = await page.context().newCDPSession(page);
  const send = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const steps = ([x, y], [toX, toY]) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((i) => [{ x: x + ((toX - x) * i) / 8, y: y + ((toY - y) * i) / 8 }]);
  return {
    press: ([x, y]) => send("touchStart", [{ x, y }]),
    async move(from, to) {
      for (const step of steps(from, to)) await send("touchMove", step);
    },
    release: () => send("touchEnd", []),
    /** All at once, so that on a slow machine, too, it has not rested before it moves. */
    swipe: ([x, y], to) =>
      Promise.all([
        send("touchStart", [{ x, y }]),
        ...steps([x, y], to).map((step) => send("touchMove", step)),
        send("touchEnd", []),
      ]),
  };
}

test("a finger scrolls, and drags after it has rested, or at once what is picked", () =>
  onPage(
    board("chess", 'style="height: 500px"'),
    async (page) => {
      const touch = await finger(page);
      const [from, to] = [await middle(page, "e2"), await middle(page, "e4")];
      const room = page.locator(".room");
      await room.evaluate((node) => {
        window.rolled = new Promise((done) => node.addEventListener("scrollend", () => done(true), { once: true }));
      });
      await touch.swipe(from, [from[0], from[1] - 120]);
      await page.waitForFunction(() => window.inside("a").querySelector(".room").scrollTop > 20, null, {
        timeout: 9000,
      });
      await page.evaluate(() => window.rolled);
      assert.deepEqual([await picked(page), await dragged(page)], [[], 0]);
      await room.evaluate((node) => {
        node.scrollTop = 0;
      });
      await drawn(page);
      await touch.press(from);
      await page.waitForSelector(".dragged", { state: "attached" });
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
    },
    PHONE,
  ));

test("a finger that only rested has picked, and does not click", () =>
  onPage(
    board("chess"),
    async (page) => {
      const touch = await finger(page);
      await touch.press(await middle(page, "e2"));
      await page.waitForSelector(".dragged", { state: "attached" });
      await touch.release();
      await page.waitForSelector(".dragged", { state: "detached" });
      await page.tap("#turn"); // what the finger might still click has come before this
      assert.deepEqual(await picked(page), ["e2"]);
      await page.tap('[data-cell="e4"]');
      await shows(page, "e4", "wP");
    },
    PHONE,
  ));
