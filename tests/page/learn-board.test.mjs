// The page of lessons around the board: nothing that is said moves it, and what a step is about is in sight.
import assert from "node:assert/strict";
import { drawn, moved, onSite, resize, says } from "./browser.mjs";
import { LESSONS, areSeen, begin, boards, boxes, choosesAll, goTo, isInSight, stepOf } from "./steps.mjs";
import { long as test } from "../long.mjs";

const ready = { ready: "body[data-ready]" };
const PHONE = { width: 390, height: 844 };
const cell = (name) => `#levels [data-cell="${name}"]`;
const WHY = stepOf("timeout", "why");

/** Where the answers stand beside the board. */
async function place(page) {
  const [board, answers] = await boxes(page, "#levels", ".choices");
  return answers.left >= board.right ? "beside" : answers.top >= board.bottom ? "below" : "elsewhere";
}

/** Answers and what is said of them leave the board where it is. */
async function staysStill(page) {
  const before = await boards(page);
  assert.equal(await page.evaluate(() => scrollY), 0);
  for (const now of await choosesAll(page, WHY)) assert.deepEqual(now, before);
  assert.ok(await areSeen(page, "#next", "#verdict"));
}

test("on a desk", (t) =>
  onSite(
    "learn.html",
    async (page) => {
      const visible = (at) =>
        page.evaluate((at) => window.inside(at).checkVisibility({ visibilityProperty: true }), at);

      await t.test("answers stand beside the board, in the same order after a reload", async () => {
        await begin(page, WHY);
        assert.equal(await place(page), "beside");
        const order = () => page.locator(".choices button").allTextContents();
        const before = await order();
        await page.reload();
        await page.waitForSelector(".choices button");
        assert.deepEqual(await order(), before);
        await drawn(page);
        await staysStill(page);
      });

      await t.test("questions are not answered by what the tray says", async () => {
        const isAway = ({ position }) => /\+/.test(position.split(" ").at(-1)) || / [A-Z][a-h]\d/.test(position);
        await begin(page, stepOf("timeout", "why", isAway));
        const chips = await page.evaluate(() => window.insideAll("#tray .chips").map((node) => node.checkVisibility()));
        assert.ok(!chips.includes(true));
      });

      await t.test("while nobody is to move, it is not said who is, and no line is empty", async () => {
        await begin(page, stepOf("timeout", "reach"));
        assert.deepEqual([await visible(".status"), await visible("#selection")], [true, true]);
        await page.evaluate(() => document.querySelector("hyperply-game").setAttribute("input", "none"));
        await drawn(page);
        assert.equal(await visible("#selection"), false);
      });

      await t.test("with huffing nobody objects, and a board for Black is turned", async () => {
        await begin(page, { id: "quarx/16" });
        for (const name of ["1111", "1212"]) await page.click(cell(name));
        await says(page, "#verdict", /it was huffed/);
        const black = LESSONS.quarx.find(({ steps }) => /^\S+ B:/.test(steps[0].position));
        await begin(page, { id: black.id });
        assert.equal(await page.textContent("#turned"), "You play Black: the board is turned.");
        assert.ok(await page.evaluate(() => document.querySelector("hyperply-game").flipped));
      });

      await t.test("on boards with columns goals are seen from above, too", async () => {
        const tower = stepOf("timeout", "reach", ({ position }) => position.startsWith("tower"));
        await begin(page, tower);
        const [goal] = tower.step.goal.cells;
        const column = page.locator(`[data-column="${goal.replace(/L\d$/, "")}"]`);
        assert.equal(await column.getAttribute("data-mark"), "goal");
        assert.match(await column.getAttribute("aria-label"), /marked goal/);
        assert.equal(await page.locator("#above [data-mark]").count(), tower.step.goal.cells.length);
      });
    },
    ready,
  ));

