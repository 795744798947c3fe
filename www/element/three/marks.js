// The marks of cells: a shape for each effect, so that no color is needed.

import { own } from "../own.js";

/** @typedef {import("../draw/dom.js").Look} Look */
/** @typedef {import("./forms.js").Vec3} Vec3 */
/** @typedef {import("./scene.js").Scene} Scene */

/** The shapes that shaders.js draws. */
export const SHAPE = {
  disc: 0,
  ring: 1,
  triangle: 2,
  cross: 3,
  star: 4,
  square: 5,
  duty: 7,
  lose: 8,
  choice: 9,
  target: 10,
  diamond: 11,
  plus: 12,
};
/** @type {Record<string, [shape: number, color: string, flat: boolean, size?: number]>} */
const EFFECTS = {
  move: [SHAPE.disc, "accent", true, 0.21],
  castling: [SHAPE.square, "accent", true, 0.3],
  capture: [SHAPE.ring, "red", true],
  jump: [SHAPE.disc, "red", false],
  end: [SHAPE.target, "red", true],
  free: [SHAPE.disc, "blue", false],
  beside: [SHAPE.triangle, "green", false],
  annihilate: [SHAPE.cross, "amber", false],
};

/** @param {Scene} scene  @param {string} cell  @param {Look} look  @param {{ middle: Vec3, scale: number }} more */
export function addMarks({ marks }, cell, look, { middle: [x, y, z], scale }) {
  /** @param {number} shape  @param {string} color  @param {{ high?: number, size?: number, flat?: boolean, alpha?: number }} more */
  const add = (shape, color, { high = 0.14, size = 0.2, flat = false, alpha = 1 } = {}) =>
    marks.push({
      key: `${cell} ${shape}`,
      at: [x, y + (flat ? 0.02 : high * scale), z],
      size: size * scale,
      shape,
      flat,
      body: [color, alpha],
    });
  const effect = look.effect && (own(EFFECTS, String(look.effect)) ?? EFFECTS.move);
  const stands = Boolean(look.piece && !look.away);
  if (effect) {
    const [shape, color, flat, wide = 0.48] = effect;
    const alpha = look.forbidden ? 0.4 : look.playable ? 1 : 0.7;
    if (look.wins) add(SHAPE.star, "red", { size: 0.34, high: stands ? 1.2 : 0.3 });
    else if (look.kind)
      add(
        look.effect === "capture" ? shape : KINDS[String(look.kind)][0],
        look.effect === "capture" ? color : `kind-${look.kind}`,
        look.effect === "capture" ? { size: 0.46, flat, alpha } : { size: KINDS[String(look.kind)][1], alpha },
      );
    else if (flat) add(shape, color, { size: wide, flat, alpha });
    else if (stands) add(shape, color, { alpha, high: 1.25, size: 0.24 });
    else add(shape, color, { alpha, flat: true, size: 0.3 });
    if (look.promotes) add(SHAPE.choice, "red", { high: stands ? 1.45 : 0.5, size: 0.18 });
  }
  if (look.jumped) add(SHAPE.cross, "red", { high: 0.7, size: 0.24 });
  if (look.mark === "forbidden") add(SHAPE.cross, "alarm", { high: stands ? 1.2 : 0.2, size: 0.22 });
  if (look.duty && !effect) add(look.duty === "lose" ? SHAPE.lose : SHAPE.duty, "duty", { high: 0.62, size: 0.17 });
}

/** How targets of each kind of move are marked, as in the plan. @type {Record<string, [shape: number, size: number]>} */
const KINDS = {
  inside: [SHAPE.disc, 0.2],
  between: [SHAPE.diamond, 0.3],
  near: [SHAPE.triangle, 0.28],
  far: [SHAPE.plus, 0.25],
};
