// What the boards of the families show: how they lie, what is marked for a state, what is said beside them.
import assert from "node:assert/strict";
import { asks, board, clicks, drawn, found, inSpace, loads, says, shows, taps } from "./acts.mjs";
import { onPage } from "./browser.mjs";
import { long, test } from "../long.mjs";

const E = "7/7/7/7/7/7/7";
const AWAY = `timeout ${E}|7/7/7/7/3P3/7/7|${E}|3k3/7/7/7/7/7/3K3|${E}|7/7/1r5/7/7/7/7|${E}|${E} w - - 0 30 Qb3L4:3 -`;
const LOST = `timeout-declared 7/7/7/7/7/2N4/7|${E}|${E}|6k/7/7/7/7/7/K6|7/7/7/7/7/6r/7|${E}|${E}|${E} w - - 0 1 - -`;
const LONG = "draughts W:WK46,49:B41,9,10,18,19,29 0 1";
const PHONE = { viewport: { width: 390, height: 844 }, head: `<meta name="viewport" content="width=device-width">` };
const ENTRY = '[data-entry="→Qb3L4"]';

/** Where a cell is. */
const box = (page, cell) => page.locator(`#levels [data-cell="${cell}"]`).boundingBox();
const label = (page, cell) => page.getAttribute(`#levels [data-cell="${cell}"]`, "aria-label");

/** Asserts which cells have marks: `{ "effect=jump": "23 14" }`. */
async function marked(page, marks) {
  await drawn(page);
  for (const [mark, cells] of Object.entries(marks))
    assert.equal((await found(page, `[data-${mark}]`)).join(" "), cells, mark);
}

test("what a state marks on its cells is drawn there", () =>
  onPage(board(LONG, 'controls="full"'), async (page) => {
    await marked(page, { "duty=capture": "46" });
    assert.match(await label(page, "46"), /white king.*must capture/);
    await says(page, "#notice", /White must capture 3 pieces/);
    await clicks(page, "46");
    await marked(page, { "effect=jump": "23", "effect=end": "3 5", victim: "41", duty: "46" });
    await clicks(page, "23");
    await marked(page, { jumped: "41", victim: "19", "effect=jump": "14", "ghost=wK": "23" });
    await clicks(page, "14");
    await marked(page, { jumped: "19 41", "effect=jump": "3 5" });
    await page.keyboard.press("Escape");
    await marked(page, { jumped: "41", selected: "46" });
    await clicks(page, "14", "5");
    await marked(page, { last: "10 14 19 23 41 46 5", selected: "" });
    await loads(page, "timeout-flat 4k3/8/8/8/8/8/8/K7 w - - 0 1 Qe4:3 -");
    await says(page, "#threats", /queen in Time Out from e4 could annihilate/);
    await clicks(page, '[data-entry="→Qe4"]');
    await marked(page, { origin: "e4", wins: "e8", "effect=annihilate": "e8" });
    await loads(page, "timeout-flat 7k/8/8/8/4P3/8/8/K7 w - - 0 1 Pb2:6,Qe4:3 -");
    await clicks(page, '[data-entry="→Pb2#6"]');
    await marked(page, { promotes: "b8" });
    await clicks(page, '[data-entry="→Qe4"]');
    await marked(page, { obstacle: "e4", effect: "" });
  }));

test("quarx: sixteen planes, x and a to the right, y and b upward, layers of y named and shaded alike", () =>
  onPage(board("quarx"), async (page) => {
    assert.equal(await page.locator("[role=grid]:visible").count(), 16);
    const low = await box(page, "1111");
    for (const cell of ["3111", "1131"]) {
      const right = await box(page, cell);
      assert.ok(right.x > low.x + low.width && Math.abs(right.y - low.y) < 2, cell);
    }
    for (const cell of ["1311", "1113"]) {
      const above = await box(page, cell);
      assert.ok(above.y < low.y - low.height && Math.abs(above.x - low.x) < 2, cell);
    }
    const [names, ...shades] = await asks(page, ({ shadowRoot }) => {
      const all = (selector) => [...shadowRoot.querySelectorAll(`#levels ${selector}`)];
      const differing = (texts) => [...new Set(texts)];
      const shade = (cell) => getComputedStyle(cell).backgroundImage + getComputedStyle(cell).backgroundColor;
      const layer = (y) => all("[data-cell]").filter((cell) => cell.dataset.cell[1] === y);
      return [all(".ranks span").map((node) => node.textContent), ...[..."1234"].map((y) => layer(y).map(shade))].map(
        differing,
      );
    });
    assert.deepEqual(names, ["y4", "y3", "y2", "y1"]);
    const [[dark], [light]] = shades;
    assert.notEqual(dark, light);
    assert.deepEqual(shades, [[dark], [light], [dark], [light]]);
    await says(page, '[data-cell="2233"]', /2\u200a2\u200a3\u200a3/);
    await asks(page, (board) => board.setAttribute("names", "off"));
    await page.locator('[data-cell="2233"] .name').waitFor({ state: "hidden" });
    await asks(page, (board) => board.flip());
    const turned = await box(page, "1111");
    assert.ok(turned.x > low.x && turned.y < low.y);
  }));

