// 4D Hexagonal Chess and Glinski's game: words and drawings.

import { el } from "../draw/dom.js";
import { CITED } from "../words/citations.js";
import { SIDES } from "../words/sentences.js";
import { base } from "./base.js";
import { list, section, words } from "./prose.js";

/** @typedef {import("../types").State} State */

const KINDS = ["inside", "between", "near", "far"];

/** @type {Partial<import("../types").Family>} */
export const hex4d = {
  title: "Hexagonal chess",
  chapter: () => "H1",
  stuck,
  notice,
  kinds: KINDS,
  kind,
  kindWords,
  help: (info, board) => (board.boards.length > 1 ? four() : glinski()),
  clicking: (info) =>
    info.dimensions > 2
      ? [
          "The same cell is outlined on all boards while you point at it, and for the chosen piece: these are the places it reaches between boards.",
          "The map shows how many pieces and targets each board holds. Choose a board there to look at it closely.",
        ]
      : [],
  keys: (info) =>
    info.dimensions > 2
      ? [
          ["Shift and an arrow", "the same cell on the next board"],
          ["z", "the whole board, or close up"],
        ]
      : [],
};

/** How a move goes, for its mark: `inside` its board, `between` boards, to the next board and another cell (`near`), two boards on (`far`). @param {State} state  @param {import("../types").Move} move */
function kind(state, move) {
  if (move.way !== "both") return move.way;
  const [from, to] = [move.from, move.to].map(
    (cell) => /** @type {import("../types").Place} */ (state.board.cells.get(cell ?? "")).board,
  );
  const q = to.x - from.x;
  const r = (to.y - from.y - q) / 2;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1 ? "near" : "far";
}

/** @param {string} kind  @param {string} piece */
function kindWords(kind, piece) {
  /** @type {Record<string, string>} */
  const nears = { N: "next board, two cells on", P: "next board, next cell" };
  const near = nears[piece] ?? "next board, another cell";
  /** @type {Record<string, string>} */
  const words = {
    inside: "inside the board",
    between: "same cell, other board",
    near,
    far: "two boards on, next cell",
  };
  return words[kind];
}

/** @param {State} state  @param {import("../types").Standing} piece */
function stuck(state, piece) {
  const { bared, turn } = state.status;
  const where = { inside: "inside its board", between: "between boards", pending: undefined }[
    bared?.[turn] ?? "pending"
  ];
  return where
    ? { text: `The king on ${piece.cell} has no legal move ${where}.`, rule: CITED.baredKing }
    : base.stuck(state, piece);
}

/** What a bared king has to choose, or has chosen (H14). @param {State} state */
function notice(state) {
  const { bared, outcome, turn } = state.status;
  if (!bared || outcome) return "";
  return /** @type {const} */ (["white", "black"])
    .filter((side) => bared[side])
    .map((side) => {
      const who = SIDES[side];
      if (bared[side] === "inside") return `${who}’s bared king chose to move only inside its board.`;
      if (bared[side] === "between")
        return `${who}’s bared king chose to move only between boards, always on the same cell.`;
      return side === turn
        ? `${who} has only the king left. This move chooses for the rest of the game: if the king now moves inside its board, it will always stay on that board; if it moves to another board, it will always go between boards, on the same cell.`
        : `${who} has only the king left; its next move chooses whether it moves inside its board or between boards for the rest of the game.`;
    })
    .join(" ");
}

function four() {
  return [
    section(
      "Nineteen boards, one hexagon",
      list(
        "Each board is a hexagon of 19 cells, and the boards form the same hexagon again. C5c3 is the cell c3 of the board C5.",
        "A move is made either inside a board, or between boards: from board to board just as from cell to cell, but landing on the same cell. A rider needs the same cell of the boards in between to be empty.",
        "The three colours help: a diagonal move keeps its colour, a pawn never does.",
      ),
    ),
    section(
      "Pieces",
      list(
        "Rook: along the six straight lines, inside or between.",
        "Bishop: along the six diagonals, inside or between; or one single straight step.",
        "Queen: rook or bishop. King: one step, straight or diagonal, inside or between.",
        "Knight: its leap inside, or its leap between boards. It also goes to the next board and two cells straight on, or two boards straight on and to the next cell, if the colour changes.",
        "Pawn: one cell ahead, or one board ahead on the same cell. It captures one cell obliquely ahead, or one board obliquely ahead on the same cell, or on the next board straight ahead one cell obliquely ahead. There is no double step.",
        "A pawn becomes a queen, rook, bishop or knight on the last cell of a file on the last board of a file of boards.",
      ),
    ),
    section(
      "The end",
      list(
        "Checkmate wins. Stalemate is a draw.",
        "Who has only the king left chooses with the next move: the king then moves only inside its board, or only between boards, for the rest of the game. For the other king it still guards both ways.",
        "Two kings alone are a draw.",
      ),
    ),
    marks(),
  ];
}

function marks() {
  return section(
    "Marks of targets",
    el(
      "ul",
      { class: "legend hex-legend" },
      ...KINDS.map((name) =>
        el("li", {}, el("span", { class: "kind", data: { kind: name }, "aria-hidden": "true" }), kindWords(name, "N")),
      ),
    ),
  );
}

function glinski() {
  return [
    section(
      "Chess on 91 hexagons",
      words(
        "Files run vertically, from a to l without j. White begins at the lower side. Checkmate wins; stalemate is a draw.",
      ),
    ),
    section(
      "Pieces",
      list(
        "Rook: along the six straight lines. Bishop: along the six diagonals, always on its own colour. Queen: both.",
        "King: one step, straight or diagonal. Knight: two cells straight on and one aside.",
        "Pawn: one cell ahead; two from any cell on which a pawn of its colour starts. It captures one cell obliquely ahead, also en passant.",
        "At the end of any file a pawn becomes a queen, rook, bishop or knight.",
      ),
    ),
  ];
}
