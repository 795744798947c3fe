// Boards of hexagons: cells, the hexagon that the boards form, the next cell in a direction. Lengths are in cells.

import { el } from "./dom.js";
import { nearest } from "../state/neighbors.js";

/** @typedef {import("../types").Board} Board */
/** @typedef {import("../types").Place} Place */
/** @typedef {import("../types").Boards} Boards */

const ACROSS = 3.95; // widths of a cell from a file of boards to the next
const UP = 5.4; // heights of a cell from a board to the one above
export const RATIO = Math.sqrt(3) / 2; // height of a cell with width 1

/** The size of a picture of boards, and where each one lies, all in widths of a cell, from the top left. @param {Boards} boards  @param {boolean} flipped */
export function layout({ boards, files, ranks }, flipped) {
  const columns = Math.max(...boards.map((board) => board.x));
  const heights = Math.max(...boards.map((board) => board.y));
  const wide = files * 0.75 + 0.25;
  const high = ((ranks + 1) / 2) * RATIO;
  /** @param {Board} board */
  const place = ({ x, y }) => ({
    left: (flipped ? columns - x : x) * ACROSS,
    top: ((flipped ? y : heights - y) / 2) * UP * RATIO,
  });
  return { wide: columns * ACROSS + wide, high: (heights / 2) * UP * RATIO + high, board: { wide, high }, place };
}

/** Where a cell lies on its board, in widths of a cell from the top left. @param {{ x: number, y: number }} cell  @param {Boards} boards  @param {boolean} flipped */
export const within = ({ x, y }, { files, ranks }, flipped) => ({
  left: (flipped ? files - 1 - x : x) * 0.75,
  top: ((flipped ? y : ranks - 1 - y) / 2) * RATIO,
});

/** Tells the style sheet where a new node lies. @param {HTMLElement} node  @param {Record<string, number>} lengths */
function put(node, lengths) {
  node.style.cssText = Object.entries(lengths)
    .map(([name, value]) => `--${name}: ${Number(value.toFixed(4))}`)
    .join("; ");
  return node;
}

/** The shade of a board: the boards form a hexagon as the cells do, so each has the colour of the cell at its place. A move between boards along a diagonal keeps the shade, as one inside keeps the colour: the source's nine classes. @param {Boards} table  @param {Board} board */
export function shade({ boards }, { x, y }) {
  return boards.length > 1 ? boards[0].cells.find((cell) => cell.x === x && cell.y === y)?.tone : undefined;
}

/** All boards of a level. @type {import("./boards.js").Drawing["level"]} */
function level({ board: table, family, settings: { flipped } }, boards, cellNode) {
  const picture = layout(table, flipped);
  const figure = el("figure", { class: "level hexes", data: { many: boards.length > 1 } });
  put(figure, { wide: picture.wide, high: picture.high });
  for (const board of boards) {
    const node = el(
      "div",
      {
        role: "grid",
        class: "board",
        part: "board",
        "aria-label": family.board(board),
        data: { board: board.id, shade: shade(table, board) },
      },
      ...rows(board, table, flipped, cellNode),
    );
    put(node, { ...picture.place(board), across: picture.board.wide, down: picture.board.high });
    const caption = family.caption(board);
    if (caption) node.append(el("span", { class: "board-name", "aria-hidden": "true", text: caption }));
    figure.append(node);
  }
  return figure;
}

/** The cells of a board by their heights, from the top. @param {Board} board  @param {Boards} table  @param {boolean} flipped  @param {import("./squares.js").CellNode} cellNode */
function rows(board, table, flipped, cellNode) {
  const heights = [...new Set(board.cells.map((cell) => cell.y))].sort((a, b) => (flipped ? a - b : b - a));
  return heights.map((y) => {
    const row = board.cells.filter((cell) => cell.y === y).sort((a, b) => (flipped ? b.x - a.x : a.x - b.x));
    return el(
      "div",
      { role: "row", class: "hex-row" },
      ...row.map((cell) => put(cellNode(cell, cell.column), within(cell, table, flipped))),
    );
  });
}

/**
 * Of the things a column further, the one at nearly the same height: up from even columns, down from odd ones.
 * @template T
 * @param {T[]} items
 * @param {number} height
 * @param {(item: T) => number} heightOf
 * @param {boolean} even
 */
function beside(items, height, heightOf, even) {
  const lean = even ? 0.01 : -0.01;
  return nearest(items, (item) => Math.abs(heightOf(item) - height - lean));
}

/** The cell that a step leads to: the next one in the picture, or with `far` the same one on the next board. @type {import("./boards.js").Drawing["neighbor"]} */
function neighbor(table, place, [dx, dy, dl], far) {
  return far || dl ? toBoard(table, place, dx, dy || dl) : toCell(table, place, dx, dy);
}

/** @param {Boards} table  @param {Place} place  @param {number} dx  @param {number} dy */
function toCell({ cells, files }, place, dx, dy) {
  /** @param {Place} at */
  const column = (at) => at.board.x * files + at.x;
  /** @param {Place} at */
  const height = (at) => (at.board.y / 2) * UP + at.y / 2;
  const line = [...cells.values()].filter((at) => column(at) === column(place) + dx);
  if (dx) return beside(line, height(place), height, column(place) % 2 === 0)?.cell;
  const ahead = line.filter((at) => (height(at) - height(place)) * dy > 0);
  return nearest(ahead, (at) => Math.abs(height(at) - height(place)))?.cell;
}

/** The board beside another one. @param {import("../types").Board[]} boards  @param {import("../types").Board} board  @param {number} dx  @param {number} dy */
export function boardBeside(boards, { x, y }, dx, dy) {
  if (!dx) return boards.find((board) => board.x === x && board.y === y + 2 * dy);
  const further = boards.filter((board) => board.x === x + dx);
  return beside(further, y, (board) => board.y, x % 2 === 0);
}

/** @param {Boards} table  @param {Place} place  @param {number} dx  @param {number} dy */
function toBoard({ boards, cells, columns }, place, dx, dy) {
  const next = boardBeside(boards, place.board, dx, dy);
  return next && columns.get(place.column)?.cells.find((cell) => cells.get(cell)?.board.id === next.id);
}

/** @type {import("./boards.js").Drawing} */
export const hexagons = { level, neighbor };
