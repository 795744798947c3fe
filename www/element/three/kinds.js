// What there is to say of kinds of moves, where the boards that they reach can be lifted.

/** @typedef {import("../types").State} State */
/** @typedef {ReadonlyMap<string, import("../draw/dom.js").Look>} Looks what cells show */

/** What to do where no board is lifted, the kinds that a picked piece does not have, and those that it has with their words. @param {State} state  @param {Looks} looks  @param {readonly string[]} kinds  @param {string} lift the kind whose boards are lifted, if one is */
export function kindsOf({ board, clicks: [first], family }, looks, kinds, lift) {
  const said = kinds.length ? family.lifting() : undefined;
  const piece = board.cells.has(first ?? "") ? String(looks.get(first)?.piece ?? "").slice(1) : "";
  const seen = new Set([...looks.values()].map(({ effect, kind }) => (effect ? kind : null)));
  return {
    said,
    advice: said && lift && !seen.has(lift) ? (piece ? said.nothing : said.pick) : "",
    missing: piece ? kinds.filter((kind) => !seen.has(kind)) : [],
    legend: piece
      ? kinds.filter((kind) => seen.has(kind)).map((kind) => ({ kind, words: family.kindWords(kind, piece) }))
      : [],
  };
}
