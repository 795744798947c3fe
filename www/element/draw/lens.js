// How closely many boards are seen: all of them, or some, and the rest by scrolling. All are seen first where the first
// screen has room for them. Two fingers pinch, two taps come close or return, and where all cells are too small to be
// picked one tap comes close.

import { closest, setData, setStyle, scaleOf } from "./dom.js";
import { isCramped, isLow, isSpace, layoutOf } from "../state/layout.js";
import { isHuman, other } from "../state/players.js";

/** @typedef {import("../types").Board} Board */
/** @typedef {import("../types").Marks} Marks */
/** @typedef {import("../types").State} State */
/** A point of the window. @typedef {{ clientX: number, clientY: number }} Point */

const SMALL = 24; // px: cells that are smaller are too small for a finger
const LARGE = 96; // px: none become larger
const TWICE = { time: 350, far: 24 }; // ms and px between two taps that are one

export class Lens {
  /** @type {State | null} */
  state = null;
  /** Whether the boards are seen closely; the room decides until somebody does. @type {boolean | null} */
  close = null;
  /** For what the boards were scrolled: how they lie, and the position. */
  seen = { table: "", position: "" };
  /** What was picked when that was last looked at. */
  picked = "";
  /** The last tap. @type {(Point & { time: number, position: string }) | null} */
  tap = null;
  isTouched = false;

  /** @param {HTMLElement} root what the style sheet reads  @param {{ boards: import("./boards.js").Boards, later: import("../types").Later, changed: (state: State) => void }} more */
  constructor(root, { boards, later, changed }) {
    this.root = root;
    this.later = later;
    this.boards = boards;
    this.changed = changed;
    const { node } = boards;
    node.addEventListener("pointerdown", ({ pointerType }) => (this.isTouched = pointerType === "touch"));
    node.addEventListener("click", (event) => this.take(event), { capture: true });
    node.addEventListener("touchstart", (event) => this.pinch(event), { passive: true });
  }

  /** @param {State} state */
  isClose(state) {
    const { shape } = state.board;
    const isSmall = shape === "hexagon" || (shape === "square" && this.boards.size < SMALL);
    return this.close ?? (isSmall && isCramped(state) && !isFirst(state));
  }

  /** Whether cells are too small to be picked, so that a tap comes close. @param {State} state */
  isFar(state) {
    return isZoomable(state) && !this.isClose(state) && this.cell < SMALL;
  }

  /** @param {State} state  @param {boolean} now  @param {Point} [point] what stays where it is */
  setClose(state, now, point) {
    this.close = now;
    this.keep(point, () => this.dress(state));
    this.seen = this.scrolled(state); // whoever comes close has chosen what is seen
  }

  /** For what the boards are scrolled now. @param {State} state */
  scrolled(state) {
    const { info, board, settings, position } = state;
    const isScrolled = isZoomable(state) && (this.isClose(state) || board.shape === "decks");
    return { table: isScrolled ? `${info.id} ${settings.flipped} ${this.root.dataset.low}` : "", position };
  }

  /** Sees all boards if several of them count. @param {State} state  @param {readonly Board[]} boards */
  turnTo(state, boards) {
    if (new Set(boards).size > 1 && this.isClose(state)) this.setClose(state, false);
  }

  /** @param {State} state */
  dress(state) {
    this.state = state;
    const zoom = isZoomable(state) ? (this.isClose(state) ? "close" : "whole") : null;
    setData(this.root, "zoom", zoom);
    this.later(() => {
      const isFar = isCramped(state) && this.isFar(state);
      return () => setData(this.root, "far", isFar);
    });
    this.changed(state);
  }

  /** The width of a cell in px. */
  get cell() {
    const [view] = this.boards.views.values();
    return view.node.offsetWidth;
  }

