// Makes www/site/pictures/ from the built page: `make pictures`. They are committed; the site copies them.
// Icons are the favicon; every page has a picture for those who link to it, with the drawing of a game; documents share one.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "../tests/chromium.mjs";
import { FAMILIES } from "./site/games.mjs";
import { pages as WORDS } from "../www/site/words/en/pages.js";

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const OUT = path("www/site/pictures");
const LIMIT = 90_000;
/** The colours of the page by day. */
const [PAPER, INK, MUTED] = ["#f6f4ee", "#22252b", "#62666e"];

const ICONS = [
  { name: "icon-192", size: 192 },
  { name: "icon-512", size: 512 },
  { name: "icon-180", size: 180, ground: PAPER, part: 0.8 },
  { name: "icon-maskable", size: 512, ground: PAPER, part: 0.62 }, // what a circle leaves of it
];

/** The pages: the game that is drawn, the name, and what it is. */
const PAGES = [
  { name: "index", variant: "trid", title: "hyperply", text: "Board games in higher dimensions" },
  { name: "play", variant: "timeout-flat", title: "hyperply", text: "Play board games in higher dimensions" },
  { name: "learn", variant: "raumschach", title: WORDS.learn.heading, text: "lessons on the board, and puzzles" },
  { name: "rules", variant: "hex4d", title: "The rules", text: "of all games, numbered, with examples" },
  { name: "compare", variant: "trid-meder", title: WORDS.compare.heading, text: "one position, two sets of rules" },
  { name: "docs", variant: "glinski", title: WORDS.docs.title, text: "of the library, the board and the engine" },
  ...FAMILIES.map(({ id, title, text }) => ({ name: id, variant: id, title, text })),
];

const home = mkdtempSync(join(tmpdir(), "hyperply-pictures-"));
const browser = await launch(home);
mkdirSync(OUT, { recursive: true });
let total = 0;

/** @param {string} file */
const drawing = (file) => `data:image/svg+xml,${encodeURIComponent(readFileSync(path(file), "utf8"))}`;

/** @param {string} name of the file  @param {{ width: number, height: number }} viewport  @param {string} html */
async function write(name, viewport, html) {
  const page = await browser.newPage({ viewport });
  await page.setContent(`<!doctype html>${html}`, { waitUntil: "load" });
  const picture = await page.screenshot(
    name.endsWith(".jpg") ? { type: "jpeg", quality: 80 } : { omitBackground: true },
  );
  await page.close();
  total += picture.length;
  console.log(`pictures: ${name} is ${picture.length} bytes`);
  if (picture.length > LIMIT) throw new Error(`${name} is larger than ${LIMIT} bytes`);
  writeFileSync(join(OUT, name), picture);
}

try {
  const mark = drawing("www/site/shell/favicon.svg");
  for (const { name, size, ground = "transparent", part = 1 } of ICONS) {
    const side = Math.round(size * part);
    await write(
      `${name}.png`,
      { width: size, height: size },
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}"><img src="${mark}" width="${side}" height="${side}">`,
    );
  }
  for (const { name, variant, title, text } of PAGES) {
    await write(
      `${name}.jpg`,
      { width: 1200, height: 630 },
      `<body style="margin:0;height:630px;display:flex;align-items:center;background:${PAPER};color:${INK}">
      <div style="width:360px;padding:0 32px 0 60px">
        <img src="${mark}" width="84" height="84">
        <p style="font:600 50px/1.12 Georgia,serif;margin:22px 0 14px">${title}</p>
        <p style="font:27px/1.35 sans-serif;color:${MUTED};margin:0">${text}</p>
      </div>
      <img src="${drawing(`dist/drawings/${variant}.svg`)}" width="700" height="525">`,
    );
  }
  console.log(`pictures: ${total} bytes together`);
} finally {
  await browser.close();
  rmSync(home, { recursive: true, force: true });
}
