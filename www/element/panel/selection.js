// What is picked, and what can be done with it besides going somewhere.

import { el, focusIn } from "../draw/dom.js";
import { isHuman } from "../state/players.js";
import {
  TRAY,
  chosenEntry,
  chosenPiece,
  dueEntry,
  noReturn,
  options,
  selectionWords,
  targetsOf,
} from "../state/selection.js";
import { pieceIcon } from "../draw/pieces.js";
import { SIDES, markWords, other, sentence } from "../words/sentences.js";
import { ruleBadge } from "./rule-links.js";

/** @typedef {import("../types").Marks} Marks */
/** @typedef {import("../types").State} State */

export class Selection {
  /** @type {State | null} */
  state = null;

  /** @param {import("../types").Actions} actions */
  constructor(actions) {
    this.actions = actions;
    this.node = el("div", { id: "selection", class: "card", part: "selection" });
    this.summary = el("summary", { class: "small" });
    this.list = el("ul", {});
    this.targets = el("details", { id: "targets" }, this.summary, this.list);
    this.targets.addEventListener("toggle", () => {
      if (this.state) this.renderTargets(this.state);
    });
    /** The targets of what is picked, in the order of the boards. @type {[string, import("../types").Mark][]} */
    this.marks = [];
  }

  /** @param {State} state  @param {Marks} marks */
  render(state, marks) {
    this.state = state;
    const { actions, node } = this;
    const words = selectionWords(state);
    this.marks = targetsOf(state, marks);
    const focus = focusIn(node);
    const held = node.contains(focus) ? focus : null;
    if (!words) {
      node.replaceChildren(el("p", { class: "muted", text: hintOf(state) }));
      if (held) actions.focusBoards();
      return;
    }
    const shown = chosenEntry(state) ?? chosenPiece(state);
    const away = state.clicks.length === 1 && options(state).has(TRAY);
    const warning = away ? noReturn(state) : undefined;
    node.replaceChildren(
      el(
        "div",
        { class: "picked" },
        shown ? pieceIcon(state, shown.piece, shown.side) : null,
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
              on: { click: () => actions.carryOut() },
            }),
            el("button", {
              id: "object",
              type: "button",
              text: isHuman(state, other(state.status.turn))
                ? `${SIDES[other(state.status.turn)]} objects`
                : "Take it back",
              title: "Take it back and choose another move",
              on: { click: () => actions.cancel() },
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
                  on: { click: () => actions.pick(TRAY) },
                })
              : "",
            state.clicks.length > 1
              ? el("button", {
                  id: "back",
                  type: "button",
                  text: "Back",
                  title: "Take the last landing back",
                  on: { click: () => actions.back() },
                })
              : "",
            el("button", {
              id: "cancel",
              type: "button",
              text: state.clicks.length || state.becomes ? "Cancel" : "Close",
              on: { click: () => actions.cancel() },
            }),
          ),
      warning
        ? el(
            "p",
            { id: "no-return", class: "warning small" },
            sentence(`sent away now, ${warning.message}`),
            " ",
            warning.rule ? ruleBadge(warning.rule, state.settings.rules) : "",
          )
        : "",
      this.marks.length ? this.targets : "",
    );
    this.renderTargets(state);
    if (!held) return;
    const again = held === this.summary && held.isConnected ? held : held.id && node.querySelector(`#${held.id}`);
    if (again) /** @type {HTMLElement} */ (again).focus();
    else actions.focusBoards();
  }

  /** The list of targets, written only while it is open. @param {State} state */
  renderTargets({ board, family, clicks }) {
    const { actions, targets, list, summary, marks } = this;
    summary.textContent = `${marks.length} ${marks.length === 1 ? "target" : "targets"}`;
    if (!targets.open) return list.replaceChildren();
    list.replaceChildren(
      ...marks.map(([token, mark]) => {
        const place = board.cells.get(token);
        const name = place ? family.cell(place) : token;
        const leg = mark.effect === "end" ? "" : family.leg(clicks.at(-1) ?? token, token);
        return el(
          "li",
          {},
          el("button", {
            type: "button",
            class: "small",
            data: { target: token },
            text: `${name}: ${markWords(mark)}${leg && `, ${leg}`}`,
            on: { click: () => actions.pick(token) },
          }),
        );
      }),
    );
  }
}

/** What to do while nothing is picked. @param {State} state */
function hintOf(state) {
  const { status, engine, family } = state;
  const waits = SIDES[other(status.turn)];
  if (status.outcome) return "The game is over.";
  if (engine.thinking) return `${SIDES[engine.thinking]} is thinking …`;
  if (engine.busy) return engine.busy === "hint" ? "Looking for a good move …" : `${waits} is thinking about it …`;
  if (!isHuman(state, status.turn)) return `${SIDES[status.turn]} is to move.`;
  const due = dueEntry(state);
  if (due) return `The ${family.nameOf(due.piece)} from ${due.origin} is due: it has to return now.`;
  if (family.duties(state).size) return "Choose a marked piece.";
  return family.hint(state);
}
