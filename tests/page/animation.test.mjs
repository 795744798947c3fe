// The last moves as an animated GIF: decoded by the browser, and compared with the pictures that do not move.
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { onPage, onSite, play, saved, says } from "./browser.mjs";
import { animated, framesOf, showsPicture } from "./gif.mjs";
import { long as test } from "../long.mjs";

const DIST = fileURLToPath(new URL("../../dist/", import.meta.url));
const STATUS = "#animation [role=status]";
const open = (page) => page.click("#share > summary");

test("a frame for each move and agreement, as the board looks then, and as large, over boards that stay where they are", () =>
  onPage("#variant=timeout-flat&moves=Pe2-e4,Pd7-d5,speed2,Pe4xd5", async (page) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.evaluate(() => document.querySelector("hyperply-game").flip());
    await open(page);
    const { frames, repetitionCount } = await framesOf(page, await animated(page, 4));
    assert.deepEqual(
      frames.map(({ delay }) => delay),
      [1000, 1000, 1000, 1000, 3000],
    );
    assert.equal(repetitionCount, Number.POSITIVE_INFINITY);
    for (const [i, { differing }] of frames.entries())
      assert.ok(differing > (i === 3 ? 0 : 0.001) && (i === 0 || differing < 0.25), `${i}: ${differing}`);
    for (const ply of [2, 0]) {
      await page.evaluate((ply) => document.querySelector("hyperply-game").go(ply), ply);
      const { bytes } = await saved(page, "#save-png");
      await showsPicture(page, ply, bytes, "image/png", `after ${ply}`);
      const size = [16, 20].map((at) => bytes.readUInt32BE(at));
      assert.deepEqual(size, [frames[0].width, frames[0].height]);
    }
    await page.evaluate(() => {
      const board = document.querySelector("hyperply-game");
      board.go(4);
      board.play("Qd1→"); // it stands beside the boards, which makes all pictures larger
    });
    const away = (await framesOf(page, await animated(page, 2))).frames;
    assert.ok(away.every(({ width, height }) => width * height < 2_010_000));
    assert.ok(away[2].differing > 0.005 && away[2].differing < 0.25, `${away[2].differing}`);
    await showsPicture(page, -1, (await saved(page, "#save-svg")).bytes, "image/svg+xml", "the last one");
  }));

test("the moves up to the position that is shown are offered, at most a hundred, and what was chosen stays", () =>
  onPage("#variant=chess", async (page) => {
    const offered = () => page.locator("#animation-moves option").allInnerTexts();
    const go = (ply) => page.evaluate((ply) => document.querySelector("hyperply-game").go(ply), ply);
    await open(page);
    assert.equal(await page.locator("#animation").isVisible(), false);
    await play(page, 5);
    await page.waitForSelector("#animation");
    assert.deepEqual(await offered(), ["Last 2 moves", "Last 4 moves", "All 5 moves"]);
    await page.selectOption("#animation-moves", "4");
    await play(page, 1);
    assert.equal(await page.inputValue("#animation-moves"), "4");
    await go(1);
    assert.deepEqual(await offered(), ["1 move"]);
    await go(6);
    const { name, bytes } = await saved(page, "#save-gif");
    assert.deepEqual(
      [name, (await framesOf(page, bytes)).frames.length],
      ["chess.gif", 3],
      "the first that is offered",
    );
    await play(page, 95);
    assert.deepEqual((await offered()).slice(-2), ["Last 32 moves", "Last 100 moves"]);
  }));

test("how far it is can be seen, and it can be stopped; where the browser cannot draw, the page says so", () =>
  onPage("#variant=quarx", async (page) => {
    await play(page, 4);
    await open(page);
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
    await page.click("#animation button:text-is('Stop')", {});
    await says(page, STATUS, /^Stopped\.$/);
    assert.equal(await page.locator("#animation progress").isVisible(), false);
    await animated(page, 2);
    await says(page, STATUS, /^Animation saved\.$/);
    assert.equal(count, 1);
    await page.evaluate(() => {
      CanvasRenderingContext2D.prototype.getImageData = () => {
        throw new RangeError("Out of memory");
      };
    });
    await page.click("#save-gif");
    await says(page, STATUS, /^The animation could not be made\. Your browser couldn’t draw the pictures/);
  }));

test("what writes it is loaded on request; where it is missing, the page says so, also in German", () =>
  onSite(
    "de/play.html#variant=chess&moves=Pe2-e4",
    async (page) => {
      const asked = [];
      page.on("request", (request) => asked.push(request.url()));
      let isMissing = true;
      await page.route("**/gif.js", (route) => (isMissing ? route.abort() : route.continue()));
      await open(page);
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

test("what writes it is small, there without a network, and has its licence", () => {
  assert.ok(statSync(`${DIST}gif.js`).size < 30_000);
  assert.match(readFileSync(`${DIST}sw.js`, "utf8"), /"?url"?:"gif\.js"/);
  assert.match(readFileSync(`${DIST}LICENSE-gifenc`, "utf8"), /MIT License/);
});
