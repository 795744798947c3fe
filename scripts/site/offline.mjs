// Writes the service worker of a folder: it knows every file there by its hash.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { BUNDLED } from "../virtual-modules.mjs";
import { worded } from "./layout.mjs";
import { LANGUAGES, WORDS, folderOf } from "./words.mjs";

const WORKER = fileURLToPath(new URL("../../www/site/offline/worker.js", import.meta.url));
const PAGE = readFileSync(new URL("../../www/site/offline/broken.html", import.meta.url), "utf8");
/** The page where files are missing, by the folders of the languages. */
const BROKEN = Object.fromEntries(
  LANGUAGES.map((language) => [folderOf(language), worded(PAGE, "broken.html", WORDS[language])]),
);
/** What no page of the site asks for, or only without scripts; pictures of pages are for those who link to them. */
const LEFT_OUT = /^(sw\.js|LICENSE-.*|hyperply\.html|pkg[\\/]element\.js|stills[\\/].*|pictures[\\/](?!icon|front).*)$/;

/** @param {string} folder */
export function filesOf(folder) {
  const all = /** @type {string[]} */ (readdirSync(folder, { recursive: true }));
  const names = all.filter((name) => !LEFT_OUT.test(name) && statSync(join(folder, name)).isFile()).sort();
  return names.map((name) => {
    const hash = createHash("sha256").update(readFileSync(join(folder, name)));
    const integrity = `sha256-${hash.digest("base64")}`;
    return { url: name.split(sep).join("/"), revision: integrity.slice("sha256-".length, 24), integrity };
  });
}

/** @param {string} folder */
export async function writeWorker(folder) {
  rmSync(join(folder, "sw.js"), { force: true });
  await build({
    ...BUNDLED,
    entryPoints: [WORKER],
    outfile: join(folder, "sw.js"),
    format: "iife",
    define: {
      FILES: JSON.stringify(filesOf(folder)),
      BROKEN: JSON.stringify(BROKEN),
      "process.env.NODE_ENV": '"production"',
    },
  });
}
