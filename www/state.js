// The one state of the page. Everything about the rules comes from the package, once per position.

import { familyOf } from "./family.js";
import { places } from "./walk.js";
import { Game, variants, pieces, rematerialize_targets, parse_notation } from "./package.js";

export const state = {
  catalog: [],
  info: null, // the game's entry in the catalogue
  family: null, // its words and drawings, see base.js
  board: null, // its geometry as the position has it, see `geometry`
  game: null,
  start: "", // the first position
  position: "",
  status: null,
  moves: [], // legal moves
  pieces: new Map(), // cell -> piece
  history: [], // moves and agreements; an item stays the same object while the game is on the table
  future: [], // what was undone, the next one last
  last: null, // the last move
  answers: new Map(), // what else was asked about the position, see `once`

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
export const viewOf = (now) => (now.board.stackable ? now.view ?? now.family.view(now.info) : "plan");

export function loadCatalog() {
  state.catalog = variants();
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
  const levels = levelsOf(boards).map((level) => boards.filter((board) => board.level === level));
  const table = {
    shape,
    boards,
    mounts,
    heights: levelsOf(whole.boards),
    levels,
    cells,
    columns,
    columned: [...columns.values()].some((column) => column.cells.length > 1),
    sparse: !boards.some(({ cells }) => cells.some((a) => cells.some((b) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1))),
    stackable: levels.length > 1 && (shape === "decks" || (shape === "square" && levels.length === boards.length)),
    files: Math.max(...all.map((c) => c.x)) + 1,
    ranks: Math.max(...all.map((c) => c.y)) + 1,
  };
  return { ...table, places: places(table) };
}

/** What `ask` gives, asked once while the position stands, and only if somebody wants to know. */
export function once(question, ask) {
  if (!state.answers.has(question)) state.answers.set(question, ask());
  return state.answers.get(question);
}

/** The pieces in Time Out. */
export const entries = () => (state.info.time_out ? once("entries", () => rematerialize_targets(state.position)) : []);

/**
 * Something that a person does. What the package or the page cannot do in it is said, and the game stays as it was
 * before.
 */
export function act(work) {
  return async (...details) => {
    const before = { ...state };
    try {
      await work(...details);
    } catch (error) {
      Object.assign(state, before);
      sayError(error);
    }
  };
}

/** Makes `game` the game on the table. */
export function setGame(game, future = []) {
  const status = game.status();
  const { variant } = status;
  if (state.info?.id !== variant) {
    state.info = state.catalog.find((info) => info.id === variant);
    state.family = familyOf(state.info.family);
    state.board = null;
    state.lookup = null;
  }
  state.game = game;
  state.start = game.start();
  state.history = game.history();
  state.future = future;
  state.column = null;
  refresh(status);
}

/** Sets up the boards; in some games they are others after a move. */
function layBoards() {
  const { info, family, status } = state;
  const present = family.present(info, status);
  const key = [info.id, ...present.boards.map((board) => board.id)].join(" ");
  if (state.board?.key === key) return;
  state.board = { ...geometry(info, present), key };
  if (!state.board.columns.has(state.column)) state.column = null;
}

/** Starts a game from a variant's id or a position text. Throws what the package throws. */
export function startGame(variantOrPosition) {
  setGame(new Game(variantOrPosition));
}

/** Reads again from the package what is always shown. Call it when the position has changed. */
function refresh(status = state.game.status()) {
  const { game } = state;
  state.position = game.position();
  state.status = status;
  state.answers = new Map();
  layBoards();
  state.moves = state.status.outcome ? [] : game.legal_moves();
  state.pieces = new Map(pieces(state.position).map((piece) => [piece.cell, piece]));
  state.last = lastMove();
  state.clicks = [];
  state.preview = null;
  state.message = null;
}

/** The position before item `ply` of the history. */
export function positionBefore(ply) {
  return ply === 0 ? state.start : state.history[ply - 1].position;
}

const played = new WeakMap(); // history item -> its move

function lastMove() {
  const ply = state.history.length - 1;
  const item = state.history[ply];
  if (!item?.move) return null;
  if (!played.has(item)) played.set(item, parse_notation(positionBefore(ply), item.move));
  return played.get(item);
}

/** Goes on or back in the game and shows where that leads; goes the other way again if it cannot be shown. */
function step(forth, back, history, future) {
  forth();
  try {
    Object.assign(state, { history: history(), future });
    refresh();
    changed();
  } catch (error) {
    back();
    throw error;
  }
}

const repeat = (item) => (item.speed ? state.game.agree_speed(item.speed) : state.game.apply(item.move));

/** Adds a move or an agreement to the game. */
function add(forth, move) {
  const { game, history, future } = state;
  const back = () => {
    game.undo();
    for (const item of [...future].reverse()) repeat(item); // what was undone can be done again
    for (const _ of future) game.undo();
  };
  step(forth, back, () => {
    const [item] = game.history(history.length);
    if (move) played.set(item, move);
    return [...history, item];
  }, []);
}

export function playMove(move) {
  state.column = state.board.cells.get(move.to)?.column ?? null;
  add(() => state.game.apply(move.notation), move);
}

export function agreeSpeed(n) {
  add(() => state.game.agree_speed(n));
}

export function undo() {
  const { game, history, future } = state;
  if (history.length) step(() => game.undo(), () => game.redo(), () => history.slice(0, -1), [...future, history.at(-1)]);
}

export function redo() {
  const { game, history, future } = state;
  if (future.length) step(() => game.redo(), () => game.undo(), () => [...history, future.at(-1)], future.slice(0, -1));
}

export function say(message) {
  state.message = message;
  changed();
}

/** Shows an error of the package, or the answer that refuses a move; `text` is the text that it points into. */
export function sayError(error, text) {
  const { code, message, rule, cells = [], candidates, at } = error;
  if (!code) console.error(error);
  say({ tone: "error", text: message, rule, cells, candidates, quote: text !== undefined && at !== undefined ? { text, at } : undefined });
}
