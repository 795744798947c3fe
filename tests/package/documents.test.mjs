// What the documents say: the package's README and the documents in it, and the README of the repository.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { gzipSync } from "node:zlib";
import * as rules from "../../pkg/inline.js";
import { Installed } from "./installed.mjs";

const pkg = (name) => readFileSync(new URL(`../../pkg/${name}`, import.meta.url));
const root = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
const readme = pkg("README.md").toString();
const [library, element, engine, puzzles, embedding] = ["library", "element", "engine", "puzzles", "embedding"].map(
  (name) => pkg(`docs/${name}.md`).toString(),
);
const installed = new Installed();
after(() => installed.remove());

/** The examples of a document that are whole programs. */
const programs = (text) =>
  [...text.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code).filter((code) => code.startsWith("import "));

/** What a program says that it prints. */
const saysOf = (code) => [...code.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, says]) => says);

/** What it prints. */
function printedBy(code) {
  installed.write("example.mjs", code);
  return installed.node("example.mjs").trimEnd().split("\n");
}

test("the example of the package's README runs, and prints what its comments say", () => {
  const [code, ...others] = programs(readme);
  assert.equal(others.length, 0);
  const says = saysOf(code);
  const printed = printedBy(code);
  assert.deepEqual(printed.slice(0, 2), says.slice(0, 2));
  assert.equal(says[2], "T5, and what that rule says");
  assert.match(printed[2], /^T5 .{20}/);
});

for (const [name, text, count] of [
  ["README.md", root("README.md"), 1],
  ["docs/library.md", library, 8],
  ["docs/puzzles.md", puzzles, 2],
  ["docs/embedding.md", embedding, 1],
  ["docs/embedding.de.md", pkg("docs/embedding.de.md").toString(), 1],
]) {
  test(`the examples of ${name} print what their comments say`, () => {
    const examples = programs(text);
    assert.equal(examples.length, count);
    for (const code of examples) assert.deepEqual(printedBy(code).filter(Boolean), saysOf(code), code);
  });
}

test("the engine plays, analyzes and finds mates as its examples say", () => {
  const [code, mates, ...others] = programs(engine);
  assert.equal(others.length, 0);
  assert.match(printedBy(code).at(-1), /^4 -?\d+ \S+/);
  assert.deepEqual(printedBy(mates), saysOf(mates));
});

test("the front page of the crate links to the same files here and at docs.rs", () => {
  const front = root("docs/rust.md");
  assert.doesNotMatch(front, /\]\(/);
  const links = [...front.matchAll(/^\[(.*)\]: (.*)$/gm)];
  const there = links.map(([, name, link]) => {
    const [file] = new URL(link, "https://docs.rs/crate/hyperply/latest/source/docs/").href.split("#");
    return `//! [${name}]: ${file}\n`;
  });
  assert.ok(root("src/lib.rs").includes(there.join("")));
  for (const [, name] of links) assert.ok(front.includes(`[${name}]`), name);
});

test("what the package has not is linked where the crate has it, and files that neither has have no names there", () => {
  const [, included] = /^include = (.*)$/m.exec(root("Cargo.toml"));
  const folders = JSON.parse(included).map((path) => path.slice(1).split("*")[0]);
  for (const text of [readme, library, element, engine, puzzles, embedding]) {
    for (const [, file] of text.matchAll(/\(https:\/\/docs\.rs\/crate\/hyperply\/latest\/source\/([^)]*)\)/g)) {
      assert.ok(root(file), file);
      assert.ok(
        folders.some((folder) => file.startsWith(folder)),
        file,
      );
    }
    assert.doesNotMatch(text.replace(/\]\([^)]*\)/g, ""), /\btypes\.d\.ts|\.test\.mjs|\btests\/|\blevel\.rs/);
  }
  assert.match(engine, /Its strength \[was measured\]\(https:\/\/docs\.rs\/.*strength\.md\)/);
  assert.doesNotMatch(pkg("element.d.ts").toString(), /www\//);
});

