// Quarx and draughts: words and drawings.

import { CITED } from "../words/citations.js";
import { SIDES, either, other } from "../words/sentences.js";
import { positionBefore } from "../state/state.js";
import { base } from "./base.js";
import { list, section, words } from "./prose.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Move} Move */
/** @typedef {import("../types").VariantInfo} VariantInfo */

/** @type {Record<string, string>} */
const PIECES = { M: "man", K: "king" };

/** @type {Partial<import("../types").Family>} */
export const quarx = {
  title: "Draughts and Quarx",
  chapter: () => "Q1",
  languages: false,
  pieces: PIECES,
  view: (info) => (info.dimensions === 3 ? "3d" : "plan"),
  boards: ({ geometry: { boards } }) => (boards.length > 1 ? `${boards.length} planes` : "one board"),
  symbol: (letter, side) => `${PIECES[letter]}-${side}`,
  board: (board) => (board.id ? `Plane ${board.id}` : "Board"),
  cell: (place) => (place.board.id ? [...place.cell].join(" ") : place.cell),
  file: (x, board) => (board.id ? `x${x + 1}` : ""),
  rank: (y, board) => (board.id ? `y${y + 1}` : ""),
  across: (x) => `a${x + 1}`,
  up: (y) => `b${y + 1}`,
  wish,
  stuck,
  notice,
  duties,
  examples,
  steps: (state) => (state.info.dimensions > 2 ? (cell) => stepsFrom(state, cell) : undefined),
  noCell,
  help,
  finger: (info) => (info.dimensions > 2 ? info.id === "quarx-huff" : undefined),
  leg,
  layers: true,
  clicking: (info) => [
    ...(info.dimensions > 2
      ? [
          "Finger: a move is shown before it is played, so that the opponent can object. Then it is played, or taken back. With huffing it is on from the start.",
        ]
      : []),
    "For a capture, choose its landings one after the other, or at once the cell on which only one capture ends. The piece itself, Back or Esc takes a landing back.",
  ],
};

const TIMES = ["", "", " twice", " three times"];

/** A leg along a line, as the source writes it: what each digit changes by in a step, and how often. @param {string} from  @param {string} to */
function leg(from, to) {
  if (from.length < 3) return "";
  const steps = [...to].map((digit, i) => Number(digit) - Number(from[i]));
  const times = Math.max(...steps.map(Math.abs));
  return `(${steps.map((change) => change / times).join(",")})${TIMES[times]}`;
}

/** @param {State} state */
const onlyCaptures = (state) => state.moves.length > 0 && state.moves.every((move) => move.kind === "capture");
/** @param {State} state */
const chooses = (state) => state.moves[0]?.kind === "huff";

/** @param {State} state  @param {import("../types").Place} place */
function wish(state, place) {
  return state.clicks.length > 1 ? [...state.clicks, place.cell].join("x") : base.wish(state, place).slice(1);
}

/** @param {State} state  @param {import("../types").Standing} piece */
function stuck(state, piece) {
  if (chooses(state)) return { text: "First choose which of the marked pieces is removed.", rule: CITED.huff };
  if (onlyCaptures(state))
    return {
      text: `The ${state.family.nameOf(piece.piece)} on ${piece.cell} cannot move: a marked piece has to capture.`,
      rule: CITED.mustCapture,
    };
  return base.stuck(state, piece);
}

/** The pieces that must capture, or of which the opponent removes one. @param {State} state  @returns {Map<string, "capture" | "lose">} */
function duties(state) {
  const duty = chooses(state) ? "lose" : onlyCaptures(state) ? "capture" : null;
  return new Map(duty ? state.moves.map((move) => [move.clicks[0], duty]) : []);
}

/** @param {State} state */
function notice(state) {
  const { last, status } = state;
  if (status.outcome) return "";
  const who = SIDES[status.turn];
  if (last?.forfeits) {
    const before = state.rules.legal_moves(positionBefore(state, state.history.length - 1));
    const missed = `${last.notation} was not carried out: ${SIDES[other(status.turn)]} missed ${missedCaptures(before, last.forfeits)}.`;
    if (chooses(state)) return `${missed} ${who} chooses which of the marked pieces is removed, and then moves.`;
    const [lost] = last.forfeits;
    const piece = before.find((move) => move.clicks[0] === lost)?.piece ?? "M";
    return `${missed} The turn is lost, and the ${state.family.nameOf(piece)} on ${lost} is removed.`;
  }
  if (last?.kind === "huff")
    return `${who} removed the ${state.family.nameOf(last.piece)} on ${last.captures[0]}, and moves now.`;
  if (!onlyCaptures(state)) return "";
  const pieces = new Set(state.moves.map((move) => move.clicks[0])).size;
  const most = state.moves[0].captures.length;
  return `${who} must capture${most > 1 ? ` ${most} pieces, the most possible,` : ""} with ${pieces > 1 ? "one of the marked pieces" : "the marked piece"}.`;
}

