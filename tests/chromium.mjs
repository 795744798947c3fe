// Headless Chromium for the tests of pages, and what no page may do in it.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const FONTS = fileURLToPath(new URL("page/fonts.conf", import.meta.url));

const ARGUMENTS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const optionsFor = (home, environment = {}) => ({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
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

/** Lets `download.path()` work in a browser of another process, as it does in our own. */
export function keepDownloads(context, home) {
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
    args: [...ARGUMENTS, "--headless=new", `--disable-extensions-except=${extension}`, `--load-extension=${extension}`],
    ignoreDefaultArgs: ["--disable-extensions"],
  });
}

/** The list of what goes wrong from now on: errors, failed requests, and requests for what is not below `address`. */
export function watch(context, address) {
  const problems = [];
  context.on("request", (request) => {
    if (!request.url().startsWith(address)) problems.push(`request to ${request.url()}`);
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
