// What lessons and puzzles say beside their own texts.

import { other } from "../../../element/state/players.js";
import { hint } from "../../../element/words/en/hints.js";
import { moved } from "../../../element/words/en/moves.js";
import { piece } from "../../../element/words/en/pieces.js";
import { SIDES } from "../../../element/words/en/sides.js";
import { speech } from "../../../element/words/speech.js";

const { count, or } = speech("en");

const STARS = { one: "star", other: "stars" };
const SQUARES = { one: "cell is", other: "cells are" };
const MOVES = { one: "move", other: "moves" };
const OTHER_RULE = "That isn’t the reason. Look again.";
const THREE_STARS =
  "For three stars, get every step right first time, in as few moves as possible and without a second hint.";
const PRAISE = ["That works.", "Well done.", "Perfect."];
const LEVELS = ["very easy", "easy", "medium", "hard", "very hard"];

/** What is to be found, by the first theme that says it; the other side does not reply during a series. @type {[RegExp, (n: string, other: string, row: number) => string][]} */
const TASKS = [
  [/^win-in-1$/, () => "Win in one move."],
  [/^win-in-(\d)$/, (n, other, row) => `Win in ${n} moves${Number(n) > row ? `, whatever ${other} replies` : ""}.`],
  [/^draw$/, () => "Save the draw."],
  [/^material$/, (_, other) => `Find the move that wins the most, whatever ${other} replies.`],
  [/^defense$/, () => "Find the one move that does not lose."],
];

/** What a solution does. @param {Parameters<import("../words").LearnWords["solved"]>[1]} gain */
function gained({ goal, outcome, loser, wins, promotion }) {
  const inMoves = ["", " in one", " in two", " in three", " in four"][Number(/^win-in-(\d)$/.exec(goal)?.[1] ?? 0)];
  if (outcome === "checkmate") return `mate${inMoves}`;
  if (outcome === "king-eliminated") return "the king is annihilated";
  if (outcome === "no-men") return `${SIDES[loser]} has no pieces left`;
  if (outcome === "no-moves") return `${SIDES[loser]} has no legal move`;
  if (goal === "draw") return "the draw is saved";
  if (goal === "defense") return "no other move avoids a loss";
  if (goal !== "material") return `a win${inMoves}`;
  if (wins) return `it wins the ${piece(wins)}`;
  return promotion ? `the pawn promotes to a ${piece(promotion)}` : "it wins material";
}

/** @type {import("../words").LearnWords} */
export const learn = {
  title: "Learn · hyperply",
  learn: "Learn",
  backToGame: "Back to your game",
  steps: "Steps",
  choices: "Rules",
  check: "Done",
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
  lessonDone: (stars) =>
    `Lesson complete: ${"★".repeat(stars)}${"☆".repeat(3 - stars)}${stars < 3 ? ` ${THREE_STARS}` : ""}`,
  missed: "That isn’t it yet. Try again.",
  captured: ({ piece: letter, from, captures }) =>
    `The ${piece(letter)} from ${from} captures your piece on ${captures[0]}. Try again.`,
  begunAgain: (par) => `Back to the start. It can be done in ${count(par, MOVES)}.`,
  movesLeft: (n) => `${count(n, MOVES)} left.`,
  movesToGo: (n) => `${count(n, MOVES)} to go.`,
  otherPiece: ({ pieces, boards, away }) =>
    `In this step, ${or([
      ...(pieces.length ? [`move the piece on ${or(pieces)}`] : []),
      ...(boards.length ? [`move the board on ${or(boards)}`] : []),
      ...(away.length ? [`return the piece from ${or(away)}`] : []),
    ])}.`,
  otherRule: (rule, topic) => (topic ? `That isn’t the reason. Rule ${rule} says: ${topic}` : OTHER_RULE),
  howToMark: (boards) =>
    boards
      ? "Click the label of each board, then “Done”."
      : "Click each cell, then “Done”. A second click removes a mark.",
  turned: (side) => (side === "black" ? "You play Black: the board is turned." : "You play White again."),
  helped: "Done.",
  answered: "Right.",
  rule: "Rule",
  marked: (missing, wrong) =>
    [
      missing ? `${count(missing, SQUARES)} missing.` : "",
      wrong
        ? `${count(wrong, SQUARES)} wrong (red): click ${wrong === 1 ? "it" : "them"} again to remove ${wrong === 1 ? "it" : "them"}.`
        : "",
    ]
      .filter(Boolean)
      .join(" "),
  noWay: "The goal is out of reach from here. Start over.",
  noHint: "There is no hint from here. Start over.",
  thisCell: (cell) => `${cell} belongs to it. What else?`,
  thisMove: hint,
  thisAnswer: (text) => `The answer: “${text}”`,
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
  unknown: "There is no such lesson or puzzle. Choose one of these.",
  notLoaded: "That lesson or puzzle could not be loaded. Check your connection and try again.",
  difficulty: (n) => `Difficulty: ${LEVELS[n - 1]}`,
  find: ({ turn, speed }, themes) => {
    const row = speed?.left ?? 1;
    const [[, task, n]] = themes.flatMap((theme) =>
      TASKS.flatMap(([pattern, task]) => {
        const match = pattern.exec(theme);
        return match ? [/** @type {const} */ ([theme, task, match[1]])] : [];
      }),
    );
    return `${SIDES[turn]} to move${row > 1 ? `, ${row} moves in a row` : ""}. ${task(n, SIDES[other(turn)], row)}`;
  },
  otherMove: (reply) =>
    reply
      ? `That move is legal, but then ${moved(reply.move, reply.side)}${reply.wins ? " and wins" : ""}. Try again.`
      : "That move is legal, but there is a better one. Try again.",
  goOn: "Right. Go on.",
  solution: "Show the move",
  solved: (first, gain) => `Solved: ${gained(gain)}.${first ? "" : " You’ll see it again in a few days."}`,
  nextPuzzle: "Next puzzle",
  nextMistake: "Next",
};
