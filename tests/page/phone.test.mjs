// Phones: the first screen of every game shows the own side, fingers come close to many boards and return, and nothing
// moves under them.
import assert from "node:assert/strict";
import { ALL_BOARDS, SPATIAL, STACKED } from "../games.mjs";
import * as site from "./browser.mjs";
import { PHONE, at, boxOf, drawn, middle, onPage, put, seen, shows, wide } from "./browser.mjs";
import { cellWidth, firstFaults, sizeFaults } from "./screens.mjs";
import { long as test } from "../long.mjs";

const FAR_TARGET = "quarx B:W2233:B2323 0 1"; // the capture ends on 2143, two planes further
const FAR_VICTIM = "quarx B:W1223,1111:B1313 0 1";
const STUCK = "quarx B:W2233:B2323,1313 0 1"; // 2323 must capture

const onPhone = (hash, play, viewport = PHONE.viewport) => onPage(hash, play, { ...PHONE, viewport });
const cell = (name) => `[data-cell="${name}"]`;
const zoomed = (page, how) => page.waitForSelector(`[data-zoom="${how}"]`);
const isClose = async (page) => (await page.locator(".frame").getAttribute("data-zoom")) === "close";
const picked = (page) => page.locator("[data-selected]").count();
const scrollTop = (page, to) =>
  page.evaluate((to) => {
    const room = window.inside(".room");
    if (to !== undefined) room.scrollTop = to;
    return room.scrollTop;
  }, to);
/** Something on the element: a method with its details. */
const game = (page, name, ...details) =>
  page.evaluate(([name, details]) => void document.querySelector("hyperply-game")[name](...details), [name, details]);
/** Whether a cell is seen as a whole. */
async function isSeen(page, name) {
  const { left, right } = await boxOf(page, cell(name));
  return left >= 0 && right <= 390;
}

for (const viewport of [PHONE.viewport, { width: 667, height: 375 }])
  test(`${viewport.width} px wide, every game begins with the own side in sight, and can be read and tapped`, () =>
    onPhone(
      "#variant=chess&view=plan",
      async (page) => {
        for (const faults of [firstFaults, sizeFaults])
          for (const variant of ALL_BOARDS) {
            await put(page, variant);
            assert.deepEqual(await faults(page), [], variant);
          }
      },
      viewport,
    ));

test("in space, too, boards fill the screen, text is at least 12 px high, and a finger can pull what slides", () =>
  onPhone(`#variant=${SPATIAL[0]}&view=3d`, async (page) => {
    for (const variant of [...SPATIAL, "quarx"]) {
      await put(page, variant);
      await page.waitForSelector("#space[data-drawn]");
      await drawn(page);
      assert.equal(await page.getAttribute('[data-view="3d"]', "aria-pressed"), "true");
      const points = await page.evaluate(() => {
        const board = document.querySelector("hyperply-game");
        return window.insideAll("#levels [data-cell]").flatMap(({ dataset }) => board.pointOf(dataset.cell) ?? []);
      });
      const span = (axis) => Math.max(...points.map((at) => at[axis])) - Math.min(...points.map((at) => at[axis]));
      const { width, height } = await boxOf(page, ".stage");
      assert.ok(Math.max(span("x") / width, span("y") / height) > 0.5, `${variant} fills its room`);
      const labels = await seen(page, ".space-labels span");
      assert.ok(labels.length > 4 && labels.every(({ font }) => font >= 12), variant);
      for (const slider of await seen(page, ".angles input")) assert.ok(slider.height >= 24, variant);
      assert.ok((await wide(page)) <= 390);
    }
  }));

