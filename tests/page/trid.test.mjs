// Tri-Dimensional chess: boards on pegs, seen from above, flat and in space; moving them, and why not.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  PHONE,
  at,
  clicks,
  inSpace,
  legalMoves,
  load,
  newGame,
  onPage,
  picks,
  pointOf,
  position,
  press,
  record,
  resize,
  says,
  shows,
  started,
  tabTo,
  unnamed,
  wide,
} from "./browser.mjs";

const mount = (id) => `[data-mount="${id}"]`;
const boards = (page, ...places) => clicks(page, ...places.map(mount));
const box = (page, selector) => page.locator(selector).boundingBox();
const names = (page, selector, name) =>
  page.locator(selector).evaluateAll((nodes, key) => nodes.map((node) => node.dataset[key]).sort(), name);
const targets = async (page) =>
  [
    ...(await names(page, "[data-cell][data-effect]", "cell")),
    ...(await names(page, "[data-mount][data-effect]", "mount")),
  ].sort();
/** The second clicks of the legal moves that begin with `first`, as the package has them. */
const legal = async (page, first) =>
  [
    ...new Set((await legalMoves(page)).filter((move) => move.clicks[0] === first).map((move) => move.clicks[1])),
  ].sort();

const here = (page) =>
  page.evaluate(() => {
    const { cell, mount, column, stackCell } = window.focused().dataset;
    return stackCell ?? cell ?? mount ?? column;
  });

const KINGS = "KL1(3)w:2/K1,KL6(7)b:k1/2";
const EMPTY = `trid 4/4/1P2/4|4/4/4/4|4/1p2/4/4 ${KINGS},QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9`;
const PAWNS = `trid 4/4/4/4|4/4/4/4|4/4/4/4 ${KINGS},QL5(5)w:2/P1,QL5(7)w:P1/2 w - - - 0 9`;
const ROOK = `trid 4/4/4/R3|4/4/n3/4|4/4/4/4 ${KINGS},QL2(3)w:2/2,QL6(7)b:2/2 w - - - 0 9`;

test("the game is in the list, and begins with seven boards", () =>
  onPage("#variant=chess", async (page) => {
    await page.click("#game");
    await says(page, '[data-variant="trid"]', /Tri-Dimensional chess.*3 dimensions · 7 boards/);
    await clicks(page, '[data-variant="trid"]');
    await says(page, "#game", /Tri-Dimensional chess/);
    assert.equal(await page.locator("#levels [role=grid]:visible").count(), 7);
    assert.equal(await page.locator("[data-cell]").count(), 64);
    assert.equal(await page.locator("[data-column]").count(), 44);
    assert.equal(await page.locator("[data-mount]").count(), 24);
    await shows(page, "e0(3)", "wK");
    await shows(page, "b8(6)", "bN");
    for (const title of ["White\u00a0· level 2", "Neutral\u00a0· level 4", "Black\u00a0· level 6"])
      await says(page, ".mast", new RegExp(title));
    await says(page, mount("QL1(3)"), /^QL1\(3\) W$/);
  }));

test("boards lie flat beside each other, none over another, with cells of one size", () =>
  onPage(
    at(PAWNS),
    async (page) => {
      const check = async () => {
        const grids = await page
          .locator("#levels [role=grid]")
          .evaluateAll((nodes) =>
            nodes
              .map((node) => node.getBoundingClientRect())
              .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
          );
        for (const [i, a] of grids.entries()) {
          for (const b of grids.slice(i + 1)) {
            assert.ok(
              a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top,
              JSON.stringify([a, b]),
            );
          }
        }
        const sizes = await page
          .locator("[data-cell]")
          .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().width));
        assert.ok(Math.max(...sizes) - Math.min(...sizes) < 0.5);
      };
      await check();
      const [white, black] = [await box(page, '[data-board="W"]'), await box(page, '[data-board="B"]')];
      assert.ok(white.x + white.width < black.x && Math.abs(white.y - black.y) < 2);
      const ranks = [await box(page, '[data-cell="b1(2)"]'), await box(page, '[data-cell="b4(2)"]')];
      assert.ok(ranks[1].y < ranks[0].y);
      await clicks(page, "#flip");
      assert.ok((await box(page, '[data-cell="b1(2)"]')).y < (await box(page, '[data-cell="b4(2)"]')).y);
      assert.ok((await box(page, '[data-board="B"]')).x < (await box(page, '[data-board="W"]')).x);
      await check();
      await resize(page, 1280, 900); // higher: one below the other, from the far one to the near one
      const tops = async () =>
        Promise.all(["W", "N", "B"].map(async (id) => (await box(page, `[data-board="${id}"]`)).y));
      assert.deepEqual(
        [...(await tops())].sort((a, b) => a - b),
        await tops(),
      );
      await clicks(page, "#flip");
      assert.deepEqual(
        [...(await tops())].sort((a, b) => b - a),
        await tops(),
      );
      await check();
    },
    { viewport: { width: 1366, height: 650 } },
  ));

