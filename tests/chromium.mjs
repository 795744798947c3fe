// Headless Chromium for the tests of pages, and what no page may do in it.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

/** No test needs a page for longer: one that hangs must not hold up all that come after it. */
const LONGEST_MS = 300_000;
const VIEWPORT = { width: 1280, height: 900 };

const FONTS = fileURLToPath(new URL("page/fonts.conf", import.meta.url));

const DEBIAN = "/usr/bin/chromium";
const { CHROMIUM = DEBIAN } = process.env;
/** The same without windows opens a page with a quarter less work. */
const SHELL = "/usr/bin/chromium-headless-shell";

const ARGUMENTS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--enable-unsafe-swiftshader", // boards in space are drawn without a graphics card
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--process-per-site", // a page needs no process of its own beside another one of its context
];

/** Nobody is asked before a game, but where a test takes this away. */
export function wasAsked() {
  try {
    localStorage.setItem("hyperply-asked", "timeout quarx hex4d trid raumschach");
  } catch {
    // a page of another origin, or one that may keep nothing
  }
}

const optionsFor = (home, environment = {}) => ({
  executablePath: CHROMIUM === DEBIAN && existsSync(SHELL) ? SHELL : CHROMIUM,
  args: ARGUMENTS,
  env: { ...process.env, HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home, ...environment },
});

/**
 * Starts it with an empty folder for its home; or connects to the one that tests/browsers.mjs has started for all test
 * files, unless that has crashed.
 */
export async function launch(home, environment) {
  const address = process.env.BROWSER_ADDRESS;
  const shared = address && (await chromium.connect(address).catch(() => undefined));
  return shared || chromium.launch(optionsFor(home, environment));
}

/** Starts one for several processes, which connect to its address; with the fonts of the page tests. */
export const launchServer = (home) =>
  chromium.launchServer({
    ...optionsFor(home, { FONTCONFIG_FILE: FONTS }),
    handleSIGINT: false, // they end with the tests
    handleSIGTERM: false,
  });

/**
 * Lends pages to tests: `lend(options, play)` calls `play(page)` and then asserts that nothing went wrong but what `errors` allow.
 * Tests with the same options have the same page, one after another: another one would cost half a second. A test whose
 * page is its `own` may change it for good. Nothing moves in pages but where a test asks for it.
 */
export function lender({ browser, home, address, scripts }) {
  const shared = new Map();
  const { origin } = new URL(address);

  async function open(options) {
    const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: "reduce", ...options });
    context.setDefaultTimeout(60_000);
    const problems = watch(context, address);
    context.on("console", (message) => {
      if (/GPU stall due to ReadPixels/.test(message.text())) return; // there is no graphics card
      if (message.type() === "error" || message.type() === "warning") problems.push(`console: ${message.text()}`);
    });
    await context.exposeFunction("reportViolation", (text) => problems.push(`policy: ${text}`));
    for (const script of [reportViolations, findTargets, ...scripts]) await context.addInitScript(script);
    context.on("page", (page) => ready(page, home));
    const idle = await context.newPage(); // as long as it is there, so is its process
    await idle.route("**", (route) => route.fulfill({ contentType: "text/html", body: "" }));
    await idle.goto(address);
    const session = await context.newCDPSession(idle);
    const forget = async () => {
      await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
      await idle.evaluate(async () => {
        for (let tries = 0; tries < 1000 && (await indexedDB.databases()).length > 0; tries++)
          await new Promise((done) => setTimeout(done)); // they are gone a moment later
      });
    };
    return { context, problems, idle, forget, page: null };
  }

  /** The page as the next test expects it. */
  async function settle(place, { viewport = VIEWPORT, colorScheme = null }) {
    const { context, page, idle } = place;
    for (const other of context.pages()) if (other !== idle && other !== page) await other.close();
    if (!page) return place.forget();
    page.removeAllListeners();
    ready(page, home);
    await page.unrouteAll();
    await context.setOffline(false);
    await page.emulateMedia({ media: null, reducedMotion: "reduce", colorScheme, forcedColors: null, contrast: null });
    const { width, height } = page.viewportSize();
    if (width !== viewport.width || height !== viewport.height) await page.setViewportSize(viewport);
    await page.mouse.move(0, 0);
  }

  /** `stays`: the next test goes on in the document of this one. */
  return async ({ errors = [], own = false, stays = false, ...options }, play) => {
    const key = JSON.stringify(options);
    if (!shared.has(key)) shared.set(key, await open(options));
    const place = shared.get(key);
    const { problems } = place;
    const page = own || !place.page ? await place.context.newPage() : place.page;
    if (!own) place.page = page;
    let passed = false;
    try {
      await inTime(play(page), () => stillAnswers(page));
      assert.deepEqual(
        problems.filter((problem) => !errors.some((allowed) => allowed.test(problem))),
        [],
      );
      passed = true;
    } catch (error) {
      if (error instanceof Hang) shared.delete(key); // it cannot be emptied
      throw error;
    } finally {
      if (shared.has(key)) {
        if (!passed) place.page = null;
        await settle(place, options);
        if (place.page && !stays) {
          await place.page.goto("about:blank");
          await place.forget();
        }
        problems.length = 0;
      }
    }
  };
}

