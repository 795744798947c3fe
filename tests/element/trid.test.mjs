// Tri-Dimensional chess as it is drawn: boards beside each other, their labels and pegs, the view from above, and the keyboard.
import assert from "node:assert/strict";
import { data, focus, held, load, onBoard, pick, press, text } from "./board.mjs";
import { test } from "../long.mjs";

const KINGS = "KL1(3)w:2/K1,KL6(7)b:k1/2";
const E = "4/4/4/4";
const PAWNS = `trid ${E}|${E}|${E} ${KINGS},QL5(5)w:2/P1,QL5(7)w:P1/2 w - - - 0 9`;
const ROOK = `trid 4/4/4/R3|4/4/n3/4|${E} ${KINGS},QL2(3)w:2/2,QL6(7)b:2/2 w - - - 0 9`;
const EMPTY = `trid 4/4/1P2/4|${E}|4/1p2/4/4 ${KINGS},QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9`;
const PROMOTES = `trid ${E}|${E}|4/1P2/4/4 ${KINGS},QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9`;
const DOUBLE = `trid 4/4/4/R3|4/4/n3/4|${E} KL1(1)w:2/2,KL1(3)w:2/K1,QL6(5)w:2/2,QL6(7)b:1k/2 w - - - 0 9`;

test("seven boards with their names, cells, columns and places are drawn, and follow the boards", () =>
  onBoard("trid", async (page) => {
    assert.deepEqual(
      await page.evaluate(() => [
        ["#levels [role=grid]", "[data-cell]", "[data-column]", "[data-mount]"].map((at) => window.all(at).length),
        window.all("#levels figcaption").map((node) => node.textContent),
        window.all(".handle").map((node) => `${node.textContent} ${node.dataset.controller}`),
        ["e0(3)", "b8(6)"].flatMap((cell) => window.data(`[data-cell="${cell}"]`, "piece")),
      ]),
      [
        [7, 64, 44, 24],
        ["White\u00a0· level 2", "Neutral\u00a0· level 4", "Black\u00a0· level 6"],
        ["QL1(3) W white", "KL1(3) W white", "QL6(7) B black", "KL6(7) B black"],
        ["wK", "bN"],
      ],
    );
    const places = ['[data-column="a0"]', '[data-cell="a0(3)"]', '[data-column="a4"]', '[data-board="QL2(3)"]'];
    const there = () => page.evaluate((places) => places.map((at) => Boolean(window.one(at))), places);
    await load(page, EMPTY);
    assert.deepEqual(await there(), [true, true, false, false]);
    await page.click('[data-mount="QL1(3)"]');
    await page.click('[data-mount="QL2(3)"]');
    assert.deepEqual(await there(), [false, false, true, true]);
    assert.deepEqual(await data(page, ".mount[data-last]", "mount"), ["QL1(3)", "QL2(3)"]);
    assert.match(await text(page, "#live"), /^White moves the board on QL1\(3\) to QL2\(3\).*Black to move/);
    await page.click('[data-column="b4"]');
    const levels = await page.evaluate(() => window.data("#column [data-stack-cell]", "stackCell"));
    assert.deepEqual(levels, ["b4(4)", "b4(3)", "b4(2)"]);
    await page.evaluate(() => window.a.undo());
    assert.deepEqual(await there(), [true, true, false, false]);
  }));

