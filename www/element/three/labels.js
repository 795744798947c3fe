// Names beside the boards: text of the page over the picture, so that it can be read at any size.

import { el, setData } from "../draw/dom.js";

/** @typedef {import("./scene.js").Label} Label */
/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./forms.js").Vec3} Vec3 */
/** @typedef {import("./covers.js").Box} Box */

const HIGH = 20; // px
const TEXT = 12; // px: of these the letters have so many
const NARROW = 14; // px from a name to the next one, at least

export class Labels {
  /** With their widths in px, once they are measured. @type {{ label: Label, node: HTMLElement, seen: string, wide: number }[]} */
  #shown = [];

  constructor() {
    this.node = el("div", { class: "space-labels", "aria-hidden": "true" });
  }

  /** @param {Label[]} labels */
  render(labels) {
    const known = new Map(this.#shown.map((item) => [item.label.key, item]));
    this.#shown = labels.map((label) => {
      const before = known.get(label.key);
      const node = before?.node ?? el("span");
      if (before?.label.text !== label.text) node.textContent = label.text;
      setData(node, "strong", label.strong);
      setData(node, "place", label.place);
      setData(node, "close", label.close);
      const isSame = before?.label.text === label.text && before.label.strong === label.strong;
      return { label, node, seen: before?.seen ?? "", wide: isSame ? before.wide : 0 };
    });
    const nodes = this.#shown.map(({ node }) => node);
    if (nodes.length !== this.node.children.length || nodes.some((node, i) => node !== this.node.children[i]))
      this.node.replaceChildren(...nodes);
  }

  /** @param {Camera} camera  @param {number} width of the picture, in px  @param {() => Box[]} boxes that are not to be covered, if there is another place */
  place(camera, width, boxes) {
    for (const item of this.#shown) item.wide ||= item.node.offsetWidth; // all before anything is moved
    const taken = this.#taken(boxes);
    for (const item of this.#shown) {
      const { x, y, depth } = placeOf(item.label, camera, { wide: item.wide, most: width, taken });
      const seen = depth > 0 ? `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)` : "scale(0)";
      if (seen === item.seen) continue;
      item.seen = seen;
      item.node.style.transform = seen;
    }
  }

  /** What labels keep free, if any does. @param {() => Box[]} boxes */
  #taken(boxes) {
    return this.#shown.some(({ label }) => label.around || label.shy) ? boxes() : [];
  }

  /** Writes them on a canvas. @param {CanvasRenderingContext2D} pen  @param {Camera} camera  @param {{ wide: number, paper: string, boxes: () => Box[] }} more the canvas in px, the color around letters, and what is not to be covered */
  write(pen, camera, { wide, paper, boxes }) {
    const taken = this.#taken(boxes);
    Object.assign(pen, { textAlign: "center", textBaseline: "middle", lineJoin: "round" });
    for (const { label, node } of this.#shown) {
      const { x, y, depth } = placeOf(label, camera, { wide: node.offsetWidth, most: wide, taken });
      if (depth <= 0) continue;
      const { fontWeight, fontSize, fontFamily, color, backgroundColor, borderTopColor } = getComputedStyle(node);
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      if (label.place) {
        const [width, height] = [pen.measureText(label.text).width + 12, Number.parseFloat(fontSize) + 6];
        pen.beginPath();
        pen.roundRect(x - width / 2, y - height / 2, width, height, 6);
        Object.assign(pen, { fillStyle: backgroundColor, strokeStyle: borderTopColor, lineWidth: 1 });
        pen.fill();
        pen.stroke();
      } else {
        Object.assign(pen, { strokeStyle: paper, lineWidth: 3 });
        pen.strokeText(label.text, x, y);
      }
      pen.fillStyle = color;
      pen.fillText(label.text, x, y);
    }
  }
}

/** Least for the nearest board. @param {import("./camera.js").Seen[]} points */
const nearness = (points) => points.reduce((sum, { depth }) => sum + depth, 0);

/** Least at the left, and of two there at the lower one. @param {import("./camera.js").Seen} point */
const leftness = ({ x, y }) => x - 0.35 * y;

