// The last moves as an animated GIF: decoded by the browser, and compared with the pictures that do not move.
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { staysClean } from "./axe.mjs";
import { onPage, onSite, play, saved, says } from "./browser.mjs";

const DIST = fileURLToPath(new URL("../../dist/", import.meta.url));
const STATUS = "#animation [role=status]";
/** A game of each family, two of them with pieces that stand beside the boards. */
const GAMES = ["chess", "timeout", "timeout-flat", "quarx", "draughts", "hex4d", "glinski", "trid", "raumschach"];

/** Saves the animation of so many moves. */
async function animated(page, moves) {
  await page.selectOption("#animation-moves", String(moves));
  return (await saved(page, "#save-gif")).bytes;
}

/** The frames of a GIF: how long each is seen, and what part of its pixels differs from the one before. */
const framesOf = (page, gif) =>
  page.evaluate(async (text) => {
    const data = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: "image/gif" });
    await decoder.tracks.ready;
    const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
    window.frames = [];
    const frames = [];
    for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
      const { image } = await decoder.decode({ frameIndex });
      const { displayWidth: width, displayHeight: height, duration } = image;
      const context = new OffscreenCanvas(width, height).getContext("2d");
      context.drawImage(image, 0, 0);
      image.close();
      const { data } = context.getImageData(0, 0, width, height);
      const pixels = new Uint32Array(data.buffer);
      const before = window.frames.at(-1)?.pixels;
      const differing = before ? pixels.filter((pixel, at) => pixel !== before[at]).length / pixels.length : 1;
      window.frames.push({ width, height, data, pixels });
      frames.push({ width, height, delay: duration / 1000, differing });
    }
    return { frames, repetitionCount };
  }, gif.toString("base64"));

/**
 * How a decoded frame differs from a picture painted as large: the mean of the differences of all bytes, and the part
 * of bytes that differ much.
 */
const differs = (page, frame, picture, type) =>
  page.evaluate(
    async ({ frame, picture, type }) => {
      const { width, height, data } = window.frames.at(frame);
      const image = new Image();
      image.src = `data:${type};base64,${picture}`;
      await image.decode();
      const context = new OffscreenCanvas(width, height).getContext("2d");
      context.drawImage(image, 0, 0, width, height);
      const still = context.getImageData(0, 0, width, height).data;
      let [sum, much] = [0, 0];
      for (let i = 0; i < data.length; i++) {
        if (i % 4 === 3) continue; // nothing is transparent
        const difference = Math.abs(data[i] - still[i]);
        sum += difference;
        if (difference > 24) much++;
      }
      const ratio = image.naturalWidth / image.naturalHeight;
      return { mean: sum / data.length, much: much / data.length, shape: Math.abs(ratio / (width / height) - 1) };
    },
    { frame, picture: picture.toString("base64"), type },
  );

/** Nothing but the colors of the palette distinguishes a frame from a picture. */
async function shows(page, frame, picture, type, what) {
  const { mean, much, shape } = await differs(page, frame, picture, type);
  assert.ok(shape < 0.005, `${what}: the shape differs by ${shape}`);
  assert.ok(mean < 0.12, `${what}: ${mean} on average`);
  assert.ok(much < 0.0005, `${what}: ${much} differ much`);
}

for (const variant of GAMES)
  test(`${variant}: a frame for each move, each with its move, and the last as the picture that is saved`, () =>
    onPage(`#variant=${variant}`, async (page) => {
      await play(page, 4);
      await page.click("#share > summary");
      const { frames, repetitionCount } = await framesOf(page, await animated(page, 4));
      assert.deepEqual(
        frames.map(({ delay }) => delay),
        [1000, 1000, 1000, 1000, 3000],
      );
      assert.equal(repetitionCount, Number.POSITIVE_INFINITY);
      for (const [i, { width, height, differing }] of frames.entries()) {
        assert.ok(width * height < 2_010_000, `${width} x ${height}`);
        assert.ok(differing > 0.001, `${i}: ${differing}`);
        if (i) assert.ok(differing < 0.25, `${i}: the boards stay where they are: ${differing}`);
      }
      const svg = await saved(page, "#save-svg");
      await shows(page, -1, svg.bytes, "image/svg+xml", variant);
    }));

test("each frame is the picture of its position, and as large as the PNG", () =>
  onPage("#variant=timeout-flat&moves=Pe2-e4,Pd7-d5,Pe4xd5,Qd8xd5", async (page) => {
    await page.click("#share > summary");
    const gif = await animated(page, 4);
    assert.equal((await framesOf(page, gif)).frames.length, 5);
    for (const ply of [4, 3, 2, 1, 0]) {
      await page.evaluate((ply) => document.querySelector("hyperply-game").go(ply), ply);
      const png = await saved(page, "#save-png");
      await shows(page, ply, png.bytes, "image/png", `after ${ply}`);
      assert.deepEqual(
        await page.evaluate(() => [window.frames[0].width, window.frames[0].height]),
        [16, 20].map((at) => png.bytes.readUInt32BE(at)),
      );
    }
  }));

