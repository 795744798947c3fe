// Looks for all wins by force in a position, shows them with what follows, and makes a puzzle of them.

import { el, setText } from "../../element/draw/dom.js";
import { givenAddress } from "../learn/address.js";
import { puzzleOf, writePuzzle } from "../learn/puzzle-link.js";
import { written } from "../shell/written.js";
import { puzzleLine } from "./puzzle-line.js";
import { CopyBox } from "../shell/copy.js";
import { wholeAddress } from "../shell/pages.js";
import { Work } from "../shell/work.js";

/** @typedef {import("../../../src/wasm/js/types").MateMove} MateMove */
/** @typedef {import("../../../src/wasm/js/types").Mates} Mates */
/** @typedef {import("./explore.js").Explored} Explored */

const MOST = 4;
/** So many moves of a list are shown at once. */
const SHOWN = 30;
/** The results of so many positions are kept. */
const KEPT = 50;

/** What a win is, where it is more than checkmate. @param {Explored} explored  @param {import("../words/words").ExploreWords} words */
export const meaningOf = ({ isMate, hasTimeOut }, { mates }) =>
  isMate ? (hasTimeOut ? mates.annihilation : "") : mates.win;

export class ExploreMates {
  /** @type {Explored | null} */
  #explored = null;
  /** What was found in the positions before, for one to which a person comes back. @type {Map<string, Mates>} */
  #known = new Map();

