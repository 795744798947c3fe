// The way of the last move stays drawn on the boards, and so do arrows of somebody outside.
import assert from "node:assert/strict";
import { asks, board, clicks, drawn, inSpace, loads, plays, says } from "./acts.mjs";
import { onPage } from "./browser.mjs";
import { long, test } from "../long.mjs";

/** The cells on which the corners of a line lie. */
const corners = (page, selector) =>
  asks(
    page,
    ({ shadowRoot }, name) => {
      const shaft = shadowRoot.querySelector(`${name} .shaft`);
      if (!shaft) return [];
      const { x, y } = shaft.ownerSVGElement.getBoundingClientRect();
      return [...shaft.getAttribute("d").matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, a, b]) => {
        const nodes = shadowRoot.elementsFromPoint(x + Number(a), y + Number(b));
        const { cell, column } = nodes.find((item) => item.matches("[data-cell], [data-column]"))?.dataset ?? {};
        return cell ?? column;
      });
    },
    selector,
  );
const count = (page, selector) => page.locator(selector).count();
const marks = async (page, ...marks) => {
  await asks(page, (board, marks) => board.mark(marks), marks);
  await drawn(page);
};

const LAST = "#levels > .arrows .last";
const ABOVE = "#above > .arrows .last";

test("a line leads from the first cell of the last move to the last one, also when the board turns or has another size", () =>
  onPage(board("chess"), async (page) => {
    await plays(page, "g1-f3");
    const [first, last] = await corners(page, LAST);
    assert.ok(first === "g1" && ["f3", "f2"].includes(last), `${first} ${last}`); // its head is drawn on
    for (const change of [
      () => asks(page, (board) => board.flip()),
      () => asks(page, (board) => board.setAttribute("style", "width: 700px")),
    ]) {
      await change();
      await drawn(page);
      assert.equal((await corners(page, LAST))[0], "g1");
    }
    assert.equal(await page.locator(".arrows").first().getAttribute("aria-hidden"), "true");
    await asks(page, (board) => board.undo());
    await drawn(page);
    assert.equal(await count(page, ".arrows g"), 0);
  }));

test("a check is a line from the attacker to the king, and is told with the last move; the panel stays where it is", () =>
  onPage(board("chess"), async (page) => {
    const top = () => asks(page, ({ shadowRoot }) => shadowRoot.querySelector(".tools").getBoundingClientRect().top);
    await plays(page, "e2-e4", "f7-f6");
    assert.equal(await count(page, ".arrows .checks"), 0);
    await says(page, "#told", /^Black’s pawn moves from f7 to f6\.$/);
    const before = await top();
    await plays(page, "Qh5");
    const [attacker, king] = await corners(page, "#levels > .arrows .checks");
    assert.ok(attacker === "h5" && ["e8", "f7"].includes(king), `${attacker} ${king}`);
    await says(
      page,
      "#selection",
      /Check: the queen on h5 attacks Black’s king on e8\. Pick a move that ends the check\./,
    );
    assert.equal(await top(), before);
    await clicks(page, "g7");
    await page.waitForSelector('[data-cell="g7"][data-selected]');
    assert.equal(await count(page, "#told"), 0);
    await clicks(page, "g6");
    await drawn(page);
    assert.equal(await count(page, ".arrows .checks"), 0);
  }));

test("captures, departures and returns: landings, crosses, and short lines out of the boards and into them", () =>
  onPage(board("draughts W:W48:B43,33,22 0 1"), async (page) => {
    await plays(page, "48x17");
    assert.deepEqual((await corners(page, LAST)).slice(0, 3), ["48", "39", "28"]);
    assert.equal(await count(page, ".arrows .taken"), 3);
    await loads(page, "timeout-flat");
    await plays(page, "Nb1→");
    assert.equal(await count(page, "#levels > .arrows .out"), 1);
    await plays(page, "e7-e5", "b1→Nc3");
    assert.equal(await count(page, "#levels > .arrows .into"), 1);
  }));

test("a hint to return leads from where the piece had been", () =>
  onPage(
    board("timeout-flat rn3k2/3p3R/4p3/8/4P3/5PP1/PB6/4KBN1 w - - 1 20 Pc2:6,bc8:1,pg5:3 -", 'controls="full"'),
    async (page) => {
      await clicks(page, "#hint"); // c2→Pc8=Q is mate
      await page.waitForSelector('#levels > .arrows [data-mark="hint"]', { state: "attached" });
      assert.equal((await corners(page, '#levels > .arrows [data-mark="hint"]'))[0], "c2");
    },
  ));

