// The package for bundlers. The wasm is inside, so they need not find, copy or split off a file.
import { bytes } from "./bytes.js";
import { load, loadAtOnce } from "./module.js";

export * from "./api.js";

/** @param {import("./types").InitInput} [source] */
export const init = (source) => load(source, bytes);
/** @param {import("./types").InitInput} [source] */
export const initSync = (source) => loadAtOnce(source, bytes);
export { init as default };