  /** Changes the size of the boards, so that what is at a point stays there. @param {Point | undefined} point  @param {() => void} change */
  keep(point, change) {
    const { node: scroller, tower } = this.boards;
    const before = tower.getBoundingClientRect();
    change();
    if (!point) return;
    const after = tower.getBoundingClientRect();
    const x = after.left + ((point.clientX - before.left) / before.width) * after.width;
    const y = after.top + ((point.clientY - before.top) / before.height) * after.height;
    const zoom = scaleOf(scroller);
    scroller.scrollBy({ left: (x - point.clientX) / zoom, top: (y - point.clientY) / zoom, behavior: "instant" });
  }

  /** Takes a tap that is meant for the lens; one on a piece of the side to move picks that, too, or tells why it cannot move. @param {MouseEvent} event */
  take(event) {
    const { state } = this;
    if (!state || !this.isTouched || event.detail === 0 || !isZoomable(state)) return;
    if (this.isFar(state)) {
      const piece = state.pieces.get(closest(event, "[data-cell]")?.dataset.cell ?? "");
      if (piece?.side !== state.status.turn) event.stopPropagation();
      const board = closest(event, "[data-board]");
      this.setClose(state, true, event);
      if (board) this.reveal(board);
    } else if (this.isSecond(event, state)) this.setClose(state, !this.isClose(state), event);
  }

  /** Whether a tap comes right after another one that moved nothing. @param {MouseEvent} event  @param {State} state */
  isSecond({ clientX, clientY, timeStamp: time }, { position }) {
    const { tap } = this;
    const isSecond =
      tap !== null &&
      time - tap.time < TWICE.time &&
      Math.hypot(clientX - tap.clientX, clientY - tap.clientY) < TWICE.far &&
      tap.position === position;
    this.tap = isSecond ? null : { clientX, clientY, time, position };
    return isSecond;
  }

  /** @param {TouchEvent} down */
  pinch(down) {
    const { state, root } = this;
    if (down.touches.length !== 2 || !state || !isZoomable(state) || root.dataset.dragging !== undefined) return;
    const whole = this.whole(state);
    const { cell } = this;
    const apart = apartOf(down);
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener(
      "touchmove",
      (event) => {
        if (event.touches.length !== 2) return;
        if (event.cancelable) event.preventDefault();
        const size = Math.min(LARGE, (cell * apartOf(event)) / apart);
        this.keep(middleOf(event), () => {
          setStyle(this.boards.node, { seen: `${Math.max(whole, size)}px` });
          this.close = size > whole;
          this.dress(state);
        });
        this.seen = this.scrolled(state);
      },
      { signal, passive: false },
    );
    for (const type of ["touchend", "touchcancel"]) window.addEventListener(type, () => listening.abort(), { signal });
  }

  /** The width of a cell in px where all boards are seen. @param {State} state */
  whole(state) {
    const { close } = this;
    this.close = false;
    setData(this.root, "zoom", "whole");
    const { cell } = this;
    this.close = close;
    this.dress(state);
    return cell;
  }

  /** Scrolls a board into the middle, with the smaller ones around it. @param {Board} board */
  show({ id }) {
    const { node: scroller } = this.boards;
    const board = scroller.querySelector(`[data-board="${CSS.escape(id)}"]`);
    if (!board) return;
    const [box, frame] = [board.closest(".mast") ?? board, scroller].map((node) => node.getBoundingClientRect());
    const zoom = scaleOf(scroller);
    scroller.scrollBy({
      left: (box.left + box.width / 2 - frame.left - frame.width / 2) / zoom,
      top: (box.top + box.height / 2 - frame.top - frame.height / 2) / zoom,
      behavior: "instant",
    });
  }

