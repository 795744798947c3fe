// The package for `require`, loaded at once from the wasm file that pages use.
import { readFileSync } from "node:fs";
import { loadAtOnce } from "./module.js";

export * from "./api.js";

loadAtOnce(readFileSync(`${__dirname}/${WASM_FILE}`));

/** Does nothing: the rules are loaded. */
export const init = async () => {};
export const initSync = () => {};
export { init as default };
