// The front page: its picture, the board to be played on, and ways into every game.
import assert from "node:assert/strict";
import { PHONE, clicks, drawn, onSite, resize, says, tabTo, wide } from "./browser.mjs";
import { long, test } from "../long.mjs";

const board = (page) => page.locator(".try hyperply-game");
const moves = (page, count) =>
  page.waitForFunction((n) => document.querySelector("hyperply-game").moves.length === n, count);

test("it begins with a 3D view of the theme that is chosen, or else of the system", () =>
  onSite("index.html", async (page) => {
    for (const [colorScheme, theme, shade] of [
      ["light", "dark", "dark"],
      ["dark", "light", "light"],
      ["light", "auto", "light"],
      ["dark", "auto", "dark"],
    ]) {
      await page.emulateMedia({ colorScheme });
      const [shown, ratio, lights] = await page.evaluate(async (theme) => {
        document.documentElement.dataset.theme = theme;
        const images = [...document.querySelectorAll(".scene img")].filter((image) => image.checkVisibility());
        const [image] = images;
        await image.decode();
        const { naturalWidth: width, naturalHeight: height } = image;
        const pen = new OffscreenCanvas(width, height).getContext("2d");
        pen.drawImage(image, 0, 0);
        const { data } = pen.getImageData(0, 0, width, height);
        const lights = Array(8).fill(0);
        for (let i = 0; i < data.length; i += 4) lights[Math.min(7, data[i + 1] >> 5)]++;
        return [images.map((one) => one.getAttribute("src")), image.clientWidth / image.clientHeight, lights];
      }, theme);
      assert.deepEqual(shown, [`pictures/front-${shade}.webp`]);
      assert.ok(Math.abs(ratio - 0.9) < 0.01);
      const ground = lights.indexOf(Math.max(...lights));
      assert.ok(shade === "light" ? ground >= 6 : ground <= 2, `${shade}: ${lights}`);
      assert.ok(lights[0] + lights[1] > 2000 && lights[6] + lights[7] > 2000, `black and white pieces: ${lights}`);
    }
  }));

