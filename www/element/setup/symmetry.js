// Symmetries of the boards: left to right, and each side to the place of the other. Which axes they turn around is seen
// from the start of a game.

import { MAINS, mountsOf } from "../families/mounts.js";

/** @typedef {import("./types").Man} Man */
/** @typedef {import("../types").Board} Board */
/** @typedef {import("../types").VariantInfo} VariantInfo */
/** Cells by cells, and places of movable boards by places; whether the pieces of a start keep their kinds. @typedef {{ cells: ReadonlyMap<string, string>, places: ReadonlyMap<string, string>, keepsKinds: boolean }} Symmetry */

/** What can be turned around, the simplest way first: across and up, each for boards and their cells alike, and the levels. */
const WAYS = {
  mirror: [["across"], ["across", "up"], ["across", "level"], ["across", "up", "level"]],
  exchange: [["up"], ["up", "level"], ["up", "across"], ["up", "across", "level"]],
};

/** @param {VariantInfo} info */
function pointsOf({ family, geometry: { boards } }) {
  // Cells of movable boards lie in the same plane as those of the others.
  const isShared = family === "trid";
  return boards.flatMap((board) =>
    board.cells.map(({ cell, x, y }) => ({
      cell,
      point: { level: [board.level], across: isShared ? [x] : [board.x, x], up: isShared ? [y] : [board.y, y] },
    })),
  );
}

/** Where each cell goes if some axes are turned around; null if there is no cell. @param {ReturnType<typeof pointsOf>} points  @param {readonly string[]} way */
function turn(points, way) {
  const axes = /** @type {const} */ (["level", "across", "up"]);
  /** @param {(typeof axes)[number]} axis  @param {number} i */
  const sum = (axis, i) => {
    const all = points.map(({ point }) => point[axis][i]);
    return Math.min(...all) + Math.max(...all);
  };
  const sums = {
    level: [sum("level", 0)],
    across: [sum("across", 0), sum("across", 1)],
    up: [sum("up", 0), sum("up", 1)],
  };
  const known = new Map(points.map(({ cell, point }) => [axes.map((axis) => point[axis]).join(), cell]));
  /** @type {Map<string, string>} */
  const cells = new Map();
  for (const { cell, point } of points) {
    const turned = axes.map((axis) =>
      way.includes(axis) ? point[axis].map((value, i) => sums[axis][i] - value) : point[axis],
    );
    const to = known.get(turned.join());
    if (to === undefined) return null;
    cells.set(cell, to);
  }
  return cells;
}

/** Where the places of movable boards go: to the one that has their cells. @param {readonly Board[]} boards  @param {ReadonlyMap<string, string>} cells */
function placesOf(boards, cells) {
  /** @param {readonly string[]} names */
  const key = (names) => [...names].sort().join();
  const known = new Map(boards.map((board) => [key(board.cells.map(({ cell }) => cell)), board.id]));
  return new Map(
    boards.flatMap((board) => {
      const to = known.get(key(board.cells.map(({ cell }) => String(cells.get(cell)))));
      return to === undefined ? [] : [[board.id, to]];
    }),
  );
}

/**
 * The first way that leads the pieces of a start to pieces of the same side, or of the other one.
 * @param {VariantInfo} info  @param {ReadonlyMap<string, Man>} start  @param {keyof typeof WAYS} kind
 * @returns {Symmetry | null}
 */
function find(info, start, kind) {
  const points = pointsOf(info);
  const exchanges = kind === "exchange";
  for (const way of WAYS[kind]) {
    const cells = turn(points, way);
    if (!cells) continue;
    const pairs = [...start].map(([cell, man]) => ({ man, to: start.get(String(cells.get(cell))) }));
    const keepsKinds = pairs.every(({ man, to }) => to?.piece === man.piece);
    if (pairs.every(({ man, to }) => to && (to.side !== man.side) === exchanges && (keepsKinds || !exchanges)))
      return { cells, places: placesOf(info.geometry.boards, cells), keepsKinds };
  }
  return null;
}

/** Boards over the staircase: a main board to its counterpart, and a movable one to the same end of the peg there. @param {VariantInfo} info  @returns {Symmetry} */
function climb({ geometry: { boards } }) {
  const mounts = mountsOf(boards);
  const top = Math.max(...boards.flatMap((board) => board.cells.map(({ y }) => y)));
  /** @type {Map<string, string>} */
  const places = new Map();
  /** @type {Map<string, string>} */
  const cells = new Map();
  for (const board of boards) {
    const from = mounts.get(board.id);
    const main = MAINS[MAINS.length - 1 - MAINS.indexOf(from?.main ?? board.id)];
    const to = from
      ? [...mounts.values()].find(
          (mount) =>
            mount.main === main && mount.wing === from.wing && mount.top === from.top && mount.far !== from.far,
        )?.board
      : boards.find(({ id }) => id === main);
    if (!to) continue;
    places.set(board.id, to.id);
    for (const { cell, x, y } of board.cells) {
      const other = to.cells.find((one) => one.x === x && one.y === top - y);
      if (other) cells.set(cell, other.cell);
    }
  }
  return { cells, places, keepsKinds: true };
}

/** Left to right; none where that leads to cells that nobody plays on. @param {VariantInfo} info  @param {ReadonlyMap<string, Man>} start */
export const mirrorOf = (info, start) => find(info, start, "mirror");

/** Each side to the place of the other. @param {VariantInfo} info  @param {ReadonlyMap<string, Man>} start */
export const exchangeOf = (info, start) => (info.family === "trid" ? climb(info) : find(info, start, "exchange"));
