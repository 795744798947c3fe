// Two sets of rules on two boards: which they are, where they part, and what differs in the position that is shown.

import "../../element/index.js";
import { el } from "../../element/draw/dom.js";
import { rulesOf } from "../../element/state/load-rules.js";
import { RULE_DIFFERENCES, comparedWith } from "./rule-differences.js";
import { MoveDifferences } from "./move-differences.js";
import { Half } from "./half.js";
import { askedIn, comparison, hashOf } from "./compared.js";
import { byId, showAddress } from "../shell/dom.js";
import { language } from "../shell/language.js";
import { nameOf } from "../shell/variants.js";
import { written } from "../shell/written.js";
import { Offline } from "../offline/offline.js";
import { LinkedBoards } from "./linked-boards.js";
import { Settings } from "../shell/settings.js";
import { withoutRule } from "../../element/words/message.js";

/** @typedef {import("../../element/element.js").HyperplyGame} Board */
/** @typedef {import("../../element/types").Rules} Rules */
/** @typedef {import("../../element/types").VariantId} VariantId */
/** @typedef {import("./rule-differences.js").Difference} Difference */
/** @typedef {import("../words/words").DifferenceWords} DifferenceWords */

/** The variants that have others with the same boards and pieces, in the order in which they are shown. */
const SETS = [...new Set(RULE_DIFFERENCES.flatMap(({ sets }) => sets))];

/** The page while it is shown. */
export class Page {
  /** @param {Pick<import("../words/words").SiteWords, "compare" | "shell" | "sides">} words */
  constructor({ compare, shell, sides }) {
    this.words = compare;
    this.settings = new Settings(shell);
    this.offline = new Offline(shell);
    /** @type {[VariantId, VariantId]} */
    this.sets = askedIn(location.hash).sets;
    /** Counts what is opened, so that of two the last one counts. */
    this.opened = 0;
    /** The line that is shown. @type {Difference | null} */
    this.line = null;
    /** @param {string} name */
    const select = (name) => /** @type {HTMLSelectElement} */ (byId(name));
    this.here = select("here");
    this.there = select("there");
    this.here.replaceChildren(...SETS.map((id) => el("option", { value: id, text: nameOf(id) })));
    this.here.addEventListener("change", () => this.open([this.here.value, comparedWith(this.here.value)[0]]));
    this.there.addEventListener("change", () => this.open([this.here.value, this.there.value]));
    byId("exchange").addEventListener("click", () => this.exchange());
    const boards = /** @type {[Board, Board]} */ (
      this.sets.map((variant) => {
        const board = document.createElement("hyperply-game");
        for (const [name, value] of Object.entries({
          variant,
          controls: "none",
          rules: "rules.html",
          lessons: "learn.html",
          view: "plan",
          finger: "off",
        }))
          board.setAttribute(name, value);
        return board;
      })
    );
    this.moveDifferences = new MoveDifferences(byId("differs"), byId("said"), compare);
    const halves = /** @type {[Half, Half]} */ (boards.map((board, i) => new Half(board, i ? "right" : "left", sides)));
    byId("linked-boards").replaceChildren(...halves.map(({ node }) => node));
    this.linked = new LinkedBoards(halves, () => this.render());
    this.bar = byId("apart");
    byId("start").addEventListener("click", () => this.linked.leader.board.go(0));
    byId("undo").addEventListener("click", () => this.linked.leader.board.undo());
    byId("redo").addEventListener("click", () => this.linked.leader.board.redo());
    window.addEventListener("popstate", () => this.read());
    this.read();
  }

  read() {
    const { sets, position } = askedIn(location.hash);
    return this.open(sets, position, { isBack: true });
  }

  /**
   * Puts two sets of rules on the boards, at a position of either, or at the start. What cannot be shown is said.
   * @param {string[]} sets
   * @param {string} [position]
   * @param {Pick<Difference, "moves" | "pick"> & { line?: Difference, isBack?: boolean }} [more]
   */
  async open(sets, position, more = {}) {
    const [one, other] = sets;
    const opened = ++this.opened;
    try {
      const rules = await rulesOf(one);
      if (opened !== this.opened) return;
      const from = position ?? rules.initial_position(/** @type {VariantId} */ (one));
      await this.put(
        rules,
        sets,
        [rules.convert(from, /** @type {VariantId} */ (one)), rules.convert(from, /** @type {VariantId} */ (other))],
        more,
      );
    } catch (error) {
      if (opened !== this.opened) return;
      const message = withoutRule(/** @type {Error} */ (error).message, language());
      const isNew = !this.rules;
      if (isNew && position !== undefined) await this.open(sets);
      else this.choose();
      this.say(isNew ? this.words.showStart(message) : message);
    }
  }

  /** Each position goes with its rules to the other side. */
  exchange() {
    this.opened++;
    const [left, right] = this.linked.positions;
    if (this.rules) return this.put(this.rules, [this.sets[1], this.sets[0]], [right, left]);
  }

