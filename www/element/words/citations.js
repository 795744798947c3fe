// Rules that the element's own sentences cite, so that people can look them up. Nothing is decided by a number: which rule a
// move breaks is said by the package. tests/rules/citations.rs checks that RULES.md has them all.

import { own } from "../own.js";

export const CITED = {
  variants: "C1",
  speedMoves: "T23",
  returns: "T18",
  pawnReturns: "T19",
  lost: "T30",
  mustCapture: "Q8",
  huff: "Q16",
  baredKing: "H14",
  control: "D13",
  boardMoves: "D14",
  boardMovesOfMeder: "M15",
  promotionFirst: "M12",
  unicorn: "R5",
  pawnInCube: "R8",
};

/** The rules of endings; those of the others are in C5. @type {Record<string, string>} */
const ENDINGS = {
  "king-eliminated": "T21",
  "no-men": "Q11",
  "no-moves": "Q11",
  "hundred-move": "Q11",
  "twenty-five-move": "Q18",
  "sixteen-move": "Q18",
  "five-move": "Q18",
  agreed: "",
  resigned: "",
};

/** @param {string} reason */
export const ruleOfEnding = (reason) => own(ENDINGS, reason) ?? "C5";
