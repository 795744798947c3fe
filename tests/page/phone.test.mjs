// Phones: the first screen of every game shows the own side, and fingers come close to many boards and return.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ALL_BOARDS, SPATIAL } from "../games.mjs";
import {
  PHONE,
  TOUCH,
  at,
  clicks,
  closeDialog,
  drawn,
  middle,
  newGame,
  onPage,
  onSite,
  says,
  shows,
  wide,
} from "./browser.mjs";

const SCREENS = [
  [390, 844],
  [360, 740],
  [320, 568],
  [844, 390],
  [667, 375],
];

/** What is seen of the first screen: the turn, and cells with white pieces on the boards or from above. */
const firstScreen = (page) =>
  page.evaluate(() => {
    const isSeen = (node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return width >= 15 && x > 0 && y > 0 && x < innerWidth && y < innerHeight && node.contains(window.hit(x, y));
    };
    const columns = window.insideAll("#above [data-column]").filter(isSeen);
    const above = new Set(columns.map((node) => node.dataset.column));
    const men = window.insideAll('#levels [data-piece^="w"]');
    const seen = men.filter((node) => isSeen(node) || above.has(node.dataset.col));
    const kings = men.filter((node) => node.dataset.piece === "wK");
    return {
      king: kings.length ? kings.every((node) => seen.includes(node)) : undefined,
      men: seen.length,
      turn: isSeen(window.inside("#turn")),
      scrolled: window.inside(".room").scrollTop + scrollY,
    };
  });

for (const variant of ALL_BOARDS) {
  test(`on the first screen are the turn and the own side: ${variant}`, async () => {
    for (const [width, height] of SCREENS) {
      await onPage(
        `#variant=${variant}&view=plan`,
        async (page) => {
          await drawn(page);
          const { king, men, turn, scrolled } = await firstScreen(page);
          const where = `${width} x ${height}: ${men} men`;
          assert.ok(turn, where);
          assert.ok(king ?? men >= 4, where);
          assert.equal(scrolled, 0, where);
          assert.ok((await wide(page)) <= width, where);
        },
        { ...TOUCH, viewport: { width, height } },
      );
    }
  });
}

test("a finger that sends a piece into Time Out does not scroll the board away", () =>
  onPage(
    "#variant=timeout&moves=Nb1L1-c3L2,Nb7L1-c5L1",
    async (page) => {
      await page.locator("[data-column=c3]").tap();
      const { x, y, width, height } = await page.locator("#time-out").boundingBox();
      await page.touchscreen.tap(x + width / 2, y + height / 2); // no scrolling before it, either
      await page.locator("#tray [data-entry]").waitFor({ state: "attached" });
      assert.equal(await page.evaluate(() => window.inside(".room").scrollTop), 0);
    },
    PHONE,
  ));

test("who plays Black sees Black's boards first", () =>
  onPage(
    "#variant=hex4d",
    async (page) => {
      await clicks(page, "#flip");
      await drawn(page);
      const king = await page.locator('[data-piece="bK"]').boundingBox();
      const { y, height } = await page.locator("#levels").boundingBox();
      assert.ok(king.x > 0 && king.x < 390 && king.y > y && king.y < y + height, JSON.stringify(king));
    },
    PHONE,
  ));

for (const variant of SPATIAL) {
  test(`a link opens 3D on a phone: ${variant}`, () =>
    onPage(
      `#variant=${variant}&view=3d`,
      async (page) => {
        await page.waitForSelector("#space[data-drawn]");
        assert.equal(await page.getAttribute('[data-view="3d"]', "aria-pressed"), "true");
        assert.ok((await wide(page)) <= 390);
        await drawn(page);
        const share = await page.evaluate(() => {
          const room = window.inside(".stage").getBoundingClientRect();
          const board = document.querySelector("hyperply-game");
          const cells = window
            .insideAll("#levels [data-cell]")
            .flatMap((node) => board.pointOf(node.dataset.cell) ?? []);
          const span = (values) => Math.max(...values) - Math.min(...values);
          return Math.max(span(cells.map(({ x }) => x)) / room.width, span(cells.map(({ y }) => y)) / room.height);
        });
        assert.ok(share > 0.5, `the boards fill ${Math.round(100 * share)} % of their room`);
      },
      PHONE,
    ));
}