test("from above only the columns in play are fields, and they follow the boards", () =>
  onPage(at(EMPTY), async (page) => {
    assert.equal(await page.locator('[data-column="a0"]').count(), 1);
    assert.equal(await page.locator('[data-column="a4"]').count(), 0);
    await boards(page, "QL1(3)", "QL2(3)");
    await page.waitForSelector('[data-column="a4"]');
    assert.equal(await page.locator('[data-column="a0"]').count(), 0);
    assert.equal(await page.locator('[data-cell="a0(3)"]').count(), 0);
    await clicks(page, '[data-column="b4"]');
    assert.deepEqual(
      await page
        .locator("#column [data-stack-cell]")
        .evaluateAll((nodes) => nodes.map((node) => node.dataset.stackCell)),
      ["b4(4)", "b4(3)", "b4(2)"],
    );
    await clicks(page, "#undo");
    await page.waitForSelector('[data-cell="a0(3)"]');
    await clicks(page, "#redo");
    await page.waitForSelector('[data-cell="a4(3)"]');
  }));

test("a column, then a level of it", () =>
  onPage(at(ROOK), async (page) => {
    await clicks(page, "b1(2)");
    assert.deepEqual(await targets(page), await legal(page, "b1(2)"));
    await clicks(page, '[data-column="b4"]');
    await says(page, "#column", /Column b4/);
    assert.deepEqual(await names(page, "[data-stack-cell][data-playable]", "stackCell"), ["b4(2)", "b4(3)", "b4(4)"]);
    assert.equal(await page.getAttribute('[data-stack-cell="b4(4)"]', "data-effect"), "capture");
    await clicks(page, '[data-stack-cell="b4(3)"]');
    await shows(page, "b4(3)", "wR");
    await says(page, mount("QL2(3)"), /W/);
    await says(page, "#moves", /Rb1\(2\)-b4\(3\)/);
    await page.waitForSelector('[data-cell="b1(2)"][data-last]');
  }));

test("a game by clicks: pieces, castling, a board", () =>
  onPage("#variant=trid", async (page) => {
    await clicks(page, "e1(2)", "d3(2)", "e8(6)", "d6(6)", "e2(2)", "e4(2)", "e7(6)", "e5(6)");
    await says(page, "#turn", /White to move/);
    await says(page, "#number", /Move\s3/);
    await clicks(page, "e0(3)");
    await page.waitForSelector('[data-cell="f0(3)"][data-effect="castling"]');
    await clicks(page, "f0(3)");
    await shows(page, "f0(3)", "wK");
    await shows(page, "e0(3)", "wR");
    await says(page, "#live", /White castles: king to f0\(3\)/);
    await says(page, "#moves", /O-O/);
    assert.match(await position(page), /KL1\(3\)w:PP\/RK/);
  }));

test("a board moves by its label and a marked peg; the marks are the legal places", () =>
  onPage(at(EMPTY), async (page) => {
    await boards(page, "QL1(3)");
    assert.deepEqual(await targets(page), await legal(page, "QL1(3)"));
    assert.deepEqual(await targets(page), ["QL1(1)", "QL2(3)", "QL3(3)"]);
    await says(page, "#selection", /Board on QL1\(3\)/);
    await boards(page, "QL3(3)");
    await page.waitForSelector('[data-board="QL3(3)"]');
    await page.waitForSelector(`${mount("QL3(3)")}[data-last]`);
    await page.waitForSelector(`${mount("QL1(3)")}.peg[data-last]`);
    await says(page, "#live", /White moves the board on QL1\(3\) to QL3\(3\).*Black to move/);
    await says(page, "#moves", /QL1\(3\)-QL3\(3\)/);
    await boards(page, "QL6(7)");
    await page.keyboard.press("Escape");
    assert.deepEqual(await targets(page), []);
  }));

test("a click on an empty cell of a board that can move picks the board", () =>
  onPage(at(EMPTY), async (page) => {
    const [from] = await page.evaluate(
      () =>
        document
          .querySelector("hyperply-game")
          .game.legal_moves()
          .find(({ kind }) => kind === "board").clicks,
    );
    await page.locator(`[data-board="${from}"] .cell:not([data-piece])`).first().click();
    await says(page, "#selection", new RegExp(`Board on ${from.replace(/[()]/g, "\\$&")}`));
    assert.deepEqual(await page.evaluate(() => document.querySelector("hyperply-game").picked), [from]);
  }));

test("a board brings its pawn to promotion, and asks what it becomes", () =>
  onPage(at(PAWNS), async (page) => {
    await boards(page, "QL5(7)");
    assert.deepEqual(await targets(page), ["KL5(7)", "QL6(7)"]);
    assert.deepEqual(await names(page, "[data-mount][data-promotes]", "mount"), ["QL6(7)"]);
    assert.match(
      await page.getAttribute(mount("QL6(7)"), "aria-label"),
      /peg QL6\(7\), on top, free, moves here, a pawn promotes/,
    );
    await boards(page, "QL6(7)");
    assert.equal(await page.locator("#choose [data-choice]").count(), 4);
    await page.keyboard.press("Escape");
    await page.locator("#choose").waitFor({ state: "hidden" });
    await shows(page, "a5(7)", "wP");
    await boards(page, "QL6(7)");
    await clicks(page, '[data-choice="=R"]');
    await shows(page, "a9(7)", "wR");
    await says(page, "#live", /carrying the pawn from a5\(7\) to a9\(7\); the pawn on a9\(7\) promotes to a rook/);
    await page.waitForSelector('[data-cell="a9(7)"][data-last]');
    await says(page, "#moves", /QL5\(7\)-QL6\(7\)=R/);
  }));

