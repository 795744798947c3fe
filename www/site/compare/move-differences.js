// What two sets of rules allow in one position: marks on both boards, and the moves of one alone with the rule that
// forbids them to the other, in its words.

import { el } from "../../element/draw/dom.js";
import { withoutRule } from "../../element/words/message.js";
import { textOf } from "../search/passages.js";
import { pageOf } from "../shell/pages.js";
import { written } from "../shell/written.js";
import { language } from "../shell/language.js";

/** @typedef {import("./linked-boards.js").Half} Half */
/** @typedef {import("../../element/types").Move} Move */
/** @typedef {import("../../element/types").Comparison} Comparison */
/** @typedef {import("../../element/types").Difference} Difference */

const MOST = 24;

/** So many moves are told with what refuses them. */
const FEW = 4;

/** What can be clicked for a move after its piece: where it leads, and a rook. @param {Move} move */
const targets = ({ to, clicks }) => [to, clicks[1]].filter((cell) => cell !== undefined);

/**
 * What differs, of the piece that is picked or of all: how many moves both allow, those of one alone, and what is marked.
 * @param {Comparison} comparison of the left position with the rules of the right
 * @param {string | null} picked
 */
export function differing({ both, here, there }, picked) {
  /** @param {Move} move */
  const counts = ({ clicks }) => picked === null || clicks[0] === picked;
  const shared = both.filter(counts);
  const same = new Set(shared.flatMap(targets));
  return {
    shared: shared.length,
    halves: [here, there].map((list) => {
      const moves = list.filter(({ move }) => counts(move));
      const alone = new Set(moves.flatMap(({ move }) => targets(move)).filter((cell) => !same.has(cell)));
      const marks = [...same].map((cell) => ({ cell, name: "both" }));
      return { moves, marks: picked === null ? [] : [...marks, ...[...alone].map((cell) => ({ cell, name: "only" }))] };
    }),
  };
}

export class MoveDifferences {
  /** @param {HTMLElement} node  @param {HTMLElement} said  @param {import("../words/words").CompareWords} words */
  constructor(node, said, words) {
    this.node = node;
    this.said = said;
    this.words = words;
    /** The page of the rules, once somebody wants to read one. @type {Promise<ParentNode> | undefined} */
    this.rules = undefined;
  }

  /** Shows that there is nothing to be compared. @param {string} why */
  nothing(why) {
    this.said.textContent = why;
    this.node.replaceChildren();
  }

  /**
   * Shows what differs, of the piece that is picked or of all.
   * @param {[Half, Half]} halves
   * @param {Comparison} comparison of the left position with the rules of the right
   * @param {string | null} picked
   * @param {import("../../element/types").Rules} rules
   */
  show(halves, comparison, picked, rules) {
    const { shared, halves: found } = differing(comparison, picked);
    for (const [i, { board }] of halves.entries()) board.mark(found[i].marks);
    const differs = found.some(({ moves }) => moves.length);
    this.said.textContent = this.words.both(shared, picked, differs);
    this.node.replaceChildren(...halves.map((half, i) => this.list(half, halves[1 - i], found[i].moves, rules)));
  }

  /** The moves that only one board has, by the rules that forbid them on the other. @param {Half} half  @param {Half} other  @param {Difference[]} moves  @param {import("../../element/types").Rules} rules */
  list(half, other, moves, rules) {
    const groups = Object.entries(Object.groupBy(moves, ({ rule }) => rule ?? ""));
    const title = el("h3", { text: this.words.only(half.name, moves.length) });
    return el(
      "div",
      { class: "only" },
      title,
      ...groups.map(([rule, items = []]) => this.group(half, other, { rule, items, rules })),
    );
  }

  /** @param {Half} half  @param {Half} other  @param {{ rule: string, items: Difference[], rules: import("../../element/types").Rules }} differing */
  group({ board }, other, { rule, items, rules }) {
    const text = el("blockquote", { class: "small" });
    const details = el(
      "details",
      {},
      el(
        "summary",
        {},
        el("span", { class: "number", text: rule }),
        ` ${this.words.forbids(items.length, other.name)}`,
      ),
      text,
    );
    details.addEventListener("toggle", () => {
      if (details.open) this.tell(rule, text);
    });
    const shown = items.slice(0, MOST).flatMap(({ move: { notation }, ...why }) => {
      const message = withoutRule(why.message, language());
      const button = el("button", {
        type: "button",
        class: "move small",
        text: written(rules, { position: board.position, move: notation }),
        title: this.words.illegal(other.name, message),
        on: { click: () => board.play(notation) },
      });
      return items.length <= FEW ? el("p", { class: "small" }, button, ` ${message}`) : button;
    });
    const rest = items.length - Math.min(items.length, MOST);
    return el(
      "div",
      { class: "group" },
      details,
      el(
        "div",
        { class: "moves" },
        ...shown,
        rest ? el("span", { class: "muted small", text: this.words.more(rest) }) : "",
      ),
    );
  }

  /** Writes what a rule says. @param {string} rule  @param {HTMLElement} node */
  async tell(rule, node) {
    this.rules ??= pageOf("rules");
    this.rules.catch(() => {
      this.rules = undefined;
    }); // tried again when it is asked again
    const text = await this.rules.then(
      (page) => {
        const told = page.querySelector(`#${rule}`);
        return told ? textOf(told) : "";
      },
      () => this.words.notLoaded,
    );
    node.replaceChildren(el("p", { text }), el("a", { href: `rules.html#${rule}`, text: this.words.rule(rule) }));
  }
}
