// What the page says that compares rules.

import { typeset } from "../../../element/words/de/typeset.js";
import { speech } from "../../../element/words/speech.js";
import { differences } from "./differences.js";

const { and, count } = speech("de");

const MOVES = { one: "Zug", other: "Züge" };
const SIDES = { left: "linken", right: "rechten" };

/** @type {import("../words").CompareWords} */
const words = {
  show: "Zeigen",
  showOne: (point) => `Zeigen: ${point}`,
  tookBack: (board, moves) => `Auf dem ${SIDES[board]} Brett zurückgenommen, um dem anderen zu folgen: ${and(moves)}.`,
  apart: (board, move, why) => `${move} ist auf dem ${SIDES[board]} Brett nicht erlaubt. ${why}`,
  otherMove: "Dort ist das ein anderer Zug.",
  putOnBoth: (board) => `Die Stellung des ${SIDES[board]} Bretts übernehmen`,
  differentPositions:
    "Die Bretter zeigen verschiedene Stellungen. Geh zurück oder übernimm eine davon für beide Bretter.",
  noLongerAlike:
    "Die beiden Regelwerke führen jetzt zu verschiedenen Stellungen, ihre Züge sind nicht mehr vergleichbar.",
  showStart: (message) => `${message} Beide Bretter zeigen den Anfang.`,
  both: (n, from, differs) =>
    `Beide erlauben ${n ? `${differs ? "" : "dasselbe: "}${count(n, MOVES)}` : "keinen Zug"}${from === null ? "" : ` von ${from}`}.`,
  only: (rules, n) => `Nur in „${rules}“: ${n ? count(n, MOVES) : "kein Zug"}`,
  forbids: (n, rules) => `verbietet ${n === 1 ? "ihn" : `diese ${n}`} in „${rules}“`,
  illegal: (rules, message) => `Nicht in „${rules}“: ${message}`,
  more: (n) => `und ${n} weitere`,
  notLoaded: "Die Regeln konnten nicht geladen werden.",
  rule: (rule) => `Regel ${rule}`,
  differences,
};

export const compare = /* @__PURE__ */ typeset(words);
