// What lessons and puzzles say beside their own texts.

import { other } from "../../../element/state/players.js";
import { typeset } from "../../../element/words/de/typeset.js";
import { hintOf } from "../../../element/words/de/hints.js";
import { inMoves, movesOf } from "../../../element/words/de/moves.js";
import { SIDES } from "../../../element/words/de/sides.js";
import { speech } from "../../../element/words/speech.js";
import { nounsOn } from "./nouns.js";

const { capital, count, or } = speech("de");

const STARS = { one: "Stern", other: "Sterne" };
const CELLS = { one: "Feld", other: "Felder" };
const MOVES = { one: "Zug", other: "Züge" };
const PRAISE = ["Geschafft.", "Gut gemacht.", "Perfekt."];
const LEVELS = ["sehr leicht", "leicht", "mittel", "schwer", "sehr schwer"];

const OTHER_RULE = "Das ist nicht der Grund. Sieh noch einmal hin.";
const THREE_STARS =
  "Drei Sterne gibt es, wenn jeder Schritt beim ersten Versuch, mit so wenigen Zügen wie möglich und ohne zweiten Tipp gelingt.";

/** What is to be found, by the first theme that says it; the other side does not reply during a series. @type {[RegExp, (n: string, other: string, row: number) => string][]} */
const TASKS = [
  [/^win-in-1$/, () => "Gewinne in einem Zug."],
  [
    /^win-in-(\d)$/,
    (n, other, row) => `Gewinne in ${n} Zügen${Number(n) > row ? `, was auch immer ${other} antwortet` : ""}.`,
  ],
  [/^draw$/, () => "Rette dich ins Remis."],
  [/^material$/, (_, other) => `Finde den Zug, der am meisten gewinnt, was auch immer ${other} antwortet.`],
  [/^defense$/, () => "Finde den einen Zug, der nicht verliert."],
];

/** What a solution does. @param {Parameters<import("../words").LearnWords["solved"]>[1]} gain */
function gained({ goal, outcome, loser, wins, promotion }) {
  const within = ["", " in einem Zug", " in zwei Zügen", " in drei Zügen", " in vier Zügen"][
    Number(/^win-in-(\d)$/.exec(goal)?.[1] ?? 0)
  ];
  const { theObject, aObject } = nounsOn(undefined);
  if (outcome === "checkmate") return `Matt${within}`;
  if (outcome === "king-eliminated") return "Der König ist ausgelöscht";
  if (outcome === "no-men") return `${SIDES[loser]} hat keine Steine mehr`;
  if (outcome === "no-moves") return `${SIDES[loser]} hat keinen erlaubten Zug`;
  if (goal === "draw") return "Remis erreicht";
  if (goal === "defense") return "Jeder andere Zug verliert";
  if (goal !== "material") return `Gewinn${within}`;
  if (wins) return `Das gewinnt ${theObject(wins)}`;
  return promotion ? `Der Bauer wandelt sich in ${aObject(promotion)} um` : "Das gewinnt Material";
}

