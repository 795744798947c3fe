// Moves are animated. The new position is drawn at once; drawings of what has moved fly over the boards to their cells,
// which show their pieces when they arrive. Everything is measured in one go, in the next frame of the browser.

import { el, scaleOf } from "./dom.js";
import { pieceIcon } from "./pieces.js";
import { jumpedAt } from "../state/capture-path.js";
import { isBeside, isSpace, layoutOf } from "../state/layout.js";
import { entriesOf, isSamePosition, positionBefore } from "../state/state.js";

/** @typedef {import("../types").Move} Move */
/** @typedef {import("../types").Piece} Piece */
/** @typedef {import("../types").State} State */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** @typedef {{ piece: string, side: import("../types").Side }} Drawn */

/**
 * A piece on its way: from a cell, or out of Time Out, over landings, to a cell, or into Time Out.
 * @typedef {{ piece: Drawn, from?: string, via: string[], to?: string }} Flight
 */

/** @typedef {{ state: State, move: Move, back: boolean, dropped: boolean, decks: Map<string, DOMRect> }} Step */

const LEG = 220; // ms
const MOST = 600; // ms for a path of many legs
const FADE = 140; // ms
const EASE = "cubic-bezier(0.3, 0.1, 0.3, 1)";

/** @param {Drawn | undefined} piece */
const code = (piece) => piece && piece.side + piece.piece;

export class Motion {
  /** What is drawn. @type {State | null} */
  state = null;

  /** @param {HTMLElement} root  @param {{ boards: import("./boards.js").Boards, above: import("./above.js").Above, tray: import("../panel/tray.js").Tray, later: import("../types").Later }} more */
  constructor(root, { boards, above, tray, later }) {
    this.boards = boards;
    this.above = above;
    this.tray = tray;
    this.later = later;
    this.node = el("div", { class: "flights", "aria-hidden": "true" });
    root.append(this.node);
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
    /** @type {Set<Animation>} */
    this.running = new Set();
    /** The state from which something begins in the next frame. @type {State | null} */
    this.next = null;
    /** Whether a piece was brought to its cell by hand. */
    this.dropped = false;
    /** Where boards that move were before the step. @type {Map<string, DOMRect>} */
    this.decks = new Map();
  }

  get moves() {
    return !this.still.matches && !document.hidden && this.node.isConnected;
  }

  /** Does something that a hand has done, so that what it held does not move again. @template T  @param {() => T} work */
  without(work) {
    this.dropped = true;
    try {
      return work();
    } finally {
      this.dropped = false;
    }
  }

  /** Before a step: boards are somewhere else after it. @param {State} state */
  look(state) {
    this.decks.clear();
    if (!state.board.mounts.size || !this.moves) return;
    for (const node of this.deckNodes) this.decks.set(node.dataset.deck ?? "", node.getBoundingClientRect());
  }

  get deckNodes() {
    return /** @type {NodeListOf<HTMLElement>} */ (this.boards.node.querySelectorAll("[data-deck]"));
  }

  /** After a step of one move, forth or back. @param {State} before  @param {State} state */
  play(before, state) {
    const { line } = state;
    const forth = line.ply === before.line.ply + 1 && positionBefore(state, before.line.ply) === before.position;
    const back = line.ply === before.line.ply - 1 && line.items === before.line.items;
    const move = forth ? state.last : back ? before.last : null;
    if (!move || !this.moves) return;
    const step = { state: before, move, back, dropped: this.dropped, decks: new Map(this.decks) };
    this.next = state;
    this.later(() => {
      if (this.next !== state || !this.state) return undefined;
      this.next = null;
      return this.begin(step, this.state);
    });
  }

