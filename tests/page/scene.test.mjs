// Boards in space: what is seen is what is picked, pieces and targets can be seen, hands and keys turn it, and where it
// cannot be there is the plan.
import assert from "node:assert/strict";
import { test } from "node:test";
import { variant as infoOf } from "../../pkg/inline.js";
import { ALL_BOARDS, ONE_EACH } from "../games.mjs";
import {
  counted,
  drawn,
  inSpace,
  legalMoves,
  onPage,
  picks,
  pointOf,
  press,
  resize,
  says,
  shows,
  still,
  tabTo,
} from "./browser.mjs";

const SIZES = [
  [1440, 900],
  [390, 844],
];
/** Keys that turn the scene, one after another. */
const TURNS = [
  [],
  ["ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowUp"],
  ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowUp", "ArrowUp"],
];

/** Clicks every cell where the board says that it is; tells which are not seen, and which clicks meant another cell. */
const clickAll = (page, cells) =>
  page.evaluate((all) => {
    const board = document.querySelector("hyperply-game");
    let pressed = null;
    const hear = ({ detail }) => (pressed = detail.cell);
    board.addEventListener("hyperply-press", hear);
    const unseen = [];
    const wrong = [];
    for (const cell of all) {
      const point = board.pointOf(cell);
      if (!point) {
        unseen.push(cell);
        continue;
      }
      pressed = null;
      window
        .hit(point.x, point.y)
        .dispatchEvent(new MouseEvent("click", { clientX: point.x, clientY: point.y, bubbles: true, composed: true }));
      if (pressed !== cell) wrong.push(`${cell}: ${pressed}`);
    }
    board.removeEventListener("hyperply-press", hear);
    return { unseen, wrong };
  }, cells);

const cellsOf = (variant) => infoOf(variant).geometry.boards.flatMap(({ cells }) => cells.map(({ cell }) => cell));

for (const variant of ALL_BOARDS) {
  test(`each cell is picked where it is seen: ${variant}`, () =>
    onPage(`#variant=${variant}`, async (page) => {
      await inSpace(page);
      await page.evaluate(() => document.querySelector("hyperply-game").setAttribute("input", "cells"));
      const there = await page.evaluate(() => window.insideAll("#levels [data-cell]").map((node) => node.dataset.cell));
      const cells = cellsOf(variant).filter((cell) => there.includes(cell));
      assert.ok(cells.length > 30);
      for (const [width, height] of SIZES) {
        await resize(page, width, height);
        await page.evaluate(() => window.inside(".stage").focus());
        await page.keyboard.press("Home");
        for (const keys of TURNS) {
          await press(page, ...keys);
          await drawn(page);
          const { unseen, wrong } = await clickAll(page, cells);
          assert.deepEqual(wrong, [], `${width} px, ${keys}`);
          const most = infoOf(variant).geometry.boards.length > 1 ? cells.length * 0.06 : 0;
          assert.ok(unseen.length <= most, `${width} px, ${keys}: ${unseen}`);
        }
      }
    }));
}

/** How light it is around points of the window, from a picture: for each point a byte a pixel. */
async function lightAt(page, points, far) {
  await still(page);
  const picture = await page.screenshot();
  const texts = await page.evaluate(
    async ([source, all, reach]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
      canvas.drawImage(image, 0, 0);
      return all.map(({ x, y }) => {
        const { data } = canvas.getImageData(x - reach, y - reach, 2 * reach + 1, 2 * reach + 1);
        const bytes = Array.from({ length: data.length / 4 }, (_, i) => {
          const [r, g, b] = data.subarray(4 * i);
          return Math.round(0.2126 * r + 0.7152 * g + 0.0722 * b);
        });
        return btoa(String.fromCharCode(...bytes)); // lists of numbers take seconds
      });
    },
    [picture.toString("base64"), points, far],
  );
  return texts.map((text) => [...Buffer.from(text, "base64")]);
}