test("a pawn left on its promotion rank becomes a queen of the other side", () =>
  onPage(
    at("trid 4/4/4/4|4/4/4/4|P3/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/2 b - - - 0 9"),
    async (page) => {
      await boards(page, "QL6(7)");
      assert.ok((await names(page, "[data-mount][data-promotes]", "mount")).includes("QL5(7)"));
      await boards(page, "QL5(7)");
      await shows(page, "b8(6)", "wQ");
      await page.waitForSelector('[data-cell="b8(6)"][data-last]');
    },
  ));

test("moves of any kind by clicks, boards wherever they can move", () =>
  onPage(at(`trid 4/4/1PP1/3R|4/4/4/4|r3/1pp1/4/4 ${KINGS},QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9`), async (page) => {
    let seed = 5;
    const any = (list) => {
      seed = (seed * 16807) % 2147483647;
      return list[seed % list.length];
    };
    let boardMoves = 0;
    for (let ply = 0; ply < 16; ply++) {
      const all = await legalMoves(page);
      const ofBoards = all.filter((move) => move.kind === "board");
      const move = any(ofBoards.length && ply % 2 ? ofBoards : all);
      if (move.kind === "board") boardMoves++;
      for (const click of move.clicks) {
        await page.click(
          click.startsWith("=") ? `[data-choice="${click}"]` : `[data-cell="${click}"], [data-mount="${click}"]`,
        );
      }
      await page.waitForSelector(`[data-ply="${ply}"][data-latest]`);
      assert.equal(await page.locator("[data-cell]").count(), 64);
    }
    assert.ok(boardMoves > 3 && boardMoves < 12, `${boardMoves}`);
  }));

test("the controller is written on each board, and changes hands", () =>
  onPage("#variant=trid", async (page) => {
    assert.equal(
      await page.getAttribute(mount("QL1(3)"), "aria-label"),
      "board QL1(3) W, on top, controlled by White, 4 pieces",
    );
    assert.equal(await page.getAttribute(mount("QL1(1)"), "aria-label"), "peg QL1(1), below, free");
    assert.deepEqual(await names(page, '[data-controller="black"]', "mount"), ["KL6(7)", "QL6(7)"]);
    assert.deepEqual(await page.locator(".handle .token").allTextContents(), ["W", "W", "B", "B"]);
    await load(page, `trid 4/4/4/R3|4/4/4/4|4/4/4/4 ${KINGS},QL2(3)b:2/2,QL6(7)b:2/2 w - - - 0 9`);
    await says(page, mount("QL2(3)"), /B$/);
    await clicks(page, "b1(2)", "b4(3)");
    await says(page, mount("QL2(3)"), /W$/);
    assert.match(await page.getAttribute(mount("QL2(3)"), "aria-label"), /controlled by White, 1 piece$/);
  }));

test("why a board stays: whose it is, what is on it, the check, the way", () =>
  onPage("#variant=trid", async (page) => {
    await boards(page, "QL6(7)");
    await says(page, "#message", /Black controls the board on QL6\(7\).*D14/);
    await page.waitForSelector(`${mount("QL6(7)")}[data-obstacle]`);
    await boards(page, "QL1(3)");
    await says(page, "#message", /can move empty or with one of your pawns.*D14/);
    assert.deepEqual(await names(page, "[data-cell][data-obstacle]", "cell"), ["a0(3)", "a1(3)", "b0(3)", "b1(3)"]);
    await boards(page, "QL4(5)");
    await says(page, "#message", /There is no board on QL4\(5\)/);
    await load(page, EMPTY);
    await boards(page, "QL1(3)", "QL4(3)");
    await says(page, "#message", /board can.t move from QL1\(3\) to QL4\(3\).*D14/);
    await page.waitForSelector(`${mount("QL4(3)")}[data-obstacle]`);
    await boards(page, "QL6(7)");
    await says(page, "#message", /D14/);
    await clicks(page, "c3(4)");
    await says(page, "#message", /from peg to peg.*D14/);
    await page.waitForSelector(`${mount("QL1(3)")}[data-selected]`);
    await boards(page, "QL1(3)");
    assert.deepEqual(await targets(page), []);
    await load(page, "trid K3/4/4/r3|4/4/4/4|4/4/4/4 KL1(3)w:2/2,KL6(7)b:k1/2,QL3(3)w:1P/2,QL6(7)b:2/2 w - - - 0 9");
    await shows(page, "b3(3)", "wP");
    await boards(page, "QL3(3)");
    await says(page, "#message", /D15/);
  }));

