// Typed moves, and why one is refused.

import { el, setText } from "../draw/dom.js";

export class Notation {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
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
    const play = table.act((/** @type {string} */ text) => this.play(text));
    this.node.addEventListener("submit", (event) => {
      event.preventDefault();
      play(this.input.value.trim());
    });
    this.input.addEventListener("input", () => {
      if (table.state.message) table.say(null);
    });
    this.playCandidate = table.act((/** @type {string} */ notation) => this.play(notation));
  }

  focus() {
    this.input.focus();
  }

  /** Plays a typed move, or says why not. @param {string} text */
  play(text) {
    if (!text) return;
    const { table } = this;
    const answer = table.moveText.read(text);
    if (!answer.legal) {
      const unread = answer.code === "bad-notation" && {
        message: `“${text.length > 40 ? `${text.slice(0, 40)} …` : text}” is not a move of this game: ${answer.message}`,
      };
      return table.sayError({ ...answer, ...unread }, text);
    }
    table.choice.offer(answer.move);
    this.input.value = "";
  }

  render() {
    const {
      state: { info, moves, family, status },
      moveText,
      settings,
    } = this.table;
    if (this.variant !== info.id) this.input.value = "";
    this.variant = info.id;
    const move =
      moves.find((candidate) => candidate.kind === "move" && candidate.piece === "N") ??
      moves.find(({ captures }) => !captures.length) ??
      moves[0]; // gives no capture away
    const german = move && family.languages ? moveText.inLanguage(move.notation, "de") : move?.notation;
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
    this.input.readOnly = this.button.disabled = Boolean(status.outcome) || !this.table.players.isHuman(status.turn);
  }
}
