// The one state of the page. Everything about the rules comes from the package, once per position.

import { FAMILIES } from "./family.js";
import { places } from "./walk.js";
import { Game, variants, pieces, rematerialize_targets, threats, parse_notation } from "./package.js";

export const state = {
  catalog: [],
  info: null, // the game's entry in the catalogue
  family: null, // its words and drawings, see family.js
  board: null, // its geometry as the position has it, see `geometry`
  game: null,
  position: "",
  status: null,
  moves: [], // legal moves
  pieces: new Map(), // cell -> piece
  entries: [], // pieces in Time Out
  threats: [],
  history: [],
  future: [], // what was undone, the next one last
  last: null, // the last move

  clicks: [], // what was picked of the next move
  column: null, // the column shown in the chooser
  preview: null, // an entry in Time Out that is only looked at
  lookup: null, // { cell, near } of a cell looked up
  message: null, // { tone, text, rule, cells, quote, candidates }

  view: null, // `plan` or `stack`; the family's choice until somebody chooses
  names: true, // cells show their names, where the family has them
  flipped: false,
  language: "en",
  short: false,
};

const listeners = [];
export const onChange = (listener) => listeners.push(listener);
export const changed = () => listeners.forEach((listener) => listener(state));

/** The view that is shown: a choice holds for all games. */
export const viewOf = (now) => (now.board.levels.length > 1 ? now.view ?? now.family.view(now.info) : "plan");

/** The games that the page has words and drawings for. */
export function loadCatalog() {
  state.catalog = variants().filter((info) => FAMILIES[info.family]);
}

/**
 * Lookup tables over the boards that are there: cells and columns by name, boards by level. The extent is that of all
 * boards that could be there.
 */
function geometry({ geometry: whole }, present) {
  const { boards, shape, mounts } = { mounts: new Map(), ...whole, ...present };
  const cells = new Map();
  const columns = new Map();
  for (const board of boards) {
    for (const cell of board.cells) {
      cells.set(cell.cell, { ...cell, board });
      if (!columns.has(cell.column)) columns.set(cell.column, { ...cell, cells: [] });
      columns.get(cell.column).cells.push(cell.cell);
    }
  }
  const all = whole.boards.flatMap((board) => board.cells);
  const levelsOf = (items) => [...new Set(items.map((board) => board.level))].sort((a, b) => a - b);
  const table = {
    shape,
    boards,
    mounts,
    heights: levelsOf(whole.boards),
    levels: levelsOf(boards).map((level) => boards.filter((board) => board.level === level)),
    cells,
    columns,
    columned: [...columns.values()].some((column) => column.cells.length > 1),
    files: Math.max(...all.map((c) => c.x)) + 1,
    ranks: Math.max(...all.map((c) => c.y)) + 1,
  };
  return { ...table, places: places(table) };
}

/** Makes `game` the game on the table. */
export function setGame(game, future = []) {
  const variant = game.status().variant;
  const old = state.game;
  if (state.info?.id !== variant) {
    state.info = state.catalog.find((info) => info.id === variant);
    state.family = FAMILIES[state.info.family];
    state.board = null;
    state.lookup = null;
  }
  state.game = game;
  state.future = future;
  state.column = null;
  state.message = null;
  if (old && old !== game) old.free?.();
  refresh();
}

/** Sets up the boards; in some games they are others after a move. */
function layBoards() {
  const { info, family, status } = state;
  const present = family.present?.(info, status) ?? info.geometry;
  const key = [info.id, ...present.boards.map((board) => board.id)].join(" ");
  if (state.board?.key === key) return;
  state.board = { ...geometry(info, present), key };
  if (!state.board.columns.has(state.column)) state.column = null;
}

/** Starts a game from a variant's id or a position text. Throws what the package throws. */
export function startGame(variantOrPosition) {
  setGame(new Game(variantOrPosition));
}

/** Reads everything again from the package. Call it when the position has changed. */
function refresh() {
  const { game, info } = state;
  state.position = game.position();
  state.status = game.status();
  layBoards();
  state.moves = state.status.outcome ? [] : game.legal_moves();
  state.pieces = new Map(pieces(state.position).map((piece) => [piece.cell, piece]));
  state.entries = info.time_out ? rematerialize_targets(state.position) : [];
  state.threats = threats(state.position);
  state.history = game.history();
  state.last = lastMove();
  state.clicks = [];
  state.preview = null;
}

/** The position before item `ply` of the history. */
export function positionBefore(ply) {
  return ply === 0 ? state.game.start() : state.history[ply - 1].position;
}

function lastMove() {
  const ply = state.history.length - 1;
  const item = state.history[ply];
  return item?.move ? parse_notation(positionBefore(ply), item.move) : null;
}

export function playMove(move) {
  state.game.apply(move.notation);
  state.column = state.board.cells.get(move.to)?.column ?? null;
  state.future = [];
  state.message = null;
  refresh();
  changed();
}

export function agreeSpeed(n) {
  state.game.agree_speed(n);
  state.future = [];
  state.message = null;
  refresh();
  changed();
}

export function undo() {
  const item = state.history[state.history.length - 1];
  if (!state.game.undo()) return false;
  state.future.push(item);
  state.message = null;
  refresh();
  changed();
  return true;
}

export function redo() {
  if (!state.game.redo()) return false;
  state.future.pop();
  state.message = null;
  refresh();
  changed();
  return true;
}

export function say(message) {
  state.message = message;
  changed();
}

/** Shows an error of the package; `text` is the text that it points into. */
export function sayError(error, text) {
  if (!error?.code) console.error(error);
  say({
    tone: "error",
    text: error?.message ?? String(error),
    rule: error?.rule,
    cells: error?.cells ?? [],
    candidates: error?.candidates,
    quote: text !== undefined && error?.at !== undefined ? { text, at: error.at } : undefined,
  });
}
