// Two sets of rules on two boards: which they are, where they part, and what differs in the position that is shown.

import "../table/index.js";
import { el } from "../table/dom.js";
import { rulesOf } from "../table/rules.js";
import { DIFFERENCES } from "./differences.js";
import { Differing } from "./differing.js";
import { byId } from "./dom.js";
import { Offline } from "./offline.js";
import { Pair } from "./pair.js";
import { Settings } from "./settings.js";
import { CATALOGUE } from "#catalogue";

/** @typedef {import("../table/types").VariantId} VariantId */
/** @typedef {import("./differences.js").Difference} Difference */

const nameOf = (/** @type {string} */ id) => CATALOGUE.find((game) => game.id === id)?.name ?? id;
const [{ sets: FIRST }] = DIFFERENCES;
/** The variants that have others with the same boards and pieces, in the order in which they are shown. */
const SETS = [...new Set(DIFFERENCES.flatMap(({ sets }) => sets))];
/** The others of a variant. @param {string} id */
const othersOf = (id) => DIFFERENCES.flatMap(({ sets: [one, other] }) => (one === id ? [other] : other === id ? [one] : []));

/** The page while it is shown. */
export class Page {
  constructor() {
    this.settings = new Settings();
    this.offline = new Offline();
    /** @type {[VariantId, VariantId]} */
    this.sets = /** @type {[VariantId, VariantId]} */ (FIRST);
    /** @param {string} name */
    const select = (name) => /** @type {HTMLSelectElement} */ (byId(name));
    this.here = select("here");
    this.there = select("there");
    this.here.replaceChildren(...SETS.map((id) => el("option", { value: id, text: nameOf(id) })));
    this.here.addEventListener("change", () => this.open([this.here.value, othersOf(this.here.value)[0]]));
    this.there.addEventListener("change", () => this.open([this.here.value, this.there.value]));
    byId("exchange").addEventListener("click", () => this.open([this.sets[1], this.sets[0]], this.pair.halves[1].board.position));
    const board = () => {
      const node = document.createElement("hyperply-game");
      for (const [name, value] of Object.entries({ controls: "none", shortcuts: "off", rules: "rules.html", view: "plan", finger: "off" })) node.setAttribute(name, value);
      node.addEventListener("hyperply-refuse", ({ detail }) => this.refused(detail));
      return node;
    };
    this.differing = new Differing(byId("differs"), byId("said"));
    this.pair = new Pair(byId("pair"), [board(), board()], () => this.render());
    byId("start").addEventListener("click", () => this.pair.go((board) => board.go(0)));
    byId("undo").addEventListener("click", () => this.pair.go((board) => board.undo()));
    byId("redo").addEventListener("click", () => this.pair.go((board) => board.redo()));
    this.apart = byId("apart");
    window.addEventListener("hashchange", () => this.read());
    this.read();
  }

  /** Opens what the address tells: #rules=trid,trid-meder&position=... */
  read() {
    const asked = new URLSearchParams(location.hash.slice(1));
    const [one, other] = (asked.get("rules") ?? "").split(",");
    const sets = othersOf(one).includes(other) ? [one, other] : [...FIRST];
    return this.open(sets, asked.get("position") ?? undefined);
  }

  /** Puts two sets of rules on the boards, at a position of either, or at the start. @param {string[]} sets  @param {string} [position]  @param {Pick<Difference, "moves" | "pick">} [more]  @returns {Promise<void>} */
  async open(sets, position, more) {
    const [one, other] = /** @type {[VariantId, VariantId]} */ (sets);
    const rules = await rulesOf(one);
    /** @type {[string, string]} */
    let positions;
    try {
      const from = position ?? rules.initial_position(one);
      positions = [rules.convert(from, one), rules.convert(from, other)];
    } catch (error) {
      if (position === undefined) throw error;
      await this.open(sets);
      return this.say(`${/** @type {Error} */ (error).message}. Both boards show the start.`);
    }
    const isSame = this.rules && one === this.sets[0] && other === this.sets[1];
    this.rules = rules;
    this.sets = [one, other];
    if (!isSame) this.choose();
    await this.pair.show(positions, more);
    document.body.dataset.ready = "";
  }

