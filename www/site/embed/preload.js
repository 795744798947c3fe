// Before anything is painted: the theme of the address, and its rules are asked for.

import { familyWith, variantOf } from "../../element/state/load-rules.js";
import { FIRST, gameOf } from "../play/address.js";
import { attributesIn } from "./address.js";
import { root } from "../shell/language.js";
import { begin } from "./shared-rules.js";

document.documentElement.dataset.theme = attributesIn(location.hash).theme ?? "auto";
const family = familyWith(variantOf(gameOf(location.hash)?.start ?? FIRST));
if (family) {
  const href = `${root()}pkg/${family}.js`;
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  begin(family).catch(() => {}); // told by the board
}
