// Pieces in German. A king on numbered cells, those of draughts and Quarx, is a Dame.

import { germanOf } from "../../../element/words/de/german.js";
import { CHESS, DRAUGHTS } from "../../../element/words/de/nouns.js";

const chess = germanOf(CHESS);
const draughts = germanOf(DRAUGHTS);

/** The nouns for the piece on a cell. @param {string | undefined} cell */
export const nounsOn = (cell) => (/^\d/.test(cell ?? "") ? draughts : chess);
