// What boards of Time Out chess and the steps between say, in English.

import { other } from "../../../state/players.js";
import { speech } from "../../speech.js";
import { piece } from "../pieces.js";
import { SIDES, name } from "../sides.js";
import { tray } from "../tray.js";

const { count } = speech("en");

const MOVES = { one: "move", other: "moves" };

/** @type {import("../../games").GameWords["timeout"]} */
export const timeout = {
  title: "Chess and Time Out",
  also: "Most can also change levels.",
  board: (level) => `Level ${level}`,
  cell: (column, level) => `${column} level ${level}`,
  caption: (id, end) => (end ? `${id} · ${end} level` : id),
  stuck: (letter, cell, due, origin) =>
    `You can’t move the ${piece(letter)} on ${cell}: the ${piece(due)} from ${origin} has to return now.`,
  lost: (side, letter, origin) => `${name(side)}’s ${piece(letter)} from ${origin} is lost in the stream of time.`,
};

/** @type {import("../../words").TimeOutWords} */
export const timeOut = {
  selection: {
    choosePieceOrReturn: "Pick one of your pieces, or one in Time Out to bring it back.",
    choosePieceOrSend: "Pick a piece to move or send into Time Out.",
  },
  status: { series: (side, left, agreed) => `Speed moves: ${SIDES[side]} has ${left} of ${agreed} left` },
  moves: {
    agreement: (side, n) => `${SIDES[side]} and ${SIDES[other(side)]} agree on ${count(n, MOVES)} each`,
    speed: (n) => `${n} speed moves`,
  },
  tray,
  legend: {
    short: () => ({ free: "free", beside: "beside", annihilate: "annihilation" }),
    long: (levels) => ({
      free: levels ? "free: an empty column" : "free: an empty square",
      beside: "beside: your own piece on another level",
      annihilate: "annihilation: both pieces vanish",
    }),
  },
  speed: {
    over: "The game is over, so no speed moves can be agreed on.",
    running: "A series of speed moves is in progress. You can agree on another when it ends.",
    remote: "Your opponent plays elsewhere. Offer speed moves when you send your move.",
    notYourTurn: (side) => `It’s ${SIDES[side]}’s turn. You can ask for speed moves on your own turn.`,
  },
};
