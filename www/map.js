// The map of the boards that form a hexagon: pieces and targets of each board, a way to it, and how closely the boards are seen.

import { el, setData, rove } from "./dom.js";
import { focusCell, cursorCell } from "./board.js";
import { layout } from "./hexagons.js";
import { stepOf } from "./walk.js";
import { chosenPiece, targetMarks } from "./select.js";
import { count } from "./words.js";

const narrow = matchMedia("(max-width: 860px)");
let root, plan, frame, legend, zoomButton, levels, latest;
let close = null; // whether the boards are seen closely; the screen decides until somebody does
let built = null;
let seen = null; // the game and position to which the boards were scrolled
const nodes = new Map(); // board -> button

const hasMap = ({ shape, boards, levels }) => shape === "hexagon" && boards.length > 1 && levels.length === 1;
const isClose = () => close ?? narrow.matches;
const centre = (board) => board.cells[board.cells.length >> 1].cell;

export function mountMap(node, boards) {
  root = node;
  levels = boards;
  frame = el("span", { class: "map-frame", "aria-hidden": "true" });
  plan = el("div", { class: "map-plan", role: "group", "aria-label": "Map of the boards" });
  zoomButton = el("button", { id: "zoom", type: "button", class: "small", "aria-keyshortcuts": "z", text: "Close up" });
  legend = el("ul", { class: "legend hex-legend" });
  root.append(plan, el("div", { class: "map-side" }, zoomButton, legend));
  zoomButton.addEventListener("click", () => setClose(!isClose(), latest.board.cells.get(cursorCell()).board));
  plan.addEventListener("click", (event) => {
    const id = event.target.closest("[data-map]")?.dataset.map;
    if (id) jump(id, event.detail === 0);
  });
  plan.addEventListener("keydown", onKey);
  levels.addEventListener("scroll", drawFrame, { passive: true });
  new ResizeObserver(drawFrame).observe(levels);
  narrow.addEventListener("change", () => latest && renderMap(latest, targetMarks()));
}

function setClose(now, board) {
  close = now;
  dress();
  if (now) show(board, "auto");
}

function dress() {
  setData(document.body, "zoom", hasMap(latest.board) ? (isClose() ? "close" : "whole") : null);
  zoomButton.setAttribute("aria-pressed", String(isClose()));
  drawFrame();
}

/** Shows a board and puts the keyboard on it. */
function jump(id, keyboard) {
  const { boards, columns, cells } = latest.board;
  const board = boards.find((item) => item.id === id);
  rove(plan, nodes.get(id));
  if (!keyboard || narrow.matches) setClose(true, board);
  const here = cells.get(cursorCell());
  focusCell(columns.get(here.column).cells.find((cell) => cells.get(cell).board.id === id) ?? centre(board), { preventScroll: true });
}

/** Scrolls a board into the middle. */
function show(board, behavior) {
  const node = levels.querySelector(`[data-board="${board.id}"]`);
  if (!node || !isClose()) return;
  levels.scrollTo({
    left: node.offsetLeft + node.offsetWidth / 2 - levels.clientWidth / 2,
    top: node.offsetTop + node.offsetHeight / 2 - levels.clientHeight / 2,
    behavior,
  });
}

/** After a move elsewhere, shows where it was made. */
function follow(state) {
  const key = `${state.info.id} ${state.position}`;
  if (seen === key) return;
  const first = seen?.split(" ")[0] !== state.info.id;
  seen = key;
  const cell = state.last?.to ?? state.status.king;
  const node = cell && levels.querySelector(`[data-cell="${cell}"]`);
  if (!node || !isClose()) return;
  const [box, frameBox] = [node.getBoundingClientRect(), levels.getBoundingClientRect()];
  const inside = box.left >= frameBox.left && box.right <= frameBox.right && box.top >= frameBox.top && box.bottom <= frameBox.bottom;
  if (first || !inside) show(state.board.cells.get(cell).board, "auto");
}

/** The part of the boards that is seen, as a frame on the map. */
function drawFrame() {
  if (!latest || root.hidden) return;
  frame.hidden = !isClose();
  const board = levels.querySelector("[data-board]");
  if (!board || frame.hidden) return;
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = levels;
  const figure = board.parentNode;
  const share = (start, length, from, all) => {
    const a = Math.max(0, (start - from) / all);
    return [a, Math.min(1, (start + length - from) / all) - a];
  };
  const [left, width] = share(scrollLeft, clientWidth, figure.offsetLeft, figure.offsetWidth);
  const [top, height] = share(scrollTop, clientHeight, figure.offsetTop, figure.offsetHeight);
  for (const [name, value] of Object.entries({ left, top, width, height })) frame.style.setProperty(name, `${(value * 100).toFixed(2)}%`);
}

