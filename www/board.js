// The boards, arranged by their place in each level. The 3D view turns these same boards.

import { el, setData, rove } from "./dom.js";
import { pieceIcon, pieceName } from "./pieces.js";
import { DUTIES, markWords } from "./words.js";
import { pick } from "./select.js";
import { entries } from "./state.js";
import { trail } from "./trail.js";
import { squareEdges, squareRows } from "./squares.js";
import { hexagonLevel, hexagonWalk } from "./hexagons.js";
import { deckWalk, focusDeck, masts, renderDecks } from "./decks.js";
import { stepOf, walk } from "./walk.js";

/** How boards are drawn, by the shape of their cells. */
const SHAPES = {
  square: { level: drawLevel, rows: squareRows, edges: squareEdges, walk },
  hexagon: { level: hexagonLevel, walk: hexagonWalk },
  decks: { all: masts, walk: deckWalk, render: renderDecks },
};

let root, tower, latest;
let built = null; // what the present boards were built for
const views = new Map(); // cell -> { node, drawn, piece }
let cursor = null;

export function mountBoards(node) {
  root = node;
  tower = el("div", { class: "tower" });
  root.append(tower);
  root.addEventListener("click", (event) => {
    const cell = event.target.closest("[data-cell]")?.dataset.cell;
    if (!cell) return;
    setCursor(cell);
    pick(cell);
  });
  root.addEventListener("keydown", onKey);
  root.addEventListener("focusin", (event) => {
    const cell = event.target.dataset?.cell;
    if (cell) setCursor(cell);
  });
}

function build(state) {
  const { board } = state;
  const held = document.activeElement?.closest("#levels [data-cell], #levels [data-mount]")?.dataset;
  views.clear();
  root.style.setProperty("--files", board.files);
  root.style.setProperty("--ranks", board.ranks);
  root.style.setProperty("--levels", board.heights.length);
  root.style.setProperty("--row", state.family.row(board));
  setData(root, "sparse", board.sparse);
  tower.replaceChildren(...(SHAPES[board.shape].all ?? levels)(state, (cell) => cellNode(state, cell)));
  if (!views.has(cursor)) cursor = [state.status.king, state.moves[0]?.clicks[0], board.boards[0].cells[0].cell].find((cell) => views.has(cell));
  rove(root, views.get(cursor)?.node, ".cell");
  if (held?.cell) focusCell(cursor);
  else if (held) focusDeck(state, held.mount);
}

/** Level by level, from the lowest. */
function levels(state, cellNode) {
  const { board } = state;
  const row = state.family.row(board);
  const lastRow = row * Math.floor((board.levels.length - 1) / row);
  return board.levels.map((boards, i) => {
    const node = SHAPES[board.shape].level(state, boards, cellNode);
    setData(node, "over", i < lastRow);
    node.style.setProperty("--i", i - (board.levels.length - 1) / 2);
    return node;
  });
}

/** The boards of a level in a grid, with names at its edges. */
function drawLevel(state, boards, cellNode) {
  const { board: size, family, flipped } = state;
  const shape = SHAPES[size.shape];
  const wide = Math.max(...boards.map((board) => board.x)) + 1;
  const high = Math.max(...boards.map((board) => board.y)) + 1;
  const level = el("figure", { class: "level", data: { level: boards[0].level, many: boards.length > 1 } });
  level.style.setProperty("--wide", wide);
  const put = (node, column, row) => {
    if (!node) return;
    node.style.gridColumn = column;
    node.style.gridRow = row;
    level.append(node);
  };
  const caption = boards.length === 1 && family.caption(boards[0]);
  if (caption) level.append(el("figcaption", { text: caption, "aria-hidden": "true" }));
  // From the left: names of rows of boards, names of ranks, boards. From the top: caption, boards, files, columns.
  for (const board of boards) {
    const column = (flipped ? wide - 1 - board.x : board.x) + 3;
    const row = (flipped ? board.y : high - 1 - board.y) + 2;
    const edges = shape.edges(board, size, flipped, family);
    const rows = shape.rows(board, size, flipped, cellNode);
    if (column === 3) put(edges.ranks, 2, row);
    put(el("div", { role: "grid", class: "board", "aria-label": family.board(board) }, ...rows), column, row);
    if (row === high + 1) put(edges.files, column, high + 2);
    if (wide > 1 && row === high + 1) put(el("div", { class: "across", "aria-hidden": "true", text: family.across(board.x) }), column, high + 3);
    if (high > 1 && column === 3) put(el("div", { class: "up", "aria-hidden": "true", text: family.up(board.y) }), 1, row);
  }
  return level;
}

const HAIR = "\u200a"; // a hair space: digits that are said one by one are seen as one number

function cellNode({ board, family }, cell) {
  const node = el("button", {
    type: "button", role: "gridcell", tabindex: "-1", class: "cell",
    data: { cell: cell.cell, col: cell.column, tone: cell.tone },
  }, el("span", { class: "name", "aria-hidden": "true", text: family.cell(board.cells.get(cell.cell)).replaceAll(" ", HAIR) }));
  views.set(cell.cell, { node, drawn: "", piece: "" });
  return node;
}

