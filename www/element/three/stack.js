// The 3D view: the same boards, turned by CSS transforms. Angles are properties of the scene.

import { closest, el, setStyle, swallowClick } from "../draw/dom.js";
import { isChoosing, layoutOf } from "../state/layout.js";
import { nearest } from "../state/neighbors.js";
import { SEEN, project } from "./projection.js";

/** @typedef {"turn" | "tilt" | "spread"} Angle */
/** @type {Record<Angle, { from: number, to: number, step: number }>} */
const ANGLES = {
  turn: { from: -180, to: 180, step: 1 },
  tilt: { from: 0, to: 85, step: 1 },
  spread: { from: 0.7, to: 2, step: 0.05 },
};
const NAMES = /** @type {Angle[]} */ (Object.keys(ANGLES));

/** @typedef {import("../types").Size} Room */
/** @typedef {import("../types").State} State */

const CONTROLS = 44; // px
const EDGE = 6; // px
const CORNERS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
];

export class Stack {
  /** @type {State | null} */
  state = null;

  /** @param {HTMLElement} scene the boards with room for the controls  @param {{ words: import("../types").Words, cancel: () => void, turned: () => void, isTaken: (event: PointerEvent) => boolean }} more whether a pointer drags something */
  constructor(scene, { words: { boards: said }, cancel, turned, isTaken }) {
    this.scene = scene;
    this.turned = turned;
    this.isTaken = isTaken;
    this.angles = { ...SEEN, spread: 1 };
    /** @type {Room} */
    this.room = { width: 800, height: 600 };
    this.turning = new AbortController(); // listens while a pointer turns the tower
    this.inputs = Object.fromEntries(
      NAMES.map((name) => {
        const { from, to, step } = ANGLES[name];
        const input = el("input", {
          type: "range",
          min: from,
          max: to,
          step,
          id: `angle-${name}`,
          on: { input: () => this.set(name, Number(input.value)) },
        });
        return [name, input];
      }),
    );
    this.controls = el(
      "div",
      { class: "angles", role: "group", "aria-label": said.stack },
      ...NAMES.map((name) => el("label", { class: "small" }, el("span", { text: said[name] }), this.inputs[name])),
    );
    scene.append(this.controls);
    scene.addEventListener("pointerdown", (event) => this.drag(event));
    scene.addEventListener("click", (event) => {
      if (scene.matches(".stack.choosing") && !closest(event, "[data-cell], [data-mount], .angles")) cancel();
    });
    for (const name of NAMES) this.set(name, this.angles[name]);
  }

  /** @param {Angle} name  @param {number} value */
  set(name, value) {
    const { from, to } = ANGLES[name];
    // A turn goes on over the half circle, so that it can be followed smoothly.
    /** @param {number} angle */
    const round = (angle) => 360 * Math.round(angle / 360);
    this.angles[name] = name === "turn" ? value + round(this.angles.turn - value) : Math.min(to, Math.max(from, value));
    this.inputs[name].value = String(name === "turn" ? value - round(value) : this.angles[name]);
    setStyle(
      this.scene,
      name === "spread" ? { spread: this.angles.spread } : { [`hyperply-${name}`]: `${this.angles[name]}deg` },
    );
    if (!this.state) return;
    this.fit(this.state, this.room);
    this.turned();
  }

