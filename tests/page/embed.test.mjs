// Games in pages of others: the dialog with the HTML to copy, the page in its frame, and lessons and puzzles there.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inSpace, onPage, onSite, onceDrawn, resize, says } from "./browser.mjs";

const GAME = "#variant=timeout-flat&moves=Pe2-e4,Pe7-e5,Qd1~";

/** Goes to a page of somebody else beside the site. */
async function toArticle(page, url, body) {
  await page.unroute("**/article.html");
  await page.route("**/article.html", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="en"><title>An article</title><body style="margin: 0">${body}`,
    }),
  );
  await page.goto(`${url}article.html`);
}

/** Notes every height that a frame tells the page. */
const LISTENER = `<script>window.told = []; addEventListener("message", ({ data }) => told.push(data.height))</script>`;

/** What the documents tell pages to do. */
const [, FOLLOW] = /```html\n<script>\n([^]*?)<\/script>\n```/.exec(
  readFileSync(new URL("../../docs/embedding.md", import.meta.url), "utf8"),
);

/** Goes to an article with frames of embed.html, and gives those. */
async function inFrames(page, url, hashes) {
  const html = hashes.map((hash) => `<iframe src="embed.html${hash}" width="736" height="90"></iframe>`);
  await toArticle(page, url, `${html.join("")}<script>${FOLLOW}</script>`);
  const frames = page.frames().slice(1);
  for (const frame of frames) await frame.waitForSelector("body[data-ready]");
  return frames;
}

const html = (page) => page.inputValue("#embed-html");
const heightIn = async (page) => /height="(\d+)"/.exec(await html(page))[1];
const shown = (frame) =>
  frame.evaluate(() => {
    const { position, ply, moves, variant } = document.querySelector("hyperply-game");
    return { position, ply, moves: moves.map(({ move }) => move), variant };
  });
/** The frame of the preview, once its board has an attribute. */
async function preview(page, selector) {
  await page.frameLocator("#embed iframe").locator(`body[data-ready] hyperply-game${selector}`).waitFor();
  return page.frames()[1];
}
async function openDialog(page) {
  if (!(await page.$eval("#share", ({ open }) => open))) await page.click("#share > summary");
  await page.click("#open-embed");
  return preview(page, '[controls="moves"][white="none"][black="none"]');
}
/** Waits until the preview has told how high it is. */
const measured = (page) =>
  page.waitForFunction(() => /height="(?!480")\d+"/.test(document.getElementById("embed-html").value));

test("the dialog shows what is chosen in its preview and in the HTML, and the preview goes with it", () =>
  onPage(GAME, async (page) => {
    await openDialog(page);
    await measured(page);
    const before = await heightIn(page);
    for (const [name, value, selector, written] of [
      ["theme", "dark", '[theme="dark"]', /theme=dark/],
      ["players", "computer", '[black="engine 4"]', /white=human&amp;black=engine%204/],
      ["side", "black", '[flipped][white="engine 4"]', /white=engine%204&amp;black=human&amp;flipped/],
      ["language", "de", '[language="de"]', /language=de/],
    ]) {
      await page.selectOption(`#embed-${name}`, value);
      await preview(page, selector);
      assert.match(await html(page), written);
    }
    assert.equal(await heightIn(page), before, "it stays until the preview tells another");
    await page.selectOption("#embed-shows", "position");
    const frame = await preview(page, "");
    await frame.waitForFunction(() => document.querySelector("hyperply-game").moves.length === 0);
    assert.match(await html(page), /#position=timeout-flat(?!.*moves=)/);
    await page.selectOption("#embed-size", "320");
    assert.match(await html(page), /width="320"/);
    await page.selectOption("#embed-form", "element");
    assert.match(
      await html(page),
      /<hyperply-game controls="moves" theme="dark" language="de" white="engine 4" black="human" flipped style="[^"]*320px">timeout-flat rnb/,
    );
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("iframe"));
    await page.evaluate(() => document.querySelector("hyperply-game").play("Ng8-f6"));
    await page.click("#open-embed");
    await page.selectOption("#embed-form", "frame");
    const again = await preview(page, '[controls="moves"]');
    await again.waitForFunction(() => document.querySelector("hyperply-game").moves.length === 4);
    assert.match(await html(page), /Ng8-f6/);
  }));

