// Drawings of pieces.

import { DRAWINGS } from "#pieces";
import { draw } from "./dom.js";
import { own } from "../own.js";

/** A piece in short, `wK`. @param {{ side: import("../types").Side, piece: string }} piece */
export const codeOf = ({ side, piece }) => `${side[0]}${piece}`;

/** Drawings that were made, to be copied. @type {Map<string, SVGElement>} */
const made = new Map();

/**
 * The drawing of a piece: the page's own, or that of its family, or a disc with its letter.
 * @param {Pick<import("../types").State, "family" | "drawPiece">} state
 * @param {string} letter
 * @param {import("../types").Side} side
 */
export function pieceIcon({ family, drawPiece }, letter, side) {
  const given = drawPiece(letter, side);
  const symbol = family.symbol(letter, side);
  const drawing = own(DRAWINGS, symbol);
  const key = `${side} ${drawing ? symbol : `(${letter})`}`;
  if (!given && made.has(key)) return /** @type {SVGElement} */ (made.get(key)?.cloneNode(true));
  const svg = draw("svg", {
    class: `piece ${side}`,
    part: `piece ${side}`,
    viewBox: "0 0 48 48",
    "aria-hidden": "true",
  });
  if (given) {
    svg.append(given);
    return svg;
  }
  if (drawing) svg.append(...drawing.map(([tag, attributes]) => draw(tag, attributes)));
  else {
    const text = draw("text", {
      x: 24,
      y: 34,
      "text-anchor": "middle",
      "font-size": 28,
      "font-weight": 700,
      fill: "currentColor",
      stroke: "none",
    });
    text.textContent = letter;
    svg.append(draw("circle", { cx: 24, cy: 24, r: 20, "stroke-width": 2 }), text);
  }
  made.set(key, /** @type {SVGElement} */ (svg.cloneNode(true)));
  return svg;
}

/** A drawing from an address, its `{piece}` and `{side}` filled in. @param {string} address  @param {string} letter  @param {import("../types").Side} side */
export function pieceImage(address, letter, side) {
  const href = address.replaceAll("{piece}", letter).replaceAll("{side}", side);
  return draw("image", { href, width: 48, height: 48 });
}
