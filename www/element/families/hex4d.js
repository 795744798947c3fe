// 4D Hexagonal Chess and Glinski's game: ways between boards, and bared kings.

import { boardsBetween } from "../state/neighbors.js";
import { CITED } from "../words/citations.js";

/** @typedef {import("../types").State} State */

/** @type {Partial<import("../types").Family> & ThisType<import("../types").Family>} */
export const hex4d = {
  chapter: () => "H1",
  stuck,
  notice,
  kinds: ["inside", "between", "near", "far"],
  kind,
  kindWords(kind, piece) {
    return this.words.games.hex4d.kind(kind, piece);
  },
  lifting() {
    return this.words.games.hex4d.lift;
  },
  help({ dimensions }) {
    return dimensions > 2 ? this.words.help.hex4d() : this.words.help.glinski();
  },
  clicking({ dimensions }) {
    return dimensions > 2 ? this.words.help.clicking.hex4d : [];
  },
  keys({ dimensions }) {
    return dimensions > 2 ? this.words.help.keys.hex4d : [];
  },
};

/** How a move goes, for its mark: `inside` its board, `between` boards, to the next board and another cell (`near`), two boards on (`far`). @param {State} state  @param {import("../types").Move} move */
function kind(state, move) {
  if (move.way !== "both") return move.way;
  const [from, to] = [move.from, move.to].map(
    (cell) => /** @type {import("../types").Place} */ (state.board.cells.get(cell ?? "")).board,
  );
  return boardsBetween(from, to) === 1 ? "near" : "far";
}

/** @param {State} state  @param {import("../types").Standing} piece */
function stuck(state, piece) {
  const { bared, turn } = state.status;
  const way = bared?.[turn];
  return way === "inside" || way === "between"
    ? { text: state.words.games.hex4d.stuck(piece.cell, way), rule: CITED.baredKing }
    : undefined;
}

/** What a bared king has to choose, or has chosen (H14). @param {State} state */
function notice({ status: { bared, outcome, turn }, words }) {
  if (!bared || outcome) return undefined;
  const texts = /** @type {const} */ (["white", "black"]).flatMap((side) => {
    const way = bared[side];
    return way ? words.games.hex4d.bared(side, way, side === turn) : [];
  });
  return texts.length ? { text: texts.join(" ") } : undefined;
}
