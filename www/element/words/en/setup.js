// What the editor says, in English.

import { speech } from "../speech.js";
import { SIDES } from "./sides.js";

const { count } = speech("en");

/** @type {Record<string, string>} */
const WINGS = { K: "kingside", Q: "queenside" };

/** @type {import("../words").SetupWords} */
export const setup = {
  legal: "Legal position",
  illegal: (n) => count(n, { one: "problem", other: "problems" }),
  refused: (message) => `That text isn’t a position: ${message}`,
  noPosition: "A position text begins with the name of its game, like the one that stood here.",
  otherGame: (game) => `This is a position of another game: ${game}. Choose that game first.`,
  more: (n) => `And ${n} more.`,
  show: (cell) => `Go to ${cell}`,

  palette: "Pieces to place",
  hand: "Move",
  handTitle: "Move pieces: click a piece, then where it goes.",
  erase: "Erase",
  eraseTitle: "Remove pieces: click each one.",
  away: "Into Time Out",
  awayTitle: "Put the piece into Time Out: click the cell that it left.",

  tools: "The whole position",
  undo: "Undo",
  undoTitle: "Undo the last change.",
  redo: "Redo",
  redoTitle: "Redo the change that was undone.",
  start: "Starting position",
  startTitle: "Set up the start of the game.",
  clear: "Clear",
  clearTitle: "Remove all pieces.",
  mirror: "Mirror",
  mirrorTitle: "Mirror the position left to right.",
  exchange: "Switch colors",
  exchangeTitle: "Switch White and Black: the same position from the other side.",
  copyBoard: "Copy a board",
  copyFrom: "Copy from",
  copyTo: "Copy to",
  copy: "Copy",
  copyTitle: "Copy the pieces of one board to another.",

  entriesNote: "To add one, pick a piece, check “Into Time Out”, and click the cell that it left.",
  from: "from",
  rounds: "rounds",
  ofRounds: "of",
  ofEntry: (label, piece) => `${label}, ${piece} in Time Out`,
  removeEntry: (piece) => `Remove the ${piece} from Time Out`,
  unread: "Entry of Time Out that can’t be read",
  removeUnread: (text) => `Remove “${text}” from Time Out`,

  details: "Rights and clocks",
  turn: "To move",
  none: "none",
  castling: "Castling rights",
  right: (side, wing, level) =>
    level === undefined
      ? `${SIDES[side]} may castle ${WINGS[wing]}`
      : `${SIDES[side]} may castle with the rook in the ${wing.toLowerCase()}-file on level ${level}`,
  passed: "En passant",
  passedTitle: "The cell that a pawn has just passed.",
  moved: "Pawns that have moved",
  clock: "Half-move clock",
  clockTitle: "Plies since the last capture or pawn move.",
  number: "Move number",
  numberTitle: "The number of the next move.",
  wholeNumber: (field, min, max) => `${field}: enter a whole number from ${min} to ${max}.`,
  baredKing: (side) => `${SIDES[side]}’s bare king`,
  bared: {
    none: "not bare",
    pending: "has yet to choose",
    inside: "moves inside boards",
    between: "moves between boards",
  },
  speed: "Speed moves",
  series: (n) => `${n} in a row`,
  phase: "Series of",
  phases: { first: "the side that began", second: "its opponent" },
  left: "Moves left",
  huff: "A piece is to be huffed",
  huffTitle: "The opponent missed a capture: the side to move picks the piece that is lost.",
  decks: "Movable boards",
  place: (place, top) => `${place} · ${top ? "on top" : "below"}`,
  deckPlace: (n) => `Place of board ${n}`,
  deckOwner: (place) => `Side of the board on ${place}`,
  text: "Position text: type or paste one",
};
