// The source's colours for returns from Time Out, with the shapes that tell them apart without colour.

import { el, markIcon } from "../draw/dom.js";

/** @typedef {[effect: string, words: string][]} Lines */

/** @type {Lines} */
export const SHORT = [
  ["free", "free"],
  ["beside", "beside"],
  ["annihilate", "annihilation"],
];
/** @type {Lines} */
export const LONG = [
  ["free", "free: an empty column or square"],
  ["beside", "beside your own pieces, on another level"],
  ["annihilate", "annihilation: both pieces vanish"],
];

/** On one board nothing stands beside. @param {Lines} lines  @param {boolean} levels */
export function legend(lines, levels) {
  return el(
    "ul",
    { class: lines === SHORT ? "legend" : "legend long" },
    ...lines
      .filter(([effect]) => levels || effect !== "beside")
      .map(([effect, words]) => el("li", {}, markIcon(effect), words)),
  );
}
