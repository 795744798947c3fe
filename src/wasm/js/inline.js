// The package with the wasm inside: loaded when it is imported.
import { bytes } from "./bytes.js";
import { loadAtOnce } from "./module.js";

export * from "./api.js";

loadAtOnce(bytes());

/** There is nothing left to load, wherever from. */
export const init = async () => {};
export const initSync = () => {};
export { init as default };
