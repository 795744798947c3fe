// What a score of the engine means: who stands better, in numbers and in words.

import { SIDES, count } from "../words/sentences.js";

/** @typedef {Pick<import("../../../src/wasm/js/types").ThoughtLine, "score" | "mate">} Evaluation to the side to move */

/** How much of a hundred games the side to move would make. @param {Evaluation} evaluation */
export function chanceOf({ score, mate }) {
  if (mate !== undefined) return mate > 0 ? 100 : 0;
  return 100 / (1 + 10 ** (-score / 400));
}

/** The chance of a side as White’s, or White’s as that of the side. @param {import("../types").Side} side  @param {number} chance */
export const seenBy = (side, chance) => (side === "white" ? chance : 100 - chance);

/** The evaluation of a line, seen from White. @param {Evaluation} evaluation  @param {import("../types").Side} turn */
export function evaluationText({ score, mate }, turn) {
  const white = turn === "white" ? 1 : -1;
  if (mate !== undefined)
    return `${SIDES[mate * white > 0 ? "white" : "black"]} wins in ${count(Math.ceil(Math.abs(mate) / 2), "move")}`;
  const pawns = (score * white) / 100;
  return `${pawns >= 0.05 ? "+" : pawns <= -0.05 ? "−" : ""}${Math.abs(pawns).toFixed(1)}`;
}
