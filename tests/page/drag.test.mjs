// Pieces, absent pieces and boards are dragged to where they go.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, at, clicks, drawn, inSpace, middle, onPage, pictureOf, pointOf, shows } from "./browser.mjs";

/** Drags with the mouse, over places and to the last one; `hold` leaves the button down. */
async function drag(page, from, ...to) {
  await page.mouse.move(...(await middle(page, from)));
  await page.mouse.down();
  for (const place of to) await page.mouse.move(...(await middle(page, place)), { steps: 6 });
}

async function drop(page, from, ...to) {
  await drag(page, from, ...to);
  await page.mouse.up();
}

const picked = (page) => page.locator("[data-selected]").count();
const dragged = (page) => page.locator(".dragged").count();

/** A finger, as the browser sees it: what it does not prevent scrolls. */
async function finger(page) {
  const session = await page.context().newCDPSession(page);
  const send = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const steps = ([x, y], [toX, toY]) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((i) => [{ x: x + ((toX - x) * i) / 8, y: y + ((toY - y) * i) / 8 }]);
  const press = ([x, y]) => send("touchStart", [{ x, y }]);
  const release = () => send("touchEnd", []);
  return {
    press,
    async move(from, to) {
      for (const step of steps(from, to)) {
        await send("touchMove", step);
        await page.waitForTimeout(16);
      }
    },
    release,
    /** Presses, moves and releases at once: on a slow machine, too, it has not rested before it moves. */
    swipe: (from, to) =>
      Promise.all([press(from), ...steps(from, to).map((step) => send("touchMove", step)), release()]),
  };
}

test("a piece is dragged to its target, and follows the pointer", () =>
  onPage("#variant=chess", async (page) => {
    await drag(page, "e2", "e3");
    assert.equal(await dragged(page), 1);
    const [x, y] = await middle(page, ".dragged");
    const [cellX, cellY] = await middle(page, "e3");
    assert.ok(Math.abs(x - cellX) < 2 && Math.abs(y - cellY) < 2);
    await page.waitForSelector('[data-cell="e3"][data-drop]');
    assert.equal(await page.locator("[data-drop]").count(), 1);
    assert.equal(await page.locator('[data-cell][data-effect="move"]').count(), 2);
    await page.mouse.move(...(await middle(page, "e4")), { steps: 4 });
    await page.mouse.up();
    await shows(page, "e4", "wP");
    assert.equal(await dragged(page), 0);
    assert.equal(await page.locator("[data-drop], [data-dragging]").count(), 0);
    await clicks(page, "e7", "e5"); // the next click is one
    await shows(page, "e5", "bP");
  }));

test("dropped elsewhere nothing is picked and nothing said", () =>
  onPage("#variant=chess", async (page) => {
    for (const place of ["e5", "d2", "#turn", "e2"]) {
      await drop(page, "e2", "e3", place);
      assert.equal(await picked(page), 0, place);
      assert.equal(await page.locator("#message").isVisible(), false, place);
      await shows(page, "e2", "wP");
    }
    await clicks(page, "g1");
    await drop(page, "b1", "a3"); // another piece than the picked one
    await shows(page, "a3", "wN");
  }));

test("Escape cancels, and so does the browser", () =>
  onPage("#variant=chess", async (page) => {
    await drag(page, "e2", "e4");
    await page.keyboard.press("Escape");
    assert.equal(await dragged(page), 0);
    assert.equal(await picked(page), 0);
    await page.mouse.up();
    await shows(page, "e2", "wP");
    await drag(page, "e2", "e4");
    await page.evaluate(() => window.dispatchEvent(new PointerEvent("pointercancel", { pointerId: 1 })));
    assert.equal(await picked(page), 0);
    await page.mouse.up();
    await shows(page, "e2", "wP");
  }));

test("what cannot or may not be moved is not dragged", () =>
  onPage("#variant=chess", async (page) => {
    await drag(page, "e7", "e5");
    assert.equal(await dragged(page), 0);
    await page.mouse.up();
    await page.mouse.move(...(await middle(page, "e2")));
    await page.mouse.down({ button: "right" });
    await page.mouse.move(...(await middle(page, "e4")), { steps: 4 });
    assert.equal(await dragged(page), 0);
    await page.mouse.up({ button: "right" });
    await page.evaluate(() => document.querySelector("hyperply-game").setAttribute("white", "none"));
    await drag(page, "e2", "e4");
    assert.equal(await dragged(page), 0);
    await page.mouse.up();
    await shows(page, "e2", "wP");
  }));

test("a finished game is not moved", () =>
  onPage(at("chess 7k/5QQ1/8/8/8/8/8/K7 b - - 0 1"), async (page) => {
    await drag(page, "h8", "h7");
    assert.equal(await dragged(page), 0);
    await page.mouse.up();
  }));

test("a dropped pawn is promoted as it is asked", () =>
  onPage(at("chess 7k/P7/8/8/8/8/8/K7 w - - 0 1"), async (page) => {
    await drop(page, "a7", "a8");
    await clicks(page, '[data-choice="=N"]');
    await shows(page, "a8", "wN");
  }));

test("a piece is dragged into Time Out, and comes back from there", () =>
  onPage("#variant=timeout-flat", async (page) => {
    await drop(page, "b1", "c3", "#tray");
    await page.waitForSelector("#tray [data-entry]");
    await shows(page, "b1", "");
    await clicks(page, "e7", "e5");
    await drop(page, "#tray [data-entry]", "c3");
    await shows(page, "c3", "wN");
    await clicks(page, "d7", "d5");
    await drop(page, "d2", "d4", "#time-out");
    await page.waitForSelector("#tray [data-entry]");
    await shows(page, "d2", "");
  }));

