// In which order the puzzles of a variant come.

import { turnIn } from "./attempt.js";

/** @typedef {import("../../../src/wasm/js/puzzles-types").Puzzle} Puzzle */

/** Puzzles in the order in which they are best solved: wins in one move first, and of those the ones of White. @param {readonly Puzzle[]} puzzles */
export function inOrder(puzzles) {
  /** @param {Puzzle} puzzle */
  const rank = ({ themes, position }) => (themes[0] !== "win-in-1" ? 2 : turnIn(position) === "white" ? 0 : 1);
  return [...puzzles].sort((a, b) => rank(a) - rank(b));
}
