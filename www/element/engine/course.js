// How a game went, by what was found of its positions: in words, and as a curve.

import { moveText } from "../panel/moves.js";
import { positionBefore } from "../state/state.js";
import { GRADES } from "./review.js";

/** @typedef {import("./review.js").Found} Found */
/** @typedef {import("./review.js").Review} Review */
/** @typedef {import("../types").Side} Side */
/** @typedef {import("../types").State} State */

/** Where the game stands, and how it stands there. @param {State} state  @param {Found | undefined} found */
export function placeOf(state, found) {
  const { ply, items } = state.line;
  const { analysis: words } = state.words;
  const item = items[ply - 1];
  const where = item
    ? words.after(`${item.number}. ${moveText(state, item, positionBefore(state, ply - 1))}`)
    : words.start;
  return words.place(where, found ? Math.round(found.white) : null);
}

/** What each side gave away. @param {State} state  @param {Pick<Review, "verdict">} review */
export function turnsOf(state, review) {
  const { analysis: words } = state.words;
  const given = state.line.items.flatMap(({ side }, ply) => {
    const verdict = review.verdict(state, ply);
    return verdict ? [{ side, grade: verdict.grade }] : [];
  });
  if (!given.length) return words.noneGiven;
  return /** @type {Side[]} */ (["white", "black"])
    .map((side) => {
      const counts = GRADES.flatMap((grade) => {
        const n = given.filter((one) => one.side === side && one.grade === grade).length;
        return n ? [/** @type {const} */ ([grade.name, n])] : [];
      });
      return words.given(side, counts);
    })
    .join(" ");
}

/** White's chances as an area below Black's, and the point of each position between them, in a square of 100. @param {readonly (Found | undefined)[]} evaluations */
export function curveOf(evaluations) {
  const step = 100 / Math.max(1, evaluations.length - 1);
  const points = evaluations.map(
    (found, ply) => `${(ply * step).toFixed(2)} ${(100 - (found?.white ?? 0)).toFixed(2)}`,
  );
  const known = evaluations.flatMap((found, ply) => (ply > 0 && found && evaluations[ply - 1] ? [ply] : []));
  /** @param {number} ply */
  const start = (ply) => ((ply - 1) * step).toFixed(2);
  return {
    points,
    black: known.map((ply) => `M${start(ply)} 0V100h${step.toFixed(2)}V0Z`).join(""),
    white: known.map((ply) => `M${start(ply)} 100L${points[ply - 1]}L${points[ply]}V100Z`).join(""),
  };
}
