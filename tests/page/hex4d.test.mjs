// Hexagons: the boards' picture, ways of moving, the bared king's choice, the map, Glinski's game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, at, clicks, load, onPage, position, record, says, shows, tabTo, unnamed, wide } from "./browser.mjs";

const BOARDS = [
  "A1",
  "A2",
  "A3",
  "B1",
  "B2",
  "B3",
  "B4",
  "C1",
  "C2",
  "C3",
  "C4",
  "C5",
  "D1",
  "D2",
  "D3",
  "D4",
  "E1",
  "E2",
  "E3",
];
const CELLS = BOARDS.map((board) => board.toLowerCase());

/** A position of 4D Hexagonal Chess from its pieces: { C1c1: "K" }. */
function four(pieces, rest) {
  const boards = BOARDS.map((board) =>
    CELLS.map((cell) => pieces[board + cell] ?? "1")
      .join("")
      .replace(/1+/g, (empty) => empty.length),
  );
  return `hex4d ${boards.join("/")} ${rest}`;
}

/** The targets of the chosen piece that are reached in this way. */
const targets = (page, kind) =>
  page
    .locator(`[data-cell][data-kind="${kind}"]`)
    .evaluateAll((nodes) => nodes.map((node) => node.dataset.cell).sort());
const centre = (page, selector) =>
  page.locator(selector).evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
const here = (page) => page.evaluate(() => window.focused().dataset.cell ?? window.focused().dataset.map);

test("nineteen boards form a hexagon, Black's king on top", () =>
  onPage(
    "#variant=hex4d",
    async (page) => {
      await shows(page, "C5c5", "bK");
      await shows(page, "C1c1", "wK");
      assert.equal(await page.locator("[data-cell]").count(), 361);
      assert.equal(await page.locator("[data-board]").count(), 19);
      const places = await page
        .locator("[data-cell]")
        .evaluateAll((nodes) => nodes.map((node) => [node.dataset.cell, node.getBoundingClientRect().top]));
      const top = Math.min(...places.map((place) => place[1]));
      assert.deepEqual(
        places.filter((place) => place[1] < top + 1).map((place) => place[0]),
        ["C5c5"],
      );
      const [a2, c3, e2, b2] = await Promise.all(
        ["A2c3", "C3c3", "E2c3", "B2c3"].map((cell) => centre(page, `[data-cell="${cell}"]`)),
      );
      assert.ok(Math.abs(a2.y - c3.y) < 1 && Math.abs(e2.y - c3.y) < 1 && a2.x < b2.x && b2.x < c3.x && b2.y > c3.y);
      const tones = await page
        .locator("[data-cell]")
        .evaluateAll((nodes) => [...new Set(nodes.map((node) => node.dataset.tone))].sort());
      assert.deepEqual(tones, ["0", "1", "2"]);
      // Three colours on each board, in the shade of the board: the source's nine classes.
      const looks = await page
        .locator("[data-cell]")
        .evaluateAll((nodes) =>
          nodes.map((node) => [
            node.closest("[data-board]").dataset.board,
            getComputedStyle(node, "::before").backgroundImage + getComputedStyle(node, "::before").backgroundColor,
          ]),
        );
      for (const board of BOARDS)
        assert.equal(new Set(looks.filter(([id]) => id === board).map(([, look]) => look)).size, 3, board);
      assert.equal(new Set(looks.map(([, look]) => look)).size, 9);
      // Every cell can be hit in its middle.
      const hidden = await page.locator("[data-cell]").evaluateAll((nodes) =>
        nodes
          .filter((node) => {
            const { left, top, width, height } = node.getBoundingClientRect();
            return !node.contains(window.hit(left + width / 2, top + height / 2));
          })
          .map((node) => node.dataset.cell),
      );
      assert.deepEqual(hidden, []);
      await clicks(page, "#flip");
      assert.ok((await centre(page, '[data-cell="C1c1"]')).y < (await centre(page, '[data-cell="C5c5"]')).y);
    },
    { viewport: { width: 1280, height: 800 } },
  ));

