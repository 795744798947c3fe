// The way of the last move stays drawn, and arrows of somebody outside.
import assert from "node:assert/strict";
import { test } from "node:test";
import { at, clicks, drawn, inSpace, onPage, resize, says } from "./browser.mjs";

const play = (page, ...moves) =>
  page.evaluate(async (texts) => {
    for (const text of texts) document.querySelector("hyperply-game").play(text);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }, moves);

/** The cells on which the corners of a line lie, by the holder of the line. */
const corners = (page, selector) =>
  page.evaluate((name) => {
    const { shadowRoot } = document.querySelector("hyperply-game");
    const shaft = shadowRoot.querySelector(`${name} .shaft`);
    if (!shaft) return null;
    const { x, y } = shaft.ownerSVGElement.getBoundingClientRect();
    const points = [...shaft.getAttribute("d").matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, a, b]) => [
      x + Number(a),
      y + Number(b),
    ]);
    return points.map(([a, b]) => {
      const node = shadowRoot.elementsFromPoint(a, b).find((item) => item.matches("[data-cell], [data-column]"));
      return node?.dataset.cell ?? node?.dataset.column ?? "";
    });
  }, selector);

test("a line leads from the first cell to the last one", () =>
  onPage("#variant=chess", async (page) => {
    assert.equal(await page.locator(".arrows g").count(), 0);
    await play(page, "g1-f3");
    await drawn(page);
    const [first, last] = await corners(page, "#levels > .arrows .last");
    assert.equal(first, "g1");
    assert.ok(["f3", "f2"].includes(last), last);
    for (const change of [() => clicks(page, "#flip"), () => resize(page, 900, 700)]) {
      await change();
      await drawn(page);
      assert.equal((await corners(page, "#levels > .arrows .last"))[0], "g1");
    }
    assert.equal(await page.locator(".arrows").first().getAttribute("aria-hidden"), "true");
    await clicks(page, "#undo");
    await drawn(page);
    assert.equal(await page.locator(".arrows g").count(), 0);
  }));

test("a check is a line from the attacker to the king, and is told with the last move; the panel stays where it is", () =>
  onPage("#variant=chess", async (page) => {
    const top = () =>
      page
        .locator(".tools")
        .first()
        .evaluate((node) => node.getBoundingClientRect().top);
    await play(page, "e2-e4", "f7-f6");
    await drawn(page);
    assert.equal(await page.locator(".arrows .checks").count(), 0);
    await says(page, "#told", /^Black’s pawn moves from f7 to f6\.$/);
    const before = await top();
    await play(page, "Qh5");
    await drawn(page);
    const [attacker, king] = await corners(page, "#levels > .arrows .checks");
    assert.equal(attacker, "h5");
    assert.ok(["e8", "f7"].includes(king), king); // its head is drawn on
    await says(page, "#told", /^White’s queen moves from d1 to h5\.$/);
    await says(
      page,
      "#selection",
      /Check: the queen on h5 attacks Black’s king on e8\. Pick a move that ends the check\./,
    );
    assert.equal(await top(), before);
    await clicks(page, "g7");
    await page.waitForSelector('[data-cell="g7"][data-selected]');
    assert.equal(await page.locator("#told").count(), 0);
    await clicks(page, "g6");
    await drawn(page);
    assert.equal(await page.locator(".arrows .checks").count(), 0);
  }));

test("of the last move it is told what it took: by a capture, and by a piece that comes back", async () => {
  await onPage("#variant=chess", async (page) => {
    await play(page, "e2-e4", "d7-d5", "e4xd5");
    await says(page, "#told", /^White’s pawn on e4 captures the pawn on d5\.$/);
  });
  await onPage(at("timeout-flat 3k4/8/8/8/4q3/8/8/3K4 w - - 0 9 Re1:1 -"), async (page) => {
    await page.evaluate(() => {
      const board = document.querySelector("hyperply-game");
      board.play(board.game.legal_moves().find(({ kind }) => kind === "annihilation"));
    });
    await says(page, "#told", /^White’s rook returns to e4 and annihilates the queen there: both vanish\.$/);
  });
});

