// What is said when somebody asks for something, in English: for a new game, its end, speed moves, an analysis.

import { speech } from "../speech.js";
import { SIDES } from "./sides.js";

const { and, capital, count } = speech("en");

const MOVES = { one: "move", other: "moves" };

const GRADES = {
  blunder: { one: "blunder", other: "blunders" },
  mistake: { one: "mistake", other: "mistakes" },
  inaccuracy: { one: "inaccuracy", other: "inaccuracies" },
};

/** @type {import("../words").AskedWords} */
export const asked = {
  newGame: {
    title: (game) => `New game: ${game}`,
    another: "Another game",
    opponent: "Who do you play?",
    opponents: {
      computer: ["Computer", "It answers at once, on your device."],
      friend: ["A friend by link", "Each move is a link that you send."],
      screen: ["Someone beside you", "You take turns on one device."],
    },
    level: "Level",
    levels: {
      1: "Looks one move ahead and misses half of it.",
      2: "Considers your reply, but overlooks a lot.",
      4: "Looks four moves ahead and overlooks little.",
      7: "Overlooks nothing within its search.",
      10: "Thinks twenty times as long as Strong.",
    },
    color: "Your color",
    either: "Random",
    rules: "Rules",
    lesson: "New to this game? Take the first lesson: two minutes, on the board.",
    kept: "Your current game stays among your saved games.",
    start: "Start",
  },

  ending: {
    whoResigns: "Who resigns?",
    resign: "Resign this game?",
    resigns: (side) => `${SIDES[side]} resigns`,
    notYourTurn: (side) => `It’s ${SIDES[side]}’s turn. You can offer a draw on your own turn.`,
    draw: (side) => `${SIDES[side]}, do you accept a draw?`,
    accepts: (side) => `${SIDES[side]} accepts`,
    declines: (side) => `${SIDES[side]} declines`,
    declined: (side) => `${SIDES[side]} declined the draw.`,
  },

  speed: {
    ask: (side) => `${SIDES[side]}: ask for several moves in a row`,
    each: (n) => `${n} moves`,
    note: (side) =>
      `Both sides get the same number of moves, ${SIDES[side]} first. A move that gives check ends a series early.`,
    agree: (side, n) => `${SIDES[side]}, do you agree to ${n} moves each?`,
    accepted: (side, n) => `${SIDES[side]} accepts: ${n} moves each.`,
    declined: (side) => `${SIDES[side]} declined the speed moves.`,
  },

  analysis: {
    label: "Analysis",
    balance: "Who is better",
    over: "The game is over",
    wins: (side, moves) => `${SIDES[side]} wins in ${count(moves, MOVES)}`,
    review: "Review game",
    stopReview: "Stop review",
    reviewTitle: "Have the computer check every move",
    progress: "Positions reviewed",
    graph: "How the game went",
    start: "Start",
    after: (move) => `After ${move}`,
    place: (where, white) => `${where}: ${white === null ? "not reviewed" : `White’s chances are ${white}%`}`,
    grades: { blunder: GRADES.blunder.one, mistake: GRADES.mistake.one, inaccuracy: GRADES.inaccuracy.one },
    verdict: (grade, side, from, to, better) =>
      `${capital(GRADES[grade].one)}: ${SIDES[side]}’s chances fall from ${from}% to ${to}%. ${better} was better.`,
    noneGiven: "No serious mistakes.",
    given: (side, counts) =>
      `${SIDES[side]}: ${counts.length ? and(counts.map(([grade, n]) => count(n, GRADES[grade]))) : "no mistakes"}.`,
  },
};
