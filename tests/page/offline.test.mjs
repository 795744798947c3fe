// The site without a network, and from one version to the next. Each test has a copy of dist/ and a server of its own;
// the network is off when that is closed.
import assert from "node:assert/strict";
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { variants } from "../../pkg/inline.js";
import { serve } from "../../scripts/serve.mjs";
import { writeWorker } from "../../scripts/site/offline.mjs";
import { launch, wasAsked } from "../chromium.mjs";
import { violations } from "./axe.mjs";

const SITE = fileURLToPath(new URL("../../dist", import.meta.url));

let browser, home;
before(async () => {
  home = mkdtempSync(join(tmpdir(), "hyperply-offline-"));
  browser = await launch(home);
});
after(async () => {
  await browser?.close();
  if (home) rmSync(home, { recursive: true, force: true });
});

/** Runs `play` with a copy of the site in each of `folders`, served, and an empty browser. */
async function onSite(play, folders = ["."]) {
  const root = mkdtempSync(join(home, "site-"));
  for (const folder of folders) cpSync(SITE, join(root, folder), { recursive: true });
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
    readFileSync(join(SITE, "index.html"), "utf8"),
  )[1];
  const site = await serve({ root, policy });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(wasAsked);
  context.setDefaultTimeout(60_000);
  const errors = [];
  context.on("weberror", (error) => errors.push(String(error.error())));
  try {
    await play({ root, context, url: site.url, off: site.close });
    assert.deepEqual(errors, []);
  } finally {
    await context.close();
    await site.close();
    rmSync(root, { recursive: true });
  }
}

/** Puts another version into a folder, whose files tell it. */
async function release(folder, version) {
  cpSync(SITE, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name);
    if (/\.html$/.test(name)) appendFileSync(file, `<meta name="version" content="${version}">`);
    if (/\.js$/.test(name) && name !== "sw.js") appendFileSync(file, `;(globalThis.versions??=[]).push("${version}");`);
  }
  await writeWorker(folder);
}

/** The versions of the files on a page. */
const versions = (page) =>
  page.evaluate(() => [
    ...new Set([
      ...(globalThis.versions ?? []),
      ...[...document.querySelectorAll("meta[name=version]")].map(({ content }) => content),
    ]),
  ]);

const says = (page, text) => page.locator(".news", { hasText: text }).waitFor({ state: "attached" }); // it may be over already
const ready = (page) => page.waitForSelector("body[data-ready]");

/** A page after its site has been kept. */
async function visit(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await says(page, "now works offline");
  return page;
}

/** Looks for a new version, and waits until the browser has found what there is. */
const look = (page, states) =>
  page.evaluate(async (states) => {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = new Promise((done) =>
      registration.addEventListener("updatefound", () => done(registration.installing), { once: true }),
    );
    await registration.update().catch(() => {});
    const worker = registration.installing ?? registration.waiting ?? (await found); // the browser may have looked itself
    while (!states.includes(worker.state))
      await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
    return worker.state;
  }, states);

/** A game of each family, which are all that a site has files for. */
const GAMES = [...new Map(variants().map(({ family, id }) => [family, id])).values()];

/** Opens a game of each family, and plays a move in it. */
async function playAll(page, url) {
  for (const id of GAMES) {
    await page.goto(`${url}play.html#variant=${id}`);
    await page.waitForFunction(
      (id) => document.querySelector("hyperply-game")?.game && document.querySelector("hyperply-game").variant === id,
      id,
    );
    const moves = await page.evaluate(async () => {
      const board = document.querySelector("hyperply-game");
      await board.load(board.position, { moves: [board.game.legal_moves()[0].notation] });
      return board.moves.length;
    });
    assert.equal(moves, 1, id);
  }
}

/** Ends the worker, as the browser does when it is not needed; what it knew is in the cache alone. */
async function endWorkers(context, page) {
  const session = await context.newCDPSession(page);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await session.detach();
}

/** Leaves the site so much room, in bytes. */
async function fill(page, url, quotaSize) {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: new URL(url).origin, quotaSize });
}

/** Changes the entries of the cache whose addresses match: they are gone, or cut in half. */
const damage = (page, pattern, how) =>
  page.evaluate(
    async ([pattern, how]) => {
      let count = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!new RegExp(pattern).test(request.url)) continue;
          const response = await cache.match(request);
          const text = await response.text();
          if (how === "gone") await cache.delete(request);
          else await cache.put(request, new Response(text.slice(0, text.length / 2), response));
          count++;
        }
      }
      return count;
    },
    [pattern, how],
  );

