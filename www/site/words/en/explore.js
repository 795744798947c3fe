// What one can do with a position, on the page where it is set up.

import { piece } from "../../../element/words/en/pieces.js";
import { SIDES } from "../../../element/words/en/sides.js";
import { speech } from "../../../element/words/speech.js";

const { capital, count } = speech("en");

const MOVES = { one: "move", other: "moves" };
const HALF_MOVES = { one: "half-move", other: "half-moves" };
const POSITIONS = { one: "position", other: "positions" };

/** @param {number | bigint} n */
const written = (n) => n.toLocaleString("en");
/** @param {number} n */
const positions = (n) => `${written(n)} ${n === 1 ? POSITIONS.one : POSITIONS.other}`;
/** @param {boolean} isMate */
const mate = (isMate) => (isMate ? "mate" : "win");
/** @param {number} done */
const percent = (done) => `${Math.floor(done * 100)} %`;

/** @type {import("../words").ExploreWords} */
export const explore = {
  title: "From here",
  notPlayable: "This position can’t be played yet. Fix its problems first.",
  over: (result) => `${result} There are no moves to explore.`,
  play: "Play from here",
  analyze: "Analyze",
  compare: (name) => (name === undefined ? "Compare rules" : `Compare with ${name}`),
  share: "Share",
  link: { label: "Link to this position", copy: "Copy the link" },
  stop: "Stop",
  stopped: "Stopped.",
  failed: (message) => `This could not be worked out. ${message}`,
  moves: {
    title: (n) => count(n, MOVES),
    group: ({ piece: letter, from, origin, kind, captures }) => {
      if (kind === "huff") return `Remove the ${piece(letter)} on ${captures[0]}`;
      const name = capital(piece(letter));
      return from === undefined ? `${name} from ${origin}, in Time Out` : `${name} on ${from}`;
    },
    count: (n) => count(n, MOVES),
    lengths: "Count sequences of",
    length: (n) => count(n, HALF_MOVES),
    counting: (done) => `Counting, ${percent(done)}`,
    sequences: (n) => written(n),
    total: (n, length) => `${written(n)} sequences of ${count(length, HALF_MOVES)}`,
  },
  mates: {
    title: (isMate) => (isMate ? "Forced mate" : "Forced win"),
    win: "You win when the other side has no pieces or no legal move left.",
    annihilation: "Annihilating the king counts, too.",
    lengths: "Look for",
    length: (moves, isMate) => `${capital(mate(isMate))} in ${moves}`,
    seeking: (moves, done, looked, isMate) =>
      `Looking for ${mate(isMate)} in ${moves}: ${percent(done)}, ${positions(looked)}`,
    found: (side, moves, first, looked, isMate) =>
      `${SIDES[side]} ${mate(isMate)}s in ${moves}${first === 1 ? "" : `, by any of ${written(first)} first moves`}. ${positions(looked)} searched.`,
    none: (side, moves, looked, isMate) =>
      `${SIDES[side]} has no ${mate(isMate)} in ${moves}. Every move and every answer was tried: ${positions(looked)}.`,
    stopped: (ruledOut, isMate) => (ruledOut ? `Stopped. There is no ${mate(isMate)} in ${ruledOut}.` : "Stopped."),
    answers: (notation) => `Show what follows ${notation}`,
    left: (moves, isMate) => `then ${mate(isMate)} in ${moves}`,
    more: (n) => `Show ${written(n)} more`,
  },
  puzzle: {
    make: "Make a puzzle link",
    making: "Checking that there is only one solution",
    label: (side, moves, isMate) => `Puzzle: ${SIDES[side]} ${mate(isMate)}s in ${count(moves, MOVES)}`,
    several: (n) => `This isn’t a puzzle, because ${written(n)} first moves work. A puzzle has exactly one.`,
    severalLater: "This isn’t a puzzle, because several later moves work after every defense.",
    link: { label: "Link to this puzzle", copy: "Copy the link to the puzzle" },
    open: "Open the puzzle",
  },
};
