// Asks for the rules of the game in the address while the page is still on its way.

import { variantOf } from "../table/rules.js";
import { FIRST, gameOf } from "./address.js";
import { VARIANTS } from "#families";

/** @param {Record<string, string>} attributes */
const ask = (attributes) => document.head.append(Object.assign(document.createElement("link"), attributes));

const family = VARIANTS[variantOf(gameOf(location.hash)?.start ?? FIRST)];
if (family) {
  ask({ rel: "modulepreload", href: `pkg/${family}.js` });
  ask({ rel: "preload", as: "fetch", crossOrigin: "", href: `pkg/${family}_bg.wasm` });
}
