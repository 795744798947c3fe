// What the table says in English, but what belongs to a game (games.js) or to the help (help.js).

import { other } from "../../state/players.js";
import { speech } from "../speech.js";
import { hint, moved } from "./moves.js";
import { PIECES, piece } from "./pieces.js";
import { SIDES, sides } from "./sides.js";
import { tray } from "./tray.js";

/** @typedef {import("../../types").Side} Side */
/** @typedef {import("../../types").Move} Move */

const { and, capital, count, or } = speech("en");

const MOVES = { one: "move", other: "moves" };
const TARGETS = { one: "target", other: "targets" };

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

/** @type {Record<number, readonly [name: string, note: string]>} */
const LEVELS = {
  1: ["Beginner", "Sees one move ahead and overlooks half of it."],
  2: ["Easy", "Sees your reply, but overlooks a lot."],
  4: ["Club", "Sees four moves ahead and overlooks a few."],
  7: ["Strong", "Overlooks nothing within its search."],
  10: ["Best", "Thinks twenty times as long as Strong."],
};

const GRADES = {
  blunder: { one: "blunder", other: "blunders" },
  mistake: { one: "mistake", other: "mistakes" },
  inaccuracy: { one: "inaccuracy", other: "inaccuracies" },
};

/** @type {import("../words").TableWords} */
export const table = {
  ...sides,
  initials: { white: "W", black: "B" },
  pieces: PIECES,
  and,
  or,
  cancel: "Cancel",
  close: "Close",
  back: "Back",

  cell: (name) => name,
  pieceOf: (side, letter) => `${side} ${piece(letter)}`,

  status: {
    ...sides.status,
    loading: "Loading …",
    failed: "The game could not be loaded",
    yours: (side, check) => `Your move · ${SIDES[side]}${check ? ", in check" : ""}`,
    number: (move, repetitions, later) =>
      [
        `Move\u00a0${move}`,
        repetitions > 1 ? `position reached ${repetitions} times` : "",
        later ? `${count(later, MOVES)} ahead` : "",
      ]
        .filter(Boolean)
        .join(" · "),
    series: (side, left, agreed) => `Speed moves: ${SIDES[side]} has ${left} of ${agreed} left`,
    selected: (what) => `${what}, selected`,
    nothingSelected: "Nothing selected",
    noMove: "No moves yet.",
    move: (move, side) =>
      move.waiting
        ? `${SIDES[side]}’s pawn on ${move.waiting.cell} promotes to a ${piece(move.waiting.promotion)}; ${moved(move, side)}.`
        : `${moved(move, side)}.`,
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
    playIt: "Play it",
    objects: (side) => `${SIDES[side]} objects`,
    takeBack: "Take back",
    takeBackTitle: "Take it back and play another move",
    timeOut: "Time Out →",
    timeOutTitle: "Send this piece into Time Out",
    backTitle: "Take back the last landing",
    ifSent: (message) => `If you send it into Time Out now: ${message}`,
    gameOver: "The game is over.",
    thinking: (side) => `${SIDES[side]} is thinking …`,
    lookingForHint: "Looking for a good move …",
    considering: (side) => `${SIDES[side]} is considering it …`,
    turn: (side) => `${SIDES[side]} to move.`,
    due: (letter, origin) => `The ${piece(letter)} from ${origin} has to return now.`,
    chooseMarked: "Pick one of the marked pieces.",
    choosePiece: "Pick one of your pieces.",
    choosePieceOrReturn: (inSpace) =>
      `Pick one of your pieces, or a ${inSpace ? "pale piece" : "dashed circle"} to bring a piece back.`,
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

  tray,

  legend: {
    short: () => ({ free: "free", beside: "beside", annihilate: "annihilation" }),
    long: (levels) => ({
      free: levels ? "free: an empty column" : "free: an empty square",
      beside: "beside: your own piece on another level",
      annihilate: "annihilation: both pieces vanish",
    }),
  },

  tools: {
    label: "Game",
    first: "Go to the start",
    undo: "Go back one move",
    redo: "Go forward one move",
    last: "Go to the last move",
    hint: "Suggest a good move",
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
    finger: "Finger",
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
    computer: (level) => (LEVELS[level] ? `Computer ${level} · ${LEVELS[level][0]}` : `Computer ${level}`),
    goOn: "Continue",
    goOnTitle: "Play on anyway",
    rematch: "Rematch",
    rematchTitle: "Play again with the sides swapped",
    tryAgain: "Try again",
    moveNow: "Move now",
    moveNowTitle: "Have the computer play the best move found so far",
  },

  moves: {
    title: "Moves",
    none: "No moves yet.",
    agreement: (side, n) => `${SIDES[side]} and ${SIDES[other(side)]} agree on ${count(n, MOVES)} each`,
    speed: (n) => `${n} speed moves`,
    other: (first, rest) =>
      `or ${first}${rest ? ` and ${count(rest, { one: "more move", other: "more moves" })}` : ""}`,
  },

  notation: {
    label: "Type a move",
    play: "Play",
    example: (notation) => `Example: ${notation}`,
    examples: (notation, translated, language) =>
      `Example: ${notation}, or ${translated} in ${language === "de" ? "English" : "German"}`,
    unread: (text, message) => `“${text}” isn’t a move in this game. ${message}`,
    ambiguous: (text, candidates, more) => `${text} could mean ${or(more ? [...candidates, "…"] : candidates)}.`,
  },

  message: {
    see: (cells, more) => `See ${cells.join(", ")}${more ? " …" : ""}`,
    dismiss: "Dismiss",
    showMe: "Show me",
    rule: (rule) => `Rule ${rule}`,
    threats: "Threats to a king",
    threat({ kind, piece: letter, by, side, king }) {
      const whose = `${SIDES[side]}’s king on ${king}`;
      return kind === "check"
        ? `Check: the ${piece(letter)} on ${by} attacks ${whose}.`
        : `The ${piece(letter)} in Time Out from ${by} could annihilate ${whose}.`;
    },
    lookingBack: "You’re looking at an earlier position. Go to the last move first.",
    hint,
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
    pickColumn: "Pick a column above. Its levels appear here, the highest on top.",
    pickCell: "Pick a cell. The levels of its column appear here, the highest on top.",
    column: (column) => `Column ${column}`,
    columnLevels: (column) => `Levels of column ${column}`,
    inColumn: (column) => `column ${column}`,
    onLevel: (level, side, letter) => `level ${level} ${side} ${piece(letter)}`,
    targets: (n, marks) => `${count(n, TARGETS)}: ${or(marks)}`,
    empty: "empty",
    map: "Map",
    mapLabel: "Map of the boards",
    mapShowsPieces: "Numbers: pieces on each board.",
    mapShowsTargets: "→ targets, × captures on each board.",
    showAll: "Show all",
    closeUp: "Zoom in",
    sidePieces: (side, n) => `${n} ${side}`,
    mapCaptures: (captures, targets) => `×${captures} captures of ${count(targets, TARGETS)}`,
    mapTargets: (n) => `→${count(n, TARGETS)}`,
    chosenPiece: "the selected piece",
    kingInCheck: "the king in check",
    freePeg: (peg, top) => `peg ${peg}, ${top ? "on top" : "below"}, free`,
    boardOn: (peg, top, level, side, whose) =>
      `board ${top ? "on top" : "below"}, level ${level}, ${peg} ${SIDES[side][0]}, ${whose}`,
    level: (level) => `level ${level}`,
    pieces: (n) => (n ? count(n, { one: "piece", other: "pieces" }) : "empty"),
    space: "3D view. Arrow keys turn it, plus and minus zoom, Home resets it.",
    spaceControls: "3D view",
    sliders: { spread: "Spread", turn: "Turn in 4D", tilt: "Tilt in 4D" },
    form: "Arrangement",
    forms: { cubes: "Four cubes", hypercube: "Hypercube" },
    lift: "Lift boards",
    liftNone: "Lift boards: none",
    liftKind: (kind) => `Lift: ${kind}`,
    liftPick: "Pick a piece to lift the boards it can reach this way.",
    liftNothing: "This piece has no such move. Pick another piece or another kind of move.",
    ways: { mouse: "Drag to turn, scroll to zoom", touch: "Drag to turn, pinch to zoom" },
    reset: "Reset",
    resetTitle: "Reset the 3D view",
    flat: {
      graphics: "This browser can’t show boards in 3D, so you see the plan.",
      lost: "The 3D view stopped, so you see the plan. Choose 3D to start it again.",
      script: "The 3D view could not be loaded, so you see the plan. Choose 3D to try again.",
      colors: "Your system sets the colors, so you see the plan instead of the 3D view.",
      plan: "The board shows the plan. Choose 3D first, then take the picture.",
    },
  },

  ask: {
    promotePawn: "Promote the pawn to …",
    promote: (letter) => `Promote the ${piece(letter)} to …`,
    castle: "Castle with which rook?",
    goOn: "How does the move continue?",
    rounds: "For how many rounds?",
    roundsNote: "The piece has to return in exactly that round, or it is lost in the stream of time.",
    pieceOn: (letter, cell) => `${capital(piece(letter))} on ${cell}`,
  },

  newGame: {
    title: (game) => `New game: ${game}`,
    opponent: "Who do you play?",
    opponents: {
      computer: ["Computer", "It answers at once, right here."],
      friend: ["A friend by link", "Each move is a link that you send."],
      screen: ["Someone beside you", "You take turns on one device."],
    },
    level: "Level",
    levels: LEVELS,
    color: "Your color",
    either: "Random",
    rules: "Rules",
    lesson: "New to this game? Take the first lesson: two minutes, on the board.",
    kept: "Your current game stays among your saved games.",
    start: "Start",
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
    over: "The game is over, so no speed moves can be agreed on.",
    running: "A series of speed moves is in progress. You can agree on another when it ends.",
    remote: "Your opponent plays elsewhere. Offer speed moves when you send your move.",
    notYourTurn: (side) => `It’s ${SIDES[side]}’s turn. You can ask for speed moves on your own turn.`,
    ask: (side) => `${SIDES[side]} asks for several moves in a row`,
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
    noneGiven: "No move gave much away.",
    given: (side, counts) =>
      `${SIDES[side]}: ${counts.length ? and(counts.map(([grade, n]) => count(n, GRADES[grade]))) : "no mistakes"}.`,
  },
};
