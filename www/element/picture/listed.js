// Pieces in Time Out, listed beside the boards.

/** @typedef {import("../types").Rematerialization} Entry */
/** @typedef {import("./places.js").Label} Label */
/** @typedef {import("../draw/arrow-paths.js").Point} Point */

/** So wide is a list, and so high a line of it, in cells. */
const [WIDE, LINE] = [4.4, 1];

/**
 * Where the pieces and the words lie, in as many lists as have room in the height of the boards.
 * @param {readonly Entry[]} entries
 * @param {Pick<import("../words/words").Words, "cell" | "tray" | "sides">} words
 * @param {Point} corner
 * @param {number} high
 */
export function listed(entries, { cell, tray, sides }, [left, top], high) {
  /** @type {Label[]} */
  const labels = [];
  /** @type {{ entry: Entry, at: Point }[]} */
  const pieces = [];
  if (entries.length) labels.push({ text: tray.title, at: [left, top + 0.4], size: 0.42, anchor: "start", bold: true });
  const lines = /** @type {const} */ (["white", "black"]).flatMap((side) => {
    const own = entries.filter((entry) => entry.side === side);
    return own.length ? [{ side, entry: undefined }, ...own.map((entry) => ({ side, entry }))] : [];
  });
  const most = Math.max(6, Math.floor((high - 0.6) / LINE));
  for (const [i, { side, entry }] of lines.entries()) {
    const x = left + Math.floor(i / most) * WIDE;
    const y = top + 0.6 + (i % most) * LINE;
    if (!entry) {
      labels.push({ text: sides[side], at: [x, y + 0.75], size: 0.36, anchor: "start" });
      continue;
    }
    pieces.push({ entry, at: [x, y] });
    labels.push(
      { text: cell(entry.origin), at: [x + 1.05, y + 0.42], size: 0.36, anchor: "start", bold: true },
      { text: tray.rounds(entry), at: [x + 1.05, y + 0.8], size: 0.3, anchor: "start" },
    );
  }
  return { labels, pieces };
}
