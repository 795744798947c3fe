// Keys of the whole table, while the focus is in it. Each belongs to something that can also be clicked.

import { modified, setAttribute, signOf } from "../draw/dom.js";
import { isChoosing } from "../state/layout.js";

/** Which keys press which buttons. */
const BUTTONS = new Map([
  ["u", "undo"],
  ["r", "redo"],
  ["f", "flip"],
  ["c", "names"],
  ["t", "time-out"],
  ["z", "zoom"],
  ["?", "help-button"],
]);

/** @typedef {Pick<import("../table.js").Table, "asking" | "boards" | "tools" | "notation" | "status">} Parts what keys act on */

export class Keys {
  /** @type {import("../types").State | null} */
  state = null;

  /** @param {HTMLElement} root  @param {import("../types").Actions} actions  @param {Parts} parts */
  constructor(root, actions, { asking, boards, tools, notation, status }) {
    this.root = root;
    this.actions = actions;
    this.parts = { asking, boards, tools, notation, status };
    root.addEventListener("keydown", (event) => this.press(event));
  }

  /** Tells buttons' keys, once these are drawn. @param {import("../types").State} state */
  render(state) {
    this.state = state;
    for (const key of BUTTONS.keys()) {
      const button = this.button(key);
      if (button) setAttribute(button, "aria-keyshortcuts", state.settings.letters && key);
    }
  }

  /** @param {string} key  @returns {HTMLButtonElement | null} */
  button(key) {
    return this.root.querySelector(`#${BUTTONS.get(key) ?? "none"}`);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const { state, parts } = this;
    if (!state || event.defaultPrevented || modified(event) || parts.asking.open) return;
    const target = /** @type {HTMLElement} */ (event.composedPath()[0]);
    const typing =
      target.isContentEditable || target.matches("textarea, select, input:not([type=range], [type=checkbox])");
    if (event.key === "Escape") this.escape(event, state, typing, target);
    else if (!typing && state.settings.letters && this.letter(signOf(event))) event.preventDefault();
  }

  /** @param {KeyboardEvent} event  @param {import("../types").State} state  @param {boolean} typing  @param {HTMLElement} target */
  escape(event, state, typing, target) {
    if (typing && !this.root.contains(target)) return; // of the page, in a slot
    if (typing) this.actions.focusBoards();
    else if (isChoosing(state) || state.message) this.actions.back();
    else return;
    event.preventDefault();
  }

  /** Whether a key means something here. @param {string} key */
  letter(key) {
    const { tools, notation, boards, status } = this.parts;
    const button = this.button(key);
    if (button && !button.disabled && !isHidden(button)) button.click();
    else if (key === "v") tools.toggleView();
    else if (key === "." || key === ",") boards.focusTarget(key === "." ? 1 : -1);
    else if (key === "l") status.repeat();
    else if (key === "n" && notation.node.checkVisibility()) notation.focus();
    else return false;
    return true;
  }
}

/** Whether a button is not there for the game; one behind “more” is. @param {Element} button */
const isHidden = (button) =>
  button.hasAttribute("hidden") || !button.closest(".tools, #selection, #map")?.checkVisibility();
