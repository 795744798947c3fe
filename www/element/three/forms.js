// Where boards and cells are in space: x to the right, y up, z toward White. Lengths are in cells. Pure: no page, no graphics.

import { RATIO, layout, within } from "../draw/hexagons.js";
import { MAINS } from "../families/mounts.js";
import { sizeOf } from "../draw/squares.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Board} Board */
/** @typedef {Pick<import("../types").Place, "x" | "y" | "board">} Place */
/** @typedef {[number, number, number]} Vec3 */
/** @typedef {"table" | "levels" | "stand" | "cubes" | "hypercube" | "hexagons"} Form */

/**
 * How a person wants to see the boards.
 * @typedef {object} How
 * @property {Form | null} form among those that a game has; its first if null
 * @property {import("../types").Side} seat the side that is near
 * @property {number | null} spread of levels: 0 stacked, 0.5 fanned out, 1 side by side; as is usual for the form if null
 * @property {number} turn of the hypercube, in degrees
 * @property {number} tilt
 * @property {string} lift the kind of moves whose boards are lifted
 */

/** @typedef {{ at: Vec3, scale: number, deep?: number }} Spot the middle of the top of a cell, and its size */

/** Half the thickness of boards. */
export const THICK = 0.04;
/** From a level to the next one, where they are stacked. */
const RISE = 1.9;
const LEVEL = 1.32; // from a level of Tri-Dimensional chess to the next
const APART = 1.2; // between boards that lie beside each other
const TERRACE = 0.24; // by which a board of hexagons is higher than one that is nearer by a cell
const FOUR = 2.1; // between cells of the hypercube
/** How high boards are lifted, and how far apart all lie then, so that none covers another one. */
const LIFT = { high: 1.35, apart: 1.3 };
const EYE = 10.5; // how far the hypercube is from who looks at it, in four dimensions
const MANY = 6; // levels, that would hide each other if they were stacked

/** The forms of a game, the usual one first. @param {Pick<State, "board">} state  @returns {Form[]} */
export function formsOf({ board: { shape, boards, levels } }) {
  if (shape === "decks") return ["stand"];
  if (shape === "hexagon") return boards.length > 1 ? ["hexagons"] : ["table"];
  if (levels.length > 1) return ["levels"];
  return boards.length > 1 ? ["cubes", "hypercube"] : ["table"];
}

/** @param {Pick<State, "board">} state  @param {How} how */
export function formOf(state, { form }) {
  const forms = formsOf(state);
  return form && forms.includes(form) ? form : forms[0];
}

/** How far boards are spread. @param {Pick<State, "board">} state  @param {How} how */
export function spreadOf(state, how) {
  if (how.spread !== null) return how.spread;
  const form = formOf(state, how);
  return form === "cubes" ? 0.5 : form === "levels" && state.board.levels.length >= MANY ? 0.28 : 0;
}

/** @param {number} a  @param {number} b  @param {number} part */
const mix = (a, b, part) => a + (b - a) * part;
/** @param {Vec3} a  @param {Vec3} b  @param {number} part  @returns {Vec3} */
export const between = (a, b, part) => [mix(a[0], b[0], part), mix(a[1], b[1], part), mix(a[2], b[2], part)];

/** The middle of each board of levels: higher ones are behind for who sits near. @param {State["board"]} board  @param {number} spread  @param {How["seat"]} seat  @returns {Map<string, Vec3>} */
function levelsAt({ levels, files, ranks, sparse }, spread, seat) {
  const side = seat === "black" ? -1 : 1;
  const n = levels.length;
  const row = Math.ceil(Math.sqrt(n));
  const rows = Math.ceil(n / row);
  return new Map(
    levels.map(([board], i) => {
      const middle = i - (n - 1) / 2;
      /** @type {Vec3} */
      const stacked = [0, i * (sparse ? 2.2 : RISE), 0];
      /** @type {Vec3} */
      const fanned = [side * middle * files * 0.34, i * 1.25, -side * middle * ranks * 0.8];
      const line = Math.floor(i / row);
      const long = Math.min(row, n - line * row);
      /** @type {Vec3} */
      const beside = [
        side * ((i % row) - (long - 1) / 2) * (files + APART),
        0,
        side * ((rows - 1) / 2 - line) * (ranks + APART),
      ];
      const at = spread < 0.5 ? between(stacked, fanned, spread * 2) : between(fanned, beside, spread * 2 - 1);
      return [board.id, at];
    }),
  );
}

