// A setup as a game in which nothing moves, so that the boards draw it as any other.

import { readEntries } from "./setup.js";

/** @typedef {import("./types").Setup} Setup */
/** @typedef {import("../types").Game} Game */
/** @typedef {import("../types").Status} Status */

/** What boards are drawn by, where the package cannot tell: the position may be illegal. @param {Setup} setup  @returns {Status} */
export const stillStatus = ({ variant, turn, decks }) => ({
  variant,
  turn,
  checks: [],
  legal_moves: 0,
  clock: 0,
  number: 1,
  can_agree_speed: false,
  repetitions: 1,
  ...(decks.length && { boards: decks.map(({ place, side }) => ({ place, controller: side })) }),
});

/** @param {Setup} setup  @param {string} position  @param {Status} status  @returns {Game} */
export function stillOf(setup, position, status) {
  const pieces = [...setup.pieces].map(([cell, man]) => ({ ...man, cell }));
  const entries = readEntries(setup.fields.pool).map((entry) => ({
    ...entry,
    entry: `${entry.piece}${entry.origin}`,
    targets: [],
  }));
  /** What the boards ask of a game. @type {Partial<Game>} */
  const game = {
    position: () => position,
    start: () => position,
    status: () => /** @type {ReturnType<Game["status"]>} */ (status),
    pieces: () => pieces,
    legal_moves: () => [],
    rematerialize_targets: () => entries,
    threats: () => [],
    history: () => [],
  };
  return /** @type {Game} */ (game);
}
