// Measures the page, dist/, in headless Chromium: `make bench-page`, or `node benches/page.mjs chess quarx` for some games.
// It prints one table and asserts no time; the machine should have nothing else to do. The page may have its nodes in the
// document or in the shadow root of <hyperply-game>. Moves are found by clicks alone: nothing here knows the rules.
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { variants } from "../pkg/inline.js";
import { serve } from "../scripts/serve.mjs";
import { launch, watch } from "../tests/chromium.mjs";

const ROUNDS = 5;
const MOVES = 200;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const path = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * @typedef {object} Loaded
 * @property {number} ready when the page was ready, in milliseconds since the navigation began
 * @property {number} shift the sum of its layout shifts until half a second later
 */
/**
 * @typedef {object} Played what random moves took, in milliseconds
 * @property {number[]} picks clicks that picked a piece
 * @property {number[]} moves clicks that played a move
 * @property {number[]} longTasks
 * @property {number} count the moves, with those that a dialog played
 */

/** Runs in the page before its own scripts. `window.bench` has `loaded` and `play`. */
function prepare() {
  const PATIENCE = 20_000;
  const AFTER_READY = 500;
  const MOST_CLICKS = 100;
  if (location.protocol !== "about:") localStorage.setItem("hyperply-finger", "no"); // else a move is only shown at first

  const found = (selector) =>
    [document, document.querySelector("hyperply-game")?.shadowRoot].flatMap((root) =>
      root ? [...root.querySelectorAll(selector)] : [],
    );
  const cells = (marks) => found(`[data-cell]${marks}`).map((node) => node.dataset.cell);
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

  /** @type {Promise<Loaded>} */
  const loaded = new Promise((resolve, reject) => {
    let shift = 0;
    const add = (entries) => entries.forEach(({ value }) => (shift += value));
    const shifts = new PerformanceObserver((list) => add(list.getEntries()));
    shifts.observe({ type: "layout-shift", buffered: true });
    const attributes = new MutationObserver(async () => {
      if (!document.body.hasAttribute("data-ready")) return;
      const ready = performance.now();
      attributes.disconnect();
      await pause(AFTER_READY);
      add(shifts.takeRecords());
      shifts.disconnect();
      resolve({ ready, shift });
    });
    attributes.observe(document, { subtree: true, attributes: true, attributeFilter: ["data-ready"] });
    setTimeout(() => reject(new Error("the page does not become ready")), PATIENCE);
  });
  loaded.catch(() => {}); // of a document that nobody asks

  /** Mulberry32: numbers from 0 to 1 that are the same for a seed. */
  const randomOf = (seed) => () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };

  /**
   * Plays random moves until there are `most`, or cells play none.
   * @returns {Promise<Played>}
   */
  async function play(most, seed) {
    const random = randomOf(seed);
    const takeOne = (list) => list.splice(Math.floor(random() * list.length), 1)[0];
    const position = () =>
      found("#turn, #moves")
        .map((node) => node.textContent)
        .join();
    const targets = () => cells("[data-effect][data-playable]");
    /** The cells of who is to move; none when the game is over. */
    const own = () => {
      const [, side] = /^(\w)\w* to move/.exec(found("#turn")[0].textContent) ?? [];
      return side ? cells(`[data-piece^="${side.toLowerCase()}"]`) : [];
    };

    /** Gives the first answer to whatever is asked, and waits for what comes of it. */
    async function answer(before) {
      for (let frame = 0; frame < 60 && position() === before; frame++) {
        found("dialog[open] [data-choice]")[0]?.click();
        await painted();
      }
    }

    /** Clicks a cell in a task of its own, and in a frame of its own if it did something; a dialog is answered. */
    async function click(cell) {
      const before = position();
      const [node] = found(`[data-cell="${cell}"]`);
      const start = performance.now();
      node.click();
      const time = performance.now() - start;
      await pause(0);
      const picked = cells("[data-selected]").includes(cell);
      if (picked || targets().length > 0 || position() !== before) await painted();
      const asked = found("dialog[open] [data-choice]").length > 0;
      if (asked) await answer(before);
      return { time, picked, asked, moved: position() !== before };
    }

    const picks = [];
    const moves = [];

    /** Whether cells could play a move. */
    async function move() {
      for (const left = own(); left.length > 0; ) {
        const cell = takeOne(left);
        let last = await click(cell);
        if (last.picked) picks.push(last.time);
        else if (!last.moved) continue;
        for (let clicks = 0; !last.moved && clicks < MOST_CLICKS; clicks++) {
          const open = targets();
          if (open.length === 0) break;
          last = await click(takeOne(open));
        }
        if (!last.moved) continue;
        if (!last.asked) moves.push(last.time);
        return true;
      }
      return false;
    }

    const longTasks = [];
    const note = (entries) => longTasks.push(...entries.map(({ duration }) => duration));
    const tasks = new PerformanceObserver((list) => note(list.getEntries()));
    tasks.observe({ type: "longtask" });
    let count = 0;
    while (count < most && (await move())) count++;
    await pause(100);
    note(tasks.takeRecords());
    tasks.disconnect();
    return { picks, moves, longTasks, count };
  }

  window.bench = { loaded, play };
}

