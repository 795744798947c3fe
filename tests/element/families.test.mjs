// What the boards of the families show: how they lie, what is marked for a state, what is said beside them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asks, board, clicks, drawn, found, inSpace, loads, says, shows } from "./acts.mjs";
import { onPage } from "./browser.mjs";

const E = "7/7/7/7/7/7/7";
const AWAY = `timeout ${E}|7/7/7/7/3P3/7/7|${E}|3k3/7/7/7/7/7/3K3|${E}|7/7/1r5/7/7/7/7|${E}|${E} w - - 0 30 Qb3L4:3 -`;
const DUE = `timeout-declared ${E}|${E}|${E}|3k3/7/7/7/7/2N4/3K3|${E}|${E}|${E}|${E} w - - 0 9 Qb3L4:3/3,Ra5L1:1/4 -`;
const LONG = "draughts W:WK46,49:B41,9,10,18,19,29 0 1";
const HUFF = "quarx-huff B:W2233,3243:B2323 0 1 -";
const FULL = 'controls="full"';
const PHONE = { viewport: { width: 390, height: 844 }, head: `<meta name="viewport" content="width=device-width">` };

const boxes = (page, ...cells) =>
  asks(
    page,
    ({ shadowRoot }, cells) =>
      cells.map((cell) => {
        const { x, y, width, height } = shadowRoot
          .querySelector(`#levels [data-cell="${cell}"]`)
          .getBoundingClientRect();
        return { x, y, width, height };
      }),
    cells,
  );
const text = (page, selector) => page.locator(selector).first().textContent();
const label = (page, cell) => page.getAttribute(`#levels [data-cell="${cell}"]`, "aria-label");

const MARKED = [
  // what, where, clicks, then cells by what is marked on them
  ["captures that have to be made", LONG, [], { '[data-duty="capture"]': ["46"] }],
  [
    "the first landing of a capture, and its ends",
    LONG,
    ["46"],
    { '[data-effect="jump"]': ["23"], '[data-effect="end"]': ["3", "5"], "[data-victim]": ["41"] },
  ],
  [
    "what was jumped, who stands there in thought, what comes next",
    LONG,
    ["23"],
    { "[data-jumped]": ["41"], "[data-victim]": ["19"], '[data-effect="jump"]': ["14"], '[data-ghost="wK"]': ["23"] },
  ],
  ["the last landings", LONG, ["14"], { "[data-jumped]": ["19", "41"], '[data-effect="jump"]': ["3", "5"] }],
  ["a landing less after Escape", LONG, ["Escape"], { "[data-jumped]": ["41"], "[data-selected]": ["46"] }],
  [
    "all that the last move changed",
    LONG,
    ["14", "5"],
    { "[data-last]": ["10", "14", "19", "23", "41", "46", "5"], "[data-selected]": [] },
  ],
  ["a missed capture reminds nobody", HUFF, [], { "[data-duty]": [] }],
  [
    "returns of each kind, and where the piece had been",
    AWAY,
    ['[data-entry="→Qb3L4"]'],
    { "[data-origin]": ["b3L4"], '[data-effect="annihilate"]': ["b5L6"] },
  ],
  [
    "a return that wins",
    "timeout-flat 4k3/8/8/8/8/8/8/K7 w - - 0 1 Qe4:3 -",
    ['[data-entry="→Qe4"]'],
    { "[data-wins]": ["e8"] },
  ],
  [
    "a return that promotes",
    "timeout-flat 7k/8/8/8/8/8/8/K7 w - - 0 1 Pb2:6 -",
    ['[data-entry="→Pb2#6"]'],
    { "[data-promotes]": ["b8"] },
  ],
  [
    "what stands in the way of a return, and no target",
    "timeout-flat 4k3/8/8/8/4P3/8/8/K7 w - - 0 1 Qe4:3 -",
    ['[data-entry="→Qe4"]'],
    { "[data-obstacle]": ["e4"], "[data-effect]": [] },
  ],
  [
    "a unicorn’s way through corners",
    "raumschach 5/5/5/5/K4|5/5/5/5/5|5/5/2U2/5/5|5/1p3/5/5/5|2k2/5/5/5/5 w 0 1",
    ["Cc3"],
    { '[data-effect="capture"]': ["Db4"] },
  ],
];

