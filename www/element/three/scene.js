// What a state looks like in space: tiles, rods, figures, marks and labels. Pure data, of which view.js makes triangles.

import { RATIO, shade } from "../draw/hexagons.js";
import { entriesOf } from "../state/state.js";
import { addCubeNames, addHypercube, clearnessOf, cubesLook, inlayOf } from "./cubes.js";
import { THICK, formOf, placing, slabsOf, spreadOf } from "./forms.js";
import { addBoardNames, addLinks, clearnessOf as hexClearnessOf, groundOf, liftedOf } from "./hexes.js";
import { addMarks } from "./marks.js";
import { addStand } from "./stand.js";
import { own } from "../own.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Side} Side */
/** @typedef {import("../draw/dom.js").Look} Look */
/** @typedef {import("./forms.js").Vec3} Vec3 */
/** @typedef {import("./forms.js").How} How */
/** The name of a color of the page (paint.js), and how much of it is seen. @typedef {[name: string, alpha: number]} Color */

/** @typedef {{ key: string, at: Vec3, half: Vec3, hexagon?: boolean, body: Color, tint?: Color, ring?: Color, ringWide?: number, pattern?: 0 | 1 | 2, wood?: boolean, shadow?: number }} Tile the middle of a box */
/** @typedef {{ key: string, from: Vec3, to: Vec3, wide: [number, number], body: Color }} Rod */
/** @typedef {{ key: string, kind: string, side: Side, at: Vec3, scale: number, alpha: number, glow?: Color, isPart?: boolean }} Figure what is part of a move never fades */
/** @typedef {{ key: string, at: Vec3, size: number, shape: number, flat: boolean, body: Color }} Mark */
/** @typedef {{ key: string, text: string, at: Vec3[], by: "left" | "right" | "near" | "first", or?: Vec3[][], around?: Vec3, shy?: boolean, before?: Vec3, apart?: [Vec3, Vec3], place?: string, close?: string, strong?: boolean }} Label where it may stand, there or on other boards; or anywhere around a point, best first; only where it is nearer than a point, only where there is room between two names, and where it covers nothing if it is shy; `close` is the board to which it brings who picks it */
/** @typedef {{ at: Vec3, scale: number, half: Vec3, hexagon: boolean, isTarget: boolean }} Cell */

/**
 * @typedef {object} Scene
 * @property {Map<string, Cell>} cells
 * @property {Map<string, { at: Vec3, half: [number, number], isTarget: boolean }>} mounts places of boards that can be picked
 * @property {Tile[]} tiles
 * @property {Rod[]} rods
 * @property {Figure[]} figures
 * @property {Mark[]} marks
 * @property {Label[]} labels
 * @property {Vec3[][]} bounds points between which each board is, with its pieces
 * @property {{ middle: Vec3, reach: [x: number, z: number], soft: number, dark: number }[]} shadows of all that is over the table
 * @property {number} margin around everything in the picture, in px, for names
 * @property {number} slope from which it is seen at first, in degrees
 * @property {number} aside how far from the side it is seen at first, in degrees: then columns are seen apart
 */

/**
 * @param {State} state
 * @param {{ how: How, looks: ReadonlyMap<string, Look>, mounts: ReadonlyMap<string, Look>, focus: string | null, over?: string | null, lit?: string | null, open?: boolean }} more what cells and mounts show, where the keyboard and the pointer are, what is under something dragged, and whether boards may be put at any free place
 * @returns {Scene}
 */
