// The path of the last move, drawn over the boards, and arrows of somebody outside. Cells are measured when the browser
// has laid them out, after every drawing that changes something and whenever the boards change in size.

import { layoutOf } from "../state/layout.js";
import { draw, setData, setStyle, zoomOf } from "./dom.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Move} Move */
/** @typedef {[x: number, y: number]} Point */
/** @typedef {{ at: Point, size: number }} Spot a cell as it is drawn */
/** @typedef {(name: string) => Element | undefined} Find the node of a cell or of a place of a board */

export class Arrows {
  /** @type {State | null} */
  state = null;
  /** A line of the analysis. @type {Move[]} */
  line = [];

  /** @param {{ boards: import("./boards.js").Boards, above: import("./above.js").Above, later: import("../types").Later }} more */
  constructor({ boards, above, later }) {
    this.later = later;
    this.node = draw("svg", { class: "arrows", "aria-hidden": "true" });
    const [over, top] = [this.node, draw("svg", { class: "arrows", "aria-hidden": "true" })];
    boards.node.append(over);
    /** Where arrows are drawn, and how a cell is found there. @type {{ svg: SVGElement, holder: HTMLElement, find: Find }[]} */
    this.layers = [
      {
        svg: over,
        holder: boards.node,
        find: (name) => boards.views.get(name)?.node ?? boards.decks?.buttons.get(name)?.node,
      },
      {
        svg: top,
        holder: above.node,
        find: (name) => above.views.get(this.state?.board.cells.get(name)?.column ?? "")?.node,
      },
    ];
    this.waiting = false;
    this.sizes = new ResizeObserver(() => this.measure()());
    for (const node of [boards.tower, above.node]) this.sizes.observe(node);
  }

  /** @param {State} state */
  render(state) {
    this.state = state;
    this.draw();
  }

  /** Draws the first moves of a line, or of none. @param {Move[]} moves */
  drawLine(moves) {
    if (!moves.length && !this.line.length) return;
    this.line = moves;
    this.draw();
  }

  /** Draws when the boards are laid out. */
  draw() {
    if (this.waiting) return;
    this.waiting = true;
    this.later(() => {
      this.waiting = false;
      return this.measure();
    });
  }

  /** Measures the arrows; gives what draws them. */
  measure() {
    const { state } = this;
    const drawn = this.layers.map(({ svg, holder, find }) => {
      if (!state || holder.hidden || layoutOf(state) === "stack") return { svg, holder, lines: [] };
      const spots = this.spots(holder, find);
      return {
        svg,
        holder,
        lines: [...lastMove(state, spots), ...(svg === this.node ? this.marks(state, spots) : [])],
      };
    });
    return () => {
      for (const { svg, holder, lines } of drawn) {
        if (svg.parentNode !== holder) holder.append(svg);
        if (lines.length || svg.firstChild) svg.replaceChildren(...lines);
      }
    };
  }

  /** Measures cells. @param {HTMLElement} holder  @param {Find} find  @returns {(name: string | undefined) => Spot | null} */
  spots(holder, find) {
    /** @type {DOMRect | null} */
    let frame = null;
    return (name) => {
      const node = name && find(name);
      if (!node) return null;
      frame ??= holder.getBoundingClientRect();
      const { x, y, width, height } = node.getBoundingClientRect();
      if (!width) return null;
      const zoom = zoomOf(holder);
      const left = (x + width / 2 - frame.x) / zoom - holder.clientLeft + holder.scrollLeft;
      const top = (y + height / 2 - frame.y) / zoom - holder.clientTop + holder.scrollTop;
      return { at: [left, top], size: Math.min(width, height) / zoom };
    };
  }

  /** Arrows of the page and of the engine. @param {State} state  @param {ReturnType<Arrows["spots"]>} spots  @returns {SVGElement[]} */
  marks({ hint, marks }, spots) {
    /** @param {Move | null} move  @param {string} name */
    const arrowOf = (move, name) => (move?.from && move.to ? [{ from: move.from, to: move.to, name }] : []);
    return [...marks, ...arrowOf(hint, "hint"), ...this.line.flatMap((move) => arrowOf(move, "line"))].flatMap(
      (mark) => {
        if (typeof mark === "string" || !("from" in mark)) return [];
        const stops = [mark.from, mark.to].flatMap((cell) => spots(cell) ?? []);
        if (stops.length < 2) return [];
        const node = arrow(stops, "drawn");
        setData(node, "mark", mark.name ?? "");
        node.setAttribute("part", ["mark", mark.name].filter(Boolean).join(" "));
        return [node];
      },
    );
  }

