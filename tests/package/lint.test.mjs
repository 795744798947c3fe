// What publint and "are the types wrong?" have to say of the package: nothing.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = (command, args) => spawnSync(`node_modules/.bin/${command}`, args, { cwd: root, encoding: "utf8" });

test("publint", () => {
  const { status, stdout } = run("publint", ["--strict", "pkg"]);
  assert.match(stdout, /All good!/);
  assert.equal(status, 0, stdout);
});

test("are the types wrong?", () => {
  // Not to be imported: the wasm files, and the script for pages without modules.
  const files = ["hyperply", "timeout", "quarx", "hex4d", "trid", "raumschach"].map((name) => `${name}_bg.wasm`);
  const { status, stdout } = run("attw", ["--pack", "pkg", "--exclude-entrypoints", ...files, "hyperply.global.js"]);
  assert.equal(status, 0, stdout);
  assert.match(stdout, /No problems found/);
});
