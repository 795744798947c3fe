// What two rule sets decide differently, by the sets and keys of ../../compare/rule-differences.js: what it is about, and
// what happens on either board. Meder’s points are those of the table in RULES.md.

const SAME = "The same.";

export const differences = {
  "trid/trid-meder": {
    firstMoves: {
      point: "first moves",
      words: [
        "White has ten first moves: the knight can only land on c3 on level 2.",
        "White has twenty: the knight can also land on c3 on level 4.",
      ],
    },
    places: {
      point: "where boards can be",
      words: ["Boards can also hang below their pegs, here at QL3(3) or QL5(5).", "Boards only stand on top of pegs."],
    },
    owner: {
      point: "whose board it is",
      words: [
        "The black rook was the last piece alone on the board, so Black controls it.",
        "The board still belongs to White, so White can move it.",
      ],
    },
    gaps: {
      point: "gaps in a file, rank or diagonal",
      words: ["The rook stops where the boards end.", "The rook crosses the gaps, to b0 and to the knight on f8."],
    },
    passedColumn: {
      point: "a piece in a passed column",
      words: ["The knight on b8 on level 7 keeps the rook from a8, though b8 is empty on level 6.", SAME],
    },
    landing: {
      point: "landing level",
      words: [
        "The rook lands on b2 on its own level, where no step leads up.",
        "The rook lands on b2 on level 2 or level 5.",
      ],
    },
    mainBoards: {
      point: "from one main board to another",
      words: [
        "The rook reaches level 4 only on b4, by way of the board between.",
        "The rook also reaches level 4 on b3, with no board between.",
      ],
    },
    newColumn: {
      point: "pieces on other levels of the new column",
      words: [
        "The knight on b4 on level 3 blocks the pawn’s way up.",
        "The pawn lands on b4, below the knight or above it.",
      ],
    },
    pawnStep: {
      point: "a pawn’s step",
      words: ["The pawn stays on level 2.", "The pawn can choose level 2 or level 4."],
    },
    enPassant: {
      point: "double step, en passant",
      words: ["Black can capture en passant on level 2.", "Black can capture en passant on level 2 or level 4."],
    },
    promotionRanks: {
      point: "promotion ranks",
      words: ["There is no board at QL6, so the pawn promotes on b8.", SAME],
    },
    leftBehind: {
      point: "the other side’s pawn, left behind",
      words: [
        "Black’s board leaves QL6, and White’s pawn promotes to a queen at once.",
        "White’s pawn waits: White chooses its promotion at the start of the next move.",
      ],
    },
    castling: {
      point: "castling",
      words: [
        "The king can castle on both sides, because the rook on b9 can’t come down to b0.",
        "The rook on b9 attacks b0, so the king can only castle kingside.",
      ],
    },
    passengers: {
      point: "what a board may carry",
      words: [
        "A board can carry only a pawn, so the king’s board stays.",
        "A board can carry any one piece, so the king rides along.",
      ],
    },
    boardMoves: {
      point: "where boards go",
      words: [
        "The empty board moves along the edge to QL2, to the bottom of its own peg, or up below QL3.",
        "The board moves to an adjacent peg, QL2 or QL3.",
      ],
    },
    backward: {
      point: "boards going backward",
      words: ["The board can also carry the pawn back to QL1.", "A board that carries a piece can’t move backward."],
    },
    upsideDown: {
      point: "boards upside down",
      words: ["The empty board can turn over and hang at QL5(5).", "Boards can’t turn over."],
    },
    bothSides: {
      point: "symmetry between the sides",
      words: [
        "White’s pawn on b1 reaches both levels of b3, but Black’s on b8 reaches one level of b6.",
        "Both pawns reach both levels.",
      ],
    },
    letter: {
      point: "letter in the position text",
      words: [
        "The letter of the board on QL3 becomes b, for Black, whose rook is alone on it.",
        "It stays w, for White, its owner.",
      ],
    },
    notation: {
      point: "the source’s notation",
      words: [
        "The source gives the level of the last cell in parentheses: Nb1-c3(2).",
        "Meder names the board, and his files begin with z: Nb3W, or Nb3N on the other board.",
      ],
    },
  },
  "trid/trid-strict": {
    overTheEdge: {
      point: "over the edge of a board",
      words: [
        "The rook crosses the edge of its board, down to a5 and up to b9.",
        "The rook leaves its board only from b8, straight up to the board above.",
      ],
    },
    wayDown: {
      point: "Black’s way down from level 7",
      words: ["The pawn steps down to Black’s main board.", "The pawn can’t move, because b7 has no cell on level 7."],
    },
    captures: {
      point: "captures from a movable board",
      words: ["The rook steps down and captures the knight.", "The rook stays on its board, and the knight is safe."],
    },
  },
  "timeout-declared/timeout": {
    length: {
      point: "length of a Time Out",
      words: [
        "White declares how many rounds the knight’s Time Out lasts, from 1 to 9.",
        "White sends the knight into Time Out and declares nothing.",
      ],
    },
    due: {
      point: "a return that is due",
      words: [
        "The knight’s two rounds are over, so it must return now.",
        "The knight can return, or the king can move instead.",
      ],
    },
    early: {
      point: "an early return",
      words: [
        "One of the knight’s three rounds has passed, so it can’t return yet.",
        "After one round the knight can return, now or later.",
      ],
    },
    blocked: {
      point: "a blocked return",
      words: [
        "The rook moves to c2 when the knight is due, so the knight is lost.",
        "The knight waits until c2 is empty again.",
      ],
    },
  },
  "timeout/tower": {
    timeOut: { point: "Time Out", words: ["The knight can move or go into Time Out.", "The knight can only move."] },
    stuck: { point: "a blocked piece", words: ["The blocked pawn can go into Time Out.", "The blocked pawn stays."] },
  },
  "timeout-flat/chess": {
    timeOut: {
      point: "Time Out",
      words: ["The queen can’t move yet, but it can go into Time Out.", "The queen has no move."],
    },
    stalemate: {
      point: "stalemate",
      words: [
        "White sends the blocked pawn into Time Out, and the game continues.",
        "White has no legal move, so the game is a draw.",
      ],
    },
  },
  "quarx/quarx-huff": {
    missed: {
      point: "a missed capture",
      words: [
        "The man on 1111 can’t move, because the man on 2222 must capture.",
        "White can try a step, but forfeits the move and the man on 2222.",
      ],
    },
    fewer: {
      point: "a capture of too few pieces",
      words: [
        "The man on 4143 could capture one piece, but the man on 1212 must capture two.",
        "White can try the smaller capture, but forfeits it and the man on 1212.",
      ],
    },
    lost: {
      point: "which piece is removed",
      words: [
        "One of the two men must capture.",
        "After any other step, Black picks which of White’s two men to remove.",
      ],
    },
  },
};
