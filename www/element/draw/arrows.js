// Moves drawn over the boards: the last one, a hint, a line of the analysis; and arrows of somebody outside. Cells are
// measured when the browser has laid them out, after every drawing that changes something and whenever the boards
// change in size or are turned.

import { draw, setData, setStyle, zoomOf } from "./dom.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Move} Move */
/** @typedef {[x: number, y: number]} Point */
/** @typedef {{ at: Point, size: number }} Spot a cell as it is drawn */
/** @typedef {(name: string | undefined) => Spot | null} Spots */
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
    const isSame = moves.length === this.line.length && moves.every((move, i) => isSameMove(move, this.line[i]));
    this.line = moves;
    if (!isSame) this.draw();
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
      if (!state || holder.hidden) return { svg, holder, lines: [] };
      const spots = this.spots(holder, find);
      const lines = [
        ...lastMove(state, spots),
        ...(svg === this.node ? marks(state, spots) : []),
        ...moveOf(state.hint, spots, "hint"),
        ...this.line.flatMap((move, i) => moveOf(move, spots, "line", i > 0)),
      ];
      return { svg, holder, lines };
    });
    return () => {
      for (const { svg, holder, lines } of drawn) {
        if (svg.parentNode !== holder) holder.append(svg);
        if (lines.length || svg.firstChild) svg.replaceChildren(...lines);
      }
    };
  }

  /** Measures cells. @param {HTMLElement} holder  @param {Find} find  @returns {Spots} */
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

  free() {
    this.sizes.disconnect();
  }
}

/** @param {Move} a  @param {Move} b */
const isSameMove = (a, b) => a.notation === b.notation;

/** Arrows of the page. @param {State} state  @param {Spots} spots  @returns {SVGElement[]} */
const marks = ({ marks }, spots) =>
  marks.flatMap((mark) => {
    if (typeof mark === "string" || !("from" in mark)) return [];
    const stops = [mark.from, mark.to].flatMap((cell) => spots(cell) ?? []);
    return stops.length < 2 ? [] : [named(arrow(stops, "drawn"), mark.name ?? "")];
  });

/** A move that the engine would play, or expects in reply. @param {Move | null} move  @param {Spots} spots  @param {string} name  @param {boolean} [reply]  @returns {SVGElement[]} */
const moveOf = (move, spots, name, reply) =>
  move ? pathOf(move, spots, `drawn ${name}${reply ? " reply" : ""}`).map((node) => named(node, name)) : [];

/** Gives an arrow a name by which it can be styled. @param {SVGElement} node  @param {string} name */
function named(node, name) {
  setData(node, "mark", name);
  node.setAttribute("part", ["mark", name].filter(Boolean).join(" "));
  return node;
}

/** The path of the last move, and what it captured. @param {State} state  @param {Spots} spots  @returns {SVGElement[]} */
function lastMove({ last: move, board, pieces }, spots) {
  if (!move) return [];
  const crosses = move.captures.flatMap((cell) => {
    const spot = board.cells.has(cell) ? spots(cell) : null;
    return spot ? [cross(spot, pieces.has(cell))] : [];
  });
  return [...pathOf(move, spots, "last"), ...crosses];
}

/** The path of a move: from cell to cell, or out of the boards, or into them. @param {Move} move  @param {Spots} spots  @param {string} kind  @returns {SVGElement[]} */
function pathOf(move, spots, kind) {
  const cells = move.forfeits ? [] : [move.from, ...(move.path?.slice(0, -1) ?? []), move.to];
  const stops = cells.flatMap((cell) => spots(cell) ?? []);
  if (stops.length > 1) return [arrow(stops, kind)];
  return stops.length && cells.length > 1 ? [stub(stops[0], !move.from, kind)] : [];
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

/** Out of the board from a cell, or into it: the other end is in Time Out. @param {Spot} spot  @param {boolean} into  @param {string} kind */
function stub({ at: [x, y], size }, into, kind) {
  /** @type {Point[]} */
  const points = [
    [x, y + size * (into ? 0 : 0.22)],
    [x + size * 0.3, y - size * 0.42],
  ];
  return line(into ? [points[1], [x + size * 0.1, y - size * 0.06]] : points, size, `${kind} ${into ? "into" : "out"}`);
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