test("seen from above a column is dragged on to another", () =>
  onPage("#variant=timeout", async (page) => {
    await page.locator('[data-view="plan"]').click();
    await clicks(page, '[data-column="b1"]');
    await page.keyboard.press("Escape");
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

test("in the 3D view a piece is dragged to where it goes, and the boards do not turn", () =>
  onPage("#variant=timeout", async (page) => {
    await inSpace(page);
    const before = await pointOf(page, "a7L8");
    const [from, to] = [await pointOf(page, "b1L8"), await pointOf(page, "c3L8")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await shows(page, "c3L8", "wN");
    await drawn(page);
    assert.deepEqual(await pointOf(page, "a7L8"), before);
  }));

test("in the 3D view the cell under what is dragged is lit where it may go", () =>
  onPage("#variant=raumschach", async (page) => {
    await inSpace(page);
    const [from, to, other] = [await pointOf(page, "Bb1"), await pointOf(page, "Cc2"), await pointOf(page, "Ca5")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(other.x, other.y, { steps: 4 });
    const held = await pictureOf(page);
    await page.mouse.move(to.x, to.y, { steps: 2 });
    assert.notEqual(await pictureOf(page), held);
    await page.mouse.move(other.x, other.y, { steps: 2 });
    assert.equal(await pictureOf(page), held);
    await page.mouse.up();
  }));

test("a capture is dragged to its end, or from landing to landing", () =>
  onPage(at("draughts W:W48:B43,33,22 0 1"), async (page) => {
    await drop(page, "48", "39");
    await page.waitForSelector('[data-cell="39"][data-landing]');
    assert.equal(await page.locator("[data-jumped]").count(), 1);
    await page.click("#cancel");
    const last = await page.evaluate(() => document.querySelector("hyperply-game").game.legal_moves()[0].to);
    await drop(page, "48", last);
    await shows(page, last, "wM");
    await shows(page, "43", "");
  }));

test("a board is dragged by its label", () =>
  onPage(
    at("trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL5(5)w:2/P1,QL5(7)w:P1/2 w - - - 0 9"),
    async (page) => {
      await drag(page, '[data-mount="QL5(7)"]', '[data-mount="QL6(7)"]');
      assert.equal(await page.locator(".dragged .board .piece").count(), 1);
      assert.equal(await page.locator('[data-mount="QL6(7)"][data-drop]').count(), 1);
      await page.mouse.up();
      await clicks(page, '[data-choice="=Q"]');
      await page.waitForSelector('[data-deck="QL6(7)"]');
      assert.equal(await picked(page), 0);
    },
  ));

test("a finger scrolls, and drags after it has rested", () =>
  onPage(
    "#variant=chess",
    async (page) => {
      const touch = await finger(page);
      const room = page.locator(".room");
      const from = await middle(page, "e2");
      const to = await middle(page, "e4");
      await room.evaluate((node) => {
        window.rolled = new Promise((done) => node.addEventListener("scrollend", done, { once: true }));
      });
      await touch.swipe(from, [from[0], from[1] - 120]);
      await page.waitForFunction(() => window.inside(".room").scrollTop > 20);
      assert.equal(await picked(page), 0);
      await room.evaluate(async (node) => {
        await window.rolled;
        node.scrollTop = 0;
      });
      await drawn(page);
      await touch.press(from);
      await page.waitForSelector(".dragged", { state: "attached" });
      await touch.move(from, to);
      await touch.release();
      await shows(page, "e4", "wP");
      assert.equal(await room.evaluate((node) => node.scrollTop), 0);
    },
    PHONE,
  ));

test("a finger drags a picked piece at once", () =>
  onPage(
    "#variant=chess",
    async (page) => {
      const touch = await finger(page);
      await page.tap('[data-cell="e2"]');
      await page.waitForSelector('[data-cell="e2"][data-selected]');
      const from = await middle(page, "e2");
      await touch.press(from);
      await touch.move(from, await middle(page, "e4"));
      await touch.release();
      await shows(page, "e4", "wP");
    },
    PHONE,
  ));

test("a finger that only rested has picked, and does not click", () =>
  onPage(
    "#variant=chess",
    async (page) => {
      const touch = await finger(page);
      await touch.press(await middle(page, "e2"));
      await page.waitForSelector(".dragged", { state: "attached" });
      await touch.release();
      await page.waitForTimeout(400);
      assert.equal(await dragged(page), 0);
      assert.equal(await page.locator('[data-cell="e2"][data-selected]').count(), 1);
      await page.tap('[data-cell="e4"]');
      await shows(page, "e4", "wP");
    },
    PHONE,
  ));

test("a second pointer, or a move by the page, does not disturb", () =>
  onPage("#variant=chess", async (page) => {
    await drag(page, "e2", "e4");
    await page.evaluate(() => {
      const cell = document.querySelector("hyperply-game").shadowRoot.querySelector('[data-cell="d2"]');
      cell.dispatchEvent(
        new PointerEvent("pointerdown", { pointerId: 7, isPrimary: false, bubbles: true, composed: true }),
      );
      cell.dispatchEvent(
        new PointerEvent("pointerup", { pointerId: 7, isPrimary: false, bubbles: true, composed: true }),
      );
    });
    assert.equal(await dragged(page), 1);
    await page.evaluate(() => document.querySelector("hyperply-game").play("g1-f3"));
    await page.mouse.up();
    await shows(page, "e2", "wP");
    assert.equal(await dragged(page), 0);
    assert.equal(await picked(page), 0);
  }));
