// One of the two boards, with the name of its rules and whose turn it is.

import { el } from "../../element/draw/dom.js";

/** @typedef {import("./linked-boards.js").Board} Board */
/** @typedef {import("../../element/words/words").SideWords} SideWords */

export class Half {
  /** @param {Board} board  @param {"left" | "right"} side  @param {SideWords} words */
  constructor(board, side, words) {
    this.board = board;
    this.side = side;
    this.words = words;
    this.title = el("strong", {});
    this.state = el("span", { class: "muted small" });
    this.node = el("figure", { class: "half" }, el("figcaption", {}, this.title, " ", this.state), board);
  }

  /** Which rules these are. */
  get name() {
    return this.title.textContent ?? "";
  }

  set name(text) {
    this.title.textContent = text;
  }

  /** Says whose turn it is, or how the game ended. */
  render() {
    const { status, variant } = this.board;
    if (!status) return;
    this.node.dataset.variant = variant;
    const words = this.words.status;
    this.state.textContent = status.outcome
      ? `${words.result(status.outcome)} ${words.reason(status.outcome)}`
      : words.turn(status.turn, status.checks.length > 0);
  }
}