test("a capture shows its landings and what it took", () =>
  onPage(at("draughts W:W48:B43,33,22 0 1"), async (page) => {
    await play(page, "48x17");
    await drawn(page);
    assert.deepEqual((await corners(page, "#levels > .arrows .last")).slice(0, 3), ["48", "39", "28"]);
    assert.equal(await page.locator(".arrows .taken").count(), 3);
  }));

test("departures and returns are short lines out and in", () =>
  onPage("#variant=timeout-flat", async (page) => {
    await play(page, "Nb1→");
    await drawn(page);
    assert.equal(await page.locator("#levels > .arrows .out").count(), 1);
    await play(page, "e7-e5");
    await page.evaluate(() => {
      const board = document.querySelector("hyperply-game");
      board.play(board.game.legal_moves().find(({ kind }) => kind === "rematerialization"));
    });
    await drawn(page);
    assert.equal(await page.locator("#levels > .arrows .into").count(), 1);
  }));

test("a hint to return leads from where the piece had been", () =>
  onPage(at("timeout-flat rn3k2/3p3R/4p3/8/4P3/5PP1/PB6/4KBN1 w - - 1 20 Pc2:6,bc8:1,pg5:3 -"), async (page) => {
    await clicks(page, "#hint"); // c2→Pc8=Q is mate
    await page.waitForFunction(() => window.inside('#levels > .arrows [data-mark="hint"]'));
    const [first, last] = await corners(page, '#levels > .arrows [data-mark="hint"]');
    assert.equal(first, "c2");
    assert.ok(["c7", "c8"].includes(last), last);
  }));

test("the view from above shows it too", () =>
  onPage("#variant=timeout", async (page) => {
    await page.click('[data-view="plan"]');
    await play(page, "b1L5-c3L7");
    await drawn(page);
    assert.deepEqual((await corners(page, "#above > .arrows .last"))[0], "b1");
    assert.equal((await corners(page, "#levels > .arrows .last"))[0], "b1L5");
  }));

test("in 3D it leads from cell to cell, however the boards are turned", async () => {
  for (const [variant, from, to] of [
    ["timeout", "b1L5", "c3L7"],
    ["raumschach", "Ab1", "Cc1"],
  ])
    await onPage(`#variant=${variant}`, async (page) => {
      await inSpace(page);
      await play(page, `${from}-${to}`);
      const far = () =>
        page.evaluate(
          (cells) => {
            const { shadowRoot } = document.querySelector("hyperply-game");
            const line = shadowRoot.querySelector(".stage > .arrows .last .ground").getBoundingClientRect();
            const [a, b] = cells.map((cell) => document.querySelector("hyperply-game").pointOf(cell));
            return (
              Math.hypot(line.x + line.width / 2 - (a.x + b.x) / 2, line.y + line.height / 2 - (a.y + b.y) / 2) / 40
            );
          },
          [from, to],
        );
      for (const change of [
        () => {},
        () => page.locator(".stage").press("ArrowLeft"),
        () => page.locator("#space-spread").fill("0.4"),
        () => resize(page, 900, 700),
      ]) {
        await change();
        await drawn(page);
        assert.ok((await far()) < 1, `${await far()}`);
      }
    });
});

test("close up the line scrolls with the boards and makes them no larger", () =>
  onPage("#variant=hex4d", async (page) => {
    await page.evaluate(() => {
      const board = document.querySelector("hyperply-game");
      board.play(board.game.legal_moves()[0]);
    });
    const size = () => page.locator("#levels").evaluate((node) => [node.scrollWidth, node.scrollHeight]);
    await page.click("#zoom");
    await drawn(page);
    const before = await size();
    const cell = await page.evaluate(() => document.querySelector("hyperply-game").moves[0].move);
    const [first] = await corners(page, "#levels > .arrows .last");
    assert.ok(cell.includes(first) && first, `${first} of ${cell}`);
    await page.evaluate(() =>
      document.querySelector("hyperply-game").shadowRoot.querySelector("#levels > .arrows").remove(),
    );
    assert.deepEqual(await size(), before);
  }));

