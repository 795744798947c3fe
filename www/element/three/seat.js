// Who sits near the boards in space.

import { isBeside } from "../state/layout.js";
import { isSamePosition } from "../state/state.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Side} Side */

/** The side below; where two sit at one screen, the side to move, but as in the plan where that is beside it. @param {State | null} before  @param {State} state  @param {Side} seat who sits there  @param {boolean} isStill whether nothing turns  @returns {Side} */
export function seatOf(before, state, seat, isStill) {
  const { players, bare, input, flipped } = state.settings;
  const below = flipped ? "black" : "white";
  if (before?.info.id !== state.info.id || before.settings.flipped !== flipped) return below;
  const isShared = players.white.kind === "human" && players.black.kind === "human" && !bare && input === "play";
  const isAnother = !isSamePosition(before, state) || isBeside(before) !== isBeside(state);
  const isStand = state.board.shape === "decks"; // is seen best from where it is seen
  if (!isAnother || !isShared || isStand || !state.due || isStill) return seat;
  return isBeside(state) ? below : state.status.turn;
}
