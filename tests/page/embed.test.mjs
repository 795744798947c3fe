// Games in pages of others: the HTML that is copied, the page in its frame, and lessons and puzzles there.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { staysClean, violations } from "./axe.mjs";
import { follow } from "../../www/site/embed/frame-size.js";
import { inSpace, onPage, onSite, onceDrawn, resize, says } from "./browser.mjs";

const GAME = "#variant=timeout-flat&moves=Pe2-e4,Pe7-e5,Qd1~";

/** Puts a page of somebody else beside the site. */
const article = (page, body) =>
  page.route("**/article.html", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="en"><title>An article</title><body style="margin: 0">${body}`,
    }),
  );

/** Notes every height that a frame tells the page. */
const LISTENER = `<script>window.told = []; addEventListener("message", ({ data }) => told.push(data.height))</script>`;

/** Runs `play(page, frame)` on an article with frames of embed.html; `frame` is the first. */
const inFrames = (hashes, play, { width = 480, ready = "iframe", follower = FOLLOW, prepare } = {}) =>
  onSite(
    "article.html",
    async (page) => {
      const frames = page.frames().slice(1);
      for (const frame of frames) await frame.waitForSelector("body[data-ready]");
      await play(page, frames[0]);
    },
    {
      ready,
      prepare: async (page) => {
        const html = hashes.map((hash) => `<iframe src="embed.html${hash}" width="${width}" height="90"></iframe>`);
        await article(page, `${html.join("")}<script>${follower}</script>`);
        await prepare?.(page);
      },
    },
  );

/** What the documents tell pages to do. */
const [, FOLLOW] =
  /```html\n<script>\n([^]*?)<\/script>\n```/.exec(
    readFileSync(new URL("../../docs/embedding.md", import.meta.url), "utf8"),
  ) ?? [];

const openDialog = async (page) => {
  await page.click("#share > summary");
  await page.click("#open-embed");
  await page.waitForSelector("#embed iframe[height]");
};
const html = (page) => page.inputValue("#embed-html");
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

test("what is chosen is in the preview, and in the HTML", () =>
  onPage(GAME, async (page) => {
    await openDialog(page);
    await preview(page, '[controls="moves"][white="none"][black="none"]');
    for (const [name, value, selector, written] of [
      ["controls", "none", '[controls="none"]', /controls=none/],
      ["theme", "dark", '[theme="dark"]', /theme=dark/],
      ["players", "computer", '[black="engine 4"]', /white=human&amp;black=engine%204/],
      ["side", "black", '[flipped][white="engine 4"]', /white=engine%204&amp;black=human&amp;flipped/],
      ["players", "anyone", ":not([white])", /^(?!.*white=)/],
      ["language", "de", '[language="de"]', /language=de/],
      ["shows", "position", "", /#position=timeout-flat(?!.*moves=)/],
      ["size", "320", "", /width="320" height="320"/],
    ]) {
      await page.selectOption(`#embed-${name}`, value);
      await preview(page, selector);
      await page.waitForFunction(
        (source) => new RegExp(source).test(document.getElementById("embed-html").value),
        written.source,
      );
    }
    const frame = await preview(page, "");
    await frame.waitForFunction(() => document.querySelector("hyperply-game").moves.length === 0);
    await page.selectOption("#embed-form", "element");
    assert.match(
      await html(page),
      /<hyperply-game controls="none" theme="dark" language="de" flipped style="[^"]*320px">timeout-flat rnb/,
    );
  }));

test("the preview goes with the dialog, and comes again with the game of then", () =>
  onPage(GAME, async (page) => {
    await openDialog(page);
    await preview(page, "");
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("iframe"));
    await page.evaluate(() => document.querySelector("hyperply-game").play("Ng8-f6"));
    await page.click("#open-embed");
    assert.equal((await shown(await preview(page, '[controls="moves"]'))).moves.length, 4);
    assert.match(await html(page), /Ng8-f6/);
  }));

test("the frame that is copied shows the game in another page, at the ply, as high as it needs", () =>
  onPage(`${GAME}&at=2`, async (page) => {
    await openDialog(page);
    await preview(page, '[controls="moves"]');
    await page.waitForFunction(() => /height="(?!480")\d+"/.test(document.getElementById("embed-html").value));
    const copied = await html(page);
    await article(page, LISTENER + copied);
    await page.goto(page.url().replace(/play\.html.*/, "article.html"));
    const frame = page.frames()[1];
    await frame.waitForSelector("body[data-ready]");
    assert.deepEqual(await shown(frame), {
      position: "timeout-flat rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 - -",
      ply: 2,
      moves: ["Pe2-e4", "Pe7-e5", "Qd1→"],
      variant: "timeout-flat",
    });
    await page.waitForFunction(() => window.told.length);
    const before = /height="(\d+)"/.exec(copied)[1];
    const told = await page.evaluate(() => window.told);
    assert.deepEqual([...new Set(told)], [Number(before)], "nothing jumps: it is as high from the start");
    await frame.evaluate(() => document.body.append(document.createElement("hr")));
    await frame.evaluate(() => document.getElementById("onward").append("more ".repeat(400)));
    await page.waitForFunction((before) => document.querySelector("iframe").height > Number(before), before);
  }));