test("what is copied shows the game in another page, as high as it needs; another script than that of the hash does not run", () =>
  onPage(
    `${GAME}&at=2`,
    async (page, url) => {
      await openDialog(page);
      await measured(page);
      const copied = { frame: await html(page) };
      await page.selectOption("#embed-form", "element");
      copied.element = await html(page);

      await toArticle(page, url, LISTENER + copied.frame);
      const [, frame] = page.frames();
      await frame.waitForSelector("body[data-ready]");
      assert.deepEqual(await shown(frame), {
        position: "timeout-flat rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 - -",
        ply: 2,
        moves: ["Pe2-e4", "Pe7-e5", "Qd1→"],
        variant: "timeout-flat",
      });
      await page.waitForFunction(() => window.told.length);
      const [, before] = /height="(\d+)"/.exec(copied.frame);
      assert.deepEqual([...new Set(await page.evaluate(() => window.told))], [Number(before)], "nothing jumps");
      await frame.evaluate(() => document.getElementById("onward").append("more ".repeat(400)));
      await page.waitForFunction((before) => document.querySelector("iframe").height > Number(before), before);

      await toArticle(page, url, copied.element);
      await page.waitForFunction(() => document.querySelector("hyperply-game").ply === 3);
      await inSpace(page);
      await page.route("**/pkg/element.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "window.spoiled = true;" }),
      );
      await toArticle(page, url, copied.element);
      await page.waitForLoadState("load");
      const ran = await page.evaluate(() => [window.spoiled, customElements.get("hyperply-game")]);
      assert.deepEqual(ran, [undefined, undefined]);
    },
    { errors: [/integrity/, /ERR_/] },
  ));