export function sceneOf(state, { how, looks, mounts, focus, over = null, lit = null, open = false }) {
  const form = formOf(state, how);
  const lifted = liftedOf(state, how, looks);
  const place = placing(state, how, lifted);
  const scene = /** @type {Scene} */ ({
    cells: new Map(),
    mounts: new Map(),
    tiles: [],
    rods: [],
    figures: [],
    marks: [],
    labels: [],
    bounds: [],
    shadows: [],
    ...lookOf(form, spreadOf(state, how), how.seat),
  });
  const { board } = state;
  const hexagon = board.shape === "hexagon";
  const alpha = {
    table: 1,
    hexagons: 1,
    stand: 1.5,
    levels: board.sparse ? 0.46 : 0.5 + 2.4 / board.levels.length, // of many levels of glass each takes less light
    cubes: 0.46,
    hypercube: 0.5,
  }[form];
  const isInlaid = board.sparse && (form === "cubes" || form === "levels");
  const clear =
    form === "hexagons"
      ? hexClearnessOf(lifted, board.cells.get(state.clicks[0] ?? "")?.board)
      : clearnessOf(state, form, looks);
  for (const at of board.cells.values()) {
    const { at: middle, scale } = place(at);
    const side = (form === "hypercube" ? 0.36 : 0.5) * scale;
    /** @type {Vec3} */
    const half = hexagon ? [0.49, THICK, 0.49] : [side, form === "hypercube" ? 0.03 * scale : THICK, side];
    const look = looks.get(at.cell) ?? {};
    const seen = clear(at.board, at.cell);
    scene.cells.set(at.cell, { at: middle, scale, half, hexagon, isTarget: Boolean(look.effect) });
    const pane = form === "levels" || form === "stand" ? "pane-" : "";
    const square = isInlaid ? "inlay" : `${pane}${at.tone === 0 ? "dark" : "light"}`;
    const tone = hexagon ? `hex${at.tone}${shade(board, at.board) ?? 1}` : square;
    const light = at.tone === 0 || alpha >= 1 ? alpha : alpha * 0.32;
    scene.tiles.push({
      key: at.cell,
      at: [middle[0], middle[1] - half[1], middle[2]],
      half,
      hexagon,
      body: [tone, light * seen],
      ...(isInlaid && inlayOf(look, side)),
      ...(form === "hexagons" && groundOf(look)),
      ...dressOf(look, at.cell === focus, at.cell === lit),
      wood: form === "table" && !hexagon,
      shadow: look.piece && !look.away && seen === 1 ? 0.34 * scale : 0,
    });
    if (hexagon && form === "table") scene.tiles.push(rimOf(at.cell, middle));
    addFigure(scene, state, at.cell, look, { middle, scale, seen });
    addMarks(scene, at.cell, look, { middle, scale });
  }
  addGhosts(scene, state, looks);
  const slabs = slabsOf(state, how, place);
  for (const slab of slabs) addSlab(scene, state, slab, clear(slab.board));
  addPosts(scene, slabs);
  if (form === "stand") addStand(scene, state, mounts, { lit, open });
  if (form === "hexagons") addLinks(scene, state, looks, { lift: how.lift, over: over ?? focus });
  if (form === "hypercube") addHypercube(scene, state, how, { looks, focus });
  addLabels(scene, state, how, { place, lifted, focus });
  return bounded(scene, state, form, how);
}

/** The wood below a cell and around it. @param {string} cell  @param {Vec3} at  @returns {Tile} */
function rimOf(cell, [x, y, z]) {
  return { key: `under ${cell}`, at: [x, y - 0.17, z], half: [0.72, 0.13, 0.72], hexagon: true, body: ["frame", 1] };
}

/** From where a form is seen at first. @param {import("./forms.js").Form} form  @param {number} spread  @param {How["seat"]} seat  @returns {Pick<Scene, "slope" | "aside" | "margin">} */
function lookOf(form, spread, seat) {
  if (form === "table") return { slope: 42, aside: 0, margin: 6 }; // its names are on its frame
  if (form === "hexagons") return { slope: 40, aside: 0, margin: 26 };
  if (form === "cubes") return { ...cubesLook(spread), margin: 26 };
  // The stand leans away from White; from behind, boards hide each other. So Black sees them from the side.
  if (form === "stand" && seat === "black") return { slope: 28, aside: -112, margin: 26 };
  const flat = form === "levels" ? Math.max(0, 2 * spread - 1) : 0; // so much do levels lie beside each other
  const slope = { levels: 24, hypercube: 18, stand: 32 }[form];
  return { slope: slope + 28 * flat, aside: (form === "stand" ? -42 : -24) * (1 - flat), margin: 26 };
}

