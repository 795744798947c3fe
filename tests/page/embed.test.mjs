// Games in pages of others: the dialog with the HTML to copy, the page in its frame, and lessons and puzzles there.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { clicks, inSpace, onPage, onSite, onceDrawn, resize, says } from "./browser.mjs";
import { long as test } from "../long.mjs";

const GAME = "#variant=timeout-flat&moves=Pe2-e4,Pe7-e5,Qd1~";
/** What the documents tell pages to do. */
const [, FOLLOW] = /```html\n(<script>\n[^]*?<\/script>)\n```/.exec(
  readFileSync(new URL("../../docs/embedding.md", import.meta.url), "utf8"),
);
/** Notes every height that a frame tells the page. */
const LISTENER = `<script>window.told = []; addEventListener("message", ({ data }) => told.push(data.height))</script>`;

/** Goes to a page of somebody else beside the site, and gives its frames once their boards are there. */
async function toArticle(page, url, body) {
  const html = `<!doctype html><html lang="en"><title>An article</title><body style="margin: 0">${body}`;
  await page.unroute("**/article.html");
  await page.route("**/article.html", (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: html }),
  );
  await page.goto(`${url}article.html`);
  const frames = page.frames().slice(1);
  for (const frame of frames) await frame.waitForSelector("body[data-ready]");
  return frames;
}
const framesOf = (...hashes) =>
  hashes.map((hash) => `<iframe src="embed.html${hash}" width="736" height="90"></iframe>`).join("") + FOLLOW;

const html = (page) => page.inputValue("#embed-html");
const heightIn = (text) => Number(/height="(\d+)"/.exec(text)[1]);
/** Waits until the preview has told how high it is. */
const measured = (page) =>
  page.waitForFunction(() => /height="(?!480")\d+"/.test(document.getElementById("embed-html").value));
/** The frame of the preview, once its board has an attribute. */
async function preview(page, selector) {
  await page.frameLocator("#embed iframe").locator(`body[data-ready] hyperply-game${selector}`).waitFor();
  return page.frames()[1];
}