test("a bishop's moves inside its board and between boards are told apart", () =>
  onPage(at(four({ C1c1: "K", C3c3: "B", C5c5: "k", C3c5: "p" }, "w -- - 0 1")), async (page) => {
    await clicks(page, "C3c3");
    assert.deepEqual(
      await targets(page, "inside"),
      ["C3a2", "C3b2", "C3b3", "C3b1", "C3b4", "C3c2", "C3c4", "C3d1", "C3d2", "C3d3", "C3d4", "C3e2"].sort(),
    );
    assert.deepEqual(
      await targets(page, "between"),
      ["A2c3", "B1c3", "B2c3", "B3c3", "B4c3", "C2c3", "C4c3", "D1c3", "D2c3", "D3c3", "D4c3", "E2c3"].sort(),
    );
    assert.deepEqual([...(await targets(page, "near")), ...(await targets(page, "far"))], []);
    const shape = (kind) =>
      page
        .locator(`[data-cell][data-kind="${kind}"]`)
        .first()
        .evaluate((node) => getComputedStyle(node, "::after").clipPath);
    assert.notEqual(await shape("inside"), await shape("between"));
    assert.match(
      await page.getAttribute('[data-cell="D4c3"]', "aria-label"),
      /^D4 c3, moves here, another board, same cell$/,
    );
    assert.match(await page.getAttribute('[data-cell="C3c4"]', "aria-label"), /same board, another cell/);
    await says(page, "#map", /same board, another cell: 12.*another board, same cell: 12/s);
    await clicks(page, "D4c3");
    await shows(page, "D4c3", "wB");
    await shows(page, "C3c3", "");
    await page.waitForSelector('[data-cell="D4c3"][data-last]');
  }));

test("the same cell on all boards lights up below the mouse, but a pick marks targets only", () =>
  onPage("#variant=hex4d", async (page) => {
    const lit = (mark) =>
      page.locator(`[data-cell][${mark}]`).evaluateAll((nodes) => nodes.map((node) => node.dataset.cell));
    await page.hover('[data-cell="C3b2"]');
    assert.deepEqual((await lit("data-hover")).sort(), BOARDS.map((board) => `${board}b2`).sort());
    const values = (name) =>
      page
        .locator("[data-cell$=b2]")
        .evaluateAll((cells, name) => cells.map((cell) => getComputedStyle(cell).getPropertyValue(name).trim()), name);
    const tints = () => values("--tint");
    assert.equal(new Set(await tints()).size, 1, "whatever color they have");
    const [tint] = await tints();
    const colors = await values("--square");
    await page.hover('[data-cell="C3c3"]');
    assert.ok(!(await tints()).includes(tint));
    assert.deepEqual(await values("--square"), colors, "none is colored besides");
    await page.hover('[data-cell="C3b2"]');
    await clicks(page, "C1c3");
    await page.hover("#turn");
    await page.waitForSelector("[data-effect]");
    assert.deepEqual(await lit("data-shown"), []);
    assert.deepEqual(await lit("data-hover"), []);
    await page.hover("[data-effect='move']");
    assert.equal((await lit("data-hover")).length, BOARDS.length);
    await page.locator("[data-effect='move']").first().click();
    await says(page, "#turn", /Black to move/);
    assert.deepEqual(await lit("data-hover"), [], "after a move only that is seen, until the mouse goes on");
  }));

