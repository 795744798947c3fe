// Time Out chess and its ground floors: words and drawings.

import { LONG, legend } from "../panel/legend.js";
import { chosenEntry, dueEntry } from "../state/selection.js";
import { base } from "./base.js";
import { list, section, words } from "./prose.js";

/** @typedef {import("../types").State} State */

/** @type {Partial<import("../types").Family>} */
export const timeout = {
  title: "Chess and Time Out",
  chapter: () => "T1",
  board: (board) => (board.id ? `Level ${board.level + 1}` : "Board"),
  cell: (place) => (place.board.id ? `${place.column} level ${place.board.level + 1}` : place.cell),
  wish,
  stuck(state, piece) {
    const due = dueEntry(state);
    if (!due) return base.stuck(state, piece);
    return {
      text: `The ${state.family.nameOf(piece.piece)} on ${piece.cell} has no legal move: the ${state.family.nameOf(due.piece)} from ${due.origin} has to return now.`,
    };
  },
  help: (info, board) => [
    board.boards.length > 1 ? columns(board) : orthodox(),
    info.time_out ? timeOut(info, board.boards.length > 1) : "",
    info.speed_moves
      ? section(
          "Speed moves",
          words(
            "The player to move may ask for 2 to 5 moves in a row. If the other side agrees, both get that many, one after the other. A move that gives check ends the series.",
          ),
        )
      : "",
  ],
};

/** @param {State} state  @param {import("../types").Place} place */
function wish(state, place) {
  const entry = chosenEntry(state);
  if (!entry) return base.wish(state, place);
  const there = state.pieces.get(place.cell);
  return `${entry.origin}→${entry.piece}${there && there.side !== state.status.turn ? "x" : ""}${place.cell}`;
}

function orthodox() {
  return section("The game", words("This is chess as you know it: checkmate the other king."));
}

/** @type {Record<number, string>} */
const NUMBERS = { 2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six", 7: "Seven", 8: "Eight" };

/** @param {import("../types").Boards} board */
function columns(board) {
  const { files, ranks } = board;
  return section(
    `${NUMBERS[board.boards.length] ?? board.boards.length} boards above each other`,
    list(
      `Each level has ${files} × ${ranks} cells. A column is one file and rank with all its levels; d1L4 is the cell of column d1 on level 4.`,
      "Seen from above, every piece moves as in chess. Where it lands, you choose the level.",
      "A piece anywhere in a column stops queens, rooks and bishops there: nothing passes over or under.",
      "Among your own pieces you land on a free level. A column with an enemy is entered only by capturing one.",
      "A king is in check if an enemy could capture in its column, whatever the level. Checkmate wins.",
    ),
  );
}

/** @param {import("../types").VariantInfo} info  @param {boolean} levels */
function timeOut(info, levels) {
  return section(
    "Time Out",
    list(
      "Instead of moving, send any piece but the king into the future. That is a whole move.",
      info.declared
        ? "You declare for how many of your turns (1 to 9). On that turn it has to come back; if it cannot, it is lost."
        : "From your next turn on, it can come back, again as a whole move.",
      levels ? "The column that it left has to be empty, on all levels." : "The square that it left has to be empty.",
      "It appears where it could have moved from there. A pawn reaches one step further for each round it was away; on the last rank it becomes a queen.",
      "On an enemy piece, both vanish. If that piece is the king, you win at once.",
    ),
    legend(LONG, levels),
  );
}
