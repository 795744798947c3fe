// Runs test files that open pages, several at a time and all in one Chromium: node tests/browsers.mjs tests/page/*.test.mjs
// A file that runs alone, with `node --test`, starts its own.
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { launchServer } from "./chromium.mjs";

/** One more than there are cores, because pages also wait for pictures and clocks. */
const CONCURRENCY = Math.min(availableParallelism(), 4) + 1;

const stop = new AbortController();
for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
]) {
  process.on(signal, () => {
    process.exitCode = code;
    stop.abort();
  });
}

// The longest first, so that none is left alone at the end.
const files = process.argv
  .slice(2)
  .map((file) => resolve(file))
  .sort((a, b) => statSync(b).size - statSync(a).size);
const home = mkdtempSync(join(tmpdir(), "hyperply-browser-"));
process.on("exit", () => rmSync(home, { recursive: true, force: true }));
const server = await launchServer(home);
process.env.BROWSER_ADDRESS = server.wsEndpoint();
const tests = run({ files, concurrency: CONCURRENCY, signal: stop.signal });
tests.on("test:fail", () => (process.exitCode ||= 1));
tests.on("end", () => server.close());
tests.compose(new spec()).pipe(process.stdout);