test("a knight leaps in four ways, each with its own mark", () =>
  onPage(at(four({ C1a1: "K", D2b2: "N", C5c5: "k", C5b4: "p" }, "w -- - 0 1")), async (page) => {
    await clicks(page, "D2b2");
    const kinds = {};
    const shapes = new Set();
    for (const kind of ["inside", "between", "near", "far"]) {
      kinds[kind] = await targets(page, kind);
      shapes.add(
        await page
          .locator(`[data-cell][data-kind="${kind}"]`)
          .first()
          .evaluate((node) => getComputedStyle(node, "::after").clipPath),
      );
    }
    assert.equal(shapes.size, 4);
    assert.ok(kinds.inside.every((cell) => cell.startsWith("D2")));
    assert.ok(kinds.between.every((cell) => cell.endsWith("b2")));
    const boards = (list) => [...new Set(list.map((cell) => cell.slice(0, 2)))].sort();
    assert.deepEqual(boards(kinds.near), ["C2", "C3", "D1", "D3", "E1", "E2"]);
    assert.deepEqual(boards(kinds.far), ["B1", "B3", "D4"]);
    await says(page, "#map", /next board, two cells away: \d+.*two boards away, next cell: \d+/s);
    assert.match(await page.getAttribute(`[data-cell="${kinds.far[0]}"]`, "aria-label"), /two boards away, next cell/);
  }));

test("the bared king's choice is explained when it comes, and then kept in words", () =>
  onPage(at(four({ C3c3: "K", C4c4: "q", C4c3: "b", C5c5: "k" }, "w ?- - 0 60")), async (page) => {
    await says(page, "#notice", /White has only the king left\. This move decides for the rest of the game/);
    await clicks(page, "C3c3");
    const inside = await targets(page, "inside");
    assert.ok(inside.length > 0 && (await targets(page, "between")).length > 0);
    await clicks(page, inside[0]);
    await says(page, "#notice", /White’s bared king moves only inside its board/);
    assert.match(await position(page), / b i- /);
    await page.click("#undo");
    await says(page, "#notice", /This move decides/);
  }));

test("check, in marks and words", () =>
  onPage(at(four({ C1c1: "K", C1c3: "r", C5c5: "k" }, "w ?- - 0 60")), async (page) => {
    await says(page, "#turn", /check/);
    await page.waitForSelector('[data-cell="C1c1"][data-check]');
    await page.waitForSelector('[data-cell="C1c3"][data-attacker]');
    await page.waitForSelector('[data-map="C1"][data-check]');
    await says(page, "#threats", /rook on C1c3 attacks/);
  }));

test("typed moves, a refusal with its rule, promotion, record and reload", () =>
  onPage(at(four({ C1c1: "K", C5a2: "P", C3e2: "k", C3e1: "p" }, "w -- - 0 1")), async (page) => {
    await clicks(page, "C5a2", "C5a3");
    assert.deepEqual(
      await page.locator("[data-choice]").evaluateAll((nodes) => nodes.map((node) => node.dataset.choice).sort()),
      ["=B", "=N", "=Q", "=R"],
    );
    await page.click('[data-choice="=N"]');
    await shows(page, "C5a3", "wN");
    const now = await position(page);
    const text = await record(page);
    await page.reload();
    await page.waitForSelector("body[data-ready]");
    assert.equal(await position(page), now);
    await load(page, text);
    await says(page, "#loaded", /^Loaded\.$/);
    await page.fill("#notation", "KC3e2-C1e2");
    await page.press("#notation", "Enter");
    await says(page, "#message", /H\d/);
  }));

