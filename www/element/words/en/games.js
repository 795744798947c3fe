// What belongs to single games, in English.

import { speech } from "../speech.js";
import { piece } from "./pieces.js";
import { name } from "./sides.js";

const { count, or } = speech("en");

const LEVELS = { one: "level", other: "levels" };
const BOARDS = { one: "board", other: "boards" };
const PLANES = { one: "plane", other: "planes" };

const TIMES = ["", "", " twice", " three times"];

/** @type {Record<string, string>} */
const MAINS = { W: "White", N: "Neutral", B: "Black" };

/** @type {import("../games").GameWords} */
export const games = {
  titles: {
    timeout: "Chess and Time Out",
    quarx: "Draughts and Quarx",
    hex4d: "Hexagonal chess",
    trid: "Tri-Dimensional chess",
    raumschach: "Raumschach",
  },

  variants: {},

  base: {
    boards: (n, levels) => count(n, levels && n > 1 ? LEVELS : BOARDS),
    board: (id) => `Board ${id}`.trim(),
    caption: (id) => id,
    noCell: (cell) => `There is no cell ${cell}.`,
  },

  timeout: {
    board: (level) => `Level ${level}`,
    cell: (column, level) => `${column} level ${level}`,
    caption: (id) => id,
    stuck: (letter, cell, due, origin) =>
      `You can’t move the ${piece(letter)} on ${cell}: the ${piece(due)} from ${origin} has to return now.`,
    lost: (side, letter, origin) => `${name(side)}’s ${piece(letter)} from ${origin} is lost in the stream of time.`,
  },

  quarx: {
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
    clicking: {
      finger:
        "The Finger button, under More, shows each move before it is played, so that your opponent can object. Then you play it or take it back. In Quarx with huffing it is on from the start.",
      path: "To capture, pick the landings one by one, or the last cell if only one capture ends there. Back, Esc or the piece itself takes back a landing.",
    },
  },

  hex4d: {
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
    stuck: (cell, way) =>
      `The king on ${cell} has no legal move ${way === "inside" ? "inside its board" : "between boards"}.`,
    bared(side, way, now) {
      if (way === "inside") return `${name(side)}’s bared king moves only inside its board.`;
      if (way === "between") return `${name(side)}’s bared king moves only between boards, on the same cell.`;
      return `${name(side)} has only the king left. ${
        now ? "This move" : "Its next move"
      } decides for the rest of the game: inside the board, or between boards.`;
    },
    clicking: [
      "Point at a cell, or pick a piece, and the same cell is outlined on every board. A move between boards lands there.",
      "The map shows how many pieces and targets each board has. Pick a board there to zoom in on it.",
    ],
    keys: [
      ["Shift + arrow", "go to the same cell of the next board"],
      ["z", "zoom in, or show all boards"],
    ],
  },

  trid: {
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
      controlled: (side) => `Pick one of your pieces, or the label of a board marked ${name(side)[0]}.`,
      owned: "Pick one of your pieces, or the label of a board that can move.",
    },
    controls: (side, peg) => `${name(side)} now controls the board on ${peg}.`,
    refusal: {
      pegsOnly: "A board moves from peg to peg. Pick one of the marked pegs.",
      noBoard: (peg) => `There is no board on ${peg}. First pick the label of a board, then a peg.`,
      noPeg: (peg) => `The board on ${peg} has no free peg to move to.`,
      check: "No move of this board ends the check.",
      byLabel: "To move this board, pick its label.",
    },
    examples: {
      climb: {
        title: "Up by way of a movable board",
        words:
          "The board on QL2 joins the levels of column b4, so White’s rook can land there on level 2 or 3, or capture the knight on level 4. Nothing joins the levels of column b3, so there the rook stays on level 2.",
      },
      ride: {
        title: "A board carries a pawn",
        words:
          "White controls both boards on peg QL5. The upper one carries its pawn from a5 to a9, where it promotes.",
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
    clicking: ["To move a board, pick its label, then one of the marked pegs."],
    keys: [["Tab, Shift + Tab", "switch between the cells and the boards’ labels and pegs"]],
  },

  raumschach: {
    level: (id, end) => `Level ${id}${end ? `, the ${end}` : ""}`,
    caption: (id, end) => (end ? `${id} · ${end} level` : id),
  },
};