test("the view from above shows the last move and marks, too; an arrow that stays in a column is a ring there", () =>
  onPage(board("timeout"), async (page) => {
    await plays(page, "b1L5-c3L7");
    assert.deepEqual([(await corners(page, ABOVE))[0], (await corners(page, LAST))[0]], ["b1", "b1L5"]);
    await marks(page, { from: "f1L1", to: "d2L2", name: "across" }, { from: "a1L1", to: "a1L4", name: "up" });
    const shafts = (name, tag) => count(page, `#above > .arrows [data-mark="${name}"] ${tag}.shaft`);
    assert.deepEqual([await shafts("across", "path"), await shafts("up", "circle")], [1, 1]);
  }));

long("in space it leads from cell to cell, however the boards are turned", () =>
  onPage(board("raumschach"), async (page) => {
    await inSpace(page);
    await plays(page, "Ab1-Cc1");
    for (const change of [
      () => {},
      () => page.locator(".stage").press("ArrowLeft"),
      () => page.locator("#space-spread").fill("0.4"),
      () => asks(page, (board) => board.setAttribute("style", "width: 900px")),
    ]) {
      await change();
      await drawn(page);
      const far = await asks(page, (board) => {
        const { x, y, width, height } = board.shadowRoot
          .querySelector(".stage > .arrows .last .ground")
          .getBoundingClientRect();
        const [a, b] = ["Ab1", "Cc1"].map((cell) => board.pointOf(cell));
        return Math.hypot(x + width / 2 - (a.x + b.x) / 2, y + height / 2 - (a.y + b.y) / 2);
      });
      assert.ok(far < 40, `${far}`);
    }
  }),
);

test("close up the line scrolls with the boards and makes them no larger", () =>
  onPage(board("hex4d"), async (page) => {
    await plays(page, "PC1b3-C1b4");
    await page.click("#zoom");
    await drawn(page);
    const size = () => page.locator("#levels").evaluate((node) => [node.scrollWidth, node.scrollHeight]);
    const before = await size();
    assert.equal((await corners(page, LAST))[0], "C1b3");
    await asks(page, ({ shadowRoot }) => shadowRoot.querySelector("#levels > .arrows").remove());
    assert.deepEqual(await size(), before);
  }));

test("cells and arrows of somebody outside are drawn until there are others", () =>
  onPage(board("chess"), async (page) => {
    await marks(page, "d4", { cell: "e5", name: "danger" }, { from: "a1", to: "a8", name: "danger" });
    assert.equal((await corners(page, '#levels > .arrows [data-mark="danger"]'))[0], "a1");
    assert.deepEqual(
      [await count(page, '.arrows [data-mark="danger"]'), await count(page, "[data-cell][data-mark]")],
      [1, 2],
    );
    await marks(page);
    assert.equal(await count(page, ".arrows [data-mark], [data-cell][data-mark]"), 0);
  }));

test("what is forbidden is dashed, ends in a cross, and passes below pieces; over boards it bends", () =>
  onPage(board("chess"), async (page) => {
    const forbid = (from, to) => marks(page, { from, to, name: "forbidden" }, { cell: to, name: "forbidden" });
    const arrow = '#levels > .arrows [data-mark="forbidden"]';
    const way = async () => (await page.locator(`${arrow} .shaft`).first().getAttribute("d")).match(/[ML]/g).length;
    await forbid("a1", "a8");
    assert.deepEqual([await count(page, `${arrow}.taken`), await way()], [1, 2]);
    const [dashes, outline, head, cell] = await asks(
      page,
      ({ shadowRoot }, arrow) => {
        const style = (selector) => getComputedStyle(shadowRoot.querySelector(selector));
        const cell = style('[data-cell="a8"]');
        return [
          style(`${arrow} .shaft`).strokeDasharray,
          cell.outlineStyle,
          style(`${arrow} .head`).fill,
          cell.backgroundColor,
        ];
      },
      arrow,
    );
    assert.ok(dashes !== "none" && outline === "dashed" && head !== cell, `${dashes} ${outline} ${head}`);
    const holes = await asks(
      page,
      ({ shadowRoot }, arrow) =>
        [...shadowRoot.querySelectorAll(`${arrow} mask ellipse`)].map((node) => {
          const { left, top } = node.ownerSVGElement.getBoundingClientRect();
          const [x, y] = [left + Number(node.getAttribute("cx")), top + Number(node.getAttribute("cy"))];
          return shadowRoot.elementsFromPoint(x, y).find((at) => at.matches("[data-cell]"))?.dataset.cell;
        }),
      arrow,
    );
    assert.ok(holes.includes("a2") && holes.includes("a7"), holes.join());
    assert.ok(!holes.includes("a8"), "its end is seen");
    await loads(page, "raumschach");
    await forbid("Cc3", "Dd5");
    assert.ok((await way()) > 5);
  }));
