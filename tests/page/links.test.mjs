// What a page asks for before it is shown, and what is seen until its game is there.
import assert from "node:assert/strict";
import { onPage, onSite } from "./browser.mjs";
import { long, test } from "../long.mjs";

/** The files of pkg/ that were asked for, and by what. */
const asked = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name, initiatorType }) => [name.split("/pkg/")[1], initiatorType])
      .filter(([file]) => file)
      .sort(),
  );

test("the manifest is read without an error; the rules of the game in the address are asked for once, before the page is shown in the view that is named", () =>
  onPage("#variant=trid&view=3d", async (page) => {
    const session = await page.context().newCDPSession(page);
    assert.deepEqual((await session.send("Page.getAppManifest")).errors, []);
    await page.waitForSelector("#space[data-drawn]");
    const [[module], [wasm, by], ...others] = await asked(page);
    assert.deepEqual([module, wasm, by, others], ["trid.js", "trid_bg.wasm", "link", []]); // not by what runs later
  }));

test("an address that names no game asks for no file of one", () =>
  onPage("#variant=constructor", async (page) => {
    for (const [file] of await asked(page)) assert.match(file, /^[a-z0-9]+(_bg\.wasm|\.js)$/);
  }));

/** How many pixels of a PNG are darker than paper, in the middle of the page. */
const darkIn = (page, png) =>
  page.evaluate(
    async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
      canvas.drawImage(image, 0, 0);
      const { data } = canvas.getImageData(0, image.height / 4, image.width, image.height / 2);
      return data.filter((value, i) => i % 4 === 0 && value < 100).length;
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );

long("while the rules are on their way the game is seen, and after a while what may be wrong", () =>
  onSite(
    "play.html#variant=trid",
    async (page) => {
      await page.locator(".loading").waitFor({ state: "visible" });
      const isOnTop = () => {
        const { x, y } = document.querySelector(".loading").getBoundingClientRect();
        return document.elementFromPoint(x + 30, y + 8)?.className.includes("loading");
      };
      assert.ok(await page.evaluate(isOnTop), "no board covers it");
      assert.ok((await darkIn(page, await page.screenshot())) > 1000, "the pieces of the drawing");
      await page.unroute("**/*.wasm");
      await page.reload();
      await page.waitForSelector("body[data-ready]");
      assert.equal(await page.locator(".loading").isVisible(), false);
    },
    { ready: "hyperply-game", colorScheme: "light", prepare: (page) => page.route("**/*.wasm", () => {}) },
  ),
);
