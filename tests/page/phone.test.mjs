// Phones: the first screen of every game shows the own side, fingers come close to many boards and return, nothing moves
// under them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ALL_BOARDS, SPATIAL, STACKED } from "../games.mjs";
import {
  PHONE,
  TOUCH,
  at,
  clicks,
  drawn,
  middle,
  newGame,
  onPage,
  onSite,
  resize,
  says,
  shows,
  wide,
} from "./browser.mjs";
import { cellWidth, firstFaults, sizeFaults } from "./screens.mjs";

const FAR_TARGET = "quarx B:W2233:B2323 0 1"; // the capture ends on 2143, two planes further
const FAR_VICTIM = "quarx B:W1223,1111:B1313 0 1";
const IDLE = "quarx B:W2233:B2323,1313 0 1"; // 2323 must capture

/** Puts another game on the board of the page. */
async function put(page, text) {
  await page.evaluate((text) => document.querySelector("hyperply-game").load(text), text);
  await drawn(page);
}
const set = (page, name, value) =>
  page.evaluate(([name, value]) => document.querySelector("hyperply-game").setAttribute(name, value), [name, value]);
const zoom = (page) => page.locator(".frame").getAttribute("data-zoom");
const zoomed = (page, how) => page.waitForSelector(`[data-zoom="${how}"]`);
const boxOf = (page, selector) => page.evaluate((at) => window.inside(at).getBoundingClientRect().toJSON(), selector);
const cell = (name) => `[data-cell="${name}"]`;
/** Whether a cell is seen as a whole. */
async function isSeen(page, name) {
  const { left, right } = await boxOf(page, cell(name));
  return left >= 0 && right <= 390;
}

for (const [width, height] of [
  [390, 844],
  [667, 375],
])
  test(`on a screen of ${width} x ${height} every game begins with the own side in sight, and can be read and tapped`, () =>
    onPage(
      "#variant=chess&view=plan",
      async (page) => {
        for (const check of [firstFaults, sizeFaults])
          for (const variant of ALL_BOARDS) {
            await put(page, variant);
            assert.deepEqual(await check(page), [], variant);
          }
      },
      { ...TOUCH, viewport: { width, height } },
    ));

test("rules are compared on the narrowest phone, and on a desk without scrolling", () =>
  onSite(
    "compare.html#rules=trid,trid-meder",
    async (page) => {
      await drawn(page);
      assert.ok((await wide(page)) <= 320);
      assert.ok((await cellWidth(page)) >= 14);
      await resize(page, 1440, 900);
      const lowest = await page.evaluate(() =>
        Math.max(...window.insideAll('#levels [data-piece^="w"]').map((cell) => cell.getBoundingClientRect().bottom)),
      );
      assert.ok(lowest <= 900, `${lowest}`);
    },
    { ready: "body[data-ready]", viewport: { width: 320, height: 568 } },
  ));

test("in space, too, the boards fill the screen, text is at least 12 px high, and a finger can pull what slides", () =>
  onPage(
    `#variant=${SPATIAL[0]}&view=3d`,
    async (page) => {
      for (const variant of [...SPATIAL, "hex4d"]) {
        await put(page, variant);
        await page.waitForSelector("#space[data-drawn]");
        await drawn(page);
        const [share, texts, sliders] = await page.evaluate(() => {
          const room = window.inside(".stage").getBoundingClientRect();
          const game = document.querySelector("hyperply-game");
          const cells = window.insideAll("#levels [data-cell]");
          const points = cells.flatMap((node) => game.pointOf(node.dataset.cell) ?? []);
          const span = (values) => Math.max(...values) - Math.min(...values);
          const seen = (selector) => window.insideAll(selector).filter((node) => node.checkVisibility());
          return [
            Math.max(span(points.map(({ x }) => x)) / room.width, span(points.map(({ y }) => y)) / room.height),
            seen(".space-labels span").map((node) => parseFloat(getComputedStyle(node).fontSize)),
            seen(".angles input").map((node) => node.getBoundingClientRect().height),
          ];
        });
        assert.ok(share > 0.5, `${variant}: the boards fill ${Math.round(100 * share)} % of their room`);
        assert.ok(texts.length > 2 && Math.min(...texts) >= 12, `${variant}: ${texts}`);
        assert.ok(Math.min(24, ...sliders) >= 24, `${variant}: ${sliders}`);
        assert.ok((await wide(page)) <= 390);
        assert.equal(await page.getAttribute('[data-view="3d"]', "aria-pressed"), "true");
      }
    },
    PHONE,
  ));