for (const variant of ["quarx", "hex4d", "timeout"]) {
  test(`numbers on the map stay inside its boards: ${variant}`, () =>
    onPage(
      `#variant=${variant}&view=plan`,
      async (page) => {
        await page.evaluate(() => {
          const board = document.querySelector("hyperply-game");
          board.select(board.game.legal_moves().at(-1).clicks[0]); // targets are counted, too
        });
        await drawn(page);
        const [sizes, beyond] = await page.evaluate(() => {
          const texts = window.insideAll(".map-board span:not(.hidden-words, .map-counts)");
          const shown = texts.filter((node) => node.textContent);
          /** Corners that are outside of a hexagon, or of a box. */
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
        assert.ok(sizes.length > 7 && Math.min(...sizes) >= 12, sizes.join());
        assert.deepEqual(beyond, []);
      },
      PHONE,
    ));
}

/** Two fingers on a point, which move apart or together by a factor. */
async function pinch(page, [x, y], factor) {
  const session = await page.context().newCDPSession(page);
  const touch = (type, apart) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: apart
        ? [
            { x, y: y - apart, id: 0 },
            { x, y: y + apart, id: 1 },
          ]
        : [],
    });
  const from = factor > 1 ? 30 : 60;
  await touch("touchStart", from);
  for (let i = 1; i <= 8; i++) {
    await touch("touchMove", from + (from * (factor - 1) * i) / 8);
    await page.waitForTimeout(16);
  }
  await touch("touchEnd");
}

const sizeOf = async (page, cell) => (await page.locator(`[data-cell="${cell}"]`).boundingBox()).width;
const zoom = (page) => page.locator(".frame").getAttribute("data-zoom");

