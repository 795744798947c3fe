// Dragging pieces from the palette to cells, from cell to cell, and off the boards.

import { el, setData, swallowClick, swallowRest } from "../draw/dom.js";
import { letGo, markOver, moveGhost, showGhost } from "../draw/dragged.js";

/** @typedef {import("./types").Man} Man */
/** @typedef {import("../draw/dragged.js").Dragged & { down: PointerEvent, man: Man, from: string | null }} Held */

const FAR = 5; // px: less is a click

export class SetupDrag {
  /**
   * @param {HTMLElement} root
   * @param {import("../draw/boards.js").Boards} boards
   * @param {{ manAt: (cell: string) => Man | undefined, drop: (man: Man, from: string | null, to: string | null) => void }} work
   */
  constructor(root, boards, { manAt, drop }) {
    this.root = root;
    this.boards = boards;
    this.drop = drop;
    /** @type {Held | null} */
    this.held = null;
    root.addEventListener(
      "pointerdown",
      (event) => {
        const cell = boards.placeOf(event, "[data-cell]")?.dataset.cell;
        const man = cell && manAt(cell);
        // A finger on the boards scrolls or taps.
        if (cell && man && event.pointerType !== "touch") this.press(event, man, cell);
      },
      { capture: true },
    );
  }

  /** Whether a pointer drags something, so that nothing else may follow it. @param {PointerEvent} event */
  takes({ pointerId }) {
    return this.held?.down.pointerId === pointerId;
  }

  /** A piece is held from now on. @param {PointerEvent} event  @param {Man} man  @param {string | null} from */
  press(event, man, from) {
    if (this.held || event.button !== 0 || !event.isPrimary || event.ctrlKey) return;
    const listening = new AbortController();
    /** @type {Held} */
    const held = { down: event, man, from, listening, light: (over) => this.boards.space.light(over) };
    this.held = held;
    const { signal } = listening;
    /** @param {string} type  @param {(event: PointerEvent) => void} work */
    const listen = (type, work) =>
      window.addEventListener(
        type,
        (other) => {
          const pointer = /** @type {PointerEvent} */ (other);
          if (pointer.pointerId === event.pointerId) work(pointer);
        },
        { signal, capture: true },
      );
    listen("pointermove", (other) => this.#follow(held, other));
    listen("pointerup", (other) => this.#release(held, other));
    listen("pointercancel", () => this.stop());
    window.addEventListener("blur", () => this.stop(), { signal });
    window.addEventListener(
      "keydown",
      (key) => {
        if (key.key !== "Escape" || !held.ghost) return;
        key.preventDefault();
        key.stopPropagation();
        this.stop();
      },
      { signal, capture: true },
    );
    for (const type of ["dragstart", "selectstart"])
      window.addEventListener(type, (other) => other.preventDefault(), { signal });
  }

  /** @param {Held} held  @param {PointerEvent} event */
  #follow(held, event) {
    const { down } = held;
    const { clientX, clientY } = event;
    if (event.buttons !== 1) return this.stop(); // it was let go elsewhere, or another button is pressed, too
    if (!held.ghost) {
      if (Math.hypot(clientX - down.clientX, clientY - down.clientY) < FAR) return;
      this.#lift(held);
    }
    moveGhost(held, event);
    markOver(held, this.#cellAt(clientX, clientY));
  }

  /** @param {Held} held */
  #lift(held) {
    const [node] = held.down.composedPath();
    const drawn = node instanceof Element ? node.closest(".cell, .brush")?.querySelector(".piece") : null;
    const ghost = el("div", { class: "dragged", "aria-hidden": "true" });
    if (drawn) ghost.append(drawn.cloneNode(true));
    ghost.popover = "manual";
    const size = Math.max(30, Math.min(96, drawn?.getBoundingClientRect().width ?? 44));
    ghost.style.width = ghost.style.height = `${size}px`;
    showGhost(this.root, held, ghost);
    setData(this.root, "dragging", true);
  }

  /** @param {number} x  @param {number} y */
  #cellAt(x, y) {
    return this.boards.placeAt(x, y, "[data-cell]");
  }

  /** @param {Held} held  @param {PointerEvent} event */
  #release(held, event) {
    const { ghost, man, from } = held;
    this.#end(held);
    if (!ghost) return;
    swallowClick();
    this.drop(man, from, this.#cellAt(event.clientX, event.clientY)?.dataset.cell ?? null);
  }

  /** @param {Held} held */
  #end(held) {
    letGo(this.root, held);
    if (this.held === held) this.held = null;
  }

  /** Nothing is dragged any more, and nothing is dropped. */
  stop() {
    if (this.held?.ghost) swallowRest();
    this.free();
  }

  free() {
    if (this.held) this.#end(this.held);
  }
}
