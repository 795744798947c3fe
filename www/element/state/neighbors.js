// The next cell in a direction, as the arrow keys ask for it.

import { own } from "../own.js";

/** @typedef {[x: number, y: number, level: number]} Step */
/** @typedef {import("../types").Boards} Boards */
/** @typedef {import("../types").Place} Place */

/** @type {Record<string, Step>} */
const STEPS = {
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, 1, 0],
  ArrowDown: [0, -1, 0],
  PageUp: [0, 0, 1],
  PageDown: [0, 0, -1],
};

/** The step of a key, turned with the board. @param {string} key  @param {boolean} flipped  @returns {Step | undefined} */
export function stepOf(key, flipped) {
  const step = own(STEPS, key);
  return step && (flipped ? [-step[0], -step[1], step[2]] : step);
}

/**
 * Of things with a place the nearest one in the direction of a step: straight ahead first, then on the same level.
 * @template {{ x: number, y: number, z: number }} T
 * @param {T[]} items
 * @param {{ x: number, y: number, z: number }} here
 * @param {Step} step
 * @returns {T | undefined}
 */
export function toward(items, here, [dx, dy, dz]) {
  /** @param {T} item */
  const cost = (item) => {
    const [x, y, z] = [item.x - here.x, item.y - here.y, item.z - here.z];
    const ahead = x * dx + y * dy + z * dz;
    const aside = (dx ? 0 : Math.abs(x)) + (dy ? 0 : Math.abs(y));
    return ahead > 0 ? ahead + 2 * aside + (dz ? 0 : Math.abs(z) / 10) : Infinity;
  };
  const best = nearest(items, cost);
  return best && cost(best) < Infinity ? best : undefined;
}

/**
 * The first of the items with the least cost.
 * @template T
 * @param {T[]} items
 * @param {(item: T) => number} cost
 * @returns {T | undefined}
 */
export function nearest(items, cost) {
  return items.reduce(
    (/** @type {T | undefined} */ best, item) => (best !== undefined && cost(best) <= cost(item) ? best : item),
    undefined,
  );
}

/** Where a cell lies in the picture of its level, all boards together. @param {Boards} board  @param {Place} place */
const across = (board, place) => place.board.x * board.files + place.x;
/** @param {Boards} board  @param {Place} place */
const up = (board, place) => place.board.y * board.ranks + place.y;

/** The cells by their places, for `neighbor`. @param {Boards} board */
export function places(board) {
  return new Map(
    [...board.cells.values()].map((place) => [
      `${across(board, place)},${up(board, place)},${place.board.level}`,
      place.cell,
    ]),
  );
}

/**
 * The cell that a step leads to, over the edge of a board on to the next one. Where only the dark cells of a
 * chequered board exist, left and right go to the next of them, up and down to the one of the same pair of files.
 * @param {Boards} board
 * @param {Place} place
 * @param {Step} step
 */
export function neighbor(board, place, [dx, dy, dl]) {
  const x = across(board, place);
  const y = up(board, place);
  /** @param {number} file  @param {number} rank  @param {number} level */
  const at = (file, rank, level) => board.places.get(`${file},${rank},${level}`);
  const { level } = place.board;
  if (dx) return at(x + dx, y, level) ?? at(x + 2 * dx, y, level) ?? at(x + 3 * dx, y, level);
  return at(x, y + dy, level + dl) ?? at(x ^ 1, y + dy, level + dl);
}

/** How many steps it is from a board of hexagons to another one. @param {import("../types").Board} from  @param {import("../types").Board} to */
export function boardsBetween(from, to) {
  const q = to.x - from.x;
  const r = (to.y - from.y - q) / 2;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