test("why a piece stays: the rule, and the cells it names", () =>
  onPage(at(ROOK), async (page) => {
    await clicks(page, "b1(2)", "b3(4)");
    await says(page, "#message", /D6/);
    await clicks(page, "b5(4)");
    await says(page, "#message", /D5/);
    await page.waitForSelector('[data-cell="b4(4)"][data-obstacle]');
    await page.fill("#notation", "Rb1(2)-a1(3)");
    await page.press("#notation", "Enter");
    await says(page, "#message", /D5/);
    await page.fill("#notation", "Rb1-b2 2");
    await page.press("#notation", "Enter");
    await shows(page, "b2(2)", "wR");
  }));

test("in space: the same boards at their heights, those that move held by their names", () =>
  onPage(at(PAWNS), async (page) => {
    await inSpace(page);
    assert.ok((await pointOf(page, "b5(6)")).y < (await pointOf(page, "b1(2)")).y);
    await picks(page, "QL5(7)");
    assert.deepEqual(await targets(page), ["KL5(7)", "QL6(7)"]);
    await picks(page, "KL5(7)");
    await shows(page, "e5(7)", "wP");
    await page.waitForSelector('[data-board="KL5(7)"]');
    await picks(page, "e9(7)", "e8(7)");
    await says(page, "#turn", /White to move/);
  }));

test("by the keyboard alone: cells over all boards, then a level, then a board", () =>
  onPage(at(ROOK), async (page) => {
    await tabTo(page, "[data-cell]");
    assert.equal(await here(page), "e0(3)"); // the king
    await press(page, "ArrowUp", "ArrowLeft", "ArrowLeft", "ArrowLeft");
    assert.equal(await here(page), "b1(2)");
    await press(page, "Enter", "ArrowUp", "ArrowUp", "ArrowUp", "PageUp");
    assert.equal(await here(page), "b4(3)");
    await press(page, "PageUp");
    assert.equal(await here(page), "b4(4)");
    await press(page, "PageDown", "ArrowLeft");
    assert.equal(await here(page), "a4(3)");
    await press(page, "ArrowRight", "Enter");
    await shows(page, "b4(3)", "wR");
    assert.equal(await here(page), "b4(3)");
    await page.reload();
    await load(page, EMPTY);
    await tabTo(page, "[data-mount]");
    assert.equal(await here(page), "QL1(3)");
    await press(page, "Enter", "PageDown");
    assert.equal(await here(page), "QL1(1)");
    await press(page, "PageUp", "ArrowUp", "ArrowUp");
    assert.equal(await here(page), "QL2(3)");
    await press(page, "Enter");
    await page.waitForSelector('[data-board="QL2(3)"]');
    assert.equal(await here(page), "QL2(3)");
    await press(page, "ArrowRight");
    assert.equal(await here(page), "KL2(3)");
  }));

test("every cell and every mount is reached by arrows", () =>
  onPage("#variant=trid", async (page) => {
    for (const [kind, all] of [
      ["cell", 64],
      ["mount", 24],
    ]) {
      const seen = await page.evaluate((name) => {
        const start = window.inside(`#levels [data-${name}][tabindex="0"]`);
        const found = new Set([start]);
        for (const node of found) {
          for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown"]) {
            node.focus();
            node.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
            found.add(window.focused());
          }
        }
        return found.size;
      }, kind);
      assert.equal(seen, all, kind);
    }
  }));

test("cells, columns, boards and pegs have names; the help tells the game", () =>
  onPage(at(ROOK), async (page) => {
    assert.equal(await page.getAttribute('[data-cell="b1(2)"]', "aria-label"), "b1, level 2, white rook");
    assert.match(await page.getAttribute('[data-column="b4"]', "aria-label"), /column b4, level 4 black knight/);
    assert.equal(await page.getAttribute('[data-board="QL2(3)"]', "aria-label"), "Board QL2(3)");
    assert.deepEqual(await unnamed(page), []);
    await tabTo(page, "[data-cell]");
    await press(page, "?");
    for (const words of [
      /Seven boards/,
      /How pieces move/,
      /Pawns and castling/,
      /Moving boards/,
      /boards’ labels and pegs/,
    ])
      await says(page, "#help", words);
  }));

test("the help leads to the examples", () =>
  onPage("#variant=trid", async (page) => {
    await page.click("#how");
    await page.getByRole("dialog").getByRole("button", { name: "A board carries a pawn" }).click();
    await says(page, "#message", /carries its pawn from a5 to a9/);
    assert.equal(await page.getByRole("dialog").count(), 0);
  }));

test("the examples set themselves up", () =>
  onPage("#variant=trid", async (page) => {
    for (const [i, first] of ["b1(2)", "QL5(7)", "e0(3)"].entries()) {
      await clicks(page, `[data-example="${i}"]`);
      await page.waitForSelector(`[data-cell="${first}"][data-selected], [data-mount="${first}"][data-selected]`);
      const castled = first === "e0(3)" ? ["b0(3)"] : []; // where the king lands, besides the rook
      assert.deepEqual(await targets(page), [...(await legal(page, first)), ...castled].sort());
    }
  }));

