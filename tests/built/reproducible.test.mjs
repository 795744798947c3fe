// The package has the same bytes wherever it is built, and knows nobody's folders.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "another folder "));
/** One wasm stands for all: they are compiled by the same lines. */
const SMALLEST = "raumschach";
after(() => rmSync(folder, { recursive: true }));

test("a build in another folder gives the same bytes", () => {
  for (const name of [
    ...["Cargo.toml", "Cargo.lock", "RULES.md", "RULES.de.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"],
    ...["package.json", "src", "examples", "docs", "puzzles", "scripts", "www"],
  ]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const run = (program, args, env) =>
    execFileSync(program, args, { cwd: folder, stdio: "pipe", env: { ...process.env, ...env } });
  run("scripts/build.sh", ["--locked"], { WASM: SMALLEST });
  for (const name of readdirSync(join(root, "target/package")).filter((name) => name !== SMALLEST))
    cpSync(join(root, "target/package", name), join(folder, "target/package", name), { recursive: true });
  run("node", ["scripts/package.mjs"]);
  const list = (pkg) =>
    readdirSync(pkg, { recursive: true })
      .filter((name) => statSync(join(pkg, name)).isFile())
      .sort();
  const files = list(join(root, "pkg"));
  assert.deepEqual(list(join(folder, "pkg")), files);
  for (const file of files) {
    assert.ok(readFileSync(join(folder, "pkg", file)).equals(readFileSync(join(root, "pkg", file))), file);
  }
});

test("no path of the machine is in the package", () => {
  for (const file of readdirSync(join(root, "pkg")).filter((name) => /\.wasm$|^bundler\.js$/.test(name))) {
    const text = readFileSync(join(root, "pkg", file), "latin1");
    for (const path of [root, join(homedir(), "/"), join(tmpdir(), "/"), ".cargo", ".rustup"])
      assert.ok(!text.includes(path), `${file}: ${path}`);
  }
});
