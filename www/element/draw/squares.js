// Boards of square cells. Where a cell is missing, a light square is drawn that belongs to nobody.

import { el, setStyle } from "./dom.js";
import { nearest, neighbor } from "../state/neighbors.js";

/** @typedef {import("../types").Board} Board */
/** @typedef {import("../types").BoardCell} BoardCell */
/** @typedef {(cell: BoardCell, name?: string) => HTMLElement} CellNode */
/** @typedef {{ files: number, ranks: number }} Size */

/** The numbers below `n`, up or down. @param {number} n  @param {boolean} reverse */
export const order = (n, reverse) => {
  const all = [...Array(n).keys()];
  return reverse ? all.reverse() : all;
};

/** The rows of a board from the top, each cell made by `cellNode`. @param {BoardCell[]} cells  @param {Size} size  @param {boolean} flipped  @param {CellNode} cellNode */
export function squareRows(cells, { files, ranks }, flipped, cellNode) {
  const at = new Map(cells.map((cell) => [`${cell.x},${cell.y}`, cell]));
  return order(ranks, !flipped).map((y) =>
    el(
      "div",
      { role: "row", class: "rank" },
      ...order(files, flipped).map((x) => {
        const cell = at.get(`${x},${y}`);
        return cell ? cellNode(cell) : el("span", { class: "square" });
      }),
    ),
  );
}

/** The names at an edge of a board; nothing for none. @param {string} name  @param {string[]} texts */
const edge = (name, texts) =>
  texts.some(Boolean)
    ? el("div", { class: name, "aria-hidden": "true" }, ...texts.map((text) => el("span", { text })))
    : null;

/** The boards of a level in a grid, with names at its edges. @type {import("./boards.js").Drawing["level"]} */
function level({ board: size, family, settings: { flipped } }, boards, cellNode) {
  const { wide, high } = sizeOf(boards);
  const figure = el("figure", { class: "level", data: { many: boards.length > 1 } });
  setStyle(figure, { wide });
  /** @param {HTMLElement | null} node  @param {number} column  @param {number} row */
  const put = (node, column, row) => {
    if (!node) return;
    node.style.gridColumn = String(column);
    node.style.gridRow = String(row);
    figure.append(node);
  };
  const caption = boards.length === 1 && family.caption(boards[0]);
  if (caption) figure.append(el("figcaption", { text: caption, "aria-hidden": "true" }));
  // From the left: names of rows of boards, names of ranks, boards. From the top: caption, boards, files, columns.
  for (const board of boards) {
    const place = placeOf(board, { wide, high }, flipped);
    const [column, row] = [place.column + 3, place.row + 2];
    const rows = squareRows(board.cells, size, flipped, cellNode);
    if (column === 3)
      put(
        edge(
          "ranks",
          order(size.ranks, !flipped).map((y) => family.rank(y, board)),
        ),
        2,
        row,
      );
    put(
      el(
        "div",
        { role: "grid", class: "board", part: "board", "aria-label": family.board(board), data: { board: board.id } },
        ...rows,
      ),
      column,
      row,
    );
    if (row === high + 1)
      put(
        edge(
          "files",
          order(size.files, flipped).map((x) => family.file(x, board)),
        ),
        column,
        high + 2,
      );
    if (wide > 1 && row === high + 1)
      put(el("div", { class: "across", "aria-hidden": "true", text: family.across(board.x) }), column, high + 3);
    if (high > 1 && column === 3)
      put(el("div", { class: "up", "aria-hidden": "true", text: family.up(board.y) }), 1, row);
  }
  return figure;
}

/** Room around the cells of a level, and between levels: as in boards.css. In px. */
const AROUND = { x: 17, y: 38, board: 8, names: 20, gap: 12 };

/**
 * How many levels to lay beside each other so that their cells become largest, and how large that is, in px; in a
 * narrow room, which grows downward, two.
 * @param {import("../types").Boards} board
 * @param {{ width: number, height: number }} room
 * @param {boolean} narrow
 */
export function fitLevels({ levels, files, ranks, columned }, { width, height }, narrow) {
  const { length } = levels;
  const { wide, high } = sizeOf(levels[0]);
  const names = high > 1 ? AROUND.names : 0;
  /** @param {number} row */
  const cell = (row) => {
    const rows = Math.ceil(length / row);
    const across =
      ((width - (row - 1) * AROUND.gap) / row - (narrow && columned ? 2 : AROUND.x) - names - AROUND.board * wide) /
      (wide * files);
    if (narrow) return across;
    const down = ((height - (rows - 1) * AROUND.gap) / rows - AROUND.y - names - AROUND.board * high) / (high * ranks);
    return Math.min(across, down);
  };
  const rows = narrow ? [Math.min(2, length)] : [...Array(length).keys()].map((i) => i + 1);
  const row = nearest(rows, (n) => -cell(n)) ?? 1;
  return { row, size: cell(row) };
}

/** How many boards a level has from left to right and from top to bottom. @param {Board[]} boards */
export const sizeOf = (boards) => ({
  wide: Math.max(...boards.map((board) => board.x)) + 1,
  high: Math.max(...boards.map((board) => board.y)) + 1,
});

/** Where a board lies among those of its level, from the left and from the top. @param {Board} board  @param {{ wide: number, high: number }} size  @param {boolean} flipped */
export const placeOf = ({ x, y }, { wide, high }, flipped) => ({
  column: flipped ? wide - 1 - x : x,
  row: flipped ? y : high - 1 - y,
});

/** @type {import("./boards.js").Drawing} */
export const squares = { level, neighbor };
