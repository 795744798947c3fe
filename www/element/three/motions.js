// What moves for a moment: everything slides from where it was, and pieces fly. Values of a clock in ms; no drawing.

import { between } from "./forms.js";

/** @typedef {import("./forms.js").Vec3} Vec3 */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Figure} Figure */

/**
 * A piece on its way: over stops, none at the end where it leaves or comes back.
 * @typedef {object} Flight
 * @property {string} kind
 * @property {import("../types").Side} side
 * @property {string[]} stops cells
 * @property {"beam-in" | "beam-out" | null} beam
 * @property {boolean} dies vanishes where it ends
 */

/** How far something is that begins and ends slowly. @param {number} part */
export const ease = (part) => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);

const SLIDE = 420; // ms
const HIGH = 0.9; // how high a piece is lifted

export class Motions {
  /** Where each thing was before. @type {{ at: Map<string, Vec3>, from: number } | null} */
  #slide = null;
  /** @type {{ flights: Flight[], gone: Figure[], from: number, time: number } | null} */
  #flying = null;

  /** Whether something moves at a time. @param {number} now */
  runs(now) {
    if (this.#slide && now > this.#slide.from + SLIDE) this.#slide = null;
    if (this.#flying && now > this.#flying.from + this.#flying.time + 60) this.#flying = null;
    return this.#slide !== null || this.#flying !== null;
  }

  /** Slides from places to where things are now. @param {Map<string, Vec3>} at  @param {number} now */
  slide(at, now) {
    this.#slide = { at, from: now };
  }

  /** @param {Flight[]} flights  @param {Figure[]} gone  @param {number} time  @param {number} now */
  fly(flights, gone, time, now) {
    this.#flying = { flights, gone, from: now, time };
  }

  /** Where something is at a time that will be at a place. @param {string} key  @param {Vec3} at  @param {number} now  @returns {Vec3} */
  place(key, at, now) {
    const before = this.#slide?.at.get(key);
    if (!this.#slide || !before) return at;
    return between(before, at, ease(Math.min(1, (now - this.#slide.from) / SLIDE)));
  }

  /** The figures of a scene at a time, those that fly among them. @param {Scene} scene  @param {number} now  @returns {Figure[]} */
  figures(scene, now) {
    const flying = this.#flying;
    const moved = scene.figures.map((figure) => ({ ...figure, at: this.place(figure.key, figure.at, now) }));
    if (!flying) return moved;
    const part = Math.min(1, Math.max(0, (now - flying.from) / flying.time));
    const ends = new Set(flying.flights.flatMap(({ stops, dies }) => (dies ? [] : [stops.at(-1)])));
    return [
      ...moved.filter(({ key }) => !ends.has(key)),
      ...flying.gone.map((figure) => ({ ...figure, alpha: figure.alpha * (1 - part) })),
      ...flying.flights.flatMap((flight) => this.#flightAt(scene, flight, part)),
    ];
  }

  /** @param {Scene} scene  @param {Flight} flight  @param {number} part  @returns {Figure[]} */
  #flightAt({ cells }, { kind, side, stops, beam, dies }, part) {
    const places = stops.flatMap((cell) => cells.get(cell) ?? []);
    if (!places.length) return [];
    const last = places.length - 1;
    if (beam) {
      const [{ at, scale }] = places;
      const seen = beam === "beam-in" ? part : 1 - part;
      const high = (1 - seen) * 1.4;
      return [
        {
          key: "flight",
          kind,
          side,
          at: [at[0], at[1] + high, at[2]],
          scale: scale * 0.95,
          alpha: Math.max(0.02, seen),
          glow: ["blue", 0.9 * (1 - seen) + 0.1],
        },
      ];
    }
    const way = part * last;
    const leg = Math.min(last - 1, Math.floor(way));
    const [a, b] = [places[Math.max(0, leg)], places[Math.max(0, leg) + 1] ?? places[last]];
    const t = ease(Math.max(0, Math.min(1, way - leg)));
    const at = between(a.at, b.at, t);
    at[1] += HIGH * 4 * t * (1 - t) * 0.6;
    return [
      {
        key: "flight",
        kind,
        side,
        at,
        scale: (a.scale + (b.scale - a.scale) * t) * 0.95,
        alpha: dies ? 1 - Math.max(0, part - 0.75) * 4 : 1,
      },
    ];
  }
}
