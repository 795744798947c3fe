// Defines `<hyperply-game>`, once however often this is loaded.

import { registerProperties } from "./css.js";
import { HyperplyGame } from "./element.js";

export { HyperplyGame };

if (globalThis.customElements && !customElements.get("hyperply-game")) {
  registerProperties();
  customElements.define("hyperply-game", HyperplyGame);
}