test("quarx: steps from a cell are looked up; a move that is pointed at has buttons and keys that play it and take it back", () =>
  onPage(board("quarx-huff", 'controls="full"'), async (page) => {
    await page.fill("#lookup-cell", "1111");
    await marked(page, { near: "1122 1212 1221 2112 2121 2211 2222" });
    await page.fill("#lookup-cell", "2234");
    await says(page, "#lookup-answer", /light cell/);
    const points = () => says(page, "#selection", /White points: 1111-1212/);
    await clicks(page, "1111", "1212");
    await points();
    await clicks(page, "#object");
    await says(page, "#selection", /Pick one of your pieces/);
    for (const cell of ["1111", "1212"]) await page.locator(`#levels [data-cell="${cell}"]`).press("Enter");
    await points();
    await page.keyboard.press("Escape");
    await says(page, "#selection", /Pick one of your pieces/);
    await clicks(page, "1111", "1212", "#carry-out");
    await shows(page, "1212", "wM");
  }));

test("quarx: a capture of two by the keyboard alone, over the edges of planes, told to a screen reader", () =>
  onPage(board("quarx B:W2233,3243:B2323 0 1"), async (page) => {
    const here = (name) => asks(page, ({ shadowRoot }, name) => shadowRoot.activeElement.getAttribute(name), name);
    const press = async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await asks(page, (board) => board.focus());
    assert.equal(await here("data-cell"), "2323"); // begins where a move begins
    await press("Enter", "ArrowDown", "ArrowDown", ...Array(4).fill("ArrowRight"), "Enter");
    await says(page, "#live", /2323 × 2143, \(0,-1,1,0\) twice; 1 jumped; next 4343/);
    await press("Escape", "Enter", "ArrowUp", "ArrowUp", "ArrowRight");
    assert.match(await here("aria-label"), /4 3 4 3, captures on 3243, lands here/);
    await press("Space");
    await says(
      page,
      "#live",
      /captures the pieces on 2233 and 3243 and lands on 4343, promoting to a king.*Black wins/,
    );
  }));

long(
  "on a phone the map counts the first landing of a capture, a duty pushes no board down, and fingers hit small cells",
  () =>
    onPage(
      board("quarx B:W2233,3243:B2323 0 1", 'style="height: 780px"'),
      async (page) => {
        await asks(page, (board) => board.select("2323"));
        await page.waitForSelector('[data-cell="2143"][data-effect="jump"]');
        assert.deepEqual((await page.locator(".map-targets").allTextContents()).filter(Boolean), ["×1"]);
        await loads(page, "draughts");
        const before = await page.locator(".board").boundingBox();
        await loads(page, LONG);
        await says(page, "#selection #notice", /White must capture 3 pieces/);
        await page.locator(".room").evaluate((node) => node.scrollTo(0, 0));
        assert.equal((await page.locator(".board").boundingBox()).y, before.y);
        for (const [variant, from, to] of [
          ["quarx", "2211", "1311"],
          ["draughts", "32", "28"],
        ]) {
          await loads(page, variant);
          await page.tap(`[data-cell="${from}"]`);
          await drawn(page);
          const { x, y, width, height } = await box(page, to);
          await page.touchscreen.tap(x + width / 2, y - height / 5); // misses the small dark cell by a little
          await shows(page, to, "wM");
          assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390, variant);
        }
        await loads(page, AWAY);
        await asks(page, (board) => board.select("→Qb3L4"));
        const legend = "free: an empty column|beside: your own piece on another level|annihilation: both pieces vanish";
        assert.equal((await page.locator("#selection .legend li").allTextContents()).join("|"), legend);
      },
      { ...PHONE, hasTouch: true, isMobile: true },
    ),
);

test("Time Out: the targets of a return differ in color and shape, and are chosen by column and level, too", () =>
  onPage(board(AWAY), async (page) => {
    assert.equal(await page.locator('#above [data-column="b3"] .pile[data-ghost]').count(), 1);
    await page.waitForSelector('[data-cell="b3L4"][data-origin] > .piece.white'); // it is seen where it left
    await clicks(page, ENTRY);
    const looks = await asks(page, ({ shadowRoot }) =>
      ["b4L2", "d3L5", "b5L6"].map((cell) => {
        const style = getComputedStyle(shadowRoot.querySelector(`[data-cell="${cell}"]`), "::after");
        return [style.clipPath, style.backgroundColor];
      }),
    );
    for (const i of [0, 1]) assert.equal(new Set(looks.map((look) => look[i])).size, 3);
    assert.match(await label(page, "d3L5"), /beside/);
    await clicks(page, '[data-column="d3"]');
    assert.equal(await page.locator('[data-stack-cell][data-effect="beside"]').count(), 7);
    await clicks(page, '[data-stack-cell="d3L8"]');
    await shows(page, "d3L8", "wQ");
    assert.equal(await page.locator("[data-entry]").count(), 0);
  }));

