// Fails if a declaration file says `any` outside comments: node tests/types/no-any.mjs FILE...
import { readFileSync } from "node:fs";

const found = process.argv.slice(2).flatMap((file) => {
  const code = readFileSync(file, "utf8").replace(/\/\*[^]*?\*\/|\/\/.*/g, (comment) => comment.replace(/[^\n]/g, " "));
  return code.split("\n").flatMap((line, at) => (/\bany\b/.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : []));
});
if (found.length > 0) {
  console.error(`${found.join("\n")}\ntypes: every part of the JavaScript surface needs a real type`);
  process.exit(1);
}