test("numbers on the map stay inside its boards", () =>
  onPage(
    "#variant=quarx&view=plan",
    async (page) => {
      for (const variant of ["quarx", "hex4d", "timeout"]) {
        await put(page, variant);
        const [sizes, beyond] = await page.evaluate(async () => {
          const game = document.querySelector("hyperply-game");
          game.select(game.game.legal_moves().at(-1).clicks[0]); // targets are counted, too
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          const texts = window.insideAll(".map-board span:not(.hidden-words, .map-counts)");
          const shown = texts.filter((node) => node.textContent);
          /** Whether corners are outside of a hexagon, or of a box. */
          const isOut = (node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            const { left, right, top, bottom } = range.getBoundingClientRect();
            const board = node.closest(".map-board").getBoundingClientRect();
            const middle = board.top + board.height / 2;
            const isHexagon = window.inside(".frame").dataset.shape === "hexagon";
            const slope = (y) => (isHexagon ? (Math.abs(y - middle) / board.height) * (board.width / 2) : 0);
            const edge = Math.max(slope(top + 2), slope(bottom - 2)); // the line is higher than its digits
            return left < board.left + edge || right > board.right - edge || top < board.top || bottom > board.bottom;
          };
          return [
            shown.map((node) => parseFloat(getComputedStyle(node).fontSize)),
            shown.filter(isOut).map((node) => node.textContent),
          ];
        });
        assert.ok(sizes.length > 7 && Math.min(...sizes) >= 12, `${variant}: ${sizes}`);
        assert.deepEqual(beyond, [], variant);
      }
    },
    PHONE,
  ));

test("many boards are first seen as a whole, and closely if one likes; the frame in the small map is around what is seen", () =>
  onPage(
    "#variant=quarx",
    async (page) => {
      for (const variant of ["quarx", "hex4d"]) {
        await put(page, variant);
        assert.equal(await page.textContent("#zoom"), "Zoom in");
        assert.ok((await cellWidth(page)) < 40);
        const [boards, dock] = [await boxOf(page, "#levels"), await boxOf(page, ".dock")];
        assert.ok(boards.bottom <= dock.top, "all boards are on the first screen");
        await page.tap("#zoom");
        assert.equal(await page.textContent("#zoom"), "Show all");
        assert.ok((await cellWidth(page)) >= 40);
        const [board, frame] = [await boxOf(page, '#levels [data-cell][tabindex="0"]'), await boxOf(page, "#levels")];
        assert.ok(board.left >= frame.left && board.right <= frame.right, "the cell of the keyboard is in sight");
        if (variant === "quarx") await isFramed(page);
        await page.tap("#zoom");
      }
      for (const variant of STACKED) {
        await put(page, variant);
        await set(page, "view", "plan");
        await drawn(page);
        assert.ok((await cellWidth(page)) >= 24 - 0.5, `cells of ${variant}`);
        await page.tap("#zoom");
        assert.ok((await cellWidth(page)) >= 44, `cells of ${variant}, close up`);
        await page.tap("#zoom");
      }
    },
    PHONE,
  ));

