// Measures boards in space, dist/, while a hand turns them: `node benches/space.mjs`, or `node benches/space.mjs chess quarx`
// for some games. In software; with GPU=1 on a graphics card. It prints one table and asserts no time.
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "../scripts/serve.mjs";
import { launch, wasAsked } from "../tests/chromium.mjs";

const SECONDS = 4;
const PLIES = 12;
const MOVE = 8; // ms from a move of the mouse to the next one
const LATE = 25; // ms from a frame to the next one
const GAMES = ["timeout", "trid", "hex4d", "quarx", "raumschach", "chess"];
/** The last one with two pixels in one px, as on most laptops. */
const WINDOWS = [
  [800, 600, 1],
  [1440, 900, 1],
  [1440, 900, 2],
];

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const card = ["--use-gl=angle", "--use-angle=gl-egl", "--ignore-gpu-blocklist", "--enable-gpu-rasterization"];
const withCard = (home) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--headless", "--no-sandbox", ...card],
    env: { ...process.env, HOME: home },
  });

/** Runs in the page before its own scripts: times what is done in each frame in which something is drawn. */
function spy() {
  const request = window.requestAnimationFrame.bind(window);
  /** @type {{ at: number, script: number, draws: number }[]} */
  let frames = [];
  const last = () => frames[frames.length - 1];
  const tick = (at) => {
    frames.push({ at, script: 0, draws: 0 });
    request(tick);
  };
  request(tick);
  window.requestAnimationFrame = (work) =>
    request((at) => {
      const before = performance.now();
      work(at);
      if (last()?.at === at) last().script += performance.now() - before;
    });
  const { drawElementsInstanced } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.drawElementsInstanced = function (...values) {
    if (last()) last().draws++;
    return drawElementsInstanced.apply(this, values);
  };
  window.record = () => {
    frames = [];
  };
  window.recorded = () => frames;
}

/** What draws. */
async function rendererOf(browser) {
  const page = await browser.newPage();
  const name = await page.evaluate(() => {
    const gl = new OffscreenCanvas(1, 1).getContext("webgl2");
    return gl.getParameter(gl.getExtension("WEBGL_debug_renderer_info").UNMASKED_RENDERER_WEBGL);
  });
  await page.close();
  return name;
}

const at = (list, part) => list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))];

/** Turns the boards of a game in the middle of it; gives the figures of a row. */
async function turn(browser, address, game, [width, height, deviceScaleFactor]) {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor });
  await context.addInitScript(wasAsked);
  await context.addInitScript(spy);
  const page = await context.newPage();
  await page.goto(`${address}play.html#variant=${game}`);
  await page.waitForSelector("body[data-ready]");
  const box = await page.evaluate(async (plies) => {
    const board = document.querySelector("hyperply-game");
    for (let i = 0; i < plies; i++) {
      const moves = board.game.legal_moves();
      board.play(moves[(i * 7919) % moves.length]);
    }
    board.view = "3d";
    await board.picture(); // it is loaded
    board.shadowRoot.querySelector("#space").scrollIntoView({ block: "center" });
    const { x, y, width, height } = board.shadowRoot.querySelector("#space canvas").getBoundingClientRect();
    return { x, y, width, height };
  }, PLIES);
  await page.waitForTimeout(1000);
  const [x, y] = [box.x + box.width / 2, Math.max(box.y, 4) + 14];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y);
  await page.evaluate(() => window.record());
  const start = performance.now();
  const moves = [];
  for (let now = 0; now < SECONDS; now = (performance.now() - start) / 1000) {
    // As a mouse, it doesn't wait until the page is ready for the next move.
    moves.push(
      page.mouse.move(x + box.width * 0.4 * Math.sin(now * 2.2), y + box.height * 0.3 * (1 - Math.cos(now * 1.3))),
    );
    await pause(MOVE);
  }
  const frames = await page.evaluate(() => window.recorded());
  await Promise.all(moves);
  await context.close();
  const drawn = frames.filter(({ draws }) => draws > 0);
  const apart = frames.slice(1).map((frame, i) => frame.at - frames[i].at);
  const seconds = (frames[frames.length - 1].at - frames[0].at) / 1000;
  const scripts = drawn.map(({ script }) => script);
  return [
    `${Math.round(box.width * deviceScaleFactor)}x${Math.round(box.height * deviceScaleFactor)}`,
    (drawn.length / seconds).toFixed(0),
    `${apart.filter((time) => time > LATE).length} of ${apart.length}`,
    at(
      drawn.map(({ draws }) => draws),
      0.5,
    ),
    `${at(scripts, 0.5).toFixed(1)} (${at(scripts, 0.95).toFixed(1)})`,
  ];
}

const games = process.argv.length > 2 ? process.argv.slice(2) : GAMES;
const home = mkdtempSync(join(tmpdir(), "hyperply-bench-"));
const site = await serve({ root: path("../dist") });
const browser = await (process.env.GPU ? withCard(home) : launch(home));
try {
  const renderer = await rendererOf(browser);
  console.log(`Chromium ${browser.version()}, ${cpus().length} cores of ${cpus()[0].model}, ${renderer}`);
  console.log(`\nBoards turned for ${SECONDS} s; late are frames more than ${LATE} ms after the one before.\n`);
  console.log("| game | window | pixels drawn | frames a second | late | calls | script, ms: median (95 %) |");
  console.log("|---|---|---|--:|--:|--:|--:|");
  for (const game of games)
    for (const window of WINDOWS) {
      const figures = await turn(browser, site.url, game, window);
      console.log(`| ${[game, `${window[0]}x${window[1]}@${window[2]}`, ...figures].join(" | ")} |`);
    }
} finally {
  await browser.close();
  await site.close();
  rmSync(home, { recursive: true, force: true });
}
