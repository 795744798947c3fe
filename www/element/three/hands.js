// Hands on the picture: one turns it, two move it and come closer, the wheel, too; arrow keys turn it. What drags a piece is
// not for it.

import { modified, scaleOf, swallowClick } from "../draw/dom.js";
import { own } from "../own.js";

/** @typedef {{ x: number, y: number }} Point */

const FAR = 6; // px: less is a click
const SPEED = 0.34; // degrees for a px
const KEYS = 12; // degrees for a key

/** @type {Record<string, [turn: number, tilt: number]>} */
const TURNS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

export class Hands {
  /** Pointers that are down. @type {Map<number, Point>} */
  #down = new Map();
  #moved = false;
  #pans = false;
  #hovering = 0;
  #listening = new AbortController();

  /**
   * @param {HTMLElement} stage
   * @param {import("./view.js").View} view
   * @param {{ isTaken: (event: PointerEvent) => boolean, hover: (hit: Element | null, event: PointerEvent) => void }} more told what the mouse is over
   */
  constructor(stage, view, { isTaken, hover }) {
    this.stage = stage;
    this.view = view;
    this.isTaken = isTaken;
    const { signal } = this.#listening;
    stage.addEventListener("pointerdown", (event) => this.#press(event), { signal });
    stage.addEventListener("wheel", (event) => this.#wheel(event), { signal, passive: false });
    stage.addEventListener("keydown", (event) => this.#key(event), { signal });
    stage.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    stage.addEventListener(
      "pointermove",
      (event) => {
        if (event.pointerType !== "mouse" || this.#down.size || this.#hovering) return;
        const hit = /** @type {Element | null} */ (event.composedPath()[0] ?? null); // empty when the event is over
        this.#hovering = requestAnimationFrame(() => {
          this.#hovering = 0;
          hover(hit, event);
        });
      },
      { signal },
    );
  }

  /** @param {PointerEvent} event */
  #press(event) {
    if (event.button !== 0 && event.button !== 2) return;
    if (!this.#down.size) this.#listen();
    this.#pans = event.button === 2 || event.shiftKey;
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#moved = this.#down.size > 1;
  }

  /** Listens to the window while a pointer is down. */
  #listen() {
    const listening = new AbortController();
    const signal = AbortSignal.any([listening.signal, this.#listening.signal]);
    window.addEventListener("pointermove", (event) => this.#move(event), { signal, capture: true });
    for (const type of /** @type {const} */ (["pointerup", "pointercancel"]))
      window.addEventListener(
        type,
        (event) => {
          if (!this.#down.delete(event.pointerId)) return;
          if (this.#moved && type === "pointerup") swallowClick();
          if (!this.#down.size) listening.abort();
        },
        { signal, capture: true },
      );
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.#down.get(event.pointerId);
    if (!before || this.isTaken(event)) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    if (!this.#moved && Math.hypot(dx, dy) < FAR) return;
    this.#moved = true;
    const others = [...this.#down].filter(([id]) => id !== event.pointerId);
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const { view } = this;
    if (others.length) {
      const [[, other]] = others;
      const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
      const is = Math.hypot(event.clientX - other.x, event.clientY - other.y) || 1;
      view.camera.moveBy(dx / 2, dy / 2);
      this.#zoom(is / was, { clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 });
    } else if (this.#pans) {
      view.camera.moveBy(dx, dy);
      view.draw();
    } else view.turnBy(-dx * SPEED, dy * SPEED);
  }

  /** @param {number} factor  @param {{ clientX: number, clientY: number }} at */
  #zoom(factor, { clientX, clientY }) {
    const { left, top, width, height } = this.stage.getBoundingClientRect();
    const scale = scaleOf(this.stage);
    const [x, y] = [clientX - left - width / 2, clientY - top - height / 2].map((far) => far / scale);
    const changed = this.view.camera.zoomBy(factor, x, y);
    this.view.draw();
    return changed;
  }

  /** Where it comes no closer and goes no further back, the page scrolls. @param {WheelEvent} event */
  #wheel(event) {
    const pixels = event.deltaY * [1, 16, 400][event.deltaMode];
    if (this.#zoom(Math.exp(-pixels * 0.0016), event)) event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (modified(event)) return;
    const turn = own(TURNS, event.key);
    const { view } = this;
    if (turn) view.turnBy(turn[0] * KEYS, turn[1] * KEYS * 0.5);
    else if (event.key === "+" || event.key === "-") {
      view.camera.zoomBy(event.key === "+" ? 1.2 : 1 / 1.2);
      view.draw();
    } else if (event.key === "Home") view.reset();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  free() {
    cancelAnimationFrame(this.#hovering);
    this.#listening.abort();
  }
}
