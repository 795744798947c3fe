// Packs pkg/ as it would be published and installs the tarball into an empty folder.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const pkg = fileURLToPath(new URL("../../pkg/", import.meta.url));

export class Installed {
  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), "hyperply-package-"));
    const [packed] = Object.values(
      JSON.parse(this.run("npm", ["pack", "--json", "--pack-destination", this.folder], pkg)),
    );
    this.files = packed.files.map((file) => file.path).sort();
    this.size = packed.size;
    this.write("package.json", JSON.stringify({ private: true }));
    this.run("npm", ["install", "--offline", "--no-audit", "--no-fund", join(this.folder, packed.filename)]);
  }

  run(command, args, cwd = this.folder) {
    return execFileSync(command, args, { cwd, encoding: "utf8" });
  }

  write(name, text) {
    writeFileSync(join(this.folder, name), text);
  }

  /** What a program says that runs in the folder. */
  node(name) {
    return this.run(process.execPath, [name]);
  }

  copy(from, name) {
    cpSync(from, join(this.folder, name));
  }

  remove() {
    rmSync(this.folder, { recursive: true });
  }
}
