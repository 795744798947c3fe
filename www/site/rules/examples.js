// The examples in a text: each can be put on a board, where its lines are played.

import { el } from "../../element/draw/dom.js";
import { withoutRule } from "../../element/words/message.js";
import { BoardPool } from "./board-pool.js";
import { language } from "../shell/language.js";
import { has } from "../../element/own.js";

/** @typedef {import("../../element/element.js").HyperplyGame} Board */

/** What refuses a move. @typedef {{ message: string, rule?: string, cells?: string[] }} Refusal */

export class Examples {
  /** @param {HTMLElement} text  @param {import("../words/words").RulesWords} words */
  constructor(text, words) {
    this.words = words;
    this.boards = new BoardPool();
    text.dataset.live = "";
    text.addEventListener("click", (event) => {
      const pressed = /** @type {Element} */ (event.target).closest("button");
      const figure = /** @type {HTMLElement | null} */ (pressed?.closest("figure.example"));
      if (!pressed || !figure) return;
      if (pressed.matches(".try")) this.open(figure);
      else if (pressed.matches(".move")) this.play(figure, pressed);
    });
  }

  /** Puts an example on a board, and makes its moves buttons. @param {HTMLElement} figure */
  async open(figure) {
    if (has(figure.dataset, "open")) return;
    figure.dataset.open = "";
    const { position, record } = figure.dataset;
    const board = await this.boards
      .make(record ? { record, controls: "moves" } : { position: position ?? "" })
      .catch(() => null);
    if (!board) {
      delete figure.dataset.open; // to be tried again
      return;
    }
    const said = el("p", { class: "said", role: "status" });
    for (const code of figure.querySelectorAll(".lines code.move"))
      code.replaceWith(
        el("button", { type: "button", class: "move", text: code.textContent, "aria-pressed": "false" }),
      );
    figure.append(el("div", { class: "try-out" }, board, said));
    if (record)
      board.ready.then(
        () => board.go(0),
        () => {},
      );
    this.boards.keep(board, () => this.close(figure));
    /** @type {HTMLElement} */ (figure.querySelector("button.move") ?? board).focus({ preventScroll: true });
  }

  /** @param {HTMLElement} figure */
  close(figure) {
    delete figure.dataset.open;
    for (const button of figure.querySelectorAll(".lines button.move"))
      button.replaceWith(el("code", { class: "move", text: button.textContent }));
    figure.querySelector(".try-out")?.remove();
  }

  /** Plays the move of a line where that line begins, or says what refuses it. @param {HTMLElement} figure  @param {Element} button */
  async play(figure, button) {
    const board = /** @type {Board} */ (figure.querySelector("hyperply-game"));
    const said = /** @type {HTMLElement} */ (figure.querySelector(".said"));
    const { before = "[]", move = "" } = /** @type {HTMLElement} */ (button.closest("li")).dataset;
    for (const other of figure.querySelectorAll("button.move"))
      other.setAttribute("aria-pressed", String(other === button));
    const moves = JSON.parse(before);
    const isLast = () => button.getAttribute("aria-pressed") === "true";
    board.mark([]);
    try {
      await board.load(figure.dataset.position ?? "", { moves });
      if (!isLast()) return;
      if (move.startsWith("speed")) await board.load(figure.dataset.position ?? "", { moves: [...moves, move] });
      else board.play(move);
      if (isLast()) said.replaceChildren(this.words.played);
    } catch (error) {
      if (!isLast()) return;
      const { message, rule, cells = [] } = /** @type {Refusal} */ (error);
      board.mark(cells);
      said.replaceChildren(
        this.words.refused(withoutRule(message, language())),
        ...(rule ? [el("a", { class: "number", href: `rules.html#${rule}`, text: rule })] : []),
      );
    }
  }
}