test("what a state marks on its cells is drawn there", () =>
  onPage(board("chess"), async (page) => {
    let shown = "";
    for (const [what, start, steps, marks] of MARKED) {
      if (start !== shown) await loads(page, start);
      shown = start;
      for (const step of steps) await (step === "Escape" ? page.keyboard.press(step) : clicks(page, step));
      await drawn(page);
      for (const [selector, cells] of Object.entries(marks)) {
        const all = await found(page, selector);
        assert.deepEqual(all, cells, `${what}: ${selector}`);
      }
    }
  }));

test("quarx: sixteen planes, 1111 at the bottom left, x and a to the right, y and b upward, layers of y named and shaded alike", () =>
  onPage(board("quarx"), async (page) => {
    assert.equal(await page.locator("[role=grid]:visible").count(), 16);
    const [low, x, a, y, b] = await boxes(page, "1111", "3111", "1131", "1311", "1113");
    for (const right of [x, a]) assert.ok(right.x > low.x + low.width && Math.abs(right.y - low.y) < 2);
    for (const above of [y, b]) assert.ok(above.y < low.y - low.height && Math.abs(above.x - low.x) < 2);
    const { shades, names } = await asks(page, ({ shadowRoot }) => {
      const shades = {};
      for (const cell of shadowRoot.querySelectorAll("#levels [data-cell]")) {
        const { backgroundImage, backgroundColor } = getComputedStyle(cell);
        shades[cell.dataset.cell[1]] ??= [];
        shades[cell.dataset.cell[1]].push(backgroundImage + backgroundColor);
      }
      return { shades, names: [...shadowRoot.querySelectorAll("#levels .ranks span")].map((node) => node.textContent) };
    });
    assert.deepEqual([...new Set(names)], ["y4", "y3", "y2", "y1"]);
    const [one, two, three, four] = [1, 2, 3, 4].map((layer) => [...new Set(shades[layer])].join());
    assert.ok(one !== two && one === three && two === four && shades[1].length === 32, `${one} ${two}`);
    assert.equal(await text(page, '[data-cell="2233"] .name'), "2\u200a2\u200a3\u200a3");
    await asks(page, (board) => board.setAttribute("names", "off"));
    await page.locator('[data-cell="2233"] .name').waitFor({ state: "hidden" });
    await asks(page, (board) => board.flip());
    const [turned] = await boxes(page, "1111");
    assert.ok(turned.x > low.x && turned.y < low.y);
  }));

test("quarx: the steps from a cell are looked up, and it is said what is no cell", () =>
  onPage(board("quarx", FULL), async (page) => {
    await page.fill("#lookup-cell", "1111");
    assert.deepEqual(await found(page, "[data-near]"), ["1122", "1212", "1221", "2112", "2121", "2211", "2222"]);
    await page.fill("#lookup-cell", "2234");
    await says(page, "#lookup-answer", /light cell/);
    await page.fill("#lookup-cell", "");
    assert.deepEqual(await found(page, "[data-near]"), []);
  }));

test("quarx: over planes by the keyboard alone, and a capture of two, told to a screen reader", () =>
  onPage(board("quarx B:W2233,3243:B2323 0 1"), async (page) => {
    await asks(page, (board) => board.focus());
    const here = () =>
      asks(page, ({ shadowRoot }) => [shadowRoot.activeElement.dataset.cell, shadowRoot.activeElement.ariaLabel]);
    assert.equal((await here())[0], "2323"); // begins where a move begins
    const press = async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press("Enter", "ArrowDown", "ArrowDown", ...Array(4).fill("ArrowRight"), "Enter");
    await says(page, "#live", /2323 × 2143, \(0,-1,1,0\) twice; 1 jumped; next 4343/);
    await press("Escape", "Enter", "ArrowUp", "ArrowUp", "ArrowRight");
    assert.match((await here())[1], /4 3 4 3, captures on 3243, lands here/);
    await press("Space");
    await says(
      page,
      "#live",
      /captures the pieces on 2233 and 3243 and lands on 4343, promoting to a king.*Black wins/,
    );
  }));

