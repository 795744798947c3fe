// What may go wrong with the site without a network and from one version to the next.
import assert from "node:assert/strict";
import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { violations } from "../page/axe.mjs";
import { look, onSite, playAll, ready, release, says, versions, visit } from "../page/offline.mjs";

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

/** Changes the entries of the cache whose addresses match: they are gone, or cut in half. Gives how many. */
const damage = (page, pattern, how) =>
  page.evaluate(
    async ([pattern, how]) => {
      const entries = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (new RegExp(pattern).test(request.url)) entries.push([cache, request]);
      }
      for (const [cache, request] of entries) {
        const response = await cache.match(request);
        const text = await response.text();
        if (how === "gone") await cache.delete(request);
        else await cache.put(request, new Response(text.slice(0, text.length / 2), response));
      }
      return entries.length;
    },
    [pattern, how],
  );

test("a page that is looked at again after an hour looks for a new version, which comes with the next start if nobody asks for it", () =>
  onSite(async ({ root, context, url, off }) => {
    await context.clock.install();
    const page = await visit(context, `${url}play.html#variant=chess`);
    await release(root, 2);
    await page.clock.fastForward("01:01:00");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await says(page, "A new version is available");
    assert.deepEqual(await violations(page), []);
    await page.goto("about:blank");
    await off();
    let found = [];
    while (found.length === 0) {
      await page.goto(`${url}play.html`); // the browser changes workers soon after the last page has gone
      await ready(page);
      found = await versions(page);
      await page.goto("about:blank");
    }
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
