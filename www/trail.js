// A capture of several jumps while it is picked, landing by landing.

import { state } from "./state.js";
import { matching } from "./select.js";

const point = (place) => [place.x, place.y, place.board.x, place.board.y, place.board.level];

/** Which of `cells` lies on the straight line between two others. */
function between(from, to, cells) {
  const [start, end] = [from, to].map((cell) => point(state.board.cells.get(cell)));
  const leg = end.map((value, i) => value - start[i]);
  const length = Math.max(...leg.map(Math.abs));
  return cells.find((cell) => {
    const part = point(state.board.cells.get(cell)).map((value, i) => value - start[i]);
    const at = Math.max(...part.map(Math.abs));
    return at > 0 && at < length && leg.every((value, i) => value * at === part[i] * length);
  });
}

/** The piece that a capture jumps between its landings `at - 1` and `at`. */
export const jumpedAt = (move, at) => between(move.clicks[at - 1], move.clicks[at], move.captures);

/** What was picked of a capture: the piece, where it stands in thought, its landings, the pieces jumped. */
export function trail() {
  const first = state.clicks.length > 1 ? matching().find((move) => move.path) : null;
  if (!first) return { landings: [], jumped: new Set() };
  const landings = state.clicks.slice(1);
  return {
    mover: state.pieces.get(state.clicks[0]),
    landing: landings.at(-1),
    landings,
    jumped: new Set(landings.map((_, i) => jumpedAt(first, i + 1))),
  };
}

/** Ways of clicking a capture on which `cell` comes next: another landing on the line, the other way round a loop. */
function* detours(move, cell) {
  const { clicks } = move;
  const at = state.clicks.length;
  const from = clicks[at - 1];
  if (between(from, cell, move.captures) === jumpedAt(move, at)) yield clicks.map((click, i) => (i === at ? cell : click));
  for (let end = at + 1; end < clicks.length; end++) {
    if (clicks[end] === from) yield [...clicks.slice(0, at), ...clicks.slice(at, end).reverse(), ...clicks.slice(end)];
  }
}

/** The most captures of which other paths are looked for. */
const MOST_DETOURS = 200;

/**
 * Captures with the same ends and the same pieces are one move, of which only one path is listed. If another one goes
 * on to `cell`, the moves take that path.
 */
export function takeDetour(cell) {
  const found = new Map();
  const listed = matching().filter((move) => move.path && move.clicks.length > state.clicks.length + 1);
  // With more captures than a person follows, only the listed paths.
  for (const move of listed.length > MOST_DETOURS ? [] : listed) {
    for (const clicks of detours(move, cell)) {
      const answer = clicks[state.clicks.length] === cell ? state.game.explain(clicks.join("x")) : null;
      if (answer?.legal && answer.move.notation === move.notation) found.set(move, { ...move, clicks });
    }
  }
  state.moves = state.moves.map((move) => found.get(move) ?? move);
  return found.size > 0;
}

/** Captures by the cell on which they end, if they go on for more than one landing: a short cut if it is one. */
export function endings() {
  const found = new Map();
  for (const move of matching()) {
    if (!move.path || move.clicks.length < state.clicks.length + 2) continue;
    const end = move.clicks.at(-1);
    found.set(end, [...(found.get(end) ?? []), move]);
  }
  return found;
}
