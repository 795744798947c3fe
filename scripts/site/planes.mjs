// The drawing that shows how a hypercube becomes sixteen planes.

const SIZE = 4;
const CELL = 10;
const GAP = 6;
const STEP = SIZE * CELL + GAP;
const range = [...Array(SIZE).keys()];

/** The cells of one plane, dark where their digits, those of the plane too, have an even sum. @param {number} left  @param {number} top  @param {number} sum */
const plane = (left, top, sum) =>
  range
    .flatMap((y) =>
      range.map(
        (x) =>
          `<rect class="${(x + y + sum) % 2 ? "light" : "dark"}" x="${left + x * CELL}" y="${top + (SIZE - 1 - y) * CELL}" width="${CELL}" height="${CELL}"></rect>`,
      ),
    )
    .join("");

/** @param {string} name  @param {string} words  @param {number} width  @param {number} height  @param {string} inside */
const drawing = (name, words, width, height, inside) =>
  `<figure class="drawing"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${name}" data-wide="${width}">${inside}</svg><figcaption>${words}</figcaption></figure>`;

export function planes() {
  const row = SIZE * STEP - GAP;
  const square = plane(0, 0, 0);
  const cube = range.map((a) => plane(a * STEP, 0, a)).join("");
  const hypercube = range.flatMap((b) => range.map((a) => plane(a * STEP, (SIZE - 1 - b) * STEP, a + b))).join("");
  return `<div class="drawings">${[
    drawing("A square", "A square of 4×4 cells: <i>x</i> and <i>y</i>.", SIZE * CELL, SIZE * CELL, square),
    drawing(
      "A cube in four planes",
      "A cube is cut into four squares, laid out in a row: <i>x</i>, <i>y</i> and <i>a</i>.",
      row,
      SIZE * CELL,
      cube,
    ),
    drawing(
      "A hypercube in sixteen planes",
      "A hypercube is cut into four cubes, and each of them into four squares: <i>x</i>, <i>y</i>, <i>a</i> and <i>b</i>.",
      row,
      row,
      hypercube,
    ),
  ].join("\n")}</div>`;
}
