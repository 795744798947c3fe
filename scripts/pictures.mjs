// Makes www/site/pictures/ from the built page: `make pictures`. They are committed; the site copies them.
// Icons are the favicon; every page has a picture for those who link to it, with a game in 3D; documents share one. The
// front page begins with a 3D view by day or by night.
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

/** Games in their middle, as seen from an angle: keys that turn the 3D view, and how its sliders stand. @type {Record<string, { position: string, keys?: string[], spread?: number, form?: string }>} */
const SCENES = {
  trid: {
    position:
      "trid P2P/2P1/1BPR/2Q1|1p2/2N1/1Pp1/1B2|1q2/bp1p/p1n1/2p1 KL1(3)w:PP/RK,QL4(5)w:N1/1P,KL6(7)b:rk/pp,QL6(7)b:rn/p1 w - - - 1 18",
  },
  timeout: {
    position:
      "timeout r1bqb1r/pppnppp/3p3/5P1/2NP3/PPPNP1P/R1BQB1R|7/2nn3/7/7/7/3N3/7|7/3n3/7/7/7/3N3/7|r1bkb1r/ppppppp/7/7/7/PPPPPPP/R1BKB1R|r1bqbnr/ppppppp/7/7/7/PPPPPPP/R1BQBNR|7/3n3/7/7/7/3N3/7|7/3n3/7/7/7/3N3/7|r1bqbnr/ppppppp/7/7/7/PPPPPPP/R1BQBNR w A1A4A5A8G1G4G5G8a1a4a5a8g1g4g5g8 - 1 9 - -",
    keys: ["ArrowDown"],
    spread: 0.12,
  },
  raumschach: {
    position:
      "raumschach 5/5/5/PP1PP/R1KNR|5/2Q2/5/P2PP/B2B1|2b2/3n1/2P2/2P2/5|2qub/4p/p4/5/5|rnk1r/puppp/5/5/5 w 1 12",
  },
  quarx: { position: "quarx", form: "hypercube" },
  hex4d: { position: "hex4d" },
  glinski: { position: "glinski" },
};

/** The first picture of the front page, by day and by night. */
const FRONT = { width: 450, height: 500, scale: 2, names: false };
const FRONT_LIMIT = 60_000;

/** The pages: the scene, the name, and what it is. */
const PAGES = [
  { name: "index", scene: "trid", title: "hyperply", text: "Board games in higher dimensions" },
  { name: "play", scene: "timeout", title: "hyperply", text: "Play board games in higher dimensions" },
  { name: "learn", scene: "raumschach", title: WORDS.learn.heading, text: "lessons on the board, and puzzles" },
  { name: "rules", scene: "hex4d", title: "The rules", text: "of all games, numbered, with examples" },
  { name: "compare", scene: "trid", title: WORDS.compare.heading, text: "one position, two sets of rules" },
  { name: "docs", scene: "glinski", title: WORDS.docs.title, text: "of the library, the board and the engine" },
  ...FAMILIES.map(({ id, title, text }) => ({ name: id, scene: id, title, text })),
];

const home = mkdtempSync(join(tmpdir(), "hyperply-pictures-"));
const browser = await launch(home);
mkdirSync(OUT, { recursive: true });
let total = 0;

/** @param {string} file */
const drawing = (file) => `data:image/svg+xml,${encodeURIComponent(readFileSync(path(file), "utf8"))}`;

/**
 * The 3D view of a game, as the address of data.
 * @param {keyof typeof SCENES} name
 * @param {object} options of `picture` of the board
 * @param {{ colorScheme?: "light" | "dark", type?: string }} [more]
 */
async function view(name, options, { colorScheme = "light", type = "image/png" } = {}) {
  const page = await browser.newPage({ viewport: { width: 800, height: 800 }, colorScheme, reducedMotion: "reduce" });
  await page.setContent("<!doctype html><style>:root { color-scheme: light dark }</style>");
  await page.addScriptTag({ path: path("pkg/hyperply.global.js") });
  const { position, keys = [], spread, form } = SCENES[name];
  await page.evaluate(
    async ([position, spread, form]) => {
      const board = document.createElement("hyperply-game");
      for (const [name, value] of Object.entries({ controls: "none", view: "3d", position }))
        board.setAttribute(name, value);
      document.body.append(board);
      await board.ready;
      await board.picture(); // it is loaded
      const slider = board.shadowRoot.getElementById("space-spread");
      if (spread) {
        slider.value = spread;
        slider.dispatchEvent(new Event("input"));
      }
      if (form) board.shadowRoot.querySelector(`[data-form="${form}"]`).click();
    },
    [position, spread, form],
  );
  await page.focus(".stage");
  for (const key of keys) await page.keyboard.press(key);
  const address = await page.evaluate(
    async ([options, type]) => {
      const image = await createImageBitmap(await document.querySelector("hyperply-game").picture(options));
      const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
      canvas.getContext("2d").drawImage(image, 0, 0);
      return canvas.toDataURL(type, 0.8);
    },
    [options, type],
  );
  await page.close();
  return address;
}

/** @param {string} name  @param {Buffer} bytes  @param {number} [limit] */
function keep(name, bytes, limit = LIMIT) {
  total += bytes.length;
  console.log(`pictures: ${name} is ${bytes.length} bytes`);
  if (bytes.length > limit) throw new Error(`${name} is larger than ${limit} bytes`);
  writeFileSync(join(OUT, name), bytes);
}

/** @param {string} name of the file  @param {{ width: number, height: number }} viewport  @param {string} html */
async function write(name, viewport, html) {
  const page = await browser.newPage({ viewport });
  await page.setContent(`<!doctype html>${html}`, { waitUntil: "load" });
  const picture = await page.screenshot(
    name.endsWith(".jpg") ? { type: "jpeg", quality: 68 } : { omitBackground: true },
  );
  await page.close();
  keep(name, picture);
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
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    const address = await view("trid", FRONT, { colorScheme, type: "image/webp" });
    keep(`front-${colorScheme}.webp`, Buffer.from(address.split(",")[1], "base64"), FRONT_LIMIT);
  }
  for (const { name, scene, title, text } of PAGES) {
    const picture = await view(scene, { width: 740, height: 610, scale: 1.5, names: false, ground: false });
    await write(
      `${name}.jpg`,
      { width: 1200, height: 630 },
      `<body style="margin:0;height:630px;display:flex;align-items:center;background:radial-gradient(circle at 68% 46%,#fff,${PAPER} 45%,#ddd8cc);color:${INK}">
      <div style="width:360px;padding:0 32px 0 60px">
        <img src="${mark}" width="84" height="84">
        <p style="font:600 50px/1.12 Georgia,serif;margin:22px 0 14px">${title}</p>
        <p style="font:27px/1.35 sans-serif;color:${MUTED};margin:0">${text}</p>
      </div>
      <img src="${picture}" width="740" height="610">`,
    );
  }
  console.log(`pictures: ${total} bytes together`);
} finally {
  await browser.close();
  rmSync(home, { recursive: true, force: true });
}
