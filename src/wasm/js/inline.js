// The package with the wasm inside, which it shares with bundler.js: loaded when it is imported.
import { initSync as load } from "./bundler.js";

export * from "./bundler.js";

load();

/** Does nothing: the rules are loaded. */
export const init = async () => {};
export const initSync = () => {};
export { init as default };
