// Writes pkg/, the npm package, around the wasm that scripts/build.sh left in target/package/.
import { build } from "esbuild";
import { compress } from "lzma1";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { dirname, join, posix } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { documented, elementManifest } from "./manifest.mjs";
import { BUNDLED, drawings, virtualModules } from "./virtual-modules.mjs";
import { puzzlesOf } from "./puzzles.mjs";
import { rulesOf } from "./rules.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const SOURCES = "src/wasm/js";
const MAIN = "hyperply";
/** What runs the rules; the board needs more. */
const OLDEST = ["chrome96", "firefox90", "safari15", "node18"];
/** jest's jsdom hides these classes of Node. */
const TEXT_OF_NODE = 'var{TextDecoder,TextEncoder}=globalThis.TextDecoder?globalThis:process.getBuiltinModule("util");';
/** The frameworks for which the tag has types, and the packages that these import. */
const FRAMEWORKS = {
  preact: { preact: ">=10" },
  react: { react: ">=19", "@types/react": ">=19" },
  solid: { "solid-js": ">=1.8" },
  svelte: { svelte: ">=5" },
};
/** How much of another language a page with one board may load to show it, gzipped. */
const WORDS_LIMIT = 6100;
const COPIED = ["LICENSE-MIT", "LICENSE-APACHE", "RULES.md", "RULES.de.md", "CHANGELOG.md"];
/** The documents that the package has, by their places in the repository, and where they and what they link to are in it. */
const DOCUMENTS = {
  [`${SOURCES}/README.md`]: "README.md",
  ...Object.fromEntries(
    ["library", "element", "element.de", "engine", "embedding", "embedding.de", "puzzles"].map((name) => [
      `docs/${name}.md`,
      `docs/${name}.md`,
    ]),
  ),
};
/** @type {Record<string, string>} */
const PLACES = {
  ...DOCUMENTS,
  ...Object.fromEntries(COPIED.map((file) => [file, file])),
  [`${SOURCES}/types.d.ts`]: `${MAIN}.d.ts`,
  [`${SOURCES}/element.d.ts`]: "element.d.ts",
};

const metadata = execFileSync("cargo", ["metadata", "--no-deps", "--format-version", "1"], { encoding: "utf8" });
const [crate] = JSON.parse(metadata).packages;
/** @type {string[]} */
const FAMILIES = crate.features.default.filter((/** @type {string} */ name) => name !== "search");
/** The one family that was built, if not all; whether one wasm of all games stands for that of each family. */
const { ONLY, QUICK } = process.env;

const NOTICE = `/*! ${crate.name} ${crate.version}, ${crate.license} */`;

/** @param {string} file  @param {string} text */
function write(file, text) {
  const path = join("pkg", file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * One file of JavaScript out of those of src/wasm/js/.
 * @param {string} entry
 * @param {string} outfile
 * @param {Record<string, string>} parts what stands for the names that begin with #: a path, or JSON after `json:`, or code after `js:`
 * @param {import("esbuild").BuildOptions} options
 */
async function bundle(entry, outfile, parts, options = {}) {
  /** @type {import("esbuild").Plugin} */
  const plugin = {
    name: "parts",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^#/ }, ({ path }) => {
        const part = parts[path];
        if (part === undefined) throw new Error(`${entry} has no ${path}`);
        const [, namespace, contents] = /^(json|js):(.*)/s.exec(part) ?? [];
        return namespace ? { path, namespace, pluginData: contents } : { path: join(process.cwd(), part) };
      });
      for (const loader of /** @type {const} */ (["json", "js"]))
        onLoad({ filter: /./, namespace: loader }, ({ pluginData }) => ({ contents: pluginData, loader }));
    },
  };
  await build({
    entryPoints: [join(SOURCES, entry)],
    outfile: join("pkg", outfile),
    bundle: true,
    format: outfile.endsWith(".cjs") ? "cjs" : "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: OLDEST,
    minifyWhitespace: true,
    minifySyntax: true,
    charset: "utf8",
    legalComments: "none",
    banner: { js: `${NOTICE}${outfile.endsWith("node.cjs") ? TEXT_OF_NODE : ""}` },
    logLevel: "warning",
    plugins: [plugin],
    ...options,
  });
}

