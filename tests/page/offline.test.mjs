// The site without a network, and its next version. What may go wrong with that: tests/all/offline.test.mjs.
import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { SITE, look, onSite, playAll, ready, release, says, versions, visit } from "./offline.mjs";
import { long as test } from "../long.mjs";

test("after one visit every page, game and rule is there without a network, also under addresses without .html", () =>
  onSite(async ({ context, url, off }) => {
    const page = await visit(context, url);
    await off();
    await page.reload();
    await page.waitForSelector("main h1");
    await playAll(page, url);
    const names = readdirSync(SITE).filter((name) => name.endsWith(".html") && name !== "hyperply.html");
    for (const address of ["", "?from=home", "play.html?from=home#variant=chess", "play", ...names])
      assert.equal((await page.goto(url + address))?.status() ?? 200, 200, address);
    if (existsSync(join(SITE, "rules.html"))) {
      await page.goto(`${url}rules.html#T1`);
      assert.match(await page.textContent("main"), /T1/);
    }
    for (const hash of ["#lesson=timeout/01", "#today"]) {
      await page.goto("about:blank"); // else the board of the task before may be looked at
      await page.goto(`${url}learn.html${hash}`);
      await page.waitForFunction(() => document.querySelector("#task hyperply-game")?.game);
    }
    const missing = await page.evaluate(async () =>
      [...document.images].filter((image) => image.complete && !image.naturalWidth).map(({ src }) => src),
    );
    assert.deepEqual(missing, []);
  }));

test("a new version is told of, waits until it is asked for, comes whole, and keeps the game", () =>
  onSite(async ({ root, context, url }) => {
    await release(root, 1);
    const page = await visit(context, `${url}play.html#variant=chess`);
    const other = await context.newPage();
    await other.goto(`${url}play.html#variant=quarx`);
    await release(root, 2);
    assert.equal(await look(page, ["installed", "redundant"]), "installed");
    for (const tab of [page, other]) await says(tab, "A new version is available");
    await page.evaluate(async () => {
      const board = document.querySelector("hyperply-game");
      await board.load("hex4d");
      await board.load("chess", { moves: ["e2-e4"] });
    });
    await other.reload();
    await ready(other);
    await says(other, "A new version is available");
    for (const tab of [page, other]) assert.deepEqual(await versions(tab), ["1"]);
    for (const width of [320, 390, 1280]) {
      await other.setViewportSize({ width, height: 844 });
      const [news, top] = await other.evaluate(() =>
        [".news p", ".top"].map((selector) => document.querySelector(selector).getBoundingClientRect().bottom),
      );
      assert.ok(news <= top, `on ${width} px no board is covered: ${news}, ${top}`);
    }
    await other.click("#later");
    assert.equal(await other.locator(".news p").count(), 0);
    await page.click("#update");
    for (const tab of [page, other]) {
      await tab.waitForFunction(() => globalThis.versions?.includes("2"));
      await ready(tab);
      assert.deepEqual(await versions(tab), ["2"]);
      assert.equal(await tab.locator(".news p").count(), 0);
    }
    assert.equal(await page.evaluate(() => document.querySelector("hyperply-game").moves.length), 1);
    assert.equal(await other.evaluate(() => document.querySelector("hyperply-game").variant), "quarx");
  }));
