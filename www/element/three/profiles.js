// The shapes of the pieces, in cells. A turned piece is a list of rings from its foot to its top, [radius, height]; a third
// member marks a sharp edge. Between sharp edges the profile is rounded. Heads of horses are outlines, seen from their right,
// in the units of pieces.svg.

/** @typedef {[radius: number, height: number, sharp?: 1]} Ring */
/** @typedef {[x: number, y: number]} Point */

/** @typedef {{ at: [x: number, y: number, z: number], half: [x: number, y: number, z: number], lean?: number, dark?: boolean }} Block */

/**
 * A shape: what is turned, and what stands on it.
 * @typedef {object} Shape
 * @property {Ring[]} turned
 * @property {{ count: number, above: number, depth: number }} [notches] cut into the highest edge
 * @property {{ count: number, above: number, inside: number, depth: number }} [points] of a coronet, outside of a radius: how far it is lower between them
 * @property {{ outline: Point[], size: number, foot: number, thick: [low: number, high: number] }} [head]
 * @property {Block[]} [blocks]
 * @property {{ from: Point, to: Point, wide: number }} [horn]
 * @property {{ corners: number, radius: number, wide: number, foot: number, high: number }} [emblem] a frame on its top: a triangle or a circle
 */

/** Rings of a ball. @param {number} radius  @param {number} middle its height  @param {number} from the angle at which it begins, in degrees  @returns {Ring[]} */
const ball = (radius, middle, from) =>
  [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((from + ((90 - from) * i) / 5) * Math.PI) / 180;
    return [Math.max(0, radius * Math.cos(angle)), middle + radius * Math.sin(angle)];
  });

/** The foot of chess pieces. @param {number} wide  @returns {Ring[]} */
const foot = (wide) => [
  [0, 0, 1],
  [wide, 0, 1],
  [wide * 1.03, 0.03],
  [wide, 0.075, 1],
  [wide * 0.86, 0.09],
  [wide * 0.82, 0.13],
  [wide * 0.84, 0.155, 1],
  [wide * 0.66, 0.18],
];

/** @type {Point[]} */
const HORSE = [
  [20.5, 4.2],
  [23.2, 5.6],
  [24.9, 7.9],
  [30, 9.6],
  [34.8, 13.6],
  [38, 19],
  [39.7, 25],
  [40, 31],
  [39.6, 37],
  [38.6, 44],
  [13.6, 44],
  [13.2, 41],
  [14, 37.4],
  [16, 33.6],
  [18.8, 30],
  [21.7, 27.1],
  [18.6, 27.8],
  [15.8, 29.5],
  [13.3, 31.7],
  [10.6, 32.7],
  [8.4, 31.8],
  [7.1, 29.8],
  [7.2, 27.3],
  [9.2, 23.6],
  [11.6, 19.4],
  [13, 15],
  [14.2, 11.6],
  [16.2, 9],
  [18.6, 7.2],
];

/** @type {Point[]} */
const UNICORN = [
  [21, 11.4],
  [24, 10.2],
  [26, 13],
  [30.5, 15.2],
  [34, 19],
  [36.6, 24.4],
  [38, 31],
  [38.2, 38],
  [37.4, 44],
  [13.6, 44],
  [13.2, 41.2],
  [14.4, 37.4],
  [17, 33.6],
  [21.1, 29.7],
  [17.6, 30.4],
  [14.6, 32.4],
  [11.8, 34.4],
  [9.3, 34],
  [7.6, 32.4],
  [7.3, 30],
  [8.4, 27],
  [10.5, 23.6],
  [12, 19.6],
  [14.4, 15.6],
  [17.4, 12.8],
];

/** @type {Ring[]} */
const DISC = [
  [0, 0, 1],
  [0.37, 0, 1],
  [0.4, 0.03],
  [0.4, 0.13],
  [0.37, 0.165, 1],
  [0.33, 0.165, 1],
  [0.32, 0.145, 1],
  [0, 0.145, 1],
];

/** @type {Ring[]} */
const PAIR = [
  ...DISC.slice(0, 4),
  [0.38, 0.165, 1],
  [0.38, 0.175, 1],
  ...DISC.slice(2).map(([radius, height, sharp]) => /** @type {Ring} */ ([radius, height + 0.165, sharp])),
];

const CIRCLE = { corners: 24, radius: 0.23, wide: 0.06, foot: 0.14, high: 0.055 };
const TRIANGLE = { corners: 3, radius: 0.29, wide: 0.07, foot: 0.14, high: 0.055 };

