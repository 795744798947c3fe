// How diagrams are laid out on paper: as many beside each other as can still be read. Lengths are in mm. A page is as wide as
// A4 and as high as Letter, whatever it is printed on.

const PAGE = { width: 190, height: 259 };
const GAP = 6;
/** A cell is at least so wide, and at most. */
const CELL = { least: 4.4, most: 9 };
const MOST_COLUMNS = 3;
/** Two diagrams have room below each other. */
const HIGHEST = 104;
/** What stands above the first diagram, and below each. */
const HEAD = 14;
const CAPTION = 15;

/** @typedef {{ wide: number, high: number }} Size in cells */

/** How many columns and rows of diagrams a page has, and how wide a diagram is. @param {readonly Size[]} sizes those of all diagrams */
export function layoutOf(sizes) {
  const wide = Math.max(...sizes.map((size) => size.wide));
  const fit = Math.floor((PAGE.width + GAP) / (wide * CELL.least + GAP));
  const columns = Math.min(MOST_COLUMNS, Math.max(1, fit));
  const column = (PAGE.width - (columns - 1) * GAP) / columns;
  const cell = Math.min(CELL.most, column / wide, ...sizes.map(({ high }) => HIGHEST / high));
  const high = Math.max(...sizes.map((size) => size.high)) * cell;
  const rows = Math.max(1, Math.floor((PAGE.height - HEAD + GAP) / (high + CAPTION + GAP)));
  return { columns, rows, cell };
}

/** How wide a cell of a diagram is that has a page for itself. @param {Size} size */
export const largest = ({ wide, high }) => Math.min(2 * CELL.most, PAGE.width / wide, (0.72 * PAGE.height) / high);
