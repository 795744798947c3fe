// Quarx in space: sixteen planes as four cubes, apart or side by side, their names, and what fades while a piece is picked.

import { between, cornersOf, cubesAt, spreadOf } from "./forms.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Board} Board */
/** @typedef {import("../draw/dom.js").Look} Look */
/** @typedef {import("./forms.js").Vec3} Vec3 */
/** @typedef {import("./forms.js").How} How */
/** @typedef {import("./scene.js").Scene} Scene */

const FAINT = 0.27; // how much is seen of what a picked piece does not reach
const NAMED = 14; // cells of the hypercube that are named at a time
/** Where the name of a cell may stand, from its middle. */
const NEAR = [
  [0, -0.42],
  [0, 0.6],
  [0.8, 0],
  [-0.8, 0],
];

/** Whether a cell has to do with the piece that is picked. @param {Look | undefined} look */
const isMeant = (look) =>
  Boolean(look && (look.selected || look.effect || look.landing || look.jumped || look.victim || look.ghost));

/**
 * How much is seen of a cell: little of what a picked piece does not reach, which are planes, or cells of the hypercube.
 * @param {State} state
 * @param {import("./forms.js").Form} form
 * @param {ReadonlyMap<string, Look>} looks
 * @returns {(board: Board, cell?: string) => number} of a board, or of a cell of it
 */
export function clearnessOf({ board: { sparse } }, form, looks) {
  if (!sparse || form === "table" || ![...looks.values()].some(({ selected }) => selected)) return () => 1;
  if (form === "hypercube") return (_, cell) => (isMeant(looks.get(cell ?? "")) ? 1 : FAINT);
  /** @type {Map<Board, boolean>} */
  const known = new Map();
  return (board) => {
    const isClear = known.get(board) ?? board.cells.some(({ cell }) => isMeant(looks.get(cell)));
    known.set(board, isClear);
    return isClear ? 1 : FAINT;
  };
}

/** From where the cubes are seen at first, as lookOf in scene.js tells it. @param {number} spread */
export function cubesLook(spread) {
  const [near, far] = spread < 0.5 ? [CLOSE, APART] : [APART, BESIDE];
  const [aside, slope] = between(near, far, (spread * 2) % 1 || (spread === 1 ? 1 : 0));
  return { aside, slope };
}

/** From the side, and above. @type {Vec3} */
const CLOSE = [-24, 33, 0];
/** @type {Vec3} */
const APART = [-12, 21, 0];
/** @type {Vec3} */
const BESIDE = [0, 50, 0];

/** Names of cubes and planes at their left, and of files and ranks at the nearest plane of all. @param {Scene} scene  @param {State} state  @param {How} how */
export function addCubeNames({ labels }, state, how) {
  const { board, family } = state;
  const { boards, files, ranks } = board;
  const spread = spreadOf(state, how);
  const middles = cubesAt(board, spread);
  const isBeside = spread > 0.75;
  const [a, b] = [files / 2, ranks / 2];
  /** @param {Board} one  @param {[number, number][]} places  @param {number} [up]  @returns {Vec3[]} */
  const around = (one, places, up = 0) => {
    const [x, y, z] = /** @type {Vec3} */ (middles.get(one.id));
    return places.map(([dx, dz]) => [x + dx, y + up, z + dz]);
  };
  const out = 0.6;
  /** @type {[number, number][]} */
  const sides = [
    [-a - out, 0],
    [a + out, 0],
    [0, -b - out],
    [0, b + out],
  ];
  const top = Math.max(...boards.map(({ x }) => x));
  for (const one of boards) {
    const [plane, cube] = [family.across(one.x), family.up(one.y)];
    const name = { by: /** @type {const} */ ("left"), shy: true };
    const text = isBeside ? family.caption(one) : plane;
    labels.push({ key: `name ${one.id}`, text, at: around(one, sides), ...name, strong: isBeside });
    if (one.x === top && !isBeside)
      labels.push({ key: `cube ${cube}`, text: cube, at: around(one, sides, 0.95), ...name, strong: true });
  }
  /** @param {Board} one  @param {number} x  @returns {Vec3[]} */
  const filesOf = (one, x) =>
    around(
      one,
      [b + out, -b - out].map((z) => [x + 0.5 - a, z]),
    );
  /** @param {Board} one  @param {number} y  @returns {Vec3[]} */
  const ranksOf = (one, y) =>
    around(
      one,
      [-a - out, a + out].map((x) => [x, b - y - 0.5]),
    );
  const lowest = Math.min(...[...middles.values()].map(([, y]) => y));
  const [first, ...others] = boards.filter(({ id, x }) => x === boards[0].x && middles.get(id)?.[1] === lowest);
  for (const [length, of, name, by] of /** @type {const} */ ([
    [files, filesOf, family.file, "near"],
    [ranks, ranksOf, family.rank, "right"],
  ]))
    for (let i = 0; i < length; i++)
      labels.push({
        key: `${by} ${i}`,
        text: name.call(family, i, first),
        at: of(first, i),
        or: others.map((one) => of(one, i)),
        by,
        shy: true,
      });
}