test("quarx: a move that is pointed at has buttons and keys that play it and take it back", () =>
  onPage(board("quarx-huff", FULL), async (page) => {
    const points = () => says(page, "#selection", /White points: 1111-1212/);
    const nothing = () => says(page, "#selection", /Pick one of your pieces/);
    await clicks(page, "1111", "1212");
    await points();
    await clicks(page, "#object");
    await nothing();
    for (const cell of ["1111", "1212"]) {
      await page.locator(`#levels [data-cell="${cell}"]`).focus();
      await page.keyboard.press("Enter");
    }
    await points();
    await page.keyboard.press("Escape");
    await nothing();
    await page.fill("#notation", "1111-1212");
    await page.press("#notation", "Enter");
    await points();
    await clicks(page, "#carry-out");
    await shows(page, "1212", "wM");
    await asks(page, ({ shadowRoot }) => shadowRoot.getElementById("finger").click());
    assert.equal(await page.getAttribute("#finger", "aria-pressed"), "false");
  }));

test("quarx-3d: a stack of four planes, which lies side by side on the plan", () =>
  onPage(board("quarx-3d"), async (page) => {
    await page.waitForSelector('#space[data-drawn="rests"]');
    const pointOf = (cell) => asks(page, (board, cell) => board.pointOf(cell), cell);
    assert.ok((await pointOf("114")).y < (await pointOf("112")).y);
    for (const cell of ["112", "123"]) {
      const { x, y } = await pointOf(cell);
      await page.mouse.click(x, y);
      await drawn(page);
    }
    await shows(page, "123", "wM");
    await asks(page, (board) => board.setAttribute("view", "plan"));
    await page.locator("#space").waitFor({ state: "hidden" });
    await drawn(page);
    const [first, second] = await boxes(page, "211", "312");
    assert.ok(second.x > first.x + 2 * first.width && Math.abs(first.y - second.y) < 2);
  }));

test("draughts: kings and men differ by name and drawing; duties and huffing are said beside the boards", () =>
  onPage(board("draughts W:WK46,49:BK5,10 0 1"), async (page) => {
    const drawings = await asks(page, ({ shadowRoot }) =>
      ["46", "49", "5", "10"].map((cell) => shadowRoot.querySelector(`[data-cell="${cell}"] .piece`).innerHTML),
    );
    assert.equal(new Set(drawings).size, 4);
    assert.match(`${await label(page, "46")} ${await label(page, "10")}`, /white king.*black man/);
    await loads(page, LONG);
    await says(page, "#notice", /White must capture 3 pieces/);
    assert.match(await label(page, "46"), /must capture/);
    await clicks(page, "49");
    await says(page, "#message", /must capture with a marked piece.*Q8/);
    await loads(page, "quarx-huff W:W1111,2222:B2323,4411 0 1 -");
    await asks(page, (board) => board.play(board.game.legal_moves().find(({ forfeits }) => forfeits?.length === 1)));
    await says(page, "#notice", /forfeits .* because of a missed capture.*The man on .* is removed/);
    await says(page, "#live", /forfeits/);
  }));

test("the map of a phone counts the first landing of a longer capture; the dock says a duty, and pushes no board down", () =>
  onPage(
    board("quarx B:W2233,3243:B2323 0 1", 'style="height: 780px"'),
    async (page) => {
      await asks(page, (board) => board.select("2323"));
      await page.waitForSelector('[data-cell="2143"][data-effect="jump"]');
      assert.deepEqual((await page.locator(".map-targets").allTextContents()).filter(Boolean), ["×1"]);
      await loads(page, "draughts");
      const top = () => asks(page, ({ shadowRoot }) => shadowRoot.querySelector(".board").getBoundingClientRect().top);
      const before = await top();
      await loads(page, LONG);
      await says(page, "#selection #notice", /White must capture 3 pieces/);
      await page.locator(".room").evaluate((node) => {
        node.scrollTop = 0;
      });
      assert.equal(await top(), before);
    },
    PHONE,
  ));