test("the element that is copied shows the game in another page; another script than the one of the hash does not run", async () => {
  for (const spoiled of [false, true])
    await onPage(
      GAME,
      async (page) => {
        await openDialog(page);
        await page.selectOption("#embed-form", "element");
        await article(page, await html(page));
        if (spoiled)
          await page.route("**/pkg/element.js", (route) =>
            route.fulfill({ contentType: "text/javascript", body: "window.spoiled = true;" }),
          );
        await page.goto(page.url().replace(/play\.html.*/, "article.html"));
        if (!spoiled) {
          await page.waitForFunction(() => document.querySelector("hyperply-game").ply === 3);
          await inSpace(page);
          return;
        }
        await page.waitForLoadState("load");
        assert.deepEqual(await page.evaluate(() => [window.spoiled, customElements.get("hyperply-game")]), [
          undefined,
          undefined,
        ]);
      },
      { errors: spoiled ? [/integrity/, /ERR_/] : [] },
    );
});

test("the height in the HTML stays until the preview tells another", () =>
  onPage(GAME, async (page) => {
    await openDialog(page);
    const height = async () => /height="(\d+)"/.exec(await html(page))[1];
    await page.waitForFunction(() => /height="(?!480")\d+"/.test(document.getElementById("embed-html").value));
    const before = await height();
    await page.selectOption("#embed-theme", "dark");
    await preview(page, '[theme="dark"]');
    assert.equal(await height(), before);
  }));

test("in a German page English is a choice, and in pages of others German", () =>
  onSite(
    `de/play.html${GAME}`,
    async (page) => {
      await openDialog(page);
      await preview(page, ":not([language])");
      await page.selectOption("#embed-form", "element");
      assert.match(await html(page), /language="de"/);
      await page.selectOption("#embed-language", "en");
      assert.match(await html(page), /language="en"/);
      await page.selectOption("#embed-form", "frame");
      const frame = await preview(page, '[language="en"]');
      assert.match(await html(page), /language=en/);
      assert.equal(await frame.locator(".frame").getAttribute("lang"), "en");
    },
    { ready: "body[data-ready]" },
  ));

/** Counts the requests for rules. */
const counting = (asked) => (page) =>
  page.on("request", (request) => request.url().endsWith(".wasm") && asked.push(request.url()));

test("ten frames in a page ask for the rules of their games once", async () => {
  const asked = [];
  const hashes = Array.from({ length: 10 }, (_, i) => `#variant=${["chess", "timeout", "timeout-flat"][i % 3]}`);
  await inFrames(
    hashes,
    async (page) => {
      const boards = await Promise.all(page.frames().slice(1).map(shown));
      assert.deepEqual(
        boards.map(({ variant }) => `#variant=${variant}`),
        hashes,
      );
      assert.equal(asked.length, 1);
    },
    { prepare: counting(asked) },
  );
});

test("a frame that goes before it has the rules leaves the others to load them", () => {
  let gone;
  return inFrames(
    ["#variant=chess", "#variant=chess"],
    async (page) => {
      assert.equal(gone, 1);
      assert.equal(await page.locator("iframe").count(), 1);
      assert.equal((await shown(page.frames()[1])).variant, "chess");
    },
    {
      ready: ".gone + iframe, iframe:has(+ .gone)",
      prepare: (page) =>
        page.route("**/*.wasm", async (route) => {
          if (gone) return route.continue();
          gone = 1;
          const asking = route.request().frame();
          const [other] = page.frames().filter((frame) => frame.parentFrame() && frame !== asking);
          await other.waitForFunction(() => window.hyperplyModules?.size === 1); // it waits for the first
          const element = await asking.frameElement();
          await element.evaluate((frame) =>
            frame.replaceWith(Object.assign(document.createElement("hr"), { className: "gone" })),
          );
        }),
    },
  );
});

for (const [hash, wide, narrow] of [
  ["#variant=timeout&controls=none", [736, 736], [320, 320]],
  ["#variant=trid&controls=pick", [736, 913], [320, 497]],
  ["#variant=chess", [736, 484], [320, 647]],
]) {
  test(`a frame takes the height that its board needs, again with another width: ${hash}`, () =>
    inFrames(
      [hash],
      async (page, frame) => {
        for (const [width, height] of [wide, narrow, wide]) {
          await page.evaluate((width) => {
            document.querySelector("iframe").width = width;
          }, width);
          await page.waitForFunction(
            (height) => Math.abs(document.querySelector("iframe").height - height) <= 3,
            height,
          );
          const ask = () =>
            frame.evaluate(() => ({
              scrollHeight: document.documentElement.scrollHeight,
              innerHeight,
              scrollWidth: document.documentElement.scrollWidth,
            }));
          const fits = ({ scrollHeight, innerHeight, scrollWidth }) =>
            scrollHeight <= innerHeight + 1 && scrollWidth <= width;
          const told = await onceDrawn(page, ask, fits);
          assert.ok(fits(told), JSON.stringify(told));
        }
      },
      { width: wide[0] },
    ));
}