test("arrows and cells of somebody outside are drawn", () =>
  onPage("#variant=chess", async (page) => {
    await page.evaluate(() =>
      document
        .querySelector("hyperply-game")
        .mark(["d4", { cell: "e5", name: "danger" }, { from: "a1", to: "a8", name: "danger" }]),
    );
    await drawn(page);
    assert.equal(await page.locator('.arrows [data-mark="danger"]').count(), 1);
    assert.equal((await corners(page, '#levels > .arrows [data-mark="danger"]'))[0], "a1");
    assert.equal(await page.locator("[data-cell][data-mark]").count(), 2);
    await page.evaluate(() => document.querySelector("hyperply-game").mark([]));
    await drawn(page);
    assert.equal(await page.locator(".arrows [data-mark], [data-cell][data-mark]").count(), 0);
  }));

test("arrows of somebody outside are seen from above, too, where one that stays in a column is a ring", () =>
  onPage("#variant=timeout", async (page) => {
    await page.evaluate(() =>
      document.querySelector("hyperply-game").mark([
        { from: "f1L1", to: "d2L2", name: "across" },
        { from: "a1L1", to: "a1L4", name: "up" },
      ]),
    );
    await drawn(page);
    const parts = (name, tag) => page.locator(`#above > .arrows [data-mark="${name}"] ${tag}.shaft`).count();
    assert.deepEqual([await parts("across", "path"), await parts("up", "circle")], [1, 1]);
  }));

test("what is forbidden is dashed, ends in a cross, and passes below pieces; over boards it bends", async () => {
  const mark = (page, from, to) =>
    page.evaluate(
      (mark) => document.querySelector("hyperply-game").mark([mark, { cell: mark.to, name: "forbidden" }]),
      { from, to, name: "forbidden" },
    );
  const FORBIDDEN = '#levels > .arrows [data-mark="forbidden"]';
  await onPage("#variant=chess", async (page) => {
    await mark(page, "a1", "a8");
    await drawn(page);
    assert.equal(await page.locator(`${FORBIDDEN}.taken`).count(), 1);
    const style = (selector, name) =>
      page
        .locator(selector)
        .first()
        .evaluate((node, name) => getComputedStyle(node)[name], name);
    assert.notEqual(await style(`${FORBIDDEN} .shaft`, "strokeDasharray"), "none");
    assert.equal(await style('[data-cell="a8"]', "outlineStyle"), "dashed");
    assert.notEqual(await style(`${FORBIDDEN} .head`, "fill"), await style('[data-cell="a8"]', "backgroundColor"));
    const holes = await page.locator(`${FORBIDDEN} mask ellipse`).evaluateAll((nodes) =>
      nodes.map((node) => {
        const { left, top } = node.ownerSVGElement.getBoundingClientRect();
        const [x, y] = ["cx", "cy"].map((name) => Number(node.getAttribute(name)));
        const at = window.insideAll("#levels .piece").find((piece) => {
          const box = piece.getBoundingClientRect();
          return Math.hypot(box.x + box.width / 2 - left - x, box.y + box.height / 2 - top - y) < 1;
        });
        return at?.closest("[data-cell]").dataset.cell;
      }),
    );
    assert.ok(holes.includes("a2") && holes.includes("a7"), holes.join());
    assert.ok(!holes.includes("a8"), "its end is seen");
    const straight = await page.locator(`${FORBIDDEN} .shaft`).first().getAttribute("d");
    assert.equal(straight.match(/[ML]/g).length, 2);
  });
  await onPage("#variant=raumschach", async (page) => {
    await page.click('[data-view="plan"]');
    await mark(page, "Cc3", "Dd5");
    await drawn(page);
    const bent = await page.locator(`${FORBIDDEN} .shaft`).first().getAttribute("d");
    assert.ok(bent.match(/[ML]/g).length > 5, bent);
  });
});
