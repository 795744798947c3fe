// Dragging pieces, absent pieces and boards to where they go, with mouse, pen and finger. What is dropped is picked as
// by a click.

import { letGo, markOver, moveGhost, showGhost } from "../draw/dragged.js";
import { el, setData, swallowClick, swallowRest, zoomOf } from "../draw/dom.js";
import { TRAY, options, starts } from "../state/selection.js";
import { pieceIcon } from "../draw/pieces.js";
import { endings, takeDetour } from "../state/capture-path.js";
import { isNarrow } from "../state/layout.js";
import { isHuman } from "../state/players.js";
import { entriesOf, isSamePosition, owesPromotion } from "../state/state.js";

/** @typedef {import("../types").State} State */

/**
 * What the pointer holds: before `going`, it is only pressed. A finger has to rest first, else it scrolls.
 * @typedef {object} Pressed
 * @property {PointerEvent} down
 * @property {string} token what is picked with it
 * @property {HTMLElement} node where it was pressed
 * @property {State} state in which it was pressed
 * @property {boolean} ready
 * @property {boolean} going
 * @property {ReturnType<typeof setTimeout>} [resting]
 * @property {number} [scrolling] the frame in which scrolling goes on
 */
/** @typedef {Pressed & import("../draw/dragged.js").Dragged} Held */

const FAR = 5; // px: less is a click
const REST = 180; // ms until a finger drags
const EDGE = 44; // px at the edges of what scrolls, where it is scrolled

const PLACES = "[data-cell], [data-column], [data-mount], [data-stack-cell], #time-out, #tray";

export class Drag {
  /** @type {State | null} */
  state = null;

  /** @param {HTMLElement} root what has the boards, and the room that scrolls  @param {import("../types").Actions} actions  @param {Pick<import("../table.js").Table, "asking" | "boards">} parts */
  constructor(root, actions, { asking, boards }) {
    this.root = root;
    this.actions = actions;
    this.asking = asking;
    this.boards = boards;
    /** @type {Held | null} */
    this.held = null;
    this.touched = new AbortController();
    root.addEventListener("pointerdown", (event) => this.press(event), { capture: true });
    root.addEventListener("contextmenu", (event) => {
      if (this.held && this.held.down.pointerType !== "mouse") event.preventDefault();
    });
  }

  /** What is dragged is let go if the game is no longer as it was. @param {State} state */
  render(state) {
    this.state = state;
    if (!this.held?.going || this.stands(this.held)) return;
    swallowRest();
    this.end(this.held);
  }

  /** Whether a pointer drags, or is about to, so that nothing else may follow it. @param {PointerEvent} event */
  takes({ pointerId }) {
    return this.held?.ready === true && this.held.down.pointerId === pointerId;
  }

  /** What moves if the pointer moves from here; nothing if nobody may or can move it. @param {Event} event  @param {State} state */
  tokenAt(event, state) {
    const { status, clicks, board } = state;
    const data = this.boards.placeOf(
      event,
      "[data-cell], [data-column], [data-mount], [data-entry], [data-stack-cell]",
    )?.dataset;
    if (
      !data ||
      state.settings.input !== "play" ||
      status.outcome ||
      owesPromotion(state) ||
      !isHuman(state, status.turn)
    )
      return null;
    const { cell, column, mount, entry, stackCell } = data;
    /** @param {string} token */
    const moves = (token) =>
      starts(state, token) && !state.moves.some((move) => move.clicks.length === 1 && move.clicks[0] === token);
    if (column !== undefined) {
      const cells = board.columns.get(column)?.cells ?? [];
      const last = clicks.at(-1) ?? "";
      if (cells.includes(last)) return last;
      const own = cells.filter(moves);
      return own.length === 1 ? own[0] : null;
    }
    const token = cell ?? mount ?? entry ?? stackCell ?? "";
    return moves(token) || isPicked(state, token) ? token : null;
  }

