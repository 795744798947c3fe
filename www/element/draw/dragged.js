// What follows the pointer while something is dragged, and the target under it.

import { setData, zoomOf } from "./dom.js";

/** What is dragged, and where it would be in the window without being moved; the target under it. @typedef {{ listening: AbortController, ghost?: HTMLElement, origin?: [number, number], over?: HTMLElement | null, light: (over: HTMLElement | null) => void }} Dragged `light` marks a target in space, too */

/** Shows what follows the pointer, over everything. @param {HTMLElement} root  @param {Dragged} held  @param {HTMLElement} ghost */
export function showGhost(root, held, ghost) {
  held.ghost = ghost;
  root.append(ghost);
  ghost.showPopover?.();
  const { left, top } = ghost.getBoundingClientRect();
  held.origin = [left, top];
}

/** Moves it to a point of the window, `lift` px above it. @param {Dragged} held  @param {{ clientX: number, clientY: number }} point  @param {number} [lift] */
export function moveGhost({ ghost, origin = [0, 0] }, { clientX, clientY }, lift = 0) {
  if (!ghost) return;
  const zoom = zoomOf(ghost);
  ghost.style.transform = `translate(${(clientX - origin[0]) / zoom}px, ${(clientY - origin[1]) / zoom - lift}px) translate(-50%, -50%)`;
}

/** Marks the target under it instead of the one before. @param {Dragged} held  @param {HTMLElement | null} over */
export function markOver(held, over) {
  if (over === (held.over ?? null)) return;
  if (held.over) setData(held.over, "drop", false);
  if (over) setData(over, "drop", true);
  held.over = over;
  held.light(over);
}

/** Lets go: nothing follows the pointer, and no target is marked. @param {HTMLElement} root  @param {Dragged} held */
export function letGo(root, held) {
  held.listening.abort();
  held.ghost?.remove();
  markOver(held, null);
  setData(root, "dragging", false);
}
