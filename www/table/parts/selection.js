// What is picked, and what can be done with it besides going somewhere.

import { el } from "../dom.js";
import { TRAY, chosenEntry, chosenPiece, dueEntry, options, selectionWords } from "../picked.js";
import { pieceIcon } from "../pieces.js";

export class Selection {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.node = el("div", { id: "selection", class: "card", part: "selection" });
  }

  render() {
    const { table, node } = this;
    const { state, choice, host } = table;
    const words = selectionWords(state);
    const held = host.root.activeElement?.closest("#selection") ? host.root.activeElement.id : "";
    if (!words) {
      node.replaceChildren(el("p", { class: "muted", text: this.hint() }));
      if (held) table.boards.focusCell(table.boards.cursor);
      return;
    }
    const shown = chosenEntry(state) ?? chosenPiece(state);
    const away = state.clicks.length === 1 && options(state).has(TRAY);
    node.replaceChildren(
      el("div", { class: "picked" },
        shown ? pieceIcon(table, shown.piece, shown.side) : null,
        el("div", {}, el("strong", { text: words.title }), el("div", { class: "muted small", text: words.detail }))),
      el("div", { class: "row" },
        away ? el("button", { id: "time-out", type: "button", class: "accent", "aria-keyshortcuts": "t", text: "Time Out →", title: "Send this piece into Time Out", on: { click: () => choice.pickTray() } }) : "",
        state.clicks.length > 1 ? el("button", { id: "back", type: "button", text: "Back", title: "Take the last landing back", on: { click: () => choice.back() } }) : "",
        el("button", { id: "cancel", type: "button", text: state.clicks.length ? "Cancel" : "Close", on: { click: () => choice.cancel() } })));
    if (held) /** @type {HTMLElement | null} */ (node.querySelector(`#${held}`))?.focus();
  }

  hint() {
    const { state } = this.table;
    if (state.status.outcome) return "The game is over.";
    const due = dueEntry(state);
    if (due) return `The ${state.family.nameOf(due.piece)} from ${due.origin} is due: it has to return now.`;
    if (state.family.duties(state).size) return "Choose a marked piece.";
    return state.family.hint(state);
  }
}
