// What a picture needs of German: no table stands around it.

import { gamesOf } from "./games.js";
import { withGermanLevels } from "./levels.js";
import { CHESS, DRAUGHTS, nounsOf } from "./nouns.js";
import { pictureOf } from "./picture.js";
import { sides } from "./sides.js";
import { trayOf } from "./tray.js";

/** @param {typeof CHESS} names  @returns {import("../words").DrawnWords} */
export function drawnWith(names) {
  const nouns = nounsOf(names);
  const tray = trayOf(nouns);
  return {
    ...withGermanLevels({
      ...sides,
      cell: (/** @type {string} */ name) => name,
      tray,
      games: gamesOf(nouns),
      picture: pictureOf(nouns, tray),
    }),
    of: (family) => (family === "quarx" ? draughts : de),
  };
}

export const de = drawnWith(CHESS);
const draughts = drawnWith(DRAUGHTS);