  /** Makes the boards as large as the room allows from where they are seen. @param {State} state  @param {Room} room in px */
  fit(state, room) {
    this.room = room;
    if (layoutOf(state) !== "stack") return;
    const { across, down, up, over, beside, label } = this.size(state);
    const { turn, tilt, spread } = this.angles;
    /** The box in which the scene is seen, all of it scaled but the labels. @param {number} scale */
    const seen = (scale) => {
      const corners = [-1, 1].flatMap((x) =>
        CORNERS.map(([y, z]) =>
          project((scale * x * across) / 2, (scale * y * down) / 2, (scale * z * up * spread) / 2, turn, tilt),
        ),
      );
      const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
      return {
        left: Math.min(...xs) - Math.max(scale * beside, label),
        right: Math.max(...xs) + Math.max(scale * beside, label),
        top: Math.min(...ys) - 1.2 * scale * over,
        bottom: Math.max(...ys) + 0.4 * scale * over,
      };
    };
    const [wide, high] = [room.width - 2 * EDGE, room.height - CONTROLS - 2 * EDGE];
    let scale = 1;
    for (let i = 0; i < 6; i++) {
      const { left, right, top, bottom } = seen(scale);
      scale = Math.max(0.1, Math.min(3, scale * Math.min(wide / (right - left), high / (bottom - top))));
    }
    const { left, right, top, bottom } = seen(scale);
    const corner = nearest(CORNERS, ([x, y]) => project(x * across, y * down, 0, turn, tilt)[0]) ?? CORNERS[0];
    setStyle(this.scene, {
      "corner-x": `${50 + 50 * corner[0]}%`,
      "corner-y": `${50 + 50 * corner[1]}%`,
      fit: scale.toFixed(4),
      "shift-x": `${(-(left + right) / 2).toFixed(1)}px`,
      "shift-y": `${(-(top + bottom + CONTROLS) / 2).toFixed(1)}px`,
    });
  }

  /** The size of the scene before it is fitted, as in stack.css and decks.css: of the boards, and of what stands on them and beside them; and of a label that is not scaled. @param {State} state */
  size({ board, settings }) {
    if (board.shape !== "decks")
      return {
        across: 308,
        down: (308 * board.ranks) / board.files,
        up: 434,
        over: 308 / board.files,
        beside: 62,
        label: 0,
      };
    const cell = settings.flipped ? 42 : 40;
    const gap = settings.flipped ? 112 : 83;
    return {
      across: 6 * cell,
      down: 10 * cell,
      up: 6 * gap,
      over: cell,
      beside: 70,
      label: this.scene.hasAttribute("data-small") ? 46 : 0,
    };
  }

  /** Drags turn the tower; a drag that moved does not count as a click. @param {PointerEvent} down */
  drag(down) {
    const { scene } = this;
    if (!scene.classList.contains("stack") || down.button !== 0 || closest(down, ".angles")) return;
    const from = { ...this.angles };
    const speed = this.state?.family.turnSpeed ?? 1;
    this.turning.abort();
    this.turning = new AbortController();
    const { signal } = this.turning;
    let moved = false;
    window.addEventListener(
      "pointermove",
      (event) => {
        if (this.isTaken(event)) return;
        const dx = event.clientX - down.clientX;
        const dy = event.clientY - down.clientY;
        if (!moved && Math.hypot(dx, dy) < 6) return;
        moved = true;
        this.set("turn", from.turn - dx * 0.4 * speed);
        if (event.pointerType === "mouse") this.set("tilt", from.tilt - dy * 0.3 * speed);
      },
      { signal, capture: true },
    );
    const stop = () => {
      this.free();
      if (moved) swallowClick();
    };
    window.addEventListener("pointerup", stop, { signal, capture: true });
    window.addEventListener("pointercancel", stop, { signal, capture: true });
  }

  /** The cell that a click is meant for where all cells take clicks: boards lie over others, so of the cells at the point the one whose middle is nearest. @param {MouseEvent} event */
  cellAt(event) {
    const { scene } = this;
    if (!scene.classList.contains("pressing") || event.detail === 0) return undefined;
    const { clientX: x, clientY: y } = event;
    const root = /** @type {Document | ShadowRoot} */ (scene.getRootNode());
    const cells = new Set(
      root.elementsFromPoint(x, y).flatMap((node) => {
        const cell = /** @type {HTMLElement | null} */ (node.closest("[data-cell]"));
        return cell && scene.contains(cell) ? [cell] : [];
      }),
    );
    return nearest([...cells], (cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return Math.hypot(left + width / 2 - x, top + height / 2 - y);
    })?.dataset.cell;
  }

  /** @param {State} state */
  render(state) {
    this.state = state;
    const { scene, controls } = this;
    const stacked = layoutOf(state) === "stack";
    scene.classList.toggle("pressing", stacked && state.settings.input === "cells");
    scene.classList.toggle("stack", stacked);
    scene.classList.toggle("choosing", stacked && isChoosing(state));
    controls.hidden = !stacked;
    if (stacked) this.fit(state, this.room);
  }

  free() {
    this.turning.abort();
  }
}
