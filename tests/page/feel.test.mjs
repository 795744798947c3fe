// What players expect of a board: close-ups on a phone, warnings, forgiving input, lists for those who do not see it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { STACKED } from "../games.mjs";
import { PHONE, at, clicks, drawn, legalMoves, load, onPage, resize, says, shows, speak, type } from "./browser.mjs";

const EMPTY = "7/7/7/7/7/7/7";

/** The width of the smallest cell on the boards that is seen. */
const smallest = (page) =>
  page.evaluate(() => Math.min(...window.insideAll("#levels .cell").map((cell) => cell.getBoundingClientRect().width)));

for (const variant of ["quarx", "quarx-huff", "hex4d"]) {
  test(`on a phone many boards are first seen as a whole, and closely if one likes: ${variant}`, () =>
    onPage(
      `#variant=${variant}`,
      async (page) => {
        assert.equal(await page.textContent("#zoom"), "Zoom in");
        assert.ok((await smallest(page)) < 40);
        const [boards, dock] = await page.evaluate(() =>
          ["#levels", ".dock"].map((part) => window.inside(part).getBoundingClientRect().toJSON()),
        );
        assert.ok(boards.bottom <= dock.top, "all boards are on the first screen");
        await page.tap("#zoom");
        assert.equal(await page.textContent("#zoom"), "Show all");
        assert.ok((await smallest(page)) >= 40);
        const [board, frame] = await page.evaluate(() => {
          const cell = window.inside('#levels [data-cell][tabindex="0"]');
          return [cell, window.inside("#levels")].map((node) => node.getBoundingClientRect().toJSON());
        });
        assert.ok(board.left >= frame.left && board.right <= frame.right, "the cell of the keyboard is in sight");
      },
      PHONE,
    ));
}

for (const variant of STACKED) {
  test(`on a phone cells of levels are 24 px wide, and more in the close-up: ${variant}`, () =>
    onPage(
      `#variant=${variant}`,
      async (page) => {
        await page.click('[data-view="plan"]');
        assert.ok((await smallest(page)) >= 24 - 0.5, String(await smallest(page)));
        await page.click("#zoom");
        assert.ok((await smallest(page)) >= 44);
      },
      PHONE,
    ));
}

test("the map of a close-up leads to its boards", () =>
  onPage(
    "#variant=quarx",
    async (page) => {
      await page.locator("[data-map]").last().tap();
      await page.waitForFunction(() => {
        const frame = window.inside("#levels").getBoundingClientRect();
        return window.insideAll("#levels .board").at(-1).getBoundingClientRect().right <= frame.right + 1;
      });
    },
    PHONE,
  ));

test("on a phone turn, picked piece and what can be done with it stay in sight", () =>
  onPage(
    "#variant=timeout-flat",
    async (page) => {
      await clicks(page, "b1");
      await page.evaluate(() => {
        window.inside(".room").scrollTop = 1e6;
      });
      for (const part of ["#turn", "#selection", "#time-out", "#cancel"]) {
        const { y, height } = await page.locator(part).boundingBox();
        assert.ok(y >= 0 && y + height <= 844, part);
      }
      await page.tap("#cancel");
      await clicks(page, "e8"); // it is White's turn
      await page.evaluate(() => {
        window.inside(".room").scrollTop = 0;
      });
      const { y, height } = await page.locator("#message").boundingBox();
      assert.ok(y >= 0 && y + height <= 844);
    },
    PHONE,
  ));

test("the last move stays in sight in the list when what is picked takes room from it", () =>
  onPage(
    "#variant=timeout",
    async (page) => {
      await page.evaluate(() => {
        const board = document.querySelector("hyperply-game");
        for (let ply = 0; ply < 20; ply++) board.play(board.game.legal_moves()[0]);
      });
      const inSight = () =>
        page.waitForFunction(() => {
          const [list, move] = ["#moves", "#moves [data-latest]"].map((part) =>
            window.inside(part).getBoundingClientRect(),
          );
          return move.top >= list.top && move.bottom <= list.bottom;
        });
      const height = () => page.evaluate(() => window.inside("#moves").clientHeight);
      await inSight();
      const before = await height();
      await page.evaluate(() => {
        const board = document.querySelector("hyperply-game");
        board.select(board.game.legal_moves()[0].clicks[0]);
      });
      await inSight();
      assert.ok((await height()) < before);
    },
    { viewport: { width: 1440, height: 1000 } },
  ));

