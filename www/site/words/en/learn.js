// What lessons and puzzles say beside their own texts.

import { piece } from "../../../element/words/en/pieces.js";
import { SIDES } from "../../../element/words/en/sides.js";
import { speech } from "../../../element/words/speech.js";

const { count, or } = speech("en");

const STARS = { one: "star", other: "stars" };
const SQUARES = { one: "cell is", other: "cells are" };
const MOVES = { one: "move", other: "moves" };
const PRAISE = ["That works.", "Well done.", "Perfect."];
const LEVELS = ["very easy", "easy", "medium", "hard", "very hard"];

/** What is to be found, by the first theme that says it. @type {[RegExp, (n: string) => string][]} */
const TASKS = [
  [/^win-in-1$/, () => "Win in one move."],
  [/^win-in-(\d)$/, (n) => `Win in ${n} moves, whatever the answer.`],
  [/^draw$/, () => "Save the draw."],
  [/^material$/, () => "Win material, whatever the answer."],
  [/^defense$/, () => "Only one quiet move keeps the balance. Find it."],
];

/** @type {import("../words").LearnWords} */
export const learn = {
  title: "Learn · hyperply",
  learn: "Learn",
  steps: "Steps",
  choices: "Rules",
  check: "Check",
  edit: "Edit this position",
  hint: "Hint",
  again: "Start over",
  tryAgain: "Try again",
  next: "Next",
  nextLesson: (title) => `Next: ${title}`,
  allLessons: "All lessons",
  lessonAgain: "Take it again",
  stars: (n) => count(n, STARS),
  done: (n, of) => `${n} of ${of} done`,
  right: (stars) => PRAISE[stars - 1],
  lessonDone: (stars) => `Lesson complete: ${"★".repeat(stars)}${"☆".repeat(3 - stars)}`,
  missed: "That isn’t it yet. Try again.",
  captured: ({ piece: letter, from, captures }) =>
    `The ${piece(letter)} from ${from} captures your piece on ${captures[0]}. Try again.`,
  begunAgain: (par) => `Back to the start. It can be done in ${count(par, MOVES)}.`,
  movesLeft: (n) => `${count(n, MOVES)} left.`,
  otherPiece: (cells) => `In this step, move the piece on ${or(cells)}.`,
  otherRule: "That isn’t the reason. Look again.",
  marked: (missing, wrong) =>
    [
      missing ? `${count(missing, SQUARES)} missing.` : "",
      wrong ? `${count(wrong, SQUARES)} wrong and struck out.` : "",
    ]
      .filter(Boolean)
      .join(" "),
  noWay: "The goal is out of reach from here. Start over.",
  noHint: "There is no hint from here. Start over.",
  thisCell: (cell) => `${cell} belongs to it. What else?`,
  thisMove: (notation) => `Try ${notation}.`,
  thisRule: (rule) => `The reason is ${rule}.`,
  thisPiece: (letter, cell) => `Look at the ${piece(letter)} on ${cell}.`,
  embed: "Put this on your page",
  embedLine: "HTML to copy",

  today: "Puzzle of the day",
  todayNote: "The same for everyone, a new one each day",
  mistakes: "My mistakes again",
  mistakesNote: (n) => (n === 1 ? "One puzzle is due" : `${n} puzzles are due`),
  puzzles: "Puzzles:",
  puzzle: (id) => `Puzzle ${id.replace(/^.*-/, "")}`,
  given: (side, moves, isMate) => `${SIDES[side]} ${isMate ? "mates" : "wins"} in ${count(moves, MOVES)}`,
  damaged: "This puzzle’s link is damaged. Ask for it again, or choose one of these.",
  difficulty: (n) => `Difficulty: ${LEVELS[n - 1]}`,
  find: (side, themes) => {
    const [[, task, n]] = themes.flatMap((theme) =>
      TASKS.flatMap(([pattern, task]) => {
        const match = pattern.exec(theme);
        return match ? [/** @type {const} */ ([theme, task, match[1]])] : [];
      }),
    );
    return `${SIDES[side]} to move. ${task(n)}`;
  },
  otherMove: (notation) => `${notation} is legal, but there is a better move. Try again.`,
  goOn: "Right. Go on.",
  solution: "Show the move",
  solved: (first) => (first ? "Solved." : "Solved. It will come again in a few days."),
  nextPuzzle: "Next puzzle",
  nextMistake: "Next",
};
