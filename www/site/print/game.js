// The position or the game on the board, on paper.

import { el } from "../../element/draw/dom.js";
import { rulesOf } from "../../element/state/load-rules.js";
import { seenAs } from "../play/share-picture.js";
import { choice } from "../shell/choice.js";
import { nameOf } from "../shell/variants.js";
import { diagram, drawnOf, rowsOf, sheet, saidBy } from "./diagram.js";
import { TEXTS, largest, layoutOf } from "./layout.js";
import { partsOf } from "./moves.js";
import { load } from "#pictures";

/** @typedef {import("../../element/element.js").HyperplyGame} Board */
/** @typedef {import("../words/words").PrintWords} Words */

/** After how many moves of both sides a diagram may follow. */
const EVERY = [1, 2, 5, 10, 20];
const USUAL = 5;

export class PrintGame {
  /**
   * @param {import("./dialog.js").PrintDialog} dialog
   * @param {Board} board
   * @param {Words} words
   */
  constructor(dialog, board, words) {
    this.dialog = dialog;
    this.board = board;
    this.words = words;
    this.what = choice(
      "print-what",
      {
        label: words.what,
        options: [
          { value: "position", text: words.position },
          { value: "game", text: words.game },
        ],
      },
      () => this.#changed(),
    );
    this.every = choice(
      "print-every",
      {
        label: words.diagrams,
        options: [
          ...EVERY.map((n) => ({ value: String(n), text: words.every(n) })),
          { value: "end", text: words.atTheEnd },
        ],
      },
      () => {},
    );
    this.every.select.value = String(USUAL);
  }

  open() {
    const hasMoves = this.board.moves.length > 0;
    this.what.select.value = hasMoves ? "game" : "position";
    this.what.select.disabled = !hasMoves;
    this.#changed();
    this.dialog.open({
      fields: [this.what.node, this.every.node],
      make: () => (this.what.select.value === "game" ? this.game(everyOf(this.every.select.value)) : this.position()),
    });
  }

  #changed() {
    this.every.node.hidden = this.what.select.value !== "game";
  }

  /** How the board shows positions. */
  get #options() {
    return { ...seenAs(this.board), colors: { paper: "none" } };
  }

  async #draw() {
    const [{ pictures }, rules] = await Promise.all([load(), rulesOf(this.board.variant)]);
    return { rules, picture: pictures(rules) };
  }

  /** The position, as large as a page allows. */
  async position() {
    const { board } = this;
    const { picture } = await this.#draw();
    const game = /** @type {import("../../element/types").Game} */ (board.game);
    const drawn = drawnOf(picture(game, this.#options));
    const { title, desc } = saidBy(drawn);
    return sheet(
      title,
      diagram(drawn, largest(drawn), {}),
      el("p", { text: desc }),
      el("p", { class: "code", text: board.position }),
    );
  }

  /** The moves, with a diagram after every `n` moves of both sides, and at the end. @param {number} n */
  async game(n) {
    const { board, words } = this;
    const { rules, picture } = await this.#draw();
    const style = { language: this.#options.language, short: board.getAttribute("notation") === "short", check: true };
    const parts = partsOf(board, n, { rules, words, style }).map(({ above, at, last, below }) => ({
      above: above.flatMap((text) => [el("span", { text }), new Text(" ")]),
      drawn: drawnOf(picture(at, { ...this.#options, last })),
      below,
    }));
    const { columns, cell } = layoutOf(
      parts.map(({ drawn }) => drawn),
      TEXTS.moves,
    );
    const { outcome } = board.status ?? {};
    return sheet(
      nameOf(board.variant),
      ...rowsOf(
        parts.map(({ above, drawn, below }) => diagram(drawn, cell, { above, below })),
        columns,
      ),
      outcome && board.ply === board.moves.length ? el("p", { text: words.ends(outcome) }) : null,
    );
  }
}

/** @param {string} value */
const everyOf = (value) => (value === "end" ? Infinity : Number(value));
