// Moves drawn over the boards: the last one, a hint, a line of the analysis; and arrows of somebody outside. Cells are
// measured when the browser has laid them out, after every drawing that changes something and whenever the boards
// change in size; those of the picture in space, too, when that is turned.

import { arrow, cross, pathOf, wholePathOf } from "./arrow-paths.js";
import { isChoosing } from "../state/layout.js";
import { draw, setData, setStyle, scaleOf } from "./dom.js";
import { has } from "../own.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Move} Move */
/** @typedef {import("./arrow-paths.js").Point} Point */
/** @typedef {import("./arrow-paths.js").Spots} Spots */
/** @typedef {(name: string) => Element | undefined} Find the node of a cell or of a place of a board */
/** @typedef {{ svg: SVGElement, holder: HTMLElement, find?: Find, spots?: Spots }} Layer where arrows are drawn, and how a cell is found there, or where it is seen */

export class Arrows {
  /** @type {State | null} */
  state = null;
  /** A line of the analysis. @type {Move[]} */
  line = [];

  /** @param {{ boards: import("./boards.js").Boards, above: import("./above.js").Above, later: import("../types").Later }} more */
  constructor({ boards, above, later }) {
    this.later = later;
    this.node = draw("svg", { class: "arrows", "aria-hidden": "true" });
    const [over, top, out] = [this.node, ...[1, 2].map(() => draw("svg", { class: "arrows", "aria-hidden": "true" }))];
    boards.node.append(over);
    /** @type {Layer[]} */
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
      { svg: out, holder: boards.space.stage, spots: (name) => boards.space.spotOf(name) },
    ];
    /** Those that are to be drawn. @type {Set<Layer>} */
    this.waiting = new Set();
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

  /** Draws when the boards are laid out. @param {Layer[]} [layers] */
  draw(layers = this.layers) {
    const { waiting } = this;
    const isWaiting = waiting.size > 0;
    for (const layer of layers) waiting.add(layer);
    if (isWaiting) return;
    this.later(() => {
      const all = [...waiting];
      waiting.clear();
      return this.measure(all);
    });
  }

  /** Draws those of the picture in space, which was turned: the flat boards stay as they are, and need not be painted again. */
  turn() {
    this.draw(this.layers.filter(({ spots }) => spots));
  }

  /** Measures the arrows; gives what draws them. @param {Layer[]} [layers] */
  measure(layers = this.layers) {
    const { state } = this;
    const drawn = layers.map(({ svg, holder, find, spots: own }) => {
      if (!state || holder.hidden) return { svg, holder, lines: [] };
      const spots = own ?? this.spots(holder, /** @type {Find} */ (find));
      const lines = [
        ...lastMove(state, spots),
        ...checks(state, spots),
        ...this.marks(state, spots, svg === this.node),
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
      const zoom = scaleOf(holder);
      const left = (x + width / 2 - frame.x) / zoom - holder.clientLeft + holder.scrollLeft;
      const top = (y + height / 2 - frame.y) / zoom - holder.clientTop + holder.scrollTop;
      return { at: [left, top], size: Math.min(width, height) / zoom };
    };
  }

  /** Arrows of the page: below the pieces between their ends, and bent where they lead from board to board. @param {State} state  @param {Spots} spots  @param {boolean} isFlat below pieces  @returns {SVGElement[]} */
  marks({ marks, board, pieces }, spots, isFlat) {
    return marks.flatMap((mark, i) => {
      if (typeof mark === "string" || !has(mark, "from")) return [];
      const { from, to, name = "" } = mark;
      const drawn = between(board, spots, from, to);
      if (!drawn) return [];
      const node = named(groupOf(drawn.lines, "drawn"), name);
      if (isFlat)
        this.passBelow(
          node,
          `below-${i}`,
          [...pieces.keys()].filter((cell) => cell !== to),
        );
      return name === FORBIDDEN ? [node, named(groupOf(cross(drawn.end, pieces.has(to)), "drawn"), name)] : [node];
    });
  }

  /** Hides what lies below pieces. @param {SVGElement} node  @param {string} id  @param {string[]} cells */
  passBelow(node, id, cells) {
    const [{ holder, find }] = this.layers;
    const spots = this.spots(holder, (cell) => find?.(cell)?.querySelector(".piece") ?? undefined);
    const holes = cells.flatMap((cell) => {
      const spot = spots(cell);
      return spot
        ? [draw("ellipse", { cx: spot.at[0], cy: spot.at[1], rx: spot.size * 0.44, ry: spot.size * 0.48 })]
        : [];
    });
    if (!holes.length) return;
    const { scrollWidth: width, scrollHeight: height } = holder;
    const all = { x: 0, y: 0, width, height };
    node.append(
      draw("mask", { id, maskUnits: "userSpaceOnUse", ...all }, draw("rect", { fill: "white", ...all }), ...holes),
    );
    node.setAttribute("mask", `url(#${id})`);
  }

  free() {
    this.sizes.disconnect();
  }
}

/** The name of a mark for what may not be done. */
const FORBIDDEN = "forbidden";

/** @param {Move} a  @param {Move} b */
const isSameMove = (a, b) => a.notation === b.notation;

/** A move that the engine would play, or expects in reply. @param {Move | null} move  @param {Spots} spots  @param {string} name  @param {boolean} [reply]  @returns {SVGElement[]} */
function moveOf(move, spots, name, reply) {
  const paths = move ? wholePathOf(move, spots) : [];
  return paths.map((lines) => named(groupOf(lines, `drawn ${name}${reply ? " reply" : ""}`), name));
}

/** Gives an arrow a name by which it can be styled. @param {SVGElement} node  @param {string} name */
function named(node, name) {
  setData(node, "mark", name);
  node.setAttribute("part", ["mark", name].filter(Boolean).join(" "));
  return node;
}

/** An arrow from one cell to another, bent where it leads from board to board; nothing where one of them is not seen. @param {State["board"]} board  @param {Spots} spots  @param {string} from  @param {string} to */
function between({ cells }, spots, from, to) {
  const ends = [from, to].flatMap((cell) => spots(cell) ?? []);
  if (ends.length < 2) return null;
  return { lines: arrow(ends, { bent: cells.get(from)?.board !== cells.get(to)?.board }), end: ends[1] };
}

/** From where the king is in check. @param {State} state  @param {Spots} spots  @returns {SVGElement[]} */
function checks({ status: { checks, king = "" }, board }, spots) {
  const drawn = checks.flatMap((cell) => between(board, spots, cell, king) ?? []);
  return drawn.map(({ lines }) => groupOf(lines, "checks"));
}

/** The path of the last move, and what it captured. @param {State} state  @param {Spots} spots  @returns {SVGElement[]} */
function lastMove(state, spots) {
  const { last: move, board, pieces } = state;
  if (!move) return [];
  const captures = isChoosing(state) ? [] : move.captures; // a target may be there now
  const crosses = captures.flatMap((cell) => {
    const spot = board.cells.has(cell) ? spots(cell) : null;
    return spot ? [cross(spot, pieces.has(cell))] : [];
  });
  return [...pathOf(move, spots), ...crosses].map((lines) => groupOf(lines, "last"));
}

/** @param {import("./arrow-paths.js").Lines} lines  @param {string} name */
function groupOf({ wide, kind, parts }, name) {
  const group = draw("g", { class: kind ? `${name} ${kind}` : name });
  setStyle(group, { wide: `${wide.toFixed(2)}px` });
  group.append(...parts.map(({ tag, name, attributes }) => draw(tag, { class: name, ...attributes })));
  return group;
}