/** A wasm with a custom section that tells which build it is. @param {Buffer} wasm  @param {string} build */
function stamped(wasm, build) {
  const text = Buffer.from(`\x08hyperply${build}`);
  return Buffer.concat([wasm, Buffer.from([0, text.length]), text]);
}

/** What was built of all games or of a family: its id, the wasm that tells it, and that as a text for scripts. @type {Map<string, { build: string, wasm: Buffer, packed: string }>} */
const modules = new Map();

/** @param {string} name */
function moduleOf(name) {
  const known = modules.get(name);
  if (known) return known;
  const plain = readFileSync(`target/package/${name}/${name}_bg.wasm`);
  const build = `${name} ${crate.version} ${createHash("sha256").update(plain).digest("hex").slice(0, 16)}`;
  const wasm = stamped(plain, build);
  const packed = Buffer.from(compress(wasm, QUICK ? 1 : 9)).toString("base64");
  modules.set(name, { build, wasm, packed });
  if (!QUICK) console.log(`package: ${name}_bg.wasm is ${wasm.length} bytes, ${gzipped(wasm)} bytes gzipped`);
  return { build, wasm, packed };
}

/** Where the files of an entry lie, as its address says: `hyperply/inline`, `hyperply/timeout/inline`. @param {string} name */
const folder = (name) => (name === MAIN ? "." : `./${name}`);

/** The way from there to the files of pages. @param {string} name */
const above = (name) => (name === MAIN ? "." : "..");

/** @param {string | Buffer} data */
const gzipped = (data) => gzipSync(data, { level: 9 }).length;

/** The entry points of all games or of one family. @param {string} name */
async function entries(name) {
  const source = QUICK ? MAIN : name;
  const { build, wasm, packed } = moduleOf(source);
  const wasmFile = `${name}_bg.wasm`;
  const workerFile = `${name}-engine.js`;
  const wasmGlue = { "#wasm": `target/package/${source}/${source}.js` };
  const define = {
    WASM_FILE: JSON.stringify(wasmFile),
    WORKER_FILE: JSON.stringify(workerFile),
    BUILD: JSON.stringify(build),
  };
  await bundle("worker.js", workerFile, wasmGlue, { define, format: "iife" });
  const worker = readFileSync(join("pkg", workerFile), "utf8");
  const glue = { ...wasmGlue, "#worker": join(SOURCES, "worker-file.js") };
  const read = { ...wasmGlue, "#worker": join(SOURCES, "worker-read.js") };
  const inside = {
    ...wasmGlue,
    "#packed": 'json:"PACKED"',
    "#worker": join(SOURCES, "worker-inside.js"),
    "#worker-source": `json:${JSON.stringify(worker)}`,
  };
  const bundler = `${folder(name)}/bundler.js`;

  writeFileSync(join("pkg", wasmFile), wasm);
  await Promise.all([
    bundle("browser.js", `${name}.js`, glue, { define }),
    bundle("bundler.js", bundler, inside, { define, lineLimit: 500 }),
    bundle("node.js", `${folder(name)}/node.cjs`, read, {
      define: {
        ...define,
        WASM_FILE: JSON.stringify(`${above(name)}/${wasmFile}`),
        WORKER_FILE: JSON.stringify(`${above(name)}/${workerFile}`),
      },
      platform: "node",
      minifyWhitespace: false,
    }),
  ]);
  // On a line of its own, which Node does not show beside an error that nobody catches.
  write(bundler, readFileSync(join("pkg", bundler), "utf8").replace('"PACKED"', `\n"${packed}"\n`));
  write(`${folder(name)}/inline.js`, `${NOTICE}\n${readFileSync(join(SOURCES, "inline.js"), "utf8")}`);
  workerd(name);
  await types(name);
}