/** What a cell shows on its top. @param {Look} look  @param {boolean} focused  @param {boolean} lit  @returns {Partial<Tile>} */
function dressOf(look, focused, lit) {
  /** @type {Partial<Tile>} */
  const dress = {};
  if (look.shown) Object.assign(dress, { tint: ["accent", 0.32], ring: ["accent", 1], ringWide: 0.03 });
  if (look.last) dress.tint = ["accent", 0.36];
  if (look.near) Object.assign(dress, { tint: ["blue", 0.3] });
  if (look.sought) Object.assign(dress, { ring: ["blue", 1], ringWide: 0.06 });
  if (look.landing) dress.tint = ["accent", 0.45];
  const effect = look.effect && own(TINTS, String(look.effect));
  if (effect) dress.tint = [effect, look.playable ? 0.5 : 0.2];
  if (look.selected) dress.tint = ["accent", 0.7];
  if (look.check) dress.tint = ["alarm", 0.75];
  if (look.blocks) Object.assign(dress, { ring: ["move", 0.6], ringWide: 0.05 });
  if (look.attacker) Object.assign(dress, { ring: ["alarm", 1], ringWide: 0.06 });
  if (look.obstacle) Object.assign(dress, { pattern: 1, ring: ["alarm", 1], ringWide: 0.05 });
  if (look.duty) Object.assign(dress, { ring: ["duty", 1], ringWide: 0.06 });
  if (look.origin && !look.piece) dress.pattern = 2;
  if (look.mark !== undefined)
    Object.assign(dress, { ring: [look.mark === "forbidden" ? "alarm" : "mark", 1], ringWide: 0.08 });
  if (lit) Object.assign(dress, { tint: ["accent", 0.62], ring: ["accent", 1], ringWide: 0.07 });
  if (focused) Object.assign(dress, { ring: ["accent", 1], ringWide: 0.09 });
  return dress;
}

/** @type {Record<string, string>} */
const TINTS = { free: "blue", beside: "green", annihilate: "yellow" };

/** @param {Scene} scene  @param {State} state  @param {string} cell  @param {Look} look  @param {{ middle: Vec3, scale: number, seen: number }} more */
function addFigure(scene, state, cell, look, { middle, scale, seen }) {
  const shown = String(look.ghost ?? look.piece ?? "");
  if (!shown) return;
  const side = shown[0] === "w" ? "white" : "black";
  scene.figures.push({
    key: cell,
    kind: state.family.symbol(shown.slice(1), side),
    side,
    at: middle,
    scale: scale * 0.95,
    alpha: look.away ? 0.42 : seen === 1 ? 1 : 0.42,
    isPart: Boolean(look.selected || look.effect || look.victim || look.ghost || look.jumped),
    glow: look.selected
      ? ["accent", 0.32]
      : look.victim || look.jumped || look.effect === "capture"
        ? ["red", 0.5]
        : undefined,
  });
}

/** Pieces in Time Out, where they left from. @param {Scene} scene  @param {State} state  @param {ReadonlyMap<string, Look>} looks */
function addGhosts(scene, state, looks) {
  for (const { origin, piece, side } of entriesOf(state)) {
    const cell = scene.cells.get(origin);
    if (!cell || looks.get(origin)?.piece || scene.figures.some(({ key }) => key === origin)) continue;
    scene.figures.push({
      key: `absent ${origin}`,
      kind: state.family.symbol(piece, side),
      side,
      at: cell.at,
      scale: cell.scale * 0.95,
      alpha: 0.5,
      glow: ["blue", 0.8],
    });
  }
}