/** What `measure(page)` gives of a game that was opened in a fresh context. */
async function onPage(game, viewport, measure) {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", serviceWorkers: "block" });
  const problems = watch(context, site.url);
  try {
    await context.addInitScript(prepare);
    const page = await context.newPage();
    await page.goto(`${site.url}play.html#variant=${game}`);
    const measured = await measure(page);
    if (problems.length > 0) throw new Error(`${game}: ${problems.join("\n")}`);
    return measured;
  } finally {
    await context.close();
  }
}

/** @returns {Promise<Loaded>} */
const load = (game, viewport) => onPage(game, viewport, (page) => page.evaluate(() => window.bench.loaded));

/**
 * As many games as it takes to play all moves.
 * @returns {Promise<Played>}
 */
async function play(game) {
  const all = { picks: [], moves: [], longTasks: [], count: 0 };
  for (let seed = 1; all.count < MOVES; seed++) {
    const { picks, moves, longTasks, count } = await onPage(game, DESK, (page) =>
      page.evaluate(
        async ([most, seed]) => {
          await window.bench.loaded;
          return window.bench.play(most, seed);
        },
        [MOVES - all.count, seed],
      ),
    );
    if (count === 0) throw new Error(`${game}: cells play no move`);
    all.picks.push(...picks);
    all.moves.push(...moves);
    all.longTasks.push(...longTasks);
    all.count += count;
  }
  return all;
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
/** Median and worst. */
const both = (values, digits) =>
  values.length > 0 ? `${median(values).toFixed(digits)} (${Math.max(...values).toFixed(digits)})` : "–";

const catalog = variants().map(({ id }) => id);
const games = process.argv.length > 2 ? process.argv.slice(2) : catalog;
const unknown = games.filter((game) => !catalog.includes(game));
if (unknown.length > 0) throw new Error(`unknown games: ${unknown.join(" ")}`);
const home = mkdtempSync(join(tmpdir(), "hyperply-bench-"));
const site = await serve({ root: path("../dist") });
const browser = await launch(home, { FONTCONFIG_FILE: path("../tests/page/fonts.conf") });
try {
  const phone = new Map(games.map((game) => [game, []]));
  const desk = new Map(games.map((game) => [game, []]));
  await load(games[0], DESK); // the browser is still warming up
  for (let round = 0; round < ROUNDS; round++) {
    for (const game of games) {
      phone.get(game).push(await load(game, PHONE));
      desk.get(game).push(await load(game, DESK));
    }
  }
  const sizes = [PHONE, DESK].map(({ width, height }) => `${width}x${height}`);
  console.log(`Chromium ${browser.version()}, node ${process.version}, ${cpus()[0].model}`);
  console.log(
    `\nMilliseconds, median (worst): ready of ${ROUNDS} loads, clicks of ${MOVES} random moves; layout shift likewise.\n`,
  );
  console.log(
    `| | ${sizes.map((size) => `ready ${size}`).join(" | ")} | pick | move | ${sizes.map((size) => `shift ${size}`).join(" | ")} | long tasks | longest |`,
  );
  console.log("|---|--:|--:|--:|--:|--:|--:|--:|--:|");
  for (const game of games) {
    const { picks, moves, longTasks } = await play(game);
    const loads = [phone.get(game), desk.get(game)];
    const figures = [
      ...loads.map((list) =>
        both(
          list.map(({ ready }) => ready),
          0,
        ),
      ),
      both(picks, 1),
      both(moves, 1),
      ...loads.map((list) =>
        both(
          list.map(({ shift }) => shift),
          3,
        ),
      ),
      longTasks.length,
      longTasks.length > 0 ? Math.max(...longTasks).toFixed(0) : "–",
    ];
    console.log(`| ${game} | ${figures.join(" | ")} |`);
  }
} finally {
  await browser.close();
  await site.close();
  rmSync(home, { recursive: true, force: true });
}
