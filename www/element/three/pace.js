// How finely a movement is drawn: at rest as finely as can be, and in a movement so that frames come in time. What slows one
// frame down, as other work of the page, does not count: more in a row do. Pure.

/** @typedef {{ ratio: number, coarse: boolean }} Way how many pixels stand in one px at most, and whether pieces are coarse and edges are not smooth */

const PAUSE = 400; // ms: a frame that comes later does not belong to a movement
const HIDDEN = 2000; // ms: nobody saw a frame that stood longer
const REST = 160; // ms after the last frame of a movement
const SLOW = 24; // ms: a frame that takes longer misses the next one of a screen that shows 60 a second
const LONG = 150; // ms that slow frames in a row take together, until a movement is drawn less finely
const MOST = 8; // slow frames are remembered
const AGAIN = 0.8; // of what they took counts in the next movement, so that fine frames are tried again some time

/** @type {Way} */
export const FINE = { ratio: 2, coarse: false };

/** By what a fine frame takes, in ms, from the slowest on. @type {[over: number, way: Way][]} */
const WAYS = [
  [100, { ratio: 0.75, coarse: true }],
  [50, { ratio: 1, coarse: true }],
  [0, { ratio: 1.25, coarse: false }],
];

export class Pace {
  /** How the frame that has begun is to be drawn. */
  way = FINE;
  /** What slow fine frames in a row took, in ms. @type {number[]} */
  #slow = [];
  #begun = -Infinity;
  #ended = -Infinity;
  #took = 0;

  /** A frame begins; tells whether it is the first one after a rest. @param {number} now in ms */
  begin(now) {
    const isFirst = !(now - this.#ended < PAUSE);
    this.#begun = now;
    if (isFirst) {
      this.way = FINE;
      this.#took = 0;
      this.#slow = this.#slow.map((time) => time * AGAIN);
    } else if (this.way === FINE && this.#isLong) {
      const least = Math.min(...this.#slow);
      this.way = WAYS.find(([over]) => least > over)?.[1] ?? FINE;
    }
    return isFirst;
  }

  get #isLong() {
    return this.#slow.length > 1 && this.#slow.reduce((sum, time) => sum + time) > LONG;
  }

  /** The next frame could be drawn. @param {number} now in ms */
  end(now) {
    const took = now - this.#begun;
    this.#took = took;
    this.#ended = now;
    if (took > HIDDEN || this.way !== FINE) return;
    this.#slow = took > SLOW ? [...this.#slow, took].slice(-MOST) : [];
  }

  /** After how many ms without another frame nothing moves. */
  get rest() {
    return Math.max(REST, 2 * this.#took);
  }
}