  /** Shows which rules are chosen, and where they part. */
  choose() {
    const [one, other] = this.sets;
    this.here.value = one;
    this.there.replaceChildren(...othersOf(one).map((id) => el("option", { value: id, text: nameOf(id) })));
    this.there.value = other;
    for (const [i, half] of this.pair.halves.entries()) half.name.textContent = nameOf(this.sets[i]);
    const { sets = [], differences = [] } = DIFFERENCES.find(({ sets }) => sets.includes(one) && sets.includes(other)) ?? {};
    const order = sets[0] === one ? [0, 1] : [1, 0];
    byId("rows").replaceChildren(...differences.map((item) => this.row(item, order)));
  }

  /** A line that puts a position on the boards. @param {Difference} item  @param {number[]} order of its words: left, right */
  row(item, order) {
    const { point, position, moves, pick, rules, words } = item;
    const button = el("button", { type: "button", class: "small", text: "Show", "aria-label": `Show: ${point}`, "aria-pressed": "false" });
    button.addEventListener("click", async () => {
      await this.open(this.sets, position, { moves, pick });
      for (const other of byId("rows").querySelectorAll("button")) other.setAttribute("aria-pressed", String(other === button));
      byId("pair").scrollIntoView({ block: "nearest" });
    });
    const sides = order.map((i) => el("p", { class: "small" }, el("a", { class: "number", href: `rules.html#${rules[i]}`, text: rules[i] }), ` ${words[i]}`));
    return el("li", {}, button, el("div", {}, el("strong", { text: point }), ...sides));
  }

  /** What the boards show has changed. */
  render() {
    const { pair: { halves, picked, apart }, sets: [one, other], rules } = this;
    const [{ board }] = halves;
    if (!rules || !board.position) return;
    this.renderApart();
    const fresh = board.position === rules.initial_position(one);
    history.replaceState(history.state, "", `#rules=${one},${other}${fresh ? "" : `&position=${encodeURIComponent(board.position)}`}`);
    if (apart) return this.differing.nothing("The boards show different positions: go back, or put one of them on both.");
    try {
      this.differing.show(halves, this.compared(rules), picked);
    } catch (error) {
      this.differing.nothing(`${/** @type {Error} */ (error).message}.`);
    }
  }

  /** What the two positions allow; some can be carried over in one direction only. @param {import("../table/types").Rules} rules  @returns {import("../table/types").Comparison} */
  compared(rules) {
    const [left, right] = this.pair.halves.map(({ board }) => board.position);
    const [one, other] = this.sets;
    try {
      return rules.compare(left, other);
    } catch (error) {
      const found = rules.compare(right, one);
      if (found.position !== left) throw error;
      return { ...found, here: found.there, there: found.here };
    }
  }

  /** Says which move one board has not followed, and offers the other's position. */
  renderApart() {
    const { pair } = this;
    const { apart } = pair;
    if (!apart) {
      this.apart.hidden = true;
      return;
    }
    const { board: behind, move, why } = apart;
    const ahead = pair.otherThan(behind);
    const number = why.rule ? [" ", el("a", { class: "number", href: `rules.html#${why.rule}`, text: why.rule })] : [];
    this.say(`${move} is not played on the ${behind.side}: ${why.message}`, ...number, " ", el("button", {
      type: "button", class: "small", text: "Put this position on both", on: {
        click: () => this.both(ahead.board.position),
      },
    }));
  }

  /** Puts the position of one board on both, or says why that cannot be. @param {string} position */
  both(position) {
    try {
      for (const id of this.sets) this.rules?.convert(position, id);
      return this.open(this.sets, position);
    } catch (error) {
      this.refused(/** @type {Error & { rule?: string }} */ (error));
    }
  }

  /** @param {{ message: string, rule?: string }} detail */
  refused({ message, rule }) {
    this.say(message, ...(rule ? [" ", el("a", { class: "number", href: `rules.html#${rule}`, text: rule })] : []));
  }

  /** @param {(string | Node)[]} words */
  say(...words) {
    this.apart.hidden = false;
    this.apart.replaceChildren(el("p", { role: "status" }, ...words));
  }
}
