// Runs test files that open pages, in a few processes and all in one Chromium: node tests/browsers.mjs tests/page/*.test.mjs
// Files of one process share its pages. A file that runs alone, with `node --test`, starts its own Chromium.
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { pathToFileURL } from "node:url";

/** One more than there are cores, because pages also wait for pictures and clocks. */
const PROCESSES = Math.min(availableParallelism(), 4) + 1;

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

const home = mkdtempSync(join(tmpdir(), "hyperply-browser-"));
process.on("exit", () => rmSync(home, { recursive: true, force: true }));

/** Files of about the same size together for each process. @type {{ size: number, files: string[] }[]} */
const parts = Array.from({ length: PROCESSES }, () => ({ size: 0, files: [] }));
const sized = process.argv.slice(2).map((file) => ({ file: resolve(file), size: statSync(file).size }));
for (const { file, size } of sized.sort((a, b) => b.size - a.size)) {
  const part = parts.reduce((least, other) => (other.size < least.size ? other : least));
  part.files.push(file);
  part.size += size;
}
const programs = parts
  .filter(({ files }) => files.length > 0)
  .map(({ files }, i) => {
    const program = join(home, `part-${i + 1}.test.mjs`);
    writeFileSync(program, files.map((file) => `import ${JSON.stringify(pathToFileURL(file).href)};\n`).join(""));
    return program;
  });

const tests = run({ files: programs, concurrency: PROCESSES, signal: stop.signal });
tests.on("test:fail", () => (process.exitCode ||= 1));

tests.compose(new spec()).pipe(process.stdout);
