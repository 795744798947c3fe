// A position in words.

import { titleOf } from "../words/message.js";

/** Where the pieces of each side stand, a sentence for each. @param {readonly import("../types").Piece[]} pieces  @param {Pick<import("../words/words").PictureWords, "standing">} words */
export function standing(pieces, words) {
  return /** @type {const} */ (["white", "black"]).map((side) => {
    /** @type {Map<string, string[]>} */
    const cells = new Map();
    for (const { piece, cell } of pieces.filter((piece) => piece.side === side))
      cells.set(piece, [...(cells.get(piece) ?? []), cell]);
    return words.standing(side, [...cells]);
  });
}

/** What a picture is called, and what it shows. @param {import("./picture.js").Shown} shown  @param {Pick<import("../words/words").DrawnWords, "status" | "picture" | "locale" | "games">} words */
export function said({ info, status, pieces, entries }, words) {
  const { status: states, picture } = words;
  const { outcome } = status;
  const state = outcome
    ? `${states.result(outcome)} ${states.reason(outcome)}`
    : states.turn(status.turn, status.checks.length > 0);
  const absent = entries.length ? [picture.absent(entries)] : [];
  return {
    title: picture.title(titleOf(info, words).name, state),
    desc: [...standing(pieces, picture), ...absent].join(" "),
  };
}
