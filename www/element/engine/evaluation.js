// What a score of the engine means: who stands better, in numbers and in words.

/** @typedef {Pick<import("../../../src/wasm/js/types").ThoughtLine, "score" | "mate">} Evaluation to the side to move */

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** How much of a hundred games the side to move would make. @param {Evaluation} evaluation */
export function chanceOf({ score, mate }) {
  if (mate !== undefined) return mate > 0 ? 100 : 0;
  return 100 / (1 + 10 ** (-score / 400));
}

/** The chance of a side as White’s, or White’s as that of the side. @param {import("../types").Side} side  @param {number} chance */
export const seenBy = (side, chance) => (side === "white" ? chance : 100 - chance);

/** The evaluation of a line, seen from White. @param {Pick<import("../types").State, "words" | "status">} state  @param {Evaluation} evaluation */
export function evaluationText({ words, status: { turn } }, { score, mate }) {
  const white = turn === "white" ? 1 : -1;
  if (mate !== undefined)
    return words.analysis.wins(mate * white > 0 ? "white" : "black", Math.ceil(Math.abs(mate) / 2));
  const pawns = (score * white) / 100;
  const size = Math.abs(pawns).toLocaleString(words.locale, { ...TENTHS, useGrouping: false });
  return `${pawns >= 0.05 ? "+" : pawns <= -0.05 ? "−" : ""}${size}`;
}
