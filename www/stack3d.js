// The 3D view: the same boards, turned by CSS transforms. Angles are properties of the scene.

import { el } from "./dom.js";
import { cancel } from "./select.js";
import { state } from "./state.js";

const angles = { turn: -28, tilt: 62, spread: 1 };
const LIMITS = { turn: [-180, 180, 1], tilt: [0, 85, 1], spread: [0.7, 2, 0.05] };
const NAMES = { turn: "Turn", tilt: "Tilt", spread: "Spread" };
let scene, controls;
const inputs = {};

export function mountStack(node) {
  scene = node;
  controls = el("div", { class: "angles", role: "group", "aria-label": "3D view" }, ...Object.keys(angles).map((name) => {
    const [min, max, step] = LIMITS[name];
    inputs[name] = el("input", { type: "range", min, max, step, id: `angle-${name}`, on: { input: () => set(name, Number(inputs[name].value)) } });
    return el("label", { class: "small" }, el("span", { text: NAMES[name] }), inputs[name]);
  }));
  scene.append(controls);
  scene.addEventListener("pointerdown", startDrag);
  scene.addEventListener("click", (event) => {
    if (scene.matches(".stack.choosing") && !event.target.closest("[data-cell], [data-mount], .angles")) cancel();
  });
  for (const name of Object.keys(angles)) set(name, angles[name]);
}

function set(name, value) {
  const [min, max] = LIMITS[name];
  // A turn goes on over the half circle, so that it can be followed smoothly.
  const round = (angle) => 360 * Math.round(angle / 360);
  angles[name] = name === "turn" ? value + round(angles.turn - value) : Math.min(max, Math.max(min, value));
  inputs[name].value = name === "turn" ? value - round(value) : angles[name];
  scene.style.setProperty(`--${name}`, name === "spread" ? angles[name] : `${angles[name]}deg`);
}

/** Drags turn the tower; a drag that moved does not count as a click. */
function startDrag(down) {
  if (!scene.classList.contains("stack") || down.target.closest(".angles") || down.button !== 0) return;
  const from = { ...angles };
  const { pace } = state.family;
  let moved = false;
  const move = (event) => {
    const dx = event.clientX - down.clientX;
    const dy = event.clientY - down.clientY;
    if (!moved && Math.hypot(dx, dy) < 6) return;
    moved = true;
    set("turn", from.turn - dx * 0.4 * pace);
    if (event.pointerType === "mouse") set("tilt", from.tilt - dy * 0.3 * pace);
  };
  const stop = () => {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", stop);
    window.removeEventListener("pointercancel", stop);
    if (moved) {
      const swallow = (event) => event.stopPropagation();
      scene.addEventListener("click", swallow, { capture: true, once: true });
      requestAnimationFrame(() => scene.removeEventListener("click", swallow, { capture: true }));
    }
  };
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", stop);
  window.addEventListener("pointercancel", stop);
}

export function renderStack(state) {
  const stacked = document.body.dataset.layout === "stack";
  scene.classList.toggle("stack", stacked);
  scene.classList.toggle("choosing", state.clicks.length > 0 || state.preview !== null);
  controls.hidden = !stacked;
}