  /** @param {import("./explore-moves.js").More} more */
  constructor({ words, copying, client, onmove }) {
    this.words = words;
    this.copying = copying;
    this.client = client;
    this.onmove = onmove;
    this.work = new Work(words, () => client.drop());
    this.tree = el("div");
    this.puzzle = el("div", { class: "explore-puzzle" });
    this.title = el("summary");
    this.meaning = el("p", { class: "muted small" });
    this.lengths = Array.from({ length: MOST }, (_, i) =>
      el("button", { type: "button", class: "small", data: { mate: i + 1 }, on: { click: () => this.#seek(i + 1) } }),
    );
    this.node = el(
      "details",
      { id: "explore-mates" },
      this.title,
      this.meaning,
      el("div", { class: "row wrap", role: "group", "aria-label": words.mates.lengths }, ...this.lengths),
      this.work.node,
      this.tree,
      this.puzzle,
    );
  }

  /** @param {Explored | null} explored */
  show(explored) {
    this.#explored = explored;
    this.node.hidden = !explored;
    this.work.clear();
    this.#empty();
    if (!explored) return;
    const { isMate } = explored;
    const said = this.words.mates;
    setText(this.title, said.title(isMate));
    const meaning = meaningOf(explored, this.words);
    setText(this.meaning, meaning);
    this.meaning.hidden = !meaning;
    for (const [i, button] of this.lengths.entries()) setText(button, said.length(i + 1, isMate));
    const known = this.#known.get(explored.position);
    if (known) this.#tell(explored, known);
  }

  #empty() {
    this.tree.replaceChildren();
    this.puzzle.replaceChildren();
  }

  /** @param {number} moves */
  async #seek(moves) {
    const explored = this.#explored;
    if (!explored) return;
    const { rules, position, status, isMate } = explored;
    const said = this.words.mates;
    this.#empty();
    let ruledOut = 0;
    const mates = await this.work.run(said.seeking(1, 0, 0, isMate), (tell) =>
      this.client.mates(rules, position, {
        moves,
        onprogress: ({ moves: tried, done, nodes }) => {
          ruledOut = tried - 1;
          tell(done, said.seeking(tried, done, nodes, isMate));
        },
      }),
    );
    if (this.#explored !== explored || mates === undefined) return;
    if (mates === null) return this.work.say(said.stopped(ruledOut, isMate));
    if (mates.moves === undefined) return this.work.say(said.none(status.turn, moves, mates.nodes, isMate));
    this.#known.set(position, mates);
    if (this.#known.size > KEPT) this.#known.delete([...this.#known.keys()][0]);
    this.#tell(explored, mates);
  }

  /** @param {Explored} explored  @param {Mates} mates */
  #tell(explored, mates) {
    const { position, status, isMate } = explored;
    const { list, moves = 0, nodes } = mates;
    this.work.say(this.words.mates.found(status.turn, moves, list.length, nodes, isMate));
    this.tree.replaceChildren(this.#list(explored, list, position));
    this.#offerPuzzle(explored, mates);
  }

  /** A list of moves, each with what follows. @param {Explored} explored  @param {MateMove[]} list  @param {string} position */
  #list(explored, list, position, shown = SHOWN) {
    const node = el("ol", { class: "explore-tree" });
    const rest = list.length - shown;
    node.append(...list.slice(0, shown).map((branch) => this.#branch(explored, branch, position)));
    if (rest > 0) {
      const more = el(
        "li",
        {},
        el("button", { type: "button", class: "quiet small", text: this.words.mates.more(rest) }),
      );
      more.firstElementChild?.addEventListener("click", () => {
        const others = list.slice(shown).map((branch) => this.#branch(explored, branch, position));
        more.replaceWith(...others);
        /** @type {HTMLElement | null} */ (others[0].querySelector(".move"))?.focus();
      });
      node.append(more);
    }
    return node;
  }

  /** @param {Explored} explored  @param {MateMove} branch  @param {string} position before it */
  #branch(explored, { move, left }, position) {
    const { rules, isMate } = explored;
    const said = this.words.mates;
    const text = written(rules, { position, move: move.notation });
    const after = rules.apply(position, move);
    const chosen = el("button", {
      type: "button",
      class: "move",
      data: { move: move.notation },
      text,
      on: { click: () => this.onmove(after) },
    });
    if (left === 0) return el("li", {}, el("div", { class: "row" }, chosen));
    const more = el("div");
    const twist = el("button", {
      type: "button",
      class: "quiet small twist",
      "aria-expanded": "false",
      "aria-label": said.answers(text),
      text: "▸",
      on: { click: () => this.#unfold(explored, { twist, more, left, after }) },
    });
    const note = el("span", { class: "muted small", text: said.left(left, isMate) });
    return el("li", {}, el("div", { class: "row" }, twist, chosen, note), more);
  }

  /** Shows or hides what follows a move. @param {Explored} explored  @param {{ twist: HTMLElement, more: HTMLElement, left: number, after: string }} branch */
  async #unfold(explored, { twist, more, left, after }) {
    const isOpen = twist.getAttribute("aria-expanded") === "true";
    twist.setAttribute("aria-expanded", String(!isOpen));
    more.hidden = isOpen;
    if (isOpen || more.childElementCount) return;
    const { rules, status } = explored;
    const mates = await this.work.attempt(() => this.client.mates(rules, after, { moves: left, winner: status.turn }));
    if (this.#explored !== explored) return;
    if (mates) more.replaceChildren(this.#list(explored, mates.list, after));
    else twist.setAttribute("aria-expanded", "false"); // something else was asked for
  }

  /** @param {Explored} explored  @param {Mates} mates */
  #offerPuzzle(explored, mates) {
    const said = this.words.puzzle;
    const { length } = mates.list;
    this.puzzle.replaceChildren(
      length > 1
        ? el("p", { class: "small", text: said.several(length) })
        : el("button", { type: "button", text: said.make, on: { click: () => this.#makePuzzle(explored, mates) } }),
    );
  }

  /** @param {Explored} explored  @param {Mates} mates */
  async #makePuzzle(explored, mates) {
    const { rules, position, status } = explored;
    const { words } = this;
    const said = words.puzzle;
    const work = new Work(words, () => this.client.drop());
    this.puzzle.replaceChildren(work.node);
    const line = await work.run(said.making, () =>
      puzzleLine(rules, (at, moves, winner) => this.client.mates(rules, at, { moves, winner }), position, mates),
    );
    if (this.#explored !== explored || line === undefined) return;
    if (line === null) return this.#offerPuzzle(explored, mates);
    if (typeof line === "string") return work.say(said.severalLater);
    const address = givenAddress(writePuzzle({ position, line }));
    const isMate = puzzleOf(rules, { position, line })?.themes.includes("checkmate") ?? false;
    const link = new CopyBox({ id: "puzzle-link", rows: 2, ...said.link }, this.copying);
    link.area.value = wholeAddress(address);
    this.puzzle.replaceChildren(
      el("p", { text: said.label(status.turn, mates.moves ?? 0, isMate) }),
      link.node,
      el("a", { class: "button", href: address, text: said.open }),
    );
    link.button.focus();
  }
}
