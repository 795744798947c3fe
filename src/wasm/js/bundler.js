// The package for bundlers: the wasm is a chunk of JavaScript, which all of them know how to split off and find.
import { load, loadAtOnce } from "./module.js";

export * from "./api.js";

/** @param {import("./types").InitInput} [source] */
export const init = (source) => load(source, async () => (await import("#bytes")).bytes());
export { init as default, loadAtOnce as initSync };