test("the chooser keeps the keyboard when its column grows, shrinks or goes", () =>
  onPage(at(ROOK), async (page) => {
    await boards(page, "QL2(3)", "QL1(3)");
    await clicks(page, "#undo", '[data-column="b4"]');
    await page.locator('[data-stack-cell="b4(2)"]').focus();
    await press(page, "r");
    await page.waitForSelector('[data-board="QL1(3)"]');
    assert.equal(await here(page), "b4(2)");
    await clicks(page, "#undo", '[data-column="a4"]');
    await page.locator('[data-stack-cell="a4(3)"]').focus();
    await press(page, "r");
    await page.waitForSelector('[data-board="QL1(3)"]');
    assert.ok(await page.evaluate(() => window.focused().closest("#above, #levels")));
  }));

for (const [hash, notice] of [
  ["#position=trid%20oops", '#message[data-tone="error"]'],
  ["#variant=trid&moves=Pe2-e9", "#page-notice"],
]) {
  test(`a bad link opens its own game: ${hash}`, () =>
    onPage(hash, async (page) => {
      await says(page, notice, /./);
      await says(page, "#game", /Tri-Dimensional chess/);
    }));
}

test("in space labels are whole on any screen, and every piece can be picked beside them", () =>
  onPage("#variant=trid", async (page) => {
    await inSpace(page);
    for (const width of [320, 390, 861, 1280, 1600]) {
      await resize(page, width, 900);
      const cut = await page.evaluate(() => {
        const stage = window.inside(".stage").getBoundingClientRect();
        return window
          .insideAll(".space-labels [data-place]")
          .filter((node) => {
            const box = node.getBoundingClientRect();
            return box.left < stage.left || box.right > stage.right || box.top < stage.top || box.bottom > stage.bottom;
          })
          .map((node) => node.textContent);
      });
      assert.deepEqual(cut, [], `${width}`);
      for (const { cell } of await page.evaluate(() => document.querySelector("hyperply-game").game.pieces()))
        await pointOf(page, cell);
    }
  }));

test("pegs have names while a board is held, and only boards that can move look like buttons", () =>
  onPage(at(PAWNS), async (page) => {
    const named = () => page.locator(".peg .peg-name:visible").count();
    const framed = () =>
      page
        .locator(".handle")
        .evaluateAll((nodes) =>
          nodes
            .filter((node) => getComputedStyle(node).borderTopColor !== "rgba(0, 0, 0, 0)")
            .map((node) => node.dataset.mount),
        );
    assert.equal(await named(), 0);
    assert.deepEqual((await framed()).sort(), ["QL5(5)", "QL5(7)"]);
    await boards(page, "QL5(7)");
    assert.equal(await named(), await page.locator(".peg").count());
    await boards(page, "KL5(7)");
    assert.deepEqual(await page.locator(".peg .peg-name:visible").allTextContents(), ["QL5"], "where the board was");
  }));

test("in space the pegs for a held board show their names, and a moved board its frame", () =>
  onPage(at(PAWNS), async (page) => {
    await clicks(page, '[data-view="3d"]');
    await boards(page, "QL5(7)");
    for (const id of await targets(page)) {
      const inside = await page.locator(mount(id)).evaluate((node) => {
        const disc = node.getBoundingClientRect();
        return [...node.querySelectorAll(".peg-name, .peg-level")].every((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return right > left && left >= disc.left && right <= disc.right && top >= disc.top && bottom <= disc.bottom;
        });
      });
      assert.ok(inside, id);
    }
    await boards(page, "KL5(7)");
    await page.waitForSelector('[data-board="KL5(7)"]');
    const frame = (id) => page.locator(`[data-board="${id}"]`).evaluate((node) => getComputedStyle(node).boxShadow);
    assert.notEqual(await frame("KL5(7)"), await frame("QL5(5)"));
  }));

test("on labels nothing is printed over anything", () =>
  onPage(at(PAWNS), async (page) => {
    for (const width of [1280, 1010, 1001, 940, 900, 861, 600, 390, 320, 321]) {
      await resize(page, width, 900);
      if (width === 321)
        await load(
          page,
          `trid 4/4/4/R3|4/4/n3/4|4/4/4/4 KL1(1)w:2/2,KL1(3)w:2/K1,QL6(5)w:2/2,QL6(7)b:1k/2 w - - - 0 9`,
        );
      const bad = await page.locator(".handle").evaluateAll((nodes) =>
        nodes.flatMap((node) => {
          const [frame, name, token] = [
            node,
            ...[".handle-name", ".token"].map((part) => node.querySelector(part)),
          ].map((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            return part.matches(".handle, .token") ? part.getBoundingClientRect() : range.getBoundingClientRect();
          });
          const clear = (part) => part.right <= token.left + 0.5 || part.bottom <= token.top + 0.5;
          const fits =
            clear(name) && token.right <= frame.right && token.bottom <= frame.bottom && name.right <= frame.right;
          return fits ? [] : [node.textContent];
        }),
      );
      assert.deepEqual(bad, [], `${width}`);
      assert.ok((await wide(page)) <= width, `${width}`);
    }
  }));