/** What a cell shows, from the state; equal texts are not drawn again. */
export function renderBoards(state, marks) {
  latest = state;
  const key = `${state.board.key} ${state.flipped}`;
  if (built !== key) {
    build(state);
    built = key;
  }
  const { family } = state;
  const last = lastCells(state.last);
  const way = new Set(state.message?.cells ?? []);
  const checks = new Set(state.status.checks);
  const origins = new Set(entries().map((entry) => entry.origin));
  const duties = family.duties(state);
  const { mover, landing, landings, jumped } = trail();
  const shownColumn = state.board.shape === "hexagon" ? state.board.cells.get(state.clicks[0])?.column : state.column;
  const victims = new Set([...marks.values()].map((mark) => mark.takes ?? mark.passing));
  for (const [cell, view] of views) {
    const place = state.board.cells.get(cell);
    const piece = state.pieces.get(cell);
    const mark = marks.get(cell);
    const look = {
      piece: code(piece),
      ghost: cell === landing && cell !== state.clicks[0] ? code(mover) : undefined,
      effect: mark?.effect,
      kind: mark?.kind,
      playable: mark?.playable,
      wins: mark?.wins,
      promotes: mark?.promotes,
      forbidden: Boolean(mark?.rule),
      selected: cell === state.clicks[0],
      away: landing && cell === state.clicks[0] && cell !== landing,
      landing: landings.includes(cell),
      jumped: jumped.has(cell),
      victim: victims.has(cell),
      duty: duties.get(cell),
      last: last.has(cell),
      check: checks.size > 0 && cell === state.status.king,
      attacker: checks.has(cell),
      way: way.has(cell),
      origin: origins.has(cell),
      near: state.lookup?.near.has(cell),
      sought: state.lookup?.cell === cell,
      shown: state.board.columned && place.column === shownColumn,
    };
    const drawn = JSON.stringify(look);
    if (drawn === view.drawn) continue;
    view.drawn = drawn;
    const shown = look.ghost ?? look.piece ?? "";
    if (view.piece !== shown) {
      view.piece = shown;
      view.node.querySelector(".piece")?.remove();
      const there = look.ghost ? mover : piece;
      if (there) view.node.append(pieceIcon(there.piece, there.side));
    }
    for (const [name, value] of Object.entries(look)) setData(view.node, name, value);
    view.node.setAttribute("aria-label", label(family, place, piece, mark, look));
    if (look.selected) view.node.setAttribute("aria-selected", "true");
    else view.node.removeAttribute("aria-selected");
  }
  SHAPES[state.board.shape].render?.(state, marks, last, way);
}

const code = (piece) => piece && `${piece.side[0]}${piece.piece}`;

function label(family, place, piece, mark, look) {
  const words = [family.cell(place)];
  if (piece) words.push(pieceName(piece));
  if (look.selected) words.push("selected");
  if (look.duty) words.push(DUTIES[look.duty]);
  if (look.jumped) words.push("jumped");
  if (look.landing) words.push("landed here");
  if (look.check) words.push("in check");
  if (look.attacker) words.push("gives check");
  if (look.origin) words.push("origin of an absent piece");
  if (look.near) words.push("one step from the cell looked up");
  if (mark) words.push(markWords(mark));
  if (mark?.kind) words.push(family.kindWords(mark.kind, mark.piece));
  return words.join(", ");
}

const ends = (way) => (way ? [way.from, way.to] : []);

export function lastCells(move) {
  if (!move) return new Set();
  if (move.forfeits) return new Set([move.from, ...move.forfeits]);
  return new Set([move.from, ...(move.path ?? []), move.to, ...ends(move.rook), ...ends(move.passenger), move.promoted, ...move.captures].filter(Boolean));
}

function setCursor(cell) {
  cursor = cell;
  rove(root, views.get(cell)?.node, ".cell");
}

/** The cell on which the keyboard is, or was. */
export const cursorCell = () => cursor;

/** Puts the keyboard on a cell, if there is one. */
export function focusCell(cell, options) {
  if (!views.has(cell)) return;
  setCursor(cell);
  views.get(cell).node.focus(options);
}

function onKey(event) {
  const cell = event.target.dataset?.cell;
  const step = cell && stepOf(event.key, latest.flipped);
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  focusCell(SHAPES[latest.board.shape].walk(latest.board, latest.board.cells.get(cell), step, event.shiftKey));
}

/** Marks a column on every board while the pointer or the keyboard is on it. */
export function hoverColumn(column) {
  for (const node of document.querySelectorAll("[data-hover]")) delete node.dataset.hover;
  if (!column) return;
  const selector = `[data-col="${column}"], [data-column="${column}"]`;
  for (const node of document.querySelectorAll(selector)) node.dataset.hover = "";
}
