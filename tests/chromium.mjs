// Headless Chromium for the tests of pages, and what no page may do in it.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

/** No test needs a page for longer: one that hangs must not hold up all that come after it. */
const LONGEST_MS = 300_000;

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
 * Pages with the same options are in the same context, which is emptied between them: a new one would cost a process that
 * compiles everything anew. Nothing moves in them but where a test asks for it.
 */
export function lender({ browser, home, address, scripts }) {
  const shared = new Map();

  async function open(options) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
      ...options,
    });
    context.setDefaultTimeout(60_000);
    keepDownloads(context, home);
    const problems = watch(context, address);
    context.on("console", (message) => {
      if (/GPU stall due to ReadPixels/.test(message.text())) return; // there is no graphics card
      if (message.type() === "error" || message.type() === "warning") problems.push(`console: ${message.text()}`);
    });
    await context.exposeFunction("reportViolation", (text) => problems.push(`policy: ${text}`));
    for (const script of [reportViolations, ...scripts]) await context.addInitScript(script);
    const idle = await context.newPage(); // as long as it is there, so is its process
    await idle.route("**", (route) => route.fulfill({ contentType: "text/html", body: "" }));
    await idle.goto(address);
    const session = await context.newCDPSession(idle);
    const { origin } = new URL(address);
    async function empty() {
      for (const page of context.pages()) if (page !== idle) await page.close();
      await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
      problems.length = 0;
    }
    return { context, problems, empty };
  }

  return async ({ errors = [], ...options }, play) => {
    const key = JSON.stringify(options);
    if (!shared.has(key)) shared.set(key, await open(options));
    const { context, problems, empty } = shared.get(key);
    const page = await context.newPage();
    try {
      await inTime(play(page), () => stillAnswers(page));
      assert.deepEqual(
        problems.filter((problem) => !errors.some((allowed) => allowed.test(problem))),
        [],
      );
    } catch (error) {
      if (error instanceof Hang) shared.delete(key); // it cannot be emptied
      throw error;
    } finally {
      if (shared.has(key)) await empty();
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

/** Lets `download.path()` work in a browser of another process, as it does in our own. */
function keepDownloads(context, home) {
  if (!process.env.BROWSER_ADDRESS) return;
  context.on("page", (page) =>
    page.on("download", (download) => {
      download.path = async () => {
        const file = join(home, randomUUID());
        await download.saveAs(file);
        return file;
      };
    }),
  );
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
