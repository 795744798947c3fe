// A sheet of puzzles, and their solutions on a page of their own.

import { el } from "../../element/draw/dom.js";
import { rulesOf } from "../../element/state/load-rules.js";
import { choice, offer } from "../shell/choice.js";
import { language } from "../shell/language.js";
import { nameOf } from "../shell/variants.js";
import { diagram, drawnOf, rowsOf, sheet } from "./diagram.js";
import { TEXTS, countsOf, layoutOf } from "./layout.js";
import { solutionText } from "./solution.js";
import { load } from "#pictures";
import { PUZZLES } from "#puzzles";

/** @typedef {import("../../../src/wasm/js/puzzles-types").Puzzle} Puzzle */
/** @typedef {import("../words/words").PrintWords} Words */

/** @param {Puzzle} puzzle */
const numberOf = ({ id }) => id.replace(/^.*-/, "");

export class PrintPuzzles {
  /** @type {readonly { puzzle: Puzzle, drawn: import("./diagram.js").Drawn, status: import("../../element/types").Status }[]} */
  #all = [];
  /** What was chosen last, being looked at. @type {Promise<void>} */
  #choosing = Promise.resolve();

  /**
   * @param {import("./dialog.js").PrintDialog} dialog
   * @param {{ print: Words, learn: Pick<import("../words/words").LearnWords, "find"> }} words
   */
  constructor(dialog, { print: words, learn }) {
    this.dialog = dialog;
    this.words = words;
    this.learn = learn;
    this.variant = choice(
      "print-variant",
      { label: words.variant, options: Object.keys(PUZZLES).map((value) => ({ value, text: nameOf(value) })) },
      () => this.#chosen(),
    );
    this.count = choice("print-count", { label: words.count, options: [] }, () => {});
    this.from = choice("print-from", { label: words.from, options: [] }, () => {});
  }

  open() {
    this.dialog.open({ fields: [this.variant.node, this.count.node, this.from.node], make: () => this.puzzles() });
    this.#chosen();
  }

  #chosen() {
    this.#choosing = this.#choose();
    this.#choosing.catch(() => {}); // told when it is printed
  }

  /** Looks at the puzzles of the variant: how many have room on a page, and with which a sheet can begin. */
  async #choose() {
    const variant = this.variant.select.value;
    const [{ pictures }, rules, puzzles] = await Promise.all([load(), rulesOf(variant), PUZZLES[variant]()]);
    if (this.variant.select.value !== variant) return;
    const picture = pictures(rules);
    this.#all = puzzles.map((puzzle) => {
      const status = rules.status(puzzle.position);
      const options = { flipped: status.turn === "black", last: null, colors: { paper: "none" }, language: language() };
      return { puzzle, status, drawn: drawnOf(picture(puzzle.position, options)) };
    });
    const { columns, rows } = layoutOf(
      this.#all.map(({ drawn }) => drawn),
      TEXTS.task,
    );
    const room = columns * rows;
    offer(
      this.count.select,
      countsOf({ columns, rows }).map(({ n, pages }) => ({ value: String(n), text: this.words.pages(n, pages) })),
    );
    this.count.select.value = String(room);
    const starts = this.#all.filter((_, i) => i % room === 0).map(({ puzzle }) => numberOf(puzzle));
    offer(
      this.from.select,
      starts.map((value) => ({ value, text: value })),
    );
  }

  /** The sheet that is chosen. */
  async puzzles() {
    await this.#choosing.catch(() => {
      this.#choosing = this.#choose();
      return this.#choosing;
    });
    const { words, learn } = this;
    const rules = await rulesOf(this.variant.select.value);
    const at = this.#all.findIndex(({ puzzle }) => numberOf(puzzle) === this.from.select.value);
    const chosen = this.#all.slice(at, at + Number(this.count.select.value));
    const { columns, cell } = layoutOf(
      chosen.map(({ drawn }) => drawn),
      TEXTS.task,
    );
    const name = nameOf(this.variant.select.value);
    return sheet(
      words.puzzles(name),
      ...rowsOf(
        chosen.map(({ puzzle, status, drawn }) =>
          diagram(drawn, cell, { below: `${numberOf(puzzle)}. ${learn.find(status, puzzle.themes)}` }),
        ),
        columns,
      ),
      el(
        "section",
        { class: "solutions" },
        el("h2", { text: words.solutions }),
        ...chosen.map(({ puzzle }) =>
          el(
            "p",
            {},
            el("strong", { text: `${numberOf(puzzle)}. ` }),
            solutionText(puzzle.solution, words, rules, puzzle.position),
          ),
        ),
      ),
    );
  }
}
