// The package as files of a page: the wasm lies beside them.
import { load, loadAtOnce } from "./module.js";
import { failed } from "./source.js";

export * from "./api.js";

function ownAddress() {
  try {
    return new URL(WASM_FILE, import.meta.url);
  } catch (cause) {
    throw failed(
      `This bundle can't find ${WASM_FILE}. Import hyperply/inline, or pass its URL: init({ module_or_path: url }).`,
      cause,
    );
  }
}

/** @param {import("./types").InitInput} [source] */
export const init = (source) => load(source, ownAddress);
export { init as default, loadAtOnce as initSync };