test("frames share their rules, lead out, play, and are as high as their boards", (t) =>
  onSite("404.html", async (page, url) => {
    await t.test("ten frames in a page ask for the rules of their games once", async () => {
      let asked = 0;
      page.on("request", (request) => {
        if (request.url().endsWith(".wasm")) asked++;
      });
      const games = ["chess", "timeout", "timeout-flat"];
      const hashes = Array.from({ length: 10 }, (_, i) => `#variant=${games[i % 3]}`);
      const boards = await Promise.all((await inFrames(page, url, hashes)).map(shown));
      assert.deepEqual(
        boards.map(({ variant }) => `#variant=${variant}`),
        hashes,
      );
      assert.equal(asked, 1);
    });

    await t.test("a frame that goes before it has the rules leaves the others to load them", async () => {
      let gone = 0;
      await page.route("**/*.wasm", async (route) => {
        if (gone++) return route.continue();
        const asking = route.request().frame();
        const [other] = page.frames().filter((frame) => frame.parentFrame() && frame !== asking);
        await other.waitForFunction(() => window.hyperplyModules?.size === 1); // it waits for the first
        const element = await asking.frameElement();
        await element.evaluate((frame) => frame.remove());
      });
      const body = `<iframe src="embed.html#variant=chess"></iframe>`.repeat(2);
      await toArticle(page, url, body);
      const left = page.frameLocator("iframe").locator("body[data-ready] hyperply-game");
      await page.waitForFunction(() => document.querySelectorAll("iframe").length === 1);
      await left.waitFor();
      assert.deepEqual([await left.evaluate(({ variant }) => variant), gone], ["chess", 2]);
      await page.unroute("**/*.wasm");
    });

    await t.test("a frame takes the height that its board needs, again with another width", async () => {
      const hashes = ["#variant=timeout&controls=none", "#variant=trid&controls=pick", "#variant=chess"];
      const frames = await inFrames(page, url, hashes);
      const [wide, narrow] = [
        [736, [736, 913, 484]],
        [320, [320, 497, 647]],
      ];
      for (const [width, heights] of [wide, narrow, wide]) {
        await page.evaluate((width) => {
          for (const frame of document.querySelectorAll("iframe")) frame.width = width;
        }, width);
        await page.waitForFunction(
          (heights) =>
            [...document.querySelectorAll("iframe")].every((frame, i) => Math.abs(frame.height - heights[i]) <= 3),
          heights,
        );
        const ask = (frame) => () =>
          frame.evaluate(() => [
            document.documentElement.scrollHeight - innerHeight,
            document.documentElement.scrollWidth,
          ]);
        const fits = ([beyond, reached]) => beyond <= 1 && reached <= width;
        for (const frame of frames) assert.ok(fits(await onceDrawn(page, ask(frame), fits)), `${width}`);
      }
    });

    await t.test("a link that is damaged is told in the frame, and another one shows its game", async () => {
      const [frame] = await inFrames(page, url, ["#variant=chess&moves=Pe2-e5"]);
      await says(frame, "#trouble", /damaged/);
      assert.equal(await frame.locator("hyperply-game").count(), 0);
      await frame.evaluate(() => {
        location.hash = "#variant=chess&moves=Pe2-e4";
      });
      await frame.waitForSelector('hyperply-game [data-cell="e4"][data-piece="wP"]');
      assert.equal(await frame.isVisible("#trouble"), false);
    });

    await t.test("links lead out of the frame: to the same game, and to the rule of a refusal", async () => {
      const [frame] = await inFrames(page, url, [GAME]);
      const opening = () => page.context().waitForEvent("page");
      const [opened] = await Promise.all([opening(), frame.click("#onward a")]);
      await opened.waitForFunction(() => document.querySelector("hyperply-game")?.ply === 3);
      await opened.close();
      await frame.evaluate(() => document.querySelector("hyperply-game").play("Ng8-f6"));
      assert.match(await frame.getAttribute("#onward a", "href"), /^play\.html#variant=timeout-flat&moves=.*,Ng8-f6$/);
      await frame.evaluate(() => document.querySelector("hyperply-game").undo());
      await frame.click('[data-cell="a7"]');
      await frame.click('[data-cell="a3"]');
      const [rule] = await Promise.all([opening(), frame.click("a.rule >> nth=0")]);
      await rule.waitForURL(/rules\.html#[A-Z]\d+$/);
      await rule.close();
      assert.match(frame.url(), /embed\.html/);
    });

    await t.test("a game is played against the computer in a frame", async () => {
      const [frame] = await inFrames(page, url, ["#variant=timeout-flat&black=engine%201"]);
      await frame.click('[data-cell="e2"]');
      await frame.click('[data-cell="e4"]');
      await frame.waitForFunction(() => document.querySelector("hyperply-game").moves.length === 2);
    });
  }));

test("the frame's theme is that of the address, whatever was chosen on the site, before its script runs and afterwards", () =>
  onSite("404.html", async (page, url) => {
    await page.evaluate(() => localStorage.setItem("hyperply-theme", "light"));
    const shade = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await page.goto(`${url}embed.html#variant=chess&theme=dark`);
    await page.waitForSelector("body[data-ready]");
    assert.equal(await shade(), "dark");
    await page.route("**/embed.js", (route) => route.fulfill({ contentType: "text/javascript" }));
    await page.reload();
    await page.waitForSelector("html[data-theme]", { state: "attached" });
    assert.equal(await shade(), "dark");
  }));

test("in a frame a lesson or a puzzle has the height that it needs", () =>
  onSite(
    "learn.html#lesson=trid/12",
    async (page, url) => {
      const copied = [];
      for (const hash of ["#lesson=trid/12", "#puzzle=quarx-4"]) {
        await page.goto(`${url}learn.html${hash}`);
        await page.waitForFunction(
          (known) => ![undefined, "", known].includes(document.querySelector(".task-more input")?.value),
          copied[0],
        );
        copied.push(await page.inputValue(".task-more input"));
      }
      for (const one of copied)
        for (const width of [1200, 360]) {
          await resize(page, width, 900);
          await toArticle(page, url, `${LISTENER}<div>${one}</div>`);
          const [, frame] = page.frames();
          await frame.waitForSelector("body[data-ready][data-frame]");
          await page.waitForFunction(() => document.querySelector("iframe").height !== "640");
          const [first] = await page.evaluate(() => window.told);
          assert.ok(first >= 400, `it tells a height only when all is there: ${first}`);
          await frame.waitForFunction(() => document.documentElement.scrollHeight <= innerHeight + 1);
          const height = await frame.evaluate(() => document.querySelector("hyperply-game").offsetHeight);
          assert.ok(height >= Math.max(400, Math.min(736, width * 0.6)), `${height}`);
        }
    },
    { ready: "body[data-ready]" },
  ));
