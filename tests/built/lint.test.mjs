// What publint and "are the types wrong?" have to say of the package: nothing. Nor does it need newer browsers than it says.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { BUNDLED } from "../../scripts/virtual-modules.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = (command, args) => spawnSync(`node_modules/.bin/${command}`, args, { cwd: root, encoding: "utf8" });

test("publint", () => {
  const { status, stdout } = run("publint", ["--strict", "pkg"]);
  assert.match(stdout, /All good!/);
  assert.equal(status, 0, stdout);
});

test("are the types wrong?", () => {
  // Files to be copied, not imported.
  const { exports } = JSON.parse(readFileSync(new URL("../../pkg/package.json", import.meta.url), "utf8"));
  const files = Object.keys(exports)
    .filter((name) => /\.(wasm|js|md)$/.test(name))
    .map((name) => name.slice(2));
  /** A page's modules, for no `require`. */
  const modules = ["element", "element/react", "element/preact", "element/solid", "element/svelte"];
  for (const choice of [
    ["--exclude-entrypoints", ...files, ...modules],
    ["--profile", "esm-only", "--entrypoints", ...modules],
  ]) {
    const { status, stdout } = run("attw", ["--pack", "pkg", ...choice]);
    assert.equal(status, 0, stdout);
    assert.match(stdout, choice[0] === "--profile" ? /ignored per resolution/ : /No problems found/);
  }
});

test("the rules, the engine, pictures and puzzles need nothing that Chrome 96, Firefox 90 and Safari 15 lack", () => {
  const methods =
    "at findLast findLastIndex fromAsync groupBy hasOwn isWellFormed throwIfAborted toReversed toSorted toSpliced toWellFormed withResolvers";
  const newer = new RegExp(`[^.]\\.(${methods.replaceAll(" ", "|")})\\(|\\bstructuredClone\\(|\\(\\?<[=!]`);
  /** The board needs newer ones. */
  const board = /^(element|space|hyperply\.global)\b/;
  const pkg = new URL("../../pkg/", import.meta.url);
  const files = readdirSync(pkg, { recursive: true }).filter((file) => /\.c?js$/.test(file) && !board.test(file));
  for (const file of files) {
    const [call] = newer.exec(readFileSync(new URL(file, pkg), "utf8")) ?? [];
    assert.equal(call, undefined, file);
  }
});

test("the board is built for the browsers that its document names", () => {
  for (const file of ["element", "element.de"]) {
    const text = readFileSync(new URL(`../../docs/${file}.md`, import.meta.url), "utf8");
    const [, chrome, firefox, safari] = /Chrome .* Edge (\d+), Firefox (\d+), Safari ([\d.]+)/.exec(text);
    assert.deepEqual(BUNDLED.target, [`chrome${chrome}`, `firefox${firefox}`, `safari${safari}`]);
  }
});
