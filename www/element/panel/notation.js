// Typed moves, and why one is refused.

import { el, setText } from "../draw/dom.js";
import { isHuman } from "../state/players.js";
import { writeMove } from "../words/move-text.js";

export class Notation {
  /** Whether something is said, which goes when a move is typed. */
  isTold = false;

  /** @param {import("../types").Actions} actions */
  constructor({ type, say }) {
    this.input = el("input", {
      id: "notation",
      type: "text",
      spellcheck: "false",
      autocapitalize: "off",
      "aria-describedby": "notation-note",
    });
    this.button = el("button", { id: "play", type: "submit", text: "Play" });
    this.note = el("p", { id: "notation-note", class: "muted small" });
    this.node = el(
      "form",
      { id: "notation-form", part: "notation", autocomplete: "off" },
      el("label", { for: "notation", text: "Type a move" }),
      el("div", { class: "row" }, this.input, this.button),
      this.note,
    );
    /** Whose moves are typed. */
    this.variant = "";
    this.node.addEventListener("submit", (event) => {
      event.preventDefault();
      type(this.input.value.trim());
    });
    this.input.addEventListener("input", () => {
      if (this.isTold) say(null);
    });
  }

  focus() {
    this.input.focus();
  }

  /** What was typed is played. */
  clear() {
    this.input.value = "";
  }

  /** @param {import("../types").State} state */
  render(state) {
    const { info, moves, family, status, settings } = state;
    this.isTold = state.message !== null;
    if (this.variant !== info.id) this.input.value = "";
    this.variant = info.id;
    const move =
      moves.find((candidate) => candidate.kind === "move" && candidate.piece === "N") ??
      moves.find(({ captures }) => !captures.length) ??
      moves[0]; // gives no capture away
    const german = move && family.languages ? writeMove(state, move.notation, "de") : move?.notation;
    setText(
      this.note,
      !move
        ? ""
        : german === move.notation
          ? `For example ${german}`
          : settings.language === "de"
            ? `For example ${german}, or in English ${move.notation}`
            : `For example ${move.notation}, or in German ${german}`,
    );
    this.input.readOnly = this.button.disabled = Boolean(status.outcome) || !isHuman(state, status.turn);
  }
}
