// Defines `<hyperply-game>`, once however often this is loaded.

import { registerProperties } from "./css/sheet.js";
import { HyperplyGame as Own } from "./element.js";

const known = /** @type {typeof Own | undefined} */ (globalThis.customElements?.get("hyperply-game"));

if (globalThis.HTMLElement && !globalThis.customElements) {
  console.warn(
    "hyperply: a browser extension's content script can't define <hyperply-game>, because customElements is null there. " +
      'Load hyperply.global.js in the page\'s own world: "world": "MAIN" in the manifest.',
  );
}
if (globalThis.customElements && !known) {
  registerProperties();
  customElements.define("hyperply-game", Own);
}

/** The class that is defined, which may be another copy's. */
export const HyperplyGame = known ?? Own;
