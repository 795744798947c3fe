// The package for bundlers: the wasm is inside, as none of them has to find, copy or split off a file then.
import { bytes } from "./bytes.js";
import { load, loadAtOnce } from "./module.js";

export * from "./api.js";

/** @param {import("./types").InitInput} [source] */
export const init = (source) => load(source, bytes);
/** @param {import("./types").InitInput} [source] */
export const initSync = (source) => loadAtOnce(source, bytes);
export { init as default };
