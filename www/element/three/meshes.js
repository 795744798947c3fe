// Turns the shapes of pieces into triangles, and makes what everything else consists of.

import { OTHER, SHAPES } from "./profiles.js";
import { own } from "../own.js";

/** @typedef {import("./profiles.js").Shape} Shape */
/** @typedef {import("./profiles.js").Ring} Ring */
/** @typedef {[number, number, number]} Vec3 */
/** @typedef {{ position: number[], normal: number[], shade: number[], indices: number[] }} Mesh vertices, how much light of the sky each gets, and triangles */

/** @returns {Mesh} */
const empty = () => ({ position: [], normal: [], shade: [], indices: [] });

/** @param {Mesh} mesh  @param {Vec3} at  @param {Vec3} normal  @param {number} shade */
function vertex(mesh, at, normal, shade) {
  const length = Math.hypot(...normal) || 1;
  mesh.position.push(...at);
  mesh.normal.push(...normal.map((value) => value / length));
  mesh.shade.push(shade);
  return mesh.position.length / 3 - 1;
}

/** A flat polygon with four corners. @param {Mesh} mesh  @param {Vec3[]} corners  @param {number} shade */
function quad(mesh, corners, shade = 1) {
  const [a, b, c] = corners;
  const u = b.map((value, i) => value - a[i]);
  const v = c.map((value, i) => value - a[i]);
  /** @type {Vec3} */
  const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const [p, q, r, s] = corners.map((corner) => vertex(mesh, corner, normal, shade));
  mesh.indices.push(p, q, r, p, r, s);
}

/** @param {Mesh} mesh  @param {Vec3} at  @param {Vec3} half  @param {number} [lean] in radians, around the axis from front to back  @param {number} [shade] */
function block(mesh, at, half, lean = 0, shade = 1) {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  /** @param {number} x  @param {number} y  @param {number} z  @returns {Vec3} */
  const point = (x, y, z) => {
    const [dx, dy, dz] = [x * half[0], y * half[1], z * half[2]];
    return [at[0] + dx * cos - dy * sin, at[1] + dx * sin + dy * cos, at[2] + dz];
  };
  /** @type {[Vec3, Vec3][]} */
  const turns = [
    [
      [1, 0, 0],
      [0, 1, 0],
    ],
    [
      [0, 1, 0],
      [0, 0, 1],
    ],
    [
      [0, 0, 1],
      [1, 0, 0],
    ],
  ];
  for (const [u, v] of turns) {
    const w = [0, 1, 2].map((i) => 1 - u[i] - v[i]);
    for (const side of [1, -1]) {
      /** @param {number} a  @param {number} b */
      const corner = (a, b) => point(.../** @type {Vec3} */ ([0, 1, 2].map((i) => a * u[i] + b * v[i] + side * w[i])));
      const around = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
      quad(mesh, side > 0 ? around : around.reverse(), shade);
    }
  }
}

/** The profile with points between its own, on a smooth line from sharp edge to sharp edge. @param {Ring[]} rings  @returns {Ring[]} */
function smooth(rings) {
  /** @type {Ring[]} */
  const all = [];
  for (const [i, ring] of rings.entries()) {
    all.push(ring);
    const next = rings[i + 1];
    if (!next || (ring[2] && next[2])) continue;
    const before = ring[2] ? ring : rings[i - 1];
    const after = next[2] ? next : (rings[i + 2] ?? next);
    /** @param {0 | 1} k */
    const middle = (k) => (9 * (ring[k] + next[k]) - before[k] - after[k]) / 16;
    all.push([Math.max(0, middle(0)), middle(1)]);
  }
  return all;
}

/** How much of the sky each ring of a profile sees: what is above and wider takes it. @param {Ring[]} rings */
const skies = (rings) =>
  rings.map(([radius, height]) => {
    const hidden = rings.map(([wide, high]) =>
      high > height + 0.01 && wide > radius + 0.005 ? Math.min(1, (wide - radius) / (high - height)) : 0,
    );
    return (1 - 0.6 * Math.max(...hidden)) * (0.62 + 0.38 * Math.min(1, height / 0.4));
  });

