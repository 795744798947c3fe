// What a piece hides: where it is seen in the picture, and whether a target is behind it; where cells may be seen beside that.

import { extentOf } from "./meshes.js";

/** @typedef {import("./forms.js").Vec3} Vec3 */
/** @typedef {import("./scene.js").Figure} Figure */
/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box in px */

/** Sizes of pieces, by their kinds. @type {Map<string, ReturnType<typeof extentOf>>} */
const extents = new Map();

/** @param {string} kind */
export function extent(kind) {
  const known = extents.get(kind) ?? extentOf(kind);
  extents.set(kind, known);
  return known;
}

/** The foot and the top of a figure, and half its width, as they are seen. @param {Figure} figure  @param {Camera} camera */
function seenOf({ at, scale, kind }, camera) {
  const { high, radii } = extent(kind);
  const aside = /** @type {Vec3} */ (at.map((value, i) => value + camera.right[i] * Math.max(...radii) * scale));
  const foot = camera.project(at);
  const top = camera.project([at[0], at[1] + high * scale, at[2]]);
  return { foot, top, wide: Math.abs(camera.project(aside).x - foot.x) };
}

/** @param {Figure} figure  @param {Camera} camera  @returns {Box} */
export function boxOf(figure, camera) {
  const { foot, top, wide } = seenOf(figure, camera);
  return { left: foot.x - wide, right: foot.x + wide, top: top.y, bottom: foot.y + wide / 2 };
}

/** Whether a figure stands before a target, which it would hide. @param {import("./scene.js").Scene} scene  @param {Camera} camera  @returns {(figure: Figure) => boolean} */
export function coversOf(scene, camera) {
  const targets = [...scene.cells.values(), ...scene.mounts.values()].flatMap(({ at, isTarget }) =>
    isTarget ? camera.project(at) : [],
  );
  return (figure) => {
    if (figure.isPart || !targets.length) return false;
    const { foot, top, wide } = seenOf(figure, camera);
    return targets.some(({ x, y, depth }) => {
      const part = (foot.y - y) / (foot.y - top.y || 1);
      return depth > foot.depth + 0.2 && part > -0.25 && part < 1.15 && Math.abs(foot.x - x) < wide * 1.1;
    });
  };
}

/** Points of the picture where a cell or a place may be seen, the best first. @param {import("./scene.js").Scene} scene  @param {Camera} camera  @param {string} id */
export function pointsOf(scene, camera, id) {
  const mount = scene.mounts.get(id);
  const place = scene.cells.get(id) ?? (mount && { at: mount.at, half: /** @type {Vec3} */ ([1, 0, 1]) });
  if (!place) return [];
  const { at, half } = place;
  const figure = scene.figures.find(({ key }) => key === id);
  const high = figure ? extent(figure.kind).high * figure.scale : 0;
  /** @type {Vec3[]} */
  const points = high ? [0.5, 0.75, 0.3, 0.12, 0.92].map((part) => [at[0], at[1] + high * part, at[2]]) : [];
  for (const far of [0, 0.2, 0.4, 0.6, 0.8])
    for (let i = 0; i < (far ? 12 : 1); i++) {
      const angle = (Math.PI * i) / 6;
      points.push([at[0] + far * half[0] * Math.cos(angle), at[1], at[2] + far * half[2] * Math.sin(angle)]);
    }
  return points.map((point) => camera.project(point)).filter(({ depth }) => depth > 0);
}