/** The frame in the map is where what is seen is on the boards. */
async function isFramed(page) {
  for (const [left, top] of [
    [0, 0],
    [60, 80],
    [9999, 9999],
  ]) {
    const [frame, seen] = await page.evaluate(
      async ([left, top]) => {
        window.inside("#levels").scrollTo({ left, top, behavior: "instant" });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const boxes = (at) => window.insideAll(at).map((node) => node.getBoundingClientRect());
        const [low, high] = [Math.min, Math.max];
        const ends = { left: low, right: high, top: low, bottom: high };
        const span = (all) => Object.entries(ends).map(([side, pick]) => pick(...all.map((box) => box[side])));
        /** Where a part begins and ends in the whole, across and down. */
        const shares = (part, [left, right, top, bottom]) => {
          const across = (x) => Math.min(1, Math.max(0, (x - left) / (right - left)));
          const down = (y) => Math.min(1, Math.max(0, (y - top) / (bottom - top)));
          return [across(part.left), across(part.right), down(part.top), down(part.bottom)];
        };
        const [[frame], [levels]] = [boxes(".map-frame"), boxes("#levels")];
        return [shares(frame, span(boxes(".map-board"))), shares(levels, span(boxes("#levels .board")))];
      },
      [left, top],
    );
    for (const [i, share] of frame.entries()) assert.ok(Math.abs(share - seen[i]) < 0.02, `${frame}: ${seen}`);
  }
}

/** Two fingers on a point, which move apart or together by a factor. */
async function pinch(page, [x, y], factor) {
  const session = await page.context().newCDPSession(page);
  const touch = (type, ...aparts) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: aparts.flatMap((apart) => [
        { x, y: y - apart, id: 0 },
        { x, y: y + apart, id: 1 },
      ]),
    });
  const from = factor > 1 ? 30 : 60;
  await touch("touchStart", from);
  for (let i = 1; i <= 8; i++) await touch("touchMove", from + (from * (factor - 1) * i) / 8);
  await touch("touchEnd");
  await session.detach();
  await drawn(page);
}

/**
 * Two taps as the page gets them. What a browser makes of two quick touches depends on how fast the machine is. All events
 * are made first: between the taps there is no time, however long the page works on the first one.
 */
const tapTwice = (page, point) =>
  page.evaluate(([clientX, clientY]) => {
    const finger = { bubbles: true, composed: true, clientX, clientY, isPrimary: true, pointerType: "touch" };
    const taps = [1, 2].map((detail) =>
      ["pointerdown", "pointerup", "click"].map((type) => new PointerEvent(type, { ...finger, detail })),
    );
    for (const events of taps) {
      const node = window.hit(clientX, clientY);
      for (const event of events) node.dispatchEvent(event);
    }
  }, point);