test("boards keep their size and the main boards their place when a board moves", () =>
  onPage(at(ROOK), async (page) => {
    const mains = async () => {
      const { y } = await box(page, "#levels");
      return Promise.all(
        ["W", "N", "B"].map(async (id) => ({
          ...(await box(page, `[data-board="${id}"]`)),
          y: (await box(page, `[data-board="${id}"]`)).y - y,
        })),
      );
    };
    for (const width of [390, 1280]) {
      await resize(page, width, 900);
      const before = await mains();
      await boards(page, "QL2(3)", "KL2(3)");
      await page.waitForSelector('[data-board="KL2(3)"]');
      for (const [i, { x, y, width: wide }] of (await mains()).entries()) {
        assert.ok(
          Math.abs(x - before[i].x) < 0.5 && Math.abs(y - before[i].y) < 0.5 && Math.abs(wide - before[i].width) < 0.5,
          `${width}`,
        );
      }
      await clicks(page, "#undo");
    }
    assert.ok((await box(page, '[data-cell="c3(2)"]')).width > 38);
  }));

test("arrows walk over the pegs where a held board may go", () =>
  onPage(at(PAWNS), async (page) => {
    await page.focus(mount("QL5(7)"));
    await press(page, "Enter", "ArrowUp");
    assert.equal(await here(page), "QL6(7)");
    await press(page, "ArrowDown", "ArrowRight");
    assert.equal(await here(page), "KL5(7)");
    await press(page, "ArrowRight");
    assert.equal(await here(page), "KL5(7)");
    await press(page, "Escape", "ArrowUp");
    assert.equal(await here(page), "KL6(7)");
  }));

test("Tab and Shift Tab go between the cells and the labels", () =>
  onPage(at(PAWNS), async (page) => {
    for (const cell of ["e0(3)", "a4(5)", "b8(6)"]) {
      await page.focus(`[data-cell="${cell}"]`);
      const kinds = [];
      for (const key of ["Tab", "Shift+Tab", "Shift+Tab"]) {
        await press(page, key);
        kinds.push(await page.evaluate(() => "mount" in window.focused().dataset));
      }
      assert.ok(kinds[0] || kinds[2], cell);
    }
  }));

test("a pawn's promotion is marked on its way, without saying to what", () =>
  onPage(at(`trid 4/4/4/4|4/4/4/4|4/1P2/4/4 ${KINGS},QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9`), async (page) => {
    await clicks(page, "c7(6)");
    await page.waitForSelector('[data-cell="c8(6)"][data-promotes="choice"]');
    assert.equal(
      await page.locator('[data-cell="c8(6)"]').evaluate((node) => getComputedStyle(node, "::before").content),
      '"="',
    );
    assert.equal(await page.getAttribute('[data-cell="c8(6)"]', "aria-label"), "c8, level 6, moves here, promotes");
    await page.waitForSelector('[data-column="c8"][data-promotes]');
  }));

test("castling by the rook or by the cell where the king lands", () =>
  onPage("#variant=trid", async (page) => {
    await clicks(page, '[data-example="2"]');
    await page.waitForSelector('[data-cell="a0(3)"][data-effect="castling"]');
    await page.waitForSelector('[data-cell="b0(3)"][data-effect="castling"]');
    await clicks(page, "b0(3)");
    await shows(page, "b0(3)", "wK");
    await shows(page, "e0(3)", "wR");
    await says(page, "#moves", /O-O-O/);
    await clicks(page, "#undo");
    await shows(page, "e0(3)", "wK");
    await clicks(page, "e0(3)", '[data-column="b0"]');
    await shows(page, "b0(3)", "wK");
    await clicks(page, "#undo");
    await shows(page, "e0(3)", "wK");
    await clicks(page, "e0(3)", "a0(3)");
    await shows(page, "b0(3)", "wK");
  }));

test("en passant names and marks the pawn that falls", () =>
  onPage(at(`trid 1p2/4/P3/4|4/4/4/4|4/4/4/4 ${KINGS},QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9`), async (page) => {
    await clicks(page, "b2(2)", "b4(2)", "c4(2)");
    assert.match(
      await page.getAttribute('[data-cell="b3(2)"]', "aria-label"),
      /captures the pawn on b4\(2\) en passant/,
    );
    await page.waitForSelector('[data-cell="b4(2)"][data-victim]');
    await clicks(page, "b3(2)");
    await shows(page, "b4(2)", "");
    await says(page, "#live", /captures the pawn on b4\(2\) en passant and lands on b3\(2\)/);
  }));

test("a change of control is said", () =>
  onPage(at(`trid 4/4/4/R3|4/4/4/4|4/4/4/4 ${KINGS},QL2(3)b:2/2,QL6(7)b:2/2 w - - - 0 9`), async (page) => {
    await clicks(page, "b1(2)", "b4(3)");
    await says(
      page,
      "#notice",
      /^White now controls the board on QL2\(3\), because only White’s pieces stand on it\. D13$/,
    );
    await says(page, "#live", /White now controls the board on QL2\(3\)/);
    await clicks(page, "#undo");
    await page.locator("#notice").waitFor({ state: "hidden" });
  }));

test("the chosen level stays chosen; a cancelled choice is announced", () =>
  onPage(at(ROOK), async (page) => {
    await clicks(page, '[data-column="b1"]', '[data-stack-cell="b1(2)"]');
    await page.waitForSelector('[data-cell="b1(2)"][data-selected]');
    await says(page, "#live", /Rook on b1\(2\).*selected/);
    await press(page, "Escape", "Escape"); // from the level to the column, then out of the choice
    await says(page, "#live", /Nothing selected/);
  }));