/** The upright edges of cubes: of boards of glass that stand one above the other. @param {Scene} scene  @param {import("./forms.js").Slab[]} slabs */
function addPosts({ rods }, slabs) {
  /** @type {Map<string, import("./forms.js").Slab[]>} */
  const cubes = new Map();
  for (const slab of slabs.filter(({ kind }) => kind === "glass")) {
    const key = [slab.at[0], slab.at[2], slab.board.y].map((value) => value.toFixed(3)).join();
    cubes.set(key, [...(cubes.get(key) ?? []), slab]);
  }
  for (const [key, cube] of cubes) {
    const heights = cube.map(({ at }) => at[1] - THICK);
    const [low, high] = [Math.min(...heights), Math.max(...heights)];
    if (low === high) continue;
    const { at, half } = cube[0];
    for (const [i, [a, b]] of /** @type {const} */ ([
      [-1, -1],
      [-1, 1],
      [1, -1],
      [1, 1],
    ]).entries()) {
      const [x, z] = [at[0] + a * half[0], at[2] + b * half[1]];
      rods.push({
        key: `post ${key} ${i}`,
        from: [x, low, z],
        to: [x, high, z],
        wide: [0.02, 0.02],
        body: ["glass", 0.7],
      });
    }
  }
}

/** The edge of a board. @param {Scene} scene  @param {State} state  @param {import("./forms.js").Slab} slab  @param {number} seen how much of it */
function addSlab({ tiles, rods }, { board }, { board: { id }, at: [x, y, z], half: [a, b], kind }, seen) {
  if (kind === "wood") {
    tiles.push({
      key: `under ${id}`,
      at: [x, y - THICK * 2 - 0.14, z],
      half: [a + 0.42, 0.16, b + 0.42],
      body: ["frame", 1],
      wood: true,
    });
    if (board.sparse)
      tiles.push({ key: `plate ${id}`, at: [x, y - THICK - 0.012, z], half: [a, THICK, b], body: ["light", 1] });
    return;
  }
  if (board.sparse)
    tiles.push({
      key: `plate ${id}`,
      at: [x, y - THICK * 2, z],
      half: [a, THICK / 2, b],
      body: ["light", 0.12 * seen],
    });
  const wide = kind === "glass" ? 0.035 : 0.06;
  const color = kind === "deck" ? "deck" : kind === "main" ? "metal" : "glass";
  const [l, r, t, f] = [x - a, x + a, z - b, z + b];
  /** @type {[Vec3, Vec3][]} */
  const sides = [
    [
      [l, y - THICK, t],
      [r, y - THICK, t],
    ],
    [
      [r, y - THICK, t],
      [r, y - THICK, f],
    ],
    [
      [r, y - THICK, f],
      [l, y - THICK, f],
    ],
    [
      [l, y - THICK, f],
      [l, y - THICK, t],
    ],
  ];
  for (const [i, [from, to]] of sides.entries())
    rods.push({ key: `edge ${id} ${i}`, from, to, wide: [wide, wide], body: [color, seen] });
}

/** The board whose files and ranks are named: where a piece is picked, the keyboard is, or the last move went. @param {State} state  @param {string | null} focus */
function boardInUse({ board, clicks, last }, focus) {
  const cell = [clicks.at(-1), focus, last?.to].find((token) => token && board.cells.has(token));
  return board.cells.get(cell ?? "")?.board ?? board.boards[0];
}

