// The colors of the page for the scene: each is read from a node that CSS paints, so that custom properties, themes and
// color functions count. A change of any of them ends a transition, which tells when to draw again.

import { el } from "../draw/dom.js";

/** @typedef {[r: number, g: number, b: number]} Rgb linear light, from 0 to 1 */
/** @typedef {{ rgb: Rgb, alpha: number }} Ink */

/** The colors that css of space.css sets, by their names. */
const PAINTS = [
  "white",
  "black",
  "light",
  "dark",
  "inlay",
  "pane-light",
  "pane-dark",
  "accent",
  "mark",
  "red",
  "alarm",
  "move",
  "blue",
  "green",
  "yellow",
  "amber",
  "duty",
  "glass",
  "frame",
  "deck",
  "metal",
  "sky",
  "ground",
  "paper",
  "space-light",
  "space-dark",
  "same",
  "under-white",
  "under-black",
  ...["inside", "between", "near", "far"].map((kind) => `kind-${kind}`),
  ...[0, 1, 2].flatMap((tone) => [0, 1, 2].map((light) => `hex${tone}${light}`)),
];

/** @param {number} value from 0 to 255 */
const linear = (value) => (value / 255) ** 2.2;

export class Paint {
  /** Whether one has changed since they were read. */
  isStale = true;
  /** @type {Map<string, Ink>} */
  #colors = new Map();
  /** @type {string[]} */
  #texts = [];

  /** @param {() => void} changed */
  constructor(changed) {
    this.node = el("div", { class: "paints", "aria-hidden": "true" });
    this.nodes = PAINTS.map((name) => el("i", { data: { paint: name } }));
    this.node.append(...this.nodes);
    this.node.addEventListener("transitionend", (event) => {
      event.stopPropagation();
      this.isStale = true;
      changed();
    });
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 1;
    this.pen = canvas.getContext("2d", { willReadFrequently: true });
  }

  /** Reads all colors again. */
  read() {
    this.isStale = false;
    const texts = this.nodes.map((node) => getComputedStyle(node).color);
    if (texts.join() === this.#texts.join()) return;
    this.#texts = texts;
    for (const [i, name] of PAINTS.entries()) this.#colors.set(name, this.#inkOf(texts[i]));
  }

  /** @param {string} text  @returns {Ink} */
  #inkOf(text) {
    const { pen } = this;
    if (!pen) return { rgb: [0.5, 0.5, 0.5], alpha: 1 };
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = text;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
    return { rgb: [linear(r), linear(g), linear(b)], alpha: a / 255 };
  }

  /** @param {string} name  @returns {Rgb} */
  of(name) {
    return this.#colors.get(name)?.rgb ?? [1, 0, 1];
  }

  /** How much of what is behind it a color covers. @param {string} name */
  alphaOf(name) {
    return this.#colors.get(name)?.alpha ?? 1;
  }

  /** As CSS has it. @param {string} name */
  textOf(name) {
    return this.#texts[PAINTS.indexOf(name)];
  }
}