test("on a phone a finger that misses a small dark cell by a little still means it, and nothing is wider than the screen", () =>
  onPage(
    board("quarx", 'view="plan"'),
    async (page) => {
      const rows = { quarx: ["2211", "1311"], "quarx-3d": ["112", "123"], draughts: ["32", "28"] };
      for (const [variant, cells] of Object.entries(rows)) {
        await loads(page, variant);
        for (const cell of cells) {
          await page.locator(`#levels [data-cell="${cell}"]`).scrollIntoViewIfNeeded();
          const [{ x, y, width, height }] = await boxes(page, cell);
          await page.touchscreen.tap(x + width / 2, cell === cells[1] ? y - height / 5 : y + height / 2);
          await drawn(page);
        }
        await shows(page, cells[1], "wM");
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390, variant);
      }
    },
    { ...PHONE, hasTouch: true, isMobile: true },
  ));

test("Time Out: a piece in the tray, its targets in three colors and shapes, by the chooser of a column, too", () =>
  onPage(board(AWAY), async (page) => {
    assert.equal(await page.locator('#above [data-column="b3"] .pile[data-ghost]').count(), 1);
    await page.waitForSelector('[data-cell="b3L4"][data-origin] > .piece.white'); // it is seen where it left
    await clicks(page, '[data-entry="→Qb3L4"]');
    const shapes = await asks(page, ({ shadowRoot }) =>
      ["b4L2", "d3L5", "b5L6"].map((cell) => {
        const { clipPath, backgroundColor } = getComputedStyle(
          shadowRoot.querySelector(`[data-cell="${cell}"]`),
          "::after",
        );
        return { clipPath, backgroundColor };
      }),
    );
    for (const name of ["clipPath", "backgroundColor"])
      assert.equal(new Set(shapes.map((shape) => shape[name])).size, 3);
    assert.match(await label(page, "d3L5"), /beside/);
    await clicks(page, '[data-column="d3"]');
    assert.equal(await page.locator('[data-stack-cell][data-effect="beside"]').count(), 7);
    await clicks(page, '[data-stack-cell="d3L8"]');
    await shows(page, "d3L8", "wQ");
    assert.equal(await page.locator("[data-entry]").count(), 0);
  }));

test("Time Out: threats, pieces that are due or lost, and rounds are told beside the boards", () =>
  onPage(board("timeout-flat 4k3/8/8/8/8/8/8/K7 w - - 0 1 Qe4:3 -", FULL), async (page) => {
    await says(page, "#threats", /queen in Time Out from e4 could annihilate/);
    await clicks(page, '[data-entry="→Qe4"]', "e8");
    await says(page, "#result", /annihilated/);
    await loads(page, DUE);
    await says(page, "#selection", /queen from b3L4 has to return now/);
    await says(page, '[data-entry="→Qb3L4"]', /due/);
    await loads(
      page,
      `timeout-declared 7/7/7/7/7/2N4/7|${E}|${E}|6k/7/7/7/7/7/K6|7/7/7/7/7/6r/7|${E}|${E}|${E} w - - 0 1 - -`,
    );
    await asks(page, (board) => board.play("Nc2L1→2"));
    await says(page, "#tray", /2 of 2 rounds left/);
    await asks(page, (board) => board.undo());
    await asks(page, (board) => ["Nc2L1→1", "Rg2L5-c2L5"].map((move) => board.play(move)));
    await says(page, "#notice", /^White’s knight from c2L1 is lost in the stream of time\./);
    assert.equal(await text(page, "#notice .rule"), "T30");
    await says(page, "#live", /White to move.*White’s knight from c2L1 is lost/);
    await asks(page, (board) => board.play("Ka1L4-b1L4"));
    await page.locator("#notice").waitFor({ state: "hidden" });
  }));