for (const [whose, follower] of [
  ["of the documents", FOLLOW],
  ["that is copied", `addEventListener("message", ${follow})`],
]) {
  test(`no message of others gives a frame a height: with the script ${whose}`, () =>
    inFrames(
      ["#variant=chess&controls=none"],
      async (page, frame) => {
        await page.waitForFunction(() => document.querySelector("iframe").height === "480");
        await frame.evaluate(() => parent.postMessage({ type: "other", height: 5 }, "*"));
        await page.evaluate(() => window.postMessage({ type: "hyperply-size", height: 5 }, "*"));
        await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
        assert.equal(await page.evaluate(() => document.querySelector("iframe").height), "480");
      },
      { follower },
    ));
}

test("a link that is damaged is told in the frame, and another one shows its game", () =>
  inFrames(["#variant=chess&moves=Pe2-e5"], async (page, frame) => {
    await says(frame, "#trouble", /damaged/);
    assert.equal(await frame.locator("hyperply-game").count(), 0);
    await frame.evaluate(() => {
      location.hash = "#variant=chess&moves=Pe2-e4";
    });
    await frame.waitForSelector('hyperply-game [data-cell="e4"][data-piece="wP"]');
    assert.equal(await frame.locator("#trouble").isVisible(), false);
  }));

for (const [when, route] of [
  [
    "before its script runs",
    (page) => page.route("**/embed.js", (route) => route.fulfill({ contentType: "text/javascript" })),
  ],
  ["afterwards", () => {}],
]) {
  test(`the frame's theme is that of the address, whatever was chosen on the site: ${when}`, () =>
    onSite(
      "embed.html#variant=chess&theme=dark",
      async (page) => {
        await page.waitForSelector("html[data-theme]", { state: "attached" });
        assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), "dark");
      },
      {
        ready: when === "afterwards" ? "body[data-ready]" : null,
        prepare: async (page) => {
          await page.addInitScript(() => localStorage.setItem("hyperply-theme", "light"));
          await route(page);
        },
      },
    ));
}

test("links lead out of the frame: to the same game, and to the rule of a refusal", () =>
  inFrames([GAME], async (page, frame) => {
    const [opened] = await Promise.all([page.context().waitForEvent("page"), frame.click("#onward a")]);
    await opened.waitForFunction(() => document.querySelector("hyperply-game")?.ply === 3);
    await opened.close();
    await frame.evaluate(() => document.querySelector("hyperply-game").play("Ng8-f6"));
    assert.match(await frame.getAttribute("#onward a", "href"), /^play\.html#variant=timeout-flat&moves=.*,Ng8-f6$/);
    await frame.evaluate(() => document.querySelector("hyperply-game").undo());
    await frame.click('[data-cell="a7"]');
    await frame.click('[data-cell="a3"]');
    const [rule] = await Promise.all([page.context().waitForEvent("page"), frame.click("a.rule >> nth=0")]);
    await rule.waitForURL(/rules\.html#[A-Z]\d+$/);
    await rule.close();
    assert.match(frame.url(), /embed\.html/);
  }));

test("a game is played against the computer in a frame", () =>
  inFrames(["#variant=timeout-flat&black=engine%201"], async (page, frame) => {
    await frame.click('[data-cell="e2"]');
    await frame.click('[data-cell="e4"]');
    await frame.waitForFunction(() => document.querySelector("hyperply-game").moves.length === 2);
  }));

test("axe finds nothing in the dialog and in the frame, and nothing reaches over the edge", async () => {
  await onPage(GAME, async (page) => {
    await openDialog(page);
    await preview(page, "");
    await staysClean(page);
  });
  await onSite(
    `embed.html${GAME}`,
    async (page) => {
      await resize(page, 480, 900);
      assert.deepEqual(await violations(page), []);
    },
    { ready: "body[data-ready]" },
  );
});

for (const hash of ["#lesson=trid/12", "#puzzle=quarx-4"])
  test(`in a frame a lesson or a puzzle has the height that it needs: ${hash}`, () =>
    onSite(
      `learn.html${hash}`,
      async (page) => {
        const copied = await page.evaluate(() => document.querySelector(".task-more input").value);
        await article(page, `${LISTENER}<div>${copied}</div>`);
        for (const width of [1200, 600, 360]) {
          await resize(page, width, 900);
          await page.goto(page.url().replace(/learn\.html.*|article\.html/, "article.html"));
          const frame = page.frames()[1];
          await frame.waitForSelector("body[data-ready][data-frame]");
          await page.waitForFunction(() => document.querySelector("iframe").height !== "640");
          const [first] = await page.evaluate(() => window.told);
          assert.ok(first >= 400, `it tells a height only when all is there: ${first}`);
          await frame.waitForFunction(() => document.documentElement.scrollHeight <= innerHeight + 1);
          const { height } = await frame.evaluate(() =>
            document.querySelector("hyperply-game").getBoundingClientRect(),
          );
          assert.ok(height >= Math.max(400, Math.min(736, width * 0.6)), `${height}`);
        }
      },
      { ready: "body[data-ready]" },
    ));