/** The captures of a forfeited piece, one for each: "1412x1214 or 3412x3214". @param {Move[]} moves  @param {string[]} forfeits */
function missedCaptures(moves, forfeits) {
  const best = forfeits.map(
    (cell) => moves.find((move) => move.from === cell && move.kind === "capture" && !move.forfeits)?.notation ?? cell,
  );
  return either(best);
}

/** The examples of the source, and one that goes on from its second. @param {VariantInfo} info */
function examples(info) {
  if (info.dimensions !== 4) return [];
  /** @param {string} text */
  const position = (text) => `${info.id} ${text}${tail(info)}`;
  return [
    {
      title: "Moves from 1111",
      position: position("W:WK1111:B4444"),
      pick: "1111",
      words:
        "A step changes two or four of the digits by one. From the corner 1111 they can only grow: 2211, 2121, 2112, 1221, 1212, 1122 and 2222. The king on it may go on along each of these lines.",
    },
    {
      title: "2323 takes 2233",
      position: position("B:W2233:B2323"),
      pick: "2323",
      words:
        "The white man on 2233 is one step away: y smaller, a greater. Black’s man jumps the same step twice and lands on 2143; the man on 2233 is captured. Choose 2143.",
    },
    {
      title: "… and goes on",
      position: position("B:W2233,3243:B2323"),
      pick: "2323",
      words: "An example of our own: from 2143 the same man can capture again, so it has to. Choose 2143, then 4343.",
    },
  ];
}

/** What a game's position text ends with. @param {VariantInfo} info */
const tail = (info) => ` 0 1${info.id === "quarx-huff" ? " -" : ""}`;

/** The cells one step from a cell, as a lone king moves; the other king stands where no line leads. @param {State} state  @param {string} cell */
function stepsFrom({ info, rules }, cell) {
  const digit = Number(cell[0]);
  const aside = `${digit < 3 ? digit + 2 : digit - 2}${cell.slice(1)}`;
  const moves = rules.legal_moves(`${info.id} W:WK${cell}:BK${aside}${tail(info)}`, cell);
  return new Set(
    moves
      .map((move) => move.to ?? "")
      .filter((to) => [...to].every((other, i) => Math.abs(Number(other) - Number(cell[i])) < 2)),
  );
}

/** @param {string} text  @param {number} length */
function noCell(text, length) {
  if (text.length < length) return `A cell has ${length} digits.`;
  if (!new RegExp(`^[1-4]{${length}}$`).test(text)) return `There is no cell ${text}: the digits go from 1 to 4.`;
  return `${text} is a light cell: only those with an even sum are used.`;
}

/** @param {VariantInfo} info  @param {import("../types").Boards} board */
function help(info, board) {
  const planes = board.boards.length;
  return [
    planes > 1
      ? space(planes)
      : section(
          "The board",
          words(
            "International draughts: the dark squares of 10 × 10, numbered from 1 at Black’s side to 50. White begins.",
          ),
        ),
    section(
      "Moves",
      list(
        planes > 1
          ? `A step changes ${planes > 4 ? "two or four" : "two"} of the digits by one each: a diagonal. A man steps so that y grows for White and shrinks for Black.`
          : "A man steps diagonally forward to an empty square.",
        "To capture, it jumps over an enemy beside it to the empty cell behind, in any direction, and goes on jumping from there while it can. What was jumped is removed at the end.",
        planes > 1
          ? `A man that reaches the far layer (y = 4 for White, y = 1 for Black) becomes a king when its move has ended.`
          : "A man that ends its move on the far row becomes a king.",
        "A king goes any distance along a diagonal, jumps an enemy at any distance, and lands on any empty cell behind it.",
      ),
    ),
    section(
      "Capturing is compulsory",
      list(
        ...(info.id === "quarx-huff"
          ? [
              "You have to take as many pieces as possible, but nobody reminds you.",
              "If you miss it, your move is not carried out. You lose the turn and a piece that could have captured; if there are several, your opponent chooses.",
              "A capture that was begun is played to its end.",
            ]
          : ["You have to take as many pieces as possible. The pieces that can are marked."]),
      ),
    ),
    section(
      "The end",
      list(
        "Who has lost all pieces, or cannot move, has lost.",
        planes > 1
          ? "A move that brings back a position of the game is forbidden. After 100 moves of each side without a capture or a man’s move it is a draw."
          : "A position that stands for the third time is a draw, and so are 25 moves of each side without a capture or a man’s move.",
      ),
    ),
  ];
}

/** @param {number} planes */
function space(planes) {
  return section(
    planes > 4 ? "Sixteen planes of one hypercube" : "Four planes of one cube",
    list(
      planes > 4
        ? "A cell has four digits, x y a b. x and y tell the place in its plane, a and b the plane: a to the right, b upward. 2233 is the cell x = 2, y = 2 of the plane a3 b3."
        : "A cell has three digits, x y a. x and y tell the place in its plane, a the plane, from the lowest to the highest.",
      "Only the dark cells are used, those whose digits have an even sum.",
      "Planes that lie beside each other here are neighbours in space: a step can change the plane as well as the place in it.",
    ),
  );
}
