// Undo, and what changes the whole position.

import { el, focusIn, setAttribute } from "../draw/dom.js";
import { icon } from "../draw/icons.js";
import { viewOf } from "../state/layout.js";
import { clear, copyBoard } from "./changes.js";

export class SetupTools {
  /** @param {import("./editor.js").EditorActions} actions  @param {{ words: import("../types").Words, family: import("../types").Family }} more */
  constructor(actions, { words, family }) {
    const { setup: said, tools } = words;
    this.actions = actions;
    this.family = family;
    /** @param {string} label  @param {string} title  @param {() => void} click  @param {string} [drawn] */
    const button = (label, title, click, drawn) =>
      el(
        "button",
        {
          type: "button",
          part: "button",
          title,
          ...(drawn ? { id: drawn, "aria-label": label } : { text: label }),
          on: { click },
        },
        drawn ? icon(drawn) : null,
      );
    this.undo = button(said.undo, said.undoTitle, actions.undo, "undo");
    this.redo = button(said.redo, said.redoTitle, actions.redo, "redo");
    this.mirror = button(said.mirror, said.mirrorTitle, actions.mirror);
    this.flip = button(tools.flip, tools.flipTitle, () => actions.prefer({ flipped: !this.isFlipped }));
    this.view = button(tools.stack, tools.stackTitle, () => actions.prefer({ view: this.isStacked ? "plan" : "3d" }));
    this.isFlipped = this.isStacked = false;
    this.from = el("select", { "aria-label": said.copyFrom });
    this.to = el("select", { "aria-label": said.copyTo });
    this.copy = el(
      "div",
      { class: "setup-copy", role: "group", "aria-label": said.copyBoard },
      el("span", { class: "small", text: said.copyBoard }),
      this.from,
      el("span", { "aria-hidden": "true", text: "→" }),
      this.to,
      button(said.copy, said.copyTitle, () => this.#copy()),
    );
    this.node = el(
      "section",
      { id: "setup-tools", class: "tools", "aria-label": said.tools },
      this.undo,
      this.redo,
      button(said.start, said.startTitle, actions.begin),
      button(said.clear, said.clearTitle, () => actions.change(clear)),
      this.mirror,
      button(said.exchange, said.exchangeTitle, actions.exchange),
      this.flip,
      this.view,
      this.copy,
    );
    /** @type {import("../types").State | null} */
    this.state = null;
    this.built = "";
  }

  #copy() {
    const boards = this.state?.board.boards ?? [];
    const [from, to] = [this.from, this.to].map(({ value }) => boards.find(({ id }) => id === value));
    if (from && to && from !== to) this.actions.change((setup) => copyBoard(setup, from, to));
  }

  /** @param {import("./editor.js").Drawn} drawn */
  draw({ state, canUndo, canRedo, mirror }) {
    this.state = state;
    const held = focusIn(this.node);
    this.undo.disabled = !canUndo;
    this.redo.disabled = !canRedo;
    // A button that can no longer be pressed would take the keyboard with it.
    if (held === this.undo && !canUndo) this.redo.focus();
    if (held === this.redo && !canRedo) this.undo.focus();
    this.mirror.hidden = !mirror;
    this.isFlipped = state.settings.flipped;
    this.isStacked = viewOf(state) === "3d";
    setAttribute(this.flip, "aria-pressed", String(this.isFlipped));
    setAttribute(this.view, "aria-pressed", String(this.isStacked));
    if (this.built === state.board.key) return;
    this.built = state.board.key;
    const boards = largest(state.board.boards);
    this.copy.hidden = boards.length < 2;
    const chosen = [this.from.value, this.to.value];
    for (const [i, select] of [this.from, this.to].entries()) {
      select.replaceChildren(
        ...boards.map((board) => el("option", { value: board.id, text: this.family.caption(board) || board.id })),
      );
      select.value = boards.some(({ id }) => id === chosen[i]) ? chosen[i] : boards[Math.min(i, boards.length - 1)].id;
    }
  }
}

/** The boards that are as large as any: those can be copied to each other. @param {readonly import("../types").Board[]} boards */
function largest(boards) {
  const most = Math.max(...boards.map(({ cells }) => cells.length));
  return boards.filter(({ cells }) => cells.length === most);
}
