// Names beside the boards: text of the page over the picture, so that it can be read at any size.

import { el, setData } from "../draw/dom.js";

/** @typedef {import("./scene.js").Label} Label */
/** @typedef {import("./camera.js").Camera} Camera */

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
      setData(node, "token", label.token);
      const isSame = before?.label.text === label.text && before.label.strong === label.strong;
      return { label, node, seen: before?.seen ?? "", wide: isSame ? before.wide : 0 };
    });
    const nodes = this.#shown.map(({ node }) => node);
    if (nodes.length !== this.node.children.length || nodes.some((node, i) => node !== this.node.children[i]))
      this.node.replaceChildren(...nodes);
  }

  /** @param {Camera} camera  @param {number} width of the picture, in px */
  place(camera, width) {
    for (const item of this.#shown) item.wide ||= item.node.offsetWidth; // all before anything is moved
    for (const item of this.#shown) {
      const { x, y, depth } = placeOf(item.label, camera, item.wide, width);
      const seen = depth > 0 ? `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)` : "scale(0)";
      if (seen === item.seen) continue;
      item.seen = seen;
      item.node.style.transform = seen;
    }
  }

  /** Writes them on a canvas. @param {CanvasRenderingContext2D} pen  @param {Camera} camera  @param {number} wide of the canvas, in px  @param {string} paper the color around letters */
  write(pen, camera, wide, paper) {
    Object.assign(pen, { textAlign: "center", textBaseline: "middle", lineJoin: "round" });
    for (const { label, node } of this.#shown) {
      const { x, y, depth } = placeOf(label, camera, node.offsetWidth, wide);
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

/** Least at the left, and of two there at the lower one. @param {import("./camera.js").Seen} point */
const leftness = ({ x, y }) => x - 0.35 * y;

/** Where the middle of a label is: at the best of its points, beside it if it has a side, and inside the picture. @param {Label} label  @param {Camera} camera  @param {number} wide the label, in px  @param {number} most the picture */
function placeOf({ at, by, side }, camera, wide, most) {
  const { x, y, depth } = at
    .map((point) => camera.project(point))
    .reduce((one, other) =>
      (by === "left" ? leftness(other) < leftness(one) : other.depth < one.depth) ? other : one,
    );
  const out = side ? (Math.sign(camera.right[0]) * side * wide) / 2 : 0;
  return { x: Math.max(wide / 2 + 2, Math.min(most - wide / 2 - 2, x + out)), y, depth };
}
