const { readFileSync } = require("node:fs");
const rules = require("./out/rust-wasm.js");

const bytes = readFileSync("out/rust-wasm_bg.wasm");
const names = WebAssembly.Module.exports(new WebAssembly.Module(bytes)).map(({ name }) => name);
const own = names.filter((name) => name !== "memory" && name !== "main" && !name.startsWith("__"));
console.log(`exports ${own.sort().join(", ")}`);
console.log(`timeout ${rules.legal_moves(rules.start())}, ${rules.refusal(rules.start(), "Ra1L1-a3L1")}`);
