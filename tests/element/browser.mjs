// Opens pages that hold the element in headless Chromium: each a text of its own, served from a folder with the files of
// the package. Chromium has the fonts of tests/page/fonts.conf only, so that every machine measures the same.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { launch, lender } from "../chromium.mjs";

const PACKAGE = fileURLToPath(new URL("../../pkg/", import.meta.url));
const FONTS = fileURLToPath(new URL("../page/fonts.conf", import.meta.url));
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
};
const MODULE = '<script type="module" src="element.js"></script>';

/** The start of chess, and kings with a pawn. */
export const START = "chess rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
export const KINGS = "chess 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
/** An element, and its own width and height, in pixels. */
export const GAME = '<hyperply-game id="a"></hyperply-game>';
export const OWN = 736;

let browser, home, server, lend;
/** The pages of each test, by the folder in which they are served. */
const sites = new Map();

before(async () => {
  server = createServer(({ url }, response) => {
    if (url === "/favicon.ico") return response.writeHead(204).end(); // asked for by every page
    const [, site, file] = /^\/(\d+)\/([\w./-]*)/.exec(url) ?? [];
    const { pages, headers } = sites.get(site) ?? { pages: {}, headers: {} };
    const name = file || "index.html";
    try {
      const content = pages[name] ?? readFileSync(join(PACKAGE, name));
      response.writeHead(200, { "content-type": TYPES[extname(name)] ?? "text/plain", ...headers }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  home = mkdtempSync(join(tmpdir(), "hyperply-element-"));
  browser = await launch(home, { FONTCONFIG_FILE: FONTS });
  lend = lender({ browser, home, address: `http://127.0.0.1:${server.address().port}/`, scripts: [watchPage] });
});

after(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  if (home) rmSync(home, { recursive: true, force: true });
});

/** A page with the module of the element. */
export const page = (body, head = "", script = MODULE) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>hyperply</title>${head}${script}<body>${body}`;

/** Where tests share a document: each puts its own into the body. */
const COMMON = "0";
sites.set(COMMON, { pages: { "index.html": page("") }, headers: {} });

/**
 * Runs `play(page)` on a page with `body`, all its elements ready; afterwards the page must have caused no error, no foreign
 * request and no violation of its policy, but those that `errors` allow. A body alone comes into the document of the tests
 * before it, unless the test wants its `own`.
 * @param {string | Record<string, string>} pages the body of index.html, or whole files by their names
 * @param {(page: import("playwright-core").Page, address: string) => Promise<void>} play
 * @param {{ policy?: string, headers?: Record<string, string>, errors?: RegExp[], head?: string, ready?: boolean, own?: boolean, prepare?: Function, [option: string]: unknown }} [options] those of a context besides
 */
export function onPage(pages, play, { policy, headers: more, head, ready = true, own, prepare, ...options } = {}) {
  const folderOf = (site) => `http://127.0.0.1:${server.address().port}/${site}/`;
  if (typeof pages === "string" && ready && !(policy || more || head || own || prepare)) {
    const folder = folderOf(COMMON);
    // What a test lets fail may arrive after it: its document is left.
    return lend({ ...options, stays: !options.errors }, async (shared) => {
      if (shared.url() !== folder) await shared.goto(folder);
      await shared.evaluate((body) => window.begin(body), pages);
      await play(shared, folder);
    });
  }
  const site = String(sites.size);
  const headers = { ...more, ...(policy && { "content-security-policy": policy }) };
  sites.set(site, { pages: typeof pages === "string" ? { "index.html": page(pages, head) } : pages, headers });
  return lend({ own: Boolean(own || prepare), ...options }, async (opened) => {
    await prepare?.(opened);
    await opened.goto(folderOf(site));
    if (ready) await opened.evaluate(() => window.allReady());
    await play(opened, folderOf(site));
  });
}

/** What the tests ask in the page. */
function watchPage() {
  /** The elements of the page. */
  window.games = () => [...document.querySelectorAll("hyperply-game")];
  window.allReady = async () => {
    await customElements.whenDefined("hyperply-game");
    if (document.readyState === "loading")
      await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
    await Promise.all(window.games().map((game) => game.ready));
    await window.drawn();
  };
  /** Puts other elements into the page, whatever a test has left there. */
  window.begin = async (body) => {
    window.heard = [];
    document.body.replaceWith(Object.assign(document.createElement("body"), { innerHTML: body }));
    for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
    document.documentElement.lang = "en";
    localStorage.clear();
    scrollTo(0, 0);
    await window.allReady();
  };
  /** After the next two drawings, when sizes are known. */
  window.drawn = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  /** The events of the elements from now on, in order. */
  window.heard = [];
  for (const name of ["ready", "move", "change", "end", "refuse", "error", "setting", "setup"]) {
    addEventListener(`hyperply-${name}`, (event) => {
      const { move, error, ...detail } = event.detail;
      window.heard.push({
        ...detail,
        what: detail.name,
        name,
        id: event.target.id,
        ...(move && { move: move.notation }),
        ...(error && { error: error.message, code: error.code }),
      });
    });
  }
  /** Marks, sizes and texts inside an element, by its selectors. */
  window.inside = (id) => document.getElementById(id).shadowRoot;
  /** What is in the element `a`: the first of a selector, all of it, and what a click on it does. */
  window.one = (selector) => window.inside("a").querySelector(selector);
  window.all = (selector) => [...window.inside("a").querySelectorAll(selector)];
  window.press = (...selectors) => {
    for (const selector of selectors)
      window.one(/^[a-z]\w*\d$/.test(selector) ? `[data-cell="${selector}"]` : selector).click();
  };
  /** What is found as soon as there is something. */
  window.until = async (find) => {
    for (const since = performance.now(); performance.now() - since < 60_000; ) {
      const found = await find();
      if (found) return found;
      await new Promise(requestAnimationFrame);
    }
    throw new Error(`not found: ${find}`);
  };
  /** The events of a name, each as what `of` makes of it. */
  window.told = (name, of = (event) => event) => window.heard.filter((event) => event.name === name).map(of);
}

/**
 * What a program finds on a page with `body`. The program runs in the page, where the element is `a`, and is given what it
 * cannot know there.
 */
export const finds = (body, program, expected, given, options) =>
  onPage(body, async (page) => assert.deepEqual(await page.evaluate(program, given), expected), options);

/** The cell of an element. */
export const cell = (page, id, name) => page.locator(`#${id} [data-cell="${name}"]`).first();

/** Clicks cells of an element one after another. */
export async function clicks(page, id, ...cells) {
  for (const name of cells) await cell(page, id, name).click();
}

/** The names of the events that were heard, those of an element if one is named. */
export const heard = (page, id) =>
  page.evaluate((id) => window.heard.filter((event) => !id || event.id === id).map(({ name }) => name), id);

/** The size of the element `a` and of its narrowest cell, how far cells reach beyond it, and how wide the page is. */
export const sizes = (page) =>
  page.evaluate(async () => {
    const box = document.getElementById("box");
    if (box?.popover) box.showPopover();
    else box?.showModal();
    await window.drawn();
    const { left, right, top, bottom, width, height } = document.getElementById("a").getBoundingClientRect();
    const cells = [...window.inside("a").querySelectorAll("#levels .cell")].map((cell) => cell.getBoundingClientRect());
    const beyond = (cell) => Math.max(left - cell.left, cell.right - right, top - cell.top, cell.bottom - bottom);
    return {
      size: [Math.round(width), Math.round(height)],
      cell: Math.min(...cells.map((cell) => Math.min(cell.width, cell.height))),
      beyond: Math.max(...cells.map(beyond)),
      page: document.documentElement.scrollWidth,
    };
  });
