// From where the boards are seen: around them, closer, and aside. Everything fits while nobody has come closer.

import { m4 } from "twgl.js/dist/7.x/twgl-full.module.js";

/** @typedef {import("./forms.js").Vec3} Vec3 */
/** @typedef {{ x: number, y: number, depth: number }} Seen a point of the picture in px, and how far it is */

const FIELD = 0.46; // radians from the top of the picture to its bottom
const FLATTEST = 14; // degrees: flatter, boards are lines
const CLOSEST = 6;
const FEWEST = 3.5; // cells that are seen along the smaller side of the picture, as close as that
const ASTRAY = 0.5; // how far from the middle of the picture the nearest board may be, in parts of half of it

export class Camera {
  /** Degrees around the boards, and above them. */
  turn = 0;
  tilt = 30;
  zoom = 1;
  /** Aside, in parts of the picture. @type {[number, number]} */
  shift = [0, 0];
  /** @type {Vec3} */
  eye = [0, 0, 10];
  /** @type {Vec3} */
  right = [1, 0, 0];
  /** @type {Vec3} */
  up = [0, 1, 0];
  matrix = m4.identity();
  #back = m4.identity();
  #size = { width: 1, height: 1, foot: 0 };
  #closest = CLOSEST;

  /** @param {number} angle */
  tiltTo(angle) {
    this.tilt = Math.max(FLATTEST, Math.min(89, angle));
  }

