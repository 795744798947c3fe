// What lessons and puzzles say beside their own texts.

import { SIDES } from "../../../element/words/de/sides.js";
import { speech } from "../../../element/words/speech.js";
import { nounsOn } from "./nouns.js";

const { capital, count, or } = speech("de");

const STARS = { one: "Stern", other: "Sterne" };
const CELLS = { one: "Feld", other: "Felder" };
const IN_MOVES = { one: "Zug", other: "Zügen" };
const MOVES = { one: "Zug", other: "Züge" };
const PRAISE = ["Das geht.", "Gut gemacht.", "Perfekt."];
const LEVELS = ["sehr leicht", "leicht", "mittel", "schwer", "sehr schwer"];

/** What is to be found, by the first theme that says it. @type {[RegExp, (n: string) => string][]} */
const TASKS = [
  [/^win-in-1$/, () => "Gewinne in einem Zug."],
  [/^win-in-(\d)$/, (n) => `Gewinne in ${n} Zügen, was auch immer die Antwort ist.`],
  [/^draw$/, () => "Rette das Remis."],
  [/^material$/, () => "Gewinne Material, was auch immer die Antwort ist."],
  [/^defense$/, () => "Nur ein ruhiger Zug hält das Gleichgewicht. Finde ihn."],
];

/** @type {import("../words").LearnWords} */
export const learn = {
  title: "Lernen · hyperply",
  learn: "Lernen",
  steps: "Schritte",
  choices: "Regeln",
  check: "Prüfen",
  hint: "Tipp",
  again: "Von vorn",
  tryAgain: "Noch einmal",
  next: "Weiter",
  nextLesson: (title) => `Weiter: ${title}`,
  allLessons: "Alle Lektionen",
  lessonAgain: "Noch einmal nehmen",
  stars: (n) => count(n, STARS),
  done: (n, of) => `${n} von ${of} geschafft`,
  right: (stars) => PRAISE[stars - 1],
  lessonDone: (stars) => `Lektion geschafft: ${"★".repeat(stars)}${"☆".repeat(3 - stars)}`,
  missed: "Das ist es noch nicht. Versuch es noch einmal.",
  captured: ({ piece: letter, from, captures }) =>
    `${capital(nounsOn(from).the(letter))} von ${from} schlägt deine Figur auf ${captures[0]}. Versuch es noch einmal.`,
  begunAgain: (par) => `Zurück zum Anfang. Es geht in ${count(par, IN_MOVES)}.`,
  movesLeft: (n) => `Noch ${count(n, MOVES)}.`,
  otherPiece: (cells) => `Zieh in diesem Schritt die Figur auf ${or(cells)}.`,
  otherRule: "Das ist nicht der Grund. Sieh noch einmal hin.",
  marked: (missing, wrong) =>
    [
      missing ? `${count(missing, CELLS)} ${missing === 1 ? "fehlt" : "fehlen"} noch.` : "",
      wrong ? `${count(wrong, CELLS)} ${wrong === 1 ? "ist" : "sind"} falsch und durchgestrichen.` : "",
    ]
      .filter(Boolean)
      .join(" "),
  noWay: "Von hier aus ist das Ziel nicht mehr zu erreichen. Fang von vorn an.",
  noHint: "Von hier aus gibt es keinen Tipp. Fang von vorn an.",
  thisCell: (cell) => `${cell} gehört dazu. Was noch?`,
  thisMove: (notation) => `Versuch ${notation}.`,
  thisRule: (rule) => `Der Grund ist ${rule}.`,
  thisPiece: (letter, cell) => `Sieh dir ${nounsOn(cell).theObject(letter)} auf ${cell} an.`,
  embed: "In deine Seite einbetten",
  embedLine: "HTML zum Kopieren",

  today: "Aufgabe des Tages",
  todayNote: "Für alle dieselbe, jeden Tag eine neue",
  mistakes: "Meine Fehler noch einmal",
  mistakesNote: (n) => (n === 1 ? "Eine Aufgabe ist fällig" : `${n} Aufgaben sind fällig`),
  puzzles: "Aufgaben:",
  puzzle: (id) => `Aufgabe ${id.replace(/^.*-/, "")}`,
  difficulty: (n) => `Schwierigkeit: ${LEVELS[n - 1]}`,
  find: (side, themes) => {
    const [[, task, n]] = themes.flatMap((theme) =>
      TASKS.flatMap(([pattern, task]) => {
        const match = pattern.exec(theme);
        return match ? [/** @type {const} */ ([theme, task, match[1]])] : [];
      }),
    );
    return `${SIDES[side]} ist am Zug. ${task(n)}`;
  },
  otherMove: (notation) => `${notation} ist erlaubt, aber es gibt einen besseren Zug. Versuch es noch einmal.`,
  goOn: "Richtig. Weiter.",
  solution: "Zug zeigen",
  edit: "Diese Stellung bearbeiten",
  given: (side, moves, isMate) => `${SIDES[side]} ${isMate ? "setzt matt" : "gewinnt"} in ${count(moves, IN_MOVES)}`,
  damaged: "Der Link zu dieser Aufgabe ist beschädigt. Lass ihn dir noch einmal schicken oder wähle eine von diesen.",
  solved: (first) => (first ? "Gelöst." : "Gelöst. Sie kommt in ein paar Tagen wieder."),
  nextPuzzle: "Nächste Aufgabe",
  nextMistake: "Weiter",
};
