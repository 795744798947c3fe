// Packs pkg/ as it would be published, installs the tarball into an empty folder, and uses it there in Node.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "hyperply-package-"));
after(() => rmSync(folder, { recursive: true }));

test("the packed package installs into an empty folder and plays", () => {
  const run = (command, args, cwd) => execFileSync(command, args, { cwd, encoding: "utf8" });
  const [packed] = Object.values(JSON.parse(run("npm", ["pack", "--json", "--pack-destination", folder], path("../../pkg/"))));
  assert.deepEqual(
    packed.files.map((file) => file.path).sort(),
    ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "hyperply.d.ts", "hyperply.js", "hyperply_bg.wasm", "package.json"],
  );
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  run("npm", ["install", "--offline", "--no-audit", "--no-fund", join(folder, packed.filename)], folder);
  copyFileSync(path("consumer.mjs"), join(folder, "consumer.mjs"));
  assert.equal(run(process.execPath, ["consumer.mjs"], folder), "the package works\n");
});
