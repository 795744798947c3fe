// The position in words, which only paper shows: it is written when the page is printed.

import { standing } from "../../element/picture/said.js";

/** @param {import("../../element/element.js").HyperplyGame} board  @param {HTMLElement} node  @param {import("../words/words").PlayWords} words */
export function writeOnPaper(board, node, words) {
  window.addEventListener("beforeprint", () => {
    node.textContent = standing(board.game?.pieces() ?? [], words).join(" ");
  });
}
