// dist/hyperply.html opened from disk, without any network.
import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { launch, wasAsked } from "../chromium.mjs";
import { ONE_EACH } from "../games.mjs";
import { long as test } from "../long.mjs";

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
  context.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(file)) problems.push(request.url());
  });
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
  } finally {
    await context.close();
  }
}

const board = (page, variant) =>
  page.waitForFunction(
    (id) => document.querySelector("hyperply-game")?.game && document.querySelector("hyperply-game").variant === id,
    variant,
  );
const moves = (page) => page.evaluate(() => document.querySelector("hyperply-game").moves.length);

test("it begins with the front page and its pictures; a game is opened there, and Back leads back", () =>
  onFile("", async (page) => {
    assert.equal(await page.title(), "hyperply: board games in higher dimensions");
    await page.locator(".try").scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector(".try hyperply-game")?.game);
    for (const image of await page.locator("img:visible").all()) await image.evaluate((node) => node.decode());
    assert.ok(await page.evaluate(() => document.querySelector(".logo").getBBox().width > 0));
    await page.evaluate(() => document.querySelector(".try hyperply-game").load("timeout-flat", { moves: ["e2-e4"] }));
    await page.click("#try-on");
    await page.waitForURL(/\?play#/); // the front page has a board of this game, too
    await board(page, "timeout-flat");
    assert.ok((await moves(page)) >= 1);
    assert.equal(await page.getAttribute("hyperply-game", "black"), "engine 1");
    await page.goBack();
    await page.click("#hex4d");
    await page.waitForURL(/\?play#/);
    await board(page, "hex4d");
    await page.goBack();
    await page.waitForSelector(".card");
    await page.goto("about:blank");
    await page.goto(`${file}?nothing#%E0%A4%A`);
    await page.waitForSelector(".card");
  }));

test("games of every family are played, against the engine too, kept by their address, saved as an animation; no HTML for pages of others is offered", () =>
  onFile("#variant=chess", async (page) => {
    await board(page, "chess");
    for (const cell of ["e2", "e4"]) await page.click(`[data-cell="${cell}"]`);
    await page.waitForFunction(() => location.hash.includes("moves="));
    await page.reload();
    await board(page, "chess");
    assert.equal(await moves(page), 1);
    await page.selectOption("#player-black", "engine 1");
    await page.waitForFunction(() => document.querySelector("hyperply-game").moves.length === 2);
    assert.equal(page.workers().length, 1);
    await page.click("#share > summary");
    await page.locator("#link").waitFor();
    assert.equal(await page.locator("#open-embed").count(), 0);
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save-gif")]);
    const saved = join(home, download.suggestedFilename());
    await download.saveAs(saved);
    assert.equal(readFileSync(saved).toString("latin1", 0, 6), "GIF89a");
    const played = await page.evaluate(async (games) => {
      const board = document.querySelector("hyperply-game");
      for (const id of games) {
        await board.load(id);
        board.play(board.game.legal_moves()[0]);
      }
      return board.moves.length;
    }, ONE_EACH);
    assert.equal(played, 1, "the rules of every family are inside");
    await page.evaluate(() => document.querySelector("hyperply-game").load("chess"));
    await page.click("#game");
    await page.waitForFunction(() => document.querySelector("#games .game-card img").naturalWidth > 0);
    await page.click('#games [data-variant="quarx"]');
    await board(page, "quarx");
    await page.goBack();
    await board(page, "chess");
    await page.click(".brand");
    await page.waitForURL(/\?index$/); // the board has cards, too
    await page.goto(`${file}?setup#variant=chess`);
    await board(page, "chess");
    await page.click("#share > summary");
    await page.waitForFunction(() => document.getElementById("link").value !== "");
    assert.equal(await page.inputValue("#link"), `${file}?play#variant=chess`);
    assert.equal(await page.locator("#open-embed").count(), 0);
  }));

test("lessons, puzzles and their sheets, rules and documents are inside, in German too, and are searched", () =>
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
    await page.keyboard.press("Escape");
    await page.goto(`${file}?learn#lesson=timeout/01`);
    await page.waitForFunction(() => document.querySelector("#task:not([hidden]) hyperply-game")?.game);
    assert.equal(await page.locator(".task-more details").isVisible(), false);
    await page.click(".card a");
    await page.waitForSelector("#overview:not([hidden])");
    await page.locator('.ladder p a[href*="puzzles="]').first().click();
    await page.waitForFunction(() => /^Puzzle \d+$/.test(document.querySelector("#task-title")?.textContent));
    await page.goto(`${file}?docs`);
    await page.fill("#words", "castle");
    await page.waitForSelector(".results mark");
    await page.press("#words", "Enter");
    await page.waitForFunction(() => location.search === "?rules" && location.hash === "#T14");
    await page.waitForFunction(() => {
      const { top = -1 } = document.getElementById("T14")?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight;
    });
    await page.fill("#words", "legal_moves");
    await page.click('.others a[href="api.html#legal_moves"]');
    await page.waitForFunction(() => location.search === "?api" && document.getElementById("legal_moves"));
    await page.goto(`${file}?play#variant=chess`);
    await board(page, "chess");
    for (const cell of ["b1", "b5"]) await page.click(`[data-cell="${cell}"]`);
    await page.click("#message a");
    await page.waitForFunction(() => location.search === "?rules&one-board" && location.hash.length > 1);
    for (const [name, title, english] of [
      ["docs-puzzles", "Aufgaben (englisch)", true],
      ["docs-element", "Das Brett", false],
    ]) {
      await page.goto(`${file}?${name}&lang=de`);
      await page.waitForSelector("#contents");
      assert.equal(await page.title(), `${title} · hyperply`);
      for (const part of ["article:lang(en)", "#contents li:lang(en)"])
        assert.equal((await page.locator(part).count()) > 0, english, `${name} ${part}`);
    }
  }));
