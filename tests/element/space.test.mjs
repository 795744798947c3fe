// Boards in space, as only a browser can tell: pixels, hands and keys, names over the picture.
import assert from "node:assert/strict";
import { data, drawn, focus, load, onBoard, pick, press, text, visible } from "./board.mjs";
import { faint, hiddenTargets, inSpace, lightAt, lightOnPicture, picks, pointsOf } from "./space.mjs";
import { long as test } from "../long.mjs";

const PAWNS = "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL5(5)w:2/P1,QL5(7)w:P1/2 w - - - 0 9";

/** Small: all of it is drawn without a graphics card. */
const onSmall = (text, play, more) => onBoard(text, play, { size: [860, 640], ...more });

/** The size of a picture, whether its corner is clear, and its bytes as a short text; or the code of the error. */
const pictureOf = (page, options) =>
  page.evaluate(async (options) => {
    const picture = await window.a.picture(options).catch(({ code }) => code);
    if (typeof picture === "string") return picture;
    const image = await createImageBitmap(picture);
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    pen.drawImage(image, 0, 0);
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await picture.arrayBuffer())).join();
    return {
      size: `${image.width} ${image.height} ${picture.type}`,
      alpha: pen.getImageData(4, 4, 1, 1).data[3],
      hash,
    };
  }, options);
const small = async (page, more) => {
  await drawn(page);
  return (await pictureOf(page, { width: 200, ...more })).hash;
};

/** Presses keys that turn the view. */
async function turn(page, ...keys) {
  await focus(page, ".stage");
  await press(page, ...keys);
}

test("Raumschach in space", (t) =>
  onSmall("raumschach", async (page) => {
    assert.deepEqual([await page.evaluate(() => window.a.inSpace), await pictureOf(page)], [false, "not-in-space"]);
    await inSpace(page);
    const home = await pointsOf(page, "Aa1");

    await t.test("each cell is seen where it can be picked, from another side, too", async () => {
      const cells = await data(page, "#levels [data-cell]", "cell");
      const unseen = async () => (await pointsOf(page, ...cells)).filter((point) => !point).length;
      assert.deepEqual([cells.length, await unseen()], [125, 0]);
      await turn(page, "ArrowRight", "ArrowRight", "ArrowRight", "ArrowUp");
      assert.ok((await unseen()) <= 7);
    });

    await t.test("keys and a drag turn it, the wheel comes closer, and all that is reset", async () => {
      const seen = async () => [await pointsOf(page, "Aa1"), await visible(page, ".way p", "#space-reset")];
      assert.notDeepEqual((await seen())[0], home);
      await press(page, "Home");
      assert.deepEqual(await seen(), [home, [".way p"]], "what hands can do");
      const { x, y, height } = await page.locator(".stage").boundingBox();
      await page.mouse.move(x + 30, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + 130, y + height / 2 + 10, { steps: 4 });
      await page.mouse.up();
      const [turned, offered] = await seen();
      assert.notDeepEqual(turned, home);
      assert.deepEqual(
        [offered, await data(page, "[data-selected]", "cell")],
        [["#space-reset"], []],
        "it is no click",
      );
      await turn(page, "Home");
      await page.mouse.wheel(0, -400);
      assert.notDeepEqual((await seen())[0], home);
      await page.mouse.dblclick(x + 12, y + 40);
      assert.deepEqual(await seen(), [home, [".way p"]]);
      await page.fill("#space-spread", "0.5");
      assert.notDeepEqual((await seen())[0], home);
      await page.click("#space-reset");
      assert.deepEqual((await seen())[0], home);
    });

    await t.test("each piece is seen in its color at its place, and each target", async () => {
      assert.deepEqual([await faint(page, lightAt), await hiddenTargets(page, "Ab1")], [[], []]);
    });

    await t.test("a picture has what is seen, and the view stays as it is", async () => {
      assert.deepEqual(await faint(page, lightOnPicture), []);
      const bare = await pictureOf(page, { width: 150, height: 100, scale: 2, ground: false });
      const plain = await pictureOf(page, { width: 200 });
      assert.deepEqual([bare.size, bare.alpha, plain.alpha], ["300 200 image/png", 0, 255]);
      const nameless = await small(page, { names: false });
      await pick(page, "Ab1");
      const picked = await small(page);
      await page.evaluate(() => window.a.mark([{ from: "Aa1", to: "Ee5" }]));
      assert.equal(new Set([plain.hash, nameless, picked, await small(page)]).size, 4, "names, targets and arrows");
      await page.evaluate(() => window.a.mark([]));
      await pick(page, null);
      assert.deepEqual([await pointsOf(page, "Aa1"), await small(page)], [home, plain.hash]);
      assert.equal(await pictureOf(page, { scale: "2" }), "bad-argument");
    });

    await t.test("the cell on which the keyboard is stands out", async () => {
      const before = await small(page);
      await focus(page, '[data-cell="Bb5"]');
      await press(page, "ArrowLeft");
      assert.notEqual(await small(page), before);
    });

    await t.test(
      "a piece is picked on its figure and put down; its arrow turns along, the flat boards do not",
      async () => {
        await picks(page, "Bb1");
        assert.deepEqual(await data(page, "#levels [data-selected]", "cell"), ["Bb1"]);
        await picks(page, "Cc2");
        assert.deepEqual(await data(page, '[data-cell="Cc2"]', "piece"), ["wU"]);
        const arrow = () => page.evaluate(() => window.one(".stage .arrows path").getAttribute("d"));
        const before = await arrow();
        await page.evaluate(() => {
          window.changes = 0;
          const observer = new MutationObserver((records) => (window.changes += records.length));
          observer.observe(window.one("#levels"), { subtree: true, childList: true, attributes: true });
          window.one(".stage").focus();
        });
        await press(page, "ArrowLeft", "ArrowLeft", "ArrowUp");
        await drawn(page);
        assert.notEqual(await arrow(), before);
        assert.equal(await page.evaluate(() => window.changes), 0);
      },
    );

    await t.test("on paper and with forced colors there are flat boards", async () => {
      const flat = '[data-cell="Ab1"]';
      await page.emulateMedia({ media: "print" });
      assert.deepEqual(await visible(page, "#space", flat), [flat]);
      await page.emulateMedia({ media: "screen", forcedColors: "active" });
      await page.waitForSelector("#space-note:not([hidden])");
      assert.match(await text(page, "#space-note"), /system sets the colors/);
      assert.deepEqual(await visible(page, "#space", flat), [flat]);
      await page.emulateMedia({ forcedColors: "none" });
      await page.waitForSelector("#space[data-drawn]");
    });
  }));

