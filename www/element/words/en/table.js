// What any board shows at once, in English.

import { speech } from "../speech.js";
import { PIECES, piece } from "./pieces.js";
import { SIDES, sides } from "./sides.js";

/** @typedef {import("../../types").Side} Side */
/** @typedef {import("../../types").Move} Move */

const { and, count, or } = speech("en");

const TARGETS = { one: "target", other: "targets" };

/** @type {Record<number, string>} */
const LEVELS = { 1: "Beginner", 2: "Easy", 4: "Club", 7: "Strong", 10: "Best" };

/** @type {import("../words").AtOnce} */
export const table = {
  ...sides,
  initials: { white: "W", black: "B" },
  pieces: PIECES,
  cancel: "Cancel",
  close: "Close",
  back: "Back",

  cell: (name) => name,
  pieceOf: (side, letter) => `${side} ${piece(letter)}`,

  status: {
    ...sides.status,
    loading: "Loading …",
    failed: "The game could not be loaded",
    decided: (isOwn) => (isOwn ? "You win." : "The computer wins."),
    yours: (side, check) => `Your move · ${check ? "check!" : SIDES[side]}`,
    number: (move, repetitions, later) =>
      [
        `Move\u00a0${move}`,
        repetitions > 1 ? `position reached ${repetitions} times` : "",
        later ? `${later} more` : "",
      ]
        .filter(Boolean)
        .join(" · "),
  },

  selection: {
    gameOver: "The game is over.",
    thinking: (side) => `${SIDES[side]} is thinking …`,
    lookingForHint: "Looking for a good move …",
    considering: (side) => `${SIDES[side]} is considering it …`,
    turn: (side) => `${SIDES[side]} to move.`,
    due: (letter, origin) => `The ${piece(letter)} from ${origin} has to return now.`,
    chooseMarked: "Pick one of the marked pieces.",
    choosePiece: "Pick one of your pieces.",
  },

  marks: {
    duty: { capture: "must capture", lose: "can be removed" },
    selected: "selected",
    jumped: "jumped",
    landed: "landed here",
    inCheck: "in check",
    givesCheck: "gives check",
    origin: "a piece in Time Out left from here",
    blocksReturn: "blocks a return",
    near: "one step from the cell you looked up",
    named: (label) => `marked ${label}`.trim(),
  },

  tools: {
    label: "Game",
    first: "Go to the start",
    undo: "Go back one move",
    redo: "Go forward one move",
    last: "Go to the last move",
    hint: "Suggest a good move",
    takeBack: "Take back",
    takeBackTitle: "Take your last move back",
    flip: "Flip board",
    flipTitle: "See the board from the other side",
    view: "View",
    plan: "Plan",
    planTitle: "Show the boards side by side",
    stack: "3D",
    stackTitle: "Show the boards stacked in three dimensions",
    more: "More",
    analyze: "Analyze",
    analyzeTitle: "Show who is better, and the best moves",
    speed: "Speed moves",
    speedTitle: "Ask for 2 to 5 moves in a row",
    draw: "Offer draw",
    drawTitle: "Offer your opponent a draw",
    resign: "Resign",
    resignTitle: "Give up this game",
    finger: "Show moves first",
    fingerTitle: "Show each move before it is played, so that your opponent can object",
    names: "Cell names",
    namesTitle: "Show the names of the cells",
    short: "Short notation",
    shortTitle: "List moves in short notation",
    sound: "Sound",
    soundTitle: "Play a sound with each move",
    help: "How to play",
    helpTitle: "Explain the game and its controls",
    language: "Language",
    languages: { en: "English", de: "Deutsch" },
  },

  seats: {
    label: "Players",
    seat: (side) => `Who plays ${SIDES[side]}`,
    human: "Human",
    computers: "Computer, from weak to strong",
    levels: LEVELS,
    computer: (level) => (LEVELS[level] ? `Computer ${level} · ${LEVELS[level]}` : `Computer ${level}`),
    goOn: "Play on",
    goOnTitle: "Take the end of the game back",
    rematch: "Rematch",
    rematchTitle: "Play again with the sides swapped",
    tryAgain: "Try again",
    moveNow: "Move now",
    moveNowTitle: "Have the computer play the best move found so far",
  },

  moves: {
    title: "Moves",
    none: "No moves yet.",
    other: (first, rest) =>
      `or ${first}${rest ? ` and ${count(rest, { one: "more move", other: "more moves" })}` : ""}`,
  },

  notation: { label: "Type a move", play: "Play", example: (notation) => `Example: ${notation}` },

  message: {
    see: (cells, more) => `See ${cells.join(", ")}${more ? " …" : ""}`,
    dismiss: "Dismiss",
    notLoaded: "That could not be loaded. Please try again.",
    showMe: "Show me",
    rule: (rule) => `Rule ${rule}`,
    threats: "Threats to a king",
    threat({ kind, piece: letter, by, side, king }) {
      const whose = `${SIDES[side]}’s king on ${king}`;
      return kind === "check"
        ? `Check: the ${piece(letter)} on ${by} attacks ${whose}.`
        : `The ${piece(letter)} in Time Out from ${by} could annihilate ${whose}.`;
    },
  },

  lookup: {
    title: "Examples",
    steps: "Steps from cell",
    example: (cell) => `Example: ${cell}`,
    near: (cell, cells) =>
      `${count(cells.length, { one: "cell is", other: "cells are" })} one step from ${cell}: ${and(cells)}.`,
  },

  boards: {
    title: "Boards",
    game: "Game",
    above: "From above",
    aboveLabel: "All columns, seen from above",
    levelsOfColumn: "Levels of a column",
    pickColumn: "Pick a square above to see its levels here, the highest first. The small bars show them, too.",
    pickCell: "Pick a cell. The levels of its column appear here, the highest first.",
    column: (column) => `Column ${column}`,
    chooseLevel: "choose a level",
    columnLevels: (column) => `Levels of column ${column}`,
    inColumn: (column) => `column ${column}`,
    onLevel: (level, side, letter) => `level ${level} ${side} ${piece(letter)}`,
    targets: (n, marks) => `${count(n, TARGETS)}: ${or(marks)}`,
    empty: "empty",
    map: "Map",
    mapLabel: "Map of the boards",
    mapShowsPieces: "Numbers show how many pieces are there.",
    mapShowsTargets: "→ targets, × captures.",
    showAll: "Show all",
    closeUp: "Zoom in",
    sidePieces: (side, n) => `${n} ${side}`,
    mapCaptures: (captures, targets) => `×${captures} captures of ${count(targets, TARGETS)}`,
    mapTargets: (n) => `→${count(n, TARGETS)}`,
    chosenPiece: "the selected piece",
    kingInCheck: "the king in check",
    freePeg: (place, top) => `peg ${place}, ${top ? "on top" : "below"}, free`,
    boardOn: (place, top, side, whose) => `board ${place} ${SIDES[side][0]}, ${top ? "on top" : "below"}, ${whose}`,
    pieces: (n) => (n ? count(n, { one: "piece", other: "pieces" }) : "empty"),
    space: "3D view. Arrow keys turn it, plus and minus zoom, Home resets it.",
    spaceControls: "3D view",
    sliders: { spread: "Spread", turn: "Turn in 4D", tilt: "Tilt in 4D" },
    form: "Arrangement",
    forms: { cubes: "Four cubes", hypercube: "Hypercube" },
    ways: { mouse: "Drag to turn, scroll to zoom", touch: "Drag to turn, pinch to zoom" },
    reset: "Reset view",
    resetTitle: "Reset the 3D view",
    flat: {
      graphics: "This browser can’t show boards in 3D, so you see the plan.",
      lost: "The 3D view stopped, so you see the plan. Choose 3D to start it again.",
      script: "The 3D view could not be loaded, so you see the plan. Choose 3D to try again.",
      colors: "Your system sets the colors, so you see the plan instead of the 3D view.",
      plan: "The board shows the plan. Choose 3D first, then take the picture.",
    },
  },
};
