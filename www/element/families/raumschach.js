// Raumschach: words.

import { list, section } from "./prose.js";

/** @type {Partial<import("../types").Family>} */
export const raumschach = {
  chapter: () => "R1",
  pieces: { U: "unicorn" },
  board: (board) => `Level ${board.id}`,
  help: () => [
    section(
      "Five levels of one cube",
      list(
        "Each level has 5 × 5 cells; A is the lowest, E the highest. Cc3 is the cell in the middle of the cube: level C, file c, rank 3.",
        "Cells above each other are neighbours like those beside each other.",
        "White begins on the levels A and B and goes up, Black on E and D and goes down.",
      ),
    ),
    section(
      "Pieces",
      list(
        "Rook: straight through the faces of the cells, along a file, along a rank, or up and down.",
        "Bishop: through the edges, a step in two of the three directions at once.",
        "Unicorn: through the corners, a step in all three directions at once. It reaches only a part of the cube.",
        "Queen: rook, bishop or unicorn. King: one step of the queen.",
        "Knight: two cells in one direction and one in another, over whatever is between.",
        "Pawn: one cell ahead, or one level on: White’s up, Black’s down. It captures one cell ahead and aside, one level on and aside, or one level on and one cell ahead. There is no double step.",
        "A pawn becomes a queen, rook, bishop, unicorn or knight on the last rank of the last level: White’s on E, Black’s on A.",
      ),
    ),
    section("The end", list("Checkmate wins. Stalemate is a draw. There is no castling.")),
  ],
};
