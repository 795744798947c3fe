// What is said on paper, and before something is printed.

import { speech } from "../../../element/words/speech.js";
import { sides } from "../../../element/words/en/sides.js";

const { count } = speech("en");

/** @type {import("../words").PrintWords} */
export const print = {
  open: "Print",
  title: "Print",
  print: "Print",
  paper: "Choose the paper, such as A4 or Letter, in your browser’s print dialog.",
  making: "Drawing the diagrams…",
  failed: "The sheet could not be made. Try again.",

  what: "What",
  position: "This position",
  game: "The game",
  diagrams: "Diagrams",
  every: (n) => (n === 1 ? "After every move" : `After every ${n} moves`),
  atTheEnd: "At the end",
  start: "At the start",
  after: (move) => `After ${move}`,
  speed: (n) => `(speed moves: ${n} each)`,
  ends: (outcome) => `${sides.status.result(outcome)} ${sides.status.reason(outcome)}`,

  variant: "Game",
  count: "How many",
  from: "First puzzle",
  pages: (n, pages) => `${n} on ${count(pages, { one: "page", other: "pages" })}`,
  puzzles: (game) => `Puzzles: ${game}`,
  solutions: "Solutions",
  otherwise: "otherwise",
  anyAnswer: "after any answer",
};