/** The angles at which what is turned has vertices: two at each end of a notch, so that it has upright walls, and those of points. @param {number} sides  @param {number} count of notches  @param {number} points */
function columnsOf(sides, count, points) {
  const around = Array.from({ length: sides + 1 }, (_, i) => (2 * Math.PI * i) / sides);
  const ends = Array.from({ length: 2 * count }, (_, i) => (Math.PI * (i + 0.5)) / count);
  /** @param {number} angle */
  const isCut = (angle) => count > 0 && Math.floor((angle * count) / Math.PI + 0.5) % 2 === 1;
  return [
    ...around.map((angle) => ({ angle, isCut: isCut(angle) })),
    ...ends.flatMap((angle, i) => [i % 2 === 1, i % 2 === 0].map((cut) => ({ angle, isCut: cut }))),
    ...Array.from({ length: 2 * points }, (_, i) => ({ angle: (Math.PI * i) / points, isCut: false })),
  ].sort((a, b) => a.angle - b.angle);
}

/** How far a coronet is lower beside its points. @param {Ring[]} rings  @param {Shape["points"]} points  @returns {(radius: number, height: number, angle: number) => number} */
function loweringOf(rings, points) {
  if (!points) return () => 0;
  const { count, above, inside, depth } = points;
  const widest = Math.max(...rings.map(([radius, height]) => (height > above ? radius : 0)));
  return (radius, height, angle) => {
    if (height <= above || radius <= inside) return 0;
    const part = (angle * count) / (2 * Math.PI);
    return (depth * Math.abs(2 * (part - Math.floor(part)) - 1) * (radius - inside)) / (widest - inside);
  };
}

/** @param {Mesh} mesh  @param {Shape} shape  @param {number} sides  @param {boolean} [isSmooth] */
function turn(mesh, { turned, notches, points }, sides, isSmooth = true) {
  const rings = isSmooth ? smooth(turned) : turned;
  const sky = skies(rings);
  const columns = columnsOf(sides, notches?.count ?? 0, points?.count ?? 0);
  const lower = loweringOf(rings, points);
  /** Two vertices where an edge is sharp: for what is below it and above. @type {number[][]} */
  const rows = [];
  for (const [j, [radius, height, sharp]] of rings.entries()) {
    /** @param {number} from  @param {number} to */
    const row = (from, to) => {
      const [a, b] = [rings[Math.max(0, from)], rings[Math.min(rings.length - 1, to)]];
      const first = mesh.position.length / 3;
      for (const { angle, isCut } of columns) {
        const [x, z] = [Math.cos(angle), Math.sin(angle)];
        const deep = notches && isCut && height > notches.above ? notches.depth : lower(radius, height, angle);
        const wide = points ? radius - 0.6 * deep : radius;
        vertex(mesh, [wide * x, height - deep, wide * z], [(b[1] - a[1]) * x, a[0] - b[0], (b[1] - a[1]) * z], sky[j]);
      }
      return first;
    };
    const isInner = j > 0 && j < rings.length - 1;
    rows.push(sharp && isInner ? [row(j - 1, j), row(j, j + 1)] : [row(j - 1, j + 1)]);
  }
  for (let j = 0; j + 1 < rows.length; j++) {
    const [low, high] = [/** @type {number} */ (rows[j].at(-1)), rows[j + 1][0]];
    for (let i = 0; i + 1 < columns.length; i++)
      mesh.indices.push(low + i, high + i, low + i + 1, low + i + 1, high + i, high + i + 1);
  }
}

/** Cuts a polygon without holes into triangles, by its ears. @param {[number, number][]} points anticlockwise */
export function triangles(points) {
  const left = points.map((_, i) => i);
  /** @type {number[]} */
  const found = [];
  /** @param {number} a  @param {number} b  @param {number} c */
  const area = (a, b, c) =>
    (points[b][0] - points[a][0]) * (points[c][1] - points[a][1]) -
    (points[b][1] - points[a][1]) * (points[c][0] - points[a][0]);
  while (left.length > 3) {
    const n = left.length;
    const ear = left.findIndex((b, i) => {
      const [a, c] = [left[(i + n - 1) % n], left[(i + 1) % n]];
      if (area(a, b, c) <= 0) return false;
      return !left.some(
        (p) => p !== a && p !== b && p !== c && area(a, b, p) >= 0 && area(b, c, p) >= 0 && area(c, a, p) >= 0,
      );
    });
    const i = Math.max(0, ear);
    found.push(left[(i + n - 1) % n], left[i], left[(i + 1) % n]);
    left.splice(i, 1);
  }
  return [...found, ...left];
}