test("every move of a long game is in sight in the list once it is made", () =>
  onPage(
    "#variant=trid",
    async (page) => {
      for (let ply = 0; ply < 11; ply++) {
        await page.evaluate(() => {
          const board = document.querySelector("hyperply-game");
          board.play(board.game.legal_moves()[0]);
        });
        await drawn(page);
        const [list, move] = await page.evaluate(() =>
          ["#moves", "#moves [data-latest]"].map((part) => window.inside(part).getBoundingClientRect().toJSON()),
        );
        assert.ok(move.top >= list.top && move.bottom <= list.bottom, `ply ${ply}`);
      }
    },
    { viewport: { width: 1366, height: 768 } },
  ));

test("while a piece is picked, a click on another one that cannot move says why that cannot", () =>
  onPage("#variant=chess", async (page) => {
    await clicks(page, "b1", "a1");
    await says(page, "#message", /The rook on a1 is blocked by your/);
    assert.equal(await page.locator("[data-selected]").count(), 0);
    await clicks(page, "b1", "c3");
    await shows(page, "c3", "wN");
  }));

test("where a piece has several targets in a column, it is said that a level is to be chosen", () =>
  onPage("#variant=timeout", async (page) => {
    await clicks(page, '[data-column="d2"]');
    assert.equal(await page.textContent("#column h2"), "Column d2");
    await clicks(page, "b1L1", '[data-column="c3"]');
    assert.equal(await page.textContent("#column h2"), "Column c3: choose a level");
  }));

for (const variant of ["timeout", "trid"]) {
  for (const [view, place] of [
    ["plan", "above"],
    ["plan", "levels"],
    ["3d", "levels"],
  ]) {
    test(`on a phone a pick moves nothing, and the switch of views stays in sight: ${variant}, ${view}, ${place}`, () =>
      onPage(
        `#variant=${variant}`,
        async (page) => {
          await page.tap(`[data-view="${view}"]`);
          await page.evaluate(() => window.inside(".room").style.setProperty("overflow-anchor", "none")); // not all browsers have it
          const places = () =>
            page.evaluate(() =>
              ["#view", "#above", "#levels"].map((id) => {
                const { top, bottom } = window.inside(id).getBoundingClientRect();
                return [Math.round(top), Math.round(bottom)];
              }),
            );
          await page.locator(`#${place}`).scrollIntoViewIfNeeded();
          const before = await places();
          const from = (await legalMoves(page)).find(({ piece }) => piece === "N").from;
          if (place === "above") await page.tap(`[data-column="${from.slice(0, 2)}"]`);
          else await page.evaluate((cell) => document.querySelector("hyperply-game").select(cell), from);
          await page.locator(".floor").first().waitFor();
          assert.deepEqual(await places(), before);
          await page.tap(`[data-view="${view === "plan" ? "3d" : "plan"}"]`, { trial: true });
          const [[top, bottom], edge] = [
            (await places())[0],
            await page.evaluate(() => window.inside(".dock").getBoundingClientRect().top),
          ];
          assert.ok(top >= 0 && bottom <= edge, `${top} to ${bottom}, the dock begins at ${edge}`);
        },
        PHONE,
      ));
  }
}

test("who would send away a piece that could not return is told before, and sees why (T17)", () =>
  onPage("#variant=timeout", async (page) => {
    await clicks(page, "b1L1");
    await says(page, "#no-return", /column b1 is not empty/);
    await says(page, "#no-return", /T17/);
    assert.ok(await page.evaluate(() => !window.inside("#time-out").matches(".accent")), "nobody is invited to it");
    const blocks = () =>
      page.locator("#levels [data-blocks]").evaluateAll((cells) => cells.map((cell) => cell.dataset.cell).sort());
    assert.deepEqual(await blocks(), ["b1L4", "b1L5", "b1L8"]);
    assert.match(await page.getAttribute('[data-cell="b1L4"]', "aria-label"), /blocks a return/);
    for (let level = 1; level < 4; level++) await page.keyboard.press("PageUp");
    const [cell, outline] = await page.evaluate(() => {
      const node = window.focused();
      return [node.dataset.cell, getComputedStyle(node).outlineStyle];
    });
    assert.deepEqual([cell, outline], ["b1L4", "solid"], "the keyboard is seen there, too");
    await clicks(page, "#cancel");
    assert.deepEqual(await blocks(), []);
  }));

test("a piece that could return at once is sent away without a warning", () =>
  onPage("#variant=timeout-flat", async (page) => {
    await clicks(page, "b1");
    await page.waitForSelector("#time-out");
    assert.equal(await page.locator("#no-return").count(), 0);
  }));

