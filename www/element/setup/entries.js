// The pieces in Time Out: where each came from, since how many rounds, and for how many.

import { el } from "../draw/dom.js";
import { pieceIcon } from "../draw/pieces.js";
import { changeEntry } from "./changes.js";
import { readPool } from "./setup.js";

/** @typedef {import("./types").Entry} Entry */
/** @typedef {{ node: HTMLElement, origin: HTMLInputElement, rounds: HTMLInputElement, length: HTMLInputElement | null }} Row */

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
    /** @type {Entry[]} */
    this.entries = [];
    /** @type {Row[]} */
    this.rows = [];
    /** The pieces for which the rows were made: fields keep the keyboard while only numbers change. */
    this.built = "";
    /** @type {ReadonlyMap<string, unknown>} */
    this.cells = new Map();
  }

  /** @param {import("./editor.js").Drawn} drawn */
  draw({ setup, state }) {
    this.node.hidden = !state.info.time_out;
    if (this.node.hidden) return;
    this.cells = state.board.cells;
    this.entries = readPool(setup.fields.pool);
    const built = this.entries.map(({ side, piece, length }) => `${side} ${piece} ${length === undefined}`).join();
    if (built !== this.built) {
      this.built = built;
      this.rows = this.entries.map((entry, at) => this.#row(state, entry, at));
      this.list.replaceChildren(...this.rows.map(({ node }) => node));
    }
    for (const [at, { origin, rounds, length }] of this.rows.entries()) {
      const entry = this.entries[at];
      origin.value = entry.origin;
      rounds.value = String(entry.rounds);
      if (length) length.value = String(entry.length);
    }
  }

  /** @param {number} at  @param {Partial<Entry>} other */
  #become(at, other) {
    const entry = this.entries[at];
    this.actions.change((setup) => changeEntry(setup, at, { ...entry, ...other }));
  }

  /** @param {import("../types").State} state  @param {Entry} entry  @param {number} at  @returns {Row} */
  #row(state, { side, piece, length: declared }, at) {
    const { actions, words } = this;
    const { setup: said } = words;
    const name = words.pieceOf(side, piece);
    /** @param {"rounds" | "length"} part  @param {number} min  @param {string} label */
    const number = (part, min, label) =>
      el("input", {
        type: "number",
        min,
        max: 9,
        "aria-label": said.ofEntry(label, name),
        on: {
          change: (event) =>
            this.#become(at, { [part]: Math.max(min, Math.min(9, Math.trunc(Number(event.target.value)) || 0)) }),
        },
      });
    const rounds = number("rounds", 0, said.rounds);
    const length = declared === undefined ? null : number("length", 1, said.ofRounds);
    const origin = el("input", {
      type: "text",
      size: 5,
      "aria-label": said.ofEntry(said.from, name),
      on: {
        change: () => {
          const cell = origin.value.trim();
          if (this.cells.has(cell)) this.#become(at, { origin: cell });
          else origin.value = this.entries[at].origin;
        },
      },
    });
    /** @param {string} text  @param {HTMLInputElement} field */
    const labeled = (text, field) => el("label", { class: "small" }, text, field);
    const remove = said.removeEntry(name);
    const node = el(
      "li",
      { class: "setup-entry" },
      pieceIcon(state, piece, side),
      labeled(said.from, origin),
      labeled(said.rounds, rounds),
      length && labeled(said.ofRounds, length),
      el("button", {
        type: "button",
        class: "quiet",
        "aria-label": remove,
        title: remove,
        text: "✕",
        on: { click: () => actions.change((setup) => changeEntry(setup, at, null)) },
      }),
    );
    return { node, origin, rounds, length };
  }
}