  /** Shows the side that sits below, and after a move the piece that has to move, or where the move ended, with as much of the move as has room; all boards, if an answer is not seen as a whole. @param {State} state */
  follow(state) {
    const { boards, seen } = this;
    const { board, last } = state;
    const { table, position } = this.scrolled(state);
    if (seen.table === table && seen.position === position) return;
    this.seen = { table, position };
    const isNew = seen.table !== table;
    const due = [...state.family.duties(state).keys()];
    const place = board.cells.get((isNew ? undefined : (due[0] ?? last?.to)) ?? homeOf(state) ?? "");
    const node = boards.views.get(place?.cell ?? "")?.node;
    if (!table || !place || !node) return;
    const cells = isNew || !last ? [] : [...due, last.from, ...last.captures, last.to, place.cell];
    const nodes = cells.flatMap((cell) => boards.views.get(cell ?? "")?.node ?? []);
    if (this.isClose(state) && isAnswered(state) && !nodes.every((one) => this.isSeen(one)))
      return this.setClose(state, false);
    if (isNew || !this.isSeen(node)) this.show(place.board);
    for (const one of nodes) this.reveal(one); // the last one stays in sight
  }

  /** Comes close to where what was just picked can go, if nothing of that is seen. @param {State} state  @param {Marks} marks */
  lead(state, marks) {
    const picked = state.clicks.join(" ");
    if (picked === this.picked) return;
    this.picked = picked;
    if (!picked || !isZoomable(state) || !this.isClose(state)) return;
    const { node: scroller, views } = this.boards;
    const nodes = [...marks].flatMap(([cell, { playable }]) => (playable && views.get(cell)?.node) || []);
    if (!nodes.length || nodes.some((node) => this.isSeen(node))) return;
    const middle = middleIn(scroller);
    /** @param {Element} node */
    const far = (node) => Math.hypot(middleIn(node).x - middle.x, middleIn(node).y - middle.y);
    const [nearest] = nodes.sort((a, b) => far(a) - far(b));
    this.reveal(nearest);
    const own = views.get(state.clicks.at(-1) ?? "")?.node;
    if (own) this.reveal(own); // it stays in sight, and the target comes as near as that allows
  }

  /** Scrolls no farther than a cell or a board needs to be seen. @param {Element} node */
  reveal(node) {
    const { node: scroller } = this.boards;
    const [box, frame] = [node, scroller].map((item) => item.getBoundingClientRect());
    const zoom = scaleOf(scroller);
    /** @param {"left" | "top"} near  @param {"right" | "bottom"} far */
    const by = (near, far) => Math.min(box[near] - frame[near], Math.max(0, box[far] - frame[far])) / zoom;
    scroller.scrollBy({ left: by("left", "right"), top: by("top", "bottom"), behavior: "instant" });
  }

  /** Whether a cell is seen as a whole. @param {Element} node */
  isSeen(node) {
    const [box, frame] = [node, this.boards.node].map((item) => item.getBoundingClientRect());
    return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
  }
}

/** Whether there are boards that can be seen more closely. @param {State} state */
export function isZoomable(state) {
  const { shape, boards, levels } = state.board;
  if (boards.length < 2 || isSpace(state)) return false;
  return shape === "hexagon" ? levels.length === 1 : isCramped(state);
}

/** Whether all boards have room on the first screen. @param {State} state */
const isFirst = (state) => layoutOf(state) !== "plan" && !isLow(state);

/** Whether a person is to move, and the other side has no person here. @param {State} state */
const isAnswered = (state) => isHuman(state, state.status.turn) && !isHuman(state, other(state.status.turn));

/** Where the side that sits below is at home. @param {State} state */
function homeOf({ pieces, settings: { flipped } }) {
  const own = [...pieces.values()].filter(({ side }) => side === (flipped ? "black" : "white"));
  return (own.find(({ piece }) => piece === "K") ?? own[0])?.cell;
}

/** The middle of an element. @param {Element} node */
function middleIn(node) {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** @param {TouchEvent} event @returns {Point} */
function middleOf({ touches: [a, b] }) {
  return { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
}

/** @param {TouchEvent} event */
const apartOf = ({ touches: [a, b] }) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
