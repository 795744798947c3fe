// What the files of the site tell those who link to them or install them: titles, pictures, the manifest with its icons.
import assert from "node:assert/strict";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { variants } from "../../pkg/inline.js";

const SITE = fileURLToPath(new URL("../../dist", import.meta.url));
const PAGES = readdirSync(SITE).filter((name) => name.endsWith(".html") && name !== "hyperply.html");

/** The width and height of a PNG or JPEG. @param {string} file */
function sizeOf(file) {
  const bytes = readFileSync(file);
  if (file.endsWith(".jpg")) {
    let at = 2; // segments: FF, which, length
    while (bytes[at + 1] < 0xc0 || bytes[at + 1] > 0xc2) at += 2 + bytes.readUInt16BE(at + 2);
    return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  assert.equal(bytes.toString("latin1", 1, 4), "PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** What a text says of itself. @param {string} html */
const said = (html) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );

test("each page tells its title, what it is, and a picture", () => {
  for (const name of PAGES) {
    const html = readFileSync(join(SITE, name), "utf8");
    const meta = said(html);
    assert.equal(meta["og:title"], /<title>(.*)<\/title>/.exec(html)[1]);
    assert.equal(meta["og:description"], meta.description);
    assert.equal(meta["og:type"], "website");
    assert.equal(meta["twitter:card"], "summary_large_image");
    const own = name.replace(/\.html$/, "");
    const picture = /^(docs-.*|api)$/.test(own) ? "docs" : ({ 404: "index", embed: "play", setup: "play" }[own] ?? own);
    assert.equal(meta["og:image"], `pictures/${picture}.jpg`);
    assert.deepEqual(sizeOf(join(SITE, meta["og:image"])), [1200, 630]);
  }
});

test("pictures are small", () => {
  const sizes = readdirSync(join(SITE, "pictures")).map((name) => statSync(join(SITE, "pictures", name)).size);
  assert.ok(Math.max(...sizes) <= 90_000 && sizes.reduce((sum, size) => sum + size) <= 600_000, sizes.join());
});

test("modules and styles are asked for before the script for which a page waits, and that one before it waits for styles", () => {
  for (const name of PAGES) {
    const html = readFileSync(join(SITE, name), "utf8");
    const asked = [...html.matchAll(/<link rel="(?:modulepreload|preload" as="style)" href="([^"]+)">/g)];
    const script = html.indexOf("<script src=");
    assert.ok(asked.length >= 2 && asked.every(({ index }) => index < script), name);
    const used = [...html.matchAll(/<(?:link rel="stylesheet" href|script type="module" src)="([^"]+)">/g)];
    for (const [, file] of used)
      assert.ok(
        asked.some(([, one]) => one === file),
        `${name}: ${file}`,
      );
    assert.ok(used.length >= 2 && used.every(({ index }) => index > script), name);
  }
});

test("a site that knows where it stands tells whole addresses", async () => {
  process.env.SITE = "https://example.org/games/";
  const { layout } = await import("../../scripts/site/layout.mjs?whole");
  const page = {
    language: "en",
    title: "Games & more",
    description: "All",
    style: "page.css",
    first: "theme.js",
    modules: [],
    shared: [],
    body: "<main></main>",
  };
  const meta = (name) => said(layout({ ...page, name }));
  assert.equal(meta("play")["og:url"], "https://example.org/games/play.html");
  assert.equal(meta("index")["og:url"], "https://example.org/games/");
  assert.equal(meta("play")["og:image"], "https://example.org/games/pictures/play.jpg");
  assert.equal(meta("unpictured")["og:image"], undefined);
  assert.equal(meta("unpictured")["twitter:card"], "summary");
  assert.equal(meta("play")["og:title"], "Games &amp; more");
  const german = layout({ ...page, name: "play", language: "de" });
  assert.equal(said(german)["og:url"], "https://example.org/games/de/play.html");
  for (const [hreflang, address] of [
    ["en", "play.html"],
    ["de", "de/play.html"],
    ["x-default", "play.html"],
  ])
    assert.ok(german.includes(`hreflang="${hreflang}" href="https://example.org/games/${address}"`), hreflang);
});

test("the icons of the manifest are as large as it says, its games are there", () => {
  const { icons, shortcuts } = JSON.parse(readFileSync(join(SITE, "manifest.webmanifest"), "utf8"));
  for (const { src, sizes } of icons.filter(({ type }) => type === "image/png"))
    assert.equal(sizeOf(join(SITE, src)).join("x"), sizes);
  assert.ok(icons.some(({ purpose }) => purpose === "maskable"));
  const known = variants().map(({ id }) => id);
  for (const { url } of shortcuts) assert.ok(known.includes(/variant=(.*)$/.exec(url)[1]), url);
  assert.deepEqual(sizeOf(join(SITE, "pictures/icon-180.png")), [180, 180]);
});

test("the script that asks for the rules of a game runs before the page is painted", () =>
  assert.match(readFileSync(join(SITE, "play.html"), "utf8"), /<script src="preload\.js"><\/script>/));
