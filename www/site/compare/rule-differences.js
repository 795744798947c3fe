// What two rule sets decide differently, each with a position that shows it on two boards side by side.

/** @typedef {object} Difference
 *  @property {string} key of what is said of it: words/en/differences.js
 *  @property {string} position a position text of the first variant
 *  @property {string[]} [moves] played first, on both boards
 *  @property {string} [pick] what a person would click: a cell `b1(2)`, a place of a board `QL1(3)`, an entry in Time Out
 *  @property {[string, string]} rules the number of the rule of each: ["D6", "M6"]
 */

/** @type {{ sets: [string, string], differences: Difference[] }[]} */
export const RULE_DIFFERENCES = [
  {
    sets: ["trid", "trid-meder"],
    differences: [
      {
        key: "firstMoves",
        position:
          "trid 4/4/PPPP/NBBN|4/4/4/4|nbbn/pppp/4/4 KL1(3)w:PP/KR,KL6(7)b:kr/pp,QL1(3)w:PP/RQ,QL6(7)b:rq/pp w KQkq - - 0 1",
        pick: "b1(2)",
        rules: ["D6", "M4"],
      },
      {
        key: "places",
        position: "trid 4/4/2P1/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL3(5)w:2/2,QL6(7)b:2/2 w - - - 0 9",
        pick: "QL3(5)",
        rules: ["D2", "M2"],
      },
      {
        key: "owner",
        position: "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL3(5)w:1r/N1,QL6(7)b:2/2 w - - - 0 9",
        moves: ["Na2(5)-c3(4)", "Rb3(5)-b6(4)"],
        pick: "QL3(5)",
        rules: ["D13", "M3"],
      },
      {
        key: "gaps",
        position: "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/1R,KL6(7)b:k1/1n,QL1(3)w:2/K1,QL6(7)b:2/2 w - - - 0 9",
        pick: "f0(3)",
        rules: ["D5", "M5"],
      },
      {
        key: "passedColumn",
        position: "trid 4/4/4/4|4/4/4/4|3R/3P/4/4 KL1(3)w:2/K1,KL5(7)b:1k/2,QL1(3)w:2/2,QL6(7)b:2/1n w - - - 0 9",
        pick: "e8(6)",
        rules: ["D5", "M5"],
      },
      {
        key: "landing",
        position: "trid 4/4/2R1/4|4/4/4/2P1|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL3(5)w:2/2,QL6(7)b:2/2 w - - - 0 9",
        pick: "d2(2)",
        rules: ["D6", "M6"],
      },
      {
        key: "mainBoards",
        position: "trid 4/4/4/R3|4/P3/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL2(3)w:2/2,QL6(7)b:2/2 w - - - 0 9",
        pick: "b1(2)",
        rules: ["D6", "M6"],
      },
      {
        key: "newColumn",
        position: "trid 4/P3/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL2(3)b:2/1n w - - - 0 9",
        pick: "b3(2)",
        rules: ["D6", "M6"],
      },
      {
        key: "pawnStep",
        position: "trid 4/1P2/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9",
        pick: "c3(2)",
        rules: ["D9", "M8"],
      },
      {
        key: "enPassant",
        position: "trid 1p2/4/P3/4|4/4/4/1P2|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9",
        moves: ["Pb2(2)-b4(2)"],
        pick: "c4(2)",
        rules: ["D10", "M10"],
      },
      {
        key: "promotionRanks",
        position: "trid 4/4/4/4|4/4/4/4|4/P3/4/4 KL1(3)w:2/K1,KL6(7)b:1k/2,QL1(3)w:2/2,QL5(7)b:2/2 w - - - 0 9",
        pick: "b7(6)",
        rules: ["D11", "M11"],
      },
      {
        key: "leftBehind",
        position: "trid 4/4/4/4|4/4/4/4|P3/4/4/4 KL1(3)w:2/K1,KL6(7)b:1k/2,QL1(3)w:2/2,QL6(7)b:2/2 b - - - 0 9",
        moves: ["QL6(7)-QL5(7)"],
        rules: ["D11", "M12"],
      },
      {
        key: "castling",
        position: "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/KR,KL6(7)b:k1/2,QL1(3)w:2/R1,QL6(7)b:1r/2 w KQ - - 0 9",
        pick: "e0(3)",
        rules: ["D12", "M13"],
      },
      {
        key: "passengers",
        position: "trid 4/4/1P2/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9",
        pick: "KL1(3)",
        rules: ["D14", "M14"],
      },
      {
        key: "boardMoves",
        position: "trid 4/4/1P2/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9",
        pick: "QL1(3)",
        rules: ["D14", "M15"],
      },
      {
        key: "backward",
        position: "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL2(3)w:2/P1,QL6(7)b:2/2 w - - - 0 9",
        pick: "QL2(3)",
        rules: ["D14", "M15"],
      },
      {
        key: "upsideDown",
        position: "trid 4/4/1P2/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL2(3)b:2/2,QL5(7)w:2/2 w - - - 0 9",
        pick: "QL5(7)",
        rules: ["D14", "M2"],
      },
      {
        key: "bothSides",
        position: "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:1P/2,QL6(7)b:2/1p b - - - 0 9",
        pick: "b8(7)",
        rules: ["D6", "M6"],
      },
      {
        key: "letter",
        position: "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL3(5)w:1r/N1,QL6(7)b:2/2 w - - - 0 9",
        moves: ["Na2(5)-c3(4)"],
        rules: ["D16", "M18"],
      },
      {
        key: "notation",
        position:
          "trid 4/4/PPPP/NBBN|4/4/4/4|nbbn/pppp/4/4 KL1(3)w:PP/KR,KL6(7)b:kr/pp,QL1(3)w:PP/RQ,QL6(7)b:rq/pp w KQkq - - 0 1",
        pick: "b1(2)",
        rules: ["D17", "M20"],
      },
    ],
  },
  {
    sets: ["trid", "trid-strict"],
    differences: [
      {
        key: "overTheEdge",
        position: "trid 4/4/4/4|4/4/4/4|4/4/4/R3 KL1(3)w:2/K1,KL6(7)b:k1/2,QL2(3)w:2/2,QL6(7)b:2/2 w - - - 0 9",
        pick: "b5(6)",
        rules: ["D6", "D18"],
      },
      {
        key: "wayDown",
        position: "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/1p b - - - 0 9",
        pick: "b8(7)",
        rules: ["D6", "D18"],
      },
      {
        key: "captures",
        position: "trid 4/4/P3/2n1|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:1R/2,QL6(7)b:2/2 w - - - 0 9",
        pick: "b1(3)",
        rules: ["D6", "D18"],
      },
    ],
  },
  {
    sets: ["timeout-declared", "timeout"], // a length can be forgotten, but not made up
    differences: [
      {
        key: "length",
        position:
          "timeout-declared 7/7/7/7/7/2N4/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|6k/7/7/7/7/7/5K1|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7 w - - 0 9 - -",
        pick: "c2L1",
        rules: ["T30", "T15"],
      },
      {
        key: "due",
        position:
          "timeout-declared 7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|6k/7/7/7/7/7/5K1|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7 w - - 4 9 Nc2L1:2/2 -",
        pick: "f1L4",
        rules: ["T30", "T17"],
      },
      {
        key: "early",
        position:
          "timeout-declared 7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|6k/7/7/7/7/7/5K1|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7 w - - 4 9 Nc2L1:1/3 -",
        pick: "→Nc2L1",
        rules: ["T30", "T17"],
      },
      {
        key: "blocked",
        position:
          "timeout-declared 7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|6k/7/7/7/7/7/K6|7/7/7/7/7/5r1/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7 b - - 4 9 Nc2L1:1/2 -",
        moves: ["Rf2L5-c2L5"],
        rules: ["T30", "T17"],
      },
    ],
  },
  {
    sets: ["timeout", "tower"],
    differences: [
      {
        key: "timeOut",
        position:
          "timeout 7/7/7/7/7/2N4/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|6k/7/7/7/7/7/5K1|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7 w - - 0 9 - -",
        pick: "c2L1",
        rules: ["T15", "T33"],
      },
      {
        key: "stuck",
        position:
          "timeout 7/7/7/7/2p4/2P4/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|6k/7/7/7/7/7/5K1|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7 w - - 0 9 - -",
        pick: "c2L1",
        rules: ["T15", "T33"],
      },
    ],
  },
  {
    sets: ["timeout-flat", "chess"],
    differences: [
      {
        key: "timeOut",
        position: "timeout-flat rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 - -",
        pick: "d1",
        rules: ["T15", "T32"],
      },
      {
        key: "stalemate",
        position: "timeout-flat 8/8/8/8/p7/P2k4/2q5/K7 w - - 0 40 - -",
        pick: "a3",
        rules: ["T15", "T32"],
      },
    ],
  },
  {
    sets: ["quarx", "quarx-huff"],
    differences: [
      { key: "missed", position: "quarx W:W1111,2222:B3322 7 4", pick: "1111", rules: ["Q8", "Q16"] },
      { key: "fewer", position: "quarx W:W1212,4143:B1322,2332,4233 0 4", pick: "4143", rules: ["Q8", "Q16"] },
      { key: "lost", position: "quarx W:W2222,4222:B3322 7 4", pick: "2222", rules: ["Q8", "Q16"] },
    ],
  },
];

/** The variants with which another one can be compared. @param {string} id */
export const comparedWith = (id) =>
  RULE_DIFFERENCES.flatMap(({ sets: [one, other] }) => (one === id ? [other] : other === id ? [one] : []));
