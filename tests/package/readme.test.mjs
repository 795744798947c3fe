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

test("its functions, methods and codes are those that there are", () => {
  const functions = [...readme.matchAll(/^\| `(\w+)\(/gm)].map((match) => match[1]);
  const besides = ["Game", "HyperplyError", "default", "init", "initSync"];
  assert.deepEqual([...functions, ...besides].sort(), Object.keys(hyperply).sort());
  const [game] = /^`Game` keeps.*?\n\n/ms.exec(readme);
  const methods = [...game.matchAll(/(?:^|[\s`.])(\w+)\([^)]*\)`/g)].map((match) => match[1]);
  const own = Object.getOwnPropertyNames(hyperply.Game.prototype).filter((name) => name !== "constructor" && name !== "free");
  assert.deepEqual([...new Set(methods)].sort(), [...own, "Game", "free", "from_record"].sort());
  const [, union] = /type ErrorCode =(.*?);/s.exec(pkg("hyperply.d.ts").toString());
  for (const [, code] of union.matchAll(/"([a-z-]+)"/g)) assert.ok(readme.includes(`\`${code}\``), code);
});

test("its sizes are those of the files", () => {
  const kilobytes = (file) => Math.round(gzipSync(pkg(file), { level: 9 }).length / 1000);
  const sizes = [...readme.matchAll(/^\| `hyperply\/?(\w*)` .* (\d+) kB \| (\d+) kB \|$/gm)];
  assert.equal(sizes.length, 6);
  for (const [, family, bundled, wasm] of sizes) {
    assert.deepEqual(
      [bundled, wasm].map(Number),
      [kilobytes(family ? `${family}/bundler.js` : "bundler.js"), kilobytes(`${family || "hyperply"}_bg.wasm`)],
    );
  }
  assert.ok(readme.includes(`(${kilobytes("rules.js")} kB gzipped)`));
  assert.doesNotMatch(readme, /@[\w./]+\.(js|wasm)/);
});