test("fingers come close and return: by two of them, by two taps, by one tap where cells are too small", (t) =>
  onPage(
    "#variant=trid",
    async (page) => {
      await drawn(page);
      await t.test("two taps that move a piece change nothing else", async () => {
        await page.tap(cell("c2(2)"));
        await tapTwice(page, await middle(page, "c3(2)"));
        await shows(page, "c3(2)", "wP");
        assert.equal(await zoom(page), "whole");
      });
      for (const [variant, near] of [
        ["trid", "b1(2)"],
        ["quarx", "2222"],
        ["hex4d", "C2c3"],
      ])
        await t.test(
          `two fingers make the boards larger and smaller around them, and pick nothing: ${variant}`,
          async () => {
            await put(page, variant);
            const { width: before } = await boxOf(page, cell(near));
            const point = await middle(page, near);
            await pinch(page, point, 1.6);
            const { width: after } = await boxOf(page, cell(near));
            assert.ok(after > before * 1.4, `${before}, then ${after}`);
            assert.equal(await zoom(page), "close");
            const [x, y] = await middle(page, near);
            assert.ok(Math.hypot(x - point[0], y - point[1]) < 2 * after, `from ${point} to ${[x, y]}`);
            await pinch(page, [195, point[1] - 100], 0.2);
            assert.equal(await zoom(page), "whole");
            assert.equal(await page.locator("[data-selected]").count(), 0);
            assert.ok((await wide(page)) <= 390);
          },
        );
      /** What is said before a pick. */
      const hint = async () => {
        await drawn(page); // how large cells are is measured after they are drawn
        return page.locator("#selection > p:visible").allTextContents();
      };
      await t.test(
        "two taps return to all boards, and one comes close where cells are too small for a finger",
        async () => {
          await page.tap("#zoom");
          await zoomed(page, "close");
          await drawn(page);
          await tapTwice(page, await middle(page, "C1c3"));
          await zoomed(page, "whole");
          assert.equal(await page.locator("[data-selected]").count(), 0);
          assert.deepEqual(await hint(), ["Tap one of your pieces, or a board to zoom in."]);
          await page.touchscreen.tap(...(await middle(page, "C3c3")));
          await zoomed(page, "close");
          assert.deepEqual(await hint(), ["Pick one of your pieces. Most can also move to other boards."]);
          assert.equal(await page.locator("[data-selected]").count(), 0, "nothing stands there");
          await page.tap("#zoom");
          await zoomed(page, "whole");
          await drawn(page);
        },
      );
      await t.test(
        "a tap on a piece comes close and picks it, and nothing slides away under the next one",
        async () => {
          await page.touchscreen.tap(...(await middle(page, "C1c4")));
          await zoomed(page, "close");
          await page.waitForSelector(`${cell("C1c4")}[data-selected]`);
          await page.evaluate(() => window.inside("#cancel").click()); // a tap would scroll to it
          await page.waitForSelector(`${cell("C1c4")}:not([data-selected])`);
          await drawn(page);
          const before = await boxOf(page, cell("C1c4"));
          await page.tap(cell("C1c4"));
          await page.waitForSelector(`${cell("C1c4")}[data-selected]`);
          assert.deepEqual(await boxOf(page, cell("C1c4")), before);
          await page.tap("#zoom");
        },
      );
      await t.test("a tap on a piece that cannot move comes close, and tells why at once", async () => {
        await put(page, IDLE);
        await page.waitForSelector("[data-far]");
        await page.touchscreen.tap(...(await middle(page, "1313")));
        await zoomed(page, "close");
        await says(page, "#message", /must capture/);
      });
    },
    PHONE,
  ));

test("close up, what counts stays in sight", (t) =>
  onPage(
    at(FAR_TARGET),
    async (page) => {
      await t.test("a piece whose targets are far away, and the small map tells where they are", async () => {
        await page.evaluate(() => window.inside('[data-map="a2 b3"]').click());
        assert.equal(await zoom(page), "close");
        assert.deepEqual([await isSeen(page, "2323"), await isSeen(page, "2143")], [true, false]);
        const left = () => page.evaluate(() => window.inside("#levels").scrollLeft);
        const before = await left();
        await page.tap(cell("2323"));
        await page.waitForSelector(`${cell("2143")}[data-playable]`);
        assert.equal(await isSeen(page, "2323"), true);
        assert.ok((await left()) > before, "as near as that allows");
        await says(page, '[data-map="a4 b3"]', /×1/);
      });
      await t.test("where a move ends, and what it has captured if that has room, too", async () => {
        await put(page, FAR_VICTIM);
        await page.evaluate(() => window.inside('[data-map="a1 b3"]').click());
        assert.equal(await zoom(page), "close");
        await page.evaluate(() => document.querySelector("hyperply-game").play("1313x1133"));
        await page.waitForSelector(`${cell("1133")}[data-piece]`);
        assert.deepEqual([await isSeen(page, "1133"), await isSeen(page, "1223")], [true, true]);
      });
      await t.test("the map leads to its boards", async () => {
        await page.locator("[data-map]").last().tap();
        await page.waitForFunction(() => {
          const frame = window.inside("#levels").getBoundingClientRect();
          return window.insideAll("#levels .board").at(-1).getBoundingClientRect().right <= frame.right + 1;
        });
        await page.tap("#zoom");
      });
      await t.test("one's own move leaves the boards close; an answer that is not seen shows all of them", async () => {
        await put(page, "hex4d");
        const play = (board) =>
          page.evaluate((name) => {
            const game = document.querySelector("hyperply-game");
            const isOn = (cell) => cell?.startsWith(name);
            const { from, to } = game.play(game.game.legal_moves().find((move) => isOn(move.from) && isOn(move.to)));
            return [from, to];
          }, board);
        await set(page, "black", "none");
        await page.tap("#zoom");
        await zoomed(page, "close");
        await play("C1");
        await drawn(page);
        assert.equal(await zoom(page), "close");
        const ends = await play("C5");
        await zoomed(page, "whole");
        await drawn(page);
        for (const end of ends) assert.ok(await isSeen(page, end), end);
      });
      await t.test("the king of who plays Black", async () => {
        await put(page, "hex4d");
        await clicks(page, "#flip");
        await drawn(page);
        const [king, boards] = [await boxOf(page, '[data-piece="bK"]'), await boxOf(page, "#levels")];
        assert.ok(king.x > 0 && king.x < 390 && king.y > boards.top && king.y < boards.bottom, JSON.stringify(king));
      });
    },
    PHONE,
  ));

