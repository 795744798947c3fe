// The package installs into an empty folder and plays there, by every entry, as a module and by require.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { HyperplyError, initial_position } from "../../pkg/inline.js";
import { picture } from "../../pkg/picture/inline.js";
import { Installed } from "../package/installed.mjs";

const installed = new Installed();
after(() => installed.remove());
const manifest = JSON.parse(readFileSync(join(installed.folder, "node_modules/hyperply/package.json"), "utf8"));

/** Of the tarball, in bytes. */
const LIMIT = 3_300_000;
const CATALOG = readFileSync(new URL("../../src/catalog.rs", import.meta.url), "utf8");
/** The ids of each family, as the catalog lists them. @type {Record<string, string[]>} */
const FAMILIES = {};
for (const [, family, id] of CATALOG.matchAll(/^ {4}"([\w-]+)" "([\w-]+)": \{$/gm)) {
  FAMILIES[family] ??= [];
  FAMILIES[family].push(id);
}
/** The variants with puzzles: all but the literal reading of one. */
const PUZZLES = Object.values(FAMILIES)
  .flat()
  .filter((id) => id !== "trid-strict");
const ENTRIES = {
  "": Object.values(FAMILIES).flat(),
  ...Object.fromEntries(Object.entries(FAMILIES).map(([name, ids]) => [`/${name}`, ids])),
};

test("it holds what its entries name, and what belongs to them", () => {
  const inside = ["bundler.js", "inline.d.ts", "inline.js", "node.cjs", "node.d.cts", "workerd.js"];
  const names = ["hyperply", ...Object.keys(FAMILIES)];
  const expected = [
    ...[
      "CHANGELOG.md",
      "LICENSE-APACHE",
      "LICENSE-MIT",
      "LICENSE-twgl",
      "README.md",
      "RULES.de.md",
      "RULES.md",
      "package.json",
    ],
    ...["element.de", "element", "embedding.de", "embedding", "engine", "library", "puzzles"].map(
      (name) => `docs/${name}.md`,
    ),
    ...["custom-elements.json", "element.d.ts", "element.js", "space.js"],
    ...["de", ...["asked", "help", "play", "setup", ...Object.keys(FAMILIES)].map((part) => `de/${part}`)].map(
      (name) => `element/${name}.js`,
    ),
    ...["bundler", "preact", "react", "solid", "svelte"].flatMap((name) => [
      `element/${name}.d.ts`,
      `element/${name}.js`,
    ]),
    ...["hyperply.global.js", "rules.cjs", "rules.d.cts", "rules.d.ts", "rules.js"],
    ...["puzzles.cjs", "puzzles.d.cts", "puzzles.d.ts", "puzzles.js"],
    ...PUZZLES.map((id) => `puzzles/${id}.js`),
    ...inside,
    ...Object.keys(FAMILIES).flatMap((name) => inside.map((file) => `${name}/${file}`)),
    ...["picture/draw.cjs", "picture/draw.js"],
    ...["", ...Object.keys(FAMILIES)].flatMap((name) => {
      const at = name ? `${name}/picture` : "picture";
      return [`${at}.d.ts`, `${at.replace("/", "-")}.js`, ...inside.map((file) => `${at}/${file}`)];
    }),
    ...["engine.d.ts", ...inside.map((file) => `engine/${file}`)],
    ...names.flatMap((name) => [`${name}.d.ts`, `${name}.js`, `${name}-engine.js`, `${name}_bg.wasm`]),
  ];
  assert.deepEqual(installed.files, expected.sort());
  const named = JSON.stringify(manifest.exports)
    .match(/\.\/[^"]*\.[a-z]+(?=")/g)
    .map((path) => path.slice(2));
  for (const file of named) assert.ok(expected.includes(file), file);
  assert.deepEqual(manifest.sideEffects, [
    "./element.js",
    "./element/*.js",
    "./hyperply.global.js",
    "./inline.js",
    "./*/inline.js",
    "./workerd.js",
    "./*/workerd.js",
  ]);
  assert.ok(expected.includes(manifest.customElements));
  for (const field of [
    "author",
    "description",
    "engines",
    "keywords",
    "license",
    "main",
    "module",
    "types",
    "version",
  ]) {
    assert.ok(manifest[field], field);
  }
});

test("it is small: each wasm stands in it once as a file and once as a text", () => {
  assert.ok(installed.size <= LIMIT, `the tarball has ${installed.size} bytes`);
  /** Which files have which text. @type {Map<string, string[]>} */
  const places = new Map();
  for (const file of installed.files) {
    const text = readFileSync(join(installed.folder, "node_modules/hyperply", file), "latin1");
    for (const [packed] of text.matchAll(/[A-Za-z0-9+/]{10000,}/g))
      places.set(packed, [...(places.get(packed) ?? []), file]);
  }
  // A classic script cannot import the text, and is one file.
  assert.deepEqual([...places.values()].map((files) => files.join(" ")).sort(), [
    "bundler.js hyperply.global.js",
    ...Object.keys(FAMILIES)
      .map((name) => `${name}/bundler.js`)
      .sort(),
  ]);
});

test("an error that nobody catches is told in short lines", () => {
  installed.write("uncaught.mjs", 'import { apply } from "hyperply"; apply("chess", "e4");');
  const { stderr } = spawnSync(process.execPath, ["uncaught.mjs"], { cwd: installed.folder, encoding: "utf8" });
  assert.match(stderr, /HyperplyError/);
  for (const line of stderr.split("\n")) assert.ok(line.length < 1000, `${line.length} characters`);
});

test("it plays", () => {
  installed.copy(fileURLToPath(new URL("consumer.mjs", import.meta.url)), "consumer.mjs");
  assert.equal(installed.node("consumer.mjs"), "the package works\n");
});

for (const [entry, ids] of Object.entries(ENTRIES)) {
  for (const inline of ["", "/inline"]) {
    const name = `hyperply${entry}${inline}`;
    test(`${name} has its games, as a module and by require`, () => {
      installed.write(
        "entry.mjs",
        `
        import { readFileSync } from "node:fs";
        import init, * as named from "${name}";
        const ids = named.variants().map((variant) => variant.id);
        const names = Object.keys(named).sort();
        console.log(JSON.stringify({ ids, names, same: init === named.init, game: named.Game.name }));
        await init({ module_or_path: "ignored" });
      `,
      );
      installed.write(
        "entry.cjs",
        `
        const named = require("${name}");
        const ids = named.variants().map((variant) => variant.id);
        const names = Object.keys(named).sort();
        console.log(JSON.stringify({ ids, names, same: named.default === named.init, game: named.Game.name }));
        named.default();
      `,
      );
      const module = JSON.parse(installed.node("entry.mjs"));
      assert.deepEqual(module.ids.sort(), [...ids].sort());
      assert.ok(module.same);
      assert.equal(module.game, "Game");
      assert.deepEqual({ ...JSON.parse(installed.node("entry.cjs")), ids: module.ids.sort() }, module);
    });
  }
}

test("the element is imported in Node without harm, and defines nothing there", () => {
  installed.write(
    "element.mjs",
    `
    const before = Reflect.ownKeys(globalThis).length;
    const entries = ["element", "element/preact", "element/react", "element/solid", "element/svelte", "element.js"];
    const found = await Promise.all(entries.map((name) => import(\`hyperply/\${name}\`)));
    const added = Reflect.ownKeys(globalThis).length - before;
    await import("hyperply/hyperply.global.js");
    const all = hyperply.variants().length;
    console.log(JSON.stringify([found.map((module) => Object.keys(module)), added, all, "customElements" in globalThis]));
  `,
  );
  assert.deepEqual(JSON.parse(installed.node("element.mjs")), [
    Array(6).fill(["HyperplyGame"]),
    0,
    ENTRIES[""].length,
    false,
  ]);
});

test("the wasm has no name of a function, and the build has each", () => {
  for (const name of ["hyperply", ...Object.keys(FAMILIES)]) {
    const module = new WebAssembly.Module(
      readFileSync(join(installed.folder, `node_modules/hyperply/${name}_bg.wasm`)),
    );
    assert.equal(WebAssembly.Module.customSections(module, "name").length, 0);
    const symbols = readFileSync(new URL(`../../target/package/${name}/symbols.txt`, import.meta.url), "utf8");
    const imports = WebAssembly.Module.imports(module).filter((item) => item.kind === "function").length;
    assert.match(symbols.split("\n")[imports], RegExp(`^${imports}:`));
    assert.match(symbols, /^\d+:hyperply::/m);
  }
});

test("each family has pictures of its own games, as a module and by require", async () => {
  const require = createRequire(import.meta.url);
  for (const [family, ids] of Object.entries(FAMILIES)) {
    const [own, required] = [
      await import(`../../pkg/${family}/picture/inline.js`),
      require(`../../pkg/${family}/picture/node.cjs`),
    ];
    for (const id of ids) {
      const start = initial_position(id);
      assert.equal(own.picture(start), picture(start));
      assert.equal(required.picture(start), picture(start));
    }
    const other = family === "quarx" ? "chess" : "quarx";
    assert.throws(() => own.picture(initial_position(other)), HyperplyError);
  }
  const start = initial_position("trid");
  assert.equal(require("../../pkg/picture/node.cjs").picture(start), picture(start));
});
