// What a picture needs of German: no table stands around it.

import { joined } from "../parts.js";
import { baseOf } from "./base.js";
import { wordsOf as hex4d } from "./families/hex4d.js";
import { wordsOf as quarx } from "./families/quarx.js";
import { wordsOf as raumschach } from "./families/raumschach.js";
import { wordsOf as timeout } from "./families/timeout.js";
import { wordsOf as trid } from "./families/trid.js";
import { germanOf } from "./german.js";
import { typeset } from "./typeset.js";
import { CHESS, DRAUGHTS } from "./nouns.js";
import { pictureOf } from "./picture.js";
import { sides } from "./sides.js";

/** @param {typeof CHESS} names  @returns {import("../words").DrawnWords} */
function drawnWith(names) {
  const german = germanOf(names);
  const families = [hex4d, quarx, raumschach, timeout, trid].map((wordsOf) => wordsOf(german));
  const { tray, games } = joined({ games: { base: baseOf() } }, ...families);
  return {
    ...typeset({ ...sides, cell: (/** @type {string} */ name) => name, tray, games, picture: pictureOf(german, tray) }),
    of: (family) => (family === "quarx" ? draughts : de),
  };
}

export const de = drawnWith(CHESS);
const draughts = drawnWith(DRAUGHTS);