for (const variant of ONE_EACH) {
  for (const colorScheme of ["light", "dark"]) {
    test(`each piece is seen in its color at its place: ${variant}, ${colorScheme}`, () =>
      onPage(
        `#variant=${variant}`,
        async (page) => {
          await inSpace(page);
          const pieces = await page.evaluate(() => document.querySelector("hyperply-game").game.pieces());
          const seen = [];
          for (const piece of pieces) {
            const point = await page.evaluate(
              (cell) => document.querySelector("hyperply-game").pointOf(cell),
              piece.cell,
            );
            if (point) seen.push({ ...piece, ...point });
          }
          assert.ok(seen.length >= pieces.length * 0.97, `${seen.length} of ${pieces.length}`);
          const light = await lightAt(page, seen, 3);
          const faint = seen.filter(({ side }, i) => {
            const own = light[i].filter((one) => (side === "white" ? one > 120 : one < 128));
            return own.length < 12;
          });
          assert.ok(faint.length <= Math.max(1, pieces.length * 0.03), faint.map(({ cell }) => cell).join());
        },
        { colorScheme },
      ));
  }

  test(`each target is seen: ${variant}`, () =>
    onPage(`#variant=${variant}`, async (page) => {
      await inSpace(page);
      const moves = (await legalMoves(page)).filter(({ kind }) => kind === "move" || kind === "capture");
      for (const from of [...new Set(moves.map((move) => move.clicks[0]))].slice(0, 4)) {
        const targets = [...new Set(moves.flatMap(({ clicks }) => (clicks[0] === from ? [clicks[1]] : [])))];
        await page.evaluate((cell) => document.querySelector("hyperply-game").select(cell), from);
        await drawn(page);
        const points = await Promise.all(targets.map((cell) => pointOf(page, cell)));
        const far = moves.some(({ clicks, kind }) => clicks[0] === from && kind === "capture") ? 44 : 12; // rings are around pieces
        const after = await lightAt(page, points, far);
        await page.evaluate(() => document.querySelector("hyperply-game").select(null));
        await drawn(page);
        const before = await lightAt(page, points, far);
        const hidden = targets.filter((_, i) => {
          const changed = after[i].filter((one, k) => Math.abs(one - before[i][k]) > 24);
          return changed.length < 20;
        });
        assert.deepEqual(hidden, [], from);
      }
    }));
}

test("a piece is picked on its figure, moved, and put down in space", () =>
  onPage("#variant=raumschach", async (page) => {
    await inSpace(page);
    await picks(page, "Bb1");
    await page.waitForSelector('[data-cell="Bb1"][data-selected]');
    await picks(page, "Cc2");
    await shows(page, "Cc2", "wU");
  }));

test("it is turned by a drag, which is no click, and by keys; the wheel comes closer; a double click resets it", () =>
  onPage("#variant=timeout", async (page) => {
    await inSpace(page);
    const seen = () => pointOf(page, "d1L1");
    const home = await seen();
    const offered = async () => [await page.isVisible(".way p"), await page.isVisible("#space-reset")];
    assert.deepEqual(await offered(), [true, false], "what hands can do");
    const { x, y, height } = await page.locator(".stage").boundingBox();
    await page.mouse.move(x + 30, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 130, y + height / 2 + 10, { steps: 4 });
    await page.mouse.up();
    await drawn(page);
    const turned = await seen();
    assert.notDeepEqual(turned, home);
    assert.deepEqual(await offered(), [false, true], "there is something to reset");
    assert.equal(await page.locator("[data-cell][data-selected]").count(), 0);
    await page.focus(".stage");
    await press(page, "ArrowLeft");
    await drawn(page);
    assert.notDeepEqual(await seen(), turned);
    await press(page, "Home");
    await drawn(page);
    assert.deepEqual(await seen(), home);
    await page.mouse.wheel(0, -400);
    await drawn(page);
    assert.notDeepEqual(await page.evaluate(() => document.querySelector("hyperply-game").pointOf("d1L1")), home);
    await page.mouse.dblclick(x + 12, y + 40);
    await drawn(page);
    assert.deepEqual(await seen(), home);
    assert.deepEqual(await offered(), [true, false]);
    await page.fill("#space-spread", "0.5");
    await drawn(page);
    await page.click("#space-reset");
    await drawn(page);
    assert.deepEqual(await seen(), home);
  }));

test("files and ranks are named on the board where a piece is picked, where there is room", async () => {
  const named = (page) =>
    page.evaluate(() => {
      const names = window.insideAll(".space-labels span").filter(({ style }) => !style.transform.includes("scale(0)"));
      return names.map(({ textContent }) => textContent).sort();
    });
  const files = ["a", "b", "c", "d", "e", "f", "g"];
  await onPage("#variant=timeout", async (page) => {
    await inSpace(page);
    const at = () =>
      page.evaluate(() => {
        const names = window.insideAll(".space-labels span");
        const [level, file] = ["L1", "d"].map((text) => names.find((node) => node.textContent === text));
        return file.getBoundingClientRect().y - level.getBoundingClientRect().y;
      });
    const lowest = await at();
    assert.deepEqual(
      (await named(page)).filter((text) => files.includes(text)),
      files,
    );
    await page.evaluate(() => document.querySelector("hyperply-game").select("d1L8"));
    await drawn(page);
    assert.ok((await at()) < lowest - 200, "they are on the eighth level");
    await resize(page, 320, 480);
    await drawn(page);
    assert.ok(!(await named(page)).includes("4"), "not one over the other");
  });
  await onPage("#variant=glinski", async (page) => {
    await inSpace(page);
    const ends = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "k1", "l1"];
    assert.deepEqual(await named(page), ends);
    await page.evaluate(() => document.querySelector("hyperply-game").setAttribute("flipped", ""));
    await drawn(page);
    assert.ok((await named(page)).includes("f11") && !(await named(page)).includes("f1"), "those that are near");
  });
});

