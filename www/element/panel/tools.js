// The buttons of the table.

import { closest, draw, el, focusIn, setAttribute } from "../draw/dom.js";
import { noSpeed } from "../input/speed.js";
import { isNarrow, isPointing, viewOf } from "../state/layout.js";

/** Drawings of the steps through the game, in a box of 16 by 16. */
const STEPS = {
  first: "M3 3h2v10H3zM13 3v10L6 8z",
  undo: "M12 3v10L4 8z",
  redo: "M4 3v10l8-5z",
  last: "M11 3h2v10h-2zM3 3v10l7-5z",
};

export class Tools {
  /** @type {import("../types").State | null} */
  state = null;

  /** @param {import("../types").Actions} actions  @param {import("../types").Words} words */
  constructor(actions, { tools: said }) {
    this.actions = actions;
    const { go, prefer, toggle } = actions;
    const ply = () => this.state?.line.ply ?? 0;
    /** @param {string} id  @param {string} text  @param {() => void} click  @param {import("../draw/dom.js").Properties} [more] */
    const button = (id, text, click, more) =>
      el("button", { id, type: "button", part: "button", text, on: { click }, ...more });
    /** @param {keyof typeof STEPS} id  @param {string} label  @param {() => void} click  @param {import("../draw/dom.js").Properties} [more] */
    const step = (id, label, click, more) => {
      const node = button(id, "", click, { "aria-label": label, title: label, ...more });
      node.append(
        draw("svg", { class: "icon", viewBox: "0 0 16 16", "aria-hidden": "true" }, draw("path", { d: STEPS[id] })),
      );
      return node;
    };
    this.first = step("first", said.first, () => go(0));
    this.undo = step("undo", said.undo, () => go(ply() - 1), { "aria-keyshortcuts": "u" });
    this.redo = step("redo", said.redo, () => go(ply() + 1), { "aria-keyshortcuts": "r" });
    this.latest = step("last", said.last, () => go(Infinity));
    this.flip = button("flip", said.flip, () => toggle("flipped"), { "aria-keyshortcuts": "f", title: said.flipTitle });
    this.names = button("names", said.names, () => toggle("names"), {
      "aria-keyshortcuts": "c",
      title: said.namesTitle,
    });
    this.finger = button("finger", said.finger, () => prefer({ finger: !(this.state && isPointing(this.state)) }), {
      title: said.fingerTitle,
    });
    this.speed = button("speed", said.speed, actions.offerSpeed, { "aria-haspopup": "dialog" });
    this.help = button("help-button", "?", actions.help, {
      "aria-label": said.help,
      "aria-haspopup": "dialog",
      "aria-keyshortcuts": "?",
    });
    this.views = el(
      "div",
      { class: "switch", id: "view", role: "group", "aria-label": said.view },
      el("button", { type: "button", data: { view: "plan" }, text: said.plan }),
      el("button", { type: "button", data: { view: "3d" }, text: said.stack }),
    );
    this.views.addEventListener("click", (event) => {
      const view = closest(event, "[data-view]")?.dataset.view;
      if (view) this.setView(view === "3d" ? "3d" : "plan");
    });
    this.node = el(
      "div",
      { class: "tools", part: "tools", role: "group", "aria-label": said.label },
      el("div", { class: "steps" }, this.first, this.undo, this.redo, this.latest),
      this.flip,
      this.names,
      this.finger,
      this.speed,
      this.views,
      this.help,
    );
  }

  toggleView() {
    if (this.state?.board.stackable) this.setView(viewOf(this.state) === "plan" ? "3d" : "plan");
  }

  /** @param {import("../types").View} view */
  setView(view) {
    this.actions.prefer({ view });
    this.actions.showBoards();
    if (this.state && isNarrow(this.state)) this.views.scrollIntoView({ block: "nearest", behavior: "instant" });
  }

  /** Puts the keyboard from a button that is disabled on the one the other way, or on the boards. @param {HTMLButtonElement} button  @param {HTMLButtonElement} other */
  keep(button, other) {
    if (!button.disabled) return;
    if (!other.disabled) other.focus();
    else this.actions.focusBoards();
  }

  /** @param {import("../types").State} state */
  render(state) {
    this.state = state;
    const { line, info, board, family, settings } = state;
    const held = focusIn(this.node);
    this.first.disabled = this.undo.disabled = line.ply === 0;
    this.latest.disabled = this.redo.disabled = line.ply === line.items.length;
    // A button that can no longer be pressed would take the keyboard with it.
    if (held === this.first || held === this.undo) this.keep(this.undo, this.redo);
    if (held === this.latest || held === this.redo) this.keep(this.redo, this.undo);
    this.speed.hidden = !info.speed_moves;
    const refusal = noSpeed(state);
    setAttribute(this.speed, "aria-disabled", refusal && "true"); // it can be pressed: then it is said why not
    this.speed.title = refusal?.text ?? state.words.tools.speedTitle;
    this.views.hidden = !board.stackable;
    for (const button of this.views.children)
      button.setAttribute("aria-pressed", String(/** @type {HTMLElement} */ (button).dataset.view === viewOf(state)));
    this.names.hidden = !family.names(info);
    this.names.setAttribute("aria-pressed", String(settings.names));
    this.finger.hidden = family.finger(info) === undefined;
    this.finger.setAttribute("aria-pressed", String(isPointing(state)));
    this.flip.setAttribute("aria-pressed", String(settings.flipped));
  }
}
