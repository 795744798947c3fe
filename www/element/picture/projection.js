// How boards that stand above each other are seen.

/** From where they are seen at first, in degrees. */
export const SEEN = { turn: -28, tilt: 62 };

/** Where a point of the scene is seen. @param {number} x  @param {number} y  @param {number} z  @param {number} turn in degrees  @param {number} tilt  @returns {[number, number]} */
export function project(x, y, z, turn, tilt) {
  const [t, a] = [turn, tilt].map((angle) => (angle * Math.PI) / 180);
  const aside = x * Math.cos(t) - y * Math.sin(t);
  const away = x * Math.sin(t) + y * Math.cos(t);
  return [aside, away * Math.cos(a) - z * Math.sin(a)];
}