/** How much of a label at a point covers what is there, in square px. @param {{ x: number, y: number }} point  @param {number} wide  @param {Box[]} taken  @param {number} [high] */
const coverOf = ({ x, y }, wide, taken, high = HIGH) =>
  taken.reduce((sum, { left, right, top, bottom }) => {
    const across = Math.min(right, x + wide / 2) - Math.max(left, x - wide / 2);
    const down = Math.min(bottom, y + high / 2) - Math.max(top, y - high / 2);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);

/** Around a board: the first of its points that covers nothing, or the one that covers least. @param {Label} label  @param {Camera} camera  @param {{ wide: number, taken: Box[] }} more */
function freeOf({ at, by, around }, camera, { wide, taken }) {
  const middle = camera.project(/** @type {Vec3} */ (around));
  const places = at.map((point) => {
    const { x, y, depth } = camera.project(point);
    const far = Math.hypot(x - middle.x, y - middle.y) || 1;
    const [dx, dy] = [(x - middle.x) / far, (y - middle.y) / far];
    const place = { x: x + (dx * wide) / 2, y: y + (dy * HIGH) / 2, depth };
    return { place, cover: coverOf(place, wide, taken) };
  });
  if (by === "near") places.sort((a, b) => a.place.depth - b.place.depth);
  const { place } = places.reduce((one, other) => (other.cover < one.cover ? other : one));
  taken.push({
    left: place.x - wide / 2,
    right: place.x + wide / 2,
    top: place.y - HIGH / 2,
    bottom: place.y + HIGH / 2,
  });
  return place;
}

/** The first of its points, of the best board, where a shy label covers nothing; else it is not seen. @param {Label} label  @param {import("./camera.js").Seen[]} points  @param {{ wide: number, most: number, taken: Box[] }} more */
function shyOf({ by, apart }, points, { wide, most, taken }) {
  if (by === "left") points.sort((one, other) => leftness(one) - leftness(other));
  if (by === "right") points.sort((one, other) => other.x - one.x);
  if (by === "near") points.sort((one, other) => one.depth - other.depth);
  const isEdge = apart || by !== "left"; // what stands in a row stays in it
  for (const { x, y, depth } of isEdge ? points.slice(0, 1) : points) {
    const box = { left: x - wide / 2, right: x + wide / 2, top: y - TEXT / 2, bottom: y + TEXT / 2 };
    if (box.left < 0 || box.right > most || coverOf({ x, y }, wide, taken, TEXT) > 0.12 * wide * TEXT) continue;
    taken.push(box);
    return { x, y, depth };
  }
  return { x: 0, y: 0, depth: 0 };
}

/** @param {Label} label  @param {Camera} camera  @param {number} depth of the label */
function hasRoom({ before, apart }, camera, depth) {
  const [one, other] = (apart ?? []).map((point) => camera.project(point));
  const far = one && Math.hypot(one.x - other.x, one.y - other.y);
  return !(far < NARROW) && !(before && depth > camera.project(before).depth);
}

/** Where the middle of a label is, with no depth if it has no room there: at the best of its points on the nearest board, and inside the picture if that point is. @param {Label} label  @param {Camera} camera  @param {{ wide: number, most: number, taken: Box[] }} more the widths of the label and of the picture, in px, and what is not to be covered */
export function placeOf(label, camera, { wide, most, taken }) {
  const { at, or = [], by, around } = label;
  const sets = [at, ...or].map((points) => points.map((point) => camera.project(point)));
  const [points] = or.length ? sets.sort((a, b) => nearness(a) - nearness(b)) : sets;
  if (label.shy) return shyOf(label, points, { wide, most, taken });
  // A long name ends beside its board.
  const out = by === "left" && label.strong ? wide / 2 - 8 : 0;
  const { x, y, depth } = around
    ? freeOf(label, camera, { wide, taken })
    : points.reduce((one, other) =>
        (by === "left" ? leftness(other) < leftness(one) : other.depth < one.depth) ? other : one,
      );
  if (!hasRoom(label, camera, depth)) return { x, y, depth: 0 };
  const isThere = x > -wide / 2 && x < most + wide / 2; // else it is out of sight with its board
  return { x: isThere ? Math.max(wide / 2 + 2, Math.min(most - wide / 2 - 2, x - out)) : x - out, y, depth };
}
