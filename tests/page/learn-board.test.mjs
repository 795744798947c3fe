// The page of lessons around the board: nothing that is said moves it, and what a step is about is in sight.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readLessons } from "../../scripts/lessons.mjs";
import { drawn, moved, onSite, resize, says } from "./browser.mjs";

const LESSONS = readLessons();
const ready = { ready: "body[data-ready]" };
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const cell = (name) => `#levels [data-cell="${name}"]`;

/** The first step of a family that is of a kind, and does not come first in its lesson. */
const stepOf = (family, kind, isSuch = () => true) =>
  LESSONS[family].flatMap(({ id, steps }) =>
    steps.flatMap((step, at) => (at > 0 && step.goal.kind === kind && isSuch(step) ? [{ id, at, step }] : [])),
  )[0];

/** Runs `play(page)` at a step of a lesson. */
const atStep = ({ id, at }, viewport, play) =>
  onSite(
    `learn.html#lesson=${id}`,
    async (page) => {
      await page.evaluate(
        ([lesson, at]) => history.replaceState({ lesson, at, stars: Array(at).fill(3) }, ""),
        [id, at],
      );
      await page.reload();
      await page.waitForSelector("body[data-ready]");
      await page.waitForFunction(() => window.inside("#levels [data-cell]"));
      await drawn(page);
      await play(page);
    },
    { ...ready, viewport },
  );

/** Where the boards are in the page, and how large. */
const boards = (page) =>
  page.evaluate(() => {
    const { x, y, width, height } = window.inside("#levels").getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round);
  });

const isSeen = (page, selector) =>
  page.evaluate((at) => {
    const { top, bottom } = window.inside(at).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  }, selector);

for (const family of Object.keys(LESSONS))
  for (const [name, viewport] of Object.entries({ desk: DESK, phone: PHONE }))
    test(`answers and what is said of them leave the board where it is: ${family}, ${name}`, () => {
      const why = stepOf(family, "why");
      return atStep(why, viewport, async (page) => {
        const before = await boards(page);
        assert.equal(await page.evaluate(() => scrollY), 0);
        const rules = await page.evaluate(() =>
          [...document.querySelectorAll(".choices button")].map(({ dataset }) => dataset.rule),
        );
        for (const rule of rules) {
          const choice = page.locator(`.choices [data-rule="${rule}"]`);
          if (await choice.isEnabled()) await choice.click();
          await drawn(page);
          assert.deepEqual(await boards(page), before, rule);
        }
        assert.ok(await isSeen(page, "#next"));
        assert.ok(await isSeen(page, "#verdict"));
      });
    });

test("beside the board of a desk stand the answers, and below that of a phone", async () => {
  const why = stepOf("timeout", "why");
  const place = (page) =>
    page.evaluate(() => {
      const [board, answers] = [window.inside("#levels"), document.querySelector(".choices")].map((node) =>
        node.getBoundingClientRect(),
      );
      return answers.left >= board.right ? "beside" : answers.top >= board.bottom ? "below" : "elsewhere";
    });
  await atStep(why, DESK, async (page) => {
    assert.equal(await place(page), "beside");
    await resize(page, PHONE.width, PHONE.height);
    assert.equal(await place(page), "below");
  });
});

test("the order of the answers is by chance, and the same after a reload", () =>
  atStep(stepOf("timeout", "why"), DESK, async (page) => {
    const order = () => page.locator(".choices button").allTextContents();
    const before = await order();
    await page.reload();
    await page.waitForSelector(".choices button");
    assert.deepEqual(await order(), before);
  }));

for (const [family, lessons] of Object.entries(LESSONS))
  test(`what a step is about is in sight on a phone when it begins: ${family}`, () =>
    onSite(
      `learn.html#lesson=${lessons[0].id}`,
      async (page) => {
        for (const { id, steps } of lessons.slice(0, 8)) {
          const at = steps.findIndex(({ only }, i) => i > 0 && only.length > 0);
          if (at < 0) continue;
          await page.evaluate(
            ([lesson, at]) => {
              location.hash = `#lesson=${lesson}`;
              history.replaceState({ lesson, at, stars: Array(at).fill(3) }, "");
            },
            [id, at],
          );
          await page.reload();
          await page.waitForSelector("body[data-ready]");
          await drawn(page);
          const [only] = steps[at].only;
          const seen = await page.evaluate((name) => {
            const node = window.inside(`#levels [data-cell="${name}"], #levels [data-mount="${name}"]`);
            if (!node) return true; // in Time Out
            const [box, frame, room] = [node, window.inside("#levels"), window.inside(".room")].map((item) =>
              item.getBoundingClientRect(),
            );
            const dock = window.inside(".dock").getBoundingClientRect();
            const bottom = Math.min(frame.bottom, room.bottom, dock.top, innerHeight);
            return box.top >= Math.max(frame.top, room.top) - 1 && box.bottom <= bottom + 1;
          }, only);
          assert.ok(seen, `${id}, step ${at + 1}: ${only}`);
        }
      },
      { ...ready, viewport: PHONE },
    ));

for (const address of ["#puzzle=trid-1", "#D14", "#puzzle=hex4d-5"])
  test(`on a phone all boards are in sight with their names, and nothing is seen below the line at the bottom: ${address}`, () =>
    onSite(
      `learn.html${address}`,
      async (page) => {
        await page.waitForFunction(() => window.inside("#levels [data-cell]"));
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
        assert.deepEqual(places, { above: true, below: true, rest: 0 });
      },
      { ...ready, viewport: PHONE },
    ));