test("the keyboard plays in space: the cell in focus is seen there", () =>
  onPage("#variant=chess", async (page) => {
    await inSpace(page);
    await resize(page, 900, 800); // the flat board is behind the scene
    await tabTo(page, "[data-cell]");
    await drawn(page);
    const [here, next] = [await pointOf(page, "e1"), await pointOf(page, "e2")];
    const edge = { x: here.x, y: here.y + (here.y - next.y) / 2 };
    const before = await lightAt(page, [edge], 24);
    await press(page, "ArrowUp");
    await drawn(page);
    const after = await lightAt(page, [edge], 24);
    assert.notDeepEqual(after, before);
    await press(page, "Enter", "ArrowUp", "ArrowUp", "Enter");
    await shows(page, "e4", "wP");
  }));

for (const [reducedMotion, words, turns, width] of [
  ["no-preference", "where two sit at one screen the side to move is near", true, 900],
  ["no-preference", "beside the plan the side that is near stays the same", false, 1280],
  ["reduce", "who wants less motion sits where they sit", false, 900],
])
  test(words, () =>
    onPage(
      "#variant=chess",
      async (page) => {
        await inSpace(page);
        await resize(page, width, 800);
        await page.waitForSelector(`[data-space="${width < 1180 ? "alone" : "beside"}"]`);
        await drawn(page);
        const place = (cell) => page.evaluate((id) => document.querySelector("hyperply-game").pointOf(id), cell);
        const [white, black] = [await place("e1"), await place("e8")];
        assert.ok(white.y > black.y);
        await picks(page, "e2", "e4");
        await shows(page, "e4", "wP");
        if (turns)
          await page.waitForFunction(() => {
            const board = document.querySelector("hyperply-game");
            return board.pointOf("e8").y > board.pointOf("e1").y;
          });
        else {
          await page.evaluate(() => new Promise((done) => setTimeout(done, 900)));
          assert.deepEqual(await place("e8"), black);
        }
        await page.evaluate(() => document.querySelector("hyperply-game").play("e5"));
        if (turns)
          await page.waitForFunction(({ x, y }) => {
            const point = document.querySelector("hyperply-game").pointOf("e1");
            return point.x === x && point.y === y;
          }, white);
      },
      { reducedMotion },
    ),
  );

test("against the computer nobody changes seats", () =>
  onPage(
    "#variant=chess",
    async (page) => {
      await inSpace(page);
      await page.evaluate(() => document.querySelector("hyperply-game").setAttribute("black", "none"));
      const before = await pointOf(page, "h1");
      await page.evaluate(() => document.querySelector("hyperply-game").play("e4"));
      await page.evaluate(() => new Promise((done) => setTimeout(done, 900)));
      assert.deepEqual(await pointOf(page, "h1"), before);
    },
    { reducedMotion: "no-preference" },
  ));

test("nothing is drawn while nothing changes, and a picture takes 20 calls at most", () =>
  onPage(
    "#variant=timeout",
    async (page) => {
      await inSpace(page);
      await still(page);
      const before = await page.evaluate(() => window.drawings);
      await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
      assert.equal(await page.evaluate(() => window.drawings), before);
      await page.evaluate(() => {
        window.calls = window.drawings = 0;
        document.querySelector("hyperply-game").select("b1L5");
      });
      await drawn(page);
      const { calls, drawings } = await page.evaluate(() => ({ calls: window.calls, drawings: window.drawings }));
      assert.ok(drawings > 0 && calls / drawings <= 20, `${calls} calls for ${drawings} pictures`);
    },
    { prepare: counted },
  ));

