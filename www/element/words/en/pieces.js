// The names of pieces, as sentences have them.

/** @type {Record<string, string>} */
export const PIECES = {
  K: "king",
  Q: "queen",
  R: "rook",
  B: "bishop",
  N: "knight",
  P: "pawn",
  U: "unicorn",
  M: "man",
  A: "board",
};

/** @param {string} letter */
export const piece = (letter) => PIECES[letter] ?? letter;
