// Writes dist/: the pages with the rules beside them, to be put into any folder of any static host.
import { build, transform } from "esbuild";
import { copyFileSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { BUNDLED, catalog, virtualModules } from "./virtual-modules.mjs";
import { FAMILIES, familiesIn, known } from "./site/games.mjs";
import { ELEMENT, elementModule } from "./site/embed.mjs";
import { GERMAN, fileApart, layout, pageStarts } from "./site/layout.mjs";
import { ladders, learnModules, taughtIn } from "./site/lessons.mjs";
import { writeWorker } from "./site/offline.mjs";
import { pages } from "./site/pages.mjs";
import { drawing, picturesModules, stills } from "./site/stills.mjs";
import { LANGUAGES, WORDS, folderOf } from "./site/words.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const rules = await import("../pkg/inline.js");
const { puzzleVariants } = await import("../pkg/puzzles.js");
const games = catalog(rules);
const families = [...new Set(games.map(({ family }) => family))];
const every = pages({ rules, games });
/** The pages in all languages. */
const all = LANGUAGES.flatMap((language) => pages({ rules, games: catalog(rules, undefined, language), language }));

rmSync("dist", { recursive: true, force: true });
mkdirSync("dist/pkg", { recursive: true });
const bundle = {
  ...BUNDLED,
  outdir: "dist",
  plugins: [
    learnModules({
      rules,
      lessons: (family, language) =>
        `import("./lessons/${family}${language === "en" ? "" : `.${language}`}.js").then(({ lessons }) => lessons)`,
      puzzles: (variant) => `import("./pkg/puzzles.js").then(({ puzzles }) => puzzles(${JSON.stringify(variant)}))`,
      variants: puzzleVariants(),
    }),
    picturesModules(),
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
await build({ ...bundle, entryPoints: { [basename(GERMAN, ".js")]: "www/site/words/de/index.js" } });
await build({ ...bundle, entryPoints: { gif: "www/site/play/gif.js" } });
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
for (const language of LANGUAGES) mkdirSync(`dist/${folderOf(language)}`, { recursive: true });
for (const { modules, words: _, styles, first = "theme.js", ...page } of all) {
  writeFileSync(
    `dist/${folderOf(page.language)}${page.name}.html`,
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
for (const language of LANGUAGES)
  for (const { id, lessons } of ladders(rules, language))
    if (taughtIn(id, language) === language)
      writeFileSync(
        `dist/lessons/${id}${language === "en" ? "" : `.${language}`}.js`,
        `export const lessons = ${JSON.stringify(lessons)};`,
      );
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
for (const language of LANGUAGES) {
  const folder = folderOf(language);
  const up = folder && "../";
  const { name, shortName: short_name, description } = WORDS[language].app;
  const shortcuts = known(familiesIn(language), rules).map(({ id, title }) => ({
    name: title,
    url: `play.html#variant=${id}`,
  }));
  const icons = manifest.icons.map((/** @type {{ src: string }} */ icon) => ({ ...icon, src: `${up}${icon.src}` }));
  const here = { ...manifest, id: `./${up}`, scope: `./${up}`, lang: language, icons, shortcuts };
  writeFileSync(`dist/${folder}manifest.webmanifest`, JSON.stringify({ name, short_name, description, ...here }));
}
cpSync("www/site/pictures", "dist/pictures", { recursive: true });
for (const family of families)
  for (const file of [`${family}.js`, `${family}-engine.js`, `${family}_bg.wasm`])
    copyFileSync(`pkg/${file}`, `dist/pkg/${file}`);
for (const file of [ELEMENT, "pkg/space.js"]) copyFileSync(file, `dist/${file}`);
for (const words of ["de.js", "de"]) cpSync(`pkg/element/${words}`, `dist/pkg/element/${words}`, { recursive: true }); // which it imports
copyFileSync("pkg/picture/draw.js", "dist/pkg/picture.js");
copyFileSync("pkg/puzzles.js", "dist/pkg/puzzles.js");
cpSync("pkg/puzzles", "dist/pkg/puzzles", { recursive: true });
for (const file of ["LICENSE-MIT", "LICENSE-APACHE"]) copyFileSync(file, `dist/${file}`);
copyFileSync("node_modules/gifenc/LICENSE.md", "dist/LICENSE-gifenc");
copyFileSync("node_modules/idb/LICENSE", "dist/LICENSE-idb");
copyFileSync("node_modules/minisearch/LICENSE.txt", "dist/LICENSE-minisearch");
copyFileSync("node_modules/stemmer/license", "dist/LICENSE-stemmer");
copyFileSync("node_modules/twgl.js/LICENSE.md", "dist/LICENSE-twgl");
copyFileSync("node_modules/ts-fsrs/LICENSE", "dist/LICENSE-ts-fsrs");
copyFileSync("node_modules/workbox-precaching/LICENSE", "dist/LICENSE-workbox");
await writeWorker("dist");
console.log(`site: dist/ is ready, ${readdirSync("dist", { recursive: true }).length} files`);
