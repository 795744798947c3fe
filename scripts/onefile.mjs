// Writes dist/hyperply.html: the whole site in one file, which opens from disk without a server.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";
import { BUNDLED, catalog, virtualModules } from "./virtual-modules.mjs";
import { elementModule } from "./site/embed.mjs";
import { bodyOf, escapeHtml, fill, worded } from "./site/layout.mjs";
import { ladders, learnModules } from "./site/lessons.mjs";
import { pages } from "./site/pages.mjs";
import { picturesModules } from "./site/stills.mjs";
import { LANGUAGES } from "./site/words.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const FILE = "dist/hyperply.html";
const LIMIT = 2_000_000;
const TYPES = { ".svg": "image/svg+xml", ".png": "image/png" };

const rules = await import("../pkg/inline.js");
const games = catalog(rules);
const { puzzleVariants, puzzles } = await import("../pkg/puzzles.js");
/** @type {Map<string, unknown>} */
const puzzlesOf = new Map();
for (const variant of puzzleVariants()) puzzlesOf.set(variant, await puzzles(variant));
/** The pages in all languages. */
const made = LANGUAGES.flatMap((language) =>
  pages({ rules, games: catalog(rules, undefined, language), language }),
).filter(({ name }) => !["404", "embed"].includes(name));
/** Texts that are there in English alone are inside once. */
const all = made.filter((page) => !("isTranslated" in page) || page.isTranslated);
const every = all.filter(({ language }) => language === "en");
const read = (/** @type {string} */ file) => readFileSync(file, "utf8");

/** What a page is called in each language. @param {string} name */
const titlesOf = (name) =>
  Object.fromEntries(made.filter((page) => page.name === name).map(({ language, title }) => [language, title]));

/** The pages with what they need. @type {import("esbuild").Plugin} */
const inside = {
  name: "pages",
  setup({ onResolve, onLoad }) {
    const modules = [...new Set(every.flatMap(({ modules }) => modules))];
    const styles = [...new Set(every.flatMap(({ styles }) => styles))];
    const entries = every.map(
      (page) => `${JSON.stringify(page.name)}: {
      titles: ${JSON.stringify(titlesOf(page.name))},
      styles: [${page.styles.map((name) => `style${styles.indexOf(name)}`)}],
      parts: [${page.modules.map((name) => `part${modules.indexOf(name)}.Page`)}],
    }`,
    );
    const contents = [
      ...modules.map((name, i) => `import * as part${i} from "./${name}.js";`),
      ...styles.map((name, i) => `import style${i} from "./${name}";`),
      `export const PAGES = { ${entries} };`,
    ].join("\n");
    onResolve({ filter: /^#pages$/ }, ({ path }) => ({ path, namespace: "pages" }));
    onLoad({ filter: /./, namespace: "pages" }, () => ({ contents, resolveDir: join(process.cwd(), "www/site") }));
  },
};
/** Packs a text. @param {string} text */
const deflated = (text) => deflateRawSync(text, { level: 9 }).toString("base64");
/** The expression that gives the promise of data. @param {unknown} data */
const packed = (data) => `inflated(${JSON.stringify(deflated(JSON.stringify(data)))}).then(JSON.parse)`;
const rulesInside = `import * as all from ${JSON.stringify(join(process.cwd(), "pkg/bundler.js"))};`;
const { outputFiles } = await build({
  ...BUNDLED,
  entryPoints: ["www/site/onefile/start.js"],
  plugins: [
    inside,
    learnModules({
      rules,
      lessons: (family, language) => packed(ladders(rules, language).find(({ id }) => id === family)?.lessons),
      puzzles: (variant) => packed(puzzlesOf.get(variant)),
      variants: [...puzzlesOf.keys()],
      head: `import { inflated } from "./shell/pages.js";`,
    }),
    picturesModules({ areInside: true }),
    elementModule(),
    virtualModules(rules, () => "Promise.resolve(all)", rulesInside),
  ],
  write: false,
});
const script = outputFiles[0].text;
const firstly = await build({ ...BUNDLED, format: "iife", entryPoints: ["www/site/onefile/first.js"], write: false });
const first = firstly.outputFiles[0].text.trim();
/** @param {string} text */
const hashed = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** A picture of the site as an address. @param {string} file */
const data = (file) =>
  `data:${TYPES[/** @type {keyof typeof TYPES} */ (extname(file))]};base64,${readFileSync(join("dist", file), "base64")}`;

// A page and its translation have much in common, so they are packed together.
const templates = every.map(({ name }) => {
  const bodies = all
    .filter((page) => page.name === name)
    .map((page) => {
      const body = bodyOf(page)
        .replaceAll("favicon.svg#mark", "#mark")
        .replace(/<noscript>.*?<\/noscript>/gs, "") // without scripts there is no page
        .replace(/<img class="by-night"[^>]*>/g, "") // a drawing is smaller, and for day and night
        .replace(/<img class="by-day" src="[^"]*"/g, '<img src="drawings/trid.svg"')
        .replace(/src="drawings\/([\w-]+)\.svg"/g, 'data-drawing="$1"') // which are inside once
        .replace(/(?<=<img [^>]*src=")(?!data:)[^"]+/g, data);
      return `<template data-lang="${page.language}">${body}</template>`;
    });
  return `<template data-page="${name}" data-packed="${deflated(bodies.join(""))}"></template>`;
});
const drawings = games.map(({ id }) => {
  const text = encodeURIComponent(readFileSync(`dist/drawings/${id}.svg`, "utf8")); // which is packed better than base64
  return `<img data-variant="${id}" src="data:image/svg+xml,${text}" alt="">`;
});
const policy = [
  "default-src 'none'",
  `script-src ${hashed(first)} ${hashed(script)} 'wasm-unsafe-eval'`,
  "img-src data:",
  "worker-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
const [{ title, description }] = every;
/** Of all that is inside; there is no service worker. */
const licences = [
  ...readdirSync("dist")
    .filter((name) => /^LICENSE-(?!APACHE|workbox)/.test(name))
    .map((name) => join("dist", name)),
];
const text = fill(worded(read("www/site/onefile/layout.html"), "layout.html"), {
  notices: `<!--\n${licences.map((file) => `${basename(file)}\n\n${read(file)}`).join("\n")}-->`,
  meta: [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="icon" href="${data("favicon.svg")}">`,
    `<script>${first}</script>`,
  ].join("\n"),
  mark: read("www/site/shell/favicon.svg")
    .replace("<svg ", "<svg hidden ")
    .replace(/ *<use .*\n/, ""),
  pages: [...templates, `<template id="drawings" data-packed="${deflated(drawings.join(""))}"></template>`].join("\n"),
  script: `<script id="packed" type="text/plain">${deflated(script)}</script>`,
});

const size = Buffer.byteLength(text);
if (size > LIMIT) throw new Error(`${FILE} would have ${size} bytes, more than ${LIMIT}`);
writeFileSync(FILE, text);
console.log(`onefile: ${FILE} has ${size} bytes`);