/** Eyes on both sides of a head. @param {number} x  @param {number} y  @param {number} z  @returns {Block[]} */
const eyes = (x, y, z) =>
  [z, -z].map((side) => ({ at: [x, y, side], half: [0.03, 0.02, 0.012], lean: 0.5, dark: true }));

/** By the ids of the drawings in ../draw/pieces.svg. @type {Record<string, Shape>} */
export const SHAPES = {
  P: {
    turned: [
      ...foot(0.29),
      [0.115, 0.28],
      [0.095, 0.37, 1],
      [0.165, 0.385],
      [0.165, 0.41, 1],
      [0.1, 0.425, 1],
      ...ball(0.15, 0.545, -50),
    ],
  },
  R: {
    turned: [
      ...foot(0.33),
      [0.185, 0.27],
      [0.165, 0.4],
      [0.175, 0.5, 1],
      [0.235, 0.53],
      [0.245, 0.56, 1],
      [0.245, 0.74, 1],
      [0.165, 0.74, 1],
      [0.165, 0.62, 1],
      [0, 0.62, 1],
    ],
    notches: { count: 6, above: 0.7, depth: 0.11 },
  },
  N: {
    turned: [...foot(0.33), [0.24, 0.19, 1], [0, 0.2, 1]],
    head: { outline: HORSE, size: 0.88, foot: 0.16, thick: [0.18, 0.1] },
    blocks: eyes(0.115, 0.69, 0.122),
  },
  U: {
    turned: [...foot(0.33), [0.24, 0.19, 1], [0, 0.2, 1]],
    head: { outline: UNICORN, size: 0.88, foot: 0.16, thick: [0.18, 0.1] },
    horn: { from: [17.5, 15.5], to: [2.5, -6], wide: 0.052 },
    blocks: eyes(0.13, 0.62, 0.126),
  },
  B: {
    turned: [
      ...foot(0.32),
      [0.125, 0.3],
      [0.095, 0.52, 1],
      [0.175, 0.54],
      [0.175, 0.565, 1],
      [0.105, 0.59, 1],
      [0.15, 0.66],
      [0.158, 0.72],
      [0.13, 0.81],
      [0.08, 0.89],
      [0.04, 0.925, 1],
      ...ball(0.052, 0.965, -40),
    ],
    blocks: [{ at: [0.082, 0.8, 0], half: [0.012, 0.068, 0.108], lean: 0.6, dark: true }],
  },
  Q: {
    turned: [
      ...foot(0.35),
      [0.14, 0.31],
      [0.085, 0.66, 1],
      [0.18, 0.685],
      [0.18, 0.71, 1],
      [0.095, 0.74, 1],
      [0.115, 0.86],
      [0.18, 1.0],
      [0.29, 1.13, 1],
      [0.235, 1.11, 1],
      [0.15, 1.0],
      [0.06, 1.03, 1],
      ...ball(0.075, 1.09, -40),
    ],
    points: { count: 8, above: 0.9, inside: 0.15, depth: 0.17 },
  },
  K: {
    turned: [
      ...foot(0.36),
      [0.155, 0.3],
      [0.12, 0.68, 1],
      [0.2, 0.705],
      [0.2, 0.73, 1],
      [0.13, 0.76, 1],
      [0.15, 0.84],
      [0.215, 1.0, 1],
      [0.2, 1.03],
      [0.06, 1.085, 1],
      [0, 1.09, 1],
    ],
    blocks: [
      { at: [0, 1.2, 0], half: [0.04, 0.14, 0.04] },
      { at: [0, 1.22, 0], half: [0.115, 0.04, 0.04] },
    ],
  },
  "man-white": { turned: DISC, emblem: CIRCLE },
  "man-black": { turned: DISC, emblem: TRIANGLE },
  "king-white": {
    turned: [...PAIR.slice(0, -1), [0.1, 0.31, 1], [0.1, 0.36], [0.15, 0.46, 1], [0.11, 0.46, 1], [0, 0.4, 1]],
    notches: { count: 5, above: 0.44, depth: 0.06 },
    emblem: { ...CIRCLE, foot: 0.305 },
  },
  "king-black": {
    turned: [...PAIR.slice(0, -1), [0.1, 0.31, 1], [0.1, 0.36], [0.15, 0.46, 1], [0.11, 0.46, 1], [0, 0.4, 1]],
    notches: { count: 5, above: 0.44, depth: 0.06 },
    emblem: { ...TRIANGLE, foot: 0.305 },
  },
};

/** What stands for a piece that has no shape of its own. @type {Shape} */
export const OTHER = { turned: [...foot(0.32), [0.2, 0.22], [0.2, 0.7, 1], [0.16, 0.74], [0, 0.76]] };