test("eight levels on a phone", (t) =>
  onPage(
    "#variant=timeout",
    async (page) => {
      const inReach = async (selector, height = 0) => {
        const { y: edge } = await boxOf(page, ".dock");
        const floors = await page.evaluate(
          (at) => window.insideAll(at).map((node) => node.getBoundingClientRect().toJSON()),
          selector,
        );
        for (const floor of floors)
          assert.ok(floor.height >= height && floor.bottom <= edge + 1, `${floor.bottom}; the dock begins at ${edge}`);
        assert.equal(floors.length, 8);
      };
      await t.test(
        "what a finger taps is large enough, and the languages stand in the middles of their buttons",
        async () => {
          await page.tap("#menu");
          const [small, off] = await page.evaluate(() => {
            const boxOf = (node) => node.getBoundingClientRect();
            const middleOf = (node) => {
              const range = document.createRange();
              range.selectNodeContents(node);
              return boxOf(range).top + boxOf(range).height / 2;
            };
            const buttons = window.insideAll(".tools button, .seats select, #selection button, #zoom");
            return [
              buttons
                .filter((node) => node.checkVisibility() && (boxOf(node).width < 24 || boxOf(node).height < 44))
                .map((node) => node.id || node.textContent),
              window
                .insideAll("#language button")
                .map((node) => Math.abs(middleOf(node) - boxOf(node).top - boxOf(node).height / 2)),
            ];
          });
          assert.deepEqual(small, []);
          assert.ok(off.length === 2 && Math.max(...off) < 2, off.join());
          await page.tap("#menu");
        },
      );
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
        assert.ok((await page.locator("[data-column=d3]").boundingBox()).width >= 40);
        await inReach(".floor[data-playable]");
        await page.tap("[data-stack-cell=d3L2]");
        await shows(page, "d3L2", "wP");
        assert.ok((await wide(page)) <= 390);
      });
      await t.test("a finger that sends a piece into Time Out does not scroll the board away", async () => {
        await page.evaluate(() =>
          document.querySelector("hyperply-game").load("timeout", { moves: ["Nb1L1-c3L2", "Nb7L1-c5L1"] }),
        );
        await page.tap("[data-column=c3]");
        await page.locator("#time-out").waitFor();
        await page.touchscreen.tap(...(await middle(page, "#time-out"))); // no scrolling before it, either
        await page.locator("#tray [data-entry]").waitFor({ state: "attached" });
        assert.equal(await page.evaluate(() => window.inside(".room").scrollTop), 0);
      });
      await t.test("a new game begins at its top, however far the old one was scrolled", async () => {
        const scrolled = () => page.evaluate(() => window.inside(".room").scrollTop);
        await page.evaluate(() => window.inside(".room").scrollTo(0, 400));
        assert.ok((await scrolled()) > 100);
        await newGame(page);
        await page.waitForFunction(() => window.inside(".room").scrollTop === 0);
      });
    },
    PHONE,
  ));

