// What boards of Quarx and draughts say, in English.

import { speech } from "../../speech.js";
import { piece } from "../pieces.js";
import { name } from "../sides.js";

const { count, or } = speech("en");

const PLANES = { one: "plane", other: "planes" };
const BOARDS = { one: "board", other: "boards" };
const TIMES = ["", "", " twice", " three times"];

/** @type {import("../../games").GameWords["quarx"]} */
export const quarx = {
  title: "Draughts and Quarx",
  also: "A step or a jump can also lead to another plane.",
  far: "Tap one of your pieces, or a plane to zoom in.",
  planes: (n) => count(n, n > 1 ? PLANES : BOARDS),
  plane: (id) => `Plane ${id}`,
  leg: (step, times) => `(${step.join(",")})${TIMES[times]}`,
  stuck: {
    huff: "First pick which of the marked pieces to remove.",
    capture: (letter, cell) => `The ${piece(letter)} on ${cell} can’t move: you must capture with a marked piece.`,
  },
  notice: {
    forfeits: (side, notation, missed) =>
      `${name(side)} forfeits ${notation} because of a missed capture: ${or(missed)}.`,
    chooses: (side) => `${name(side)} picks which of the marked pieces to remove, and then moves.`,
    lost: (letter, cell) => `The ${piece(letter)} on ${cell} is removed.`,
    huffed: (side, letter, cell) => `${name(side)} removed the ${piece(letter)} on ${cell} and now moves.`,
    must: (side, captures, pieces) =>
      `${name(side)} must capture${captures > 1 ? ` ${captures} pieces, the most possible,` : ""} with ${
        pieces > 1 ? "one of the marked pieces" : "the marked piece"
      }.`,
  },
  noCell: {
    digits: (n) => `A cell has ${n} digits.`,
    range: (cell) => `There is no cell ${cell}. The digits go from 1 to 4.`,
    light: (cell) => `${cell} is a light cell. Pieces use only dark cells, whose digits add up to an even number.`,
  },
  examples: {
    corner: {
      title: "Moves from 1111",
      words:
        "A step changes two or four digits by one. From the corner 1111 they can only grow: 2211, 2121, 2112, 1221, 1212, 1122 and 2222. A king can keep going along each of these lines.",
    },
    capture: {
      title: "2323 captures 2233",
      words:
        "White’s man on 2233 is one step away: y shrinks, a grows. Black’s man makes that step twice, lands on 2143 and captures it. Pick 2143.",
    },
    again: {
      title: "… and captures again",
      words: "From 2143 the same man can capture again, so it must. Pick 2143, then 4343.",
    },
  },
};
