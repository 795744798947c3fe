// States of games, as the table makes them, and what their cells show.
import * as rules from "../../pkg/inline.js";

/** @param {{ begin: Function, en: object, familyOf: Function, lineOf: Function }} modules of www/element */
export const statesOf =
  ({ begin, en, familyOf, lineOf }) =>
  /** After some moves at most, always the same ones. @param {string} variant  @param {number} [plies] */
  (variant, plies = 0) => {
    const game = new rules.Game(variant);
    for (let i = 0; i < plies; i++) {
      const moves = game.legal_moves();
      if (moves.length) game.apply(moves[(i * 7919) % moves.length].notation);
    }
    const info = rules.variant(variant);
    const players = { white: { kind: "human" }, black: { kind: "human" } };
    const appearance = {
      words: en,
      settings: { flipped: false, language: "en", players },
      marks: [],
      drawPiece: () => null,
      room: { width: 800, height: 600 },
      flat: "",
    };
    const line = lineOf(game.history(), game.history().length);
    const family = familyOf(info.family, en);
    return begin(appearance, { rules, info, family, game, start: game.start(), line, lookup: null }, game.status());
  };

export const looksOf = (state) =>
  new Map([...state.pieces].map(([cell, { piece, side }]) => [cell, { piece: `${side[0]}${piece}` }]));

/** The state with a piece picked, and looks with its targets. */
export function pickedIn(state, cell) {
  const looks = looksOf(state);
  looks.set(cell, { ...looks.get(cell), selected: true });
  const targets = new Set();
  for (const move of state.moves.filter(({ clicks }) => clicks[0] === cell)) {
    const [, to] = move.clicks;
    const effect = move.kind === "capture" ? "capture" : "move";
    looks.set(to, { ...looks.get(to), effect, playable: true, kind: state.family.kind(state, move) });
    targets.add(to);
  }
  return { state: { ...state, clicks: [cell] }, looks, targets };
}