test("turn, picked piece and what can be done with it stay in sight; a refusal takes the place of the hint", () =>
  onPage(
    "#variant=timeout-flat",
    async (page) => {
      const scroll = (top) => page.evaluate((top) => window.inside(".room").scrollTo(0, top), top);
      const inSight = async (...parts) => {
        for (const part of parts) {
          const { top, bottom } = await boxOf(page, part);
          assert.ok(top >= 0 && bottom <= 844, part);
        }
      };
      await page.tap(cell("b1"));
      await scroll(1e6);
      await inSight("#turn", "#selection", "#time-out", "#cancel");
      await page.tap("#cancel");
      await page.tap(cell("e8")); // it is White's turn
      await page.locator("#message").waitFor();
      await scroll(0);
      await inSight("#message");
      assert.equal(await page.isVisible("#selection"), false);
      await page.tap(cell("e2"));
      await page.locator("#message").waitFor({ state: "hidden" });
      assert.ok(await page.isVisible("#selection"));
    },
    PHONE,
  ));

test("a pick moves nothing, and the switch of views stays in sight", () =>
  onPage(
    "#variant=timeout",
    async (page) => {
      await page.evaluate(() => window.inside(".room").style.setProperty("overflow-anchor", "none")); // not all browsers have it
      for (const variant of ["timeout", "trid"])
        for (const [view, place] of [
          ["plan", "above"],
          ["plan", "levels"],
          ["3d", "levels"],
        ]) {
          const where = `${variant}, ${view}, ${place}`;
          await put(page, variant);
          await page.tap(`[data-view="${view}"]`);
          const places = () =>
            page.evaluate(() =>
              ["#view", "#above", "#levels"].map((id) => {
                const { top, bottom } = window.inside(id).getBoundingClientRect();
                return [Math.round(top), Math.round(bottom)];
              }),
            );
          await page.locator(`#${place}`).scrollIntoViewIfNeeded();
          const before = await places();
          const from = await page.evaluate(() => {
            const { game } = document.querySelector("hyperply-game");
            return game.legal_moves().find(({ piece }) => piece === "N").from;
          });
          if (place === "above") await page.tap(`[data-column="${from.slice(0, 2)}"]`);
          else await page.evaluate((cell) => document.querySelector("hyperply-game").select(cell), from);
          await page.locator(".floor").first().waitFor();
          const after = await places();
          assert.deepEqual(after, before, where);
          await page.tap(`[data-view="${view === "plan" ? "3d" : "plan"}"]`, { trial: true });
          const [[top, bottom]] = after;
          assert.ok(top >= 0 && bottom <= (await boxOf(page, ".dock")).top, where);
        }
    },
    PHONE,
  ));

test("all boards of a stand are on the first screen; the list of targets opens above its heading, which stays where it was tapped", () =>
  onPage(
    "#variant=trid&view=plan",
    async (page) => {
      for (const variant of ["trid", "trid-meder"]) {
        await put(page, variant);
        const [whole, seen] = await page.evaluate(() => {
          const { scrollHeight, clientHeight } = window.inside("#levels");
          return [scrollHeight, clientHeight];
        });
        assert.ok(whole <= seen, `${variant}: ${whole} of ${seen}`);
      }
      await put(page, "raumschach");
      await page.evaluate(() => document.querySelector("hyperply-game").select("Ab1"));
      const heading = () => boxOf(page, "#targets summary").then(({ top }) => top);
      const before = await heading();
      await page.tap("#targets summary");
      await page.waitForSelector("[data-target]");
      assert.equal(await heading(), before);
      const { top } = await boxOf(page, "#selection");
      assert.ok((await boxOf(page, "#targets ul")).bottom <= top, "Cancel is seen, too");
      await page.locator("[data-target]").last().tap();
      await page.waitForFunction(() => document.querySelector("hyperply-game").ply === 1);
    },
    PHONE,
  ));
