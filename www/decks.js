// Main boards with pegs at their corners, and the boards that move from peg to peg. Each place of a board, above or
// below a peg, is a mount; its button is the handle of the board that is there, or the free end of the peg.

import { el, setData, rove } from "./dom.js";
import { options, pick, starts } from "./select.js";
import { count, SIDES, markWords } from "./words.js";
import { squareRows } from "./squares.js";
import { stepOf, toward } from "./walk.js";

let root, latest;
const buttons = new Map(); // mount -> { node, drawn }
const MAINS = ["W", "N", "B"];

/** The mounts of a geometry, by their names: `QL1(3)` is the first peg on the queen's side, level 3. */
export function mountsOf(boards) {
  return new Map(boards.filter((board) => board.id.length > 1).map((board) => {
    const [peg, wing, number, level] = /^([QK])L(\d)\((\d)\)$/.exec(board.id);
    const main = MAINS[(number - 1) >> 1];
    const top = board.level > boards.find((item) => item.id === main).level;
    return [board.id, { id: board.id, peg: peg.slice(0, 3), wing, main, top, far: number % 2 === 0, level: Number(level), board }];
  }));
}

export function mountDecks(node) {
  root = node;
  root.addEventListener("click", (event) => {
    const id = event.target.closest("[data-mount]")?.dataset.mount;
    if (!id) return;
    setCursor(id);
    pick(id);
  });
  root.addEventListener("keydown", (event) => {
    const mount = latest?.board.mounts.get(event.target.dataset?.mount);
    const step = mount && stepOf(event.key, latest.flipped);
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = mountWalk(mount, step);
    if (next) focusMount(next.id);
  });
}

/** The next mount: while a board is held among those where it may go, else at the same main board first. */
function mountWalk(mount, step) {
  const all = [...latest.board.mounts.values()];
  const held = latest.clicks[0];
  const open = latest.board.mounts.has(held) ? options() : null;
  const near = all.filter((other) => (open ? other.id === held || open.has(other.id) : other.main === mount.main));
  const to = (items) => toward(items.map(point), point(mount), step);
  return to(near) ?? (open ? undefined : to(all));
}

const point = ({ id, board }) => ({ id, x: board.x, y: board.y, z: board.level });

function setCursor(id) {
  rove(root, buttons.get(id).node, ".mount");
}

function focusMount(id) {
  setCursor(id);
  buttons.get(id).node.focus();
}

/** After the boards were drawn again, puts the keyboard on the board that moved, or where it was. */
export function focusDeck(state, id) {
  focusMount(state.last?.from === id && !state.board.boards.some((board) => board.id === id) ? state.last.to : id);
}

/** The next cell from a cell: in its column with Page Up and Page Down, else the nearest one on any board. */
export function deckWalk({ cells }, place, step) {
  const points = [...cells.values()].map(({ cell, column, x, y, board }) => ({ cell, column, x, y, z: board.level }));
  const here = points.find(({ cell }) => cell === place.cell);
  return toward(step[2] ? points.filter(({ column }) => column === place.column) : points, here, step)?.cell;
}

/** The main boards, each between its pegs, from the nearest to the farthest. */
export function masts(state, cellNode) {
  buttons.clear();
  const { board, flipped } = state;
  const mains = board.boards.filter((item) => !board.mounts.has(item.id));
  const nodes = (flipped ? mains.reverse() : mains).map((main, i) => {
    const wings = ["Q", "K"].map((wing) => wingNode(state, main, wing, cellNode));
    const figure = el("figure", { class: "mast", data: { main: main.id } },
      wings[flipped ? 1 : 0], mainNode(state, main, cellNode), wings[flipped ? 0 : 1]);
    figure.style.setProperty("--order", -i);
    return figure;
  });
  for (const [name, size] of Object.entries(fit(board))) root.style.setProperty(`--${name}-fit`, size);
  setData(root, "flipped", flipped);
  rove(root, [...buttons.values()].find(({ node }) => node.classList.contains("handle"))?.node, ".mount");
  return nodes;
}

/**
 * The largest cells with which the masts fit in, beside each other and beneath each other. Each wing has room for a
 * board and a file of pegs, so that nothing changes in size while boards move; two boards at one peg take their place.
 */
function fit({ boards, mounts }) {
  const taken = [...mounts.values()].filter((mount) => boards.includes(mount.board));
  const double = (mains, wing) => {
    const pegs = taken.filter((mount) => mount.wing === wing && mains.includes(mount.main)).map((mount) => mount.peg);
    return new Set(pegs).size < pegs.length;
  };
  const widest = (cells, wings, gaps) => {
    const twice = wings.filter(Boolean).length;
    const once = wings.length - twice;
    return `(100cqw - ${once} * var(--peg) - ${4 * once + 8 * twice + gaps}px) / ${cells + 2 * once + 4 * twice}`;
  };
  const sides = ["Q", "K"];
  return {
    row: widest(12, MAINS.flatMap((main) => sides.map((wing) => double([main], wing))), 16),
    column: widest(4, sides.map((wing) => double(MAINS, wing)), 0),
  };
}

