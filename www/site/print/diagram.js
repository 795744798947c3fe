// A position on paper.

import { el, setStyle } from "../../element/draw/dom.js";

/** Pixels of a picture for each cell. */
const CELL = 48;

/** A picture as the package draws it. @typedef {{ svg: string, wide: number, high: number }} Drawn its size is in cells */

/** @param {string} svg  @returns {Drawn} */
export function drawnOf(svg) {
  const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { svg, wide: Number(width) / CELL, high: Number(height) / CELL };
}

/** What a picture says of itself. @param {Drawn} drawn */
export function saidBy({ svg }) {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml");
  const [title, desc] = ["title", "desc"].map((tag) => root.querySelector(tag)?.textContent ?? "");
  return { title, desc };
}

/** A picture with cells so wide, in mm. @param {Drawn} drawn  @param {number} cell */
function image(drawn, cell) {
  const { svg, wide } = drawn;
  const node = el("img", { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: saidBy(drawn).title });
  setStyle(node, { wide: `${Math.round(wide * cell * 10) / 10}mm` });
  return node;
}

/** A diagram, with texts above and below. @param {Drawn} drawn  @param {number} cell  @param {{ above?: Node[], below?: string }} texts */
export const diagram = (drawn, cell, { above, below }) =>
  el(
    "figure",
    {},
    above?.length ? el("p", {}, ...above) : null,
    image(drawn, cell),
    below === undefined ? null : el("figcaption", { text: below }),
  );

/** Diagrams in rows, none of which a page's end splits. @param {HTMLElement[]} figures  @param {number} columns */
export function rowsOf(figures, columns) {
  const rows = [];
  for (let i = 0; i < figures.length; i += columns) {
    const row = el("div", { class: "diagrams" }, ...figures.slice(i, i + columns));
    setStyle(row, { columns });
    rows.push(row);
  }
  return rows;
}

/** A sheet with its title. @param {string} title  @param {...(Node | null)} parts */
export const sheet = (title, ...parts) => el("section", { class: "sheet" }, el("h1", { text: title }), ...parts);
