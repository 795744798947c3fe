// The package as files of a page: the wasm lies beside them.
import { load, loadAtOnce } from "./module.js";
import { failed } from "./source.js";

export * from "./api.js";

function ownAddress() {
  try {
    return new URL(WASM_FILE, import.meta.url);
  } catch (cause) {
    throw failed(
      `this bundle does not know where ${WASM_FILE} is: import hyperply/inline, or tell init({ module_or_path })`,
      cause,
    );
  }
}

/** @param {import("./types").InitInput} [source] */
export const init = (source) => load(source, ownAddress);
export { init as default, loadAtOnce as initSync };
