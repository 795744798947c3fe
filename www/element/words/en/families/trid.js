// What boards of Tri-Dimensional chess say, in English.

import { speech } from "../../speech.js";
import { name } from "../sides.js";

const { count } = speech("en");

const BOARDS = { one: "board", other: "boards" };
/** @type {Record<string, string>} */
const MAINS = { W: "White", N: "Neutral", B: "Black" };

/** @type {import("../../games").GameWords["trid"]} */
export const trid = {
  title: "Tri-Dimensional chess",
  boards: count(7, BOARDS),
  mains: MAINS,
  main: (id, level) => `${MAINS[id]} board, level ${level}`,
  caption: (id, level) => `${MAINS[id]}\u00a0· level ${level}`,
  floor: (level, board) => `${level} ${board}`,
  cell: (column, level) => `${column}, level ${level}`,
  controlled: (side) => `controlled by ${name(side)}`,
  owned: (side) => `${name(side)}’s`,
  hint: {
    promote: (cell) => `The pawn on ${cell} promotes before you move. Pick it.`,
    later: {
      pawn: "Pick one of your pieces. A small board can move when empty, or with only a pawn on it: pick its label.",
      piece:
        "Pick one of your pieces. A small board can move when empty, or with only one piece on it: pick its label.",
    },
    now: "Pick one of your pieces, or the label of a board that can move.",
  },
  controls: (side, place) =>
    `${name(side)} now controls the board on ${place}, because only ${name(side)}’s pieces stand on it.`,
  refusal: {
    pegsOnly: "A board moves from peg to peg. Pick one of the marked pegs.",
    noBoard: (peg) => `There is no board on ${peg}. First pick the label of a board, then a peg.`,
    noPeg: (peg) => `The board on ${peg} has no free peg to move to.`,
    check: "No move of this board ends the check.",
  },
  examples: {
    climb: {
      title: "Up by way of a movable board",
      words:
        "The board on QL2 joins the levels of column b4, so White’s rook can land there on level 2 or 3, or capture the knight on level 4. Nothing joins the levels of column b3, so there the rook stays on level 2.",
    },
    ride: {
      title: "A board carries a pawn",
      words: "White controls both boards on peg QL5. The upper one carries its pawn from a5 to a9, where it promotes.",
    },
    castling: {
      title: "Castling",
      words:
        "Kingside, king and rook swap places. Queenside, the king moves to the queen’s empty cell b0, and the rook on a0 moves to the king’s cell.",
    },
  },
  examplesOfMeder: {
    level: {
      title: "Any level",
      words:
        "White’s rook moves along the file and lands on any level of a column. On b4 that is level 2 or 3, or level 4 by capturing the knight. The knight blocks everything behind it.",
    },
    ride: {
      title: "A piece rides its board",
      words:
        "White’s knight is alone on a board of Black’s, so it can ride that board: forward to the next pegs, or across to the same peg on the other side.",
    },
    waiting: {
      title: "A pawn waits",
      words:
        "Black’s board has left QL6, so White’s pawn on b8 promotes. White first chooses the new piece, then makes any move.",
    },
  },
};
