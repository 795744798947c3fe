// Names beside the boards: text of the page over the picture, so that it can be read at any size.

import { el, setData } from "../draw/dom.js";

/** @typedef {import("./scene.js").Label} Label */

export class Labels {
  /** @type {{ label: Label, node: HTMLElement, seen: string }[]} */
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
      return { label, node, seen: before?.seen ?? "" };
    });
    const nodes = this.#shown.map(({ node }) => node);
    if (nodes.length !== this.node.children.length || nodes.some((node, i) => node !== this.node.children[i]))
      this.node.replaceChildren(...nodes);
  }

  /** @param {import("./camera.js").Camera} camera */
  place(camera) {
    for (const item of this.#shown) {
      const best = placeOf(item.label, camera);
      const seen =
        best.depth > 0 ? `translate(${best.x.toFixed(1)}px, ${best.y.toFixed(1)}px) translate(-50%, -50%)` : "scale(0)";
      if (seen === item.seen) continue;
      item.seen = seen;
      item.node.style.transform = seen;
    }
  }

  /** Writes them on a canvas. @param {CanvasRenderingContext2D} pen  @param {import("./camera.js").Camera} camera  @param {string} paper the color around letters */
  write(pen, camera, paper) {
    Object.assign(pen, { textAlign: "center", textBaseline: "middle", lineJoin: "round" });
    for (const { label, node } of this.#shown) {
      const { x, y, depth } = placeOf(label, camera);
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

/** The best of the points where a label may stand. @param {Label} label  @param {import("./camera.js").Camera} camera */
const placeOf = ({ at, by }, camera) =>
  at
    .map((point) => camera.project(point))
    .reduce((one, other) => ((by === "left" ? other.x < one.x - 1 : other.depth < one.depth) ? other : one));
