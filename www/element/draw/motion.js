// Moves are animated. The new position is drawn at once; drawings of what has moved fly over the boards to their cells,
// which show their pieces when they arrive. Everything is measured in one go, in the next frame of the browser.

import { el, zoomOf } from "./dom.js";
import { pieceIcon } from "./pieces.js";
import { jumpedAt } from "../state/capture-path.js";

/** @typedef {import("../types").Move} Move */
/** @typedef {import("../types").Piece} Piece */
/** @typedef {import("../state/state.js").State} State */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** @typedef {{ piece: string, side: import("../types").Side }} Drawn */

/**
 * A piece on its way: from a cell, or out of Time Out, over landings, to a cell, or into Time Out.
 * @typedef {{ piece: Drawn, from?: string, via: string[], to?: string }} Flight
 */

/** What a state was. @typedef {Pick<State, "position" | "line" | "last" | "pieces" | "status" | "board">} Before */

/** @typedef {{ state: Before, move: Move, back: boolean, dropped: boolean, decks: Map<string, DOMRect> }} Step */

const LEG = 220; // ms
const MOST = 600; // ms for a path of many legs
const FADE = 140; // ms
const EASE = "cubic-bezier(0.3, 0.1, 0.3, 1)";

/** @param {Drawn | undefined} piece */
const code = (piece) => piece && piece.side + piece.piece;

