// All that the element says in German: what any board shows at once, and where the rest is.

import { inParts } from "../parts.js";
import { baseOf } from "./base.js";
import { germanOf } from "./german.js";
import { typeset } from "./typeset.js";
import { CHESS, DRAUGHTS } from "./nouns.js";
import { tableOf } from "./table.js";

/** @typedef {import("../words").Words} Words */
/** @typedef {import("./german.js").German} German */

/** @type {Record<import("../words").Part, () => Promise<{ wordsOf(german: German): import("../parts.js").Some }>>} */
const PARTS = {
  play: () => import("./play.js"),
  asked: () => import("./asked.js"),
  help: () => import("./help.js"),
  setup: () => import("./setup.js"),
  timeout: () => import("./families/timeout.js"),
  quarx: () => import("./families/quarx.js"),
  hex4d: () => import("./families/hex4d.js"),
  trid: () => import("./families/trid.js"),
  raumschach: () => import("./families/raumschach.js"),
};

/** @param {typeof CHESS} names  @returns {Words} */
function wordsWith(names) {
  const german = germanOf(names);
  const parts = Object.entries(PARTS).map(([part, load]) => [
    part,
    async () => typeset((await load()).wordsOf(german)),
  ]);
  return inParts(typeset({ ...tableOf(german), games: { base: baseOf() } }), Object.fromEntries(parts), (family) =>
    family === "quarx" ? draughts : de,
  );
}

export const de = wordsWith(CHESS);
const draughts = wordsWith(DRAUGHTS);
