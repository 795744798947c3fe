// Pieces in words and drawings, as the family of the game on the table has them.

import { state } from "./state.js";

export const nameOf = (letter) => state.family.pieces[letter] ?? letter;
export const pieceName = ({ piece, side }) => `${side} ${nameOf(piece)}`;

const SVG = "http://www.w3.org/2000/svg";

function draw(tag, attributes) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

/** The drawing of a piece; a disc with its letter if nobody has named it. */
export function pieceIcon(letter, side) {
  const { pieces, symbol } = state.family;
  const svg = draw("svg", { class: `piece ${side}`, viewBox: "0 0 48 48", "aria-hidden": "true" });
  if (letter in pieces) svg.append(draw("use", { href: `pieces.svg#${symbol(letter, side)}` }));
  else {
    const text = draw("text", { x: 24, y: 34, "text-anchor": "middle", "font-size": 28, "font-weight": 700, fill: "currentColor", stroke: "none" });
    text.textContent = letter;
    svg.append(draw("circle", { cx: 24, cy: 24, r: 20, "stroke-width": 2 }), text);
  }
  return svg;
}