test("a game by the keyboard alone: over cells, over boards, on the map", () =>
  onPage("#variant=hex4d", async (page) => {
    const press = async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await tabTo(page, "[data-cell]");
    assert.equal(await here(page), "C1c1");
    await press("ArrowUp", "ArrowUp", "ArrowRight");
    assert.equal(await here(page), "C1d3");
    await press("ArrowRight", "ArrowLeft", "ArrowLeft");
    assert.equal(await here(page), "C1c3");
    await press("ArrowUp", "ArrowUp", "ArrowUp");
    assert.equal(await here(page), "C2c1");
    await press("ArrowDown", "ArrowDown", "ArrowDown", "Enter");
    await page.waitForSelector('[data-cell="C1c3"][data-selected]');
    await press("Shift+ArrowRight");
    assert.equal(await here(page), "D1c3");
    await press("Shift+ArrowUp");
    assert.equal(await here(page), "D2c3");
    await press("Enter");
    await shows(page, "D2c3", "wB");
    await says(page, "#live", /bishop moves from C1c3 to D2c3.*Black to move/);
    await tabTo(page, "[data-map]");
    const board = await here(page);
    assert.match(board, /^[A-E][1-5]$/);
    await press("ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "Enter");
    assert.equal(await here(page), "C5c3");
  }));

test("cells, boards and the map have names", () =>
  onPage("#variant=hex4d", async (page) => {
    assert.equal(await page.getAttribute('[data-cell="C5c5"]', "aria-label"), "C5 c5, black king");
    assert.equal(await page.getAttribute('[data-board="C5"]', "aria-label"), "Board C5");
    assert.equal(await page.locator('[data-map="C1"]').ariaSnapshot(), '- button "Board C1, 14 white"');
    await clicks(page, "C1c3");
    assert.equal(
      await page.locator('[data-map="C1"]').ariaSnapshot(),
      '- button "Board C1, 14 white, →2 targets, the selected piece"',
    );
    await page.keyboard.press("Escape");
    assert.deepEqual(await unnamed(page), []);
    await page.keyboard.press("?");
    await says(page, "#help", /Nineteen boards, one hexagon/);
    await says(page, "#help", /Shift \+ arrow/);
  }));

test("on a phone the map leads to each board, and cells are large enough", () =>
  onPage(
    "#variant=hex4d",
    async (page) => {
      assert.ok((await wide(page)) <= 390);
      await page.tap("#zoom");
      const size = await page.locator('[data-cell="C1c3"]').boundingBox();
      assert.ok(size.width >= 40 && size.height >= 36);
      const seen = (cell) =>
        page.locator(`[data-cell="${cell}"]`).evaluate((node) => {
          const [box, frame] = [node.getBoundingClientRect(), window.inside("#levels").getBoundingClientRect()];
          return (
            box.left > frame.left - 1 &&
            box.right < frame.right + 1 &&
            box.top > frame.top - 1 &&
            box.bottom < frame.bottom + 1
          );
        });
      assert.ok(await seen("C1c1")); // begins at White's king
      for (const board of ["C5", "A2", "E3"]) {
        await page.tap(`[data-map="${board}"]`);
        for (const cell of ["c1", "c5", "a2", "e2"]) assert.ok(await seen(board + cell), board + cell);
      }
      await page.tap('[data-map="C1"]');
      await page.tap('[data-cell="C1c3"]');
      await page.waitForSelector('[data-map="D2"][data-targets]');
      await page.tap('[data-map="D2"]');
      await page.tap('[data-cell="D2c3"]');
      await shows(page, "D2c3", "wB");
      await page.tap("#zoom");
      assert.ok((await seen("C5c5")) && (await seen("C1c1")) && (await seen("A2a2")) && (await seen("E2e2")));
      assert.ok((await wide(page)) <= 390);
    },
    PHONE,
  ));

test("Glinski's game: a double step and en passant", () =>
  onPage("#variant=glinski", async (page) => {
    assert.equal(await page.locator("[data-cell]").count(), 91);
    assert.equal(await page.locator("#map").isHidden(), true);
    await shows(page, "g10", "bK");
    await clicks(page, "f5", "f6", "e7", "e5", "f6");
    await page.waitForSelector('[data-cell="e6"][data-effect="capture"]');
    await clicks(page, "e6");
    await shows(page, "e6", "wP");
    await shows(page, "e5", "");
    await says(page, "#live", /en passant and lands on e6/);
    await says(page, "#turn", /Black to move/);
  }));

test("Glinski's game on a phone, by fingers", () =>
  onPage(
    "#variant=glinski",
    async (page) => {
      assert.ok((await wide(page)) <= 390);
      assert.ok((await page.locator('[data-cell="f6"]').boundingBox()).width >= 38);
      await page.tap('[data-cell="c2"]');
      await page.tap('[data-cell="c4"]');
      await shows(page, "c4", "wP");
    },
    PHONE,
  ));
