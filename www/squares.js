// A board of square cells. Where a cell is missing, a light square is drawn that belongs to nobody.

import { el } from "./dom.js";

const order = (n, reverse) => {
  const all = [...Array(n).keys()];
  return reverse ? all.reverse() : all;
};

/** The rows of a board from the top, each cell made by `cellNode`. */
export function squareRows(board, { files, ranks }, flipped, cellNode) {
  const at = new Map(board.cells.map((cell) => [`${cell.x},${cell.y}`, cell]));
  return order(ranks, !flipped).map((y) => el("div", { role: "row", class: "rank" }, ...order(files, flipped).map((x) => {
    const cell = at.get(`${x},${y}`);
    return cell ? cellNode(cell) : el("span", { class: "square" });
  })));
}

/** The names at the edges of a board: of its ranks from the top, of its files from the left; null for none. */
export function squareEdges(board, { files, ranks }, flipped, family) {
  const edge = (name, texts) => (texts.some(Boolean) ? el("div", { class: name, "aria-hidden": "true" }, ...texts.map((text) => el("span", { text }))) : null);
  return {
    ranks: edge("ranks", order(ranks, !flipped).map((y) => family.rank(y, board))),
    files: edge("files", order(files, flipped).map((x) => family.file(x, board))),
  };
}
