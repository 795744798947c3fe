// The front page: what there is, where to begin, and ways into every game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { staysClean } from "./axe.mjs";
import { PHONE, clicks, drawn, onSite, resize, says, tabTo, wide } from "./browser.mjs";

const rules = await import("../../pkg/inline.js");

/** What a picture shows. */
const drawnIn = async (page, src) => {
  const text = await page.evaluate(async (src) => (await fetch(src)).text(), src);
  /** The shapes of the paths of a class. */
  const shapes = (name) =>
    [...text.matchAll(new RegExp(`<path class="hyperply-${name}"[^>]* d="([^"]*)"`, "g"))].flatMap(([, d]) =>
      d.match(/M/g),
    ).length;
  return { cells: shapes("tone\\w+"), pieces: text.match(/<use /g).length, targets: shapes("(?:target|capture)") };
};

/** How many cells a game begins with. @param {{ id: string, geometry: any }} game */
const cellsOf = ({ id, geometry }) =>
  id.startsWith("trid") ? 64 : geometry.boards.flatMap(({ cells }) => cells).length; // D1

test("every family has a picture of its own, a way in, and its other games", () =>
  onSite("index.html", async (page) => {
    const cards = await page
      .locator(".cards > .card")
      .evaluateAll((nodes) =>
        nodes.map((node) => ({
          title: node.querySelector("h2").textContent,
          picture: node.querySelector("img").getAttribute("src"),
          starts: [...node.querySelectorAll(".button")].map((link) => link.id),
          games: [...node.querySelectorAll(".button, .sets a")].map((link) => [link.id, link.getAttribute("href")]),
          ways: [...node.querySelectorAll(".ways a")].map((link) => link.getAttribute("href")),
        })),
      );
    const MAIN = ["timeout", "trid", "raumschach", "quarx", "hex4d"];
    assert.deepEqual(
      cards.map(({ starts }) => starts), // the one that the card is named after
      MAIN.map((id) => [id]),
    );
    const easier = ({ games: [, [id] = []] }) => page.locator(`a[id="${id}"]`, { hasText: "Easier: " }).count();
    assert.deepEqual(await Promise.all(cards.map(easier)), [1, 0, 0, 1, 1]);
    assert.deepEqual(
      await page
        .locator(".hero .games a")
        .evaluateAll((nodes) => nodes.map((node) => /variant=([\w-]+)/.exec(node.getAttribute("href"))[1])),
      MAIN,
      "all are in sight at once",
    );
    const games = rules.variants();
    const shown = cards.flatMap(({ games }) => games);
    assert.deepEqual(shown.map(([id]) => id).sort(), games.map(({ id }) => id).sort());
    for (const [id, href] of shown) assert.match(href, new RegExp(`^play\\.html#variant=${id}(&view=3d)?$`));
    for (const { title, picture, ways } of cards) {
      const [about, text] = ways;
      assert.match(text, /^rules\.html#./, title);
      assert.equal(picture, `scenes/${about.replace(".html", ".svg")}`);
      assert.ok((await drawnIn(page, picture)).targets >= 8, title);
    }
    assert.equal(new Set(cards.map(({ picture }) => picture)).size, cards.length);
  }));

for (const colorScheme of ["light", "dark"])
  test(`it begins with a 3D view, in ${colorScheme}, and the theme that is chosen decides`, () =>
    onSite(
      "index.html",
      async (page) => {
        const scene = page.locator(".scene img:visible");
        const other = colorScheme === "light" ? "dark" : "light";
        for (const [theme, shown] of [
          ["auto", colorScheme],
          [other, other],
          [colorScheme, colorScheme],
        ]) {
          await page.evaluate((name) => {
            document.documentElement.dataset.theme = name;
          }, theme);
          assert.equal(await scene.count(), 1);
          assert.equal(await scene.getAttribute("src"), `pictures/front-${shown}.webp`);
          assert.match(await scene.getAttribute("alt"), /^Tri-Dimensional chess in 3D: /);
          const { bytes, lights } = await scene.evaluate(async (image) => {
            await image.decode();
            const pen = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext("2d");
            pen.drawImage(image, 0, 0);
            const { data } = pen.getImageData(0, 0, image.naturalWidth, image.naturalHeight);
            const lights = Array(8).fill(0);
            for (let i = 0; i < data.length; i += 4) lights[Math.min(7, data[i + 1] >> 5)]++;
            return { bytes: (await (await fetch(image.src)).arrayBuffer()).byteLength, lights };
          });
          assert.ok(bytes <= 60_000, `${bytes}`);
          const ground = lights.indexOf(Math.max(...lights));
          assert.ok(shown === "light" ? ground >= 6 : ground <= 2, `${shown}: ${lights}`);
          assert.ok(lights[0] + lights[1] > 2000 && lights[6] + lights[7] > 2000, `black and white pieces: ${lights}`);
        }
        const { width, height } = await scene.boundingBox();
        assert.ok(Math.abs(width / height - 0.9) < 0.01);
        await page.locator(".scene").click();
        await page.waitForSelector("body[data-ready]");
        await page.waitForSelector("#space[data-drawn]");
        await says(page, "#game", /Tri-Dimensional chess/);
      },
      { colorScheme },
    ));

test("what comes below does not move when the picture comes", () =>
  onSite("index.html", async (page) => {
    await page.route("**/front-*.webp", () => {}); // it never comes
    const [before, after] = [[], []];
    for (const places of [before, after]) {
      await page.reload();
      await page.waitForSelector(".try hyperply-game [data-cell]");
      places.push((await page.locator(".try").boundingBox()).y, (await page.locator(".cards").boundingBox()).y);
      await page.unroute("**/front-*.webp");
    }
    assert.deepEqual(after, before);
  }));

test("a board whose rules do not come is tried again when it comes into sight again, and not before", () =>
  onSite(
    "index.html",
    async (page) => {
      const board = page.locator(".try hyperply-game");
      await page.locator(".try").scrollIntoViewIfNeeded();
      await page.waitForFunction(() => window.failed > 0);
      for (let i = 0; i < 5; i++) await drawn(page);
      assert.equal(await page.evaluate(() => window.failed), 1);
      assert.equal(await board.count(), 0);
      assert.equal(await page.locator(".try .place img").count(), 1);
      await page.unroute("**/pkg/timeout.js*");
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await drawn(page);
      await page.locator(".try").scrollIntoViewIfNeeded();
      await board.locator("[data-cell]").first().waitFor();
    },
    {
      viewport: { width: 1280, height: 300 },
      errors: [/timeout\.js/, /console: (Failed to load resource|hyperply)/],
      prepare: async (page) => {
        await page.addInitScript(() => {
          window.failed = 0;
          addEventListener("hyperply-error", () => window.failed++);
        });
        await page.route("**/pkg/timeout.js*", (route) => route.fulfill({ status: 404 }));
      },
    },
  ));

test("every game has a drawing of its start", () =>
  onSite("index.html", async (page) => {
    for (const game of rules.variants()) {
      const position = rules.initial_position(game.id);
      assert.deepEqual(
        await drawnIn(page, `drawings/${game.id}.svg`),
        { cells: cellsOf(game), pieces: rules.pieces(position).length, targets: 0 },
        game.id,
      );
    }
  }));

test("from here to the first move", () =>
  onSite("index.html", async (page) => {
    await page.locator(".hero").getByRole("link", { name: "Play Tri-Dimensional chess" }).click();
    await page.waitForSelector("body[data-ready]");
    await says(page, "#game", /Tri-Dimensional chess/);
    await page.waitForSelector("#space[data-drawn]"); // as in the picture above the button
    await page.goBack();
    await page.click("#timeout-flat");
    await page.waitForSelector("body[data-ready]");
    await says(page, "#game", /Time Out on one board/);
    await page.locator("a.brand").click();
    await page.locator(".try a", { hasText: "a friend by link" }).click();
    await page.waitForSelector("body[data-ready]");
    await says(page, "#bar", /You play White/);
  }));

test("the picture and the button of the first screen are of the same game; another is played right there, and the computer answers", () =>
  onSite("index.html", async (page) => {
    const board = page.locator(".try hyperply-game");
    await board.locator("[data-cell]").first().waitFor();
    assert.equal(await page.getAttribute(".start a", "href"), await page.getAttribute("a.scene", "href"));
    assert.match(await page.getAttribute("a.scene", "href"), /variant=trid\b/);
    const variant = await board.evaluate((node) => node.variant);
    assert.ok((await page.getAttribute(".try-more a", "href")).startsWith("learn.html#timeout"), variant);
    assert.equal(await page.locator(".try img").count(), 0, "the board has taken the place of its picture");
    await clicks(page, "e2", "e4");
    await page.waitForFunction(() => document.querySelector("hyperply-game").moves.length === 2);
  }));

test("the game of the board there is continued on a page of its own: saved, with its moves, against the same computer", () =>
  onSite("index.html", async (page, url) => {
    const board = page.locator(".try hyperply-game");
    await board.locator("[data-cell]").first().waitFor();
    const line = page.locator(".try-line");
    const place = () => line.evaluate(({ offsetTop, offsetHeight }) => [offsetTop, offsetHeight]);
    const before = await place();
    assert.equal(await page.locator("#try-on").isVisible(), false);
    await clicks(page, "e2", "e4");
    await page.waitForFunction(() => document.querySelector("hyperply-game").moves.length === 2);
    assert.deepEqual(await place(), before);
    const position = await board.evaluate((node) => node.position);
    await page.click("#try-on");
    await page.waitForSelector("body[data-ready]");
    const read = () =>
      page.evaluate(() =>
        Object.fromEntries(["position", "ply"].map((name) => [name, document.querySelector("hyperply-game")[name]])),
      );
    assert.deepEqual(await read(), { position, ply: 2 });
    assert.equal(await page.getAttribute("hyperply-game", "black"), "engine 1");
    assert.equal(await page.locator("dialog[open]").count(), 0);
    await clicks(page, "d2", "d3");
    await page.waitForFunction(() => document.querySelector("hyperply-game").moves.length === 4);
    await page.goto(`${url}index.html`);
    await says(page, ".saved-game", /Time Out on one board.*move 3/);
  }));

test("the last move stands in words below the board", () =>
  onSite("index.html", async (page) => {
    await clicks(page, "e2", "e4");
    await says(page, "#live", /^Black’s .*Your move · White$/);
    assert.ok((await page.locator("#live").boundingBox()).height > 12);
  }));

test("what is picked and why it cannot move stand below the board", () =>
  onSite("index.html", async (page) => {
    await page.waitForSelector(".try hyperply-game [data-cell]");
    await clicks(page, "b1", "b4");
    await page.waitForSelector("#message:not([hidden])");
    const { y, height } = await page.locator(".try .board").boundingBox();
    for (const part of ["#message", "#selection"])
      assert.ok((await page.locator(part).boundingBox()).y >= y + height, part);
  }));

test("the board stays as large when a piece goes into Time Out, and the piece is seen below it and returns", () =>
  onSite(
    "index.html",
    async (page) => {
      const board = page.locator(".try hyperply-game");
      const cell = board.locator("[data-cell=e4]");
      await cell.waitFor();
      const place = () =>
        cell.evaluate((node) => {
          const { x, y, width, height } = node.getBoundingClientRect();
          return [x, y + scrollY, width, height];
        });
      const before = await place();
      await clicks(page, "g1");
      await board.locator("#time-out").click();
      await page.waitForFunction(() => document.querySelector("hyperply-game").moves.length === 2);
      assert.deepEqual(await place(), before);
      const entry = board.locator("[data-mine]");
      const [{ y, height }, tray, cards] = await Promise.all(
        [entry, board.locator("#tray"), page.locator(".cards")].map((node) => node.boundingBox()),
      );
      assert.ok(y + height <= tray.y + tray.height && tray.y + tray.height <= cards.y, "all of it, above the cards");
      const more = await page.locator(".try-more").boundingBox();
      assert.ok(tray.y + tray.height <= more.y, "it covers no words");
      await entry.click();
      await clicks(page, "f3");
      await page.waitForFunction(() => document.querySelector("hyperply-game").moves.length === 4);
    },
    PHONE,
  ));

test("nothing shifts, and on a phone the page is short", () =>
  onSite(
    "index.html",
    async (page) => {
      await page.waitForSelector(".try hyperply-game [data-cell]");
      await drawn(page);
      const [shift, height] = await page.evaluate(() => [window.shift, document.documentElement.scrollHeight]);
      assert.equal(shift, 0);
      assert.ok(height <= 2500, `${height}`);
      const inSpace = page.locator('a[href*="view=3d"]');
      assert.deepEqual(
        await inSpace.evaluateAll((nodes) => nodes.map((node) => node.className)),
        ["scene"],
        "games begin in the plan, where pieces are larger",
      );
    },
    {
      viewport: { width: 390, height: 844 },
      prepare: (page) =>
        page.addInitScript(() => {
          window.shift = 0;
          new PerformanceObserver((list) => {
            for (const { value } of list.getEntries()) window.shift += value;
          }).observe({ type: "layout-shift", buffered: true });
        }),
    },
  ));

test("where there is no page, one says so and leads on", () =>
  onSite(
    "no-such-page.html",
    async (page) => {
      await says(page, "h1", /no page here/);
      await staysClean(page);
      await page.click("main a");
      await page.waitForSelector(".hero");
    },
    { errors: [/404/] },
  ));

test("addresses of games that were here once lead to their game", () =>
  onSite("index.html#variant=quarx-3d&moves=112-123", async (page) => {
    await page.waitForSelector("body[data-ready]");
    assert.match(page.url(), /play\.html#variant=quarx-3d&moves=112-123$/);
  }));

test("by keys alone; nothing is wider than any screen", () =>
  onSite("index.html", async (page) => {
    await tabTo(page, ".start a");
    await page.keyboard.press("Enter");
    await page.waitForSelector("body[data-ready]");
    await page.goBack();
    for (const width of [320, 390, 720, 900, 1440, 2560]) {
      await resize(page, width, 900);
      assert.ok((await wide(page)) <= width, `${width}`);
    }
  }));

test("axe finds nothing on the front page", () => onSite("index.html", (page) => staysClean(page)));