/** A head cut from its outline, with rounded edges. @param {Mesh} mesh  @param {NonNullable<Shape["head"]>} head */
function cut(mesh, { outline, size, foot, thick: [low, high] }) {
  /** Forward is +x. @type {[number, number][]} */
  const points = outline.map(([x, y]) => [((24 - x) / 48) * size, foot + ((44 - y) / 48) * size]);
  const n = points.length;
  const area = points.reduce((sum, [x, y], i) => sum + x * points[(i + 1) % n][1] - y * points[(i + 1) % n][0], 0);
  if (area < 0) points.reverse();
  const top = Math.max(...points.map(([, y]) => y));
  const outward = points.map((_, i) => {
    const [a, b] = [points[(i + n - 1) % n], points[(i + 1) % n]];
    const [x, y] = [b[1] - a[1], a[0] - b[0]];
    const length = Math.hypot(x, y) || 1;
    return [x / length, y / length];
  });
  /** @param {number} y */
  const thick = (y) => low + ((high - low) * (y - foot)) / (top - foot);
  /** @param {number} y */
  const sky = (y) => 0.6 + 0.4 * Math.min(1, y / 0.6);
  // From one face over the edge to the other: how far in, how far from the middle, and how the normal leans.
  const steps = [
    { inset: 0.05, far: 1, lean: 0.9 },
    { inset: 0.018, far: 0.82, lean: 0.6 },
    { inset: 0, far: 0.5, lean: 0.15 },
    { inset: 0, far: -0.5, lean: -0.15 },
    { inset: 0.018, far: -0.82, lean: -0.6 },
    { inset: 0.05, far: -1, lean: -0.9 },
  ];
  const rows = steps.map(({ inset, far, lean }) =>
    points.map(([x, y], i) => {
      const [nx, ny] = outward[i];
      const side = 1 - Math.abs(lean);
      return vertex(mesh, [x - nx * inset, y - ny * inset, far * thick(y)], [nx * side, ny * side, lean], sky(y));
    }),
  );
  for (let k = 0; k + 1 < rows.length; k++)
    for (let i = 0; i < n; i++) {
      const [a, b, c, d] = [rows[k][i], rows[k][(i + 1) % n], rows[k + 1][i], rows[k + 1][(i + 1) % n]];
      mesh.indices.push(a, c, b, b, c, d);
    }
  for (const side of [1, -1]) {
    const inner = points.map(
      ([x, y], i) => /** @type {[number, number]} */ ([x - outward[i][0] * 0.05, y - outward[i][1] * 0.05]),
    );
    const face = inner.map(([x, y], i) => vertex(mesh, [x, y, side * thick(points[i][1])], [0, 0, side], sky(y)));
    const cuts = triangles(inner);
    for (let i = 0; i < cuts.length; i += 3) {
      const [a, b, c] = [cuts[i], cuts[i + 1], cuts[i + 2]].map((at) => face[at]);
      mesh.indices.push(a, ...(side > 0 ? [b, c] : [c, b]));
    }
  }
}

/** @param {Mesh} mesh  @param {NonNullable<Shape["head"]>} head  @param {NonNullable<Shape["horn"]>} horn */
function horn(mesh, { size, foot }, { from, to, wide }) {
  const [a, b] = [from, to].map(([x, y]) => [((24 - x) / 48) * size, foot + ((44 - y) / 48) * size]);
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  const tip = [];
  const rim = [];
  for (let i = 0; i <= 10; i++) {
    const [cos, sin] = [Math.cos((Math.PI * i) / 5), Math.sin((Math.PI * i) / 5)];
    /** @type {Vec3} */
    const out = [(-dy / length) * cos, (dx / length) * cos, sin];
    rim.push(vertex(mesh, [a[0] + out[0] * wide, a[1] + out[1] * wide, out[2] * wide], out, 1));
    tip.push(vertex(mesh, [b[0], b[1], 0], out, 1));
  }
  for (let i = 0; i < 10; i++) mesh.indices.push(rim[i], rim[i + 1], tip[i]);
}