  /** @param {PointerEvent} event */
  press(event) {
    const { state } = this;
    if (this.held || event.button !== 0 || !event.isPrimary || event.ctrlKey || !state || this.asking.open) return;
    const token = this.tokenAt(event, state);
    const [node] = event.composedPath();
    if (token === null || !(node instanceof Element)) return;
    const finger = event.pointerType === "touch" && !isPicked(state, token);
    const listening = new AbortController();
    /** @type {Held} */
    const held = {
      down: event,
      token,
      node: /** @type {HTMLElement} */ (node),
      state,
      ready: !finger,
      going: false,
      listening,
      light: (over) => this.boards.space.light(over),
    };
    this.held = held;
    if (finger) held.resting = setTimeout(() => this.rest(held), REST);
    const { signal } = listening;
    /** @param {(event: PointerEvent) => void} work  @returns {(event: PointerEvent) => void} */
    const own = (work) => (other) => {
      if (other.pointerId === event.pointerId) work(other);
    };
    window.addEventListener(
      "pointermove",
      own((other) => this.move(held, other)),
      { signal, capture: true },
    );
    window.addEventListener(
      "pointerup",
      own((other) => this.release(held, other)),
      { signal, capture: true },
    );
    window.addEventListener(
      "pointercancel",
      own(() => this.cancel(held)),
      { signal, capture: true },
    );
    window.addEventListener("blur", () => this.cancel(held), { signal });
    window.addEventListener(
      "keydown",
      (key) => {
        if (key.key !== "Escape" || !held.going) return;
        key.preventDefault();
        key.stopPropagation();
        this.cancel(held);
      },
      { signal, capture: true },
    );
    /** @param {Event} other */
    const prevent = (other) => {
      if (held.ready && other.cancelable) other.preventDefault();
    };
    for (const type of ["dragstart", "selectstart"]) window.addEventListener(type, prevent, { signal });
    if (event.pointerType === "mouse") return;
    // The touched node, too: it gets the touches also when it is taken out.
    for (const target of [window, node]) target.addEventListener("touchmove", prevent, { signal, passive: false });
    this.touched.abort(); // what the last touch has left
    this.touched = new AbortController();
    node.addEventListener(
      "touchend",
      (other) => {
        if (held.going && other.cancelable) other.preventDefault(); // no click comes of it
      },
      { once: true, passive: false, signal: this.touched.signal },
    );
  }

  /** The finger has rested: from now on it drags. @param {Held} held */
  rest(held) {
    held.ready = true;
    this.begin(held, held.down);
  }

