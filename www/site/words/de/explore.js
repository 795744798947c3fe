// What one can do with a position, on the page where it is set up.

import { inMoves } from "../../../element/words/de/moves.js";
import { typeset } from "../../../element/words/de/typeset.js";
import { SIDES } from "../../../element/words/de/sides.js";
import { speech } from "../../../element/words/speech.js";
import { nounsOn } from "./nouns.js";

const { capital, count } = speech("de");

const MOVES = { one: "Zug", other: "Züge" };
const HALF_MOVES = { one: "Halbzug", other: "Halbzüge" };

/** @param {number | bigint} n */
const written = (n) => n.toLocaleString("de");
/** @param {number} n */
const positions = (n) => `${written(n)} ${n === 1 ? "Stellung" : "Stellungen"}`;
/** @param {boolean} isMate */
const mate = (isMate) => (isMate ? "Matt" : "Gewinn");
/** @param {number} moves  @param {boolean} isMate */
const mates = (moves, isMate) => `${isMate ? "setzt " : "gewinnt "}${inMoves(moves)}${isMate ? " matt" : ""}`;
/** @param {number} done */
const percent = (done) => `${Math.floor(done * 100)}\u00a0%`;

/** @type {import("../words").ExploreWords} */
const words = {
  title: "Von hier aus",
  notPlayable: "Diese Stellung kann noch nicht gespielt werden. Behebe zuerst ihre Probleme.",
  over: (result) => `${result} Es gibt keine Züge mehr.`,
  play: "Von hier spielen",
  analyze: "Analyse",
  compare: (name) => (name === undefined ? "Regeln vergleichen" : `Vergleichen: ${name}`),
  share: "Teilen",
  link: { label: "Link zu dieser Stellung", copy: "Den Link kopieren" },
  stop: "Anhalten",
  stopped: "Angehalten.",
  failed: (message) => `Das war nicht herauszufinden. ${message}`,
  moves: {
    title: (n) => count(n, MOVES),
    group: ({ piece: letter, from, origin, kind, captures }) => {
      const { piece, theObject } = nounsOn(from ?? captures[0]);
      if (kind === "huff") return `${capital(theObject(letter))} auf ${captures[0]} pusten`;
      return from === undefined ? `${piece(letter)} von ${origin}, in der Auszeit` : `${piece(letter)} auf ${from}`;
    },
    count: (n) => count(n, MOVES),
    lengths: "Zugfolgen zählen",
    length: (n) => count(n, { one: "Halbzug", other: "Halbzüge" }),
    counting: (done) => `Es wird gezählt, ${percent(done)}`,
    sequences: (n) => written(n),
    total: (n, length) => `${written(n)} Zugfolgen, ${count(length, HALF_MOVES)} lang`,
  },
  mates: {
    title: (isMate) => (isMate ? "Erzwungenes Matt" : "Erzwungener Gewinn"),
    win: "Du gewinnst, wenn die andere Seite keine Steine oder keinen erlaubten Zug mehr hat.",
    annihilation: "Auch die Auslöschung des Königs zählt.",
    lengths: "Suchen nach",
    length: (moves, isMate) => `${mate(isMate)} in ${moves}`,
    seeking: (moves, done, looked, isMate) =>
      `Gesucht wird ${mate(isMate)} in ${moves}: ${percent(done)}, ${positions(looked)}`,
    found: (side, moves, first, looked, isMate) =>
      `${SIDES[side]} ${mates(moves, isMate)}.${first === 1 ? "" : ` ${written(first)} erste Züge führen dazu.`} ${positions(looked)} geprüft.`,
    none: (side, moves, looked, isMate) =>
      `${SIDES[side]} hat kein${isMate ? "" : "en"} ${mate(isMate)} in ${moves}. Alle Züge und Antworten wurden geprüft: ${positions(looked)}.`,
    stopped: (ruledOut, isMate) =>
      ruledOut ? `Angehalten. Es gibt kein${isMate ? "" : "en"} ${mate(isMate)} in ${ruledOut}.` : "Angehalten.",
    answers: (notation) => `Zeigen, was auf ${notation} folgt`,
    left: (moves, isMate) => `dann ${mate(isMate)} in ${moves}`,
    more: (n) => `${written(n)} weitere zeigen`,
  },
  puzzle: {
    make: "Als Aufgabe verlinken",
    making: "Es wird geprüft, ob es nur eine Lösung gibt",
    label: (side, moves, isMate) => `Aufgabe: ${SIDES[side]} ${mates(moves, isMate)}`,
    several: (n) =>
      `Das ist keine Aufgabe: ${written(n)} Züge führen zum Ziel, und eine Aufgabe hat nur einen Lösungszug.`,
    severalLater: "Das ist keine Aufgabe, denn nach jeder Verteidigung führen mehrere Züge zum Ziel.",
    link: { label: "Link zu dieser Aufgabe", copy: "Den Link zur Aufgabe kopieren" },
    open: "Aufgabe öffnen",
  },
};

export const explore = /* @__PURE__ */ typeset(words);