test("it looks as the board does: dark, flipped, stacked, without names", () =>
  onPage("#variant=raumschach", async (page) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await play(page, 2);
    await page.evaluate(() => {
      const board = document.querySelector("hyperply-game");
      board.setAttribute("view", "3d");
      board.setAttribute("names", "off");
      board.toggleAttribute("flipped", true);
    });
    await page.click("#share > summary");
    const gif = await animated(page, 2);
    assert.equal((await framesOf(page, gif)).frames.length, 3);
    await shows(page, -1, (await saved(page, "#save-svg")).bytes, "image/svg+xml", "raumschach");
  }));

test("a piece that goes into Time Out moves no board; an agreement on speed moves has a frame", () =>
  onPage("#variant=timeout-flat&moves=Pe2-e4,Pe7-e5,speed2,Qd1%E2%86%92", async (page) => {
    await page.click("#share > summary");
    const { frames } = await framesOf(page, await animated(page, 4));
    assert.equal(frames.length, 5);
    for (const { differing } of frames.slice(1)) assert.ok(differing < 0.25, `${differing}`);
    assert.ok(frames[4].differing > 0.005);
    await shows(page, -1, (await saved(page, "#save-svg")).bytes, "image/svg+xml", "timeout-flat");
  }));

test("the moves up to the position that is shown are offered, at most a hundred", () =>
  onPage("#variant=chess", async (page) => {
    const offered = () => page.locator("#animation-moves option").allInnerTexts();
    await page.click("#share > summary");
    assert.equal(await page.locator("#animation").isVisible(), false);
    await play(page, 5);
    await page.waitForSelector("#animation");
    assert.deepEqual(await offered(), ["Last 2 moves", "Last 4 moves", "All 5 moves"]);
    await page.selectOption("#animation-moves", "4");
    await play(page, 1);
    assert.equal(await page.inputValue("#animation-moves"), "4", "what was chosen stays");
    await page.evaluate(() => document.querySelector("hyperply-game").go(1));
    assert.deepEqual(await offered(), ["1 move"]);
    await page.evaluate(() => document.querySelector("hyperply-game").go(6));
    const { name, bytes } = await saved(page, "#save-gif");
    assert.equal(name, "chess.gif");
    assert.equal((await framesOf(page, bytes)).frames.length, 3, "the first that is offered");
    await says(page, STATUS, /^Animation saved\.$/);
    await staysClean(page);
    await play(page, 95);
    assert.deepEqual((await offered()).slice(-2), ["Last 32 moves", "Last 100 moves"]);
  }));

test("how far it is can be seen, and it can be stopped", () =>
  onPage("#variant=quarx", async (page) => {
    await play(page, 4);
    await page.click("#share > summary");
    let count = 0;
    page.on("download", () => count++);
    await page.evaluate(() => {
      const { decode } = HTMLImageElement.prototype;
      let drawn = 0;
      HTMLImageElement.prototype.decode = function () {
        return ++drawn === 3 ? new Promise(() => {}) : decode.call(this); // the third takes forever
      };
    });
    await page.selectOption("#animation-moves", "4");
    await page.click("#save-gif");
    await says(page, STATUS, /^Drawing: 2 of 5 pictures$/);
    assert.equal(Number(await page.getAttribute("#animation progress", "value")), 0.4);
    await page.click("#animation button:text-is('Stop')");
    await says(page, STATUS, /^Stopped\.$/);
    assert.equal(await page.locator("#animation progress").isVisible(), false);
    await animated(page, 2);
    await says(page, STATUS, /^Animation saved\.$/);
    assert.equal(count, 1);
  }));

test("what writes it is loaded on request; where it is missing, the page says so, also in German", () =>
  onSite(
    "de/play.html#variant=chess&moves=Pe2-e4",
    async (page) => {
      const asked = [];
      page.on("request", (request) => asked.push(request.url()));
      let isMissing = true;
      await page.route("**/gif.js", (route) => (isMissing ? route.abort() : route.continue()));
      await page.click("#share > summary");
      assert.deepEqual(asked, []);
      await page.click("#save-gif");
      await says(
        page,
        STATUS,
        /^Die Animation konnte nicht erzeugt werden\. Ein Teil dieser Seite konnte nicht geladen/,
      );
      isMissing = false;
      await saved(page, "#save-gif");
      await says(page, STATUS, /^Animation gespeichert\.$/);
      assert.ok(asked.some((url) => url.endsWith("/gif.js")));
    },
    { ready: "body[data-ready]", errors: [/gif\.js/, /ERR_FAILED/] },
  ));

test("where the browser cannot draw, the page says so", () =>
  onPage("#variant=chess&moves=Pe2-e4", async (page) => {
    await page.evaluate(() => {
      CanvasRenderingContext2D.prototype.getImageData = () => {
        throw new RangeError("Out of memory");
      };
    });
    await page.click("#share > summary");
    await page.click("#save-gif");
    await says(page, STATUS, /^The animation could not be made\. Your browser couldn’t draw the pictures/);
  }));

test("what writes it is small, there without a network, and has its licence", () => {
  assert.ok(statSync(`${DIST}gif.js`).size < 30_000);
  assert.match(readFileSync(`${DIST}sw.js`, "utf8"), /"?url"?:"gif\.js"/);
  assert.match(readFileSync(`${DIST}LICENSE-gifenc`, "utf8"), /MIT License/);
});