/** Where a cell of Quarx is in four dimensions, and turned by two angles there. @param {Place} place  @param {How} how  @returns {Spot} */
function inHypercube({ x, y, board }, { turn, tilt }) {
  const [t, u] = [turn, tilt].map((angle) => (angle * Math.PI) / 180);
  const [a, b] = [board.x, board.y];
  const [px, pz, py, pw] = [x - 1.5, 1.5 - y, a - 1.5, b - 1.5].map((value) => value * FOUR);
  const [x1, w1] = [px * Math.cos(t) - pw * Math.sin(t), px * Math.sin(t) + pw * Math.cos(t)];
  const [y1, w2] = [py * Math.cos(u) - w1 * Math.sin(u), py * Math.sin(u) + w1 * Math.cos(u)];
  const scale = EYE / (EYE - w2);
  return { at: [x1 * scale * 1.05, y1 * scale, pz * scale * 1.05], scale: scale * 0.95, deep: w2 };
}

/**
 * Where cells are: a function of the place of each.
 * @param {State} state
 * @param {How} how
 * @param {ReadonlySet<string>} lifted boards that are higher than the others
 * @returns {(place: Place) => Spot}
 */
export function placing(state, how, lifted) {
  const { board } = state;
  const { files, ranks } = board;
  const form = formOf(state, how);
  if (form === "hypercube") return (place) => inHypercube(place, how);
  if (form === "stand")
    return ({ x, y, board: { level } }) => ({ at: [x + 0.5 - 3, level * LEVEL, 5 - y - 0.5], scale: 1 });
  if (board.shape === "hexagon") {
    const { wide, high, place: corner, board: one } = layout(board, false);
    const apart = lifted.size ? LIFT.apart : 1;
    const step = board.boards.length > 1 ? TERRACE : 0;
    const back = how.seat === "black" ? 1 : -1;
    return (place) => {
      const { left, top } = corner(place.board);
      const at = within(place, board, false);
      const middle = top + one.high / 2 - high / 2;
      return {
        at: [
          left + at.left + 0.5 - wide / 2,
          step * (high / 2 + back * middle) + (lifted.has(place.board.id) ? LIFT.high : 0),
          middle * apart + at.top + RATIO / 2 - one.high / 2,
        ],
        scale: board.boards.length > 1 ? 1.16 : 0.94,
      };
    };
  }
  const spread = spreadOf(state, how);
  const levels = form === "levels" ? levelsAt(board, spread, how.seat) : null;
  const middles = form === "cubes" ? cubesAt(board, spread) : levels;
  return (place) => {
    const { x, y, board: own } = place;
    const middle = middles?.get(own.id) ?? [0, 0, 0];
    return { at: [middle[0] + x + 0.5 - files / 2, middle[1], middle[2] + ranks / 2 - y - 0.5], scale: 1 };
  };
}

/** In which order planes move along x, y and z, so that none goes through another one. */
const RISING = [2, 0, 1];
const FLATTENING = [1, 2, 0];

/** Between two points, along one axis after another. @param {Vec3} from  @param {Vec3} to  @param {number} part  @param {number[]} order when each axis has its turn  @returns {Vec3} */
const inTurn = (from, to, part, order) =>
  /** @type {Vec3} */ (from.map((value, i) => mix(value, to[i], Math.max(0, Math.min(1, 3 * part - order[i])))));

/** The height of planes that are apart. What is lower is seen more from above, so it needs more room. @param {number} n from below */
const heightOf = (n) => n * 2.42 - 0.055 * n * (n - 1);

