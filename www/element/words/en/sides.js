// What is said of the sides and of how a game ends: the board says it, and so does a page that lists games.

import { other } from "../../state/players.js";

/** @typedef {import("../../types").Side} Side */

/** @type {Record<Side, string>} */
export const SIDES = { white: "White", black: "Black" };

/** @param {Side} side */
export const name = (side) => SIDES[side];

/** @type {Record<string, string>} */
const REASONS = {
  "king-eliminated": "The king was annihilated.",
  checkmate: "Checkmate.",
  stalemate: "Stalemate: no legal move, but no check.",
  "bare-kings": "Only the kings are left.",
  "dead-position": "Mate is no longer possible.",
  "no-moves": "The side to move has no legal move.",
  "twenty-five-move": "Twenty-five moves by each side without a capture or a man’s move.",
  "sixteen-move": "Sixteen moves by each side against a lone king.",
  "five-move": "Five moves by each side against a lone king.",
  "hundred-move": "A hundred moves by each side without a capture or a man’s move.",
  "fifty-move": "Fifty moves by each side without a capture or a pawn move.",
  threefold: "Threefold repetition.",
  agreed: "Draw by agreement.",
};

/** @type {import("../words").SideWords} */
export const sides = {
  locale: "en",
  sides: SIDES,
  status: {
    turn: (side, check) => `${SIDES[side]} to move${check ? ", in check" : ""}`,
    result: ({ winner }) => (winner ? `${SIDES[winner]} wins.` : "Draw."),
    reason: ({ winner, reason }) => {
      const loser = winner ? SIDES[other(winner)] : "";
      if (reason === "resigned" && winner) return `${loser} resigned.`;
      if (reason === "no-men") return `${loser} has no pieces left.`;
      return REASONS[reason] ?? "";
    },
  },
};
