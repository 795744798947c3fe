// The lines of moves and arrows, as points and paths: over the boards of a page, and in pictures.

/** @typedef {import("../types").Move} Move */
/** @typedef {[x: number, y: number]} Point */
/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */
/** @typedef {{ at: Point, size: number, box?: Box }} Spot a cell as it is drawn, and what stands on it, if that is to be seen */
/** @typedef {(name: string | undefined) => Spot | null} Spots */
/** What is drawn: the width of its line, what it is besides, and its parts, each a `ground`, a `shaft` or a `head`. @typedef {{ wide: number, kind?: "into" | "out" | "taken", parts: Part[] }} Lines */
/** @typedef {{ tag: "path" | "circle", name: "ground" | "shaft" | "head", attributes: Record<string, string | number> }} Part */

/** The path of a move: from cell to cell, or out of the boards, or into them. @param {Move} move  @param {Spots} spots  @returns {Lines[]} */
export function pathOf(move, spots) {
  const cells = move.forfeits ? [] : [move.from, ...(move.path?.slice(0, -1) ?? []), move.to];
  const stops = cells.flatMap((cell) => spots(cell) ?? []);
  if (stops.length > 1) return [arrow(stops)];
  return stops.length && cells.length > 1 ? [stub(stops[0], !move.from)] : [];
}

/** The same for a move that is not made yet: a return from Time Out leads from the cell that the piece had left, where that is seen. @param {Move} move  @param {Spots} spots */
export const wholePathOf = (move, spots) =>
  pathOf({ ...move, from: spots(move.origin) ? move.origin : move.from }, spots);

/** Whether an arrow may go straight, or bends to be told from what lies between. @typedef {{ bent?: boolean }} Way */

/** An arrow over spots, that leaves the pieces at its ends to be seen; where it ends where it began, a ring. @param {Spot[]} stops  @param {Way} [way]  @returns {Lines} */
export function arrow(stops, { bent = false } = {}) {
  const { size } = stops[0];
  const points = stops.map(({ at }) => at).filter((at, i, all) => i === 0 || distance(at, all[i - 1]) > 1);
  const [[cx, cy]] = points;
  if (points.length < 2)
    return {
      wide: Math.max(2.2, size * 0.05),
      parts: [{ tag: "circle", name: "shaft", attributes: { cx, cy, r: size * 0.42 } }],
    };
  if (bent && points.length === 2) points.splice(1, 0, ...between(points[0], points[1]));
  const last = points.length - 1;
  const [{ box }] = stops.slice(-1);
  const far = distance(points[last - 1], points[last]);
  const trim = Math.max(
    Math.min(size * 0.3, far * (bent ? 1 : 0.3)),
    box ? inside(points[last - 1], points[last], box) : 0,
  );
  if (trim > far - size * 0.3 && box) return { wide: 0, parts: [] }; // its cells tell enough
  const start = Math.min(size * 0.24, distance(points[0], points[1]) * (bent ? 1 : 0.25));
  return line(
    [toward(points[0], points[1], start), ...points.slice(1, last), toward(points[last], points[last - 1], trim)],
    size,
  );
}

/** Out of the board from a cell, or into it: the other end is in Time Out. @param {Spot} spot  @param {boolean} into  @returns {Lines} */
function stub({ at: [x, y], size }, into) {
  /** @type {Point[]} */
  const points = [
    [x, y + size * (into ? 0 : 0.22)],
    [x + size * 0.3, y - size * 0.42],
  ];
  const ends = into ? /** @type {Point[]} */ ([points[1], [x + size * 0.1, y - size * 0.06]]) : points;
  return { ...line(ends, size), kind: into ? "into" : "out" };
}

/** The mark of a captured piece: in the middle of an empty cell, else in its corner. @param {Spot} spot  @param {boolean} taken  @returns {Lines} */
export function cross({ at: [x, y], size }, taken) {
  const far = size * (taken ? 0.09 : 0.15);
  const [cx, cy] = taken ? [x - size * 0.36, y - size * 0.36] : [x, y];
  const d =
    path([
      [cx - far, cy - far],
      [cx + far, cy + far],
    ]) +
    path([
      [cx + far, cy - far],
      [cx - far, cy + far],
    ]);
  return {
    wide: Math.max(1.5, size * 0.045),
    kind: "taken",
    parts: [
      { tag: "path", name: "ground", attributes: { d } },
      { tag: "path", name: "shaft", attributes: { d } },
    ],
  };
}

/** @param {Point} a  @param {Point} b */
const distance = (a, b) => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The point so far from `a` on the way to `b`. @param {Point} a  @param {Point} b  @param {number} far  @returns {Point} */
function toward(a, b, far) {
  const part = far / (distance(a, b) || 1);
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

/** How much of the way from `a` to `b`, which is in a box, is in that box. @param {Point} a  @param {Point} b  @param {Box} box */
function inside(a, b, { left, right, top, bottom }) {
  const parts = /** @type {const} */ ([
    [a[0] - b[0], left - b[0], right - b[0]],
    [a[1] - b[1], top - b[1], bottom - b[1]],
  ]).map(([way, low, high]) => (way ? (way < 0 ? low : high) / way : 1));
  return distance(a, b) * Math.max(0, Math.min(1, ...parts));
}

const BEND = 0.22;
const PIECES = 14;

/** The points between the ends of an arc. @param {Point} a  @param {Point} b  @returns {Point[]} */
function between([ax, ay], [bx, by]) {
  const side = ax <= bx ? 1 : -1; // it rises, whichever way it goes
  const [x, y] = [(ax + bx) / 2 + 2 * BEND * side * (by - ay), (ay + by) / 2 - 2 * BEND * side * (bx - ax)];
  return Array.from({ length: PIECES - 1 }, (_, i) => {
    const t = (i + 1) / PIECES;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return /** @type {Point} */ ([p * ax + q * x + r * bx, p * ay + q * y + r * by]);
  });
}

/** @param {Point[]} points */
const path = (points) => points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** A line with a head at its end, on a ground that sets it off. @param {Point[]} points  @param {number} size of a cell  @returns {Lines} */
function line(points, size) {
  const [before, end] = points.slice(-2);
  const wide = Math.max(2.2, Math.min(5, size * 0.055));
  const head = Math.min(wide * 3.4, distance(before, end));
  const neck = toward(end, before, head);
  const [dx, dy] = [(end[1] - neck[1]) * 0.55, (neck[0] - end[0]) * 0.55];
  const shaft = path([...points.slice(0, -1), neck]);
  const tip = `${path([[neck[0] + dx, neck[1] + dy], end, [neck[0] - dx, neck[1] - dy]])}Z`;
  return {
    wide,
    parts: [
      { tag: "path", name: "ground", attributes: { d: shaft + tip } },
      { tag: "path", name: "shaft", attributes: { d: shaft } },
      { tag: "path", name: "head", attributes: { d: tip } },
    ],
  };
}
