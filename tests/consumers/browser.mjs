// Opens pages in headless Chromium and watches what they must never do.
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { launch, launchWithExtension, watch } from "../chromium.mjs";
import { temporary } from "./tools.mjs";

const MINUTES = 3 * 60_000;

let browser;

export const closeBrowser = () =>
  browser?.then(
    (started) => started.close(),
    () => {},
  );

async function newContext(extension) {
  const home = () => mkdtempSync(join(temporary, "chromium-"));
  if (extension) return launchWithExtension(home(), extension);
  browser ??= launch(home());
  return (await browser).newContext();
}

/** The page must show the expected text, cause no error, ask no other server, and load at most so many bytes. */
export async function show(url, expected, { most, extension } = {}) {
  const context = await newContext(extension);
  const problems = watch(context, new URL(".", url).href);
  const loaded = [];
  context.on("response", (response) => loaded.push(response));
  context.on("console", (message) => {
    const isIcon = message.location().url.endsWith("/favicon.ico"); // a page without one is asked for it
    if (message.type() === "error" && !isIcon) problems.push(`console: ${message.text()}`);
  });
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
