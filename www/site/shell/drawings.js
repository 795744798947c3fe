// Where the drawing of a game is. The edition in one file has them inside.

import { root } from "./language.js";

/** @param {string} variant */
export function drawingOf(variant) {
  const inside = /** @type {HTMLTemplateElement | null} */ (document.getElementById("drawings"));
  return (
    inside?.content.querySelector(`[data-variant="${variant}"]`)?.getAttribute("src") ??
    `${root()}drawings/${variant}.svg`
  );
}