  /** @param {Held} held  @param {PointerEvent} event */
  move(held, event) {
    const { down } = held;
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) >= FAR;
    if (!held.ready) {
      if (far) this.end(held); // it scrolls
      return;
    }
    if (event.buttons !== 1) return this.cancel(held); // it was let go elsewhere, or another button is pressed, too
    if (!held.going) {
      if (!far) return;
      this.begin(held, event);
    }
    this.follow(held, event);
  }

  /** Whether the game is still as it was when the piece was taken. @param {Held} held */
  stands(held) {
    const { state } = this;
    return (
      state !== null &&
      isSamePosition(held.state, state) &&
      (!held.going || isPicked(state, held.token) || state.clicks[0] === held.token)
    );
  }

  /** @param {Held} held  @param {PointerEvent} event */
  begin(held, event) {
    const { state, root } = this;
    const { token } = held;
    if (!state || !this.stands(held)) return this.end(held);
    if (!held.ghost) showGhost(root, held, this.drawing(held, state));
    held.going = true;
    setData(root, "dragging", true);
    if (!isPicked(state, token)) this.actions.hold(token);
    this.follow(held, event);
  }

  /** What follows the pointer: the piece as large as it is drawn, or the board. @param {Held} held  @param {State} state */
  drawing({ token, node }, state) {
    const { boards, root } = this;
    const ghost = el("div", { class: "dragged", "aria-hidden": "true" });
    ghost.popover = "manual";
    const deck = /** @type {HTMLElement | null} */ (
      state.board.mounts.has(token) ? boards.node.querySelector(`[data-deck="${CSS.escape(token)}"] .board`) : null
    );
    const entry = entriesOf(state).find((item) => item.entry === token);
    const piece =
      entry ?? state.pieces.get(state.clicks.length > 1 && isPicked(state, token) ? state.clicks[0] : token);
    const drawn = deck ?? closestPiece(node) ?? boards.views.get(token)?.node.querySelector(".piece");
    const size = drawn?.getBoundingClientRect();
    const zoom = zoomOf(root);
    let [width, height] = size?.width ? [size.width / zoom, size.height / zoom] : [44, 44];
    if (deck) ghost.append(plain(deck));
    else if (piece) {
      ghost.append(pieceIcon(state, piece.piece, piece.side));
      width = height = Math.max(30, Math.min(width, height, 96));
    }
    ghost.style.width = `${width}px`;
    ghost.style.height = `${height}px`;
    return ghost;
  }

  /** @param {Held} held  @param {PointerEvent} event */
  follow(held, event) {
    const { clientX, clientY, pointerType } = event;
    if (!held.ghost || this.held !== held) return; // who was told of the pick may have ended it
    moveGhost(held, event, pointerType === "touch" ? 26 : 0); // above the finger
    const place = this.placeAt(clientX, clientY);
    const over = place && this.goesTo(place) ? place : null;
    this.scroll(held, event);
    markOver(held, over);
  }

  /** Scrolls while the pointer is at an edge of what can be scrolled, and goes on as long as that leads further. @param {Held} held  @param {PointerEvent} event */
  scroll(held, event) {
    const { root, boards, state } = this;
    const nodes = [
      ...(root.dataset.zoom === "close" ? [boards.node] : []),
      ...(state && isNarrow(state) ? [/** @type {HTMLElement} */ (root.firstElementChild)] : []),
    ];
    for (const node of nodes) {
      const { scrollLeft, scrollTop } = node;
      const { left, top, right, bottom } = node.getBoundingClientRect();
      /** @param {number} at  @param {number} from  @param {number} to */
      const pull = (at, from, to) =>
        (at < from + EDGE ? Math.max(-EDGE, at - from - EDGE) : at > to - EDGE ? Math.min(EDGE, at - to + EDGE) : 0) /
        4;
      const [dx, dy] = [pull(event.clientX, left, right), pull(event.clientY, top, bottom)];
      if (dx || dy) node.scrollBy({ left: dx, top: dy, behavior: "instant" });
      if (node.scrollLeft === scrollLeft && node.scrollTop === scrollTop) continue;
      cancelAnimationFrame(held.scrolling ?? 0);
      held.scrolling = requestAnimationFrame(() => this.follow(held, event));
    }
  }

  /** @param {number} x  @param {number} y */
  placeAt(x, y) {
    return this.boards.placeAt(x, y, PLACES);
  }

  /** @param {HTMLElement} place */
  goesTo(place) {
    const { state } = this;
    if (!state) return false;
    const next = options(state);
    const ends = endings(state);
    return tokensOf(state, place).some((token) => next.has(token) || ends.has(token));
  }

  /** @param {Held} held  @param {PointerEvent} event */
  release(held, event) {
    const { state, actions } = this;
    if (!held.going || !state) return this.end(held);
    const place = this.placeAt(event.clientX, event.clientY);
    const rested =
      held.down.pointerType === "touch" &&
      Math.hypot(event.clientX - held.down.clientX, event.clientY - held.down.clientY) < FAR;
    this.end(held);
    swallowClick();
    if (rested) return; // a finger that only rested has picked
    if (!place) return actions.cancel();
    const [token] = tokensOf(state, place);
    const detour = () => place.dataset.cell && !starts(state, token) && takeDetour(state, token);
    if (this.goesTo(place) || detour()) return actions.drop({ token, column: place.dataset.column });
    actions.cancel();
  }

  /** Nothing is moved, and nothing is picked. @param {Held} held */
  cancel(held) {
    this.end(held);
    if (!held.going) return;
    swallowRest();
    this.actions.cancel();
  }

  /** The same with whatever is dragged. */
  stop() {
    if (this.held) this.cancel(this.held);
  }

  /** Lets go. @param {Held} held */
  end(held) {
    clearTimeout(held.resting);
    letGo(this.root, held);
    if (this.held === held) this.held = null;
  }

  free() {
    if (this.held) this.end(this.held);
  }
}

/** Whether a place is what was picked, or where it stands in thought. @param {State} state  @param {string} token */
const isPicked = ({ clicks, preview }, token) => !preview && clicks.length > 0 && token === clicks.at(-1);

/** The clicks that a place stands for. @param {State} state  @param {HTMLElement} place */
function tokensOf({ board }, { id, dataset: { cell, column, mount, stackCell } }) {
  if (column !== undefined) return board.columns.get(column)?.cells ?? [];
  return [cell ?? mount ?? stackCell ?? (id === "tray" || id === "time-out" ? TRAY : "")];
}

/** The piece that is drawn where the pointer was pressed. @param {Element} node */
const closestPiece = (node) => node.closest(".cell, .entry, .floor")?.querySelector(".piece");

/** A copy of a board that only shows it. @param {HTMLElement} board */
function plain(board) {
  const copy = /** @type {HTMLElement} */ (board.cloneNode(true));
  for (const node of [copy, .../** @type {NodeListOf<HTMLElement>} */ (copy.querySelectorAll("*"))]) {
    for (const name of [
      "data-cell",
      "data-board",
      "data-col",
      "data-selected",
      "role",
      "aria-label",
      "part",
      "tabindex",
    ])
      node.removeAttribute(name);
  }
  copy.inert = true;
  return copy;
}
