// Meder's rules of Tri-Dimensional chess, where they differ from Truelove's.

import { el } from "../draw/dom.js";
import { list, section } from "./prose.js";

/** @typedef {import("../types").VariantInfo} VariantInfo */

/** @param {{ id: string }} info */
export const isMeder = ({ id }) => id === "trid-meder";

/** Positions of the rules. @type {import("../types").Family["examples"]} */
export function mederExamples() {
  /** @param {string} mains  @param {string} boards */
  const position = (mains, boards, side = "w", rights = "-") =>
    `trid-meder ${mains} ${boards} ${side} ${rights} - - 1 9`;
  return [
    {
      title: "Any level",
      position: position("4/4/4/R3|4/4/n3/4|4/4/4/4", "KL1(3)w:2/K1,KL6(7)b:k1/2,QL2(3)w:2/2,QL6(7)b:2/2"),
      pick: "b1(2)",
      words:
        "White’s rook goes along the file, and lands on any level of a column: on b4 on the levels 2, 3 or, with a capture, 4. The knight there stops it.",
    },
    {
      title: "A piece takes its board along",
      position: position("4/4/4/4|4/4/4/4|4/4/4/4", "KL1(3)w:2/K1,KL6(7)b:k1/2,QL3(5)b:2/1N,QL5(7)w:2/2"),
      pick: "QL3(5)",
      words:
        "White’s knight is alone on a board of Black’s, and rides on it: forward to the next pegs, or across to the same peg on the other side.",
    },
    {
      title: "A pawn waits",
      position: position("4/4/4/4|4/4/4/4|P3/4/4/4", "KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL5(7)b:2/2"),
      pick: "b8(6)",
      words:
        "Black’s board has left QL6, so the pawn on b8 is promoted: White chooses the piece first, and then makes any move.",
    },
  ];
}

/** @param {(side: import("../types").Side) => HTMLElement} token */
export function mederHelp(token) {
  return [
    section(
      "Seven boards",
      list(
        "Three main boards of 4 × 4 cells lie like the steps of a stair: White’s on level 2, the Neutral one on level 4, Black’s on level 6.",
        "Four moveable boards of 2 × 2 cells stand on pegs, the corners of the main boards: QL1 to QL6 on the queen’s side, KL1 to KL6 on the king’s.",
        "A cell is named by file, rank and level: b1(2). A column is a file and a rank with all its levels.",
      ),
    ),
    section(
      "How pieces move",
      list(
        "Seen from above, every piece moves as in chess, from column to column, also over columns in which no board has a cell. A piece on any level of a column stops queens, rooks and bishops there. Knights leap.",
        "It lands on any level of the column that has a cell, whatever stands on the others.",
        "It captures where it lands, never on the way. Checkmate wins.",
      ),
    ),
    section(
      "Pawns and castling",
      list(
        "A pawn goes one column straight ahead, from its starting cell two. It captures one column diagonally ahead, also en passant.",
        "It is promoted on the farthest rank of its file: for White rank 8 on c and d, rank 9 on a and f, and on b and e rank 9 while a board is on QL6 or KL6, else rank 8. For Black the ranks are 1 and 0, and the pegs QL1 and KL1.",
        "If a board of yours leaves that peg, your pawn there is promoted by the same move. If the other side’s board leaves it, the pawn is promoted at the beginning of your next move: choose the pawn, then what it becomes, then the move.",
        "Castling on the king’s side: king and rook change places. On the queen’s side the king goes to the queen’s empty cell and the rook to the king’s. Choose the king, then the rook, or the cell where the king lands. Neither may have moved or ridden, and it is not allowed on the first move.",
      ),
    ),
    section(
      "Moving boards",
      el(
        "ul",
        {},
        el(
          "li",
          {},
          "Each moveable board has a label with its peg, its level and its owner: ",
          token("white"),
          " White or ",
          token("black"),
          " Black. The owner never changes.",
        ),
        ...[
          "Instead of a piece you may move a board: an empty one of yours, or any on which a single piece of yours stands, which rides with it.",
          "It goes to the next peg or the one after on its side (QL1 to QL2 or QL3), or across to the same peg on the other side. With a piece on it, it never goes backward.",
          "A pawn that a board brings to its promotion rank is promoted. Your own king may not be left in check, whatever a pawn that your board leaves behind may become.",
        ].map((text) => el("li", { text })),
      ),
    ),
  ];
}
