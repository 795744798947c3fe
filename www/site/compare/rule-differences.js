// What two rule sets decide differently, each with a position that shows it on two boards side by side.

/** @typedef {object} Difference
 *  @property {string} point what it is about: "level of landing"
 *  @property {string} position a position text of the first variant
 *  @property {string[]} [moves] played first, on both boards
 *  @property {string} [pick] what a person would click: a cell `b1(2)`, a place of a board `QL1(3)`, an entry in Time Out
 *  @property {[string, string]} rules the number of the rule of each: ["D6", "M6"]
 *  @property {[string, string]} words what happens on either board; where nothing differs the second is "The same."
 */

/** @type {{ sets: [string, string], differences: Difference[] }[]} */
export const RULE_DIFFERENCES = [
  {
    sets: ["trid", "trid-meder"],
    differences: [
      {
        point: "first moves",
        position:
          "trid 4/4/PPPP/NBBN|4/4/4/4|nbbn/pppp/4/4 KL1(3)w:PP/KR,KL6(7)b:kr/pp,QL1(3)w:PP/RQ,QL6(7)b:rq/pp w KQkq - - 0 1",
        pick: "b1(2)",
        rules: ["D6", "M4"],
        words: [
          "White has ten first moves: the knight comes to c3 on level 2 only.",
          "White has twenty: the knight also comes to c3 on level 4.",
        ],
      },
      {
        point: "places of boards",
        position: "trid 4/4/2P1/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL3(5)w:2/2,QL6(7)b:2/2 w - - - 0 9",
        pick: "QL3(5)",
        rules: ["D2", "M2"],
        words: [
          "Boards also hang below their pegs, here at QL3(3) or QL5(5).",
          "Boards only stand on top of their pegs.",
        ],
      },
      {
        point: "whose board it is",
        position: "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL3(5)w:1r/N1,QL6(7)b:2/2 w - - - 0 9",
        moves: ["Na2(5)-c3(4)", "Rb3(5)-b6(4)"],
        pick: "QL3(5)",
        rules: ["D13", "M3"],
        words: [
          "The black rook was the last to stand alone on the board, so Black controls it.",
          "The board still belongs to White, who moves it.",
        ],
      },
      {
        point: "gaps in a file, rank or diagonal",
        position: "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/1R,KL6(7)b:k1/1n,QL1(3)w:2/K1,QL6(7)b:2/2 w - - - 0 9",
        pick: "f0(3)",
        rules: ["D5", "M5"],
        words: ["The rook stops where the boards end.", "The rook crosses the gaps, to b0 and to the knight on f8."],
      },
      {
        point: "a piece in a passed column",
        position: "trid 4/4/4/4|4/4/4/4|3R/3P/4/4 KL1(3)w:2/K1,KL5(7)b:1k/2,QL1(3)w:2/2,QL6(7)b:2/1n w - - - 0 9",
        pick: "e8(6)",
        rules: ["D5", "M5"],
        words: ["The knight on level 7 of b8 keeps the rook from a8, though b8 is empty on level 6.", "The same."],
      },
      {
        point: "level of landing",
        position: "trid 4/4/2R1/4|4/4/4/2P1|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL3(5)w:2/2,QL6(7)b:2/2 w - - - 0 9",
        pick: "d2(2)",
        rules: ["D6", "M6"],
        words: [
          "The rook comes to b2 on its own level, and nothing leads up from there.",
          "The rook comes to b2 on level 2 or level 5.",
        ],
      },
      {
        point: "from one main board to another",
        position: "trid 4/4/4/R3|4/P3/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL2(3)w:2/2,QL6(7)b:2/2 w - - - 0 9",
        pick: "b1(2)",
        rules: ["D6", "M6"],
        words: [
          "The rook comes to level 4 on b4 only, by the board between.",
          "The rook comes to level 4 on b3 as well, with no board between.",
        ],
      },
      {
        point: "pieces on other levels of the new column",
        position: "trid 4/P3/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL2(3)b:2/1n w - - - 0 9",
        pick: "b3(2)",
        rules: ["D6", "M6"],
        words: [
          "The knight on level 3 of b4 ends the pawn's way up.",
          "The pawn comes to b4 beneath the knight or above it.",
        ],
      },
      {
        point: "a pawn's step",
        position: "trid 4/1P2/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9",
        pick: "c3(2)",
        rules: ["D9", "M8"],
        words: ["The pawn stays on level 2.", "The pawn chooses between the levels 2 and 4."],
      },
      {
        point: "double step, en passant",
        position: "trid 1p2/4/P3/4|4/4/4/1P2|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9",
        moves: ["Pb2(2)-b4(2)"],
        pick: "c4(2)",
        rules: ["D10", "M10"],
        words: ["Black captures en passant on level 2.", "Black captures en passant on level 2 or level 4."],
      },
      {
        point: "promotion ranks",
        position: "trid 4/4/4/4|4/4/4/4|4/P3/4/4 KL1(3)w:2/K1,KL6(7)b:1k/2,QL1(3)w:2/2,QL5(7)b:2/2 w - - - 0 9",
        pick: "b7(6)",
        rules: ["D11", "M11"],
        words: ["No board is at QL6, so the pawn promotes on b8.", "The same."],
      },
      {
        point: "the other side's pawn, left behind",
        position: "trid 4/4/4/4|4/4/4/4|P3/4/4/4 KL1(3)w:2/K1,KL6(7)b:1k/2,QL1(3)w:2/2,QL6(7)b:2/2 b - - - 0 9",
        moves: ["QL6(7)-QL5(7)"],
        rules: ["D11", "M12"],
        words: [
          "Black's board leaves QL6, and White's pawn is a queen at once.",
          "White's pawn waits, and White chooses what it becomes as the next move begins.",
        ],
      },
      {
        point: "castling",
        position: "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/KR,KL6(7)b:k1/2,QL1(3)w:2/R1,QL6(7)b:1r/2 w KQ - - 0 9",
        pick: "e0(3)",
        rules: ["D12", "M13"],
        words: [
          "The king castles on either side: from b9 the rook does not come down to b0.",
          "The rook on b9 attacks b0, so the king castles on the king's side only.",
        ],
      },
      {
        point: "what a board may carry",
        position: "trid 4/4/1P2/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9",
        pick: "KL1(3)",
        rules: ["D14", "M14"],
        words: [
          "A board carries nothing but a pawn, so the king's board stays.",
          "A board carries any one piece, and the king rides.",
        ],
      },
      {
        point: "where boards go",
        position: "trid 4/4/1P2/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9",
        pick: "QL1(3)",
        rules: ["D14", "M15"],
        words: [
          "The empty board goes along the edge to QL2, below its peg, or up beneath QL3.",
          "The board goes to an adjacent peg, QL2 or QL3.",
        ],
      },
      {
        point: "boards going backward",
        position: "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL2(3)w:2/P1,QL6(7)b:2/2 w - - - 0 9",
        pick: "QL2(3)",
        rules: ["D14", "M15"],
        words: ["The board takes the pawn back to QL1, too.", "With a piece on it the board never goes back."],
      },
      {
        point: "boards upside down",
        position: "trid 4/4/1P2/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL2(3)b:2/2,QL5(7)w:2/2 w - - - 0 9",
        pick: "QL5(7)",
        rules: ["D14", "M2"],
        words: ["The empty board turns over and hangs at QL5(5).", "No board turns over."],
      },
      {
        point: "the same game for both sides",
        position: "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:1P/2,QL6(7)b:2/1p b - - - 0 9",
        pick: "b8(7)",
        rules: ["D6", "M6"],
        words: [
          "From b1 White's pawn reaches both levels of b3, but from b8 Black's reaches one level of b6.",
          "Either pawn reaches both levels.",
        ],
      },
      {
        point: "letter in BOARDS",
        position: "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL3(5)w:1r/N1,QL6(7)b:2/2 w - - - 0 9",
        moves: ["Na2(5)-c3(4)"],
        rules: ["D16", "M18"],
        words: [
          "The letter of the board on QL3 has become B, since Black's rook is alone on it.",
          "It stays W, the owner's.",
        ],
      },
      {
        point: "notation of the source",
        position:
          "trid 4/4/PPPP/NBBN|4/4/4/4|nbbn/pppp/4/4 KL1(3)w:PP/KR,KL6(7)b:kr/pp,QL1(3)w:PP/RQ,QL6(7)b:rq/pp w KQkq - - 0 1",
        pick: "b1(2)",
        rules: ["D17", "M20"],
        words: [
          "The source names the last level in parentheses: Nb1-c3(2).",
          "Meder names the board, and his files begin with z: Nb3W, or Nb3N on the other.",
        ],
      },
    ],
  },
  {
    sets: ["trid", "trid-strict"],
    differences: [
      {
        point: "over the edge of a board",
        position: "trid 4/4/4/4|4/4/4/4|4/4/4/R3 KL1(3)w:2/K1,KL6(7)b:k1/2,QL2(3)w:2/2,QL6(7)b:2/2 w - - - 0 9",
        pick: "b5(6)",
        rules: ["D6", "D18"],
        words: [
          "The rook leaves the edge of its board, down to a5 and up to b9.",
          "The rook leaves its board only from b8, straight up to the board above.",
        ],
      },
      {
        point: "Black's way down from level 7",
        position: "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/1p b - - - 0 9",
        pick: "b8(7)",
        rules: ["D6", "D18"],
        words: ["The pawn steps down to Black's main board.", "The pawn has no move, for b7 has no cell on level 7."],
      },
      {
        point: "captures from a moveable board",
        position: "trid 4/4/P3/2n1|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:1R/2,QL6(7)b:2/2 w - - - 0 9",
        pick: "b1(3)",
        rules: ["D6", "D18"],
        words: ["The rook steps down and captures the knight.", "The rook stays on its board, and the knight is safe."],
      },
    ],
  },
  {
    sets: ["timeout-declared", "timeout"], // a length can be forgotten, but not made up
    differences: [
      {
        point: "how long a Time Out lasts",
        position:
          "timeout-declared 7/7/7/7/7/2N4/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|6k/7/7/7/7/7/5K1|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7 w - - 0 9 - -",
        pick: "c2L1",
        rules: ["T30", "T15"],
        words: [
          "The knight leaves for a number of rounds that White declares, from 1 to 9.",
          "The knight leaves, and White says nothing of its return.",
        ],
      },
      {
        point: "a return that is due",
        position:
          "timeout-declared 7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|6k/7/7/7/7/7/5K1|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7 w - - 4 9 Nc2L1:2/2 -",
        pick: "f1L4",
        rules: ["T30", "T17"],
        words: [
          "The knight's two rounds are over, so it returns now and nothing else moves.",
          "The knight may return, but the king may move instead.",
        ],
      },
      {
        point: "a return before its time",
        position:
          "timeout-declared 7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|6k/7/7/7/7/7/5K1|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7 w - - 4 9 Nc2L1:1/3 -",
        pick: "→Nc2L1",
        rules: ["T30", "T17"],
        words: [
          "The knight has been away for one round of three, and does not return yet.",
          "After one round the knight may return, now or later.",
        ],
      },
      {
        point: "a return that is blocked",
        position:
          "timeout-declared 7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|6k/7/7/7/7/7/K6|7/7/7/7/7/5r1/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7 b - - 4 9 Nc2L1:1/2 -",
        moves: ["Rf2L5-c2L5"],
        rules: ["T30", "T17"],
        words: [
          "The rook enters c2 as the knight is due, and the knight is lost.",
          "The knight waits until c2 is empty again.",
        ],
      },
    ],
  },
  {
    sets: ["timeout", "tower"],
    differences: [
      {
        point: "Time Out",
        position:
          "timeout 7/7/7/7/7/2N4/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|6k/7/7/7/7/7/5K1|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7 w - - 0 9 - -",
        pick: "c2L1",
        rules: ["T15", "T33"],
        words: ["The knight moves, or leaves into Time Out.", "The knight moves, and no piece ever leaves."],
      },
      {
        point: "a piece that cannot move",
        position:
          "timeout 7/7/7/7/2p4/2P4/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|6k/7/7/7/7/7/5K1|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7 w - - 0 9 - -",
        pick: "c2L1",
        rules: ["T15", "T33"],
        words: ["The blocked pawn leaves into Time Out.", "The blocked pawn stays."],
      },
    ],
  },
  {
    sets: ["timeout-flat", "chess"],
    differences: [
      {
        point: "Time Out",
        position: "timeout-flat rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 - -",
        pick: "d1",
        rules: ["T15", "T32"],
        words: ["The queen has no way out yet, but leaves into Time Out.", "The queen has no move."],
      },
      {
        point: "stalemate",
        position: "timeout-flat 8/8/8/8/p7/P2k4/2q5/K7 w - - 0 40 - -",
        pick: "a3",
        rules: ["T15", "T32"],
        words: [
          "White sends the blocked pawn into Time Out, and the game goes on.",
          "White has no move, and the game is drawn.",
        ],
      },
    ],
  },
  {
    sets: ["quarx", "quarx-huff"],
    differences: [
      {
        point: "a missed capture",
        position: "quarx W:W1111,2222:B3322 7 4",
        pick: "1111",
        rules: ["Q8", "Q16"],
        words: [
          "The man on 1111 stays, for the one on 2222 has to capture.",
          "White may try a step, but the turn is lost, and so is the man on 2222.",
        ],
      },
      {
        point: "fewer pieces than possible",
        position: "quarx W:W1212,4143:B1322,2332,4233 0 4",
        pick: "4143",
        rules: ["Q8", "Q16"],
        words: [
          "The man on 4143 stays: it takes one piece, and the man on 1212 takes two.",
          "White may try the lesser capture, but it takes nothing, and the man on 1212 is lost.",
        ],
      },
      {
        point: "which piece is lost",
        position: "quarx W:W2222,4222:B3322 7 4",
        pick: "2222",
        rules: ["Q8", "Q16"],
        words: [
          "One of the two men captures, and nothing else is a move.",
          "After any other step Black chooses which of White's two men is lost.",
        ],
      },
    ],
  },
];
