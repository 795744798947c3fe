// What is said when somebody plays, in English: of what is picked, of moves and hints, and why something is refused.

import { other } from "../../state/players.js";
import { speech } from "../speech.js";
import { hint } from "./hints.js";
import { moved } from "./moves.js";
import { piece } from "./pieces.js";
import { SIDES } from "./sides.js";

const { and, capital, count, or } = speech("en");

const MOVES = { one: "move", other: "moves" };

/** @type {Record<string, string>} */
const EFFECTS = {
  move: "moves here",
  capture: "captures",
  jump: "lands here",
  end: "the capture ends here",
  castling: "castles here",
  free: "returns here",
  beside: "returns here, beside your own piece",
  annihilate: "annihilation: both pieces vanish",
};

/** @type {import("../words").PlayWords} */
export const play = {
  status: {
    move: (move, side, ...taken) =>
      move.waiting
        ? `${SIDES[side]}’s pawn on ${move.waiting.cell} promotes to a ${piece(move.waiting.promotion)}; ${moved(move, side, ...taken)}.`
        : `${moved(move, side, ...taken)}.`,
    selected: (what) => `${what}, selected`,
    nothingSelected: "Nothing selected",
    noMove: "No moves yet.",
  },

  selection: {
    entry: (letter, origin) => `${capital(piece(letter))} from ${origin}`,
    inTimeOut: "in Time Out",
    piece: (letter, cell) => `${capital(piece(letter))} on ${cell}`,
    promotes: (cell, letter) => `The pawn on ${cell} promotes to a ${piece(letter)}`,
    chooseMove: "now pick your move",
    points: (side, notation) => `${SIDES[side]} points: ${notation}`,
    mayObject: (side) => `Not played yet. ${SIDES[side]} may object.`,
    legs: (legs) => legs.join(", then "),
    jumped: (n, next) =>
      `${n} jumped; next ${typeof next === "number" ? count(next, { one: "landing", other: "landings" }) : or(next)}`,
    captures: (n, most) => `${count(n, { one: "capture", other: "captures" })}${most > 1 ? `, of ${most} pieces` : ""}`,
    moves: (n) => count(n, MOVES),
    onlyTimeOut: "can only go into Time Out",
    targets: "Where it can go",
    lookingBack: (isTurn) =>
      `This is an earlier position. ${isTurn ? "Play on from here" : "Press ◀ again to play on from your move"}, or press ▶ to go forward.`,
    endCheck: "Pick a move that ends the check.",
    playIt: "Play it",
    objects: (side) => `${SIDES[side]} objects`,
    takeBack: "Take back",
    takeBackTitle: "Take it back and play another move",
    timeOut: "Time Out →",
    timeOutTitle: "Send this piece into Time Out",
    backTitle: "Take back the last landing",
    ifSent: (message) => `If you send it into Time Out now: ${message}`,
    returns(isPawn, column, columned) {
      const origin = columned ? `column ${column}` : column;
      const target = isPawn
        ? "in front of it, at most one rank for each round it has waited"
        : `to any ${columned ? "cell" : "square"} that it can reach from there`;
      return `Later, while ${origin} is empty, you can bring it back ${target}.`;
    },
  },

  marks: {
    of(mark) {
      let words = mark.passing ? `captures the pawn on ${mark.passing} en passant` : EFFECTS[mark.effect];
      if (mark.wins) words = "annihilates the king and wins";
      else if (mark.promotes && mark.piece === "A") words += ", a pawn promotes";
      else if (mark.promotes) words += mark.promotes === "choice" ? ", promotes" : ", promotes to a queen";
      if (mark.takes) words = `captures on ${mark.takes}, ${words}${mark.more ? ", and continues" : ""}`;
      if (mark.rule) words += `, but not now (${mark.rule})`;
      return words;
    },
  },

  notation: {
    unread: (text, message) => `“${text}” isn’t a move in this game. ${message}`,
    ambiguous: (text, candidates, more) => `${text} could mean ${or(more ? [...candidates, "…"] : candidates)}.`,
  },

  message: { lookingBack: "You’re looking at an earlier position. Go to the last move first.", hint },

  ask: {
    promotePawn: "Promote the pawn to …",
    promote: (letter) => `Promote the ${piece(letter)} to …`,
    castle: "Castle with which rook?",
    goOn: "How does the move continue?",
    rounds: "For how many rounds?",
    roundsNote: "The piece has to return in exactly that round, or it is lost in the stream of time.",
    pieceOn: (letter, cell) => `${capital(piece(letter))} on ${cell}`,
  },

  refusals: {
    gameOver: "The game is over. Go back, or start a new game.",
    over: "The game is already over.",
    noHint: "The game is over, so there is no move to suggest.",
    severalEnds: (cell) => `Several captures end on ${cell}. Pick their landings one by one.`,
    notPlayedHere: (side) => `It’s ${SIDES[side]}’s turn, and no one here plays ${SIDES[side]}.`,
    entry: (side, message) => `${SIDES[side]}: ${message}`,
    couldReturn: (side, letter, origin) =>
      `On ${SIDES[side]}’s turn, the ${piece(letter)} from ${origin} could return to the marked cells.`,
    noReturn: (side, letter, origin) =>
      `${SIDES[side]}’s ${piece(letter)} from ${origin} has no legal return right now.`,
    otherTurn: (cell, side, letter) => `${cell}: ${side} ${piece(letter)}. It’s ${SIDES[other(side)]}’s turn.`,
    cannotGo: (letter, from, to) => `The ${piece(letter)} on ${from} can’t move to ${to}.`,
    stuck: (letter, cell, check) =>
      check
        ? `The ${piece(letter)} on ${cell} has no legal move: it can’t end the check.`
        : `The ${piece(letter)} on ${cell} has no legal move.`,
    blocked: (stuck, by, more) =>
      `The ${piece(stuck.piece)} on ${stuck.cell} is blocked by ${and([
        ...by.map(
          (one) =>
            `${one.side === stuck.side ? `your ${piece(one.piece)}` : `the ${one.side} ${piece(one.piece)}`} on ${one.cell}`,
        ),
        ...(more > 0 ? [`${more} more`] : []),
      ])}.`,
  },
};
