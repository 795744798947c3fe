// dist/hyperply.html as a file.
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { test } from "node:test";

const FILE = new URL("../../dist/hyperply.html", import.meta.url);

test("the site in one file is not larger than 2 MB, and has a policy of its own", () => {
  assert.ok(statSync(FILE).size <= 2_000_000);
  assert.match(
    readFileSync(FILE, "utf8"),
    /default-src 'none'; script-src 'sha256-[^']+' 'sha256-[^']+' 'wasm-unsafe-eval'; img-src data:; worker-src blob:;/,
  );
});
