// Opens pages in headless Chromium and watches what they must never do.
import assert from "node:assert/strict";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { temporary } from "./tools.mjs";

const ARGUMENTS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync"];

let browser;

function launch() {
  const home = mkdtempSync(join(temporary, "chromium-"));
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ARGUMENTS,
    env: { ...process.env, HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home },
  });
}

export const closeBrowser = async () => (await browser)?.close();

/** The page must show the expected text, cause no error, ask no other server, and load at most so many bytes. */
export async function show(url, expected, most = Infinity) {
  browser ??= launch();
  const context = await (await browser).newContext();
  const problems = [];
  const loaded = [];
  context.on("request", (request) => {
    if (!request.url().startsWith(new URL(".", url).href)) problems.push(`request to ${request.url()}`);
  });
  context.on("requestfailed", (request) => problems.push(`${request.failure().errorText}: ${request.url()}`));
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
    await page.goto(url);
    const text = expected.trim();
    const shown = () => page.evaluate(() => document.body.innerText.trim());
    const end = Date.now() + 60_000;
    while ((await shown()) !== text && problems.length === 0 && Date.now() < end) await page.waitForTimeout(50);
    if (problems.length > 0 || (await shown()) !== text) {
      throw new Error(`${url} shows ${JSON.stringify(await shown())}\n${problems.join("\n")}`);
    }
    let bytes = 0;
    for (const response of loaded) bytes += (await response.body()).length;
    if (process.env.SIZES) console.log(`${url} loads ${bytes} bytes`);
    assert.ok(bytes <= most, `${url} loads ${bytes} bytes, of at most ${most}`);
  } finally {
    await context.close();
  }
}