  /** Everything is where it belongs. @param {State} state */
  finish(state) {
    this.state = state;
    if (!isSamePosition(this.next, state)) this.next = null;
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

  /** What flies with a move. @param {Step} step  @param {State} now  @returns {Flight[]} */
  flights({ state, move, back, dropped }, now) {
    if (move.forfeits || move.kind === "board" || move.kind === "huff") return [];
    const side = (back ? now : state).status.turn;
    /** @param {{ from?: string, to?: string }} path  @param {string[]} via  @param {string} piece  @returns {Flight} */
    const flight = ({ from, to }, via, piece) => {
      const [start, end, over] = back ? [to, from, [...via].reverse()] : [from, to, via];
      return { piece: state.pieces.get(start ?? "") ?? { piece, side }, from: start, via: over, to: end };
    };
    return [
      ...(dropped ? [] : [flight(move, move.path?.slice(0, -1) ?? [], move.piece)]),
      ...(move.rook ? [flight(move.rook, [], "R")] : []),
    ];
  }

  /** Measures the paths of a step; gives what sets them going. @param {Step} step  @param {State} now */
  begin(step, now) {
    const { boards, node } = this;
    const { move, back, dropped } = step;
    const flights = this.flights(step, now);
    const legs = (flights[0]?.via.length ?? 0) + 1;
    const leg = Math.min(LEG, MOST / legs);
    const time = dropped || !flights.length ? 0 : legs * leg;
    const gone = [...changesOf(step, now, flights)].map((piece) => ({
      piece,
      delay: time ? passed(step, piece.cell, legs) * leg : 0,
    }));

    if (isSpace(now)) this.inSpace(now, step, { flights, gone: gone.map(({ piece }) => piece), time });
    if (isSpace(now) && !isBeside(now)) return undefined;
    const frame = node.getBoundingClientRect();
    const boxes = this.boxes(now, frame);
    const tray = flights.some(({ from, to }) => !from || !to) ? this.trayBox(now, frame, move) : null;
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
    if (layoutOf(now) === "plan") {
      const above = this.columns(now, frame);
      paths.push(
        ...pathsOver(above.of, (cell) => above.node(cell)?.querySelector(".pile.one")).filter(
          ({ from, to }) => from && to && Math.hypot(from.x - to.x, from.y - to.y) > 1,
        ),
      );
    }
    const faded = gone.map(({ piece, delay }) => ({ piece, delay, box: boxes.of(piece.cell) }));
    const decks = this.deckPaths(step, now);

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
            this.icon(now, piece, box),
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
        this.animate(this.icon(now, flight.piece, size), frames, { duration: time || LEG, easing: "linear" }, true);
      }
    };
  }

  /** Moves pieces in space: those that come out of Time Out, or go there, beam. @param {State} now  @param {Step} step  @param {{ flights: Flight[], gone: import("../types").Piece[], time: number }} more */
  inSpace(now, { back }, { flights, gone, time }) {
    const { symbol } = now.family;
    this.boards.space.fly(
      flights.map(({ piece: { piece, side }, from, via, to }) => ({
        kind: symbol(piece, side),
        side,
        stops: [from, ...via, to].flatMap((cell) => cell ?? []),
        beam: !from ? "beam-in" : !to ? "beam-out" : null,
        dies: Boolean(to && !now.pieces.has(to)),
      })),
      back ? [] : gone.map(({ cell, piece, side }) => ({ cell, kind: symbol(piece, side), side })),
      time,
    );
  }

  /** Converts a box of the window to lengths of the flights. @param {DOMRect} frame  @param {DOMRect} box  @returns {Box} */
  within(frame, { x, y, width, height }) {
    const zoom = scaleOf(this.node);
    return { x: (x - frame.x) / zoom, y: (y - frame.y) / zoom, width: width / zoom, height: height / zoom };
  }

  /** Where pieces are seen on cells, also where none stands: as one that stands does. @param {State} state  @param {DOMRect} frame */
  boxes({ pieces }, frame) {
    const { views } = this.boards;
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

  /** Where a piece is in the view from above. @param {State} state  @param {DOMRect} frame */
  columns({ board }, frame) {
    const { above } = this;
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

  /** Where an absent piece is in the tray, if that can be seen. @param {State} state  @param {DOMRect} frame  @param {Move} move  @returns {Box | null} */
  trayBox(state, frame, move) {
    const { node } = this.tray;
    if (node.hidden) return null;
    const entry = entriesOf(state).findIndex(({ origin }) => origin === (move.from ?? move.origin));
    const icon = node.querySelector(`[data-at="${entry}"] .piece`);
    const { x, y, width, height } = (icon ?? node).getBoundingClientRect();
    const box = icon ? new DOMRect(x, y, width, height) : new DOMRect(x + width / 2 - 15, y + height / 2 - 15, 30, 30);
    const seen = box.width > 0 && box.y >= Math.max(frame.y, 0) && box.bottom <= Math.min(frame.bottom, innerHeight);
    return seen ? this.within(frame, box) : null;
  }

  /** How boards get to where they are. @param {Step} step  @param {State} state  @returns {{ node: HTMLElement, frames: Keyframe[] }[]} */
  deckPaths({ move, back, decks }, state) {
    const { board } = state;
    if (!board.mounts.size) return [];
    const [from, to] = back ? [move.to, move.from] : [move.from, move.to];
    return [...this.deckNodes].flatMap((node) => {
      const id = node.dataset.deck ?? "";
      const moved = move.kind === "board" && id === to;
      const old = decks.get(moved ? (from ?? "") : id);
      const box = node.getBoundingClientRect();
      if (!old || Math.hypot(old.x - box.x, old.y - box.y) < 1) return [];
      const zIndex = moved ? 6 : 5;
      const zoom = scaleOf(node);
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

  /** @param {State} state  @param {Drawn} piece  @param {Box} box */
  icon(state, { piece, side }, { width, height }) {
    const icon = pieceIcon(state, piece, side);
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

/** Pieces that a step takes away, or gives back, without that they fly. @param {Step} step  @param {State} after  @param {Flight[]} flights */
function changesOf({ state, move, back, dropped }, after, flights) {
  const [fewer, more] = back ? [state.pieces, after.pieces] : [after.pieces, state.pieces];
  const ends = new Set(flights.map(({ from, to }) => (back ? to : from)));
  if (dropped || move.kind === "board") for (const path of [move, move.rook, move.passenger]) ends.add(path?.from);
  return [...more.values()].filter(({ cell }) => !ends.has(cell) && code(fewer.get(cell)) !== code(more.get(cell)));
}

/** How many legs a move has gone when it passes a cell. @param {Step} step  @param {string} cell  @param {number} legs */
function passed({ state, move }, cell, legs) {
  if (!move.path || legs < 2) return legs;
  for (let i = 1; i < move.clicks.length; i++) if (jumpedAt(state, move, i) === cell) return i - 0.5;
  return legs;
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