function build(state) {
  const { board, flipped, family } = state;
  const picture = layout(board, flipped);
  seen = null;
  nodes.clear();
  for (const item of board.boards) {
    const { left, top } = picture.place(item);
    const node = el("button", { type: "button", class: "map-board", tabindex: "-1", data: { map: item.id } });
    node.title = family.board(item);
    node.style.setProperty("--left", (left / (picture.wide - picture.board.wide)).toFixed(4));
    node.style.setProperty("--top", (top / (picture.high - picture.board.high)).toFixed(4));
    nodes.set(item.id, node);
  }
  plan.replaceChildren(...nodes.values(), frame);
  rove(plan, nodes.get(board.cells.get(state.status.king)?.board.id ?? board.boards[0].id));
}

export function renderMap(state, marks) {
  latest = state;
  const { board, family } = state;
  root.hidden = !hasMap(board);
  dress();
  if (root.hidden) return;
  const key = `${state.info.id} ${state.flipped}`;
  if (built !== key) {
    build(state);
    built = key;
  }
  const at = (cell) => board.cells.get(cell).board.id;
  const tally = new Map(board.boards.map(({ id }) => [id, { white: 0, black: 0, targets: 0, captures: 0 }]));
  for (const piece of state.pieces.values()) tally.get(at(piece.cell))[piece.side]++;
  for (const [cell, mark] of marks) {
    tally.get(at(cell)).targets++;
    if (mark.effect === "capture") tally.get(at(cell)).captures++;
  }
  const last = new Set([state.last?.from, state.last?.to].filter(Boolean).map(at));
  const check = state.status.checks.length ? at(state.status.king) : null;
  const selected = state.clicks[0] && at(state.clicks[0]);
  for (const item of board.boards) {
    const node = nodes.get(item.id);
    const { white, black, targets, captures } = tally.get(item.id);
    const look = { targets: targets > 0, last: last.has(item.id), check: check === item.id, selected: selected === item.id };
    for (const [name, value] of Object.entries(look)) setData(node, name, value);
    const words = [
      [null, family.board(item)],
      white && [el("span", { class: "map-count", data: { side: "white" }, text: white }), "white"],
      black && [el("span", { class: "map-count", data: { side: "black" }, text: black }), "black"],
      captures
        ? [el("span", { class: "map-targets", text: `×${captures}` }), `captures of ${count(targets, "target")}`]
        : targets && [el("span", { class: "map-targets", text: `→${targets}` }), targets === 1 ? "target" : "targets"],
      look.selected && [null, "the chosen piece"],
      look.check && [null, "the king in check"],
    ].filter(Boolean);
    node.replaceChildren(...words.flatMap(([number, text], i) =>
      [number ?? "", el("span", { class: "hidden-words", text: i < words.length - 1 ? `${text},` : text })]));
  }
  drawLegend(state, marks);
  follow(state);
}

/** What the marks mean, and how many targets of the chosen piece are of each kind. */
function drawLegend(state, marks) {
  const piece = chosenPiece()?.piece;
  const kinds = [...marks.values()].map((mark) => mark.kind);
  const shown = state.family.kinds.map((name) => [name, kinds.filter((kind) => kind === name).length]).filter(([, n]) => n || !piece);
  legend.replaceChildren(...shown.map(([name, n]) =>
    el("li", { data: { kindCount: n } }, el("span", { class: "kind", data: { kind: name }, "aria-hidden": "true" }),
      el("span", { text: `${state.family.kindWords(name, piece ?? "N")}${n ? `: ${n}` : ""}` }))));
}

function onKey(event) {
  const board = latest.board.boards.find((item) => item.id === event.target.dataset?.map);
  const step = board && stepOf(event.key, latest.flipped);
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const next = latest.board.boards
    .filter((item) => (step[0] ? item.x === board.x + step[0] : item.x === board.x && item.y === board.y + 2 * step[1]))
    .sort((a, b) => Math.abs(a.y - board.y) - Math.abs(b.y - board.y) || (board.x % 2 ? a.y - b.y : b.y - a.y))[0];
  if (!next) return;
  rove(plan, nodes.get(next.id));
  nodes.get(next.id).focus();
}
