// The site without a network, and from one version to the next. Each test has a copy of dist/ and a server of its own;
// the network is off when that is closed.
import assert from "node:assert/strict";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { variants } from "../../pkg/inline.js";
import { serve } from "../../scripts/serve.mjs";
import { writeWorker } from "../../scripts/site/offline.mjs";
import { launch, wasAsked } from "../chromium.mjs";

export const SITE = fileURLToPath(new URL("../../dist", import.meta.url));

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
export async function onSite(play, folders = ["."]) {
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
export async function release(folder, version) {
  cpSync(SITE, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name);
    if (/\.html$/.test(name)) appendFileSync(file, `<meta name="version" content="${version}">`);
    if (/\.js$/.test(name) && name !== "sw.js") appendFileSync(file, `;(globalThis.versions??=[]).push("${version}");`);
  }
  await writeWorker(folder);
}

/** The versions of the files on a page. */
export const versions = (page) =>
  page.evaluate(() => [
    ...new Set([
      ...(globalThis.versions ?? []),
      ...[...document.querySelectorAll("meta[name=version]")].map(({ content }) => content),
    ]),
  ]);

export const says = (page, text) => page.locator(".news", { hasText: text }).waitFor({ state: "attached" }); // it may be over already
export const ready = (page) => page.waitForSelector("body[data-ready]");

/** A page after its site has been kept. */
export async function visit(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await says(page, "now works offline");
  return page;
}

/** Looks for a new version, and waits until the browser has found what there is. */
export const look = (page, states) =>
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
export async function playAll(page, url) {
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