/** The hypercube with its edges, those from a cell to what it touches or may go to, names of directions at the ends of edges, and of cells in use. @param {Scene} scene  @param {State} state  @param {How} how  @param {{ looks: ReadonlyMap<string, Look>, focus: string | null }} more */
export function addHypercube({ cells, labels, marks, rods }, state, how, { looks, focus }) {
  const { board, clicks, family, lookup } = state;
  const inUse = [...looks].flatMap(([cell, look]) => (isMeant(look) ? cell : []));
  const { edges, corner } = cornersOf(how, board);
  for (const [i, [from, to]] of edges.entries())
    rods.push({ key: `edge ${i}`, from, to, wide: [0.035, 0.035], body: ["glass", clicks.length ? 0.5 : 1] });
  const cell = clicks.at(-1) ?? lookup?.cell ?? focus;
  const from = cells.get(cell ?? "");
  const ends = clicks.length ? inUse : [...((cell && family.steps(state)?.(cell)) || [])];
  for (const near of ends) {
    const to = cells.get(near);
    if (from && to && to !== from)
      rods.push({ key: `touch ${near}`, from: from.at, to: to.at, wide: [0.022, 0.022], body: ["accent", 1] });
  }
  for (const mark of marks) Object.assign(mark, { flat: false, size: mark.size * 1.25 });
  const [one] = board.boards;
  const far = Math.max(...board.boards.map(({ x }) => x));
  const names = [
    family.file(board.files - 1, one),
    family.rank(board.ranks - 1, one),
    family.across(far),
    family.up(far),
  ];
  for (const [i, text] of names.entries())
    labels.push({ key: `way ${i}`, text, at: [corner(i)], by: "near", strong: true });
  for (const id of new Set([...(cell ? [cell] : []), ...inUse.slice(0, NAMED)])) {
    const place = cells.get(id);
    if (!place) continue;
    const [x, y, z] = place.at;
    const at = NEAR.map(([aside, up]) => /** @type {Vec3} */ ([x + aside * place.scale, y + up * place.scale, z]));
    labels.push({ key: `cell ${id}`, text: id, at, by: "first", shy: true, strong: id === cell });
  }
}

/** Squares in use lie on planes of glass; targets are seen as squares, not only as marks that may be before something. @param {Look} look  @param {number} side  @returns {Pick<import("./scene.js").Tile, "half" | "tint">} */
export function inlayOf(look, side) {
  const tint = look.effect && {
    tint: /** @type {[string, number]} */ ([look.effect === "move" ? "accent" : "red", 0.42]),
  };
  return { half: [side * 0.97, 0.012, side * 0.97], ...tint };
}