test("boards lie beside each other or one below the other, from the near one to the far one, with cells of one size", () =>
  onBoard(
    PAWNS,
    async (page) => {
      const seen = () =>
        page.evaluate(() => {
          const grids = window.all("#levels [role=grid]").map((node) => node.getBoundingClientRect());
          const isOver = (a, b) => a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top;
          const widths = window.all("[data-cell]").map((node) => node.getBoundingClientRect().width);
          const mains = ["W", "N", "B"].map((id) => window.box(`[data-board="${id}"]`));
          const [w, n, b] = mains.map(({ x, y }) => [x, y].map(Math.round));
          const way = (axis) => [n[axis] - w[axis], b[axis] - n[axis]].map(Math.sign).join();
          return {
            over: grids.filter((a, i) => grids.slice(i + 1).some((b) => isOver(a, b))).length,
            alike: Math.max(...widths) - Math.min(...widths) < 0.5,
            boards: [way(0), way(1)],
            ranks: Math.sign(window.box('[data-cell="b4(2)"]').y - window.box('[data-cell="b1(2)"]').y),
          };
        });
      const flip = () => page.evaluate(() => window.a.toggleAttribute("flipped"));
      const fine = { over: 0, alike: true };
      assert.deepEqual(await seen(), { ...fine, boards: ["1,1", "0,0"], ranks: -1 });
      await flip();
      assert.deepEqual(await seen(), { ...fine, boards: ["-1,-1", "0,0"], ranks: 1 });
      await page.evaluate(() => window.sized(1280, 900));
      assert.deepEqual(await seen(), { ...fine, boards: ["0,0", "1,1"], ranks: 1 });
      await flip();
      assert.deepEqual(await seen(), { ...fine, boards: ["0,0", "-1,-1"], ranks: -1 });
    },
    { size: [1366, 590] },
  ));

test("cells, columns, boards and pegs have names; the help tells the game and leads to its examples", () =>
  onBoard(ROOK, async (page) => {
    assert.deepEqual(
      await page.evaluate(() => {
        const named = ['[data-cell="b1(2)"]', '[data-board="QL2(3)"]', '[data-board="W"]', '[data-column="b4"]'];
        const isUnnamed = (node) => !node.ariaLabel && !node.textContent.trim() && !node.labels?.length;
        const unnamed = window.all("button, input, textarea").filter(isUnnamed);
        return [...named.map((at) => window.one(at).ariaLabel), unnamed.map((node) => node.outerHTML)];
      }),
      ["b1, level 2, white rook", "Board QL2(3)", "White board, level 2", "column b4, level 4 black knight", []],
    );
    await page.evaluate(() => window.a.help());
    assert.match(
      await text(page, "#help"),
      /Seven boards.*How pieces move.*Pawns and castling.*Moving boards.*boards’ labels and pegs/s,
    );
    await page.locator("#a dialog button", { hasText: "A board carries a pawn" }).click();
    assert.match(await text(page, "#message"), /carries its pawn from a5 to a9/);
    assert.deepEqual(await page.evaluate(() => [window.one("dialog[open]"), window.a.picked]), [null, ["QL5(7)"]]);
  }));

test("a picked piece has marks in its column, of which a level is picked; Esc puts it down, and that is said", () =>
  onBoard(ROOK, async (page) => {
    await page.click('[data-cell="b1(2)"]');
    assert.match(await text(page, "#column"), /Column b1/);
    await page.click('[data-column="b4"]');
    assert.match(await text(page, "#column"), /Column b4/);
    const open = () =>
      page.evaluate(() =>
        window.all("[data-stack-cell][data-playable]").map(({ dataset }) => `${dataset.stackCell} ${dataset.effect}`),
      );
    assert.deepEqual(await open(), ["b4(4) capture", "b4(3) move", "b4(2) move"]);
    await press(page, "Escape");
    assert.match(await text(page, "#live"), /Nothing selected/);
    await page.click('[data-column="b1"]');
    await page.click('[data-stack-cell="b1(2)"]'); // is picked already, and stays so
    assert.match(await text(page, "#live"), /Rook on b1\(2\).*selected/);
    await page.click('[data-column="b4"]');
    await page.click('[data-stack-cell="b4(3)"]');
    assert.deepEqual(await data(page, "[data-cell][data-last]", "cell"), ["b1(2)", "b4(3)"]);
    assert.deepEqual(await data(page, '[data-cell="b4(3)"]', "piece"), ["wR"]);
    assert.equal(await text(page, '[data-ply="0"]'), "Rb1(2)-b4(3)");
  }));

