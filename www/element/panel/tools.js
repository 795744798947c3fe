// The buttons of the table.

import { closest, draw, el, setAttribute } from "../draw/dom.js";
import { showHelp } from "./help.js";

/** Drawings of the steps through the game, in a box of 16 by 16. */
const STEPS = {
  first: "M3 3h2v10H3zM13 3v10L6 8z",
  undo: "M12 3v10L4 8z",
  redo: "M4 3v10l8-5z",
  last: "M11 3h2v10h-2zM3 3v10l7-5z",
};

export class Tools {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    const { choice } = table;
    /** @param {string} id  @param {string} text  @param {() => void} click  @param {import("../draw/dom.js").Properties} [more] */
    const button = (id, text, click, more) =>
      el("button", { id, type: "button", part: "button", text, on: { click }, ...more });
    /** @param {keyof typeof STEPS} id  @param {string} label  @param {() => void} click  @param {import("../draw/dom.js").Properties} [more] */
    const step = (id, label, click, more) => {
      const node = button(id, "", table.act(click), { "aria-label": label, title: label, ...more });
      node.append(
        draw("svg", { class: "icon", viewBox: "0 0 16 16", "aria-hidden": "true" }, draw("path", { d: STEPS[id] })),
      );
      return node;
    };
    this.first = step("first", "To the start", () => table.go(0));
    this.undo = step("undo", "A move back", () => table.undo(), { "aria-keyshortcuts": "u" });
    this.redo = step("redo", "A move forward", () => table.redo(), { "aria-keyshortcuts": "r" });
    this.latest = step("last", "To the last move", () => table.go(Infinity));
    this.flip = button("flip", "Flip", () => table.prefer({ flipped: !table.settings.flipped }), {
      "aria-keyshortcuts": "f",
    });
    this.names = button("names", "Names", () => table.prefer({ names: !table.settings.names }), {
      "aria-keyshortcuts": "c",
      title: "Show the names of the cells",
    });
    this.finger = button("finger", "Finger", () => table.prefer({ finger: !table.pointing }), {
      title: "Show a move before it is played: the opponent may object",
    });
    this.speed = button("speed", "Speed", () => choice.offerSpeed(), { "aria-haspopup": "dialog" });
    this.help = button("help-button", "?", () => this.showHelp(), {
      "aria-label": "How to play",
      "aria-haspopup": "dialog",
      "aria-keyshortcuts": "?",
    });
    this.views = el(
      "div",
      { class: "switch", id: "view", role: "group", "aria-label": "View" },
      el("button", { type: "button", data: { view: "plan" }, text: "Plan" }),
      el("button", { type: "button", data: { view: "3d" }, text: "3D" }),
    );
    this.views.addEventListener("click", (event) => {
      const view = closest(event, "[data-view]")?.dataset.view;
      if (view) this.setView(view === "3d" ? "3d" : "plan");
    });
    this.node = el(
      "div",
      { class: "tools", part: "tools", role: "group", "aria-label": "Game" },
      el("div", { class: "steps" }, this.first, this.undo, this.redo, this.latest),
      this.flip,
      this.names,
      this.finger,
      this.speed,
      this.views,
      this.help,
    );
  }

  showHelp() {
    showHelp(this.table);
  }

  toggleView() {
    if (!this.views.hidden) this.setView(this.table.view === "plan" ? "3d" : "plan");
  }

  /** @param {import("../types").View} view */
  setView(view) {
    const { frame } = this.table;
    this.table.prefer({ view });
    frame.showBoards();
    if (frame.narrow) this.views.scrollIntoView({ block: "nearest", behavior: "instant" });
  }

  /** Puts the keyboard from a button that is disabled on the one the other way, or on the boards. @param {HTMLButtonElement} button  @param {HTMLButtonElement} other */
  keep(button, other) {
    const { boards } = this.table;
    if (!button.disabled) return;
    if (!other.disabled) other.focus();
    else boards.focusCell(boards.cursor);
  }

  render() {
    const { table } = this;
    const { state, settings, view, host } = table;
    const { line, info, board, family } = state;
    const held = host.root.activeElement;
    this.first.disabled = this.undo.disabled = line.ply === 0;
    this.latest.disabled = this.redo.disabled = line.ply === line.items.length;
    // A button that can no longer be pressed would take the keyboard with it.
    if (held === this.first || held === this.undo) this.keep(this.undo, this.redo);
    if (held === this.latest || held === this.redo) this.keep(this.redo, this.undo);
    this.speed.hidden = !info.speed_moves;
    const { noSpeed } = table.choice;
    setAttribute(this.speed, "aria-disabled", noSpeed && "true"); // it can be pressed: then it is said why not
    this.speed.title = noSpeed?.text ?? "Ask for 2 to 5 moves in a row";
    this.views.hidden = !board.stackable;
    for (const button of this.views.children)
      button.setAttribute("aria-pressed", String(/** @type {HTMLElement} */ (button).dataset.view === view));
    this.names.hidden = !family.names(info);
    this.names.setAttribute("aria-pressed", String(settings.names));
    this.finger.hidden = family.finger(info) === undefined;
    this.finger.setAttribute("aria-pressed", String(table.pointing));
    this.flip.setAttribute("aria-pressed", String(settings.flipped));
  }
}