test("what turns leaves the flat boards beside it alone, and its own arrow goes along", () =>
  onPage("#variant=raumschach", async (page) => {
    await page.evaluate((move) => document.querySelector("hyperply-game").play(move), (await legalMoves(page))[0]);
    await inSpace(page);
    await page.waitForSelector('[data-space="beside"] .stage .arrows path');
    await drawn(page);
    await page.evaluate(() => {
      window.changes = [];
      const observer = new MutationObserver((records) => window.changes.push(...records.map(({ type }) => type)));
      observer.observe(window.inside("#levels"), { subtree: true, childList: true, attributes: true });
      window.inside(".stage").focus();
    });
    const arrow = () => page.evaluate(() => window.inside(".stage .arrows path").getAttribute("d"));
    const before = await arrow();
    await press(page, "ArrowLeft", "ArrowLeft", "ArrowUp");
    await drawn(page);
    assert.notEqual(await arrow(), before);
    assert.deepEqual(await page.evaluate(() => window.changes), []);
  }));

test("where there is no WebGL 2 there is the plan, with a sentence", () =>
  onPage(
    "#variant=trid&view=3d",
    async (page) => {
      await says(page, "#space-note", /can’t show boards in 3D/);
      assert.ok(await page.locator('[data-cell="b1(2)"]').isVisible());
      assert.equal(await page.locator("#space").isVisible(), false);
    },
    {
      prepare: (page) =>
        page.addInitScript(() => {
          const { getContext } = OffscreenCanvas.prototype;
          OffscreenCanvas.prototype.getContext = function (kind, ...more) {
            return kind === "webgl2" ? null : getContext.call(this, kind, ...more);
          };
        }),
    },
  ));

test("where the script does not come there is the plan, until it does", () =>
  onPage(
    "#variant=raumschach",
    async (page) => {
      await page.route("**/drawing-*.js", (route) => route.abort());
      await page.click('[data-view="3d"]');
      await says(page, "#space-note", /could not be loaded/);
      assert.ok(await page.locator('[data-cell="Ab1"]').isVisible());
    },
    { errors: [/drawing-/, /ERR_FAILED/, /dynamically imported module/] },
  ));

test("a lost context leaves the plan, and who asks again gets boards in space", () =>
  onPage(
    "#variant=raumschach",
    async (page) => {
      await inSpace(page);
      await page.evaluate(() => window.contexts[0].getExtension("WEBGL_lose_context").loseContext());
      await says(page, "#space-note", /3D view stopped/);
      await shows(page, "Ab1", "wN");
      await page.click('[data-view="3d"]');
      await page.waitForSelector("#space[data-drawn]");
      assert.equal(await page.locator("#space-note").isVisible(), false);
      await page.click('[data-view="plan"]');
      assert.deepEqual(await page.evaluate(() => window.contexts.map((gl) => gl.isContextLost())), [true, true]);
    },
    { prepare: counted },
  ));

test("on paper and with forced colors there are flat boards", () =>
  onPage("#variant=raumschach", async (page) => {
    await inSpace(page);
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.locator("#space").isVisible(), false);
    assert.ok(await page.locator('[data-cell="Ab1"]').isVisible());
    await page.emulateMedia({ media: "screen", forcedColors: "active" });
    await says(page, "#space-note", /system sets the colors/);
    assert.equal(await page.locator("#space").isVisible(), false);
    await page.emulateMedia({ forcedColors: "none" });
    await page.waitForSelector("#space[data-drawn]");
  }));

test("levels spread, the planes of Quarx form a hypercube, boards of one kind of move are lifted", async () => {
  await onPage("#variant=timeout", async (page) => {
    await inSpace(page);
    const stacked = await pointOf(page, "a7L8");
    await page.fill("#space-spread", "1");
    await drawn(page);
    assert.notDeepEqual(await pointOf(page, "a7L8"), stacked);
  });
  await onPage("#variant=quarx", async (page) => {
    await inSpace(page);
    await page.click('[data-form="hypercube"]');
    await drawn(page);
    const before = await pointOf(page, "1111");
    await page.fill("#space-turn", "120");
    await drawn(page);
    assert.notDeepEqual(await pointOf(page, "1111"), before);
  });
  await onPage("#variant=hex4d", async (page) => {
    await inSpace(page);
    await page.evaluate(() => document.querySelector("hyperply-game").select("C1b1"));
    await drawn(page);
    const lifted = async () => (await pointOf(page, "A1b4")).y - (await pointOf(page, "C2b4")).y;
    const flat = await lifted();
    await page.selectOption("#space select", "near");
    await drawn(page);
    const high = await lifted();
    assert.ok(high > flat + 10, `${high} and ${flat}`);
  });
});
