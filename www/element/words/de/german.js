// What all parts of the German catalog write their sentences with. They get it, so that no page loads it twice.

import { other } from "../../state/players.js";
import { speech } from "../speech.js";
import { CHESS, nounsOf } from "./nouns.js";
import { COLORS, SIDES, name } from "./sides.js";

/** @typedef {ReturnType<typeof germanOf>} German */

/** @param {typeof CHESS} names of pieces */
export const germanOf = (names) => ({ ...speech("de"), ...nounsOf(names), SIDES, COLORS, name, other });
