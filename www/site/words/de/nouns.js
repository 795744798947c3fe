// Pieces in German. A king on numbered cells, those of draughts and Quarx, is a Dame.

import { CHESS, DRAUGHTS, nounsOf } from "../../../element/words/de/nouns.js";

const chess = nounsOf(CHESS);
const draughts = nounsOf(DRAUGHTS);

/** The nouns for the piece on a cell. @param {string | undefined} cell */
export const nounsOn = (cell) => (/^\d/.test(cell ?? "") ? draughts : chess);