/**
 * Its clicks are as real as Playwright's, in a third of the time: they wait for their target, but not for it to stand still.
 * A click that something else would get, because the target has moved meanwhile, is not given to that, but made again.
 */
function ready(page, home) {
  page.click = async (selector, options) => {
    if (options) return page.locator(selector).first().click(options);
    for (let tries = 0, missed = true; missed && tries < 20; tries++) {
      const [x, y] = await page.evaluate((selector) => window.targetOf(selector), selector);
      await page.mouse.click(x, y);
      missed = await page.evaluate(() => window.hasMissed()).catch(() => false); // the page was left
    }
  };
  if (!process.env.BROWSER_ADDRESS) return;
  // It works in a browser of another process as it does in our own.
  page.on("download", (download) => {
    download.path = async () => {
      const file = join(home, randomUUID());
      await download.saveAs(file);
      return file;
    };
  });
}

/** Runs in the page. */
function findTargets() {
  const roots = () => [document, ...[...document.querySelectorAll("hyperply-game")].map((game) => game.shadowRoot)];
  const first = (selector) => {
    for (const root of roots()) {
      const node = root?.querySelector(selector);
      if (node) return node;
    }
    const [, game, inner] = /^(\S+) (.+)$/.exec(selector) ?? [];
    return game ? document.querySelector(game)?.shadowRoot?.querySelector(inner) : null;
  };
  /** What is seen at a point, also inside the element. */
  const seenAt = (x, y) => {
    let node = document.elementFromPoint(x, y);
    while (node?.shadowRoot) {
      const inner = node.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === node) break;
      node = inner;
    }
    return node;
  };
  /** Whether a click there reaches the element, by itself or as what is in its slot. */
  const reaches = (node, target) => {
    for (let at = node; at; at = at.assignedSlot ?? at.parentNode ?? at.host) if (at === target) return true;
    return false;
  };
  const labels = (node, target) => node.closest?.("label")?.control === target;
  let target = null;
  let missed = null; // unknown until the first event of a click
  const guard = (event) => {
    if (!target) return;
    missed ??= !event.composedPath().includes(target) && !labels(event.composedPath()[0], target);
    if (!missed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) addEventListener(name, guard, true);
  /** Whether something else was hit since. */
  window.hasMissed = () => {
    const was = missed;
    target = missed = null;
    return was === true;
  };
  /** The middle of an element once that can be clicked. @param {string} selector */
  window.targetOf = async (selector) => {
    const until = performance.now() + 30_000;
    for (let tries = 0, why = "missing"; ; tries++) {
      const node = first(selector);
      if (node && !node.disabled) {
        let box = node.getBoundingClientRect();
        if (tries || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) {
          const block = ["nearest", "center", "start", "end"][tries % 4]; // elsewhere, something may lie over it
          node.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
          box = node.getBoundingClientRect();
        }
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const seen = box.width > 0 && box.height > 0 ? seenAt(x, y) : null;
        if (seen && (reaches(seen, node) || labels(seen, node))) {
          target = node;
          return [x, y];
        }
        why = seen ? `covered by ${seen.outerHTML.slice(0, 100)}` : "out of sight";
      } else if (node) why = "disabled";
      if (performance.now() > until) throw new Error(`${selector} cannot be clicked: ${why}`);
      await new Promise(requestAnimationFrame);
    }
  };
}

class Hang extends Error {}

/** Waits for `work`, but not for ever; `why()` then says more. */
async function inTime(work, why) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(async () => fail(new Hang(`nothing for ${LONGEST_MS / 1000} s: ${await why()}`)), LONGEST_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What a page that hangs still does. */
async function stillAnswers(page) {
  const asked = { scripts: () => true, frames: () => new Promise((done) => requestAnimationFrame(() => done(true))) };
  const answers = Object.entries(asked).map(async ([name, ask]) => {
    const answer = page.evaluate(ask).catch(() => false); // the page may be gone
    const is = await Promise.race([answer, new Promise((done) => setTimeout(done, 10_000, false))]);
    return `${name} ${is ? "run" : "hang"}`;
  });
  return (await Promise.all(answers)).join(", ");
}

/** Runs in the page. */
function reportViolations() {
  document.addEventListener("securitypolicyviolation", (event) => {
    window.reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
  });
}

/** Starts it with an extension, and returns its context: an extension needs a profile, which is kept in `home`. */
export function launchWithExtension(home, extension) {
  const options = optionsFor(home);
  return chromium.launchPersistentContext(home, {
    ...options,
    executablePath: CHROMIUM, // the shell has no extensions
    args: [...ARGUMENTS, "--headless=new", `--disable-extensions-except=${extension}`, `--load-extension=${extension}`],
    ignoreDefaultArgs: ["--disable-extensions"],
  });
}

/** The list of what goes wrong from now on: errors, failed requests, and requests for what is not below `address`. */
export function watch(context, address) {
  const problems = [];
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !url.startsWith(`blob:${address}`)) problems.push(`request to ${url}`);
  });
  context.on("requestfailed", (request) => {
    const { errorText } = request.failure();
    if (errorText !== "net::ERR_ABORTED") problems.push(`${errorText}: ${request.url()}`); // the page was left or loaded again
  });
  context.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  context.on("weberror", (error) => problems.push(`error: ${error.error().stack ?? error.error()}`));
  return problems;
}
