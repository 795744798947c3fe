// The boards, one for each level. The 3D view turns these same boards.

import { el, setData, pieceIcon, rove } from "./dom.js";
import { cellName, pieceName, markWords } from "./words.js";
import { pick } from "./select.js";

let root, tower, latest;
let built = null; // what the present boards were built for
const views = new Map(); // cell -> { node, drawn }
const byPlace = new Map(); // "x,y,level" -> cell
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
  const { boards, files, ranks } = state.board;
  const order = (n) => [...Array(n).keys()];
  const ys = state.flipped ? order(ranks) : order(ranks).reverse();
  const xs = state.flipped ? order(files).reverse() : order(files);
  views.clear();
  byPlace.clear();
  root.style.setProperty("--files", files);
  root.style.setProperty("--ranks", ranks);
  root.style.setProperty("--levels", boards.length);
  tower.replaceChildren(...boards.map((board) => {
    const at = new Map(board.cells.map((cell) => [`${cell.x},${cell.y}`, cell]));
    const rows = ys.map((y) => el("div", { role: "row", class: "rank" }, ...xs.map((x) => {
      const cell = at.get(`${x},${y}`);
      if (!cell) return el("span", { class: "hole" });
      byPlace.set(`${x},${y},${board.level}`, cell.cell);
      const node = el("button", {
        type: "button", role: "gridcell", tabindex: "-1", class: "cell",
        data: { cell: cell.cell, col: cell.column, tone: cell.tone },
      });
      views.set(cell.cell, { node, drawn: "" });
      return node;
    })));
    const figure = el("figure", { class: "level", data: { level: board.level } },
      board.id ? el("figcaption", { text: board.id, "aria-hidden": "true" }) : null,
      el("div", { class: "ranks", "aria-hidden": "true" }, ...ys.map((y) => el("span", { text: y + 1 }))),
      el("div", { role: "grid", class: "board", "aria-label": board.id ? `Level ${board.level + 1}` : "Board" }, ...rows),
      el("div", { class: "files", "aria-hidden": "true" }, ...xs.map((x) => el("span", { text: board.cells.find((cell) => cell.x === x).column[0] }))));
    figure.style.setProperty("--i", board.level - (boards.length - 1) / 2);
    return figure;
  }));
  if (!views.has(cursor)) cursor = state.status.king ?? boards[0].cells[0].cell;
  rove(root, views.get(cursor)?.node);
}

/** What a cell shows, from the state; equal texts are not drawn again. */
export function renderBoards(state, marks) {
  latest = state;
  const key = `${state.info.id} ${state.flipped}`;
  if (built !== key) {
    build(state);
    built = key;
  }
  const last = lastCells(state.last);
  const way = new Set(state.message?.cells ?? []);
  const checks = new Set(state.status.checks);
  const origins = new Set(state.entries.map((entry) => entry.origin));
  for (const [cell, view] of views) {
    const place = state.board.cells.get(cell);
    const piece = state.pieces.get(cell);
    const mark = marks.get(cell);
    const look = {
      piece: piece && `${piece.side[0]}${piece.piece}`,
      effect: mark?.effect,
      playable: mark?.playable,
      wins: mark?.wins,
      promotes: mark?.promotes,
      forbidden: Boolean(mark?.rule),
      selected: cell === state.clicks[0],
      last: last.has(cell),
      check: checks.size > 0 && cell === state.status.king,
      attacker: checks.has(cell),
      way: way.has(cell),
      origin: origins.has(cell),
      shown: state.board.boards.length > 1 && place.column === state.column,
    };
    const drawn = JSON.stringify(look);
    if (drawn === view.drawn) continue;
    if (!view.drawn || JSON.parse(view.drawn).piece !== look.piece) {
      view.node.replaceChildren(...(piece ? [pieceIcon(piece.piece, piece.side)] : []));
    }
    view.drawn = drawn;
    for (const [name, value] of Object.entries(look)) setData(view.node, name, value);
    view.node.setAttribute("aria-label", label(place, piece, mark, look));
    if (look.selected) view.node.setAttribute("aria-selected", "true");
    else view.node.removeAttribute("aria-selected");
  }
}

function label(place, piece, mark, look) {
  const words = [cellName(place)];
  if (piece) words.push(pieceName(piece));
  if (look.selected) words.push("selected");
  if (look.check) words.push("in check");
  if (look.attacker) words.push("gives check");
  if (look.origin) words.push("origin of an absent piece");
  if (mark) words.push(markWords(mark));
  return words.join(", ");
}

export function lastCells(move) {
  if (!move) return new Set();
  return new Set([move.from, move.to, move.rook?.from, move.rook?.to, ...move.captures].filter(Boolean));
}

function setCursor(cell) {
  cursor = cell;
  rove(root, views.get(cell)?.node);
}

/** Puts the keyboard on a cell, if there is one. */
function focusCell(cell) {
  if (!views.has(cell)) return;
  setCursor(cell);
  views.get(cell).node.focus();
}

const STEPS = { ArrowLeft: [-1, 0, 0], ArrowRight: [1, 0, 0], ArrowUp: [0, 1, 0], ArrowDown: [0, -1, 0], PageUp: [0, 0, 1], PageDown: [0, 0, -1] };

/** The step of a key, as [x, y, level], turned with the board. */
export function stepOf(key, flipped) {
  const step = STEPS[key];
  return step && (flipped ? [-step[0], -step[1], step[2]] : step);
}

function onKey(event) {
  const cell = event.target.dataset?.cell;
  const step = cell && stepOf(event.key, latest.flipped);
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const { x, y, board } = latest.board.cells.get(cell);
  focusCell(byPlace.get(`${x + step[0]},${y + step[1]},${board.level + step[2]}`));
}

/** Marks a column on every board while the pointer or the keyboard is on it. */
export function hoverColumn(column) {
  for (const node of document.querySelectorAll("[data-hover]")) delete node.dataset.hover;
  if (!column) return;
  const selector = `[data-col="${column}"], [data-column="${column}"]`;
  for (const node of document.querySelectorAll(selector)) node.dataset.hover = "";
}