test("after one visit every page, game and rule is there without a network", () =>
  onSite(async ({ context, url, off }) => {
    const page = await visit(context, url);
    await off();
    await page.reload();
    await page.waitForSelector("main h1");
    await playAll(page, url);
    for (const address of ["", "?from=home", "index.html#timeout", "play.html?from=home#variant=chess", "play.html"]) {
      assert.equal((await page.goto(url + address))?.status() ?? 200, 200, address);
    }
    await ready(page);
    for (const name of readdirSync(SITE).filter((name) => name.endsWith(".html") && name !== "hyperply.html")) {
      assert.equal((await page.goto(url + name)).status(), 200, name);
    }
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

test("pages are there under addresses without .html, as some hosts have them", () =>
  onSite(async ({ context, url, off }) => {
    const page = await visit(context, url);
    await off();
    await page.goto(`${url}play#variant=chess`);
    await ready(page);
    assert.match(await page.title(), /Chess/);
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
    assert.deepEqual(await violations(other), []);
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

test("a page that is looked at again after an hour looks for a new version", () =>
  onSite(async ({ root, context, url }) => {
    await context.clock.install();
    const page = await visit(context, `${url}play.html#variant=chess`);
    await release(root, 2);
    await page.clock.fastForward("01:01:00");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await says(page, "A new version is available");
  }));

test("a new version that nobody asks for comes with the next start", () =>
  onSite(async ({ root, context, url, off }) => {
    const page = await visit(context, url);
    await release(root, 2);
    await look(page, ["installed"]);
    await page.goto("about:blank");
    await off();
    const started = async () => {
      await page.goto(`${url}play.html`);
      await ready(page);
      const found = await versions(page);
      await page.goto("about:blank");
      return found;
    };
    let found = await started(); // the browser changes workers soon after the last page has gone
    while (found.length === 0) found = await started();
    assert.deepEqual(found, ["2"]);
  }));

for (const [how, spoil] of /** @type {const} */ ([
  ["a file that does not come", ({ file }) => rmSync(file)],
  ["a file of yet another version", ({ file }) => appendFileSync(file, "\n")],
  ["a full browser", ({ page, url }) => fill(page, url, 1_000_000)],
])) {
  test(`an update broken off by ${how} leaves the version before`, () =>
    onSite(async ({ root, context, url, off }) => {
      await release(root, 1);
      const page = await visit(context, `${url}play.html#variant=chess`);
      await release(root, 2);
      await spoil({ file: join(root, "pkg/trid.js"), page, url });
      assert.equal(await look(page, ["installed", "redundant"]), "redundant");
      assert.equal(await page.locator(".news", { hasText: /new version|storage is full/ }).count(), 0);
      await off();
      await endWorkers(context, page);
      await page.reload();
      await ready(page);
      await playAll(page, url);
      assert.deepEqual(await versions(page), ["1"]);
    }));
}

for (const how of ["gone", "cut in half"]) {
  test(`files ${how} in the cache are mended with a network, and without one the page says so`, () =>
    onSite(async ({ context, url, off }) => {
      const page = await visit(context, `${url}play.html#variant=chess`);
      for (const online of [true, false]) {
        assert.ok((await damage(page, "play\\.(js|css)|quarx", how)) > 2);
        await page.goto("about:blank");
        await endWorkers(context, page);
        if (!online) await off();
        await page.goto(`${url}play.html#variant=quarx`);
        if (online) await ready(page);
        else assert.match(await page.textContent("body"), /^\s*Some files are missing/);
      }
    }));
}

test("a damaged version that the site has no more gives way to the new one, whole", () =>
  onSite(async ({ root, context, url }) => {
    await release(root, 1);
    const page = await visit(context, `${url}play.html#variant=chess`);
    await damage(page, "play\\.js", "gone");
    await release(root, 2);
    await page.goto("about:blank");
    await endWorkers(context, page);
    await page.goto(`${url}play.html#variant=chess`);
    await ready(page);
    assert.deepEqual(await versions(page), ["2"]);
    await says(page, "now works offline");
  }));

test("without room the site works as long as there is a network, and says once why not without", () =>
  onSite(async ({ context, url }) => {
    const page = await context.newPage();
    await fill(page, url, 200_000);
    await page.goto(`${url}play.html#variant=quarx`);
    await says(page, "storage is full");
    await ready(page);
    assert.deepEqual(await page.evaluate(() => caches.keys()), []);
    await page.reload();
    await ready(page);
    await page.evaluate(async () => {
      const { installing } = await navigator.serviceWorker.register("sw.js");
      while (installing && installing.state !== "redundant")
        await new Promise((done) => installing.addEventListener("statechange", done, { once: true }));
    });
    assert.equal(await page.locator(".news p").count(), 0);
  }));

test("a browser that denies service workers shows the site, and says nothing", () =>
  onSite(async ({ context, url }) => {
    await context.addInitScript(() => {
      const prototype = globalThis.ServiceWorkerContainer?.prototype;
      if (prototype) prototype.register = () => Promise.reject(new DOMException("denied", "SecurityError"));
    });
    const page = await context.newPage();
    await page.goto(`${url}play.html#variant=quarx`);
    await ready(page);
    assert.equal(await page.locator(".news p").count(), 0);
  }));

test("copies in two folders of one host do not disturb each other", () =>
  onSite(
    async ({ root, context, url, off }) => {
      for (const folder of ["a", "b/c"]) await release(join(root, folder), folder);
      const a = await visit(context, `${url}a/play.html#variant=chess`);
      const b = await visit(context, `${url}b/c/play.html#variant=chess`);
      await release(join(root, "a"), "new");
      assert.equal(await look(a, ["installed", "redundant"]), "installed");
      await a.click("#update");
      await a.waitForFunction(() => globalThis.versions?.includes("new"));
      assert.equal(await b.locator(".news", { hasText: "new version" }).count(), 0);
      await off();
      await b.reload();
      await playAll(b, `${url}b/c/`);
      assert.deepEqual(await versions(b), ["b/c"]);
      await playAll(a, `${url}a/`);
      assert.ok((await versions(a)).includes("new"));
    },
    ["a", "b/c"],
  ));
