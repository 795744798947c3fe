// The names of pieces, as sentences have them.

import { speech } from "../speech.js";

const { and, count } = speech("en");

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

/** Several pieces: "a knight and 2 pawns". @param {readonly string[]} letters */
export const somePieces = (letters) =>
  and(
    [...new Set(letters)].map((letter) => {
      const one = piece(letter);
      const n = letters.filter((other) => other === letter).length;
      return n === 1 ? `a ${one}` : count(n, { one, other: letter === "M" ? "men" : `${one}s` });
    }),
  );
