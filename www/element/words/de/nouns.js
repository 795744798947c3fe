// How German writes pieces: their nouns with articles and adjectives, in the cases that sentences need.

import { speech } from "../speech.js";
import { COLORS } from "./sides.js";

/** @typedef {import("../../types").Side} Side */
/** @typedef {readonly [one: string, several: string, gender: "m" | "f" | "n"]} Noun */
/** @typedef {ReturnType<typeof nounsOf>} Nouns */

const { and, count } = speech("de");

/** @type {Record<string, Noun>} */
export const CHESS = {
  K: ["König", "Könige", "m"],
  Q: ["Dame", "Damen", "f"],
  R: ["Turm", "Türme", "m"],
  B: ["Läufer", "Läufer", "m"],
  N: ["Springer", "Springer", "m"],
  P: ["Bauer", "Bauern", "m"],
  U: ["Einhorn", "Einhörner", "n"],
  M: ["Stein", "Steine", "m"],
  A: ["Brett", "Bretter", "n"],
};

/** In draughts and Quarx the crowned piece is a Dame. @type {Record<string, Noun>} */
export const DRAUGHTS = { ...CHESS, K: CHESS.Q };

/** Articles, and the endings of adjectives after them, by gender. @type {Record<string, Record<Noun[2], readonly [article: string, ending: string]>>} */
const CASES = {
  the: { m: ["der", "e"], f: ["die", "e"], n: ["das", "e"] },
  theObject: { m: ["den", "en"], f: ["die", "e"], n: ["das", "e"] },
  toThe: { m: ["dem", "en"], f: ["der", "en"], n: ["dem", "en"] },
  aObject: { m: ["einen", "en"], f: ["eine", "e"], n: ["ein", "es"] },
  yourObject: { m: ["deinen", "en"], f: ["deine", "e"], n: ["dein", "es"] },
  your: { m: ["dein", "er"], f: ["deine", "e"], n: ["dein", "es"] },
  none: { m: ["", "er"], f: ["", "e"], n: ["", "es"] },
};

/** @param {Record<string, Noun>} nouns */
export function nounsOf(nouns) {
  /** @param {keyof typeof CASES} form  @returns {(letter: string, side?: Side) => string} */
  const declined = (form) => (letter, side) => {
    const [one, , gender] = nouns[letter] ?? [letter, letter, "m"];
    const [article, ending] = CASES[form][gender];
    // Only pawns have an ending in other cases than the first.
    const noun =
      one === CHESS.P[0] && ["theObject", "toThe", "aObject", "yourObject"].includes(form) ? CHESS.P[1] : one;
    return [article, side ? `${COLORS[side]}${ending}` : "", noun].filter(Boolean).join(" ");
  };
  const aObject = declined("aObject");
  const plain = declined("none");
  return {
    names: Object.fromEntries(Object.entries(nouns).map(([letter, [one]]) => [letter, one])),
    /** "Springer". @param {string} letter */
    piece: (letter) => plain(letter),
    /** "weißer Springer". @param {Side} side  @param {string} letter */
    pieceOf: (side, letter) => plain(letter, side),
    /** "der weiße Springer". */
    the: declined("the"),
    /** "den weißen Springer". */
    theObject: declined("theObject"),
    /** "dem weißen Springer". */
    toThe: declined("toThe"),
    /** "einen Springer". */
    aObject,
    /** "dein Springer". */
    your: declined("your"),
    /** "deinen Springer". */
    yourObject: declined("yourObject"),
    /** Several pieces: "einen Springer und 2 Bauern". @param {readonly string[]} letters */
    someObjects: (letters) =>
      and(
        [...new Set(letters)].map((letter) => {
          const n = letters.filter((other) => other === letter).length;
          const [one, other] = nouns[letter] ?? [letter, letter];
          return n === 1 ? aObject(letter) : count(n, { one, other });
        }),
      ),
  };
}
