// All that the element says in German.

import { drawnWith } from "./drawn.js";
import { help } from "./help.js";
import { withGermanLevels } from "./levels.js";
import { CHESS, DRAUGHTS, nounsOf } from "./nouns.js";
import { setup } from "./setup.js";
import { tableOf } from "./table.js";
import { trayOf } from "./tray.js";

/** @typedef {import("../words").Words} Words */

/** @param {typeof CHESS} names  @returns {Words} */
function wordsWith(names) {
  const nouns = nounsOf(names);
  return {
    ...drawnWith(names),
    ...withGermanLevels(tableOf(nouns, trayOf(nouns))),
    help,
    setup,
    of: (family) => (family === "quarx" ? draughts : de),
  };
}

export const de = wordsWith(CHESS);
const draughts = wordsWith(DRAUGHTS);