for (const [variant, cell] of [
  ["hex4d", "C2c3"],
  ["quarx", "2222"],
  ["trid", "b1(2)"],
]) {
  test(`two fingers make the boards larger and smaller around them, and pick nothing: ${variant}`, () =>
    onPage(
      `#variant=${variant}`,
      async (page) => {
        await drawn(page);
        const before = await sizeOf(page, cell);
        const point = await middle(page, cell);
        await pinch(page, point, 1.6);
        const after = await sizeOf(page, cell);
        assert.ok(after > before * 1.4, `${before}, then ${after}`);
        assert.equal(await zoom(page), "close");
        const [x, y] = await middle(page, cell);
        assert.ok(Math.hypot(x - point[0], y - point[1]) < 2 * after, `from ${point} to ${[x, y]}`);
        await pinch(page, [195, point[1] - 100], 0.2);
        assert.equal(await zoom(page), "whole");
        assert.equal(await page.locator("[data-selected]").count(), 0);
        assert.ok((await wide(page)) <= 390);
      },
      PHONE,
    ));
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

test("two taps return to all boards, and one comes close where cells are too small for a finger", () =>
  onPage(
    "#variant=hex4d",
    async (page) => {
      await page.tap("#zoom");
      await page.waitForSelector('[data-zoom="close"]');
      await drawn(page);
      const point = await middle(page, "C1c3");
      await tapTwice(page, point);
      await page.waitForSelector('[data-zoom="whole"]');
      assert.equal(await page.locator("[data-selected]").count(), 0);
      await page.waitForTimeout(400);
      const hint = async () => {
        await drawn(page); // how large cells are is measured after they are drawn
        return page.locator("#selection > p:visible").allTextContents();
      };
      assert.deepEqual(await hint(), ["Tap one of your pieces, or a board to zoom in."]);
      await page.touchscreen.tap(...(await middle(page, "C3c3")));
      await page.waitForSelector('[data-zoom="close"]');
      assert.deepEqual(await hint(), ["Pick one of your pieces. Most can also move to other boards."]);
      assert.equal(await page.locator("[data-selected]").count(), 0, "nothing stands there");
      await page.tap("#zoom");
      await page.waitForSelector('[data-zoom="whole"]');
      await drawn(page);
      await page.waitForTimeout(400);
      await page.touchscreen.tap(...(await middle(page, "C1c4")));
      await page.waitForSelector('[data-zoom="close"]');
      await page.waitForSelector('[data-cell="C1c4"][data-selected]');
      const place = () => page.locator('[data-cell="C1c4"]').boundingBox();
      await page.evaluate(() => window.inside("#cancel").click()); // a tap would scroll to it
      await page.waitForSelector('[data-cell="C1c4"]:not([data-selected])');
      await drawn(page);
      const before = await place();
      await page.tap('[data-cell="C1c4"]');
      await page.waitForSelector('[data-cell="C1c4"][data-selected]');
      assert.deepEqual(await place(), before, "nothing slides away under the finger");
    },
    PHONE,
  ));

/** Whether a cell is seen as a whole. */
const isSeen = (page, cell) =>
  page.evaluate((id) => {
    const { left, right } = window.inside(`[data-cell="${id}"]`).getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  }, cell);

test("close up, a piece whose targets are far away stays in sight, and the small map tells where they are", () =>
  onPage(
    at("quarx B:W2233:B2323 0 1"), // the capture ends on 2143, two planes further
    async (page) => {
      await page.evaluate(() => window.inside('[data-map="a2 b3"]').click());
      assert.equal(await zoom(page), "close");
      assert.deepEqual([await isSeen(page, "2323"), await isSeen(page, "2143")], [true, false]);
      const left = () => page.locator("#levels").evaluate((node) => node.scrollLeft);
      const before = await left();
      await page.tap('[data-cell="2323"]');
      await page.waitForSelector('[data-cell="2143"][data-playable]');
      assert.equal(await isSeen(page, "2323"), true);
      assert.ok((await left()) > before, "as near as that allows");
      await says(page, '[data-map="a4 b3"]', /×1/);
    },
    PHONE,
  ));

test("close up, where a move ends is in sight, and what it has captured if that has room, too", () =>
  onPage(
    at("quarx B:W1223,1111:B1313 0 1"),
    async (page) => {
      await page.evaluate(() => window.inside('[data-map="a1 b3"]').click());
      assert.equal(await zoom(page), "close");
      await page.evaluate(() => document.querySelector("hyperply-game").play("1313x1133"));
      await page.waitForSelector('[data-cell="1133"][data-piece]');
      assert.deepEqual([await isSeen(page, "1133"), await isSeen(page, "1223")], [true, true]);
    },
    PHONE,
  ));

test("where a tap comes close, one on a piece that cannot move tells why at once", () =>
  onPage(
    at("quarx B:W2233:B2323,1313 0 1"), // 2323 must capture
    async (page) => {
      await page.waitForSelector("[data-far]");
      await page.touchscreen.tap(...(await middle(page, "1313")));
      await page.waitForSelector('[data-zoom="close"]');
      await says(page, "#message", /must capture/);
    },
    PHONE,
  ));

test("close up, an answer that is not seen shows all boards; one's own move leaves them close", () =>
  onPage(
    "#variant=hex4d",
    async (page) => {
      const play = (board) =>
        page.evaluate((name) => {
          const game = document.querySelector("hyperply-game");
          const isOn = (cell) => cell?.startsWith(name);
          const { from, to } = game.play(game.game.legal_moves().find((move) => isOn(move.from) && isOn(move.to)));
          return [from, to];
        }, board);
      await page.evaluate(() => document.querySelector("hyperply-game").setAttribute("black", "none"));
      await page.tap("#zoom");
      await page.waitForSelector('[data-zoom="close"]');
      await play("C1");
      await drawn(page);
      assert.equal(await zoom(page), "close");
      const ends = await play("C5");
      await page.waitForSelector('[data-zoom="whole"]');
      await drawn(page);
      for (const cell of ends) assert.ok(await isSeen(page, cell), cell);
    },
    PHONE,
  ));

test("the frame in the small map is around what is seen", () =>
  onPage(
    "#variant=quarx",
    async (page) => {
      await closeDialog(page);
      await page.tap("#zoom");
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
    },
    PHONE,
  ));

test("two taps that move a piece change nothing else", () =>
  onPage(
    "#variant=trid",
    async (page) => {
      await page.tap('[data-cell="c2(2)"]');
      const point = await middle(page, "c3(2)");
      await tapTwice(page, point);
      await shows(page, "c3(2)", "wP");
      assert.equal(await zoom(page), "whole");
    },
    PHONE,
  ));

test("the levels of a column are in reach of its view from above", () =>
  onPage(
    "#variant=timeout",
    async (page) => {
      await page.tap('[data-column="b1"]');
      const floors = page.locator(".floor");
      await floors.first().waitFor();
      const dock = await page.locator(".dock").boundingBox();
      for (const floor of await floors.all()) {
        const { y, height } = await floor.boundingBox();
        assert.ok(height >= 44 && y + height <= dock.y + 1, `${y}, ${height}; the dock begins at ${dock.y}`);
      }
    },
    PHONE,
  ));

test("the levels of a column stay in reach while a piece is picked that could not return", () =>
  onPage(
    "#variant=timeout",
    async (page) => {
      await page.tap('[data-column="d2"]');
      await page.tap('[data-stack-cell="d2L4"]');
      await page.locator("#no-return").waitFor();
      await page.tap('[data-column="d3"]');
      const dock = await page.locator(".dock").boundingBox();
      const floors = await page.locator(".floor[data-playable]").all();
      assert.equal(floors.length, 8);
      for (const floor of floors) {
        const { y, height } = await floor.boundingBox();
        assert.ok(y + height <= dock.y + 1, `${y}, ${height}; the dock begins at ${dock.y}`);
      }
    },
    PHONE,
  ));

for (const variant of ["trid", "trid-meder"])
  test(`all boards of a stand are on the first screen: ${variant}`, () =>
    onPage(
      `#variant=${variant}&view=plan`,
      async (page) => {
        await drawn(page);
        const [whole, seen] = await page.evaluate(() => {
          const boards = window.inside("#levels");
          return [boards.scrollHeight, boards.clientHeight];
        });
        assert.ok(whole <= seen, `${whole} of ${seen}`);
      },
      PHONE,
    ));

test("a refusal takes the place of the hint", () =>
  onPage(
    "#variant=trid&view=plan",
    async (page) => {
      await page.tap('[data-cell="a0(3)"]');
      await page.locator("#message").waitFor();
      assert.equal(await page.isVisible("#selection"), false);
      await page.tap('[data-cell="b1(2)"]');
      await page.locator("#message").waitFor({ state: "hidden" });
      assert.ok(await page.isVisible("#selection"));
    },
    PHONE,
  ));

test("a new game begins at its top, however far the old one was scrolled", () =>
  onPage(
    "#variant=timeout",
    async (page) => {
      const scrolled = () => page.evaluate(() => window.inside(".room").scrollTop);
      await page.evaluate(() => window.inside(".room").scrollTo(0, 400));
      assert.ok((await scrolled()) > 100);
      await newGame(page);
      await page.waitForFunction(() => window.inside(".room").scrollTop === 0);
    },
    PHONE,
  ));

test("what a finger taps is large enough", () =>
  onPage(
    "#variant=timeout",
    async (page) => {
      await page.tap("#menu");
      const small = await page.evaluate(() =>
        window
          .insideAll(".tools button, .seats select, #selection button, #zoom")
          .filter((node) => node.checkVisibility())
          .map((node) => [node.id || node.textContent, node.getBoundingClientRect()])
          .filter(([, { width, height }]) => width < 24 || height < 44)
          .map(([name, { width, height }]) => `${name}: ${width} x ${height}`),
      );
      assert.deepEqual(small, []);
    },
    PHONE,
  ));

/** What is written smaller than 12 px. */
const smallTexts = (page) =>
  page.evaluate(() =>
    window
      .insideAll("#levels *, .panel *, #map *")
      .filter((node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim()))
      .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.matches(".hidden-words"))
      .filter((node) => {
        const size = parseFloat(getComputedStyle(node).fontSize);
        return size > 0 && size < 12; // pins have no text
      })
      .map((node) => `${node.className}: ${node.textContent}`),
  );

