// What the page says that compares rules.

import { speech } from "../../../element/words/speech.js";
import { differences } from "./differences.js";

const { and, count } = speech("en");

const MOVES = { one: "move", other: "moves" };

/** @type {import("../words").CompareWords} */
export const compare = {
  show: "Show",
  showOne: (point) => `Show: ${point}`,
  tookBack: (board, moves) => `Took back ${and(moves)} on the ${board} board to follow the other one.`,
  apart: (board, move, why) => `${move} isn’t legal on the ${board} board. ${why}`,
  otherMove: "It means another move there.",
  putOnBoth: (board) => `Use the ${board} board’s position`,
  differentPositions: "The boards show different positions. Go back, or use one of them on both boards.",
  noLongerAlike: "The two rule sets now lead to different positions, so their moves can’t be compared.",
  showStart: (message) => `${message} Both boards show the start.`,
  both: (n, from, differs) =>
    `Both allow ${differs ? "" : "the same "}${count(n, MOVES)}${from === null ? "" : ` from ${from}`}.`,
  only: (rules, n) => `Only in ${rules}: ${n ? count(n, MOVES) : "none"}`,
  forbids: (n, rules) => `forbids ${n === 1 ? "it" : `these ${n}`} in ${rules}`,
  illegal: (rules, message) => `Not in ${rules}: ${message}`,
  more: (n) => `and ${n} more`,
  notLoaded: "The rules could not be loaded.",
  rule: (rule) => `Rule ${rule}`,
  differences,
};