test("who has sent no piece away yet is told where it can return (T18, T19)", () =>
  onPage("#variant=timeout-flat", async (page) => {
    await clicks(page, "b1");
    await says(
      page,
      "#returning",
      /while b1 is empty, you can bring it back to any square that it can reach from there/,
    );
    assert.equal(await page.textContent("#returning .rule"), "T18");
    await clicks(page, "#cancel", "b2");
    await says(
      page,
      "#returning",
      /while b2 is empty, you can bring it back in front of it, at most one rank for each round/,
    );
    assert.equal(await page.textContent("#returning .rule"), "T19");
    await clicks(page, "#time-out", "b8", "#time-out", "c1");
    await page.waitForSelector("#time-out");
    assert.equal(await page.locator("#returning").count(), 0, "White knows by now");
  }));

test("who declares when a piece returns is not told that it may return on any later turn (T30)", () =>
  onPage("#variant=timeout-declared", async (page) => {
    await clicks(page, "d2L4");
    await page.waitForSelector("#time-out");
    assert.equal(await page.locator("#returning").count(), 0);
  }));

test("a piece in Time Out says that it can be brought back, or why not, in words (T16, T17, T18)", () =>
  onPage(at("timeout-flat 4k3/pppppppp/8/8/8/8/PPPPPPPP/1N2K3 w - - 0 9 Qb1:3,Rh1:0,Ra1:2,Ng5:1 -"), async (page) => {
    for (const [entry, words] of [
      ["Qb1", /^b1 3 rounds square occupied\s*$/],
      ["Rh1", /^h1 just left can’t return yet\s*$/],
      ["Ra1", /^a1 2 rounds nowhere to return\s*$/],
      ["Ng5", /^g5 1 round .*bring back\s*$/],
    ])
      await says(page, `[data-entry^="→${entry}"] .entry-words`, words);
  }));

test("the highest and the lowest level are called so", () =>
  onPage("#variant=timeout", async (page) => {
    const captions = await page.locator("#levels figcaption").allTextContents();
    assert.deepEqual([captions[0], captions[1], captions[7]], ["L1 · lowest level", "L2", "L8 · highest level"]);
  }));

test("the buttons of the table stand in one line beside the boards, however wide the window is", () =>
  onPage("#variant=timeout-flat", async (page) => {
    for (const width of [1100, 1280, 1366, 1440, 1920]) {
      await resize(page, width, 800);
      const tops = await page
        .locator(".tools > :not([hidden])")
        .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top));
      assert.ok(Math.max(...tops) - Math.min(...tops) < 8, `${width}: ${tops}`);
    }
  }));

test("a click on the dashed ring of an absent piece picks it", () =>
  onPage(at("timeout-flat 4k3/pppppppp/8/8/8/8/PPPPPPPP/1N2K3 w - - 0 9 Qd1:3,rh8:1 -"), async (page) => {
    await clicks(page, "d1");
    assert.equal(await page.getAttribute('[data-entry^="→Qd1"]', "aria-pressed"), "true");
    await clicks(page, "h8"); // Black's rook is only looked at
    assert.equal(await page.getAttribute('[data-entry^="→rh8"], [data-entry^="→Rh8"]', "aria-pressed"), "true");
    await says(page, "#message", /^On Black’s turn, /);
  }));

test("the ring is picked from above, too", () =>
  onPage(
    at(
      `timeout ${EMPTY}|7/7/7/7/3P3/7/7|${EMPTY}|3k3/7/7/7/7/7/3K3|${EMPTY}|${EMPTY}|${EMPTY}|${EMPTY} w - - 0 30 Qb3L4:3 -`,
    ),
    async (page) => {
      await clicks(page, '[data-column="b3"]');
      assert.equal(await page.getAttribute("[data-entry]", "aria-pressed"), "true");
    },
  ));

test("typed moves are read as people type them, where one fits", () =>
  onPage("#variant=chess", async (page) => {
    for (const [text, cell, piece] of [
      ["e2e4", "e4", "wP"],
      ["E7E5", "e5", "bP"],
      ["ng1f3", "f3", "wN"],
      ["nc6", "c6", "bN"],
      ["bc4", "c4", "wB"],
      ["d7 d6", "d6", "bP"],
      ["o-o", "g1", "wK"],
    ]) {
      await type(page, text);
      await shows(page, cell, piece);
    }
  }));

test("… with their levels", () =>
  onPage("#variant=timeout", async (page) => {
    await type(page, "b1L1c3L2");
    await shows(page, "c3L2", "wN");
    await type(page, "nb7l1-c5l3");
    await shows(page, "c5L3", "bN");
  }));

