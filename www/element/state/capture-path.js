// A capture of several jumps while it is picked, landing by landing.

import { matching } from "./selection.js";
import { takePaths } from "./transitions.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Move} Move */

/** @param {import("../types").Place} place */
const point = (place) => [place.x, place.y, place.board.x, place.board.y, place.board.level];

/** Which of `cells` lies on the straight line between two others. @param {Pick<State, "board">} state  @param {string} from  @param {string} to  @param {string[]} cells */
function between({ board }, from, to, cells) {
  /** @param {string} cell */
  const at = (cell) => point(/** @type {import("../types").Place} */ (board.cells.get(cell)));
  const [start, end] = [at(from), at(to)];
  const leg = end.map((value, i) => value - start[i]);
  const length = Math.max(...leg.map(Math.abs));
  return cells.find((cell) => {
    const part = at(cell).map((value, i) => value - start[i]);
    const far = Math.max(...part.map(Math.abs));
    return far > 0 && far < length && leg.every((value, i) => value * far === part[i] * length);
  });
}

/** The piece that a capture jumps between its landings `at - 1` and `at`. @param {Pick<State, "board">} state  @param {Move} move  @param {number} at */
export const jumpedAt = (state, move, at) => between(state, move.clicks[at - 1], move.clicks[at], move.captures);

/**
 * What was picked of a capture: the piece, where it stands in thought, its landings, the pieces jumped.
 * @param {State} state
 * @returns {{ mover?: import("../types").Piece, landing?: string, landings: string[], jumped: Set<string | undefined> }}
 */
export function capturePath(state) {
  const first = state.pointed ?? (state.clicks.length > 1 ? matching(state).find((move) => move.path) : null);
  if (!first) return { landings: [], jumped: new Set() };
  const landings = state.clicks.slice(1);
  return {
    mover: state.pieces.get(state.clicks[0]),
    landing: landings.at(-1),
    landings,
    jumped: new Set(landings.map((_, i) => jumpedAt(state, first, i + 1))),
  };
}

/** Ways of clicking a capture on which `cell` comes next: another landing on the line, the other way round a loop. @param {State} state  @param {Move} move  @param {string} cell */
function* detours(state, move, cell) {
  const { clicks } = move;
  const at = state.clicks.length;
  const from = clicks[at - 1];
  if (between(state, from, cell, move.captures) === jumpedAt(state, move, at))
    yield clicks.map((click, i) => (i === at ? cell : click));
  for (let end = at + 1; end < clicks.length; end++) {
    if (clicks[end] === from) yield [...clicks.slice(0, at), ...clicks.slice(at, end).reverse(), ...clicks.slice(end)];
  }
}

/** The most captures of which other paths are looked for. */
const MOST_DETOURS = 200;

/**
 * Captures with the same ends and the same pieces are one move, of which only one path is listed. If another one goes
 * on to `cell`, returns the state in which the moves take that path.
 * @param {State} state
 * @param {string} cell
 * @returns {State | null}
 */
export function takeDetour(state, cell) {
  /** @type {Map<Move, Move>} */
  const found = new Map();
  const listed = matching(state).filter((move) => move.path && move.clicks.length > state.clicks.length + 1);
  // With more captures than a person follows, only the listed paths.
  for (const move of listed.length > MOST_DETOURS ? [] : listed) {
    for (const clicks of detours(state, move, cell)) {
      const answer = clicks[state.clicks.length] === cell ? state.game.explain(clicks.join("x")) : null;
      if (answer?.legal && answer.move.notation === move.notation) found.set(move, { ...move, clicks });
    }
  }
  return found.size ? takePaths(state, found) : null;
}

/** Captures by the cell on which they end, if they go on for more than one landing: a short cut if it is one. @param {State} state */
export function endings(state) {
  /** @type {Map<string, Move[]>} */
  const found = new Map();
  for (const move of matching(state)) {
    if (!move.path || move.clicks.length < state.clicks.length + 2) continue;
    const end = /** @type {string} */ (move.clicks.at(-1));
    found.set(end, [...(found.get(end) ?? []), move]);
  }
  return found;
}
