// How diagrams are laid out on paper: as many beside each other as can still be read. Lengths are in mm. A page is as wide as
// A4 and as high as Letter, whatever it is printed on.

const PAGE = { width: 190, height: 259 };
const GAP = 6;
/** A cell is at least so wide, and at most. */
const CELL = { least: 4.4, most: 9 };
const MOST_COLUMNS = 3;
/** More pages are not printed at once. */
const MOST_PAGES = 3;
/** What stands above the first diagram. */
const HEAD = 14;
/** Room for texts above and below a diagram: the task of a puzzle, or the moves before it and the last one. */
export const TEXTS = { task: 15, moves: 28 };

/** @typedef {{ wide: number, high: number }} Size in cells */

/** How many columns and rows of diagrams a page has, and how wide their cells are. @param {readonly Size[]} sizes those of all diagrams  @param {number} texts */
export function layoutOf(sizes, texts) {
  const wide = Math.max(...sizes.map((size) => size.wide));
  const high = Math.max(...sizes.map((size) => size.high));
  const fit = Math.floor((PAGE.width + GAP) / (wide * CELL.least + GAP));
  const columns = Math.min(MOST_COLUMNS, Math.max(1, fit));
  const column = (PAGE.width - (columns - 1) * GAP) / columns;
  /** @param {number} rows */
  const height = (rows) => (PAGE.height - HEAD + GAP) / rows - texts - GAP;
  const least = height(2) >= high * CELL.least ? 2 : 1; // rows: two, where they can be read
  const cell = Math.min(CELL.most, column / wide, height(least) / high);
  const rows = Math.floor((PAGE.height - HEAD + GAP) / (high * cell + texts + GAP));
  return { columns, rows: Math.max(least, rows), cell };
}

/** How many puzzles a sheet may have: rows of a page, or pages. @param {{ columns: number, rows: number }} layout */
export const countsOf = ({ columns, rows }) => [
  ...Array.from({ length: rows }, (_, i) => ({ n: (i + 1) * columns, pages: 1 })),
  ...Array.from({ length: MOST_PAGES - 1 }, (_, i) => ({ n: (i + 2) * columns * rows, pages: i + 2 })),
];

/** How wide a cell of a diagram is that has a page for itself. @param {Size} size */
export const largest = ({ wide, high }) => Math.min(2 * CELL.most, PAGE.width / wide, (0.72 * PAGE.height) / high);