  /**
   * @param {Rules} rules
   * @param {string[]} sets
   * @param {[string, string]} positions
   * @param {Pick<Difference, "moves" | "pick"> & { line?: Difference, isBack?: boolean }} [more]
   */
  async put(rules, sets, positions, { moves, pick, line, isBack } = {}) {
    this.rules = rules;
    this.sets = /** @type {[VariantId, VariantId]} */ (sets);
    this.line = line ?? null;
    if (!isBack) showAddress(location.href, { push: true }); // Back brings what was shown before
    this.choose();
    if (!(await this.linked.show(positions, { moves, pick }))) return;
    document.body.dataset.ready = "";
  }

  /** What is known of the rules that are chosen, in the order in which it is written. */
  get pair() {
    return RULE_DIFFERENCES.find(({ sets }) => this.sets.every((id) => sets.includes(id)));
  }

  /** Shows which rules are chosen, and where they part. */
  choose() {
    const [one, other] = this.sets;
    this.here.value = one;
    this.there.replaceChildren(...comparedWith(one).map((id) => el("option", { value: id, text: nameOf(id) })));
    this.there.value = other;
    for (const [i, half] of this.linked.halves.entries()) half.name = nameOf(this.sets[i]);
    const { sets = [], differences = [] } = this.pair ?? {};
    /** The left board's words first. */
    const order = sets[0] === one ? [0, 1] : [1, 0];
    byId("rows").replaceChildren(
      ...differences.map((item) => el("li", {}, this.shower(item), el("div", {}, ...this.told(item, order)))),
    );
    const line = byId("line");
    line.hidden = !this.line;
    if (this.line) line.replaceChildren(...this.told(this.line, order));
  }

  /** A button that puts a position on the boards. @param {Difference} item */
  shower(item) {
    const { position, moves, pick } = item;
    const button = el("button", {
      type: "button",
      class: "small",
      text: this.words.show,
      "aria-label": this.words.showOne(this.wordsOf(item).point),
      "aria-pressed": String(item === this.line),
    });
    button.addEventListener("click", async () => {
      await this.open(this.sets, position, { moves, pick, line: item });
      byId("line").scrollIntoView({ block: "start" });
      /** @type {HTMLElement | undefined} */ (
        [...byId("rows").querySelectorAll("button")].find((other) => other.getAttribute("aria-pressed") === "true")
      )?.focus({ preventScroll: true });
    });
    return button;
  }

  /** What is said of a difference. @param {Difference} item */
  wordsOf({ key }) {
    const { sets } = /** @type {typeof RULE_DIFFERENCES[number]} */ (this.pair);
    const all = /** @type {Record<string, Record<string, DifferenceWords>>} */ (this.words.differences);
    return all[sets.join("/")][key];
  }

  /** What a line says. @param {Difference} item  @param {number[]} order */
  told(item, order) {
    const { rules } = item;
    const { point, words } = this.wordsOf(item);
    return [
      el("strong", { text: point }),
      ...order.map((i) =>
        el(
          "p",
          { class: "small" },
          el("a", { class: "number", href: `rules.html#${rules[i]}`, text: rules[i] }),
          ` ${words[i]}`,
        ),
      ),
    ];
  }

  /** What the boards show has changed. */
  render() {
    const {
      linked: { halves, leader, picked, apart, back },
      rules,
      words,
    } = this;
    if (!rules) return;
    const { board } = leader;
    for (const [name, isOff] of Object.entries({
      start: board.ply === 0,
      undo: board.ply === 0,
      redo: board.ply === board.moves.length,
      exchange: false,
    })) {
      /** @type {HTMLButtonElement} */ (byId(name)).disabled = isOff;
    }
    const positions = this.linked.positions;
    const compare = apart ? null : comparison(rules, this.sets, positions, language());
    this.linked.alike = compare !== null;
    if (apart) this.sayApart(rules, apart);
    else
      this.say(
        back
          ? words.tookBack(
              back.board.side,
              back.moves.map((place) => written(rules, place)),
            )
          : "",
      );
    showAddress(hashOf(rules, this.sets, positions));
    if (apart) return this.moveDifferences.nothing(words.differentPositions);
    if (!compare) return this.moveDifferences.nothing(words.noLongerAlike);
    try {
      this.moveDifferences.show(halves, compare(), picked, rules);
    } catch (error) {
      this.moveDifferences.nothing(withoutRule(/** @type {Error} */ (error).message, language())); // too much differs to be explained
    }
  }

  /** Says which move one board has not followed, and offers the other's position. @param {Rules} rules  @param {import("./linked-boards.js").Apart} apart */
  sayApart(rules, { board: behind, place, why }) {
    const ahead = this.linked.otherThan(behind);
    const number = why?.rule ? [" ", el("a", { class: "number", href: `rules.html#${why.rule}`, text: why.rule })] : [];
    const both = () => this.open(this.sets, ahead.board.position);
    this.say(
      this.words.apart(
        behind.side,
        written(rules, place),
        why ? withoutRule(why.message, language()) : this.words.otherMove,
      ),
      ...number,
      " ",
      el("button", { type: "button", class: "small", text: this.words.putOnBoth(ahead.side), on: { click: both } }),
    );
  }

  /** @param {(string | Node)[]} words */
  say(...words) {
    this.bar.replaceChildren(...(words.join("") ? [el("p", {}, ...words)] : []));
  }
}
