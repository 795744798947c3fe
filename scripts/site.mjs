// Writes dist/: the pages with the rules beside them, to be put into any folder of any static host.
import { build, transform } from "esbuild";
import { copyFileSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { BUNDLED, catalog, virtualModules } from "./virtual-modules.mjs";
import { FAMILIES, known } from "./site/games.mjs";
import { ELEMENT, elementModule } from "./site/embed.mjs";
import { fileApart, layout, pageStarts } from "./site/layout.mjs";
import { ladders, learnModules } from "./site/lessons.mjs";
import { writeWorker } from "./site/offline.mjs";
import { pages } from "./site/pages.mjs";
import { drawing, picturesModule, stills } from "./site/stills.mjs";
import { pages as WORDS } from "../www/site/words/en/pages.js";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const rules = await import("../pkg/inline.js");
const { puzzleVariants } = await import("../pkg/puzzles.js");
const games = catalog(rules);
const families = [...new Set(games.map(({ family }) => family))];
const every = pages({ rules, games });

rmSync("dist", { recursive: true, force: true });
mkdirSync("dist/pkg", { recursive: true });
const bundle = {
  ...BUNDLED,
  outdir: "dist",
  plugins: [
    learnModules({
      rules,
      lessons: (family) => `import("./lessons/${family}.js").then(({ lessons }) => lessons)`,
      puzzles: (variant) => `import("./pkg/puzzles.js").then(({ puzzles }) => puzzles(${JSON.stringify(variant)}))`,
      variants: puzzleVariants(),
    }),
    picturesModule("./pkg/picture.js"),
    elementModule(),
    virtualModules(rules, (family) => `import("./pkg/${family}.js")`),
  ],
  metafile: true,
};
const { metafile: shared } = await build({
  ...bundle,
  entryPoints: { table: "www/element/index.js" },
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  splitting: true, // the editor comes when a position is set up
});
const [[tablePath, { imports }]] = Object.entries(shared.outputs).filter(
  ([, { entryPoint }]) => entryPoint === "www/element/index.js",
);
const table = basename(tablePath);
const tableParts = imports.flatMap(({ path, kind }) => (kind === "import-statement" ? basename(path) : []));
const words = new Map(every.flatMap(({ modules, words = [] }) => modules.map((name) => [name, ["shell", ...words]])));
const { metafile } = await build({
  ...bundle,
  plugins: [fileApart("../../element/index.js", table), ...bundle.plugins, pageStarts(words)],
  entryPoints: [...words.keys()].map((name) => ({ in: `start:${name}`, out: basename(name) })),
});
await build({
  ...bundle,
  format: "iife",
  entryPoints: {
    preload: "www/site/play/preload.js",
    "embed-preload": "www/site/embed/preload.js",
    theme: "www/site/shell/theme.js",
  },
});

/** Whether a module needs the table at once. @param {string} name */
const needsTable = (name) =>
  metafile.outputs[`dist/${basename(name)}.js`].imports.some(
    ({ path, kind }) => path.endsWith(table) && kind === "import-statement",
  );
/** The style sheet of all these. @param {string[]} styles */
const sheetOf = (styles) => `${styles.map((file) => basename(file, ".css")).join("-")}.css`;
for (const [file, styles] of new Map(every.map(({ styles }) => [sheetOf(styles), styles]))) {
  const { code } = await transform(styles.map((name) => readFileSync(`www/site/${name}`, "utf8")).join("\n"), {
    loader: "css",
    minify: true,
  });
  writeFileSync(`dist/${file}`, code);
}
for (const { modules, words: _, styles, first = "theme.js", ...page } of every) {
  writeFileSync(
    `dist/${page.name}.html`,
    layout({
      ...page,
      style: sheetOf(styles),
      first,
      modules: modules.map((name) => `${basename(name)}.js`),
      shared: modules.some(needsTable) ? [table, ...tableParts] : [],
    }),
  );
}
mkdirSync("dist/lessons");
for (const { id, lessons } of ladders(rules))
  writeFileSync(`dist/lessons/${id}.js`, `export const lessons = ${JSON.stringify(lessons)};`);
for (const folder of ["drawings", "scenes", "stills"]) mkdirSync(`dist/${folder}`);
for (const { id } of rules.variants()) {
  const start = rules.initial_position(/** @type {any} */ (id));
  writeFileSync(`dist/drawings/${id}.svg`, drawing(rules, start, { width: 360, height: 270 }));
}
for (const { id, scene } of known(FAMILIES, rules)) {
  const { position, pick } = scene;
  writeFileSync(`dist/scenes/${id}.svg`, drawing(rules, position, { pick, width: 300, height: 300 }));
}
for (const [file, text] of stills) writeFileSync(`dist/${file}`, text);
copyFileSync("www/site/shell/favicon.svg", "dist/favicon.svg");
const manifest = JSON.parse(readFileSync("www/site/shell/manifest.webmanifest", "utf8"));
const shortcuts = known(FAMILIES, rules).map(({ id, title }) => ({ name: title, url: `play.html#variant=${id}` }));
const { name, shortName: short_name, description } = WORDS.app;
writeFileSync("dist/manifest.webmanifest", JSON.stringify({ name, short_name, description, ...manifest, shortcuts }));
cpSync("www/site/pictures", "dist/pictures", { recursive: true });
for (const family of families)
  for (const file of [`${family}.js`, `${family}-engine.js`, `${family}_bg.wasm`])
    copyFileSync(`pkg/${file}`, `dist/pkg/${file}`);
for (const file of [ELEMENT, "pkg/space.js"]) copyFileSync(file, `dist/${file}`);
copyFileSync("pkg/picture/draw.js", "dist/pkg/picture.js");
copyFileSync("pkg/puzzles.js", "dist/pkg/puzzles.js");
cpSync("pkg/puzzles", "dist/pkg/puzzles", { recursive: true });
for (const file of ["LICENSE-MIT", "LICENSE-APACHE"]) copyFileSync(file, `dist/${file}`);
copyFileSync("node_modules/idb/LICENSE", "dist/LICENSE-idb");
copyFileSync("node_modules/minisearch/LICENSE.txt", "dist/LICENSE-minisearch");
copyFileSync("node_modules/stemmer/license", "dist/LICENSE-stemmer");
copyFileSync("node_modules/twgl.js/LICENSE.md", "dist/LICENSE-twgl");
copyFileSync("node_modules/ts-fsrs/LICENSE", "dist/LICENSE-ts-fsrs");
copyFileSync("node_modules/workbox-precaching/LICENSE", "dist/LICENSE-workbox");
await writeWorker("dist");
console.log(`site: dist/ is ready, ${readdirSync("dist", { recursive: true }).length} files`);