test("Time Out: a phone says what the marks of a return mean, and that a piece has just left", () =>
  onPage(
    board("timeout-flat 4k3/8/8/8/8/8/4N3/4K3 w - - 0 1 - -"),
    async (page) => {
      await clicks(page, "e2", "#time-out");
      await says(page, "[data-entry]", /e2 just left/);
      await loads(page, AWAY);
      await clicks(page, '[data-entry="→Qb3L4"]');
      assert.deepEqual(await page.locator("#selection .legend li").allTextContents(), [
        "free: an empty column",
        "beside: your own piece on another level",
        "annihilation: both pieces vanish",
      ]);
    },
    PHONE,
  ));

test("a column is tinted below the mouse on all levels, whatever color its cells have; where cells are no column nothing is", () =>
  onPage(board("timeout"), async (page) => {
    const tints = (column) =>
      asks(
        page,
        ({ shadowRoot }, column) =>
          [...shadowRoot.querySelectorAll(`#levels [data-col="${column}"]`)].map((cell) =>
            getComputedStyle(cell).getPropertyValue("--square"),
          ),
        column,
      );
    for (const column of ["c3", "c4"]) {
      await page.hover("#turn");
      const [before, other] = [await tints(column), await tints("e5")];
      await page.hover(`[data-cell="${column}L2"]`);
      const after = await tints(column);
      assert.ok(after.length === 8 && after.every((tint, i) => tint !== before[i]));
      assert.deepEqual(await tints("e5"), other);
    }
    await loads(page, "raumschach");
    await page.hover('[data-cell="Ab1"]');
    assert.equal(await page.locator("[data-hover]").count(), 0);
    await clicks(page, "Ab1", "Ac3");
    assert.equal(await page.locator("[data-shown]").count(), 0);
  }));

test("what does not apply is not there", () =>
  onPage(board("draughts", FULL), async (page) => {
    const shown = async (ids) => (await Promise.all(ids.map((id) => page.isVisible(`#${id}`)))).map(Number).join("");
    await clicks(page, "#menu");
    assert.equal(await shown(["names", "speed", "tray", "column", "above", "threats", "lookup"]), "1000000");
    await loads(page, "timeout");
    assert.equal(await shown(["speed", "tray", "column", "above", "view", "names", "lookup"]), "1111100");
    await loads(page, "tower"); // T33
    assert.equal(await shown(["speed", "tray"]), "00");
    await clicks(page, "b1L1");
    await page.waitForSelector('[data-effect="move"]');
    assert.equal(await page.locator("#time-out").count(), 0);
    await asks(page, (board) => board.help());
    assert.doesNotMatch(await text(page, ".help-body"), /into the future|Speed moves/);
    await loads(page, "raumschach");
    assert.equal(await shown(["above", "column"]), "00");
  }));

test("raumschach: five levels, lowest first, in rows of three, on a narrow element of two; pieces that few know say how they go", () =>
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
    await asks(page, (board) => board.setAttribute("style", "width: 390px; height: 800px"));
    await drawn(page);
    assert.deepEqual(await rows(), [2, 2, 1]);
    assert.ok((await boxes(page, "Ab1"))[0].width >= 28);
    await clicks(page, "Ab2");
    await says(page, "#gait", /^A pawn moves one rank or one level ahead\. It captures .* R8$/);
    await clicks(page, "Ab2", "Ab1");
    await says(page, "#selection", /Knight on Ab1/);
    assert.equal(await page.locator("#gait").count(), 0);
    await asks(page, (board) => board.setAttribute("style", ""));
    await inSpace(page);
    for (const cell of ["Bb1", "Cc2"]) {
      const { x, y } = await asks(page, (board, cell) => board.pointOf(cell), cell);
      await page.mouse.click(x, y);
      await drawn(page);
    }
    await shows(page, "Cc2", "wU");
    assert.match(await label(page, "Cc2"), /^C c2, white unicorn/);
  }));
