// What a line of sight meets: targets first, then figures, then the floor. Boards of glass cover each other: of all cells
// on the line the one is meant whose middle is nearest to it, so each can be picked at its middle.

import { HEX } from "./scene.js";

/** @typedef {import("./forms.js").Vec3} Vec3 */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {{ from: Vec3, way: Vec3 }} Ray */
/** @typedef {(kind: string) => { high: number, radii: number[] }} Extents how large pieces are */

const SURE = 0.3; // so near to the middle of a target nothing else is meant
const STEPS = 28;

/** How far along the line a figure is met; nothing if it is not. @param {Ray} ray  @param {import("./scene.js").Figure} figure  @param {Extents} extents */
function figureAt({ from, way }, { kind, at, scale }, extents) {
  const { high, radii } = extents(kind);
  const widest = Math.max(...radii) * scale;
  const [x, y, z] = from.map((value, i) => value - at[i]);
  // Where the line is inside the upright cylinder around it.
  const a = way[0] ** 2 + way[2] ** 2;
  const b = x * way[0] + z * way[2];
  const c = x * x + z * z - widest * widest;
  const root = b * b - a * c;
  if (root < 0) return null;
  let [start, end] = a > 1e-9 ? [(-b - Math.sqrt(root)) / a, (-b + Math.sqrt(root)) / a] : [-Infinity, Infinity];
  const heights = [-y / way[1], (high * scale - y) / way[1]].sort((one, other) => one - other);
  [start, end] = [Math.max(start, heights[0], 0), Math.min(end, heights[1])];
  if (!(start <= end)) return null;
  for (let i = 0; i <= STEPS; i++) {
    const t = start + ((end - start) * i) / STEPS;
    const [px, py, pz] = [x + way[0] * t, y + way[1] * t, z + way[2] * t];
    const part = Math.max(0, Math.min(1, py / (high * scale))) * (radii.length - 1);
    const low = Math.floor(part);
    const wide = radii[low] + ((radii[low + 1] ?? radii[low]) - radii[low]) * (part - low);
    if (Math.hypot(px, pz) <= wide * scale) return t;
  }
  return null;
}

/** How far along the line a flat place is met, and how far from its middle: 1 at its edge. @param {Ray} ray  @param {Vec3} at  @param {number} a half its size  @param {number} b  @param {boolean} hexagon */
function floorAt({ from, way }, at, a, b, hexagon) {
  const t = (at[1] - from[1]) / way[1];
  if (!(t > 0)) return null;
  const [x, z] = [Math.abs(from[0] + way[0] * t - at[0]), Math.abs(from[2] + way[2] * t - at[2])];
  const off = hexagon ? Math.max(z, x * HEX * 2 + z * 0.5) / HEX : Math.max(x / a, z / b);
  return off <= 1.02 ? { t, off } : null;
}

/** The cell or the place of a board that is meant by a line of sight. @param {Scene} scene  @param {Ray} ray  @param {Extents} extents  @returns {string | null} */
export function pickIn(scene, ray, extents) {
  /** @type {{ id: string, t: number, off: number, isTarget: boolean, isMount: boolean }[]} */
  const floors = [];
  for (const [id, { at, half, hexagon, isTarget }] of scene.cells) {
    const met = floorAt(ray, at, half[0], half[2], hexagon);
    if (met) floors.push({ id, ...met, isTarget, isMount: false });
  }
  for (const [id, { at, half, isTarget }] of scene.mounts) {
    const met = isTarget ? floorAt(ray, at, half[0], half[1], false) : null;
    if (met) floors.push({ id, ...met, isTarget, isMount: true });
  }
  /** @param {typeof floors} items */
  const nearest = (items) => items.reduce((best, item) => (item.off < best.off ? item : best), items[0]);
  const sure = floors.filter(({ isTarget, off }) => isTarget && off < SURE);
  if (sure.length) return nearest(sure).id;
  let best = null;
  let nearestT = Infinity;
  for (const figure of scene.figures) {
    const t = figureAt(ray, figure, extents);
    if (t === null || t >= nearestT) continue;
    nearestT = t;
    best = figure.key.replace("absent ", "");
  }
  if (best !== null) return best;
  const targets = floors.filter(({ isTarget }) => isTarget);
  if (targets.length) return nearest(targets).id;
  return floors.length ? nearest(floors).id : null;
}