for (const variant of ["timeout", "quarx", "hex4d"])
  test(`in space, too, text is at least 12 px high, and a finger can pull what slides: ${variant}`, () =>
    onPage(
      `#variant=${variant}&view=3d`,
      async (page) => {
        await page.waitForSelector("#space[data-drawn]");
        const { sizes, sliders } = await page.evaluate(() => ({
          sizes: window.insideAll(".space-labels span").map((node) => parseFloat(getComputedStyle(node).fontSize)),
          sliders: window
            .insideAll(".angles input")
            .filter((node) => node.checkVisibility())
            .map((node) => node.getBoundingClientRect().height),
        }));
        assert.ok(sizes.length > 7 && Math.min(...sizes) >= 12, sizes.join());
        assert.ok(
          sliders.every((height) => height >= 24),
          sliders.join(),
        );
      },
      PHONE,
    ));

test("the names of the languages stand in the middles of their buttons", () =>
  onPage(
    "#variant=quarx",
    async (page) => {
      await page.tap(".tools [aria-expanded]");
      const off = await page.evaluate(() =>
        window.insideAll("#language button").map((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const [text, button] = [range, node].map((item) => item.getBoundingClientRect());
          return Math.abs(text.top + text.height / 2 - button.top - button.height / 2);
        }),
      );
      assert.equal(off.length, 2);
      assert.ok(Math.max(...off) < 2, off.join());
    },
    PHONE,
  ));