/** Names of levels, files and ranks. @param {Scene} scene  @param {State} state  @param {How} how  @param {{ place: (place: import("./forms.js").Place) => import("./forms.js").Spot, lifted: ReadonlySet<string>, focus: string | null }} more where cells are, which boards are lifted, and where the keyboard is */
function addLabels(scene, state, how, { place, lifted, focus }) {
  const { board, family } = state;
  const form = formOf(state, how);
  const { files, ranks } = board;
  /** @param {import("../types").Board} one  @param {number} x  @param {number} y */
  const spot = (one, x, y) => place({ x, y, board: one }).at;
  /** @param {import("../types").Board} one  @param {[number, number][]} corners  @param {number} far  @returns {Vec3[]} */
  const outside = (one, corners, far) => {
    const [mx, , mz] = spot(one, (files - 1) / 2, (ranks - 1) / 2);
    return corners.map(([x, y]) => {
      const [ax, ay, az] = spot(one, x, y);
      const length = Math.hypot(ax - mx, az - mz) || 1;
      return [ax + ((ax - mx) / length) * far, ay, az + ((az - mz) / length) * far];
    });
  };
  if (form === "hypercube") return;
  if (form === "hexagons") return addBoardNames(scene, state, lifted);
  if (board.shape === "hexagon") return nameEnds(scene, board.boards[0]);
  if (form === "cubes") return addCubeNames(scene, state, how);
  if (form === "stand") {
    for (const main of board.boards.filter(({ id }) => !board.mounts.has(id))) {
      const [x, y, z] = spot(main, main.x + 1.5, main.y + 1.5);
      scene.labels.push({
        key: `name ${main.id}`,
        text: family.caption(main),
        at: [
          [x, y - 0.12, z + 2.5],
          [x, y - 0.12, z - 2.5],
          [x + 2.3, y - 0.12, z],
          [x - 2.3, y - 0.12, z],
        ],
        by: "near",
        around: [x, y, z],
        strong: true,
      });
    }
    return nameEdges(scene, family, boardInUse(state, focus), { spot, shy: false, off: 0.66 });
  }
  const isMany = board.boards.length > 1;
  if (isMany)
    for (const one of board.boards) {
      const corners = outside(
        one,
        [
          [0, 0],
          [files - 1, 0],
          [0, ranks - 1],
          [files - 1, ranks - 1],
        ],
        1.05,
      );
      scene.labels.push({
        key: `name ${one.id}`,
        text: family.floor(one) || one.id,
        at: corners,
        by: "left",
        strong: true,
      });
    }
  nameEdges(scene, family, boardInUse(state, focus), { spot, shy: board.sparse, off: form === "table" ? 0.7 : 0.75 });
}

/** Names of files and ranks, at the edges of a board. @param {Scene} scene  @param {State["family"]} family  @param {import("../types").Board} board  @param {{ spot: (one: import("../types").Board, x: number, y: number) => Vec3, off: number, shy: boolean }} more where cells are, how far from the middle of one its name is, and whether names cover nothing */
function nameEdges({ labels }, family, board, { spot, off, shy }) {
  const [xs, ys] = /** @type {const} */ (["x", "y"]).map((way) => [...new Set(board.cells.map((cell) => cell[way]))]);
  const [left, right, front, back] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  /** @param {number} x  @param {number} y  @param {number} dx  @param {number} dz  @returns {Vec3} */
  const beside = (x, y, dx, dz) => {
    const at = spot(board, x, y);
    return [at[0] + dx, at[1], at[2] + dz];
  };
  const corner = beside(left, front, 0, 0);
  /** @param {Pick<Label, "key" | "text" | "at" | "by" | "apart">} label */
  const add = (label) => {
    if (label.text) labels.push({ ...label, shy });
  };
  for (const x of xs)
    add({
      key: `file ${x}`,
      text: family.file(x, board),
      at: [beside(x, front, 0, off), beside(x, back, 0, -off)],
      by: "near",
      apart: [beside(left, front, 1, 0), corner],
    });
  for (const y of ys)
    add({
      key: `rank ${y}`,
      text: family.rank(y, board),
      at: [beside(left, y, -off, 0), beside(right, y, off, 0)],
      by: "left",
      apart: [beside(left, front, 0, 1), corner],
    });
}

