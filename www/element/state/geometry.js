// Tables over the boards that are there: cells and columns by name, boards by level.

import { places } from "./neighbors.js";

/** @typedef {import("../types").Boards} Boards */

/**
 * @param {import("../types").VariantInfo} info
 * @param {ReturnType<import("../types").Family["present"]>} present
 * @param {string} key
 * @returns {Boards}
 */
export function geometry({ geometry: whole }, { shape, boards, mounts = new Map() }, key) {
  /** @type {Boards["cells"]} */
  const cells = new Map();
  /** @type {Boards["columns"]} */
  const columns = new Map();
  for (const board of boards) {
    for (const cell of board.cells) {
      cells.set(cell.cell, { ...cell, board });
      const column = columns.get(cell.column);
      if (column) column.cells.push(cell.cell);
      else columns.set(cell.column, { ...cell, cells: [cell.cell] });
    }
  }
  const all = whole.boards.flatMap((board) => board.cells);
  const levels = levelsOf(boards).map((level) => boards.filter((board) => board.level === level));
  const table = {
    key,
    shape,
    boards,
    mounts,
    heights: levelsOf(whole.boards),
    levels,
    cells,
    columns,
    columned: [...columns.values()].some((column) => column.cells.length > 1),
    sparse: !boards.some(({ cells: own }) =>
      own.some((a) => own.some((b) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1)),
    ),
    stackable: levels.length > 1 && (shape === "decks" || (shape === "square" && levels.length === boards.length)),
    files: Math.max(...all.map((cell) => cell.x)) + 1,
    ranks: Math.max(...all.map((cell) => cell.y)) + 1,
    places: new Map(),
  };
  return { ...table, places: places(table) };
}

/** @param {import("../types").Board[]} boards */
const levelsOf = (boards) => [...new Set(boards.map((board) => board.level))].sort((a, b) => a - b);