/** The entry for Cloudflare's workerd, which compiles no wasm but imports it as a module. @param {string} name */
function workerd(name) {
  const root = above(name);
  write(
    `${folder(name)}/workerd.js`,
    `import module from "${root}/${name}_bg.wasm";
import { initSync as load } from "${root}/${name}.js";
export * from "${root}/${name}.js";
load({ module });
export const init = async () => {};
export const initSync = () => {};
export { init as default };
`,
  );
}

/** The types, with the ids of the games that are there. @param {string} name */
async function types(name) {
  const { variants } = await import(pathToFileURL(join("pkg", folder(name), "inline.js")).href);
  /** @param {string[]} values */
  const union = (values) => [...new Set(values)].map((value) => `"${value}"`).join(" | ");
  /** @type {import("../src/wasm/js/types").VariantInfo[]} */
  const known = variants();
  const text = readFileSync(join(SOURCES, "types.d.ts"), "utf8")
    .replace(/(?<=type VariantId =)[^;]*/, ` ${union(known.map(({ id }) => id))}`)
    .replace(/(?<=family: )[^;]*/, union(known.map(({ family }) => family)));
  write(`${name}.d.ts`, name === MAIN ? `${text}\nexport as namespace hyperply;\n` : text);
  write(`${folder(name)}/node.d.cts`, text);
  const all = `${above(name)}/${name}.js`;
  write(`${folder(name)}/inline.d.ts`, `export * from "${all}";\nexport { default } from "${all}";\n`);
}