long(
  "from a page that is not there, and from old addresses, to the first move: by keys, picture, card, and with a friend",
  () =>
    onSite(
      "no-such-page.html",
      async (page, url) => {
        await says(page, "h1", /no page here/);
        await page.click("main a");
        await page.waitForSelector(".hero");
        await tabTo(page, ".start a");
        await page.keyboard.press("Enter");
        await page.waitForSelector("body[data-ready]");
        await page.goBack();
        for (const width of [320, 720, 900, 2560]) {
          await resize(page, width, 900);
          assert.ok((await wide(page)) <= width, `${width}`);
        }
        for (const [way, ...seen] of [
          [".scene", "#game", /Tri-Dimensional chess/],
          ["#timeout-flat", "#game", /Time Out on one board/],
          [".try a[href*='you=white']", "#bar", /You play White/],
        ]) {
          await page.locator(way).click();
          await page.waitForSelector("body[data-ready]");
          await says(page, ...seen);
          if (way === ".scene") await page.waitForSelector("#space[data-drawn]");
          await page.click("a.brand");
          await page.waitForSelector("#theme[title]");
        }
        await page.goto("about:blank"); // another hash alone loads nothing
        await page.goto(`${url}index.html#variant=quarx-3d&moves=112-123`);
        await page.waitForURL(/play\.html#variant=quarx-3d&moves=112-123$/);
        await page.waitForSelector("body[data-ready]");
      },
      { errors: [/404/] },
    ),
);

long("what comes below does not move when the picture comes", () =>
  onSite("index.html", async (page) => {
    await page.route("**/front-*.webp", () => {}); // it never comes
    const places = [];
    for (let i = 0; i < 2; i++) {
      await page.reload();
      await page.waitForSelector(".try hyperply-game [data-cell]");
      places.push(
        await page.$$eval(".try, .cards", (parts) => parts.map((part) => part.getBoundingClientRect().y + scrollY)),
      );
      await page.unroute("**/front-*.webp");
    }
    assert.deepEqual(places[1], places[0]);
  }),
);

long("a board whose rules do not come is tried again when it comes into sight again, and not before", () =>
  onSite(
    "404.html",
    async (page, url) => {
      let asked = 0;
      await page.route("**/pkg/timeout.js*", (route) => {
        asked++;
        return route.fulfill({ status: 404 });
      });
      await page.setViewportSize({ width: 1280, height: 300 });
      await page.goto(`${url}index.html`);
      const failed = page.waitForResponse("**/pkg/timeout.js*");
      await page.locator(".try").scrollIntoViewIfNeeded();
      await failed;
      await page.waitForSelector(".try hyperply-game", { state: "detached" });
      const tries = asked;
      for (let i = 0; i < 5; i++) await drawn(page);
      const left = [await board(page).count(), await page.locator(".try .place img").count()];
      assert.deepEqual([asked, ...left], [tries, 0, 1]);
      await page.unroute("**/pkg/timeout.js*");
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await drawn(page);
      await page.locator(".try").scrollIntoViewIfNeeded();
      await board(page).locator("[data-cell]").first().waitFor();
    },
    { errors: [/timeout\.js/, /console: (Failed to load resource|hyperply)/] },
  ),
);

long(
  "a game is played right there against the computer, told below the board, and continued on a page of its own",
  () =>
    onSite("index.html", async (page, url) => {
      await page.waitForSelector(".try hyperply-game [data-cell]");
      assert.equal(await page.locator(".try img").count(), 0, "the board has taken the place of its picture");
      const line = () => page.$eval(".try-line", ({ offsetTop, offsetHeight }) => [offsetTop, offsetHeight]);
      const before = await line();
      assert.equal(await page.isVisible("#try-on"), false);
      await clicks(page, "b1", "b4");
      await page.waitForSelector("#message:not([hidden])");
      const { y, height } = await page.locator(".try .board").boundingBox();
      for (const part of ["#message", "#selection"])
        assert.ok((await page.locator(part).boundingBox()).y >= y + height, part);
      await clicks(page, "e2", "e4");
      await moves(page, 2);
      await says(page, "#live", /^Black’s .*Your move · White$/);
      assert.ok((await page.locator("#live").boundingBox()).height > 12);
      assert.deepEqual(await line(), before);
      const state = () =>
        page.evaluate(() => {
          const { position, ply } = document.querySelector("hyperply-game");
          return { position, ply };
        });
      const here = await state();
      await page.click("#try-on");
      await page.waitForSelector("body[data-ready]");
      assert.deepEqual([await state(), here.ply], [here, 2]);
      assert.equal(await page.getAttribute("hyperply-game", "black"), "engine 1");
      assert.equal(await page.locator("dialog[open]").count(), 0);
      await clicks(page, "d2", "d3");
      await moves(page, 4);
      await page.goto(`${url}index.html`);
      await says(page, ".saved-game", /Time Out on one board.*move 3/);
    }),
);

long(
  "on a phone the page is short and nothing shifts, and the board stays as large when a piece waits in Time Out below it",
  () =>
    onSite(
      "index.html",
      async (page) => {
        const cell = board(page).locator("[data-cell=e4]");
        await cell.waitFor();
        await drawn(page);
        const [shift, high, spatial] = await page.evaluate(() => [
          window.shift,
          document.documentElement.scrollHeight,
          [...document.querySelectorAll('a[href*="view=3d"]')].map(({ className }) => className),
        ]);
        assert.equal(shift, 0);
        assert.ok(high <= 3 * 844, `${high}: three screens`);
        assert.deepEqual(spatial, ["scene"], "games begin in the plan, where pieces are larger");
        const place = () =>
          cell.evaluate((node) => {
            const { x, y, width, height } = node.getBoundingClientRect();
            return [x, y + scrollY, width, height];
          });
        const before = await place();
        await clicks(page, "g1", "#time-out");
        await moves(page, 2);
        assert.deepEqual(await place(), before);
        const [entry, tray, more, cards] = await page.evaluate(() =>
          ["[data-mine]", "#tray", ".try-more", ".cards"].map((part) =>
            window.inside(part).getBoundingClientRect().toJSON(),
          ),
        );
        assert.ok(
          entry.bottom <= tray.bottom && tray.bottom <= Math.min(more.top, cards.top),
          "all of it, and it covers no words",
        );
        await clicks(page, "[data-mine]", "f3");
        await moves(page, 4);
      },
      {
        ...PHONE,
        prepare: (page) =>
          page.addInitScript(() => {
            window.shift = 0;
            new PerformanceObserver((list) => {
              for (const { value } of list.getEntries()) window.shift += value;
            }).observe({ type: "layout-shift", buffered: true });
          }),
      },
    ),
);
