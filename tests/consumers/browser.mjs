// Opens pages in headless Chromium and watches what they must never do.
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { temporary } from "./tools.mjs";

const ARGUMENTS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync"];

const MINUTES = 3 * 60_000;

let browser;

function launch() {
  const home = mkdtempSync(join(temporary, "chromium-"));
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ARGUMENTS,
    env: { ...process.env, HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home },
  });
}

export const closeBrowser = () => browser?.then((started) => started.close(), () => {});

/** The page must show the expected text, cause no error, ask no other server, and load at most so many bytes. */
export async function show(url, expected, most) {
  browser ??= launch();
  const context = await (await browser).newContext();
  const problems = [];
  const loaded = [];
  context.on("request", (request) => {
    if (!request.url().startsWith(new URL(".", url).href)) problems.push(`request to ${request.url()}`);
  });
  context.on("requestfailed", (request) => {
    const { errorText } = request.failure();
    if (errorText !== "net::ERR_ABORTED") problems.push(`${errorText}: ${request.url()}`); // a dev server may load again
  });
  context.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
    loaded.push(response);
  });
  context.on("console", (message) => {
    const isIcon = message.location().url.endsWith("/favicon.ico"); // a page without one is asked for it
    if (message.type() === "error" && !isIcon) problems.push(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => problems.push(`error: ${error.error().stack ?? error.error()}`));
  try {
    const page = await context.newPage();
    await page.goto(url, { timeout: MINUTES });
    const text = expected.trim();
    const shown = () => page.evaluate(() => document.body.innerText.trim()).catch(() => "");
    const end = Date.now() + MINUTES;
    while ((await shown()) !== text && problems.length === 0 && Date.now() < end) await page.waitForTimeout(50);
    if (problems.length > 0 || (await shown()) !== text) {
      throw new Error(`${url} shows ${JSON.stringify(await shown())}\n${problems.join("\n")}`);
    }
    if (most === undefined) return;
    const sizes = await Promise.all(loaded.map(async (response) => (await response.body()).length));
    const bytes = sizes.reduce((sum, size) => sum + size);
    if (bytes > most) throw new Error(`${url} loads ${bytes} bytes, of at most ${most}`);
  } finally {
    await context.close();
  }
}