export class Motion {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.node = el("div", { class: "flights", "aria-hidden": "true" });
    table.frame.node.append(this.node);
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
    /** @type {Set<Animation>} */
    this.running = new Set();
    /** What begins in the next frame, and the position for which it does. @type {{ position: string } | null} */
    this.next = null;
    /** Whether a piece was brought to its cell by hand. */
    this.dropped = false;
    /** Where boards that move were before the step. @type {Map<string, DOMRect>} */
    this.decks = new Map();
  }

  get moves() {
    return !this.still.matches && !document.hidden && this.table.frame.node.isConnected;
  }

  /** Does something that a hand has done, so that what it held does not move again. @param {() => void} work */
  without(work) {
    this.dropped = true;
    try {
      work();
    } finally {
      this.dropped = false;
    }
  }

  /** Before a step: boards are somewhere else after it. */
  look() {
    const { table } = this;
    this.decks.clear();
    if (!table.state.board.mounts.size || table.layout === "stack" || !this.moves) return;
    for (const node of this.deckNodes) this.decks.set(node.dataset.deck ?? "", node.getBoundingClientRect());
  }

  get deckNodes() {
    return /** @type {NodeListOf<HTMLElement>} */ (this.table.boards.node.querySelectorAll("[data-deck]"));
  }

  /** After a step of one move, forth or back. @param {Before} before */
  play(before) {
    const { state } = this.table;
    const { line } = state;
    const forth = line.ply === before.line.ply + 1 && state.positionBefore(before.line.ply) === before.position;
    const back = line.ply === before.line.ply - 1 && line.items === before.line.items;
    const move = forth ? state.last : back ? before.last : null;
    if (!move || !this.moves) return;
    const step = { state: before, move, back, dropped: this.dropped, decks: new Map(this.decks) };
    const next = { position: state.position };
    this.next = next;
    this.table.frame.later(() => {
      if (this.next !== next) return undefined;
      this.next = null;
      return this.table.game === state ? this.begin(step) : undefined;
    });
  }

  /** Everything is where it belongs. */
  finish() {
    if (this.next?.position !== this.table.game?.position) this.next = null;
    if (!this.running.size) return;
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    this.node.replaceChildren();
  }

  /** @param {Element} node  @param {Keyframe[]} frames  @param {KeyframeAnimationOptions} options  @param {boolean} [own] of what only flies */
  animate(node, frames, options, own = false) {
    const animation = node.animate(frames, { easing: EASE, fill: own ? "both" : "backwards", ...options });
    this.running.add(animation);
    animation.onfinish = () => {
      this.running.delete(animation);
      if (own) node.remove();
    };
  }

  /** What flies with a move. @param {Step} step  @returns {Flight[]} */
  flights({ state, move, back, dropped }) {
    if (move.forfeits || move.kind === "board" || move.kind === "huff") return [];
    const { side } = { side: (back ? this.table.state : state).status.turn };
    /** @param {{ from?: string, to?: string }} way  @param {string[]} via  @param {string} piece  @returns {Flight} */
    const flight = ({ from, to }, via, piece) => {
      const [start, end, over] = back ? [to, from, [...via].reverse()] : [from, to, via];
      return { piece: state.pieces.get(start ?? "") ?? { piece, side }, from: start, via: over, to: end };
    };
    return [
      ...(dropped ? [] : [flight(move, move.path?.slice(0, -1) ?? [], move.piece)]),
      ...(move.rook ? [flight(move.rook, [], "R")] : []),
    ];
  }

  /** Measures the paths of a step; gives what sets them going. @param {Step} step */
  begin(step) {
    const { table, node } = this;
    const { move, back, dropped } = step;
    const { boards, state: now } = table;
    const flights = this.flights(step);
    const legs = (flights[0]?.via.length ?? 0) + 1;
    const leg = Math.min(LEG, MOST / legs);
    const time = dropped || !flights.length ? 0 : legs * leg;
    const gone = [...this.changes(step, flights)].map((piece) => ({
      piece,
      delay: time ? this.passed(step, piece.cell, legs) * leg : 0,
    }));

    const frame = node.getBoundingClientRect();
    const boxes = this.boxes(frame);
    const tray = flights.some(({ from, to }) => !from || !to) ? this.trayBox(frame, move) : null;
    /** @param {(cell: string) => Box | null} of  @param {(cell: string) => Element | null | undefined} drawn */
    const pathsOver = (of, drawn) =>
      flights.map((flight) => {
        const via = flight.via.map((cell) => of(cell));
        return {
          flight,
          from: flight.from ? of(flight.from) : null,
          via,
          to: flight.to ? of(flight.to) : null,
          real: flight.to ? drawn(flight.to) : null,
        };
      });
    const paths = pathsOver(boxes.of, (cell) => boards.views.get(cell)?.node.querySelector(".piece"));
    if (table.layout === "plan") {
      const above = this.columns(frame);
      paths.push(
        ...pathsOver(above.of, (cell) => above.node(cell)?.querySelector(".pile.one")).filter(
          ({ from, to }) => from && to && Math.hypot(from.x - to.x, from.y - to.y) > 1,
        ),
      );
    }
    const faded = gone.map(({ piece, delay }) => ({ piece, delay, box: boxes.of(piece.cell) }));
    const decks = this.deckWays(step);

    return () => {
      for (const { node: deck, frames } of decks) this.animate(deck, frames, { duration: LEG });
      for (const { piece, delay, box } of faded) {
        const real = boards.views.get(piece.cell)?.node.querySelector(".piece");
        if (back) {
          if (real)
            this.animate(real, [{ opacity: 0 }, { opacity: 1 }], {
              duration: FADE,
              delay: Math.max(0, time - delay - FADE),
            });
        } else if (box) {
          this.animate(
            this.icon(piece, box),
            [
              { ...at(box, box), opacity: 1 },
              { ...at(box, box), opacity: 0 },
            ],
            { duration: FADE, delay: Math.max(0, delay - FADE / 3) },
            true,
          );
        }
      }
      for (const { flight, from, via, to, real } of paths) {
        const dies = Boolean(flight.to && code(now.pieces.get(flight.to)) === undefined);
        const size = to ?? from;
        if (!size || via.includes(null)) continue;
        if (real) this.animate(real, [{ opacity: 0 }, { opacity: 0 }], { duration: time || LEG });
        /** @type {(Box | null)[]} */
        const stops = [from ?? tray ?? away(size), ...via, to ?? tray ?? away(size)];
        const frames = stops.map((stop, i) => ({
          ...at(/** @type {Box} */ (stop), size),
          opacity: (i === 0 && !from) || (i === stops.length - 1 && (!to || dies)) ? 0.15 : 1,
          easing: stops.length > 2 ? "ease-in-out" : EASE,
        }));
        this.animate(this.icon(flight.piece, size), frames, { duration: time || LEG, easing: "linear" }, true);
      }
    };
  }

  /** Pieces that a step takes away, or gives back, without that they fly. @param {Step} step  @param {Flight[]} flights */
  changes({ state, move, back, dropped }, flights) {
    const now = this.table.state.pieces;
    const [fewer, more] = back ? [state.pieces, now] : [now, state.pieces];
    const ends = new Set(flights.map(({ from, to }) => (back ? to : from)));
    if (dropped || move.kind === "board") for (const way of [move, move.rook, move.passenger]) ends.add(way?.from);
    return [...more.values()].filter(({ cell }) => !ends.has(cell) && code(fewer.get(cell)) !== code(more.get(cell)));
  }

  /** How many legs a move has gone when it passes a cell. @param {Step} step  @param {string} cell  @param {number} legs */
  passed({ state, move }, cell, legs) {
    if (!move.path || legs < 2) return legs;
    for (let i = 1; i < move.clicks.length; i++) if (jumpedAt(state, move, i) === cell) return i - 0.5;
    return legs;
  }

  /** Converts a box of the window to lengths of the flights. @param {DOMRect} frame  @param {DOMRect} box  @returns {Box} */
  within(frame, { x, y, width, height }) {
    const zoom = zoomOf(this.node);
    return { x: (x - frame.x) / zoom, y: (y - frame.y) / zoom, width: width / zoom, height: height / zoom };
  }

  /** Where pieces are seen on cells, also where none stands: as one that stands does. @param {DOMRect} frame */
  boxes(frame) {
    const {
      boards: { views },
      state: { pieces },
    } = this.table;
    /** @param {Element} node */
    const measure = (node) => this.within(frame, node.getBoundingClientRect());
    const sample = [...pieces.keys()].find((cell) => views.get(cell)?.node.querySelector(":scope > .piece"));
    const node = views.get(sample ?? "")?.node;
    const [cell, piece] = [node, node?.querySelector(".piece")].map((item) => item && measure(item));
    /** @type {Map<string, Box | null>} */
    const known = new Map();
    /** @param {string} name  @returns {Box | null} */
    const of = (name) => {
      const view = views.get(name)?.node;
      const own = view?.querySelector(":scope > .piece");
      if (own) return measure(own);
      if (!view || !cell?.width || !piece) return null;
      const { x, y, width, height } = measure(view);
      const scale = width / cell.width;
      return {
        x: x + width / 2 + (piece.x - cell.x - cell.width / 2) * scale,
        y: y + height / 2 + (piece.y - cell.y - cell.height / 2) * scale,
        width: piece.width * scale,
        height: piece.height * scale,
      };
    };
    return {
      /** @param {string} name */
      of(name) {
        const box = known.get(name) ?? of(name);
        known.set(name, box);
        return box?.width ? box : null;
      },
    };
  }

  /** Where a piece is in the view from above. @param {DOMRect} frame */
  columns(frame) {
    const {
      above,
      state: { board },
    } = this.table;
    /** @param {string} cell */
    const node = (cell) => above.views.get(board.cells.get(cell)?.column ?? "")?.node;
    /** @param {string} cell  @returns {Box | null} */
    const of = (cell) => {
      const seen = node(cell)?.getBoundingClientRect();
      if (!seen?.width) return null;
      const { x, y, width, height } = this.within(frame, seen);
      return { x: x + width * 0.15, y: y + height * 0.15, width: width * 0.7, height: height * 0.7 };
    };
    return { node, of };
  }

  /** Where an absent piece is in the tray, if that can be seen. @param {DOMRect} frame  @param {Move} move  @returns {Box | null} */
  trayBox(frame, move) {
    const {
      tray: { node },
      state,
    } = this.table;
    if (node.hidden) return null;
    const entry = state.entries.findIndex(({ origin }) => origin === (move.from ?? move.origin));
    const icon = node.querySelector(`[data-at="${entry}"] .piece`);
    const { x, y, width, height } = (icon ?? node).getBoundingClientRect();
    const box = icon ? new DOMRect(x, y, width, height) : new DOMRect(x + width / 2 - 15, y + height / 2 - 15, 30, 30);
    const seen = box.width > 0 && box.y >= Math.max(frame.y, 0) && box.bottom <= Math.min(frame.bottom, innerHeight);
    return seen ? this.within(frame, box) : null;
  }

  /** How boards get to where they are. @param {Step} step  @returns {{ node: HTMLElement, frames: Keyframe[] }[]} */
  deckWays({ move, back, decks }) {
    const { table } = this;
    const { board } = table.state;
    if (!board.mounts.size) return [];
    const [from, to] = back ? [move.to, move.from] : [move.from, move.to];
    return [...this.deckNodes].flatMap((node) => {
      const id = node.dataset.deck ?? "";
      const moved = move.kind === "board" && id === to;
      if (table.layout === "stack") {
        const [start, end] = [from, to].map((place) => board.mounts.get(place ?? "")?.board);
        if (!moved || !start || !end) return [];
        const turn = table.settings.flipped ? -1 : 1;
        /** @param {number} x  @param {number} y  @param {number} level */
        const put = (x, y, level) => ({
          transform: `translate3d(calc(${x * turn} * var(--hyperply-cell)), calc(${-y * turn} * var(--hyperply-cell)), calc(${level - 3} * var(--gap) * var(--spread)))`,
        });
        return { node, frames: [put(start.x - end.x, start.y - end.y, start.level), put(0, 0, end.level)] };
      }
      const old = decks.get(moved ? (from ?? "") : id);
      const box = node.getBoundingClientRect();
      if (!old || Math.hypot(old.x - box.x, old.y - box.y) < 1) return [];
      const zIndex = moved ? 6 : 5;
      const zoom = zoomOf(node);
      const transform = `translate(${(old.x - box.x) / zoom}px, ${(old.y - box.y) / zoom}px)`;
      return {
        node,
        frames: [
          { transform, zIndex },
          { transform: "none", zIndex },
        ],
      };
    });
  }

  /** @param {Drawn} piece  @param {Box} box */
  icon({ piece, side }, { width, height }) {
    const icon = pieceIcon(this.table, piece, side);
    icon.style.width = `${width}px`;
    icon.style.height = `${height}px`;
    this.node.append(icon);
    return icon;
  }

  free() {
    this.next = null;
    for (const animation of this.running) animation.cancel();
  }
}

/** How what is as large as `size` looks in a box. @param {Box} box  @param {Box} size */
const at = (box, size) => ({
  transform: `translate(${box.x}px, ${box.y}px) scale(${box.width / size.width}, ${box.height / size.height})`,
});

/** A little out of the board. @param {Box} box  @returns {Box} */
const away = ({ x, y, width, height }) => ({
  x: x + width * 0.2,
  y: y - height * 0.25,
  width: width * 0.6,
  height: height * 0.6,
});