test("the dialog shows what is chosen in its preview and in the HTML, and the preview goes with it", () =>
  onPage(GAME, async (page) => {
    await clicks(page, "#share > summary", "#open-embed");
    await preview(page, '[controls="moves"][white="none"][black="none"]');
    await measured(page);
    const before = heightIn(await html(page));
    for (const [name, value, selector, written] of [
      ["theme", "dark", '[theme="dark"]', /theme=dark/],
      ["players", "computer", '[black="engine 4"]', /white=human&amp;black=engine%204/],
      ["language", "de", '[language="de"]', /language=de/],
    ]) {
      await page.selectOption(`#embed-${name}`, value);
      await preview(page, selector);
      assert.match(await html(page), written);
    }
    assert.equal(heightIn(await html(page)), before, "it stays until the preview tells another");
    await page.selectOption("#embed-shows", "position");
    const frame = await preview(page, "");
    await frame.waitForFunction(() => / b KQkq - 1 2 Qd1:0 -$/.test(document.querySelector("hyperply-game").start));
    await page.selectOption("#embed-size", "320");
    assert.match(await html(page), /#position=timeout-flat(?!.*moves=).* width="320"/);
    await page.selectOption("#embed-form", "element");
    assert.match(
      await html(page),
      /<hyperply-game controls="moves" theme="dark" language="de" white="human" black="engine 4" position="timeout-flat rnb[^"]*" style="[^"]*320px"></,
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
      await clicks(page, "#share > summary", "#open-embed");
      await measured(page);
      const copied = await html(page);
      await page.selectOption("#embed-form", "element");
      const element = await html(page);
      const [frame] = await toArticle(page, url, LISTENER + copied);
      const shown = await frame.evaluate(() => {
        const { position, ply, moves } = document.querySelector("hyperply-game");
        return [position, ply, moves.map(({ move }) => move).join()];
      });
      const position = "timeout-flat rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 - -";
      assert.deepEqual(shown, [position, 2, "Pe2-e4,Pe7-e5,Qd1→"]);
      await page.waitForFunction(() => window.told.length);
      assert.deepEqual([...new Set(await page.evaluate(() => window.told))], [heightIn(copied)], "nothing jumps");
      await frame.evaluate(() => document.getElementById("onward").append("more ".repeat(400)));
      await page.waitForFunction((before) => document.querySelector("iframe").height > before, heightIn(copied));
      await toArticle(page, url, element);
      await page.waitForFunction(() => document.querySelector("hyperply-game").ply === 3);
      await inSpace(page);
      await page.route("**/pkg/element.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "window.spoiled = true;" }),
      );
      await toArticle(page, url, element);
      await page.waitForLoadState("load");
      const ran = await page.evaluate(() => [window.spoiled, customElements.get("hyperply-game")]);
      assert.deepEqual(ran, [undefined, undefined]);
    },
    { errors: [/integrity/, /ERR_/] },
  ));

test("frames share their rules, lead out, and are as high as their boards", (t) =>
  onSite("404.html", async (page, url) => {
    await t.test("eight frames in a page ask for the rules of their games once", async () => {
      let asked = 0;
      page.on("request", (request) => {
        if (request.url().endsWith(".wasm")) asked++;
      });
      const games = ["chess", "timeout", "timeout-flat", "chess", "timeout", "timeout-flat", "chess", "timeout"];
      const frames = await toArticle(page, url, framesOf(...games.map((id) => `#variant=${id}`)));
      const shown = frames.map((frame) => frame.evaluate(() => document.querySelector("hyperply-game").variant));
      assert.deepEqual([await Promise.all(shown), asked], [games, 1]);
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
      await toArticle(page, url, "");
      await page.evaluate(
        (two) => document.body.insertAdjacentHTML("beforeend", two),
        framesOf("#variant=chess", "#variant=chess"),
      );
      await page.waitForFunction(() => document.querySelectorAll("iframe").length === 1);
      const left = page.frameLocator("iframe").locator("body[data-ready] hyperply-game");
      assert.deepEqual([await left.evaluate(({ variant }) => variant), gone], ["chess", 2]);
      await page.unroute("**/*.wasm");
    });

    await t.test("a frame takes the height that its board needs, again with another width", async () => {
      const hashes = ["#variant=timeout&controls=none", "#variant=trid&controls=pick", "#variant=chess"];
      const frames = await toArticle(page, url, framesOf(...hashes));
      for (const [width, ...heights] of [
        [736, 736, 913, 484],
        [320, 320, 497, 647],
        [736, 736, 913, 484],
      ]) {
        await page.evaluate((width) => {
          for (const frame of document.querySelectorAll("iframe")) frame.width = width;
        }, width);
        const isHigh = (heights) =>
          [...document.querySelectorAll("iframe")].every(({ height }, i) => Math.abs(height - heights[i]) <= 3);
        await page.waitForFunction(isHigh, heights);
        for (const frame of frames) {
          const ask = () => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth];
          const fits = ([beyond, reached]) => beyond <= 1 && reached <= width;
          assert.ok(fits(await onceDrawn(page, () => frame.evaluate(ask), fits)), `${width}`);
        }
      }
    });

    await t.test("a link that is damaged is told in the frame, and another one shows its game", async () => {
      const [frame] = await toArticle(page, url, framesOf("#variant=chess&moves=Pe2-e5"));
      await says(frame, "#trouble", /damaged/);
      assert.equal(await frame.locator("hyperply-game").count(), 0);
      await frame.evaluate(() => location.assign("#variant=chess&moves=Pe2-e4"));
      await frame.waitForSelector('hyperply-game [data-cell="e4"][data-piece="wP"]');
      assert.equal(await frame.isVisible("#trouble"), false);
    });

    await t.test(
      "links lead out of the frame: to the game as it is played there, and to the rule of a refusal",
      async () => {
        const [frame] = await toArticle(page, url, framesOf(GAME));
        const onward = async (click, there) => {
          const [opened] = await Promise.all([page.context().waitForEvent("page"), frame.click(click)]);
          await there(opened);
          await opened.close();
        };
        await frame.evaluate(() => document.querySelector("hyperply-game").play("Ng8-f6"));
        await onward("#onward a", (other) =>
          other.waitForFunction(() => document.querySelector("hyperply-game")?.ply === 4),
        );
        await frame.evaluate(() => document.querySelector("hyperply-game").undo());
        await frame.click('[data-cell="a7"]');
        await frame.click('[data-cell="a3"]');
        await onward("a.rule >> nth=0", (other) => other.waitForURL(/rules\.html#[A-Z]\d+$/));
        assert.match(frame.url(), /embed\.html/);
      },
    );
  }));

test("the frame's theme is that of the address, whatever was chosen on the site, before its script runs and afterwards", () =>
  onSite("404.html", async (page, url) => {
    await page.evaluate(() => localStorage.setItem("hyperply-theme", "light"));
    for (const ready of ["body[data-ready]", "html[data-theme]"]) {
      await page.goto(`${url}embed.html#variant=chess&theme=dark`);
      await page.waitForSelector(ready, { state: "attached" });
      const shade = () => getComputedStyle(document.documentElement).colorScheme;
      assert.equal(await page.evaluate(shade), "dark");
      await page.route("**/embed.js", (route) => route.fulfill({ contentType: "text/javascript" }));
      await page.goto(`${url}404.html`);
    }
  }));

test("in a frame a lesson or a puzzle has the height that it needs", () =>
  onSite(
    "learn.html#lesson=trid/12",
    async (page, url) => {
      const copied = page.locator(".task-more input");
      const lesson = await copied.inputValue();
      await page.evaluate(() => location.assign("#puzzle=quarx-4"));
      await page.waitForFunction(
        (known) => ![undefined, known].includes(document.querySelector(".task-more input")?.value),
        lesson,
      );
      for (const [one, width] of [
        [await copied.inputValue(), 600],
        [lesson, 1200],
        [lesson, 360],
      ]) {
        await resize(page, width, 900);
        const [frame] = await toArticle(page, url, `${LISTENER}<div>${one}</div>`);
        await frame.waitForSelector("body[data-frame]");
        await page.waitForFunction(() => document.querySelector("iframe").height !== "640");
        const first = await page.evaluate(() => window.told[0]);
        assert.ok(first >= 400, `it tells a height only when all is there: ${first}`);
        await frame.waitForFunction(() => document.documentElement.scrollHeight <= innerHeight + 1);
        const height = await frame.evaluate(() => document.querySelector("hyperply-game").offsetHeight);
        assert.ok(height >= Math.max(400, Math.min(736, width * 0.6)), `${height}`);
      }
    },
    { ready: "body[data-ready]" },
  ));
