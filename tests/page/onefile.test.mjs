// dist/hyperply.html opened from disk, without any network.
import assert from "node:assert/strict";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { variants } from "../../pkg/inline.js";
import { launch, wasAsked } from "../chromium.mjs";

const BUILT = fileURLToPath(new URL("../../dist/hyperply.html", import.meta.url));

let browser, home, file;
before(async () => {
  home = mkdtempSync(join(tmpdir(), "hyperply-onefile-"));
  copyFileSync(BUILT, join(home, "my games.html")); // alone in its folder, under another name
  file = pathToFileURL(join(home, "my games.html")).href;
  browser = await launch(home);
});
after(async () => {
  await browser?.close();
  if (home) rmSync(home, { recursive: true, force: true });
});

/** Runs `play(page)` on the file at an address; it must cause no error, and ask for nothing but itself and data. */
async function onFile(address, play) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, offline: true });
  await context.addInitScript(wasAsked);
  context.setDefaultTimeout(60_000);
  const problems = [];
  const asked = [];
  context.on("request", (request) => asked.push(request.url()));
  context.on("weberror", (error) => problems.push(String(error.error())));
  context.on("console", (message) => {
    if (/GPU stall due to ReadPixels/.test(message.text())) return; // there is no graphics card
    if (["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  const page = await context.newPage();
  try {
    await page.goto(file + address);
    await play(page);
    assert.deepEqual(problems, []);
    assert.deepEqual(
      asked.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(file)),
      [],
    );
  } finally {
    await context.close();
  }
}

const board = (page, variant) =>
  page.waitForFunction(
    (id) => document.querySelector("hyperply-game")?.game && document.querySelector("hyperply-game").variant === id,
    variant,
  );

test("it is not larger than 2 MB, and has a policy of its own", () => {
  assert.ok(statSync(BUILT).size <= 2_000_000);
  assert.match(
    readFileSync(BUILT, "utf8"),
    /default-src 'none'; script-src 'sha256-[^']+' 'sha256-[^']+' 'wasm-unsafe-eval'; img-src data:; worker-src blob:;/,
  );
});

test("it begins with the front page and its pictures", () =>
  onFile("", async (page) => {
    await page.waitForSelector("main h1");
    assert.equal(await page.title(), "hyperply: board games in higher dimensions");
    await page.locator(".try img").waitFor({ state: "detached" }); // its board has taken its place
    for (const image of await page.locator("img").all()) {
      await image.scrollIntoViewIfNeeded();
      await image.evaluate((node) => node.decode());
    }
    assert.notEqual(
      await page
        .locator(".logo")
        .first()
        .evaluate((logo) => logo.getBBox().width),
      0,
    );
  }));

test("every game is opened from the front page, a move is played, and Back leads back", () =>
  onFile("", async (page) => {
    for (const { id } of variants()) {
      await page.click(`#${id}`);
      await page.waitForURL(/\?play#/); // the front page has a board of one of them, too
      await board(page, id);
      const played = await page.evaluate(async () => {
        const board = document.querySelector("hyperply-game");
        await board.load(board.position, { moves: [board.game.legal_moves()[0].notation] });
        return board.moves.length;
      });
      assert.equal(played, 1, id);
      await page.goBack();
      await page.waitForSelector(".card");
    }
  }));

test("the game of the front page's board goes on in the file", () =>
  onFile("", async (page) => {
    await page.locator(".try").scrollIntoViewIfNeeded();
    await page.evaluate(async () => {
      while (!document.querySelector(".try hyperply-game")?.game) await new Promise((done) => setTimeout(done, 50));
      await document.querySelector(".try hyperply-game").load("timeout-flat", { moves: ["e2-e4"] });
    });
    await page.click("#try-on");
    await page.waitForURL(/\?play#/); // the front page has a board of this game, too
    await board(page, "timeout-flat");
    assert.ok((await page.evaluate(() => document.querySelector("hyperply-game").moves.length)) >= 1);
    assert.equal(await page.getAttribute("hyperply-game", "black"), "engine 1");
  }));

test("a game is chosen on the page of the board; its address keeps it, and loads it again", () =>
  onFile("?play#variant=chess", async (page) => {
    await board(page, "chess");
    await page.click('[data-cell="e2"]');
    await page.click('[data-cell="e4"]');
    await page.waitForFunction(() => location.hash.includes("moves="));
    await page.reload();
    await board(page, "chess");
    assert.equal(await page.evaluate(() => document.querySelector("hyperply-game").moves.length), 1);
    await page.click("#game");
    await page.waitForFunction(() => document.querySelector("#games .game-card img").naturalWidth > 0);
    await page.click('#games [data-variant="quarx"]');
    await board(page, "quarx");
    await page.goBack();
    await board(page, "chess");
    await page.click(".brand");
    await page.waitForURL(/\?index$/); // the board has cards, too
    await page.waitForSelector(".cards > .card");
  }));

test("it offers no HTML for pages of others, who could not load it", async () => {
  await onFile("?play#variant=chess", async (page) => {
    await board(page, "chess");
    await page.click("#share > summary");
    await page.locator("#link").waitFor();
    assert.equal(await page.locator("#open-embed").count(), 0);
  });
  await onFile("?learn#lesson=timeout/01", async (page) => {
    await page.waitForSelector("body[data-ready]");
    assert.equal(await page.locator(".task-more details").isVisible(), false);
  });
});

test("an animation is saved from it; a position that is set up is linked in the same file", async () => {
  await onFile("?play#variant=chess&moves=Pe2-e4,Pe7-e5", async (page) => {
    await board(page, "chess");
    await page.click("#share > summary");
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save-gif")]);
    const saved = join(home, download.suggestedFilename());
    await download.saveAs(saved);
    assert.equal(readFileSync(saved).toString("latin1", 0, 6), "GIF89a");
  });
  await onFile("?setup#variant=chess", async (page) => {
    await board(page, "chess");
    await page.click("#share > summary");
    await page.waitForFunction(() => document.getElementById("link").value !== "");
    assert.equal(await page.inputValue("#link"), `${file}?play#variant=chess`);
    assert.equal(await page.locator("#open-embed").count(), 0);
  });
});

test("a sheet of puzzles is printed from it", () =>
  onFile("?learn", async (page) => {
    await page.evaluate(() => {
      window.print = () => {
        window.printed = document.querySelectorAll(".sheet img").length;
      };
    });
    await page.click("#print-puzzles");
    await page.waitForSelector("#print-count option", { state: "attached" });
    await page.click("#print-now");
    await page.waitForFunction(() => window.printed === 9);
  }));

test("the engine answers, from a worker that is inside", () =>
  onFile("?play#variant=chess", async (page) => {
    await board(page, "chess");
    await page.selectOption("#player-white", "engine 1");
    await page.waitForFunction(() => document.querySelector("hyperply-game").moves.length === 1);
    assert.equal(page.workers().length, 1);
  }));

test("an address without a page is that of a game, or of the front page", async () => {
  await onFile("#variant=hex4d", (page) => board(page, "hex4d"));
  await onFile("?nothing#%E0%A4%A", (page) => page.waitForSelector(".card"));
});

test(
  "the documents are inside, and are searched with the rules",
  { skip: !existsSync(join(BUILT, "../rules.html")) },
  () =>
    onFile("?docs", async (page) => {
      await page.fill("#words", "castle");
      await page.waitForSelector(".results mark");
      await page.press("#words", "Enter");
      await page.waitForFunction(() => location.search === "?rules" && location.hash === "#T14");
      await page.goto(`${file}?rules`);
      await page.fill("#words", "legal_moves");
      await page.click('.others a[href="api.html#legal_moves"]');
      await page.waitForFunction(() => location.search === "?api" && document.getElementById("legal_moves"));
    }),
);

test("pages have German titles in German, also where their texts are in English", {
  skip: !existsSync(join(BUILT, "../rules.html")),
}, async () => {
  for (const [name, title] of [
    ["docs-puzzles", "Aufgaben (englisch)"],
    ["docs-element", "Das Brett"],
    ["rules", "Regeln"],
  ])
    await onFile(`?${name}&lang=de`, async (page) => {
      await page.waitForSelector("#contents");
      assert.equal(await page.title(), `${title} · hyperply`);
      const isEnglish = (await page.locator("article:lang(en)").count()) > 0;
      assert.equal(isEnglish, title.endsWith(" (englisch)"));
      assert.equal((await page.locator("#contents li:lang(en)").count()) > 0, isEnglish);
    });
});

test("the lessons and puzzles are inside", () =>
  onFile("?learn", async (page) => {
    await page.locator(".ladder li a").first().click();
    await page.waitForSelector("#task:not([hidden]) hyperply-game");
    await page.waitForFunction(() => document.querySelector("hyperply-game").game);
    await page.click(".card a");
    await page.waitForSelector("#overview:not([hidden])");
    await page.locator('.ladder p a[href*="puzzles="]').first().click();
    await page.waitForFunction(() => /^Puzzle \d+$/.test(document.querySelector("#task-title")?.textContent));
  }));

test("the rules are inside", { skip: !existsSync(join(BUILT, "../rules.html")) }, () =>
  onFile("", async (page) => {
    await page.locator('a[href="rules.html"]').first().click();
    await page.waitForFunction(() => location.search === "?rules");
    assert.match(await page.textContent("main"), /T19/);
    await page.goto(`${file}?rules#T19`);
    await page.waitForFunction(() => {
      const { top } = document.getElementById("T19").getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    });
    await page.goBack();
    await page.goBack();
    await page.waitForSelector(".card");
    await page.goto(`${file}?play#variant=chess`);
    await board(page, "chess");
    await page.click('[data-cell="b1"]');
    await page.click('[data-cell="b5"]');
    await page.click("#message a");
    await page.waitForFunction(() => location.search === "?rules&one-board" && location.hash.length > 1);
  }),
);
