// Before anything is painted: the theme, the drawing of the game in the address, and its rules are asked for.

import "../shell/theme.js";
import { root } from "../shell/language.js";
import { familyWith, rulesOf, variantOf } from "../../element/state/load-rules.js";
import { FIRST, gameOf } from "./address.js";

/** @param {Record<string, string>} attributes */
const ask = (attributes) => document.head.append(Object.assign(document.createElement("link"), attributes));

const variant = variantOf(gameOf(location.hash)?.start ?? FIRST);
const family = familyWith(variant);
if (family) {
  const { href } = new URL(`${root()}drawings/${variant}.svg`, location.href); // not as seen from the style sheet
  document.documentElement.style.setProperty("--drawing", `url("${href}")`);
  ask({ rel: "modulepreload", href: `${root()}pkg/${family}.js` });
  ask({ rel: "preload", as: "fetch", crossOrigin: "", href: `${root()}pkg/${family}_bg.wasm` });
  rulesOf(variant).catch(() => {}); // told by the board
}
