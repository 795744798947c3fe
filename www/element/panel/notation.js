// Typed moves, and why one is refused.

import { el } from "../draw/dom.js";
import { isHuman } from "../state/players.js";
import { writeMove } from "../words/move-text.js";

export class Notation {
  /** Whether something is said, which goes when a move is typed. */
  isTold = false;

  /** @param {import("../types").Actions} actions  @param {import("../types").Words} words */
  constructor({ type, say }, words) {
    this.input = el("input", {
      id: "notation",
      type: "text",
      spellcheck: "false",
      autocapitalize: "off",
      "aria-describedby": "notation-note",
    });
    this.button = el("button", { id: "play", type: "submit", text: words.notation.play });
    this.note = el("p", { id: "notation-note", class: "muted small" });
    this.node = el(
      "form",
      { id: "notation-form", part: "notation", autocomplete: "off" },
      el("label", { for: "notation", text: words.notation.label }),
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

  /** Shows a text whose moves are not broken at the end of a line. @param {string} text  @param {readonly string[]} moves */
  show(text, moves) {
    if (this.note.textContent === text) return;
    /** @type {(string | Node)[]} */
    const shown = [text];
    for (const move of new Set(moves.filter(Boolean))) {
      const rest = String(shown.pop());
      const at = rest.indexOf(move);
      shown.push(rest);
      if (at >= 0)
        shown.splice(
          -1,
          1,
          rest.slice(0, at),
          el("span", { class: "whole", text: move }),
          rest.slice(at + move.length),
        );
    }
    this.note.replaceChildren(...shown);
  }

  /** @param {import("../types").State} state */
  render(state) {
    const { words, info, status, settings } = state;
    this.isTold = state.message !== null;
    if (this.variant !== info.id) this.input.value = "";
    this.variant = info.id;
    const { english, german } = exampleOf(state);
    const example = settings.language === "de" ? german : english;
    this.show(example ? words.notation.example(example) : "", [english, german]);
    this.input.readOnly = this.button.disabled = Boolean(status.outcome) || !isHuman(state, status.turn);
  }
}

/** A move to be typed, in both languages, that gives no capture away; none where the game is over. @param {import("../types").State} state */
export function exampleOf(state) {
  const { moves, family } = state;
  const move =
    moves.find((candidate) => candidate.kind === "move" && candidate.piece === "N") ??
    moves.find(({ captures }) => !captures.length) ??
    moves[0];
  const english = move?.notation ?? "";
  return { english, german: move && family.languages ? writeMove(state, english, "de") : english };
}
