// In which order the puzzles of a variant come.

import { turnIn } from "./attempt.js";

/** @typedef {import("../../../src/wasm/js/puzzles-types").Puzzle} Puzzle */

/** Puzzles in the order in which they are best solved: wins in one move first, and of those the ones of White. @param {readonly Puzzle[]} puzzles */
export function inOrder(puzzles) {
  /** @param {Puzzle} puzzle */
  const rank = ({ themes, position }) => (themes[0] !== "win-in-1" ? 2 : turnIn(position) === "white" ? 0 : 1);
  return [...puzzles].sort((a, b) => rank(a) - rank(b));
}

/** The next of some puzzles that is not solved, or else the next. @param {readonly Puzzle[]} puzzles  @param {string} after the one before it  @param {(id: string) => boolean} isSolved */
export function nextOf(puzzles, after, isSolved) {
  const all = inOrder(puzzles);
  const at = all.findIndex(({ id }) => id === after) + 1;
  const order = [...all.slice(at), ...all.slice(0, at)];
  return (order.find(({ id }) => !isSolved(id)) ?? order[0])?.id ?? null;
}

/** The puzzle of a day: each variant in its turn, and of each another one. @param {Record<string, () => Promise<readonly Puzzle[]>>} puzzles of each variant  @param {number} day */
export async function ofDay(puzzles, day) {
  const variants = Object.keys(puzzles);
  if (!variants.length) return null;
  const all = await puzzles[variants[day % variants.length]]();
  return all[Math.floor(day / variants.length) % all.length]?.id ?? null;
}