for (const variant of ALL_BOARDS) {
  test(`text is at least 12 px high, and cells are as large as a finger needs, at once or close up: ${variant}`, async () => {
    for (const [width, height] of [...SCREENS, [320, 256]]) {
      await onPage(
        `#variant=${variant}&view=plan`,
        async (page) => {
          await drawn(page);
          assert.deepEqual(await smallTexts(page), [], `${width} x ${height}`);
          const closer = page.locator("#zoom", { hasText: "Zoom in" });
          if (await closer.isVisible()) await closer.tap();
          assert.deepEqual(await smallTexts(page), [], `${width} x ${height}`);
          const cells = await page.evaluate(() =>
            window.insideAll("#levels .cell").map((cell) => cell.getBoundingClientRect().width),
          );
          assert.ok(Math.min(...cells) >= 21, `${width} x ${height}: ${Math.min(...cells)}`);
          assert.ok((await wide(page)) <= width);
        },
        { ...TOUCH, viewport: { width, height } },
      );
    }
  });
}

for (const sets of ["trid,trid-meder", "tower,timeout", "quarx,quarx-huff"]) {
  test(`rules are compared on the narrowest phone, and on a desk without scrolling: ${sets}`, async () => {
    const open = (viewport, play, more = {}) =>
      onSite(`compare.html#rules=${sets}`, play, { ready: "body[data-ready]", viewport, ...more });
    await open(
      { width: 320, height: 568 },
      async (page) => {
        await drawn(page);
        assert.ok((await wide(page)) <= 320);
        const cells = await page.evaluate(() =>
          window.insideAll("#levels .cell").map((cell) => cell.getBoundingClientRect().width),
        );
        assert.ok(Math.min(...cells) >= 14, String(Math.min(...cells)));
      },
      TOUCH,
    );
    await open({ width: 1440, height: 900 }, async (page) => {
      await drawn(page);
      const lowest = await page.evaluate(() =>
        Math.max(...window.insideAll('#levels [data-piece^="w"]').map((cell) => cell.getBoundingClientRect().bottom)),
      );
      assert.ok(lowest <= 900, `${lowest}`);
    });
  });
}