/** The names of the cells at the near ends of files of hexagons. @param {Scene} scene  @param {import("../types").Board} board */
function nameEnds({ cells, labels }, board) {
  for (const x of new Set(board.cells.map((cell) => cell.x))) {
    const file = board.cells.filter((cell) => cell.x === x).sort((a, b) => a.y - b.y);
    for (const [end, out] of /** @type {const} */ ([
      [file[0], 1.12],
      [file[file.length - 1], -1.12],
    ])) {
      const [ax, ay, az] = /** @type {Cell} */ (cells.get(end.cell)).at;
      labels.push({
        key: `end ${end.cell}`,
        text: end.cell,
        at: [[ax, ay - THICK, az + out]],
        by: "first",
        before: [ax, ay, az],
      });
    }
  }
}

/** Says between which points everything is, and what lies in the shade. @param {Scene} scene  @param {State} state  @param {import("./forms.js").Form} form  @param {How} how */
function bounded(scene, { board }, form, how) {
  const edge = board.shape !== "hexagon" ? 0.95 : form === "table" ? 0.9 : 0.6;
  const wide = 0.4; // half a piece
  /** @param {Cell[]} cells  @param {0 | 1 | 2} i  @returns {[number, number]} */
  const range = (cells, i) => [Math.min(...cells.map(({ at }) => at[i])), Math.max(...cells.map(({ at }) => at[i]))];
  for (const one of board.boards) {
    const cells = one.cells.map(({ cell }) => /** @type {Cell} */ (scene.cells.get(cell)));
    const [x, y, z] = [range(cells, 0), range(cells, 1), range(cells, 2)];
    scene.bounds.push(
      /** @type {[number, number][]} */ ([
        [edge, y[0]],
        [wide, y[1] + 1.15],
      ]).flatMap(([out, py]) =>
        [x[0] - out, x[1] + out].flatMap((px) =>
          [z[0] - out, z[1] + out].map((pz) => /** @type {Vec3} */ ([px, py, pz])),
        ),
      ),
    );
  }
  const all = [...scene.cells.values()];
  const [x, y, z] = [range(all, 0), range(all, 1), range(all, 2)];
  for (const { middle } of scene.shadows)
    scene.bounds.push(
      [-2.5, 2.5].flatMap((px) => [-2.5, 2.5].map((pz) => /** @type {Vec3} */ ([px, middle[1], middle[2] + pz]))),
    );
  if (form === "hexagons")
    for (const one of board.boards) {
      const cells = one.cells.map(({ cell }) => /** @type {Cell} */ (scene.cells.get(cell)).at);
      const [mx, mz] = [0, 2].map((i) => cells.reduce((sum, at) => sum + at[i], 0) / cells.length);
      scene.shadows.push({ middle: [mx, -THICK * 2 - 0.02, mz], reach: [1.6, 1.7], soft: 1.2, dark: 0.26 });
    }
  else if (board.shape === "hexagon")
    scene.shadows.push({
      middle: [(x[0] + x[1]) / 2, -THICK * 2 - 0.05, (z[0] + z[1]) / 2],
      reach: [(x[1] - x[0]) * 0.36, (z[1] - z[0]) * 0.36],
      soft: 2.6,
      dark: 0.36,
    });
  else if (form !== "hypercube" && form !== "stand")
    for (const one of board.boards) {
      const at = one.cells.map(({ cell }) => /** @type {Cell} */ (scene.cells.get(cell)));
      const [mx, my, mz] = /** @type {const} */ ([0, 1, 2]).map((i) => range(at, i));
      if (my[0] > y[0] + 0.01) continue; // only what lies on the table has one
      scene.shadows.push({
        middle: [(mx[0] + mx[1]) / 2 - 0.3, y[0] - (form === "table" ? 0.36 : 0.3), (mz[0] + mz[1]) / 2 - 0.3],
        reach: [(mx[1] - mx[0]) / 2 + 0.5, (mz[1] - mz[0]) / 2 + 0.5],
        soft: form === "table" ? 1.9 : 1.5,
        dark: form === "table" ? 0.42 : 0.2,
      });
    }
  return scene;
}

/** Half the size of a cell's hexagon from its middle to a side. */
export const HEX = RATIO / 2;