/** The element: it loads the module of a family beside it. As a classic script it has all games inside, and is the rules, too. */
async function element() {
  const rules = await import(pathToFileURL("pkg/inline.js").href);
  const bundler = join(process.cwd(), "pkg/bundler.js");
  /** @type {import("esbuild").Plugin} */
  const inside = {
    name: "inside",
    setup: ({ onResolve }) => onResolve({ filter: /^\.\/bundler\.js$/ }, () => ({ path: bundler })),
  };
  /** A module that is a file of its own, loaded when it is needed. @param {RegExp} filter  @param {string} path  @returns {import("esbuild").Plugin} */
  const apart = (filter, path) => ({
    name: `apart ${path}`,
    setup: ({ onResolve }) => onResolve({ filter }, () => ({ path, external: true })),
  });
  /** @param {string} path */
  const space = (path) => apart(/^\.\/drawing\.js$/, path);
  /** @param {string} path */
  const german = (path) => apart(/^\.\/de\/index\.js$/, path);
  const all = virtualModules(rules, () => "Promise.resolve(all)", 'import * as all from "./bundler.js";');
  const plain = { ...BUNDLED, entryPoints: ["www/element/index.js"], banner: { js: NOTICE } };
  await Promise.all([
    build({
      ...plain,
      outfile: "pkg/element.js",
      plugins: [
        space("./space.js"),
        german("./element/de.js"),
        virtualModules(rules, (family) => `import("./${family}.js")`),
      ],
    }),
    build({
      ...plain,
      outfile: "pkg/element/bundler.js",
      plugins: [
        space("../space.js"),
        german("./de.js"),
        virtualModules(rules, (family) => `import("../${family}/bundler.js")`),
      ],
    }),
    build({ ...plain, entryPoints: ["www/element/three/drawing.js"], outfile: "pkg/space.js" }),
    build({
      ...plain,
      entryPoints: { de: "www/element/words/de/index.js" },
      outdir: "pkg/element",
      splitting: true, // its parts come when they are needed
      chunkNames: "de/[name]",
    }),
    build({
      ...plain,
      entryPoints: undefined,
      stdin: { contents: `import "./${SOURCES}/global.js"; import "./www/element/index.js";`, resolveDir: "." },
      outfile: "pkg/hyperply.global.js",
      format: "iife",
      target: OLDEST,
      plugins: [inside, all],
    }),
  ]);
  // What esbuild writes takes for exports of a module what a page gives to all objects.
  for (const file of ["element.js", "element/bundler.js", "hyperply.global.js"]) {
    const text = readFileSync(join("pkg", file), "utf8");
    write(
      file,
      text.replace(/for\(var (\w+) in (\w+)\)(?=\w+\(\w+,\1,\{get:\2\[\1\])/, "for(var $1 of Object.keys($2))"),
    );
  }
  for (const family of FAMILIES) {
    const size = ["de", `de/${family}`].reduce((sum, file) => sum + gzipped(readFileSync(`pkg/element/${file}.js`)), 0);
    if (size > WORDS_LIMIT)
      throw new Error(`a board of ${family} would load ${size} bytes of German words, more than ${WORDS_LIMIT}`);
    console.log(`package: a board of ${family} loads ${size} bytes of German words, gzipped`);
  }
  const source = readFileSync("www/element/element.js", "utf8");
  const declared = readFileSync(join(SOURCES, "element.d.ts"), "utf8").replaceAll("./types.js", `./${MAIN}.js`);
  const types = documented(source, declared);
  write("element.d.ts", types);
  const drawing = readFileSync("pkg/space.js");
  console.log(`package: space.js is ${drawing.length} bytes, ${gzipped(drawing)} bytes gzipped`);
  write("element/bundler.d.ts", 'export * from "../element.js";\n');
  for (const framework of Object.keys(FRAMEWORKS)) {
    write(`element/${framework}.js`, 'export * from "./bundler.js";\n');
    copyFileSync(join(SOURCES, `element/${framework}.d.ts`), `pkg/element/${framework}.d.ts`);
  }
  const manifest = elementManifest(source, types);
  write("custom-elements.json", `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The engine of all games by a name of its own. */
function engine() {
  for (const file of ["bundler.js", "inline.js", "workerd.js"])
    write(`engine/${file}`, `export { Engine } from "../${file}";\n`);
  write("engine/node.cjs", 'exports.Engine = require("../node.cjs").Engine;\n');
  const types = (/** @type {string} */ from) => `export { Engine } from "${from}";
export type { Choice, EngineOptions, EngineSignal, Thought, ThoughtLine } from "${from}";
export type { MateMove, Mates, MatesOptions, MatesProgress } from "${from}";
export type { Counts, CountsProgress, PerftOptions } from "${from}";
`;
  write("engine.d.ts", types("./hyperply.js"));
  write("engine/inline.d.ts", types("../inline.js"));
  write("engine/node.d.cts", types("../node.cjs"));
}

/** The puzzles: those of each variant in a file of its own. */
async function puzzles() {
  const ids = readdirSync("puzzles").map((file) => file.replace(".txt", ""));
  for (const id of ids) {
    const text = JSON.stringify(puzzlesOf(readFileSync(`puzzles/${id}.txt`, "utf8")));
    write(`puzzles/${id}.js`, `export default ${JSON.stringify(text)};\n`);
  }
  const files = ids.map((id) => `${JSON.stringify(id)}: () => import("./puzzles/${id}.js")`);
  const parts = { "#puzzles": `js:export default { ${files} };` };
  const types = readFileSync(join(SOURCES, "puzzles-types.d.ts"), "utf8");
  for (const kind of ["js", "cjs"]) await bundle("puzzles.js", `puzzles.${kind}`, parts, { external: ["./puzzles/*"] });
  write("puzzles.d.ts", types.replace("./types.js", `./${MAIN}.js`));
  write("puzzles.d.cts", types.replace("./types.js", "./node.cjs"));
}

/** The address of the pictures of all games or of one family. @param {string} name */
const picturesOf = (name) => (name === MAIN ? "picture" : `${name}/picture`);

/** The pictures: what draws them is one file, and each entry gives it the rules of its games. @param {string[]} names */
async function pictures(names) {
  const parts = {
    "#picture": "www/element/picture/picture.js",
    "#pieces": `js:export const DRAWINGS = ${JSON.stringify(drawings("pieces"))};`,
  };
  for (const kind of ["js", "cjs"]) await bundle("picture.js", `picture/draw.${kind}`, parts, { minify: true });
  const types = readFileSync(join(SOURCES, "picture-types.d.ts"), "utf8");
  /** @param {string} rules  @param {string} draw */
  const entry = (rules, draw) => `import * as rules from "${rules}";
import { pictures } from "${draw}";
export const picture = pictures(rules);
`;
  for (const name of names) {
    const at = picturesOf(name);
    const root = name === MAIN ? ".." : "../..";
    for (const file of ["bundler", "inline", "workerd"])
      write(`${at}/${file}.js`, entry(`../${file}.js`, `${root}/picture/draw.js`));
    write(
      `${at}/node.cjs`,
      `exports.picture = require("${root}/picture/draw.cjs").pictures(require("../node.cjs"));\n`,
    );
    write(at.replace("/", "-").concat(".js"), entry(`./${name}.js`, "./picture/draw.js"));
    write(`${at}.d.ts`, types.replace("./types.js", `${above(name)}/${name}.js`));
    write(`${at}/inline.d.ts`, types.replace("./types.js", "../inline.js"));
    write(`${at}/node.d.cts`, types.replace("./types.js", "../node.cjs"));
  }
}

/** @param {string} name */
const workerdExport = (name) => ({ types: `./${name}.d.ts`, default: `${folder(name)}/workerd.js` });

/** @param {string} name */
const insideExports = (name) => ({
  import: { types: `${folder(name)}/inline.d.ts`, default: `${folder(name)}/inline.js` },
  // `module` is for bundlers, which would leave the file behind that Node reads.
  require: {
    types: `${folder(name)}/node.d.cts`,
    module: `${folder(name)}/inline.js`,
    default: `${folder(name)}/node.cjs`,
  },
});

/** The exports of an entry that has the wasm inside. @param {string} name */
const inlineExports = (name) => ({ workerd: workerdExport(name), ...insideExports(name) });

/** @param {string} name */
const entryExports = (name) => ({
  workerd: workerdExport(name),
  node: insideExports(name),
  require: insideExports(name).require,
  default: { types: `./${name}.d.ts`, default: `${folder(name)}/bundler.js` },
});

function manifest() {
  const names = [MAIN, ...FAMILIES];
  /** @type {Record<string, string>} */
  const peers = Object.assign({}, ...Object.values(FRAMEWORKS));
  write(
    "package.json",
    `${JSON.stringify(
      {
        name: crate.name,
        version: crate.version,
        description: crate.description,
        keywords: crate.keywords,
        license: crate.license,
        author: "The hyperply developers",
        type: "module",
        engines: { node: ">=18" },
        // The types of the tag.
        peerDependencies: peers,
        peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((peer) => [peer, { optional: true }])),
        sideEffects: [
          "./element.js",
          "./element/*.js",
          "./hyperply.global.js",
          "./inline.js",
          "./*/inline.js",
          "./workerd.js",
          "./*/workerd.js",
        ],
        customElements: "custom-elements.json",
        main: "./node.cjs",
        module: "./bundler.js",
        types: "./node.d.cts",
        exports: {
          ".": entryExports(MAIN),
          "./inline": inlineExports(MAIN),
          ...Object.fromEntries(
            FAMILIES.flatMap((name) => [
              [`./${name}`, entryExports(name)],
              [`${folder(name)}/inline`, inlineExports(name)],
            ]),
          ),
          "./engine": entryExports("engine"),
          ...Object.fromEntries(names.map((name) => [`./${picturesOf(name)}`, entryExports(picturesOf(name))])),
          "./rules": {
            import: { types: "./rules.d.ts", default: "./rules.js" },
            require: { types: "./rules.d.cts", default: "./rules.cjs" },
          },
          "./puzzles": {
            import: { types: "./puzzles.d.ts", default: "./puzzles.js" },
            require: { types: "./puzzles.d.cts", default: "./puzzles.cjs" },
          },
          "./element": { types: "./element.d.ts", default: "./element/bundler.js" },
          ...Object.fromEntries(
            Object.keys(FRAMEWORKS).map((name) => [
              `./element/${name}`,
              { types: `./element/${name}.d.ts`, default: `./element/${name}.js` },
            ]),
          ),
          // Files to be copied.
          ...Object.fromEntries(
            [
              ...names.flatMap((name) => [`${name}.js`, `${name}-engine.js`, `${name}_bg.wasm`]),
              ...names.map((name) => `${picturesOf(name).replace("/", "-")}.js`),
              ...[
                "picture/draw.js",
                "element.js",
                "space.js",
                "hyperply.global.js",
                "custom-elements.json",
                "RULES.md",
                "RULES.de.md",
                "package.json",
              ],
            ].map((file) => [`./${file}`, `./${file}`]),
          ),
        },
        files: [
          "**/*.js",
          "**/*.cjs",
          "**/*.ts",
          "**/*.cts",
          "*.wasm",
          "custom-elements.json",
          "LICENSE*",
          "RULES*.md",
          "CHANGELOG.md",
          "docs/*.md",
        ],
      },
      null,
      2,
    )}\n`,
  );
}

/** Where a file that only the crate has can be read. @param {string} file */
const ofCrate = (file) =>
  /^(src|examples)\/|^docs\/[^/]+\.md$/.test(file) && `https://docs.rs/crate/${crate.name}/latest/source/${file}`;

/** A document: sizes are those of the files, and links lead to what the package or the crate has, or are mere text. @param {string} from  @param {string} to */
function document(from, to) {
  return readFileSync(from, "utf8")
    .replace(/@([\w./-]+\.(?:js|wasm))/g, (_, file) => {
      return `${Math.round(gzipped(readFileSync(join("pkg", file))) / 1000)} kB`;
    })
    .replace(/\[([^\]]+)\]\((?!https:|#)([^)#]+)(#[^)]*)?\)/g, (_, text, target, anchor = "") => {
      const file = posix.join(posix.dirname(from), target);
      const place = PLACES[file];
      if (place) return `[${text}](${posix.relative(posix.dirname(to), place)}${anchor})`;
      const link = ofCrate(file);
      return link ? `[${text}](${link})` : text;
    });
}

rmSync("pkg", { recursive: true, force: true });
mkdirSync("pkg");
if (ONLY) {
  await entries(ONLY);
  await puzzles();
  await pictures([ONLY]);
  write("inline.js", `export * from "./${ONLY}/inline.js";\n`);
  write(`.only-${ONLY}`, "");
  process.exit();
}
for (const name of [MAIN, ...FAMILIES]) await entries(name);
await element();
engine();
const rules = { "#rules": `json:${JSON.stringify(rulesOf(readFileSync("RULES.md", "utf8")))}` };
for (const kind of ["js", "cjs"]) await bundle("rules.js", `rules.${kind}`, rules);
for (const kind of ["ts", "cts"]) copyFileSync(join(SOURCES, "rules-types.d.ts"), `pkg/rules.d.${kind}`);
await puzzles();
await pictures([MAIN, ...FAMILIES]);
for (const file of COPIED) copyFileSync(file, join("pkg", file));
copyFileSync("node_modules/twgl.js/LICENSE.md", "pkg/LICENSE-twgl");
manifest();
for (const [from, to] of Object.entries(DOCUMENTS)) write(to, document(from, to));
writeFileSync(`pkg/.${QUICK ? "quick" : "complete"}`, "");
