// The legal moves of a position by pieces, with the number of move sequences that begin with each.

import { el, setText } from "../../element/draw/dom.js";
import { Work } from "../shell/work.js";
import { written } from "../shell/written.js";

/** @typedef {import("../../element/types").Move} Move */
/** @typedef {import("./explore.js").Explored} Explored */
/** @typedef {{ words: import("../words/words").ExploreWords, copying: import("../words/words").CopyWords, client: import("../../element/engine/client.js").EngineClient, onmove: (position: string) => void }} More */
/** The moves of a piece. @typedef {{ moves: Move[], count: HTMLElement, list: HTMLElement }} Group */

const LENGTHS = [1, 2, 3];

/** Moves by what begins them: a piece, a board, a piece in Time Out, or the one that is removed. @param {readonly Move[]} moves */
export function groupsOf(moves) {
  /** @type {Map<string, Move[]>} */
  const groups = new Map();
  for (const move of moves) {
    const [first] = move.clicks;
    const group = groups.get(first);
    if (group) group.push(move);
    else groups.set(first, [move]);
  }
  return [...groups.values()];
}

export class ExploreMoves {
  /** @type {Explored | null} */
  #explored = null;
  /** The groups that are shown. @type {Group[]} */
  #groups = [];
  /** How many sequences begin with each move, by its notation. @type {Map<string, bigint>} */
  #counts = new Map();

  /** @param {More} more */
  constructor({ words, client, onmove }) {
    this.words = words;
    this.client = client;
    this.onmove = onmove;
    this.title = el("summary");
    this.groups = el("ul", { class: "explore-groups" });
    this.work = new Work(words, () => client.drop());
    this.node = el(
      "details",
      { id: "explore-moves", on: { toggle: () => this.#render() } },
      this.title,
      el(
        "div",
        { class: "row wrap", role: "group", "aria-label": words.moves.lengths },
        el("span", { class: "small", "aria-hidden": "true", text: words.moves.lengths }),
        ...LENGTHS.map((length) =>
          el("button", {
            type: "button",
            class: "small",
            data: { length },
            text: words.moves.length(length),
            on: { click: () => this.#count(length) },
          }),
        ),
      ),
      this.work.node,
      this.groups,
    );
  }

  /** @param {Explored | null} explored */
  show(explored) {
    this.#explored = explored;
    this.#groups = [];
    this.#counts.clear();
    this.work.clear();
    this.node.hidden = !explored;
    setText(this.title, explored ? this.words.moves.title(explored.status.legal_moves) : "");
    this.#render();
  }

  /** Writes the groups, but only while somebody looks. */
  #render() {
    if (!this.node.open || !this.#explored || this.#groups.length) return;
    const { rules, position } = this.#explored;
    this.#groups = groupsOf(rules.legal_moves(position)).map((moves) => ({
      moves,
      count: el("span", { class: "muted small" }),
      list: el("ul", { class: "explore-list" }),
    }));
    this.groups.replaceChildren(
      ...this.#groups.map((group) =>
        el(
          "li",
          {},
          el(
            "details",
            { on: { toggle: (event) => event.target.open && this.#fill(group) } },
            el("summary", {}, `${this.words.moves.group(group.moves[0])} `, group.count),
            group.list,
          ),
        ),
      ),
    );
    this.#tell();
  }

  /** Lists the moves of a piece. @param {Group} group */
  #fill({ moves, list }) {
    if (!this.#explored) return;
    const { words } = this;
    const { rules, position } = this.#explored;
    list.replaceChildren(
      ...moves.map((move) => {
        const count = this.#counts.get(move.notation);
        return el(
          "li",
          {},
          el("button", {
            type: "button",
            class: "move",
            data: { move: move.notation },
            text: written(rules, { position, move: move.notation }),
            on: { click: () => this.#choose(move) },
          }),
          count === undefined ? null : el("span", { class: "muted small", text: words.moves.sequences(count) }),
        );
      }),
    );
  }

  /** Tells how many moves each piece has, or how many sequences begin with them. */
  #tell() {
    const { words } = this;
    for (const group of this.#groups) {
      const sums = group.moves.map(({ notation }) => this.#counts.get(notation) ?? 0n);
      const sum = sums.reduce((one, other) => one + other, 0n);
      setText(group.count, this.#counts.size ? words.moves.sequences(sum) : words.moves.count(group.moves.length));
      if (group.list.childElementCount) this.#fill(group);
    }
  }

  /** @param {Move} move */
  #choose(move) {
    if (!this.#explored) return;
    const { rules, position } = this.#explored;
    this.onmove(rules.apply(position, move));
  }

  /** @param {number} length */
  async #count(length) {
    if (!this.#explored) return;
    const { rules, position } = this.#explored;
    const { words } = this;
    const counts = await this.work.run(words.moves.counting(0), (tell) =>
      this.client.perft(rules, position, {
        depth: length,
        onprogress: ({ done }) => tell(done, words.moves.counting(done)),
      }),
    );
    if (!counts) return;
    this.#counts = new Map(counts.list.map(({ move, nodes }) => [move.notation, nodes]));
    this.work.say(words.moves.total(counts.nodes, length));
    this.#tell();
  }
}
