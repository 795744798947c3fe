// The pieces to be placed, the hand that moves them and the eraser.

import { el, setAttribute } from "../draw/dom.js";
import { icon } from "../draw/icons.js";
import { turnTo } from "./changes.js";
import { pieceIcon } from "../draw/pieces.js";

/** @typedef {import("./types").Brush} Brush */
/** @typedef {import("./types").Man} Man */

export class Palette {
  /**
   * @param {import("./editor.js").EditorActions} actions
   * @param {{ words: import("../types").Words, info: import("../types").VariantInfo, letters: readonly Man["piece"][], drag: import("./drag.js").SetupDrag }} more
   */
  constructor(actions, { words, info, letters, drag }) {
    const { setup: said } = words;
    this.words = words;
    this.letters = letters;
    this.drag = drag;
    this.actions = actions;
    /** @type {Brush} */
    this.brush = { kind: "hand" };
    /** @type {unknown} */
    this.drawPiece = null;
    /** @param {"hand" | "erase"} kind  @param {string} label  @param {string} title */
    const tool = (kind, label, title) =>
      el(
        "button",
        {
          type: "button",
          class: "brush",
          data: { brush: kind },
          title,
          "aria-label": label,
          on: { click: () => actions.take({ kind }) },
        },
        icon(kind),
      );
    this.turns = /** @type {const} */ (["white", "black"]).map((side) =>
      el("button", {
        type: "button",
        data: { turn: side },
        text: words.sides[side],
        on: { click: () => actions.change((setup) => turnTo(setup, side)) },
      }),
    );
    this.away = el("input", { type: "checkbox", on: { change: () => this.#toggle() } });
    this.pieces = { white: el("div", { class: "men" }), black: el("div", { class: "men" }) };
    this.node = el(
      "section",
      { id: "palette", class: "card", "aria-label": said.palette },
      el("div", { class: "brushes" }, tool("hand", said.hand, said.handTitle), this.pieces.white),
      el("div", { class: "brushes" }, tool("erase", said.erase, said.eraseTitle), this.pieces.black),
      el(
        "div",
        { class: "row spread" },
        el(
          "div",
          { class: "row", role: "group", "aria-label": said.turn },
          el("span", { class: "small", "aria-hidden": "true", text: said.turn }),
          el("span", { class: "switch" }, ...this.turns),
        ),
        info.time_out ? el("label", { class: "small", title: said.awayTitle }, this.away, said.away) : null,
      ),
    );
  }

  /** Puts the keyboard where an entry of Time Out begins: on the piece, or on what sends it there. */
  focus() {
    const taken = /** @type {HTMLElement | null} */ (this.node.querySelector('.brush[aria-pressed="true"]'));
    (this.away.disabled ? taken : this.away)?.focus();
  }

  #toggle() {
    if (this.brush.kind === "piece") this.actions.take({ ...this.brush, away: this.away.checked });
  }

  /** @param {import("./editor.js").Drawn} drawn */
  draw({ brush, setup, state }) {
    this.brush = brush;
    for (const node of this.turns) setAttribute(node, "aria-pressed", String(node.dataset.turn === setup.turn));
    if (this.drawPiece !== state.drawPiece) {
      this.drawPiece = state.drawPiece;
      for (const side of /** @type {const} */ (["white", "black"]))
        this.pieces[side].replaceChildren(...this.letters.map((piece) => this.#button(state, { piece, side })));
    }
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (this.node.querySelectorAll("[data-brush]"))) {
      const { brush: kind, piece, side } = node.dataset;
      const isTaken = kind === brush.kind && (brush.kind !== "piece" || (brush.piece === piece && brush.side === side));
      setAttribute(node, "aria-pressed", String(isTaken));
    }
    this.away.disabled = brush.kind !== "piece";
    if (brush.kind === "piece") this.away.checked = brush.away;
  }

  /** @param {import("../types").State} state  @param {Man} man */
  #button(state, man) {
    const name = this.words.pieceOf(man.side, man.piece);
    const take = () => this.actions.take({ kind: "piece", away: this.away.checked, ...man });
    const node = el(
      "button",
      {
        type: "button",
        class: "brush",
        data: { brush: "piece", ...man },
        "aria-label": name,
        title: name,
        on: { click: take, pointerdown: (event) => this.drag.press(event, man, null) },
      },
      pieceIcon(state, man.piece, man.side),
    );
    return node;
  }
}