test("planes of Quarx are spread, moved on and turned as a hypercube, whose controls take two lines on a phone", () =>
  onSmall("quarx", async (page) => {
    await inSpace(page);
    const [home] = await pointsOf(page, "1111");
    await page.fill("#space-spread", "1");
    const [first, right, up] = await pointsOf(page, "1111", "1131", "1113");
    assert.notDeepEqual(first, home);
    assert.ok(right.x > first.x + 50 && Math.abs(right.y - first.y) < 30 && up.y < first.y - 50);
    await picks(page, "1111", "1212");
    assert.deepEqual(await data(page, '[data-cell="1212"]', "piece"), ["wM"]);
    await page.click("#space-reset");
    await page.click('[data-form="hypercube"]');
    const before = await pointsOf(page, "1111");
    await page.fill("#space-turn", "120");
    assert.notDeepEqual(await pointsOf(page, "1111"), before);
    assert.deepEqual(await visible(page, "#space-spread", "#space-tilt"), ["#space-tilt"]);
    for (const language of ["en", "de"]) {
      await page.evaluate((language) => (window.a.language = language), language);
      await page.waitForSelector(`.frame[lang="${language}"]`);
      await page.click('[data-form="hypercube"]');
      const middles = await page.evaluate(async () => {
        await window.sized(390, 800);
        const boxes = [...window.one(".angles").children].map((node) => node.getBoundingClientRect());
        return boxes.flatMap(({ top, height }) => (height ? top + height / 2 : [])).sort((a, b) => a - b);
      });
      const lines = middles.filter((middle, i) => middle > (middles[i - 1] ?? 0) + 14);
      assert.deepEqual([middles.length, lines.length], [4, 2], `${language}: forms, Reset, and two sliders`);
    }
    await page.click('[data-form="cubes"]');
    assert.equal(await page.inputValue("#space-spread"), "0.5");
  }));

