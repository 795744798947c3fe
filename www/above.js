// The boards seen from above, one field for each column, and the chooser of a level within a column.

import { el, setData, markIcon, rove } from "./dom.js";
import { nameOf, pieceIcon, pieceName } from "./pieces.js";
import { SIDES, count, markWords } from "./words.js";
import { pick, pickColumn } from "./select.js";
import { entries } from "./state.js";
import { cursorCell, focusCell, lastCells } from "./board.js";
import { stepOf, toward } from "./walk.js";

let root, chooser, latest;
let built = null;
const views = new Map(); // column -> { node, drawn }
let rows = []; // the chooser's buttons, from the highest level down
const STRENGTH = ["free", "move", "beside", "castling", "capture", "annihilate"];

export function mountAbove(aboveNode, chooserNode) {
  root = aboveNode;
  chooser = chooserNode;
  root.addEventListener("click", (event) => {
    const column = event.target.closest("[data-column]")?.dataset.column;
    if (!column) return;
    rove(root, views.get(column).node);
    pickColumn(column);
    if (event.detail === 0) focusChooser();
  });
  root.addEventListener("keydown", (event) => {
    const place = latest?.board.columns.get(event.target.dataset?.column);
    const step = place && stepOf(event.key, latest.flipped);
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (step[2]) return;
    const columns = [...latest.board.columns.values()].map(({ column, x, y }) => ({ column, x, y, z: 0 }));
    const next = toward(columns, { ...place, z: 0 }, step);
    if (next) focusColumn(next.column);
  });
  chooser.addEventListener("click", (event) => {
    const cell = event.target.closest("[data-stack-cell]")?.dataset.stackCell;
    if (!cell) return;
    const before = latest.position;
    if (cell !== latest.clicks[0]) pick(cell);
    if (event.detail === 0 && (latest.position !== before || latest.clicks.length === 1)) focusColumn(latest.column);
  });
  chooser.addEventListener("keydown", onChooserKey);
}

function focusColumn(column) {
  const node = views.get(column)?.node;
  if (!node || root.hidden) return;
  rove(root, node);
  node.focus();
}

/** With the keyboard, goes on to the level when the column leaves a choice. */
function focusChooser() {
  const open = rows.filter((row) => row.dataset.playable !== undefined);
  const own = rows.filter((row) => row.dataset.own !== undefined);
  if (open.length > 1) open[0].focus();
  else if (!latest.clicks.length && own.length > 1) own[0].focus();
}

function onChooserKey(event) {
  const at = rows.indexOf(event.target);
  if (at < 0) return;
  const to = { ArrowUp: at - 1, PageUp: at - 1, ArrowDown: at + 1, PageDown: at + 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to !== undefined) {
    event.preventDefault();
    rows[Math.max(0, Math.min(rows.length - 1, to))].focus();
  } else if (event.key === "Escape" || event.key === "ArrowLeft") {
    event.preventDefault();
    event.stopPropagation();
    focusColumn(latest.column);
  }
}

function build(state) {
  const { columns, files, ranks, boards: [lowest] } = state.board;
  const held = root.contains(document.activeElement);
  const order = (n) => [...Array(n).keys()];
  const ys = state.flipped ? order(ranks) : order(ranks).reverse();
  const xs = state.flipped ? order(files).reverse() : order(files);
  const at = new Map([...columns].map(([column, place]) => [`${place.x},${place.y}`, column]));
  views.clear();
  root.style.setProperty("--files", files);
  const lines = ys.map((y) => el("div", { role: "row", class: "rank" }, ...xs.map((x) => {
    const column = at.get(`${x},${y}`);
    if (!column) return el("span", { class: "ground" });
    const node = el("button", { type: "button", role: "gridcell", tabindex: "-1", class: "cell pile-cell", data: { column, tone: columns.get(column).tone } });
    views.set(column, { node, drawn: "" });
    return node;
  })));
  root.replaceChildren(el("figure", { class: "level" },
    el("figcaption", { text: "From above" }),
    el("div", { class: "ranks", "aria-hidden": "true" }, ...ys.map((y) => el("span", { text: state.family.rank(y, lowest) }))),
    el("div", { role: "grid", class: "board", "aria-label": "All columns, seen from above" }, ...lines),
    el("div", { class: "files", "aria-hidden": "true" }, ...xs.map((x) => el("span", { text: state.family.file(x, lowest) })))));
  const first = state.column ?? at.get(`${files >> 1},0`) ?? state.board.cells.get(state.status.king)?.column ?? at.values().next().value;
  rove(root, views.get(first).node);
  if (held) focusColumn(first);
}