/** @type {import("../words").LearnWords} */
const words = {
  title: "Lernen · hyperply",
  learn: "Lernen",
  backToGame: "Zurück zu deiner Partie",
  steps: "Schritte",
  choices: "Regeln",
  check: "Fertig",
  hint: "Tipp",
  again: "Von vorn",
  tryAgain: "Noch einmal",
  next: "Weiter",
  nextLesson: (title) => `Weiter: ${title}`,
  allLessons: "Alle Lektionen",
  lessonAgain: "Lektion wiederholen",
  stars: (n) => count(n, STARS),
  done: (n, of) => `${n} von ${of} geschafft`,
  right: (stars) => PRAISE[stars - 1],
  lessonDone: (stars) =>
    `Lektion geschafft: ${"★".repeat(stars)}${"☆".repeat(3 - stars)}${stars < 3 ? ` ${THREE_STARS}` : ""}`,
  missed: "Das ist es noch nicht. Versuch es noch einmal.",
  captured: ({ piece: letter, from, captures }) =>
    `${capital(nounsOn(from).the(letter))} von ${from} schlägt deine Figur auf ${captures[0]}. Versuch es noch einmal.`,
  begunAgain: (par) => `Zurück zum Anfang. Es geht ${inMoves(par)}.`,
  movesLeft: (n) => `Noch ${count(n, MOVES)}.`,
  movesToGo: (n) => `Noch ${count(n, MOVES)} bis zum Ziel.`,
  otherPiece: ({ pieces, boards, away }) =>
    `In diesem Schritt: ${capital(
      or([
        ...(pieces.length ? [`zieh die Figur von ${or(pieces)}`] : []),
        ...(boards.length ? [`zieh das Brett von ${or(boards)}`] : []),
        ...(away.length ? [`hol die Figur von ${or(away)} zurück`] : []),
      ]),
    )}.`,
  otherRule: (rule, topic) => (topic ? `Das ist nicht der Grund. Regel ${rule} sagt: ${topic}` : OTHER_RULE),
  howToMark: (boards) =>
    boards
      ? "Klick auf das Schild jedes Bretts, dann auf „Fertig“."
      : "Klick auf jedes Feld, dann auf „Fertig“. Ein zweiter Klick entfernt eine Markierung.",
  turned: (side) => (side === "black" ? "Das Brett ist gedreht." : "Das Brett ist zurückgedreht."),
  helped: "Geschafft.",
  answered: "Richtig.",
  rule: "Regel",
  marked: (missing, wrong) =>
    [
      missing ? `${count(missing, CELLS)} ${missing === 1 ? "fehlt" : "fehlen"} noch.` : "",
      wrong
        ? `${count(wrong, CELLS)} ${wrong === 1 ? "ist" : "sind"} falsch (rot): Klick noch einmal darauf, um ${wrong === 1 ? "es" : "sie"} zu entfernen.`
        : "",
    ]
      .filter(Boolean)
      .join(" "),
  noWay: "Von hier aus ist das Ziel nicht mehr zu erreichen. Fang von vorn an.",
  noHint: "Von hier aus gibt es keinen Tipp. Fang von vorn an.",
  thisCell: (cell) => `${cell} gehört dazu. Was noch?`,
  thisMove: (move, facts) => {
    const german = nounsOn(move.from ?? move.captures[0]);
    return hintOf(german, movesOf(german))(move, facts);
  },
  thisAnswer: (text) => `Die Antwort: „${text}“`,
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
  find: ({ turn, speed }, themes) => {
    const row = speed?.left ?? 1;
    const [[, task, n]] = themes.flatMap((theme) =>
      TASKS.flatMap(([pattern, task]) => {
        const match = pattern.exec(theme);
        return match ? [/** @type {const} */ ([theme, task, match[1]])] : [];
      }),
    );
    const inRow = row > 1 ? ` und hat ${row} Züge hintereinander` : "";
    return `${SIDES[turn]} ist am Zug${inRow}. ${task(n, SIDES[other(turn)], row)}`;
  },
  otherMove: (reply) =>
    reply
      ? `Dieser Zug ist erlaubt, aber dann: ${movesOf(nounsOn(reply.move.from ?? reply.move.captures[0])).moved(reply.move, reply.side)}${reply.wins ? " und gewinnt" : ""}. Versuch es noch einmal.`
      : "Dieser Zug ist erlaubt, aber es gibt einen besseren. Versuch es noch einmal.",
  goOn: "Richtig. Weiter.",
  solution: "Zug zeigen",
  edit: "Diese Stellung bearbeiten",
  given: (side, moves, isMate) =>
    `${SIDES[side]} ${isMate ? "setzt " : "gewinnt "}${inMoves(moves)}${isMate ? " matt" : ""}`,
  damaged: "Der Link zu dieser Aufgabe ist beschädigt. Lass ihn dir noch einmal schicken oder wähl eine von diesen.",
  unknown: "Diese Lektion oder Aufgabe gibt es nicht. Wähl eine von diesen.",
  notLoaded: "Das konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.",
  solved: (first, gain) => `Gelöst: ${gained(gain)}.${first ? "" : " Die Aufgabe kommt in ein paar Tagen wieder."}`,
  nextPuzzle: "Nächste Aufgabe",
  nextMistake: "Weiter",
};

export const learn = /* @__PURE__ */ typeset(words);
