// What any game is like on the table, from its entry in the catalog and what the package says of a position. A family
// of games overrides what differs. Its sentences stand in ../words/.

import { familyWords } from "../words/message.js";

/** @typedef {import("../types").BoardCell} BoardCell */
/** @typedef {import("../types").Board} Board */

/** A cell's name without its board's: `a1` of `a1L4` or `C5a1`. @param {string} cell  @param {Board} board */
const within = (cell, board) => cell.replace(board.id, "");

/** What the names of a line of cells have in common: the letters of a file, the number of a rank; nothing in other names. @param {Board["cells"]} cells  @param {Board} board  @param {number} part */
function edge(cells, board, part) {
  const names = cells.map(({ cell }) => /^([a-z]+)(\d+)$/.exec(within(cell, board))?.[part] ?? "");
  return names.every((name) => name === names[0]) ? (names[0] ?? "") : "";
}

/** @param {{ boards: Board[] }} geometry */
const stacked = ({ boards }) => new Set(boards.map((board) => board.level)).size === boards.length;

/** @type {Omit<import("../types").Family, "id" | "title" | "words"> & ThisType<import("../types").Family>} */
export const base = {
  chapter: (info) => undefined,
  /** The piece that stands for a side. */
  emblem: "K",
  /** The drawing of a piece, an id in ../draw/pieces.svg. */
  symbol: (letter, side) => letter,
  /** Whether the notation differs between English and German. */
  languages: true,

  // How the boards are laid out
  /** `plan` or `3d`, until somebody chooses. */
  view: (info) => "plan",
  /** Whether cells can show their names: where none stand at the edges. */
  names: ({ geometry: { shape, boards } }) => shape === "hexagon" || !base.file(boards[0].cells[0].x, boards[0]),
  /** The boards that are there, where they move: { shape, boards, mounts }. */
  present: (info, status) => info.geometry,
  /** Such a board as a piece. */
  boardAt: (state, id) => undefined,
  /** Whose a board is that moves. */
  whose: (state, side) => "",

  // Names
  /** "8 levels", for the list of games. */
  boards({ geometry }) {
    return this.words.games.base.boards(geometry.boards.length, stacked(geometry));
  },
  /** A board and a cell, for a screen reader. */
  board(board) {
    return this.words.games.base.board(board.id);
  },
  cell: ({ cell, board }) => (board.id && cell.startsWith(board.id) ? `${board.id} ${within(cell, board)}` : cell),
  /** What stands over a level, and before its line in the chooser of a column, if anything. */
  caption(board) {
    return this.words.games.base.caption(board.id);
  },
  floor(board) {
    return this.caption(board);
  },
  /** What stands at the edges of a board, if anything. */
  file: (x, board) =>
    edge(
      board.cells.filter((cell) => cell.x === x),
      board,
      1,
    ),
  rank: (y, board) =>
    edge(
      board.cells.filter((cell) => cell.y === y),
      board,
      2,
    ),
  /** Whether the ranks are layers of space, which pieces have to climb. */
  layers: false,
  /** What stands beside the columns and rows of boards, if anything. */
  across: (x) => "",
  up: (y) => "",

  // Choosing a move
  /** What to choose first. */
  hint({ words, info }) {
    const also = info.geometry.boards.length > 1 && familyWords(this.words, this.id)?.also;
    return also ? `${words.selection.choosePiece} ${also}` : words.selection.choosePiece;
  },
  /** Whether moves are usually shown before they are played, so that the opponent can object; undefined where nobody does so. */
  finger: (info) => undefined,
  /** How a piece goes from a cell to another, as the game's source writes it, if it does. */
  leg: (from, to) => "",
  /** The move that was tried by clicks, as a text to be explained. */
  wish(state, place) {
    const there = state.pieces.get(place.cell);
    const takes = there && there.side !== state.status.turn;
    return `${state.pieces.get(state.clicks[0])?.piece ?? ""}${state.clicks[0]}${takes ? "x" : "-"}${place.cell}`;
  },
  /** Why a cell or a place of boards was not taken, where `wish` does not tell. */
  refusal: (state, token) => undefined,
  /** Why an own piece cannot move, where that is more than what stands in its way: { text, rule, cells }. */
  stuck: (state, piece) => undefined,
  /** How an own piece goes, if few know: { text, rule }. */
  gait: (state, piece) => undefined,
  /** What the players have to know besides whose turn it is: { text, rule }, if anything. */
  notice: (state) => undefined,
  /** What becomes of an own piece that is sent away, as long as nobody knows: { text, rule }. */
  returning: (state, piece) => undefined,
  /** Cells with a duty: cell -> `capture` or `lose`. */
  duties: (state) => new Map(),
  /** How moves go, for their marks, where that differs: all kinds, the one of a move, and each in words. */
  kinds: [],
  kind: (state, move) => undefined,
  kindWords: (kind, letter) => "",
  /** What is said where boards of a kind are lifted; nothing if none can be. */
  lifting: () => undefined,

  // Looking up
  /** Positions: { title, position, pick, words }. */
  examples: (info) => [],
  /** If the steps from a cell can be looked up: cell -> set of cells; and why there is no such cell. */
  steps: (state) => undefined,
  noCell(text, length) {
    return this.words.games.base.noCell(text);
  },

  // Help
  /** About the game. */
  help(info, { boards, files, ranks, shape }) {
    const [first] = boards;
    return this.words.help.base({
      boards: boards.length,
      levels: stacked({ boards }),
      size: shape === "square" ? { files, ranks } : { hexagons: first.cells.length },
      cell: first.cells[0].cell,
      board: first.id,
    });
  },
  /** About choosing moves, if there is more than usual. */
  clicking: (info) => [],
  /** Keys of its own: [key, what it does]. */
  keys: (info) => [],
};