test("the chooser follows pieces, and is empty while a board is held or was moved", () =>
  onPage(at(ROOK), async (page) => {
    await clicks(page, "b1(2)");
    await says(page, "#column", /Column b1/);
    await boards(page, "QL2(3)");
    await says(page, "#column", /Pick a square above/);
    await page.waitForSelector('[data-column="a4"][data-selected]');
    await boards(page, "QL1(3)");
    await page.waitForSelector('[data-column="a0"][data-last]');
    await page.fill("#notation", "Ke9(7)-f9(7)");
    await page.press("#notation", "Enter");
    await says(page, "#column", /Column f9/);
    await newGame(page);
    await resize(page, 1100, 900); // beside the plan it has no room
    await clicks(page, '[data-view="3d"]');
    await says(page, "#column", /Pick a cell\. The levels of its column appear here/);
  }));

test("what is counted and explained: places, pawns that wait, checks, cells of the page", () =>
  onPage(at(PAWNS), async (page) => {
    await boards(page, "QL5(7)");
    await says(page, "#selection", /2 moves/);
    await load(page, `trid 4/4/4/4|4/4/4/4|4/4/4/4 ${KINGS},QL1(3)w:P1/2,QL6(7)b:2/2 w - - - 0 9`);
    await shows(page, "a1(3)", "wP");
    await clicks(page, "a1(3)");
    await says(
      page,
      "#message",
      /pawn on a1\(3\) has no legal move\. No board has a cell in column a2 now, on any level.*D9/,
    );
    await load(page, "trid 4/4/P3/P3|4/4/4/4|4/4/4/4 KL1(3)w:2/1K,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9");
    await shows(page, "b2(2)", "wP");
    await clicks(page, "b1(2)");
    await says(page, "#message", /pawn on b1\(2\) is blocked by your pawn on b2\(2\)\./);
    await load(page, "trid 4/4/4/r2K|4/4/4/4|4/4/4/4 KL1(3)w:2/2,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9");
    await shows(page, "e1(2)", "wK");
    await boards(page, "QL1(3)");
    await says(page, "#message", /(No move of this board ends the check|White’s king).*D15/);
    await load(page, ROOK);
    await shows(page, "b1(2)", "wR");
    await clicks(page, "b1(2)", "b3(4)");
    await says(page, "#message", /D6/);
    const named = await page.locator("#message .cells").allTextContents();
    for (const cell of named.join().match(/[a-f]\d\(\d\)/g) ?? [])
      assert.equal(await page.locator(`[data-cell="${cell}"]`).count(), 1, cell);
  }));

test("Esc leaves the typed move for the boards; another game has no use for it", () =>
  onPage(at(ROOK), async (page) => {
    await clicks(page, "b1(2)");
    await page.fill("#notation", "Rb1(2)-e9(7)");
    await page.press("#notation", "Enter");
    await says(page, "#message", /./);
    await press(page, "Escape");
    assert.equal(await here(page), "b1(2)");
    assert.equal(await page.inputValue("#notation"), "Rb1(2)-e9(7)");
    await clicks(page, "#game", '[data-variant="chess"]');
    await started(page, "chess");
    assert.equal(await page.inputValue("#notation"), "");
  }));

test("the header stays in one line at any width", () =>
  onPage("#variant=trid", async (page) => {
    for (const width of [320, 390, 561, 600, 700, 701, 860]) {
      await resize(page, width, 900);
      const { height } = await box(page, ".top");
      assert.ok(height < 56, `${width}: ${height}`);
      assert.ok((await wide(page)) <= width, `${width}`);
    }
  }));

test("a link keeps moves of boards, with what was undone; so does the record", () =>
  onPage(at(PAWNS), async (page, url) => {
    await boards(page, "QL5(7)", "QL6(7)");
    await clicks(page, '[data-choice="=Q"]');
    await shows(page, "a9(7)", "wQ");
    const text = await record(page);
    assert.match(text, /QL5\(7\)-QL6\(7\)=Q/);
    const hash = await page.evaluate(() => location.hash);
    await clicks(page, "#undo");
    await shows(page, "a5(7)", "wP");
    const undone = await page.evaluate(() => location.hash);
    await page.goto("about:blank");
    await page.goto(`${url}play.html${hash}`);
    await shows(page, "a9(7)", "wQ");
    await page.goto("about:blank");
    await page.goto(`${url}play.html${undone}`);
    await shows(page, "a5(7)", "wP");
    await clicks(page, "#redo");
    await shows(page, "a9(7)", "wQ");
    await load(page, text);
    await says(page, "#moves", /QL5\(7\)-QL6\(7\)=Q/);
  }));

