// Pictures of the 3D view: what is seen is on them, at the size that is asked for; where there is no 3D view, the board says so.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ONE_EACH } from "../games.mjs";
import { drawn, inSpace, onPage, press, says } from "./browser.mjs";

/** Takes a picture on the page; tells its size, and its pixels around points of the stage, as [r, g, b, a]. */
const taken = (page, options, points = [], far = 3) =>
  page.evaluate(
    async ([given, all, reach]) => {
      const image = await createImageBitmap(await document.querySelector("hyperply-game").picture(given));
      const pen = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
      pen.drawImage(image, 0, 0);
      const pixels = all.map(({ x, y }) => {
        const { data } = pen.getImageData(x - reach, y - reach, 2 * reach + 1, 2 * reach + 1);
        return Array.from({ length: data.length / 4 }, (_, i) => [...data.slice(4 * i, 4 * i + 4)]);
      });
      return { width: image.width, height: image.height, pixels };
    },
    [options, points, far],
  );

/** The pieces that are seen, with their points on the stage. */
const seen = (page) =>
  page.evaluate(() => {
    const board = document.querySelector("hyperply-game");
    const { left, top } = window.inside(".stage").getBoundingClientRect();
    return board.game.pieces().flatMap((piece) => {
      const point = board.pointOf(piece.cell);
      return point ? { ...piece, x: Math.round(point.x - left), y: Math.round(point.y - top) } : [];
    });
  });

const light = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Takes a picture that cannot be taken; tells the error. */
const refused = (page, options) =>
  page.evaluate(
    (given) =>
      document
        .querySelector("hyperply-game")
        .picture(given)
        .then(
          () => null,
          ({ name, code, message }) => ({ name, code, message }),
        ),
    options,
  );

for (const variant of ONE_EACH)
  for (const colorScheme of ["light", "dark"])
    test(`each piece has its color at its place, from the angle that is shown: ${variant}, ${colorScheme}`, () =>
      onPage(
        `#variant=${variant}`,
        async (page) => {
          await inSpace(page);
          await page.focus(".stage");
          await press(page, "ArrowUp", "ArrowUp");
          await page.evaluate(() => {
            window.inside(".angles").style.display = "none"; // the view keeps room for it, a picture does not
          });
          await drawn(page);
          const pieces = await seen(page);
          const { pixels, width, height } = await taken(page, {}, pieces);
          assert.deepEqual(
            [width, height],
            await page.evaluate(() => [window.inside(".stage").clientWidth, window.inside(".stage").clientHeight]),
          );
          const faint = pieces.filter(({ side }, i) => {
            const own = pixels[i].filter((color) => (side === "white" ? light(color) > 120 : light(color) < 128));
            return own.length < 12;
          });
          assert.ok(faint.length <= Math.max(1, pieces.length * 0.03), faint.map(({ cell }) => cell).join());
        },
        { colorScheme },
      ));

test("size, scale, names and ground are as asked for, and the view stays as it is", () =>
  onPage("#variant=raumschach", async (page) => {
    await inSpace(page);
    const before = await seen(page);
    const corner = [{ x: 4, y: 4 }];
    const plain = await taken(page, { width: 300, height: 200, scale: 2, ground: false, names: false }, corner);
    assert.deepEqual([plain.width, plain.height], [600, 400]);
    assert.ok(plain.pixels[0].every(([, , , alpha]) => alpha === 0));
    const whole = await taken(page, { width: 300 }, corner);
    assert.equal(whole.width, 300);
    assert.ok(whole.pixels[0].every(([, , , alpha]) => alpha === 255));
    const shape = await page.evaluate(() => window.inside(".stage").clientHeight / window.inside(".stage").clientWidth);
    assert.ok(Math.abs(whole.height - 300 * shape) <= 1);
    const sizes = await page.evaluate(async () => {
      const board = document.querySelector("hyperply-game");
      return [(await board.picture({ names: false })).size, (await board.picture()).size, (await board.picture()).type];
    });
    assert.ok(sizes[0] < sizes[1], `${sizes}`);
    assert.equal(sizes[2], "image/png");
    assert.deepEqual(await seen(page), before);
  }));

test("the last move and targets are on it", () =>
  onPage("#variant=chess&moves=e4,e5", async (page) => {
    await inSpace(page);
    const bytes = () => page.evaluate(async () => (await document.querySelector("hyperply-game").picture()).size);
    const idle = await bytes();
    await page.evaluate(() => document.querySelector("hyperply-game").select("g1"));
    const picked = await bytes();
    await page.evaluate(() => document.querySelector("hyperply-game").mark([{ from: "a1", to: "h8" }]));
    assert.equal(new Set([idle, picked, await bytes()]).size, 3);
  }));

test("the plan has no such picture, and options that mean nothing are refused", () =>
  onPage("#variant=raumschach", async (page) => {
    assert.equal(await page.evaluate(() => document.querySelector("hyperply-game").inSpace), false);
    assert.deepEqual(await refused(page), {
      name: "HyperplyError",
      code: "not-in-space",
      message: "The board shows the plan. Choose 3D first, then take the picture.",
    });
    await inSpace(page);
    assert.equal(await page.evaluate(() => document.querySelector("hyperply-game").inSpace), true);
    for (const options of [{ width: 0 }, { height: -4 }, { scale: "2" }, { width: 9000 }, { width: 0.2, height: 5 }])
      assert.equal((await refused(page, options)).code, "bad-argument", JSON.stringify(options));
  }));

test("where there is no WebGL 2 the error says so", () =>
  onPage(
    "#variant=trid&view=3d",
    async (page) => {
      await says(page, "#space-note", /can’t show boards in 3D/);
      const { code, message } = await refused(page);
      assert.equal(code, "not-in-space");
      assert.match(message, /can’t show boards in 3D/);
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

test("the page of a game saves it while the 3D view is shown", () =>
  onPage("#variant=raumschach", async (page) => {
    await page.click("#share > summary");
    assert.equal(await page.locator("#save-space").isVisible(), false);
    await page.click('[data-view="3d"]');
    await page.waitForSelector("#space[data-drawn]");
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save-space")]);
    assert.equal(download.suggestedFilename(), "raumschach-3d.png");
    await says(page, "#share [role=status]", /Picture saved/);
    await page.click('[data-view="plan"]');
    await page.locator("#save-space").waitFor({ state: "hidden" });
  }));