test("what is no move is refused in words, and what is ambiguous is offered", () =>
  onPage("#variant=trid", async (page) => {
    await type(page, "e2L1-e4L3");
    await says(page, "#message", /“e2L1-e4L3” isn’t a move in this game/);
    await page.fill("#notation", "e");
    await page.locator("#message").waitFor({ state: "hidden" }); // what it spoke of is gone
  }));

for (const [variant, position, text, cells] of [
  ["chess", "chess 4k3/8/8/8/8/B7/8/2B1K3 w - - 0 1", "Lb2", ["a3", "c1"]],
  ["timeout-flat", "timeout-flat 4k3/8/8/8/8/B7/8/2B1K3 w - - 0 1 - -", "Lb2", ["a3", "c1"]],
]) {
  test(`German words of ambiguous moves can be clicked: ${variant}`, () =>
    onPage(at(position), async (page) => {
      await speak(page, "de");
      await type(page, text);
      await page.waitForSelector("#message .candidates button");
      const offered = await page.locator("#message .candidates button").allTextContents();
      assert.deepEqual(
        offered.sort(),
        cells.map((cell) => `L${cell}-b2`),
      );
      await page.click(`#message .candidates button:has-text("L${cells[0]}-b2")`);
      await shows(page, "b2", "wB");
      await shows(page, cells[0], "");
    }));
}

test("in plain chess O-O speaks of squares, not of columns", () =>
  onPage("#variant=chess", async (page) => {
    await type(page, "O-O");
    await says(page, "#message", /between the king and the rook/);
    assert.doesNotMatch(await page.textContent("#message"), /column|level/);
  }));

test("the targets of the picked piece are listed, and the list plays", () =>
  onPage("#variant=chess", async (page) => {
    await clicks(page, "g1", "#targets summary");
    await page.waitForSelector('[data-target="h3"]');
    assert.deepEqual(await page.locator("#targets [data-target]").allTextContents(), [
      "f3: moves here",
      "h3: moves here",
    ]);
    await page.click('[data-target="f3"]');
    await shows(page, "f3", "wN");
  }));

test("on a phone, the list of targets opens above its heading, which stays where it was tapped", () =>
  onPage(
    "#variant=raumschach",
    async (page) => {
      await page.evaluate(() => document.querySelector("hyperply-game").select("Ab1"));
      const heading = () => page.locator("#targets summary").evaluate((node) => node.getBoundingClientRect().top);
      const before = await heading();
      await page.click("#targets summary");
      await page.waitForSelector("[data-target]");
      assert.equal(await heading(), before);
      for (const text of await page.locator("[data-target]").allTextContents())
        assert.match(text, /^[A-E][a-e][1-5]: /);
      const list = page.locator("#targets ul");
      const top = await page.locator("#selection").evaluate((node) => node.getBoundingClientRect().top);
      assert.ok((await list.evaluate((node) => node.getBoundingClientRect().bottom)) <= top); // Cancel is seen, too
      await page.locator("[data-target]").last().click();
      await page.waitForFunction(() => document.querySelector("hyperply-game").ply === 1);
    },
    PHONE,
  ));

test("keys go to the next target and to the one before", () =>
  onPage("#variant=chess", async (page) => {
    await clicks(page, "b1");
    const here = () => page.evaluate(() => window.focused().dataset.cell);
    const walked = [];
    for (const key of [".", ".", ".", ","]) {
      await page.keyboard.press(key);
      walked.push(await here());
    }
    assert.deepEqual(walked, ["a3", "c3", "a3", "c3"]);
    await page.keyboard.press("Enter");
    await shows(page, "c3", "wN");
  }));

test("a screen reader hears the last move again on demand", () =>
  onPage("#variant=chess&moves=Pe2-e4", async (page) => {
    await clicks(page, "g8");
    await page.keyboard.press("l");
    await says(page, "#live", /^White’s pawn moves from e2 to e4\.$/);
    assert.equal(await page.locator('#moves [aria-current="true"]').textContent(), "Pe2-e4");
  }));

test("a piece that cannot move says what is in the way, and marks it", () =>
  onPage("#variant=chess", async (page) => {
    const marked = () =>
      page.locator("#levels [data-obstacle]").evaluateAll((cells) => cells.map((cell) => cell.dataset.cell).sort());
    await clicks(page, "a1");
    await says(page, "#message", /^The rook on a1 is blocked by your knight on b1 and your pawn on a2\./);
    assert.deepEqual(await marked(), ["a2", "b1"]);
    await load(page, "chess 4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1");
    await clicks(page, "e2");
    await says(page, "#message", /king in check, attacked by the rook on e8/);
    assert.deepEqual(await marked(), ["e8"]);
  }));