test("Time Out: rounds, and a piece that is due, or lost, are told beside the boards", () =>
  onPage(board(LOST), async (page) => {
    const play = (...moves) => asks(page, (board, moves) => moves.forEach((move) => board.play(move)), moves);
    await play("Nc2L1→2");
    await says(page, "#tray", /2 of 2 rounds left/);
    await asks(page, (board) => board.undo());
    await play("Nc2L1→1", "Rg2L5-g3L5");
    await says(page, "[data-entry]", /due/);
    await says(page, "#selection", /knight from c2L1 has to return now/);
    await asks(page, (board) => board.undo());
    await play("Rg2L5-c2L5");
    await says(page, "#notice", /^White’s knight from c2L1 is lost in the stream of time\..*T30/);
    await says(page, "#live", /White to move.*White’s knight from c2L1 is lost/);
    await play("Ka1L4-b1L4");
    await page.locator("#notice").waitFor({ state: "hidden" });
  }));

test("a column is tinted below the mouse on all levels, whatever color its cells have", () =>
  onPage(board("timeout"), async (page) => {
    const tints = (column) =>
      page
        .locator(`#levels [data-col="${column}"]`)
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).getPropertyValue("--square")));
    for (const column of ["c3", "c4"]) {
      await page.hover("#turn");
      const [before, other] = [await tints(column), await tints("e5")];
      await page.hover(`[data-cell="${column}L2"]`);
      const after = await tints(column);
      assert.ok(after.length === 8 && after.every((tint, i) => tint !== before[i]));
      assert.deepEqual(await tints("e5"), other);
    }
  }));

test("what does not apply is not there", () =>
  onPage(board("draughts", 'controls="full"'), async (page) => {
    const shown = async (...ids) => (await Promise.all(ids.map((id) => page.isVisible(`#${id}`)))).map(Number).join("");
    await clicks(page, "#menu");
    assert.equal(await shown("names", "speed", "tray", "column", "above", "threats", "lookup"), "1000000");
    await loads(page, "timeout");
    assert.equal(await shown("speed", "tray", "column", "above", "view", "names", "lookup"), "1111100");
    await loads(page, "tower"); // T33
    await clicks(page, "b1L1");
    await marked(page, { selected: "b1L1" });
    assert.equal(await shown("speed", "tray", "time-out"), "000");
    await asks(page, (board) => board.help());
    assert.doesNotMatch(await page.locator(".help-body").textContent(), /into the future|Speed moves/);
  }));

long(
  "raumschach: five levels, lowest first, in rows of three or two; no columns; few know how its pieces go, which is said",
  () =>
    onPage(board("raumschach"), async (page) => {
      const rows = () =>
        asks(page, ({ shadowRoot }) => {
          const tops = [...shadowRoot.querySelectorAll(".level")].map((node) =>
            Math.round(node.getBoundingClientRect().top),
          );
          return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
        });
      const captions = await page.locator(".level figcaption").allTextContents();
      assert.deepEqual(captions, ["A · lowest level", "B", "C", "D", "E · highest level"]);
      assert.equal(await page.getAttribute('[data-board="A"]', "aria-label"), "Level A, the lowest");
      assert.deepEqual(await rows(), [3, 2]);
      await page.hover('[data-cell="Ab1"]');
      assert.equal(await page.locator("#above:visible, #column:visible, [data-hover], [data-shown]").count(), 0);
      await asks(page, (board) => board.setAttribute("style", "width: 390px; height: 800px"));
      await drawn(page);
      assert.deepEqual(await rows(), [2, 2, 1]);
      assert.ok((await box(page, "Ab1")).width >= 28);
      await clicks(page, "Ab2");
      await says(page, "#gait", /^A pawn moves one rank or one level ahead\. It captures .* R8$/);
      await clicks(page, "Ab2", "Ab1");
      await says(page, "#selection", /Knight on Ab1/);
      assert.equal(await page.locator("#gait").count(), 0);
      await asks(page, (board) => board.removeAttribute("style"));
      await inSpace(page);
      await taps(page, "Bb1", "Cc2");
      await shows(page, "Cc2", "wU");
      assert.match(await label(page, "Cc2"), /^C c2, white unicorn/);
    }),
);