test("what is in the way of a piece or a board is marked, on cells and places", () =>
  onBoard(ROOK, async (page) => {
    await pick(page, "b1(2)", "b5(4)");
    assert.deepEqual(await data(page, "#levels [data-obstacle]", "cell"), ["b4(4)"]);
    await pick(page, null, "QL6(7)");
    assert.deepEqual(await data(page, "#levels [data-obstacle]", "mount"), ["QL6(7)"]);
    assert.match(await text(page, "#message"), /Black controls the board on QL6\(7\).*D14/);
  }));

test("a pawn's promotion is marked on its way, on the boards and above, without saying to what", () =>
  onBoard(PROMOTES, async (page) => {
    await pick(page, "c7(6)");
    assert.deepEqual(
      await page.evaluate(() => {
        const node = window.one('[data-cell="c8(6)"]');
        const isAbove = Boolean(window.one('[data-column="c8"][data-promotes]'));
        return [node.dataset.promotes, getComputedStyle(node, "::before").content, node.ariaLabel, isAbove];
      }),
      ["choice", '"="', "c8, level 6, moves here, promotes", true],
    );
  }));

test("pegs have names while a board is held, and only boards that can move look like buttons", () =>
  onBoard(PAWNS, async (page) => {
    const seen = () =>
      page.evaluate(() => {
        const names = window.all(".peg .peg-name").filter((node) => node.checkVisibility());
        const isFramed = (node) => getComputedStyle(node).borderTopColor !== "rgba(0, 0, 0, 0)";
        const framed = window.all(".handle").filter(isFramed);
        return [names.map((node) => node.textContent), framed.map((node) => node.dataset.mount).sort()];
      });
    assert.deepEqual(await seen(), [[], ["QL5(5)", "QL5(7)"]]);
    await pick(page, "QL5(7)");
    assert.equal((await seen())[0].length, 20, "24 places, four of them with a board");
    assert.deepEqual(await data(page, "[data-mount][data-effect]", "mount"), ["KL5(7)", "QL6(7)"]);
    assert.deepEqual(await data(page, "[data-mount][data-promotes]", "mount"), ["QL6(7)"]);
    await pick(page, "KL5(7)");
    assert.deepEqual((await seen())[0], ["QL5"], "where the board was");
  }));

test("on labels nothing is printed over anything, and nothing is wider than the element", () =>
  onBoard(PAWNS, async (page) => {
    const printed = (width) =>
      page.evaluate(async (width) => {
        await window.sized(width);
        const boxOf = (part) => part.getBoundingClientRect();
        const bad = window.all(".handle").filter((node) => {
          const range = document.createRange();
          range.selectNodeContents(node.querySelector(".handle-name"));
          const [frame, name, token] = [node, range, node.querySelector(".token")].map(boxOf);
          const isClear = name.right <= token.left + 0.5 || name.bottom <= token.top + 0.5;
          return !isClear || token.right > frame.right || token.bottom > frame.bottom || name.right > frame.right;
        });
        const right = Math.max(...window.all("#levels .mount, #levels .cell").map((node) => boxOf(node).right));
        return [bad.map((node) => node.textContent), right - boxOf(window.a).left <= width];
      }, width);
    for (const width of [1280, 1010, 1001, 940, 861, 600, 390, 320])
      assert.deepEqual(await printed(width), [[], true], `${width}`);
    await load(page, DOUBLE);
    assert.deepEqual(await printed(321), [[], true], "two boards at one peg");
  }));

test("boards keep their size and the main boards their place when a board moves", () =>
  onBoard(ROOK, async (page) => {
    for (const width of [390, 1280]) {
      const [before, after, cell] = await page.evaluate(async (width) => {
        await window.sized(width);
        const mains = () => {
          const room = window.box("#levels");
          const boxes = ["W", "N", "B"].map((id) => window.box(`[data-board="${id}"]`));
          return boxes.map(({ x, y, width }) => [x - room.x, y - room.y, width].map(Math.round));
        };
        const before = mains();
        window.a.play("QL2(3)-KL2(3)");
        await window.drawn();
        const found = [before, mains(), window.box('[data-cell="c3(2)"]').width];
        window.a.undo();
        return found;
      }, width);
      assert.deepEqual(after, before, `${width}`);
      if (width > 1000) assert.ok(cell > 38, `${cell}`);
    }
  }));