export function renderAbove(state, marks) {
  latest = state;
  root.hidden = document.body.dataset.layout !== "plan";
  if (!state.board.columned || state.board.shape === "hexagon") {
    chooser.hidden = true;
    return;
  }
  const key = `${state.board.key} ${state.flipped}`;
  if (built !== key) {
    build(state);
    built = key;
  }
  const last = lastCells(state.last);
  const way = new Set(state.message?.cells ?? []);
  for (const [column, view] of views) {
    const { cells } = state.board.columns.get(column);
    const decks = cells.map((cell) => state.board.cells.get(cell).board.id);
    const pile = floorsOf(state, cells).map((cell) => {
      const piece = state.pieces.get(cell);
      return piece ? `${piece.side[0]}${piece.piece}` : cell && "";
    });
    const here = cells.map((cell) => marks.get(cell)).filter(Boolean);
    const effect = here.map((mark) => mark.effect).sort((a, b) => STRENGTH.indexOf(b) - STRENGTH.indexOf(a))[0];
    const look = {
      effect,
      playable: here.some((mark) => mark.playable),
      forbidden: here.length > 0 && here.every((mark) => mark.rule),
      wins: here.some((mark) => mark.wins),
      promotes: here.find((mark) => mark.promotes)?.promotes,
      selected: [...cells, ...decks].includes(state.clicks[0]),
      shown: column === state.column,
      last: [...cells, ...decks].some((place) => last.has(place)),
      check: state.status.checks.length > 0 && cells.includes(state.status.king),
      attacker: cells.some((cell) => state.status.checks.includes(cell)),
      way: cells.some((cell) => way.has(cell)),
      origin: entries().some((entry) => cells.includes(entry.origin)),
    };
    const drawn = JSON.stringify([pile, look]);
    if (drawn === view.drawn) continue;
    view.drawn = drawn;
    for (const [name, value] of Object.entries(look)) setData(view.node, name, value);
    view.node.replaceChildren(...pileParts(pile));
    view.node.setAttribute("aria-label", label(column, pile, state, cells, here));
  }
  renderChooser(state, marks);
}

/** The cells of a column from the lowest level of the game to the highest; nothing where no board is. */
function floorsOf({ board }, cells) {
  return board.heights.map((height) => cells.find((cell) => board.cells.get(cell).board.level === height));
}

/** The pieces of a column and a gauge of its levels. */
function pileParts(pile) {
  const standing = pile.filter(Boolean);
  const icons = standing.map((code) => pieceIcon(code[1], code[0] === "w" ? "white" : "black"));
  const gauge = standing.length || pile.includes(undefined)
    ? el("span", { class: "gauge", "aria-hidden": "true" }, ...[...pile].reverse().map((code) => el("i", { class: code === undefined ? "gone" : code && (code[0] === "w" ? "white" : "black") })))
    : null;
  const size = standing.length > 4 ? "many" : standing.length > 1 ? "few" : "one";
  return [el("span", { class: `pile ${size}` }, ...icons), gauge].filter(Boolean);
}

function label(column, pile, state, cells, here) {
  const words = [`column ${column}`];
  const standing = cells.map((cell) => state.pieces.get(cell)).filter(Boolean);
  if (!standing.length) words.push("empty");
  for (const piece of standing) words.push(`level ${state.board.cells.get(piece.cell).board.level + 1} ${pieceName(piece)}`);
  if (here.length) words.push(`${count(here.length, "target")}: ${[...new Set(here.map((mark) => markWords(mark)))].join(" or ")}`);
  return words.join(", ");
}

function renderChooser(state, marks) {
  const place = state.board.columns.get(state.column);
  chooser.hidden = false;
  const focused = rows.indexOf(document.activeElement);
  if (!place) {
    rows = [];
    chooser.replaceChildren(
      el("h3", { text: "Levels of a column" }),
      el("p", { class: "muted small", text: `Choose a ${root.hidden ? "cell; the levels of its column" : "column from above; its levels"} appear here, the highest on top.` }));
    if (focused >= 0) leaveChooser();
    return;
  }
  const next = new Set(state.moves.map((move) => move.clicks[0]));
  rows = [...place.cells].reverse().map((cell) => {
    const at = state.board.cells.get(cell);
    const piece = state.pieces.get(cell);
    const mark = marks.get(cell);
    const own = next.has(cell);
    const floor = state.family.floor(at.board);
    const there = piece ? `${SIDES[piece.side]} ${nameOf(piece.piece)}` : "";
    const note = mark ? markWords(mark) : there;
    return el("button", {
      type: "button",
      class: "floor",
      data: { stackCell: cell, effect: mark?.effect, playable: mark?.playable, forbidden: Boolean(mark?.rule), own, selected: cell === state.clicks[0] },
      "aria-label": [`${floor} ${note}`, state.family.cell(at), note === there ? null : there, piece ? null : "empty"].filter(Boolean).join(", "),
    },
    el("span", { class: "floor-name", text: floor }),
    " ",
    el("span", { class: "floor-piece" }, piece ? pieceIcon(piece.piece, piece.side) : null),
    el("span", { class: "floor-note", text: note }),
    mark ? markIcon(mark.effect) : null);
  });
  chooser.replaceChildren(
    el("h3", { text: `Column ${state.column}` }),
    el("div", { class: "floors", role: "group", "aria-label": `Levels of column ${state.column}` }, ...rows));
  if (focused >= 0) rows[Math.min(focused, rows.length - 1)].focus();
}

/** Keeps the keyboard on the boards when the chosen column is gone. */
function leaveChooser() {
  if (root.hidden) focusCell(cursorCell());
  else root.querySelector('[tabindex="0"]').focus();
}
