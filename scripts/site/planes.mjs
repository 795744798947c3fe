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

/** @param {import("./words.mjs").PagesWords} words */
export function planes({ planes: said }) {
  const row = SIZE * STEP - GAP;
  const square = plane(0, 0, 0);
  const cube = range.map((a) => plane(a * STEP, 0, a)).join("");
  const hypercube = range.flatMap((b) => range.map((a) => plane(a * STEP, (SIZE - 1 - b) * STEP, a + b))).join("");
  return `<div class="drawings">${[
    drawing(said.square.name, said.square.text, SIZE * CELL, SIZE * CELL, square),
    drawing(said.cube.name, said.cube.text, row, SIZE * CELL, cube),
    drawing(said.hypercube.name, said.hypercube.text, row, row, hypercube),
  ].join("\n")}</div>`;
}