test("by the keyboard alone: cells over all boards, then a level, then a board; Tab goes between cells and labels", () =>
  onBoard(ROOK, async (page) => {
    await focus(page, '[data-cell][tabindex="0"]');
    assert.equal(await held(page), "e0(3)", "the king");
    await press(page, "ArrowUp", "ArrowLeft", "ArrowLeft", "ArrowLeft");
    assert.equal(await held(page), "b1(2)");
    await press(page, "Enter", "ArrowUp", "ArrowUp", "ArrowUp", "PageUp", "Enter");
    assert.equal(await held(page), "b4(3)");
    assert.equal(await text(page, '[data-ply="0"]'), "Rb1(2)-b4(3)");
    await load(page, EMPTY);
    await focus(page, '.mount[tabindex="0"]');
    assert.equal(await held(page), "QL1(3)");
    await press(page, "Enter", "ArrowUp", "ArrowUp");
    assert.equal(await held(page), "QL2(3)");
    await press(page, "Enter");
    await page.waitForSelector('[data-board="QL2(3)"]');
    assert.equal(await held(page), "QL2(3)");
    await load(page, PAWNS);
    for (const cell of ["e0(3)", "a4(5)", "b8(6)"]) {
      await focus(page, `[data-cell="${cell}"]`);
      const kinds = [];
      for (const key of ["Tab", "Shift+Tab", "Shift+Tab"]) {
        await press(page, key);
        kinds.push(/L/.test(await held(page)));
      }
      assert.ok(kinds[0] || kinds[2], cell);
    }
  }));

test("the chooser keeps the keyboard when its column grows, shrinks or goes", () =>
  onBoard(ROOK, async (page) => {
    await page.evaluate(() => window.a.play("QL2(3)-QL1(3)"));
    for (const [column, level] of [
      ["b4", "b4(2)"],
      ["a4", "a4(3)"],
    ]) {
      await page.evaluate(() => window.a.undo());
      await page.click(`[data-column="${column}"]`);
      await focus(page, `[data-stack-cell="${level}"]`);
      await press(page, "r");
      await page.waitForSelector('[data-board="QL1(3)"]');
      if (column === "b4") assert.equal(await held(page), level);
      else assert.ok(await page.evaluate(() => window.inside("a").activeElement?.closest("#above, #levels")));
    }
  }));

test("the chooser says what it is for while a board is held or was moved, with the view from above and without", () =>
  onBoard(ROOK, async (page) => {
    await page.click('[data-mount="QL2(3)"]');
    assert.match(await text(page, "#column"), /Pick a square above/);
    assert.deepEqual(await data(page, "[data-column][data-selected]", "column"), ["a4", "a5", "b4", "b5"]);
    await page.click('[data-mount="QL1(3)"]');
    assert.deepEqual(await data(page, '[data-column="a0"][data-last]', "column"), ["a0"]);
    await page.fill("#notation", "Ke9(7)-f9(7)");
    await press(page, "Enter");
    assert.match(await text(page, "#column"), /Column f9/);
    await load(page, "trid");
    await page.evaluate(() => window.sized(1100));
    await page.click('[data-view="3d"]'); // beside the plan it has no room
    assert.match(await text(page, "#column"), /Pick a cell\. The levels of its column appear here/);
  }));

test("Esc leaves the typed move for the boards; another game has no use for it", () =>
  onBoard(ROOK, async (page) => {
    await page.click('[data-cell="b1(2)"]');
    await page.fill("#notation", "Rb1(2)-e9(7)");
    await press(page, "Enter");
    await page.waitForSelector("#message:not([hidden])");
    await press(page, "Escape");
    const typed = () => page.evaluate(() => [window.held(), window.one("#notation").value]);
    assert.deepEqual(await typed(), ["b1(2)", "Rb1(2)-e9(7)"]);
    await load(page, "chess");
    assert.equal((await typed())[1], "");
  }));
