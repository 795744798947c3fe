// What is said on paper, and before something is printed.

import { sides } from "../../../element/words/de/sides.js";
import { speech } from "../../../element/words/speech.js";

const { count } = speech("de");

/** @type {import("../words").PrintWords} */
export const print = {
  open: "Drucken",
  title: "Drucken",
  print: "Drucken",
  paper: "Wähl das Papier, etwa A4, im Druckdialog deines Browsers.",
  making: "Die Diagramme werden gezeichnet …",
  failed: "Das Blatt konnte nicht erzeugt werden. Versuch es noch einmal.",

  what: "Inhalt",
  position: "Diese Stellung",
  game: "Die Partie",
  diagrams: "Diagramme",
  every: (n) => (n === 1 ? "Nach jedem Zug" : `Nach jedem ${n}. Zug`),
  atTheEnd: "Am Ende",
  start: "Am Anfang",
  after: (move) => `Nach ${move}`,
  speed: (n) => `(Speed-Moves: je ${n})`,
  ends: (outcome) => `${sides.status.result(outcome)} ${sides.status.reason(outcome)}`,

  variant: "Spiel",
  count: "Wie viele",
  from: "Erste Aufgabe",
  pages: (n, pages) => `${n} auf ${count(pages, { one: "Seite", other: "Seiten" })}`,
  puzzles: (game) => `Aufgaben: ${game}`,
  solutions: "Lösungen",
  otherwise: "sonst",
  anyAnswer: "nach jeder Antwort",
};
