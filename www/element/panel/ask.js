// Questions with a few answers, those before a game, and sheets to be read.

import { el, shown } from "../draw/dom.js";
import { pieceIcon } from "../draw/pieces.js";
import { NewGameDialog } from "./new-game.js";

export class Asking {
  /** Whether the question stays the same after a move. */
  #outlasts = false;

  /** @param {import("../types").Words} words */
  constructor(words) {
    this.words = words;
    this.question = el("dialog", { id: "choose", part: "dialog", "aria-labelledby": "choose-title" });
    this.newGame = new NewGameDialog();
    this.sheet = el("dialog", { id: "help", part: "dialog", "aria-labelledby": "help-title" });
    this.sheet.addEventListener("click", (event) => {
      if (event.target === this.sheet) this.sheet.close();
    });
  }

  get nodes() {
    return [this.question, this.newGame.node, this.sheet];
  }

  get open() {
    return this.nodes.some((dialog) => dialog.open);
  }

  /** A move takes a question back, unless it outlasts moves and the game goes on. @param {boolean} over whether that was the end of the game */
  moved(over) {
    if (this.question.open && (over || !this.#outlasts)) this.question.close();
  }

  /** Takes back what belongs to a game that is gone. */
  closeAll() {
    for (const dialog of this.nodes) if (dialog.open) dialog.close();
  }

  /** Opens again what was open when its element was moved: it covers nothing more. */
  reopen() {
    for (const dialog of this.nodes)
      if (dialog.open) {
        dialog.close();
        dialog.showModal();
      }
  }

  /** Asks; gives the value of the answer, or null if the person cancels. @param {import("../types").State} state  @param {string} title  @param {import("../types").Answer[]} answers  @param {string} [note]  @param {boolean} [outlasts] whether moves change nothing about the question  @returns {Promise<string | null>} */
  choose(state, title, answers, note, outlasts = false) {
    const { question: dialog, words } = this;
    this.#outlasts = outlasts;
    /** @type {string | null} */
    let value = null;
    /** @param {string | null} chosen */
    const answer = (chosen) => {
      value = chosen;
      dialog.close();
    };
    dialog.replaceChildren(
      el("h2", { class: "headline", id: "choose-title", text: title }),
      el(
        "div",
        { class: "answers" },
        ...answers.map((item) =>
          el(
            "button",
            {
              type: "button",
              class: item.piece ? "answer tall" : "answer",
              data: { choice: item.value },
              on: { click: () => answer(item.value) },
            },
            item.piece ? pieceIcon(state, item.piece.piece, item.piece.side) : null,
            el("span", { text: item.label }),
          ),
        ),
      ),
      note ? el("p", { class: "muted small", text: note }) : "",
      el("button", { type: "button", class: "quiet", text: words.cancel, on: { click: () => answer(null) } }),
    );
    const closed = shown(dialog);
    /** @type {HTMLElement | null} */ (dialog.querySelector("[data-choice]"))?.focus();
    return closed.then(() => value);
  }

  /** Opens a sheet that a click beside it or its close button closes. @param {string} title  @param {HTMLElement} content */
  show(title, content) {
    const { sheet } = this;
    sheet.replaceChildren(
      el(
        "div",
        { class: "row spread sheet-head" },
        el("h2", { class: "headline", id: "help-title", text: title }),
        el("button", {
          type: "button",
          class: "quiet",
          "aria-label": this.words.close,
          text: "✕",
          on: { click: () => sheet.close() },
        }),
      ),
      content,
    );
    sheet.showModal();
  }
}