test("an error is placed by bytes: what library.md says of its index", () => {
  const [, code] = /(new TextDecoder\(\)[^`]*)`/.exec(library);
  const text = "Qd1→→";
  const { at } = rules.explain(rules.initial_position("timeout-flat"), text);
  assert.equal(Function("text", "at", `return (${code}).length`)(text, at), "Qd1→".length);
});

test("messages that are thrown end with the rule, those in results don't, as library.md says", () => {
  const chess = rules.initial_position("chess");
  const { message, rule } = rules.explain(chess, "Bc1-e3");
  assert.throws(() => rules.apply(chess, "Bc1-e3"), { message: message.replace(/\.$/, ` (${rule}).`) });
  const illegal = "chess 4k3/8/8/8/8/8/8/P3K3 w - - 0 1";
  const [problem] = rules.problems(illegal);
  assert.throws(() => rules.status(illegal), { message: problem.message.replace(/\.$/, ` (${problem.rule}).`) });
  const [{ message: other, rule: forbids }] = rules.compare(rules.initial_position("timeout-flat"), "chess").here;
  assert.ok(forbids && !other.includes(forbids));
});

test("the sizes in the README are those of the files", () => {
  const kilobytes = (file) => Math.round(gzipSync(pkg(file), { level: 9 }).length / 1000);
  const sizes = [...readme.matchAll(/^\| `hyperply\/?(\w*)` .* (\d+) kB \| (\d+) kB \|$/gm)];
  assert.equal(sizes.length, 6);
  for (const [, family, bundled, wasm] of sizes) {
    assert.deepEqual([bundled, wasm].map(Number), [
      kilobytes(family ? `${family}/bundler.js` : "bundler.js"),
      kilobytes(`${family || "hyperply"}_bg.wasm`),
    ]);
  }
  assert.ok(readme.includes(`(${kilobytes("rules.js")} kB gzipped)`));
  assert.doesNotMatch(readme, /@[\w./-]+\.(js|wasm)/);
  assert.ok(readme.includes(`splits the games off (${kilobytes("element/bundler.js")} kB gzipped without them)`));
  assert.ok(readme.includes(`a classic script (${kilobytes("hyperply.global.js")} kB gzipped, all games inside)`));
  assert.ok(readme.includes(`without a bundler (${kilobytes("element.js")} kB gzipped)`));
});

test("what the board has is documented in its types and for editors, and stands in both alike", () => {
  const [{ attributes, members, events, cssParts, cssProperties, slots }] = JSON.parse(pkg("custom-elements.json"))
    .modules[0].declarations;
  const types = pkg("element.d.ts").toString();
  const said = (text, pattern) => [...text.matchAll(pattern)].map(([, description, name]) => ({ name, description }));
  const told = (list) => list.map(({ name, description }) => ({ name, description }));
  const [, map] = /interface HyperplyGameEventMap \{(.*?)\n\}/s.exec(types);
  assert.deepEqual(said(map, /\/\*\* (.*) \*\/\n {2}"(.*?)": /g), told(events));
  const [, tag] = /interface HyperplyGameAttributes \{(.*?)\n\}/s.exec(types);
  assert.deepEqual(said(tag, /\/\*\* (.*) \*\/\n {2}(\w+)\?: /g), told(attributes));
  const fields = members.filter(({ kind }) => kind === "field").map(({ name }) => name);
  for (const { name, fieldName } of attributes) assert.ok(fieldName === name && fields.includes(name), name);
  for (const { name, description } of [...members, ...cssParts, ...cssProperties, ...slots])
    assert.ok(description && types.includes(description), name);
  for (const name of element.match(/--hyperply-\w+/g))
    assert.ok(cssProperties.some((property) => property.name === name));
  const rows = (heading) => {
    const [, table] = RegExp(`## ${heading}\\n.*?\\n\\|---.*?\\n(.*?)\\n\\n`, "s").exec(element);
    return table.split("\n").flatMap((row) => row.split("|")[1].match(/[\w-]+/g));
  };
  const names = (list) => list.map(({ name }) => name).sort();
  assert.deepEqual(rows("Attributes").sort(), names(attributes));
  assert.deepEqual(rows("Events").sort(), names(events));
});

test("each declaration of the element has one comment, and only those of the element have its words", () => {
  const types = readFileSync(new URL("../../pkg/element.d.ts", import.meta.url), "utf8");
  assert.doesNotMatch(types, /\*\/\s*\/\*\*/);
  assert.match(types, /\/\*\* The rule set\. \*\/\n {2}variant: /);
  for (const variant of ["get variant\\(\\)", "variant\\?: "])
    assert.match(types, RegExp(`/\\*\\* the id of a game, [^\\n]*\\n {2}${variant}`));
});

test("the examples for React and Next are those of tests/consumers/", () => {
  for (const [language, file] of [
    ["tsx", "react/board.tsx"],
    ["jsx", "next/app/board.js"],
  ]) {
    const [, code] = RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "s").exec(element);
    assert.equal(readFileSync(new URL(`../consumers/${file}`, import.meta.url), "utf8"), code);
  }
});

test("the manifest of an extension is that of tests/consumers/", () => {
  const [, code] = /```json\n(.*?)```/s.exec(element);
  const manifest = JSON.parse(readFileSync(new URL("../consumers/extension/manifest.json", import.meta.url), "utf8"));
  assert.deepEqual(JSON.parse(`{${code}}`), { content_scripts: manifest.content_scripts });
});

/** By the row of the table: the packages that were tested, and in which folders of tests/consumers/. */
const TESTED = {
  "Bun, Deno": { bun: ["bun"], deno: ["deno"] },
  TypeScript: { typescript: ["typescript"], "typescript-5": ["typescript"] },
  Vitest: { vitest: ["vitest"] },
  Jest: { jest: ["jest-29", "jest-30"] },
  Vite: { vite: ["vite-5", "vite-7", "vite-8"] },
  "a worker in Vite": { vite: ["vite-worker"] },
  React: { react: ["react"] },
  Svelte: { svelte: ["svelte"] },
  Solid: { "solid-js": ["solid"] },
  Preact: { preact: ["preact"] },
  Angular: { "@angular/core": ["angular"] },
  "webpack, 5 or later": { webpack: ["webpack"] },
  Parcel: { parcel: ["parcel"] },
  "Rollup with node-resolve": { rollup: ["rollup"] },
  esbuild: { esbuild: ["esbuild"] },
  "`bun build`": { bun: ["bun"] },
  "Next, server component": { next: ["next"] },
  "Next, client component": { next: ["next"] },
  "the board in Next, client component": { next: ["next"] },
  "Astro, frontmatter": { astro: ["astro"] },
  "Astro, client script": { astro: ["astro"] },
  "SvelteKit, `load` on the server": { "@sveltejs/kit": ["sveltekit"] },
  "SvelteKit, page": { "@sveltejs/kit": ["sveltekit"] },
  "Nuxt, server route": { nuxt: ["nuxt"] },
  "Nuxt, page": { nuxt: ["nuxt"] },
  "Cloudflare Workers": { wrangler: ["workerd"], "@cloudflare/vite-plugin": ["workerd-vite"] },
};

test("the environments are those of tests/consumers/, in their versions", () => {
  const rows = new Map([...library.matchAll(/^\| ([^|]+) \|.*\| ([^|]+) \|$/gm)].map(([, name, last]) => [name, last]));
  for (const [row, packages] of Object.entries(TESTED)) {
    for (const [name, folders] of Object.entries(packages)) {
      for (const folder of folders) {
        const lock = new URL(`../consumers/${folder}/package-lock.json`, import.meta.url);
        const { version } = JSON.parse(readFileSync(lock, "utf8")).packages[`node_modules/${name}`];
        const minor = version.split(".").slice(0, 2).join(".");
        assert.ok(rows.get(row)?.includes(minor), `${row}: ${rows.get(row)}, but ${folder} has ${name} ${version}`);
      }
    }
  }
});
