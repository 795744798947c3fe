// The pieces in Time Out: where each came from, since how many rounds, and for how many.

import { el, focusIn } from "../draw/dom.js";
import { pieceIcon } from "../draw/pieces.js";
import { changeEntry } from "./changes.js";
import { readPool } from "./setup.js";

/** @typedef {import("./types").Entry} Entry */

export class Entries {
  /** @param {import("./editor.js").EditorActions} actions  @param {import("../types").Words} words */
  constructor(actions, words) {
    this.actions = actions;
    this.words = words;
    this.list = el("ul", {});
    this.node = el(
      "section",
      { id: "setup-entries", "aria-label": words.tray.label, hidden: true },
      el("h2", { text: words.tray.title }),
      this.list,
      el("p", { class: "muted small", text: words.setup.entriesNote }),
    );
    this.shown = "";
  }

  /** @param {import("./editor.js").Drawn} drawn */
  draw({ setup, state }) {
    this.node.hidden = !state.info.time_out;
    const { pool } = setup.fields;
    if (this.node.hidden || pool === this.shown) return;
    this.shown = pool ?? "";
    const held = /** @type {HTMLElement | null} */ (focusIn(this.node))?.dataset;
    const entries = readPool(pool);
    this.list.replaceChildren(...entries.map((entry, at) => this.#row(state, entry, at)));
    if (!held?.part) return;
    const again = /** @type {HTMLElement | null} */ (
      this.list.querySelector(`[data-part="${held.part}"][data-at="${held.at}"]`)
    );
    again?.focus();
  }

  /** @param {import("../types").State} state  @param {Entry} entry  @param {number} at */
  #row(state, entry, at) {
    const { actions, words } = this;
    const { setup: said } = words;
    /** @param {Partial<Entry>} other */
    const become = (other) => actions.change((setup) => changeEntry(setup, at, { ...entry, ...other }));
    const name = words.pieceOf(entry.side, entry.piece);
    /** @param {"rounds" | "length"} part  @param {number} value  @param {string} label */
    const number = (part, value, label) =>
      el(
        "label",
        { class: "small" },
        label,
        el("input", {
          type: "number",
          min: part === "length" ? 1 : 0,
          max: 9,
          value,
          data: { part, at },
          "aria-label": said.ofEntry(label, name),
          on: {
            change: (event) =>
              become({ [part]: Math.max(0, Math.min(9, Math.trunc(Number(event.target.value)) || 0)) }),
          },
        }),
      );
    return el(
      "li",
      { class: "setup-entry" },
      pieceIcon(state, entry.piece, entry.side),
      el(
        "label",
        { class: "small" },
        said.from,
        el("input", {
          type: "text",
          value: entry.origin,
          size: 5,
          data: { part: "origin", at },
          "aria-label": said.ofEntry(said.from, name),
          on: {
            change: (event) => {
              const origin = event.target.value.trim();
              if (state.board.cells.has(origin)) become({ origin });
              else event.target.value = entry.origin;
            },
          },
        }),
      ),
      number("rounds", entry.rounds, said.rounds),
      entry.length === undefined ? null : number("length", entry.length, said.ofRounds),
      el("button", {
        type: "button",
        class: "quiet",
        "aria-label": said.removeEntry(name),
        title: said.removeEntry(name),
        text: "✕",
        on: { click: () => actions.change((setup) => changeEntry(setup, at, null)) },
      }),
    );
  }
}
