// Keys of the whole table, while the focus is in it. Each belongs to something that can also be clicked.

import { modified } from "../draw/dom.js";

export class Keys {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** @type {Record<string, string>} */
    this.buttons = { u: "undo", r: "redo", f: "flip", c: "names", t: "time-out", z: "zoom", "?": "help-button" };
    table.frame.node.addEventListener("keydown", (event) => this.press(event));
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const { table } = this;
    if (!table.game || event.defaultPrevented || modified(event) || table.asking.open) return;
    const target = /** @type {HTMLElement} */ (event.composedPath()[0]);
    const typing =
      target.isContentEditable || target.matches("textarea, select, input:not([type=range], [type=checkbox])");
    if (event.key === "Escape") this.escape(event, typing, target);
    else if (!typing && table.settings.letters) this.letter(event);
  }

  /** @param {KeyboardEvent} event  @param {boolean} typing  @param {HTMLElement} target */
  escape(event, typing, target) {
    const { frame, boards, choice, choosing, state } = this.table;
    if (typing && !frame.node.contains(target)) return; // of the page, in a slot
    if (typing) boards.focusCell(boards.cursor);
    else if (choosing || state.message) choice.back();
    else return;
    event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  letter(event) {
    const { frame, tools, notation, selection, status } = this.table;
    const button = /** @type {HTMLButtonElement | null} */ (
      frame.node.querySelector(`#${this.buttons[event.key] ?? "none"}`)
    );
    if (button && !button.disabled && button.checkVisibility()) button.click();
    else if (event.key === "v") tools.toggleView();
    else if (event.key === "." || event.key === ",") selection.focusTarget(event.key === "." ? 1 : -1);
    else if (event.key === "l") status.repeat();
    else if (event.key === "n" && notation.node.checkVisibility()) notation.focus();
    else return;
    event.preventDefault();
  }
}
