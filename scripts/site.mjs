// Writes dist/: the pages with the rules beside them, to be put into any folder of any static host.
import { build, transform } from "esbuild";
import { copyFileSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { BUNDLED, catalogue, parts } from "./parts.mjs";
import { drawing } from "./site/drawings.mjs";
import { layout, pageStarts } from "./site/layout.mjs";
import { writeWorker } from "./site/offline.mjs";
import { pages } from "./site/pages.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const rules = await import("../pkg/inline.js");
const games = catalogue(rules);
const families = [...new Set(games.map(({ family }) => family))];
const every = pages({ rules, games });

rmSync("dist", { recursive: true, force: true });
mkdirSync("dist/pkg", { recursive: true });
const bundle = {
  ...BUNDLED,
  outdir: "dist",
  plugins: [parts(rules, (family) => `import("./pkg/${family}.js")`), pageStarts],
};
const names = [...new Set(every.flatMap(({ modules }) => modules))];
const { metafile } = await build({ ...bundle, entryPoints: names.map((name) => ({ in: `start:${name}`, out: name })), splitting: true, chunkNames: "[name]-[hash]", metafile: true });
await build({ ...bundle, format: "iife", entryPoints: ["www/page/preload.js", "www/page/theme.js"] });

/** The files that a module needs, to be asked for with it. @param {string} file  @returns {string[]} */
const imported = (file) => metafile.outputs[file].imports.filter(({ kind }) => kind === "import-statement").flatMap(({ path }) => [path, ...imported(path)]);
for (const { modules, ...page } of every) {
  const scripts = modules.flatMap((name) => [
    ...[...new Set(imported(`dist/${name}.js`))].map((path) => `<link rel="modulepreload" href="${basename(path)}">`),
    `<script type="module" src="${name}.js"></script>`,
  ]);
  const first = modules.includes("play") ? "preload.js" : "theme.js";
  writeFileSync(`dist/${page.name}.html`, layout({ ...page, first, scripts }));
}
for (const file of readdirSync("www/page").filter((name) => name.endsWith(".css"))) {
  const { code } = await transform(readFileSync(`www/page/${file}`, "utf8"), { loader: "css", minify: true });
  writeFileSync(`dist/${file}`, code);
}
mkdirSync("dist/drawings");
for (const info of rules.variants()) writeFileSync(`dist/drawings/${info.id}.svg`, drawing(rules, info));
for (const file of ["favicon.svg", "manifest.webmanifest", "pictures"]) cpSync(`www/page/${file}`, `dist/${file}`, { recursive: true });
for (const family of families) for (const file of [`${family}.js`, `${family}-engine.js`, `${family}_bg.wasm`]) copyFileSync(`pkg/${file}`, `dist/pkg/${file}`);
for (const file of ["LICENSE-MIT", "LICENSE-APACHE"]) copyFileSync(file, `dist/${file}`);
copyFileSync("node_modules/idb/LICENSE", "dist/LICENSE-idb");
copyFileSync("node_modules/workbox-precaching/LICENSE", "dist/LICENSE-workbox");
await writeWorker("dist");
console.log(`site: dist/ is ready, ${readdirSync("dist", { recursive: true }).length} files`);