/** The middle of each plane of four cubes: each cube has one b, and its planes are above each other by a. Close together they stand on the table; apart, two cubes are over the two others, so that from either side none is behind another one. @param {State["board"]} board  @param {number} spread  @returns {Map<string, Vec3>} */
export function cubesAt({ boards, files, ranks }, spread) {
  const { wide, high } = sizeOf(boards);
  const row = Math.ceil(high / 2);
  return new Map(
    boards.map(({ id, x, y }) => {
      const [column, line] = [(y % row) - (row - 1) / 2, Math.floor(y / row)];
      /** @type {Vec3} */
      const close = [column * (files + 3), x * 1.45, (0.5 - line) * (ranks + 4.6)];
      /** @type {Vec3} */
      const apart = [column * (files + 1.9), heightOf(x + line * wide) + line * 1.1, 0];
      /** @type {Vec3} */
      const beside = [(x - (wide - 1) / 2) * (files + APART), 0, ((high - 1) / 2 - y) * (ranks + APART)];
      const at =
        spread < 0.5 ? inTurn(close, apart, spread * 2, RISING) : inTurn(apart, beside, spread * 2 - 1, FLATTENING);
      return [id, at];
    }),
  );
}

/** A board that lies in space as a whole: its middle, and half its size. @typedef {{ board: Board, at: Vec3, half: [x: number, z: number], kind: "main" | "deck" | "glass" | "wood" | "plate" }} Slab */

/** The boards as slabs, where they are flat. @param {State} state  @param {How} how  @param {(place: Place) => Spot} place  @returns {Slab[]} */
export function slabsOf(state, how, place) {
  const { board } = state;
  const form = formOf(state, how);
  if (form === "hypercube" || board.shape === "hexagon") return [];
  return board.boards.map((one) => {
    const isDeck = form === "stand" && !MAINS.includes(one.id);
    const side = form === "stand" ? Math.sqrt(one.cells.length) : 0;
    const [files, ranks] = side ? [side, side] : [board.files, board.ranks];
    const corner = side ? { x: one.x, y: one.y } : { x: 0, y: 0 };
    const { at } = place({ ...corner, board: one });
    return {
      board: one,
      at: [at[0] - 0.5 + files / 2, at[1], at[2] + 0.5 - ranks / 2],
      half: [files / 2, ranks / 2],
      kind: form === "stand" ? (isDeck ? "deck" : "main") : form === "table" ? "wood" : "glass",
    };
  });
}

/** The place of a board that moves: the middle of it. @param {State} state  @param {string} id  @returns {Vec3} */
export function mountAt({ board }, id) {
  const mount = /** @type {import("../types").Mount} */ (board.mounts.get(id));
  return [mount.board.x + 1 - 3, mount.board.level * LEVEL, 5 - mount.board.y - 1];
}

/** The height of the main board of a mount. @param {State} state  @param {string} id */
export function pegHeight({ board }, id) {
  const mount = /** @type {import("../types").Mount} */ (board.mounts.get(id));
  return Number(board.boards.find((one) => one.id === mount.main)?.level) * LEVEL;
}

/** The edges of the hypercube, each between two corners, and its corner one edge from the first one along a direction: 0 to 3 for x, y, a and b. @param {How} how  @param {State["board"]} board */
export function cornersOf(how, board) {
  const ends = [0, 3];
  const corners = ends.flatMap((x) => ends.flatMap((y) => ends.flatMap((a) => ends.map((b) => [x, y, a, b]))));
  const at = corners.map(([x, y, a, b]) => {
    const own = /** @type {Board} */ (board.boards.find((one) => one.x === a && one.y === b));
    return inHypercube({ x, y, board: own }, how).at;
  });
  const edges = corners.flatMap((one, i) =>
    corners.flatMap((other, j) =>
      i < j && one.filter((value, k) => value !== other[k]).length === 1 ? [[at[i], at[j]]] : [],
    ),
  );
  return {
    edges: /** @type {[Vec3, Vec3][]} */ (edges),
    /** @param {number} way */
    corner: (way) => at[corners.findIndex((one) => one.every((value, k) => value > 0 === (k === way)))],
  };
}