test("on a phone, what is in Time Out stands above the line at the bottom", () =>
  atStep(stepOf("timeout", "return"), PHONE, async (page) => {
    const [entry, dock] = await page.evaluate(() =>
      ["#tray [data-entry]", ".dock"].map((at) => window.inside(at)?.getBoundingClientRect().toJSON()),
    );
    assert.ok(entry.bottom <= dock.top, `${entry.bottom} ${dock.top}`);
  }));

test("questions are not answered by what the tray says", () =>
  atStep(
    stepOf("timeout", "why", ({ position }) => /\+/.test(position.split(" ").at(-1)) || / [A-Z][a-h]\d/.test(position)),
    DESK,
    async (page) => {
      const shown = await page.evaluate(
        () => window.insideAll("#tray .chips").filter((node) => node.checkVisibility()).length,
      );
      assert.equal(shown, 0);
    },
  ));

test("while nobody is to move, it is not said who is, and no line is empty", () =>
  atStep(stepOf("timeout", "reach"), DESK, async (page) => {
    const visible = (at) => page.evaluate((at) => window.inside(at).checkVisibility({ visibilityProperty: true }), at);
    assert.ok(await visible(".status"));
    assert.ok(await visible("#selection"));
    await page.evaluate(() => document.querySelector("hyperply-game").setAttribute("input", "none"));
    await drawn(page);
    assert.equal(await visible("#selection"), false);
  }));

test("marks: how it is done is said first, what is wrong until the next click", () =>
  atStep(stepOf("quarx", "mark"), DESK, async (page) => {
    const { goal } = stepOf("quarx", "mark").step;
    await says(page, "#verdict", /^Click each cell, then “Done”/);
    const wrong = await page.evaluate((from) => {
      const empty = window.insideAll("#levels .cell:not([data-piece])").find(
        ({ dataset }) =>
          !document
            .querySelector("hyperply-game")
            .game.legal_moves(from)
            .some(({ to }) => to === dataset.cell),
      );
      return empty.dataset.cell;
    }, goal.from);
    const { x, y, width, height } = await page
      .locator(cell(wrong))
      .evaluate((node) => node.getBoundingClientRect().toJSON());
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForSelector(`${cell(wrong)}[data-mark=marked]`);
    await page.click("#check");
    await says(page, "#verdict", /1 cell is wrong \(red\): click it again to remove it\.$/);
    await page.mouse.click(x + width / 2, y + height / 2);
    await says(page, "#verdict", /^Click each cell/);
    assert.equal(await page.locator("#levels [data-mark=marked], #levels [data-mark=wrong]").count(), 0);
  }));

test("a move on boards that are seen closely stays on the board where it ended", () => {
  const found = stepOf(
    "hex4d",
    "reach",
    ({ position, par, only, goal, enemy }) =>
      position.startsWith("hex4d") && par > 1 && only.length === 1 && goal.cells.length > 0 && enemy.kind === "stands",
  );
  return atStep(found, PHONE, async (page) => {
    const { step } = found;
    await page.click("#zoom");
    await drawn(page);
    const to = await page.evaluate(
      ([from, goals]) => {
        const moves = document.querySelector("hyperply-game").game.legal_moves(from);
        const other = moves.find((move) => !goals.includes(move.to) && move.to.slice(0, 2) !== from.slice(0, 2));
        document.querySelector("hyperply-game").select(from);
        document.querySelector("hyperply-game").select(other.to);
        return other.to;
      },
      [step.only[0], step.goal.cells],
    );
    await page.waitForFunction((to) => window.inside(`[data-cell="${to}"][data-piece]`), to);
    await moved(page, 0); // the other side has passed
    await drawn(page);
    assert.equal(await page.locator(".frame").getAttribute("data-zoom"), "close");
    assert.ok(
      await page.evaluate((name) => {
        const box = window.inside(`[data-cell="${name}"]`).getBoundingClientRect();
        const frame = window.inside("#levels").getBoundingClientRect();
        return (
          box.left >= frame.left - 1 &&
          box.right <= frame.right + 1 &&
          box.top >= frame.top - 1 &&
          box.bottom <= frame.bottom + 1
        );
      }, to),
      to,
    );
  });
});

test("a goal that can be reached stays in sight when its piece is picked", () =>
  onSite(
    "de/learn.html#lesson=raumschach/03",
    async (page) => {
      await page.click(cell("Aa1"));
      await page.waitForSelector(`${cell("Aa1")}[data-selected]`);
      assert.equal(
        await page.evaluate(() => {
          const goal = window.inside('[data-cell="Ee5"][data-mark]');
          const { left, right, top, bottom } = goal.getBoundingClientRect();
          return goal.contains(goal.getRootNode().elementFromPoint((left + right) / 2, (top + bottom) / 2));
        }),
        true,
      );
    },
    { ...ready, viewport: PHONE },
  ));

test("a board is as wide as its cells, however long its name is", () =>
  onSite(
    "de/learn.html#lesson=raumschach/01",
    async (page) => {
      await page.waitForFunction(() => window.inside("#levels [data-cell]"));
      await drawn(page);
      const beside = await page.evaluate(() =>
        window.insideAll("#levels .board").map((board) => {
          const [all, last] = [board, [...board.querySelectorAll("[data-cell]")].at(-1)].map((node) =>
            node.getBoundingClientRect(),
          );
          return Math.round(all.right - last.right);
        }),
      );
      assert.ok(beside.length === 5 && beside.every((width) => width <= 2), `${beside}`);
    },
    { ...ready, viewport: PHONE },
  ));

test("a step for Black says that the board is turned", () => {
  const found = LESSONS.quarx.flatMap(({ id, steps }) =>
    steps.flatMap(({ position }, at) => (/^\S+ B:/.test(position) && at === 0 ? [{ id, at }] : [])),
  )[0];
  return atStep(found, DESK, async (page) => {
    assert.equal(await page.textContent("#turned"), "You play Black: the board is turned.");
  });
});
