// Defines `<hyperply-game>`, once however often this is loaded.

import { registerProperties } from "./css.js";
import { HyperplyGame as Own } from "./element.js";

const known = /** @type {typeof Own | undefined} */ (globalThis.customElements?.get("hyperply-game"));

if (globalThis.customElements && !known) {
  registerProperties();
  customElements.define("hyperply-game", Own);
}

/** The class that is defined, which may be another copy's. */
export const HyperplyGame = known ?? Own;