  /** Comes closer to a point of the picture, or goes back. @param {number} factor  @param {number} [x] in px from the middle  @param {number} [y] */
  zoomBy(factor, x = 0, y = 0) {
    const before = this.zoom;
    this.zoom = Math.max(1, Math.min(this.#closest, this.zoom * factor));
    const part = this.zoom / before;
    const { width, height, foot } = this.#size;
    const [px, py] = [(2 * x) / width, -(2 * y + foot) / height];
    this.#move((this.shift[0] - px) * part + px, (this.shift[1] - py) * part + py);
    return this.zoom !== before;
  }

  /** Comes close to points: they fill most of the picture. @param {Vec3[]} points */
  comeTo(points) {
    const { width, height, foot } = this.#size;
    const seen = points.map((point) => this.project(point));
    const [[left, right], [top, bottom]] = /** @type {const} */ (["x", "y"]).map((way) => {
      const values = seen.map((point) => point[way]);
      return [Math.min(...values), Math.max(...values)];
    });
    const [x, y] = [(left + right) / 2 - width / 2, (top + bottom) / 2 - height / 2];
    this.zoomBy(0.8 * Math.min(width / (right - left), (height - foot) / (bottom - top)), x, y);
    this.moveBy(-x, -y - foot / 2);
  }

  /** Moves the picture. @param {number} dx in px  @param {number} dy */
  moveBy(dx, dy) {
    const { width, height } = this.#size;
    this.#move(this.shift[0] + (2 * dx) / width, this.shift[1] - (2 * dy) / height);
  }

  /** @param {number} x  @param {number} y */
  #move(x, y) {
    const most = this.zoom - 0.4;
    this.shift = [Math.max(-most, Math.min(most, x)), Math.max(-most, Math.min(most, y))];
  }

  /** Looks at boards, each between points, in a picture of a size, with margins for what is written there, and room at its foot. @param {Vec3[][]} boards  @param {{ width: number, height: number, foot: number }} size  @param {number} margin */
  look(boards, size, margin) {
    this.#size = size;
    const points = boards.flat();
    const [t, a] = [this.turn, this.tilt].map((angle) => (angle * Math.PI) / 180);
    /** @type {Vec3} */
    const out = [Math.sin(t) * Math.cos(a), Math.sin(a), Math.cos(t) * Math.cos(a)];
    /** @type {Vec3} */
    const right = [Math.cos(t), 0, -Math.sin(t)];
    /** @type {Vec3} */
    const up = [-Math.sin(t) * Math.sin(a), Math.cos(a), -Math.cos(t) * Math.sin(a)];
    const aspect = size.width / size.height;
    const tall = Math.tan(FIELD / 2);
    const [fx, fy] = [
      tall * aspect * (1 - (2 * margin) / size.width),
      tall * (1 - (2 * margin + size.foot) / size.height),
    ];
    const seen = points.map((point) =>
      [right, up, out].map((axis) => axis.reduce((sum, value, i) => sum + value * point[i], 0)),
    );
    // The distance at which all points are inside, their middle being looked at.
    let middle = [0, 1].map((i) => (Math.min(...seen.map((p) => p[i])) + Math.max(...seen.map((p) => p[i]))) / 2);
    let far = 1;
    for (let round = 0; round < 4; round++) {
      far = Math.max(
        ...seen.map(([x, y, z]) => z + Math.max(Math.abs(x - middle[0]) / fx, Math.abs(y - middle[1]) / fy)),
      );
      middle = middle.map((value, i) => {
        const parts = seen.map((p) => (p[i] - value) / (far - p[2]));
        return value + ((Math.min(...parts) + Math.max(...parts)) / 2) * far * 0.9;
      });
    }
    this.eye = /** @type {Vec3} */ ([0, 1, 2].map((i) => right[i] * middle[0] + up[i] * middle[1] + out[i] * far));
    Object.assign(this, { right, up });
    const least = Math.min(size.width / size.height, 1);
    this.#closest = Math.max(1.5, Math.min(CLOSEST, (2 * tall * least * far) / FEWEST));
    this.zoom = Math.min(this.zoom, this.#closest);
    const near = Math.max(0.1, far - Math.max(...seen.map((p) => p[2])) - 3);
    const deep = far - Math.min(...seen.map((p) => p[2])) + 12;
    const lens = m4.perspective(FIELD, aspect, near, deep);
    const view = m4.inverse(
      m4.lookAt(
        this.eye,
        this.eye.map((value, i) => value - out[i]),
        [0, 1, 0],
      ),
    );
    this.#stay(boards, m4.multiply(lens, view));
    const closer = m4.multiply(
      m4.translation([this.shift[0], this.shift[1] + size.foot / size.height, 0]),
      m4.scaling([this.zoom, this.zoom, 1]),
    );
    this.matrix = m4.multiply(m4.multiply(closer, lens), view);
    this.#back = m4.inverse(this.matrix);
  }

  /** Shifts the picture until a board is near its middle. @param {Vec3[][]} boards  @param {ReturnType<typeof m4.identity>} matrix without zoom and shift */
  #stay(boards, matrix) {
    if (this.zoom === 1 && !this.shift[0] && !this.shift[1]) return;
    /** How far a board has to move, each way. */
    const ways = boards.map((points) => {
      const seen = points.map((point) => m4.transformPoint(matrix, point));
      return [0, 1].map((i) => {
        const at = seen.map((point) => point[i] * this.zoom + this.shift[i]);
        return Math.min(0, ASTRAY - Math.min(...at)) + Math.max(0, -ASTRAY - Math.max(...at));
      });
    });
    const [[x, y]] = ways.sort(([x, y], [u, v]) => Math.hypot(x, y) - Math.hypot(u, v));
    this.shift = [this.shift[0] + x, this.shift[1] + y];
  }

  /** Where a point of the scene is seen. @param {Vec3} point  @returns {Seen} */
  project(point) {
    const m = this.matrix;
    const [x, y, w] = [0, 1, 3].map((i) => m[i] * point[0] + m[4 + i] * point[1] + m[8 + i] * point[2] + m[12 + i]);
    const { width, height } = this.#size;
    return { x: (x / w / 2 + 0.5) * width, y: (0.5 - y / w / 2) * height, depth: w };
  }

  /** The line of sight through a point of the picture. @param {number} x in px  @param {number} y  @returns {{ from: Vec3, way: Vec3 }} */
  ray(x, y) {
    const { width, height } = this.#size;
    const [u, v] = [(2 * x) / width - 1, 1 - (2 * y) / height];
    const far = [...m4.transformPoint(this.#back, [u, v, 1])];
    const from = this.eye;
    const way = far.map((value, i) => value - from[i]);
    const length = Math.hypot(...way);
    return { from, way: /** @type {Vec3} */ (way.map((value) => value / length)) };
  }
}