/** A raised frame with corners. @param {Mesh} mesh  @param {NonNullable<Shape["emblem"]>} emblem */
function frame(mesh, { corners, radius, wide, foot, high }) {
  const inner = corners === 3 ? radius - wide * 2 : radius - wide;
  /** @param {number} i  @param {number} far  @param {number} y  @returns {Vec3} */
  const at = (i, far, y) => [
    far * Math.cos((2 * Math.PI * i) / corners),
    y,
    far * Math.sin((2 * Math.PI * i) / corners),
  ];
  for (let i = 0; i < corners; i++) {
    const top = foot + high;
    quad(mesh, [at(i, radius, foot), at(i, radius, top), at(i + 1, radius, top), at(i + 1, radius, foot)], 0.8);
    quad(mesh, [at(i, radius, top), at(i, inner, top), at(i + 1, inner, top), at(i + 1, radius, top)]);
    quad(mesh, [at(i, inner, top), at(i, inner, foot), at(i + 1, inner, foot), at(i + 1, inner, top)], 0.6);
  }
}

/** The mesh of a piece. @param {string} kind  @param {number} sides of what is turned  @param {boolean} [isSmooth] whether its profile is rounded between its points */
export function pieceMesh(kind, sides, isSmooth) {
  const shape = own(SHAPES, kind) ?? OTHER;
  const mesh = empty();
  turn(mesh, shape, sides, isSmooth);
  if (shape.head) cut(mesh, shape.head);
  if (shape.head && shape.horn) horn(mesh, shape.head, shape.horn);
  if (shape.emblem) frame(mesh, shape.emblem);
  for (const { at, half, lean, dark } of shape.blocks ?? []) block(mesh, at, half, lean, dark ? 0.12 : 1);
  return mesh;
}

/** A cube from -1 to 1. */
export function cubeMesh() {
  const mesh = empty();
  block(mesh, [0, 0, 0], [1, 1, 1]);
  return mesh;
}

/** A prism over a hexagon that is two wide, with corners left and right. */
export function hexagonMesh() {
  const mesh = empty();
  /** @param {number} i  @param {number} y  @returns {Vec3} */
  const at = (i, y) => [Math.cos((Math.PI * i) / 3), y, Math.sin((Math.PI * i) / 3)];
  const middle = vertex(mesh, [0, 1, 0], [0, 1, 0], 1);
  const rim = [...Array(6).keys()].map((i) => vertex(mesh, at(i, 1), [0, 1, 0], 1));
  for (let i = 0; i < 6; i++) {
    mesh.indices.push(middle, rim[(i + 1) % 6], rim[i]);
    quad(mesh, [at(i, -1), at(i, 1), at(i + 1, 1), at(i + 1, -1)]);
  }
  return mesh;
}

/** A rod of length and radius 1, from the ground up; closed at its top. @param {number} sides */
export function rodMesh(sides) {
  const mesh = empty();
  turn(
    mesh,
    {
      turned: [
        [0, 0, 1],
        [1, 0, 1],
        [1, 1, 1],
        [0, 1, 1],
      ],
    },
    sides,
  );
  mesh.shade.fill(1);
  return mesh;
}

/** A square of half-width 1 that faces the viewer. */
export const squareMesh = () => ({ position: [-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0], indices: [0, 1, 2, 0, 2, 3] });

/** The radius of a piece at a height, and its height: what a pointer hits. @param {string} kind */
export function extentOf(kind) {
  const mesh = pieceMesh(kind, 12);
  let high = 0;
  for (let i = 1; i < mesh.position.length; i += 3) high = Math.max(high, mesh.position[i]);
  const STEPS = 16;
  const radii = Array(STEPS + 1).fill(0);
  for (let i = 0; i < mesh.position.length; i += 3) {
    const [x, y, z] = mesh.position.slice(i, i + 3);
    const step = Math.round((y / high) * STEPS);
    radii[step] = Math.max(radii[step], Math.hypot(x, z));
  }
  for (let i = 1; i <= STEPS; i++) radii[i] ||= radii[i - 1];
  return { high, radii };
}
