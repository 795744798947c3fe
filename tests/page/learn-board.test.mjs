// The page of lessons around the board: nothing that is said moves it, and what a step is about is in sight.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, moved, onSite, resize, says } from "./browser.mjs";
import { LESSONS, begin, boards, choosesAll, isInSight, isSeen, stepOf } from "./steps.mjs";

const ready = { ready: "body[data-ready]" };
const PHONE = { width: 390, height: 844 };
const cell = (name) => `#levels [data-cell="${name}"]`;
const WHY = stepOf("timeout", "why");

/** Where the answers stand beside the board. */
const place = (page) =>
  page.evaluate(() => {
    const [board, answers] = [window.inside("#levels"), document.querySelector(".choices")].map((node) =>
      node.getBoundingClientRect(),
    );
    return answers.left >= board.right ? "beside" : answers.top >= board.bottom ? "below" : "elsewhere";
  });

/** Answers and what is said of them leave the board where it is. */
async function staysStill(page) {
  const before = await boards(page);
  assert.equal(await page.evaluate(() => scrollY), 0);
  for (const now of await choosesAll(page, WHY)) assert.deepEqual(now, before);
  assert.deepEqual([await isSeen(page, "#next"), await isSeen(page, "#verdict")], [true, true]);
}

test("on a desk", (t) =>
  onSite(
    "learn.html",
    async (page) => {
      const visible = (at) =>
        page.evaluate((at) => window.inside(at).checkVisibility({ visibilityProperty: true }), at);

      await t.test(
        "answers stand beside the board and leave it where it is, in the same order after a reload",
        async () => {
          await begin(page, WHY);
          assert.equal(await place(page), "beside");
          const order = () => page.locator(".choices button").allTextContents();
          const before = await order();
          await page.reload();
          await page.waitForSelector(".choices button");
          assert.deepEqual(await order(), before);
          await drawn(page);
          await staysStill(page);
        },
      );

      await t.test("questions are not answered by what the tray says", async () => {
        const isAway = ({ position }) => /\+/.test(position.split(" ").at(-1)) || / [A-Z][a-h]\d/.test(position);
        await begin(page, stepOf("timeout", "why", isAway));
        const isShown = await page.evaluate(() =>
          window.insideAll("#tray .chips").some((node) => node.checkVisibility()),
        );
        assert.equal(isShown, false);
      });

      await t.test("while nobody is to move, it is not said who is, and no line is empty", async () => {
        await begin(page, stepOf("timeout", "reach"));
        assert.deepEqual([await visible(".status"), await visible("#selection")], [true, true]);
        await page.evaluate(() => document.querySelector("hyperply-game").setAttribute("input", "none"));
        await drawn(page);
        assert.equal(await visible("#selection"), false);
      });

      await t.test("cells are marked, and what is wrong is red until the next click", async () => {
        const mark = stepOf("quarx", "mark");
        await begin(page, mark);
        await page.waitForFunction(() => window.inside("#selection").textContent === "");
        const wrong = await page.evaluate((from) => {
          const { game } = document.querySelector("hyperply-game");
          const ends = game.legal_moves(from).map(({ to }) => to);
          return window.insideAll("#levels .cell:not([data-piece])").find(({ dataset }) => !ends.includes(dataset.cell))
            .dataset.cell;
        }, mark.step.goal.from);
        await page.click(cell(wrong));
        await page.waitForSelector(`${cell(wrong)}[data-mark=marked]`);
        await page.click("#check");
        await says(page, "#verdict", /1 cell is wrong \(red\)/);
        await page.waitForSelector(`${cell(wrong)}[data-mark=wrong]`);
        await page.click(cell(wrong));
        await says(page, "#verdict", /^Click each cell/);
        assert.equal(await page.locator("#levels [data-mark=marked], #levels [data-mark=wrong]").count(), 0);
      });

      await t.test("with huffing nobody objects, and a board for Black is turned", async () => {
        await begin(page, { id: "quarx/16", at: 0 });
        for (const name of ["1111", "1212"]) await page.click(cell(name));
        await says(page, "#verdict", /it was huffed/);
        const black = LESSONS.quarx.find(({ steps }) => /^\S+ B:/.test(steps[0].position));
        await begin(page, { id: black.id, at: 0 });
        assert.equal(await page.textContent("#turned"), "You play Black: the board is turned.");
        assert.ok(await page.evaluate(() => document.querySelector("hyperply-game").flipped));
      });

      await t.test("on boards with columns goals are seen from above, too", async () => {
        const tower = stepOf("timeout", "reach", ({ position }) => position.startsWith("tower"));
        await begin(page, tower);
        const [goal] = tower.step.goal.cells;
        const seen = await page.evaluate(
          (column) => {
            const node = window.inside(`[data-column="${column}"]`);
            return [
              node.dataset.mark,
              /marked goal/.test(node.ariaLabel),
              window.insideAll("#above [data-mark]").length,
            ];
          },
          goal.replace(/L\d$/, ""),
        );
        assert.deepEqual(seen, ["goal", true, tower.step.goal.cells.length]);
      });
    },
    ready,
  ));