test("on a phone nothing is wider than the screen, and fingers suffice", () =>
  onPage(
    "#variant=trid",
    async (page) => {
      assert.ok((await wide(page)) <= 390);
      const [white, black] = [await box(page, '[data-board="W"]'), await box(page, '[data-board="B"]')];
      assert.ok(black.y + black.height < white.y && Math.abs(white.x - black.x) < 1);
      assert.ok((await box(page, '[data-column="c3"]')).width >= 32);
      assert.ok((await box(page, '[data-cell="c3(2)"]')).width >= 32);
      const handle = await box(page, mount("QL1(3)"));
      assert.ok(handle.width >= 32 && handle.height >= 32);
      await page.tap('[data-column="c2"]');
      await page.tap('[data-column="c4"]');
      await shows(page, "c4(2)", "wP");
      await clicks(page, "#flip");
      assert.ok((await box(page, '[data-board="W"]')).y < (await box(page, '[data-board="B"]')).y);
      await load(page, PAWNS);
      await says(page, "#loaded", /^Loaded\.$/);
      assert.ok((await wide(page)) <= 390);
      await page.tap(mount("QL5(7)"));
      await page.tap(mount("KL5(7)"));
      await shows(page, "e5(7)", "wP");
      await page.tap('[data-view="3d"]');
      assert.ok((await wide(page)) <= 390);
    },
    PHONE,
  ));

const WAITS = "trid-meder 4/4/4/4|4/4/4/4|P3/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL5(7)b:2/2 w - - - 1 9";

test("M12: a pawn that waits is promoted before the move, by clicks", () =>
  onPage(at(WAITS), async (page) => {
    assert.match(await page.textContent("#selection"), /The pawn on b8\(6\) promotes before you move\. Pick it/);
    await clicks(page, "e0(3)");
    assert.match(await page.textContent("#message"), /promotes before you move.*M12/s);
    await clicks(page, "b8(6)");
    assert.deepEqual(
      (await page.locator("#choose [data-choice]").allTextContents()).map((text) => text.trim().toLowerCase()),
      ["queen", "rook", "bishop", "knight"],
    );
    await page.click('#choose [data-choice="N"]');
    await shows(page, "b8(6)", "wN");
    assert.match(await page.textContent("#selection"), /The pawn on b8\(6\) promotes to a knight/);
    await press(page, "Escape");
    await shows(page, "b8(6)", "wP");
    await clicks(page, "b8(6)");
    await page.click('#choose [data-choice="N"]');
    await shows(page, "b8(6)", "wN");
    await clicks(page, "b8(6)", "c6(4)");
    await shows(page, "c6(4)", "wN");
    assert.deepEqual(await page.evaluate(() => document.querySelector("hyperply-game").moves.map(({ move }) => move)), [
      "Pb8(6)=N,Nb8(6)-c6(4)",
    ]);
    await page.click("#undo");
    await shows(page, "b8(6)", "wP");
  }));

test("M12: with another move, and typed", () =>
  onPage(at(WAITS), async (page) => {
    await clicks(page, "b8(6)");
    await page.click('#choose [data-choice="R"]');
    await shows(page, "b8(6)", "wR");
    await clicks(page, "e0(3)", "e1(3)");
    await shows(page, "e1(3)", "wK");
    await shows(page, "b8(6)", "wR");
    await page.click("#undo");
    await page.fill("#notation", "Pb8(6)=Q,Ke0(3)-f1(3)");
    await press(page, "Enter");
    await shows(page, "b8(6)", "wQ");
    await shows(page, "f1(3)", "wK");
  }));

test("M12: what is picked, and the move that is told, have all their clicks; after the choice a typed move goes on from it", () =>
  onPage(at(WAITS), async (page) => {
    await page.evaluate(() => {
      window.told = [];
      document
        .querySelector("hyperply-game")
        .addEventListener("hyperply-move", ({ detail: { move } }) => window.told.push(move.clicks));
    });
    const picked = () => page.evaluate(() => document.querySelector("hyperply-game").picked);
    await clicks(page, "b8(6)");
    await page.click('#choose [data-choice="N"]');
    await shows(page, "b8(6)", "wN");
    assert.deepEqual(await picked(), ["b8(6)", "=N"]);
    await clicks(page, "e0(3)");
    assert.deepEqual(await picked(), ["b8(6)", "=N", "e0(3)"]);
    await page.fill("#notation", "Ke0(3)-e1(3)");
    await press(page, "Enter");
    await shows(page, "e1(3)", "wK");
    await shows(page, "b8(6)", "wN");
    assert.deepEqual(await page.evaluate(() => window.told), [["b8(6)", "=N", "e0(3)", "e1(3)"]]);
  }));

test("M3, M14: boards say whose they are, and carry a piece", () =>
  onPage(
    at("trid-meder 4/4/4/4|4/4/4/4|4/3p/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL3(5)b:2/1N,QL5(7)w:2/2 w - - - 1 9"),
    async (page) => {
      assert.equal(await page.getAttribute(mount("QL3(5)"), "aria-label"), "board QL3(5) B, on top, Black’s, 1 piece");
      assert.equal(await page.locator('[data-mount="QL3(3)"]').count(), 0);
      await page.click(mount("QL3(5)"));
      await page.click(mount("KL3(5)"));
      await shows(page, "f2(5)", "wN");
      assert.match(await page.textContent("#live"), /carrying the knight from b2\(5\) to f2\(5\)/);
    },
  ));
