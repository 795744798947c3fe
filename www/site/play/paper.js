// The position in words, which only paper shows: it is written when the page is printed.

/** @param {import("../../element/element.js").HyperplyGame} board  @param {HTMLElement} node  @param {import("../words/words").PlayWords} words */
export function writeOnPaper(board, node, words) {
  window.addEventListener("beforeprint", () => {
    const pieces = board.game?.pieces() ?? [];
    const lines = /** @type {const} */ (["white", "black"]).map((side) => {
      /** @type {Map<string, string[]>} */
      const cells = new Map();
      for (const { piece, cell } of pieces.filter((piece) => piece.side === side))
        cells.set(piece, [...(cells.get(piece) ?? []), cell]);
      return words.standing(side, [...cells]);
    });
    node.textContent = lines.join(" ");
  });
}