/** Tells the style sheet where a board or the end of a peg is in space, in cells from the far left. */
function put(node, { board: { files, ranks }, flipped }, { x, y, level }, side) {
  const place = { x: flipped ? files - x - side : x, y: flipped ? y : ranks - y - side, z: level - 3, side };
  for (const [name, value] of Object.entries(place)) node.style.setProperty(`--${name}`, value);
  return node;
}

function mainNode(state, main, cellNode) {
  const node = el("div", { class: "deck main" },
    el("figcaption", { text: state.family.caption(main), "aria-hidden": "true" }), boardNode(state, main, cellNode));
  return put(node, state, main, 4);
}

/** The pegs of one side of a main board: the far corner over the near one. */
function wingNode(state, main, wing, cellNode) {
  const { board, flipped } = state;
  const node = el("div", { class: "wing", data: { side: (wing === "Q") === flipped ? "right" : "left" } });
  for (const far of [!flipped, flipped]) {
    const pair = [...board.mounts.values()].filter((mount) => mount.main === main.id && mount.wing === wing && mount.far === far);
    pair.sort((a, b) => b.level - a.level);
    const taken = pair.filter((mount) => board.boards.includes(mount.board));
    const free = pair.filter((mount) => !taken.includes(mount));
    const half = el("div", { class: "corner", data: { end: far === flipped ? "low" : "high" } },
      el("div", { class: "pegs" }, ...free.map((mount) => pegNode(state, mount))),
      ...taken.map((mount) => deckNode(state, mount, cellNode)));
    half.append(put(el("span", { class: "rod", "aria-hidden": "true" }), state, { ...pair[0].board, level: main.level }, 2));
    node.append(half);
  }
  return node;
}

function button(mount, kind, ...content) {
  const node = el("button", { type: "button", tabindex: "-1", class: `mount ${kind}`, data: { mount: mount.id } }, ...content);
  buttons.set(mount.id, { node, drawn: "" });
  return node;
}

const arrow = (mount) => el("span", { class: "arrow", text: mount.top ? "▲" : "▼" });

const pegNode = (state, mount) => put(button(mount, "peg", el("span", { class: "peg-name", text: mount.peg }), arrow(mount)), state, mount.board, 2);

function deckNode(state, mount, cellNode) {
  const handle = button(mount, "handle",
    el("span", { class: "handle-level", text: `level ${mount.level}` }), " ",
    el("span", { class: "handle-name" }, mount.peg, arrow(mount)), " ",
    el("span", { class: "token" }));
  return put(el("div", { class: "deck moveable" }, handle, boardNode(state, mount.board, cellNode)), state, mount.board, 2);
}

/** A board, with its ranks in the cells at its left and its files in those at its foot. */
function boardNode(state, board, cellNode) {
  const { family, flipped } = state;
  const side = Math.sqrt(board.cells.length);
  const first = flipped ? side - 1 : 0;
  const own = board.cells.map((cell) => ({ ...cell, x: cell.x - board.x, y: cell.y - board.y }));
  const rows = squareRows({ cells: own }, { files: side, ranks: side }, flipped, (cell) => {
    const node = cellNode(cell);
    if (cell.x === first) node.append(el("span", { class: "edge of-rank", data: { edge: family.rank(cell.y + board.y) } }));
    if (cell.y === first) node.append(el("span", { class: "edge of-file", data: { edge: family.file(cell.x + board.x) } }));
    return node;
  });
  const node = el("div", { role: "grid", class: "board", "aria-label": family.board(board), data: { board: board.id } }, ...rows);
  node.style.setProperty("--files", side);
  return node;
}

export function renderDecks(state, marks, last, way) {
  latest = state;
  const held = state.board.mounts.has(state.clicks[0]);
  setData(root, "carrying", held);
  for (const [id, view] of buttons) {
    const deck = state.status.boards.find(({ place }) => place === id);
    const mark = marks.get(id);
    const look = {
      controller: deck?.controller,
      effect: mark?.effect,
      playable: mark?.playable,
      promotes: mark?.promotes,
      selected: id === state.clicks[0],
      own: starts(id),
      last: last.has(id),
      way: way.has(id),
    };
    const label = mountLabel(state, id, deck, mark, look);
    const drawn = JSON.stringify([look, label]);
    if (drawn === view.drawn) continue;
    view.drawn = drawn;
    const { node } = view;
    for (const [name, value] of Object.entries(look)) setData(node, name, value);
    node.setAttribute("aria-label", label);
    node.title = label;
    if (!deck) continue;
    const token = node.querySelector(".token");
    token.textContent = SIDES[deck.controller][0];
    setData(token, "side", deck.controller);
  }
}

function mountLabel(state, id, deck, mark, look) {
  const { peg, top, level, board } = state.board.mounts.get(id);
  if (!deck) return [`peg ${peg}`, top ? "on top" : "below", "free", mark && markWords(mark)].filter(Boolean).join(", ");
  const pieces = board.cells.filter(({ cell }) => state.pieces.has(cell)).length;
  const who = SIDES[deck.controller];
  const words = [`board ${top ? "on top" : "below"}`, `level ${level}`, `${peg} ${who[0]}`, `controlled by ${who}`];
  words.push(pieces ? count(pieces, "piece") : "empty");
  if (look.selected) words.push("selected");
  return words.join(", ");
}
