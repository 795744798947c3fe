// The rules as a global variable of a classic script: loaded on first use, because a page may only show boards.
import * as rules from "./bundler.js";

const init = async () => {};
const loaded = { ...rules, default: init, init, initSync() {} };

if (!Object.getOwnPropertyDescriptor(globalThis, "hyperply")) {
  Object.defineProperty(globalThis, "hyperply", {
    configurable: true,
    enumerable: true,
    get() {
      rules.initSync();
      return loaded;
    },
  });
}