test("4D Hexagonal Chess in space", (t) =>
  onSmall("hex4d", async (page) => {
    await inSpace(page);
    /** How large a board is seen. */
    const sizeOf = async (board) => {
      const [one, other] = await pointsOf(page, `${board}c3`, `${board}d3`);
      return other.x - one.x;
    };
    const close = (board) => page.click(`[data-close="${board}"]`);

    await t.test("the name of a board brings it closer, and a second time goes back; no cell is pressed", async () => {
      await page.evaluate(() => (window.a.input = "cells"));
      const before = await sizeOf("A1");
      await close("A1");
      assert.ok((await sizeOf("A1")) > 3 * before);
      await close("A1");
      assert.equal(await sizeOf("A1"), before);
      await close("A1");
      const { x, y } = await page.locator(".stage").boundingBox();
      await page.mouse.dblclick(x + 8, y + 60);
      assert.equal(await sizeOf("A1"), before);
      assert.ok(!(await page.evaluate(() => window.heard.some(({ name }) => name === "press"))));
      await page.evaluate(() => (window.a.input = "play"));
    });

    await t.test("boards of a kind of move are lifted, with advice and a legend", async () => {
      const lift = (kind) => page.selectOption(".angles select", kind);
      const height = async () => {
        const [one, other] = await pointsOf(page, "A1b4", "C2b4");
        return one.y - other.y;
      };
      await lift("far");
      assert.match(await text(page, ".angles > p"), /Pick a piece to lift/);
      await pick(page, "C1b1"); // a knight
      assert.deepEqual(await data(page, ".space-legend .kind", "kind"), ["between", "far", "inside", "near"]);
      assert.deepEqual(await visible(page, ".angles > p"), []);
      await lift("");
      const flat = await height();
      await lift("near");
      assert.ok((await height()) > flat + 10);
      await pick(page, "C2c2"); // a pawn, behind another one
      const missing = await page.evaluate(() => window.all(".angles option:disabled").map(({ value }) => value));
      assert.deepEqual(missing, ["inside", "near", "far"]);
      await pick(page, "C2c2");
      await lift("");
    });

    await t.test("a cell under the mouse has a name, and links to the boards beside it", async () => {
      const before = await small(page);
      const [{ x, y }] = await pointsOf(page, "C3c3");
      await page.mouse.move(x, y);
      await page.waitForFunction(() => window.one(".stage").title.includes("C3 c3"));
      assert.notEqual(await small(page), before);
      await page.mouse.move(2, 2);
      await page.waitForFunction(() => window.one(".stage").title === "");
      assert.equal(await small(page), before);
    });

    await t.test("close up, a move that is seen changes nothing, and one that is not shows all boards", async () => {
      const before = await sizeOf("C1");
      const play = (board) =>
        page.evaluate((name) => {
          const isOn = (cell) => cell?.startsWith(name);
          const { from, to } = window.a.play(
            window.a.game.legal_moves().find(({ from, to }) => isOn(from) && isOn(to)),
          );
          return [from, to];
        }, board);
      await close("C1");
      await play("C1");
      assert.ok((await sizeOf("C1")) > 2 * before);
      const ends = await play("C5");
      assert.ok((await sizeOf("C1")) < 2 * before);
      assert.ok((await pointsOf(page, ...ends)).every(Boolean));
    });
  }));

test("a stand of boards in space has labels to pick, whole on any screen, and pegs with names beside it", () =>
  onBoard(PAWNS, async (page) => {
    await inSpace(page);
    await picks(page, "QL5(7)");
    assert.deepEqual(await data(page, "[data-mount][data-effect]", "mount"), ["KL5(7)", "QL6(7)"]);
    /** Parts that are not wholly in something. */
    const cut = (inner, outer) =>
      page.evaluate(
        ([inner, outer]) => {
          const isCut = (part) => {
            const [a, b] = [part, part.closest(outer)].map((node) => node.getBoundingClientRect());
            return !a.width || a.left < b.left || a.right > b.right || a.top < b.top || a.bottom > b.bottom;
          };
          return window
            .all(inner)
            .filter(isCut)
            .map((node) => node.textContent);
        },
        [inner, outer],
      );
    assert.deepEqual(await cut("[data-mount][data-effect] .peg-name", ".mount"), []);
    assert.deepEqual(await cut("[data-mount][data-effect] .peg-level", ".mount"), []);
    await picks(page, "KL5(7)");
    assert.deepEqual(await data(page, '[data-cell="e5(7)"]', "piece"), ["wP"]);
    const frames = ["KL5(7)", "QL5(5)"].map((id) => `[data-board="${id}"]`);
    const shadows = await page.evaluate((all) => all.map((at) => getComputedStyle(window.one(at)).boxShadow), frames);
    assert.notEqual(shadows[0], shadows[1], "the board that was moved");
    await picks(page, "e9(7)", "e8(7)");
    assert.match(await text(page, "#turn"), /White to move/);
    await load(page, "trid");
    for (const width of [320, 861, 1280]) {
      await page.evaluate((width) => window.sized(width), width);
      assert.deepEqual(await cut(".space-labels [data-place]", ".stage"), [], `${width}`);
      const hidden = await page.evaluate(() => window.a.game.pieces().filter(({ cell }) => !window.a.pointOf(cell)));
      assert.deepEqual(hidden, [], `${width}`);
    }
  }));

const TURNING = { reducedMotion: "no-preference" };
test("where two sit at one screen the boards turn to the side that is to move", () =>
  onSmall(
    "chess",
    async (page) => {
      await inSpace(page);
      const [white, black] = await pointsOf(page, "e1", "e8");
      assert.ok(white.y > black.y);
      await picks(page, "e2", "e4");
      await page.waitForFunction(() => window.a.pointOf("e8").y > window.a.pointOf("e1").y);
      await page.evaluate(() => window.a.play("e5"));
      await page.waitForFunction(({ x, y }) => window.a.pointOf("e1").x === x && window.a.pointOf("e1").y === y, white);
    },
    TURNING,
  ));
