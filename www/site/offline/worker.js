// The service worker: it keeps all files of one version of the site, and answers with those alone.

import { PrecacheController } from "workbox-precaching/PrecacheController.js";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** The bytes of a response are those of this version. @param {Response} response  @param {string} integrity */
async function isSound(response, integrity) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return integrity === `sha256-${btoa(String.fromCharCode(...hash))}`;
}

/** One version of the site. */
class Version {
  constructor() {
    /** What is damaged in the cache counts as not there: it is asked for again, and must have the hash that it had. */
    this.files = new PrecacheController({
      plugins: [
        {
          cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
            cachedResponse &&
            (await isSound(cachedResponse.clone(), this.files.getIntegrityForCacheKey(request.url) ?? ""))
              ? cachedResponse
              : null,
        },
      ],
    });
    this.files.addToCacheList(FILES);
    /** @type {Promise<unknown> | null} */
    this.complete = null;
  }

  /** All files, or none: with one missing the version before stays. @param {ExtendableEvent} event */
  async install(event) {
    try {
      await this.files.install(event);
    } catch (error) {
      if (!worker.registration.active) {
        await this.clear();
        if (/** @type {Error} */ (error).name === "QuotaExceededError")
          this.tell("full", await pages({ includeUncontrolled: true }));
      }
      throw error;
    }
  }

  /** Pages of the version before load themselves again, so that they never get a file of this one. @param {ExtendableEvent} event */
  async activate(event) {
    const old = await pages();
    this.tell("changed", old);
    await this.files.activate(event);
    if (!old.length) await worker.clients.claim();
  }

  /** @param {string} message  @param {readonly Client[]} to */
  tell(message, to) {
    for (const page of to) page.postMessage(message);
  }

  clear() {
    return worker.caches.delete(this.files.strategy.cacheName);
  }

  /** The file that a request means, if it is one of the site. @param {Request} request */
  find(request) {
    const url = new URL(request.url);
    url.hash = "";
    if (request.mode === "navigate") {
      url.search = "";
      if (url.pathname.endsWith("/")) url.pathname += "index.html";
      else if (!this.files.getCacheKeyForURL(url.href)) url.pathname += ".html"; // some hosts leave that out
    }
    return request.method === "GET" && this.files.getCacheKeyForURL(url.href) ? url.href : null;
  }

  /** @param {ExtendableEvent} event  @param {string} url */
  file(event, url) {
    const cacheKey = this.files.getCacheKeyForURL(url);
    const params = { cacheKey, integrity: this.files.getIntegrityForCacheKey(cacheKey ?? "") };
    return this.files.strategy.handle({ event, request: new Request(url, { cache: "no-cache" }), params });
  }

  /** All files are there, and sound; asked once. @param {ExtendableEvent} event */
  whole(event) {
    this.complete ??= Promise.all(this.files.getCachedURLs().map((url) => this.file(event, url))).catch((error) => {
      this.complete = null;
      throw error;
    });
    return this.complete;
  }

  /** A page is shown only if nothing will be missing on it. @param {FetchEvent} event  @param {string} url */
  async page(event, url) {
    try {
      await this.whole(event);
      return await this.file(event, url);
    } catch {
      const online = await fetch(event.request.url, { cache: "no-store" }).then(
        ({ ok }) => ok,
        () => false,
      );
      const folder = Object.keys(BROKEN).find(
        (name) => name && new URL(event.request.url).pathname.includes(`/${name}`),
      );
      if (!online)
        return new Response(BROKEN[folder ?? ""], {
          status: 503,
          headers: { "Content-Type": "text/html; charset=utf-8" },
        });
      await Promise.all([worker.registration.unregister(), this.clear()]); // the site has another version now: begin again with that
      return Response.redirect(event.request.url);
    }
  }
}

/** The pages of this copy of the site. @param {ClientQueryOptions} [options] */
async function pages(options) {
  const all = await worker.clients.matchAll({ type: "window", ...options });
  return all.filter(({ url }) => url.startsWith(worker.registration.scope));
}

const version = new Version();
worker.addEventListener("install", (event) => event.waitUntil(version.install(event)));
worker.addEventListener("activate", (event) => event.waitUntil(version.activate(event)));
worker.addEventListener("message", ({ data }) => {
  if (data === "update") worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const url = version.find(event.request);
  if (url) event.respondWith(event.request.mode === "navigate" ? version.page(event, url) : version.file(event, url));
});
