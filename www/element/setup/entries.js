// The entries of Time Out: where each piece came from, since how many rounds, and for how many. What is wrong with one
// stands beside it, and one that cannot be read stays as it was written until it is mended.

import { el, focusIn, setAttribute, setText } from "../draw/dom.js";
import { pieceIcon } from "../draw/pieces.js";
import { changeEntry } from "./changes.js";
import { saidOf } from "./problems.js";
import { formatOf, readPool, writePool } from "./setup.js";
import { has } from "../own.js";

/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").Unread} Unread */
/** @typedef {import("../../../src/wasm/js/types").Problem} Problem */
/** `show` writes an item into the row of its kind. @typedef {{ node: HTMLElement, wrong: HTMLElement, show(item: any): void }} Row */

export class Entries {
  /** @param {import("./editor.js").EditorActions} actions  @param {{ words: import("../types").Words, palette: import("./palette.js").Palette }} more */
  constructor(actions, { words, palette }) {
    this.actions = actions;
    this.words = words;
    this.palette = palette;
    this.list = el("ul", {});
    this.title = el("h2", {});
    this.node = el(
      "section",
      { id: "setup-entries", hidden: true },
      this.title,
      this.list,
      el("p", { class: "muted small", text: words.setup.entriesNote }),
    );
    /** @type {(Entry | Unread)[]} */
    this.items = [];
    /** @type {(Row & { kind: string })[]} */
    this.rows = [];
    /** @type {ReadonlyMap<string, unknown>} */
    this.cells = new Map();
  }

  /** @param {import("./editor.js").Drawn} drawn */
  draw({ setup, state, position, problems }) {
    this.node.hidden = !state.info.time_out;
    if (this.node.hidden) return;
    const { tray } = this.words;
    setAttribute(this.node, "aria-label", tray.label);
    setText(this.title, tray.title);
    this.cells = state.board.cells;
    this.items = readPool(setup.fields.pool);
    const held = focusIn(this.node);
    const gone = this.rows.splice(this.items.length);
    for (const { node } of gone) node.remove();
    for (const [at, item] of this.items.entries()) this.#build(state, item, at);
    const wrong = problemsOf(this.items, position, state.info, problems);
    for (const [at, row] of this.rows.entries()) {
      row.show(this.items[at]);
      setText(row.wrong, wrong[at].map(({ message }) => saidOf(withoutQuote(message), this.words.locale)).join(" "));
    }
    if (!gone.some(({ node }) => node.contains(held))) return;
    const last = this.rows.at(-1)?.node.querySelector("button");
    if (last) last.focus();
    else this.palette.focus();
  }

  /** Makes the row of an item, unless there is one of its kind: fields keep the keyboard while only values change. @param {import("../types").State} state  @param {Entry | Unread} item  @param {number} at */
  #build(state, item, at) {
    const kind = has(item, "text") ? "unread" : `${item.side} ${item.piece} ${item.length === undefined}`;
    const before = this.rows[at];
    if (before?.kind === kind) return;
    const row = { kind, ...(has(item, "text") ? this.#unread(at) : this.#row(state, item, at)) };
    this.rows[at] = row;
    if (!before) return this.list.append(row.node);
    const held = focusIn(before.node);
    const part = held && before.node.contains(held) ? held.localName : null;
    before.node.replaceWith(row.node);
    if (part) /** @type {HTMLElement | null} */ (row.node.querySelector(part))?.focus();
  }

  /** @param {number} at  @param {readonly (Entry | Unread)[]} others */
  #become(at, others) {
    this.actions.change((setup) => changeEntry(setup, at, others));
  }

  /** @param {number} at  @param {Partial<Entry>} other */
  #change(at, other) {
    this.#become(at, [{ .../** @type {Entry} */ (this.items[at]), ...other }]);
  }

  /** An item with what is wrong with it. @param {number} at  @param {...(Node | null)} parts  @returns {Pick<Row, "node" | "wrong"> & { remove: HTMLButtonElement }} */
  #item(at, ...parts) {
    const wrong = el("p", { id: `setup-entry-${at}`, class: "refused small" });
    const remove = el("button", {
      type: "button",
      class: "quiet",
      text: "✕",
      on: { click: () => this.#become(at, []) },
    });
    return { node: el("li", { class: "setup-entry" }, ...parts, remove, wrong), wrong, remove };
  }

  /** @param {import("../types").State} state  @param {Entry} entry  @param {number} at  @returns {Row} */
  #row(state, { side, piece, length: declared }, at) {
    const { words } = this;
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
            this.#change(at, { [part]: Math.max(min, Math.min(9, Math.trunc(Number(event.target.value)) || 0)) }),
        },
      });
    const rounds = number("rounds", 0, said.rounds);
    const length = declared === undefined ? null : number("length", 1, said.ofRounds);
    const origin = el("input", {
      type: "text",
      size: 5,
      "aria-label": said.ofEntry(said.from, name),
      "aria-describedby": `setup-entry-${at}`,
      on: {
        change: () => {
          const cell = origin.value.trim();
          if (this.cells.has(cell)) this.#change(at, { origin: cell });
          else origin.value = /** @type {Entry} */ (this.items[at]).origin;
        },
      },
    });
    /** @param {string} text  @param {HTMLInputElement} field */
    const labeled = (text, field) => el("label", { class: "small" }, text, field);
    const { remove, ...row } = this.#item(
      at,
      pieceIcon(state, piece, side),
      labeled(said.from, origin),
      labeled(said.rounds, rounds),
      length && labeled(said.ofRounds, length),
    );
    remove.title = said.removeEntry(name);
    remove.setAttribute("aria-label", remove.title);
    return {
      ...row,
      show: (/** @type {Entry} */ entry) => {
        origin.value = entry.origin;
        rounds.value = String(entry.rounds);
        if (length) length.value = String(entry.length);
      },
    };
  }

  /** @param {number} at  @returns {Row} */
  #unread(at) {
    const { setup: said } = this.words;
    const field = el("input", {
      type: "text",
      class: "unread",
      spellcheck: "false",
      "aria-label": said.unread,
      "aria-describedby": `setup-entry-${at}`,
      "aria-invalid": "true",
      on: { change: () => this.#become(at, readPool(field.value.replace(/\s/g, "") || "-")) },
    });
    const { remove, ...row } = this.#item(at, field);
    return {
      ...row,
      show: ({ text }) => {
        field.value = text;
        remove.title = said.removeUnread(text);
        remove.setAttribute("aria-label", remove.title);
      },
    };
  }
}

/** What is wrong with each item: problems tell their places in the text, in bytes. @param {readonly (Entry | Unread)[]} items  @param {string} position  @param {import("../types").VariantInfo} info  @param {readonly Problem[]} problems */
function problemsOf(items, position, info, problems) {
  const fields = formatOf(info).fields(info);
  const words = position.split(" ");
  const before = words.slice(0, words.length - fields.length + fields.indexOf("pool"));
  let end = bytesOf(before.join(" "));
  return items.map((item) => {
    const from = end + 1; // after a space or a comma
    end = from + bytesOf(writePool([item]));
    const [first, last] = [from, end];
    return problems.filter(({ at = -1 }) => first <= at && at <= last);
  });
}

/** A message without the entry, which stands beside it. @param {string} message */
const withoutQuote = (message) => message.replace(/^(POOL: )`[^`]*`: /, "$1");

/** @param {string} text */
const bytesOf = (text) => new TextEncoder().encode(text).length;