test("numbers on the map stay inside its boards", () =>
  onPhone("#variant=quarx&view=plan", async (page) => {
    for (const variant of ["quarx", "hex4d", "timeout"]) {
      await put(page, variant);
      await game(page, "select", (await site.legalMoves(page)).at(-1).clicks[0]); // targets are counted, too
      await drawn(page);
      const boards = await seen(page, ".map-board");
      const texts = await seen(page, ".map-board span:not(.hidden-words, .map-counts):not(:empty)");
      assert.ok(texts.length > 7 && texts.every(({ font }) => font >= 12), variant);
      for (const { name, words } of texts) {
        const [x, y] = [(words.left + words.right) / 2, (words.top + words.bottom) / 2];
        const board = boards.find(({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom);
        const slope = (at) => (Math.abs(at - (board.top + board.bottom) / 2) / board.height) * (board.width / 2);
        const edge = variant === "hex4d" ? Math.max(slope(words.top + 2), slope(words.bottom - 2)) : 0; // lines are higher than digits
        assert.ok(words.left >= board.left + edge && words.right <= board.right - edge, `${variant}: ${name}`);
        assert.ok(words.top >= board.top && words.bottom <= board.bottom, `${variant}: ${name}`);
      }
    }
  }));

/** Where a box begins and ends in the room that others take, across and down, from 0 to 1. */
function shares(part, others) {
  const [left, top] = ["left", "top"].map((side) => Math.min(...others.map((box) => box[side])));
  const [right, bottom] = ["right", "bottom"].map((side) => Math.max(...others.map((box) => box[side])));
  const in01 = (value) => Math.min(1, Math.max(0, value));
  const across = [part.left, part.right].map((x) => in01((x - left) / (right - left)));
  return [...across, ...[part.top, part.bottom].map((y) => in01((y - top) / (bottom - top)))];
}

test("many boards are first seen as a whole, and closely if one likes; the frame in the map is around what is seen", () =>
  onPhone("#variant=quarx", async (page) => {
    for (const variant of ["quarx", "hex4d"]) {
      await put(page, variant);
      assert.equal(await page.textContent("#zoom"), "Zoom in");
      assert.ok((await cellWidth(page)) < 40);
      const [{ bottom }, dock] = [await boxOf(page, "#levels"), await boxOf(page, ".dock")];
      assert.ok(bottom <= dock.top, "all are on the first screen");
      await page.tap("#zoom");
      assert.equal(await page.textContent("#zoom"), "Show all");
      assert.ok((await cellWidth(page)) >= 40);
      const [board, frame] = [await boxOf(page, '#levels [data-cell][tabindex="0"]'), await boxOf(page, "#levels")];
      assert.ok(board.left >= frame.left && board.right <= frame.right, "the cell of the keyboard is in sight");
      for (const [left, top] of Object.entries(variant === "quarx" ? { 0: 0, 60: 80, 9999: 9999 } : {})) {
        await page.evaluate((to) => window.inside("#levels").scrollTo({ ...to, behavior: "instant" }), { left, top });
        await drawn(page);
        const framed = shares(await boxOf(page, ".map-frame"), await seen(page, ".map-board"));
        const shown = shares(await boxOf(page, "#levels"), await seen(page, "#levels .board"));
        for (const [i, share] of framed.entries()) assert.ok(Math.abs(share - shown[i]) < 0.02, `${framed}: ${shown}`);
      }
      await page.tap("#zoom");
    }
    for (const variant of STACKED) {
      await put(page, variant);
      await page.tap('[data-view="plan"]');
      assert.ok((await cellWidth(page)) >= 24 - 0.5, variant);
      await page.tap("#zoom");
      assert.ok((await cellWidth(page)) >= 44, variant);
      await page.tap("#zoom");
    }
  }));

/** Two fingers on a point, which move apart or together by a factor. */
async function pinch(page, [x, y], factor) {
  const session = await page.context().newCDPSession(page);
  const touch = (type, ...aparts) => {
    const touchPoints = aparts.flatMap((apart) => [-apart, apart].map((by, id) => ({ x, y: y + by, id })));
    return session.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  const from = factor > 1 ? 30 : 60;
  await touch("touchStart", from);
  for (let i = 1; i <= 4; i++) await touch("touchMove", from + (from * (factor - 1) * i) / 4);
  await touch("touchEnd");
  await session.detach();
  await drawn(page);
}

/**
 * Taps on a cell as the page gets them, where nothing scrolls for them. What a browser makes of touches depends on how fast
 * the machine is. All events are made first: between two taps there is no time, however long the page works on the first.
 */
const taps = async (page, name, count = 1) =>
  page.evaluate(
    ([[clientX, clientY], count]) => {
      const finger = { bubbles: true, composed: true, clientX, clientY, isPrimary: true, pointerType: "touch" };
      const taps = Array.from({ length: count }, (_, i) =>
        ["pointerdown", "pointerup", "click"].map((type) => new PointerEvent(type, { ...finger, detail: i + 1 })),
      );
      for (const events of taps) {
        const node = window.hit(clientX, clientY);
        for (const event of events) node.dispatchEvent(event);
      }
    },
    [await middle(page, name), count],
  );

test("fingers come close and return", (t) =>
  onPhone("#variant=trid", async (page) => {
    await drawn(page);
    await t.test("two taps that move a piece change nothing else", async () => {
      await page.tap(cell("c2(2)"));
      await taps(page, "c3(2)", 2);
      await shows(page, "c3(2)", "wP");
      assert.equal(await isClose(page), false);
    });
    for (const [variant, near] of Object.entries({ trid: "b1(2)", quarx: "2222", hex4d: "C2c3" }))
      await t.test(`two fingers make boards larger and smaller around them, and pick nothing: ${variant}`, async () => {
        await put(page, variant);
        const { width: before } = await boxOf(page, cell(near));
        const point = await middle(page, near);
        await pinch(page, point, 1.6);
        const { width: after } = await boxOf(page, cell(near));
        assert.ok((await isClose(page)) && after > before * 1.4, `${before}, then ${after}`);
        const [x, y] = await middle(page, near);
        assert.ok(Math.hypot(x - point[0], y - point[1]) < 2 * after, `from ${point} to ${[x, y]}`);
        await pinch(page, [195, point[1] - 100], 0.2);
        assert.deepEqual([await isClose(page), await picked(page)], [false, 0]);
        assert.ok((await wide(page)) <= 390);
      });
    const hint = async () => {
      await drawn(page); // how large cells are is measured after they are drawn
      return page.locator("#selection > p:visible").allTextContents();
    };
    await t.test("two taps return to all boards; where cells are too small for a finger, one comes close", async () => {
      await page.tap("#zoom");
      await zoomed(page, "close");
      await drawn(page);
      await taps(page, "C1c3", 2);
      await zoomed(page, "whole");
      assert.equal(await picked(page), 0);
      assert.deepEqual(await hint(), ["Tap one of your pieces, or a board to zoom in."]);
      await taps(page, "C3c3");
      await zoomed(page, "close");
      assert.deepEqual(await hint(), ["Pick one of your pieces. Most can also move to other boards."]);
      assert.equal(await picked(page), 0, "nothing stands there");
      await page.tap("#zoom");
      await zoomed(page, "whole");
    });
    await t.test("one on a piece picks that, too, and nothing slides away under the next one", async () => {
      await drawn(page);
      await taps(page, "C1c4");
      await zoomed(page, "close");
      await page.waitForSelector(`${cell("C1c4")}[data-selected]`);
      await page.evaluate(() => window.inside("#cancel").click()); // a tap would scroll to it
      await drawn(page);
      assert.equal(await picked(page), 0);
      const before = await boxOf(page, cell("C1c4"));
      await page.tap(cell("C1c4"));
      await page.waitForSelector(`${cell("C1c4")}[data-selected]`);
      assert.deepEqual(await boxOf(page, cell("C1c4")), before);
      await page.tap("#zoom");
    });
    await t.test("one on a piece that cannot move tells why at once", async () => {
      await put(page, STUCK);
      await page.waitForSelector("[data-far]");
      await taps(page, "1313");
      await zoomed(page, "close");
      await site.says(page, "#message", /must capture/);
    });
  }));

test("close up, what counts stays in sight", (t) =>
  onPhone(at(FAR_TARGET), async (page) => {
    const near = (board) => page.evaluate((at) => window.inside(`[data-map="${at}"]`).click(), board);
    await t.test("a piece whose targets are far away, and the map tells where they are", async () => {
      await near("a2 b3");
      assert.deepEqual([await isSeen(page, "2323"), await isSeen(page, "2143")], [true, false]);
      const { left: before } = await boxOf(page, cell("2143"));
      await page.tap(cell("2323"));
      await page.waitForSelector(`${cell("2143")}[data-playable]`);
      assert.equal(await isSeen(page, "2323"), true);
      assert.ok((await boxOf(page, cell("2143"))).left < before, "as near as that allows");
      await site.says(page, '[data-map="a4 b3"]', /×1/);
    });
    await t.test("where a move ends, and what it has captured if that has room, too", async () => {
      await put(page, FAR_VICTIM);
      await near("a1 b3");
      assert.ok(await isClose(page));
      await game(page, "play", "1313x1133");
      await shows(page, "1133", "bK");
      assert.deepEqual([await isSeen(page, "1133"), await isSeen(page, "1223")], [true, true]);
    });
    await t.test("the boards to which the map leads", async () => {
      await page.locator("[data-map]").last().tap();
      const [frame, boards] = [await boxOf(page, "#levels"), await seen(page, "#levels .board")];
      assert.ok(boards.at(-1).right <= frame.right + 1);
      await page.tap("#zoom");
    });
    await t.test("what is answered: all boards are shown then, but not after one's own move", async () => {
      await put(page, "hex4d");
      await game(page, "setAttribute", "black", "none");
      await page.tap("#zoom");
      for (const [board, stays] of Object.entries({ C1: true, C5: false })) {
        const isOn = (name) => name?.startsWith(board);
        const { from, to, notation } = (await site.legalMoves(page)).find((move) => isOn(move.from) && isOn(move.to));
        await game(page, "play", notation);
        await drawn(page);
        assert.equal(await isClose(page), stays, board);
        if (!stays) assert.deepEqual([await isSeen(page, from), await isSeen(page, to)], [true, true]);
      }
    });
    await t.test("the king of who plays Black", async () => {
      await put(page, "hex4d");
      await site.clicks(page, "#flip");
      await drawn(page);
      const [king, boards] = [await boxOf(page, '[data-piece="bK"]'), await boxOf(page, "#levels")];
      assert.ok(king.left > 0 && king.right < 390 && king.top > boards.top && king.bottom < boards.bottom);
    });
  }));

test("eight levels on a phone", (t) =>
  onPhone("#variant=timeout", async (page) => {
    const inReach = async (selector, least) => {
      const [floors, dock] = [await seen(page, selector), await boxOf(page, ".dock")];
      assert.equal(floors.length, 8);
      for (const { height, bottom } of floors)
        assert.ok(height >= least && bottom <= dock.top + 1, `${height}, ${bottom}; the dock begins at ${dock.top}`);
    };
    await t.test("what a finger taps is large enough, and languages stand in the middles of buttons", async () => {
      await page.tap("#menu");
      const buttons = await seen(page, ".tools button, .seats select, #selection button, #zoom");
      for (const { name, width, height } of buttons) assert.ok(width >= 24 && height >= 44, name);
      const languages = await seen(page, "#language button");
      assert.equal(languages.length, 2);
      for (const { top, bottom, words } of languages)
        assert.ok(Math.abs(words.top + words.bottom - top - bottom) / 2 < 2);
      await page.tap("#menu");
    });
    await t.test("the levels of a column are in reach of its view from above", async () => {
      await page.tap("[data-column=b1]");
      await page.waitForSelector(".floor");
      await inReach(".floor", 44);
    });
    await t.test("… also while a piece is picked that could not return; the move is played there", async () => {
      await page.tap("[data-column=d2]");
      await page.tap("[data-stack-cell=d2L4]");
      await page.locator("#no-return").waitFor();
      await page.tap("[data-column=d3]");
      assert.ok((await boxOf(page, "[data-column=d3]")).width >= 40);
      await inReach(".floor[data-playable]", 0);
      await page.tap("[data-stack-cell=d3L2]");
      await shows(page, "d3L2", "wP");
    });
    await t.test("a finger that sends a piece into Time Out does not scroll the board away", async () => {
      await put(page, "timeout", { moves: ["Nb1L1-c3L2", "Nb7L1-c5L1"] });
      await page.tap("[data-column=c3]");
      await page.locator("#time-out").waitFor();
      await page.touchscreen.tap(...(await middle(page, "#time-out"))); // nothing scrolls for it
      await page.locator("#tray [data-entry]").waitFor({ state: "attached" });
      assert.equal(await scrollTop(page), 0);
    });
    await t.test("a new game begins at its top, however far the old one was scrolled", async () => {
      assert.ok((await scrollTop(page, 400)) > 100);
      await site.newGame(page);
      assert.equal(await scrollTop(page), 0);
    });
  }));

test("turn, picked piece and what can be done with it stay in sight; a refusal takes the place of the hint", () =>
  onPhone("#variant=timeout-flat", async (page) => {
    const inSight = async (selector) => {
      for (const { name, top, bottom } of await seen(page, selector)) assert.ok(top >= 0 && bottom <= 844, name);
    };
    await page.tap(cell("b1"));
    await scrollTop(page, 1e6);
    assert.equal((await seen(page, "#turn, #selection, #time-out, #cancel")).length, 4);
    await inSight("#turn, #selection, #time-out, #cancel");
    await page.tap("#cancel");
    await page.tap(cell("e8")); // it is White's turn
    await page.locator("#message").waitFor();
    await scrollTop(page, 0);
    await inSight("#message");
    assert.equal(await page.isVisible("#selection"), false);
    await page.tap(cell("e2"));
    await page.locator("#message").waitFor({ state: "hidden" });
    assert.ok(await page.isVisible("#selection"));
  }));

test("a pick moves nothing, and the switch of views stays in sight", () =>
  onPhone("#variant=timeout", async (page) => {
    await page.evaluate(() => window.inside(".room").style.setProperty("overflow-anchor", "none")); // not all browsers have it
    for (const variant of ["timeout", "trid"])
      for (const [view, place] of [
        ["plan", "above"],
        ["plan", "levels"],
        ["3d", "levels"],
      ]) {
        await put(page, variant);
        await page.tap(`[data-view="${view}"]`);
        await page.locator(`#${place}`).scrollIntoViewIfNeeded();
        const places = async () => (await seen(page, "#view, #above, #levels")).map(({ top, bottom }) => [top, bottom]);
        const before = await places();
        const { from } = (await site.legalMoves(page)).find(({ piece }) => piece === "N");
        if (place === "above") await page.tap(`[data-column="${from.slice(0, 2)}"]`);
        else await game(page, "select", from);
        await page.locator(".floor").first().waitFor();
        assert.deepEqual(await places(), before, `${variant}, ${view}, ${place}`);
        await page.tap(`[data-view="${view === "plan" ? "3d" : "plan"}"]`, { trial: true });
        const { top, bottom } = await boxOf(page, "#view");
        assert.ok(top >= 0 && bottom <= (await boxOf(page, ".dock")).top, `${variant}, ${view}, ${place}`);
      }
  }));

test("all boards of a stand are on the first screen; the list of targets opens above its heading, which stays", () =>
  onPhone("#variant=trid&view=plan", async (page) => {
    for (const variant of ["trid", "trid-meder"]) {
      await put(page, variant);
      const isWhole = () => window.inside("#levels").scrollHeight <= window.inside("#levels").clientHeight;
      assert.ok(await page.evaluate(isWhole), variant);
    }
    await put(page, "raumschach");
    await game(page, "select", "Ab1");
    const { top } = await boxOf(page, "#targets summary");
    await page.tap("#targets summary");
    await page.waitForSelector("[data-target]");
    assert.equal((await boxOf(page, "#targets summary")).top, top);
    for (const { name } of await seen(page, "[data-target]")) assert.match(name, /^[A-E][a-e][1-5]: /);
    const [{ bottom }, selection] = [await boxOf(page, "#targets ul"), await boxOf(page, "#selection")];
    assert.ok(bottom <= selection.top, "Cancel is seen, too");
    await page.locator("[data-target]").last().tap();
    await site.moved(page, 1);
  }));
