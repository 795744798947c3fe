// What boards of hexagonal chess say, in English.

import { name } from "../sides.js";

/** @type {import("../../games").GameWords["hex4d"]} */
export const hex4d = {
  title: "Hexagonal chess",
  also: "Most can also move to other boards.",
  far: "Tap one of your pieces, or a board to zoom in.",
  kind(kind, letter) {
    switch (kind) {
      case "inside":
        return "same board, another cell";
      case "between":
        return "another board, same cell";
      case "far":
        return "two boards away, next cell";
      default:
        return `next board, ${letter === "N" ? "two cells away" : letter === "P" ? "next cell" : "another cell"}`;
    }
  },
  lift: {
    label: "Lift boards",
    none: "Lift boards: none",
    kind: (kind) => `Lift: ${kind}`,
    pick: "Pick a piece to lift the boards it can reach this way.",
    nothing: "This piece has no such move. Pick another piece or another kind of move.",
  },
  stuck: (cell, way) =>
    `The king on ${cell} has no legal move ${way === "inside" ? "inside its board" : "between boards"}.`,
  bared(side, way, now) {
    if (way === "inside") return `${name(side)}’s bared king moves only inside its board.`;
    if (way === "between") return `${name(side)}’s bared king moves only between boards, on the same cell.`;
    return `${name(side)} has only the king left. ${
      now ? "This move" : "Its next move"
    } decides for the rest of the game: inside the board, or between boards.`;
  },
};