test("on a phone", (t) =>
  onSite(
    "de/learn.html",
    async (page) => {
      await t.test("a board is as wide as its cells, however long its name is", async () => {
        await begin(page, { id: "raumschach/01" });
        const beside = await page.evaluate(() =>
          window.insideAll("#levels .board").map((board) => {
            const last = [...board.querySelectorAll("[data-cell]")].at(-1);
            return Math.round(board.getBoundingClientRect().right - last.getBoundingClientRect().right);
          }),
        );
        assert.ok(beside.length === 5 && beside.every((width) => width <= 2), `${beside}`);
      });

      await t.test("a goal that can be reached stays in sight when its piece is picked", async () => {
        await begin(page, { id: "raumschach/03" });
        await page.click(cell("Aa1"));
        await page.waitForSelector(`${cell("Aa1")}[data-selected]`);
        const [{ x, y, width, height }] = await boxes(page, `${cell("Ee5")}[data-mark]`);
        const hit = ([x, y]) => window.hit(x, y).closest("[data-cell]").dataset.cell;
        assert.equal(await page.evaluate(hit, [x + width / 2, y + height / 2]), "Ee5");
      });

      await t.test("answers stand below the board and leave it where it is", async () => {
        await page.goto(page.url().replace(/de\/learn\.html.*/, "learn.html"));
        await page.waitForSelector("body[data-ready]");
        await begin(page, WHY);
        assert.equal(await place(page), "below");
        await staysStill(page);
      });

      await t.test("the first step tells of the lesson, and what is picked is in sight below a hint, too", async () => {
        const send = LESSONS.timeout.find(({ steps }) => steps[0].goal.kind === "send");
        await begin(page, { id: send.id });
        await page.click(cell(send.steps[0].goal.cells[0]));
        await page.waitForSelector("#time-out");
        assert.ok(await areSeen(page, ".about", "#time-out"));
        await page.click("#hint");
        assert.ok(await areSeen(page, "#time-out"));
        await page.click("#time-out");
        await page.click("#next");
        assert.equal(await page.locator(".about").isVisible(), false);
      });

      await t.test("what a step is about is in sight, and so is what is in Time Out", async () => {
        const { id, steps } = LESSONS.trid.find(({ steps }) => steps.some(({ only }, i) => i > 0 && only.length));
        const at = steps.findIndex(({ only }, i) => i > 0 && only.length > 0);
        await begin(page, { id, at });
        assert.ok(await isInSight(page, steps[at].only[0]));
        await begin(page, stepOf("timeout", "return"));
        const [entry, dock] = await boxes(page, "#tray [data-entry]", ".dock");
        assert.ok(entry.bottom <= dock.top, `${entry.bottom} ${dock.top}`);
      });

      await t.test("all boards are in sight with their names, and nothing below the line at the bottom", async () => {
        for (const hash of ["#puzzle=trid-1", "#D14", "#puzzle=hex4d-5"]) {
          await goTo(page, hash);
          const places = await page.evaluate(() => {
            const boxOf = (node) => node.getBoundingClientRect();
            const [room, levels, dock] = [".room", "#levels", ".dock"].map((at) => boxOf(window.inside(at)));
            const parts = window.insideAll("#levels :is(.board, .handle, .board-name)").map(boxOf);
            const boards = parts.filter(({ height }) => height > 0);
            const above = boards.every(({ top }) => top >= Math.max(room.top, levels.top));
            return { above, below: boards.every(({ bottom }) => bottom <= dock.top), rest: room.bottom - dock.bottom };
          });
          assert.deepEqual(places, { above: true, below: true, rest: 0 }, hash);
        }
      });

      await t.test("a move on boards that are seen closely stays on the board where it ended", async () => {
        const isSuch = ({ position, par, only, goal, enemy }) =>
          /^hex4d /.test(position) && par > 1 && only.length === 1 && goal.cells.length && enemy.kind === "stands";
        const found = stepOf("hex4d", "reach", isSuch);
        const { only, goal } = found.step;
        await begin(page, found);
        await page.click("#zoom");
        await drawn(page);
        const to = await page.evaluate(
          ([from, goals]) => {
            const board = document.querySelector("hyperply-game");
            const moves = board.game.legal_moves(from).filter(({ to }) => !goals.includes(to));
            const { to } = moves.find((move) => move.to.slice(0, 2) !== from.slice(0, 2));
            for (const token of [from, to]) board.select(token);
            return to;
          },
          [only[0], goal.cells],
        );
        await page.waitForFunction((to) => window.inside(`[data-cell="${to}"][data-piece]`), to);
        await moved(page, 0); // the other side has passed
        await drawn(page);
        assert.equal(await page.locator(".frame").getAttribute("data-zoom"), "close");
        const [box, frame] = await boxes(page, cell(to), "#levels");
        assert.ok(box.left >= frame.left - 1 && box.right <= frame.right + 1, to);
        assert.ok(box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1, to);
      });

      await t.test("nothing is wider than a narrow page", async () => {
        await resize(page, 320, 568);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 320));
      });
    },
    { ...ready, viewport: PHONE },
  ));
