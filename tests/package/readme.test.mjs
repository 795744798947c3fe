// What the package's README says.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { gzipSync } from "node:zlib";
import { Installed } from "./installed.mjs";
import * as hyperply from "../../pkg/inline.js";

const pkg = (name) => readFileSync(new URL(`../../pkg/${name}`, import.meta.url));
const readme = pkg("README.md").toString();
const installed = new Installed();
after(() => installed.remove());

test("its example runs, and prints what its comments say", () => {
  const [, code] = /```js\n(.*?)```/s.exec(readme);
  installed.write("example.mjs", code);
  const says = [...code.matchAll(/console\.log\(.*?\); \/\/ (.*)/g)].map((match) => match[1]);
  const printed = installed.node("example.mjs").split("\n");
  assert.deepEqual([printed[0], printed[1]], [says[0], says[1]]);
  assert.equal(says[2], "T5, and what that rule says");
  assert.match(printed[2], /^T5 .{20}/);
});

test("its engine plays and analyses as its example says", () => {
  const [, code] = /```js\n(import init, \{ Game \} from "hyperply";\nimport \{ Engine \}.*?)```/s.exec(readme);
  installed.write("engine.mjs", code);
  const lines = installed.node("engine.mjs").trim().split("\n");
  assert.match(lines.at(-1), /^4 -?\d+ \S+/);
});

test("its options of the engine are those of the types", () => {
  const [section] = /^## An opponent$.*?(?=^## )/ms.exec(readme);
  const rows = [...section.matchAll(/^\| `(\w+)` \|/gm)].map((match) => match[1]);
  const [, options] = /interface EngineOptions \{(.*?)\n\}/s.exec(pkg("hyperply.d.ts").toString());
  assert.deepEqual(
    rows.sort(),
    [...options.matchAll(/^ {2}(\w+)\?:/gm)]
      .map((match) => match[1])
      .concat("signal")
      .sort(),
  );
});

test("its functions, methods and codes are those that there are", () => {
  const functions = [...readme.slice(readme.indexOf("\n## The functions")).matchAll(/^\| `(\w+)\(/gm)].map(
    (match) => match[1],
  );
  const besides = ["Engine", "Game", "HyperplyError", "default", "init", "initSync"];
  assert.deepEqual([...functions, ...besides].sort(), Object.keys(hyperply).sort());
  const [game] = /^`Game` keeps.*?\n\n/ms.exec(readme);
  const methods = [...game.matchAll(/(?:^|[\s`.])(\w+)\([^)]*\)`/g)].map((match) => match[1]);
  const own = Object.getOwnPropertyNames(hyperply.Game.prototype).filter(
    (name) => name !== "constructor" && name !== "free",
  );
  assert.deepEqual([...new Set(methods)].sort(), [...own, "Game", "free", "from_record"].sort());
  const [, union] = /type ErrorCode =(.*?);/s.exec(pkg("hyperply.d.ts").toString());
  for (const [, code] of union.matchAll(/"([a-z-]+)"/g)) assert.ok(readme.includes(`\`${code}\``), code);
});

test("its sizes are those of the files", () => {
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
  assert.ok(readme.includes(`splits the games off (${kilobytes("element/bundler.js")} kB without them)`));
  assert.ok(readme.includes(`\`hyperply.global.js\` (${kilobytes("hyperply.global.js")} kB, all games inside)`));
  assert.ok(readme.includes(`without a bundler (${kilobytes("element.js")} kB gzipped)`));
});

test("the board's attributes, properties, methods, events, parts and custom properties are those of its manifest", () => {
  const [{ attributes, members, events, cssParts, cssProperties, slots }] = JSON.parse(pkg("custom-elements.json"))
    .modules[0].declarations;
  const names = (list) => list.map(({ name }) => name).sort();
  const [section] = /^## A board$.*?(?=^## )/ms.exec(readme);
  /** What stands in the first column of a table. */
  const column = (head) => {
    const [table] = RegExp(`^\\| ${head} \\|.*\n\\|-.*\n(\\|.*\n)+`, "m").exec(section);
    return table
      .split("\n")
      .slice(2, -1)
      .flatMap((row) => [...row.split("|")[1].matchAll(/`([\w-]+)/g)].map((match) => match[1]));
  };
  assert.deepEqual(column("attribute").sort(), names(attributes));
  assert.deepEqual(
    [...new Set([...column("property"), ...column("attribute")])].sort(),
    names(members.filter(({ kind }) => kind === "field")),
  );
  assert.deepEqual(column("method").sort(), names(members.filter(({ kind }) => kind === "method")));
  assert.deepEqual(column("event").sort(), names(events));
  assert.deepEqual([...new Set(section.match(/--hyperply-\w+/g))].sort(), names(cssProperties));
  const [, parts] = /Parts, as in [^:]*::part\(cell\)`: (.*?)\. What/s.exec(section);
  assert.deepEqual([...parts.matchAll(/`(\w+)`/g)].map((match) => match[1]).sort(), names(cssParts));
  for (const { name } of slots) assert.ok(section.includes(`slot="${name}"`));
  const types = pkg("element.d.ts").toString();
  for (const [, name, detail] of section.matchAll(/^\| `(hyperply-\w+)` \|.*?`\{ (.*?) \}`/gm)) {
    const [, type] = RegExp(`"${name}": HyperplyGameEvent<\\{(.*?)\\}>;\n`, "s").exec(types);
    assert.deepEqual(
      detail.split(", "),
      [...type.matchAll(/(\w+)\??: /g)].map((match) => match[1]),
      name,
    );
  }
});

test("its examples for React and Next are those of tests/consumers/", () => {
  for (const [language, file] of [
    ["tsx", "react/board.tsx"],
    ["jsx", "next/app/board.js"],
  ]) {
    const [, code] = RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "s").exec(readme);
    assert.equal(readFileSync(new URL(`../consumers/${file}`, import.meta.url), "utf8"), code);
  }
});

test("its manifest of an extension is that of tests/consumers/", () => {
  const [, code] = /```json\n(.*?)```/s.exec(readme);
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

test("its environments are those of tests/consumers/, in their versions", () => {
  const rows = new Map([...readme.matchAll(/^\| ([^|]+) \|.*\| ([^|]+) \|$/gm)].map(([, name, last]) => [name, last]));
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
