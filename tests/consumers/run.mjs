// Installs the packed package where people use it, builds and runs what they write first:
//   node tests/consumers/run.mjs [--all | NAME...]      the core set, all consumers, or those of these names
// A consumer is a folder. It is copied, and npm runs the scripts of its package.json: `start` must print expected.txt,
// `test` only succeed; `build` writes pages, `serve` and `dev` serve them. Pages must show expected.txt in Chromium.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { serve } from "../../scripts/serve.mjs";
import { Installed } from "../package/installed.mjs";
import { closeBrowser, show } from "./browser.mjs";
import { install, installCrate, removeTemporary, run, startServer, temporary } from "./tools.mjs";

const ALL = ["hyperply.js", "hyperply_bg.wasm"];
const CLASSIC = ["hyperply.global.js"];
const core = true;

/**
 * @typedef {object} Consumer
 * @property {boolean} [core] part of `make test`
 * @property {string} [site] where its pages are, if not in the folder itself
 * @property {string[]} [pages]
 * @property {string[]} [files] what is copied out of the package beside the page
 * @property {string} [only] the one family that is imported: it must work without the others, and load as little
 * @property {boolean} [extension] the folder is an extension of the browser that opens the page
 * @property {boolean} [disk] the page is opened from the disk
 * @property {boolean} [crate] it is a Rust program that depends on the crate
 */
/** @type {Record<string, Consumer>} */
const CONSUMERS = {
  "rust-wasm": { core, crate: true },
  node: { core },
  "node-family": { core, only: "timeout" },
  "node-18": {},
  typescript: { core },
  bun: {},
  deno: {},
  vitest: { core },
  "jest-29": {},
  "jest-30": { core },
  "vite-5": { site: "dist" },
  "vite-7": { site: "dist" },
  "vite-8": { core, site: "dist" },
  "vite-worker": { site: "dist" },
  "vite-family": { core, site: "dist", only: "timeout" },
  react: { core, site: "dist" },
  preact: { core, site: "dist" },
  solid: { core, site: "dist" },
  svelte: { core, site: "dist" },
  webpack: { core },
  rollup: { core },
  esbuild: { core, pages: ["esm.html", "splitting.html", "iife.html"] },
  parcel: { site: "dist", pages: ["index.html", "family.html", "inline.html"] },
  next: {},
  astro: { site: "dist" },
  sveltekit: {},
  nuxt: {},
  angular: { site: "dist/hyperply/browser" },
  workerd: { core },
  "workerd-vite": {},
  "page-module": { core, files: ALL },
  "page-family": { core, files: ["timeout.js", "timeout_bg.wasm"], only: "timeout" },
  "page-import-map": { core, files: ALL },
  "page-import-map-copies": { core, files: [...ALL, "element.js", "timeout.js", "timeout_bg.wasm"] },
  "page-classic": { core, files: CLASSIC },
  "page-disk": { core, files: CLASSIC, disk: true },
  "page-element": { core, files: ["element.js", "timeout.js", "timeout_bg.wasm"] },
  "page-element-classic": { core, files: CLASSIC },
  "page-element-disk": { core, files: CLASSIC, disk: true },
  extension: { core, site: "page", files: CLASSIC, extension: true },
  "page-sandbox": { core, files: CLASSIC },
  "worker-module": { core, files: ALL },
  "worker-classic": { core, files: CLASSIC },
  "service-worker-module": { core, files: ALL },
  "service-worker-classic": { core, files: CLASSIC },
};

const HERE = fileURLToPath(new URL(".", import.meta.url));
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; " +
  "frame-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

const read = (folder, file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "");

/** Copies the consumer and installs what it needs. */
async function prepare(name, folder) {
  const { only, files = [], crate = false } = CONSUMERS[name];
  cpSync(join(HERE, name), folder, { recursive: true });
  if (crate) return installCrate(folder);
  await install(folder, installed);
  const own = join(folder, "node_modules/hyperply");
  for (const file of only ? readdirSync(own) : []) {
    if (file !== "package.json" && !file.startsWith(only)) rmSync(join(own, file), { recursive: true });
  }
  for (const file of files) cpSync(join(own, file), join(folder, file));
}

/** The hashes of a page's import maps: they are always inline, so that a strict policy has to name them. */
function importMaps(page) {
  return [...page.matchAll(/<script type="?importmap"?>(.*?)<\/script>/gs)].map(([, map]) => {
    return `'sha256-${createHash("sha256").update(map).digest("base64")}'`;
  });
}

/** Opens the pages in `root`, below a path of a server with a strict policy. */
async function openPages(root, { pages = ["index.html"], disk }, expected, options) {
  const policy = POLICY.replace(
    "'self'",
    ["'self'", ...pages.flatMap((page) => importMaps(read(root, page)))].join(" "),
  );
  const site = disk ? undefined : await serve({ root, prefix: "/games/of/ours", policy });
  try {
    for (const page of pages) await show(new URL(page, site?.url ?? `${pathToFileURL(root)}/`).href, expected, options);
  } finally {
    await site?.close();
  }
}

/** Opens what a script of the consumer serves. */
async function openServer(script, folder, expected) {
  const { url, stop } = await startServer(script, folder);
  try {
    await show(url, expected);
  } finally {
    await stop();
  }
}

/** The bytes of a family: its wasm and the JavaScript around it. */
const sizeOf = (family) => statSync(`${family}_bg.wasm`).size + statSync(`${family}.js`).size;

async function consume(name) {
  const folder = join(temporary, name);
  const { only, site = ".", extension, ...pages } = CONSUMERS[name];
  await prepare(name, folder);
  const { scripts = {} } = JSON.parse(read(folder, "package.json") || "{}");
  const expected = read(folder, "expected.txt");
  if (scripts.test) await run("test", folder);
  if (scripts.start) assert.equal(await run("start", folder), expected);
  if (scripts.build) await run("build", folder);
  const root = join(folder, site);
  const most = only && sizeOf(join(folder, "node_modules/hyperply", only)) + 2000;
  if (readdirSync(root).some((file) => file.endsWith(".html")))
    await openPages(root, pages, expected, { most, extension: extension && folder });
  if (scripts.serve) await openServer("serve", folder, expected);
  if (scripts.dev) await openServer("dev", folder, expected);
  rmSync(folder, { recursive: true });
}

const names = process.argv.slice(2);
const all = Object.keys(CONSUMERS);
const chosen = names.includes("--all") ? all : names.length > 0 ? names : all.filter((name) => CONSUMERS[name].core);
const unknown = chosen.filter((name) => !all.includes(name));
assert.deepEqual(unknown, [], `there are ${all.join(", ")}`);
const installed = new Installed();

after(async () => {
  await closeBrowser();
  installed.remove();
  removeTemporary();
});

test("consumers of the package", { concurrency: 2 }, async (context) => {
  await Promise.all(chosen.map((name) => context.test(name, () => consume(name))));
});