test("on a phone", (t) =>
  onSite(
    "de/learn.html#lesson=raumschach/01",
    async (page) => {
      await t.test("a board is as wide as its cells, however long its name is", async () => {
        await page.waitForFunction(() => window.inside("#levels [data-cell]"));
        await drawn(page);
        const beside = await page.evaluate(() =>
          window.insideAll("#levels .board").map((board) => {
            const last = [...board.querySelectorAll("[data-cell]")].at(-1);
            return Math.round(board.getBoundingClientRect().right - last.getBoundingClientRect().right);
          }),
        );
        assert.ok(beside.length === 5 && beside.every((width) => width <= 2), `${beside}`);
      });

      await t.test("a goal that can be reached stays in sight when its piece is picked", async () => {
        await page.evaluate(() => (location.hash = "#lesson=raumschach/03"));
        await page.waitForSelector(`${cell("Ee5")}[data-mark]`);
        await page.click(cell("Aa1"));
        await page.waitForSelector(`${cell("Aa1")}[data-selected]`);
        const isSeen = await page.evaluate(() => {
          const goal = window.inside('[data-cell="Ee5"][data-mark]');
          const { left, right, top, bottom } = goal.getBoundingClientRect();
          return goal.contains(goal.getRootNode().elementFromPoint((left + right) / 2, (top + bottom) / 2));
        });
        assert.ok(isSeen);
      });

      await t.test("answers stand below the board and leave it where it is", async () => {
        await page.goto(page.url().replace(/de\/learn\.html.*/, "learn.html"));
        await page.waitForSelector("body[data-ready]");
        await begin(page, WHY);
        assert.equal(await place(page), "below");
        await staysStill(page);
      });

      await t.test(
        "the first step says what the lesson is about, and what is picked is in sight, below a hint, too",
        async () => {
          const send = LESSONS.timeout.find(({ steps }) => steps[0].goal.kind === "send");
          await begin(page, { id: send.id, at: 0 });
          await page.click(cell(send.steps[0].goal.cells[0]));
          await page.waitForSelector("#time-out");
          assert.deepEqual([await isSeen(page, ".about"), await isSeen(page, "#time-out")], [true, true]);
          await page.click("#hint");
          assert.ok(await isSeen(page, "#time-out"));
          await page.click("#time-out");
          await page.click("#next");
          assert.equal(await page.locator(".about").isVisible(), false);
        },
      );

      await t.test(
        "what a step is about is in sight when it begins, and what is in Time Out above the line at the bottom",
        async () => {
          const { id, steps } = LESSONS.trid.find(({ steps }) => steps.some(({ only }, i) => i > 0 && only.length));
          const at = steps.findIndex(({ only }, i) => i > 0 && only.length > 0);
          await begin(page, { id, at });
          assert.ok(await isInSight(page, steps[at].only[0]));
          await begin(page, stepOf("timeout", "return"));
          const [entry, dock] = await page.evaluate(() =>
            ["#tray [data-entry]", ".dock"].map((at) => window.inside(at).getBoundingClientRect().toJSON()),
          );
          assert.ok(entry.bottom <= dock.top, `${entry.bottom} ${dock.top}`);
        },
      );

      await t.test(
        "all boards are in sight with their names, and nothing is seen below the line at the bottom",
        async () => {
          for (const hash of ["#puzzle=trid-1", "#D14", "#puzzle=hex4d-5"]) {
            const before = await page.textContent("#task-title");
            await page.evaluate((hash) => (location.hash = hash), hash);
            await page.waitForFunction(
              (title) =>
                document.querySelector("#task-title").textContent !== title && window.inside("#levels [data-cell]"),
              before,
            );
            await drawn(page);
            const places = await page.evaluate(() => {
              const [room, levels, dock] = [".room", "#levels", ".dock"].map((at) =>
                window.inside(at).getBoundingClientRect(),
              );
              const boards = window
                .insideAll("#levels :is(.board, .handle, .board-name)")
                .map((node) => node.getBoundingClientRect())
                .filter(({ height }) => height > 0);
              const top = Math.min(...boards.map(({ top }) => top));
              const bottom = Math.max(...boards.map(({ bottom }) => bottom));
              return {
                above: top >= Math.max(room.top, levels.top),
                below: bottom <= dock.top,
                rest: room.bottom - dock.bottom,
              };
            });
            assert.deepEqual(places, { above: true, below: true, rest: 0 }, hash);
          }
        },
      );

      await t.test("a move on boards that are seen closely stays on the board where it ended", async () => {
        const found = stepOf(
          "hex4d",
          "reach",
          ({ position, par, only, goal, enemy }) =>
            position.startsWith("hex4d") &&
            par > 1 &&
            only.length === 1 &&
            goal.cells.length &&
            enemy.kind === "stands",
        );
        const { only, goal } = found.step;
        await begin(page, found);
        await page.click("#zoom");
        await drawn(page);
        const to = await page.evaluate(
          ([from, goals]) => {
            const board = document.querySelector("hyperply-game");
            const other = board.game
              .legal_moves(from)
              .find((move) => !goals.includes(move.to) && move.to.slice(0, 2) !== from.slice(0, 2));
            for (const token of [from, other.to]) board.select(token);
            return other.to;
          },
          [only[0], goal.cells],
        );
        await page.waitForFunction((to) => window.inside(`[data-cell="${to}"][data-piece]`), to);
        await moved(page, 0); // the other side has passed
        await drawn(page);
        const isWithin = await page.evaluate((name) => {
          const box = window.inside(`[data-cell="${name}"]`).getBoundingClientRect();
          const frame = window.inside("#levels").getBoundingClientRect();
          const across = box.left >= frame.left - 1 && box.right <= frame.right + 1;
          return across && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
        }, to);
        assert.deepEqual([await page.locator(".frame").getAttribute("data-zoom"), isWithin], ["close", true], to);
      });

      await t.test("nothing is wider than a narrow page", async () => {
        await resize(page, 320, 568);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 320));
      });
    },
    { ...ready, viewport: PHONE },
  ));
