// The package for `require`, loaded at once: the wasm is the file that pages have.
import { readFileSync } from "node:fs";
import { loadAtOnce } from "./module.js";

export * from "./api.js";

loadAtOnce(readFileSync(`${__dirname}/${WASM_FILE}`));

/** There is nothing left to load, wherever from. */
export const init = async () => {};
export const initSync = () => {};
export { init as default };
