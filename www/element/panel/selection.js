// What is picked, and what can be done with it besides going somewhere.

import { el } from "../draw/dom.js";
import { TRAY, chosenEntry, chosenPiece, dueEntry, noReturn, options, selectionWords } from "../state/selection.js";
import { pieceIcon } from "../draw/pieces.js";
import { SIDES, markWords, other, sentence } from "../words/sentences.js";
import { ruleBadge } from "./rule-links.js";

/** @typedef {import("../types").Marks} Marks */

export class Selection {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.node = el("div", { id: "selection", class: "card", part: "selection" });
    this.summary = el("summary", { class: "small" });
    this.list = el("ul", {});
    this.targets = el("details", { id: "targets" }, this.summary, this.list);
    this.targets.addEventListener("toggle", () => this.renderTargets());
    /** The targets of what is picked, in the order of the boards. @type {[string, import("../types").Mark][]} */
    this.marks = [];
  }

  /** @param {Marks} marks */
  render(marks) {
    const { table, node } = this;
    const { state, choice, host, boards } = table;
    const words = selectionWords(state);
    const { cells } = state.board;
    const order = state.once("order", () => new Map([...cells.keys()].map((cell, i) => [cell, i])));
    this.marks = [...marks]
      .filter(([, { playable }]) => playable)
      .sort(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    const held = /** @type {HTMLElement | null} */ (
      node.contains(host.root.activeElement) ? host.root.activeElement : null
    );
    if (!words) {
      node.replaceChildren(el("p", { class: "muted", text: this.hint() }));
      if (held) table.boards.focusCell(table.boards.cursor);
      return;
    }
    const shown = chosenEntry(state) ?? chosenPiece(state);
    const away = state.clicks.length === 1 && options(state).has(TRAY);
    const warning = away ? noReturn(state) : undefined;
    node.replaceChildren(
      el(
        "div",
        { class: "picked" },
        shown ? pieceIcon(table, shown.piece, shown.side) : null,
        el("div", {}, el("strong", { text: words.title }), el("div", { class: "muted small", text: words.detail })),
      ),
      state.pointed
        ? el(
            "div",
            { class: "row" },
            el("button", {
              id: "carry-out",
              type: "button",
              class: "accent",
              text: "Play it",
              on: { click: () => choice.carryOut() },
            }),
            el("button", {
              id: "object",
              type: "button",
              text: table.players.isHuman(other(state.status.turn))
                ? `${SIDES[other(state.status.turn)]} objects`
                : "Take it back",
              title: "Take it back and choose another move",
              on: { click: () => choice.cancel() },
            }),
          )
        : el(
            "div",
            { class: "row" },
            away
              ? el("button", {
                  id: "time-out",
                  type: "button",
                  class: "accent",
                  "aria-keyshortcuts": "t",
                  "aria-describedby": warning ? "no-return" : null,
                  text: "Time Out →",
                  title: "Send this piece into Time Out",
                  on: { click: () => choice.pickTray() },
                })
              : "",
            state.clicks.length > 1
              ? el("button", {
                  id: "back",
                  type: "button",
                  text: "Back",
                  title: "Take the last landing back",
                  on: { click: () => choice.back() },
                })
              : "",
            el("button", {
              id: "cancel",
              type: "button",
              text: state.clicks.length || state.becomes ? "Cancel" : "Close",
              on: { click: () => choice.cancel() },
            }),
          ),
      warning
        ? el(
            "p",
            { id: "no-return", class: "warning small" },
            sentence(`sent away now, ${warning.message}`),
            " ",
            warning.rule ? ruleBadge(warning.rule, table.settings.rules) : "",
          )
        : "",
      this.marks.length ? this.targets : "",
    );
    this.renderTargets();
    if (held === this.summary && this.summary.isConnected) held.focus();
    else if (held)
      /** @type {HTMLElement | null} */ (
        (held.id && node.querySelector(`#${held.id}`)) || boards.views.get(boards.cursor)?.node
      )?.focus();
  }

  /** The list of targets, written only while it is open. */
  renderTargets() {
    const { table, targets, list, summary, marks } = this;
    const { cells } = table.state.board;
    summary.textContent = `${marks.length} ${marks.length === 1 ? "target" : "targets"}`;
    if (!targets.open) return list.replaceChildren();
    list.replaceChildren(
      ...marks.map(([token, mark]) => {
        const place = cells.get(token);
        const name = place ? table.state.family.cell(place) : token;
        const leg = mark.effect === "end" ? "" : table.state.family.leg(table.state.clicks.at(-1) ?? token, token);
        return el(
          "li",
          {},
          el("button", {
            type: "button",
            class: "small",
            data: { target: token },
            text: `${name}: ${markWords(mark)}${leg && `, ${leg}`}`,
            on: { click: () => table.choice.pick(token) },
          }),
        );
      }),
    );
  }

  /** Puts the keyboard on the next target, or on the one before. @param {1 | -1} step */
  focusTarget(step) {
    const {
      marks,
      table: { boards },
    } = this;
    const cells = marks.flatMap(([token]) => (boards.views.has(token) ? token : []));
    if (!cells.length) return;
    const at = cells.indexOf(boards.cursor);
    boards.focusCell(cells[at < 0 ? (step > 0 ? 0 : cells.length - 1) : (at + step + cells.length) % cells.length]);
  }

  hint() {
    const { state } = this.table;
    if (state.status.outcome) return "The game is over.";
    const { players } = this.table;
    if (players.thinking) return `${SIDES[players.thinking]} is thinking …`;
    if (players.busy)
      return players.busy === "hint"
        ? "Looking for a good move …"
        : `${SIDES[other(state.status.turn)]} is thinking about it …`;
    if (!players.isHuman(state.status.turn)) return `${SIDES[state.status.turn]} is to move.`;
    const due = dueEntry(state);
    if (due) return `The ${state.family.nameOf(due.piece)} from ${due.origin} is due: it has to return now.`;
    if (state.family.duties(state).size) return "Choose a marked piece.";
    return state.family.hint(state);
  }
}