  free() {
    this.sizes.disconnect();
  }
}

/** The path of the last move. @param {State} state  @param {ReturnType<Arrows["spots"]>} spots  @returns {SVGElement[]} */
function lastMove({ last: move, board, pieces }, spots) {
  if (!move) return [];
  const out = [];
  const cells = move.forfeits ? [] : [move.from, ...(move.path?.slice(0, -1) ?? []), move.to];
  const stops = cells.flatMap((cell) => spots(cell) ?? []);
  if (stops.length > 1) out.push(arrow(stops, "last"));
  else if (stops.length === 1 && cells.length > 1) out.push(stub(stops[0], !move.from));
  for (const cell of move.captures) {
    const spot = board.cells.has(cell) ? spots(cell) : null;
    if (spot) out.push(cross(spot, pieces.has(cell)));
  }
  return out;
}

/** @param {Point} a  @param {Point} b */
const distance = (a, b) => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The point so far from `a` on the way to `b`. @param {Point} a  @param {Point} b  @param {number} far  @returns {Point} */
function toward(a, b, far) {
  const part = far / (distance(a, b) || 1);
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

/** @param {Point[]} points */
const path = (points) => points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** A line with a head at its end, on a ground that sets it off. @param {Point[]} points  @param {number} size of a cell  @param {string} kind */
function line(points, size, kind) {
  const group = draw("g", { class: kind });
  const end = /** @type {Point} */ (points.at(-1));
  const before = /** @type {Point} */ (points.at(-2));
  const wide = Math.max(2.2, Math.min(5, size * 0.055));
  const head = Math.min(wide * 3.4, distance(before, end));
  const neck = toward(end, before, head);
  const [dx, dy] = [(end[1] - neck[1]) * 0.55, (neck[0] - end[0]) * 0.55];
  const shaft = path([...points.slice(0, -1), neck]);
  const tip = `${path([[neck[0] + dx, neck[1] + dy], end, [neck[0] - dx, neck[1] - dy]])}Z`;
  setStyle(group, { wide: `${wide.toFixed(2)}px` });
  group.append(
    draw("path", { class: "ground", d: shaft + tip }),
    draw("path", { class: "shaft", d: shaft }),
    draw("path", { class: "head", d: tip }),
  );
  return group;
}

/** An arrow over spots, that leaves the pieces at its ends to be seen; where it ends where it began, a ring. @param {Spot[]} stops  @param {string} kind */
function arrow(stops, kind) {
  const { size } = stops[0];
  const points = stops.map(({ at }) => at).filter((at, i, all) => i === 0 || distance(at, all[i - 1]) > 1);
  if (points.length < 2) {
    const group = draw("g", { class: kind });
    setStyle(group, { wide: `${Math.max(2.2, size * 0.05).toFixed(2)}px` });
    group.append(draw("circle", { class: "shaft", cx: points[0][0], cy: points[0][1], r: size * 0.42 }));
    return group;
  }
  const last = points.length - 1;
  const trim = Math.min(size * 0.3, distance(points[last - 1], points[last]) * 0.3);
  const ends = [
    toward(points[0], points[1], Math.min(size * 0.24, distance(points[0], points[1]) * 0.25)),
    ...points.slice(1, last),
    toward(points[last], points[last - 1], trim),
  ];
  return line(ends, size, kind);
}

/** Out of the board from a cell, or into it: the other end is in Time Out. @param {Spot} spot  @param {boolean} into */
function stub({ at: [x, y], size }, into) {
  /** @type {Point[]} */
  const points = [
    [x, y + size * (into ? 0 : 0.22)],
    [x + size * 0.3, y - size * 0.42],
  ];
  return line(into ? [points[1], [x + size * 0.1, y - size * 0.06]] : points, size, `last ${into ? "into" : "out"}`);
}

/** The mark of a captured piece: in the middle of an empty cell, else in its corner. @param {Spot} spot  @param {boolean} taken */
function cross({ at: [x, y], size }, taken) {
  const far = size * (taken ? 0.09 : 0.15);
  const [cx, cy] = taken ? [x - size * 0.36, y - size * 0.36] : [x, y];
  const group = draw("g", { class: "last taken" });
  setStyle(group, { wide: `${Math.max(1.5, size * 0.045).toFixed(2)}px` });
  const d = `M${cx - far} ${cy - far}L${cx + far} ${cy + far}M${cx + far} ${cy - far}L${cx - far} ${cy + far}`;
  group.append(draw("path", { class: "ground", d }), draw("path", { class: "shaft", d }));
  return group;
}
