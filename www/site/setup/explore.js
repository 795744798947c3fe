// What one can do with a position: play on, analyze, compare rules, list its moves, look for mates, share it.

import { el, setText } from "../../element/draw/dom.js";
import { EngineClient } from "../../element/engine/client.js";
import { familyWith, rulesOf, variantOf } from "../../element/state/load-rules.js";
import { hashOfPosition } from "../play/address.js";
import { nameOf } from "../shell/variants.js";
import { comparedWith } from "../compare/rule-differences.js";
import { withoutRule } from "../../element/words/message.js";
import { ExploreMates } from "./explore-mates.js";
import { ExploreMoves } from "./explore-moves.js";
import { language } from "../shell/language.js";
import { writeValue } from "../shell/link.js";

/** @typedef {import("../../element/types").Rules} Rules */
/** @typedef {import("../../element/types").Status} Status */
/** What is explored. @typedef {{ rules: Rules, position: string, status: Status, isMate: boolean, hasTimeOut: boolean }} Explored */

export class Explore {
  #client = new EngineClient();
  /** What was asked for last. @type {object | null} */
  #asked = null;

  /**
   * @param {Pick<import("../words/words").SiteWords, "explore" | "shell" | "sides">} words
   * @param {{ onmove?: (position: string) => void, share?: { node: HTMLElement, show(isLegal: boolean): void } }} [page] what happens when a person has chosen a move, with the position after it, and what shares the position
   */
  constructor({ explore: words, shell, sides }, { onmove = () => {}, share } = {}) {
    this.words = words;
    this.sides = sides;
    this.position = "";
    this.said = el("p", { class: "explore-said", role: "status" });
    this.play = el("a", { class: "button accent", text: words.play });
    this.analyze = el("a", { class: "button", text: words.analyze });
    this.compare = el("span", { class: "row wrap" });
    this.share = share;
    const more = { words, copying: shell.copying, client: this.#client, onmove };
    this.moves = new ExploreMoves(more);
    this.mates = new ExploreMates(more);
    this.ways = el("div", { class: "row wrap" }, this.play, this.analyze, this.compare);
    this.element = el(
      "section",
      { class: "explore", "aria-labelledby": "explore-title" },
      el("h2", { id: "explore-title", text: words.title }),
      this.said,
      this.ways,
      share?.node ?? null,
      this.moves.node,
      this.mates.node,
    );
    this.#offer(null);
  }

  /** Shows what one can do with a position. @param {string} position */
  async show(position) {
    if (position === this.position && this.#asked) return;
    const asked = {};
    this.#asked = asked;
    this.position = position;
    this.#client.drop();
    const variant = variantOf(position);
    try {
      const rules = familyWith(variant) === undefined ? null : await rulesOf(variant);
      if (this.#asked !== asked) return;
      const isLegal = rules !== null && rules.problems(position).length === 0;
      this.#offer(isLegal ? explored(rules, position) : null);
    } catch (error) {
      if (this.#asked !== asked) return;
      this.#asked = null; // it is asked for again when it is shown again
      this.#offer(null);
      setText(this.said, this.words.failed(withoutRule(/** @type {Error} */ (error).message, language())));
    }
  }

  /** @param {Explored | null} explored */
  #offer(explored) {
    const { words, sides } = this;
    const open = explored?.status.outcome ? null : explored;
    setText(this.said, saidOf(explored, words, sides));
    this.element.toggleAttribute("data-closed", !open);
    this.ways.hidden = !explored;
    this.share?.show(explored !== null);
    this.play.hidden = this.analyze.hidden = !open;
    this.moves.show(open);
    this.mates.show(open);
    if (!explored) return;
    const { play, analyze, compare } = waysOf(explored, words);
    this.play.href = play;
    this.analyze.href = analyze;
    this.compare.hidden = !compare.length;
    this.compare.replaceChildren(...compare.map((way) => el("a", { class: "button", ...way })));
  }
}

/** What is said of a position in which there is nothing to explore. @param {Explored | null} explored  @param {import("../words/words").ExploreWords} words  @param {import("../../element/words/words").SideWords} sides */
export function saidOf(explored, words, { status }) {
  if (!explored) return words.notPlayable;
  const { outcome } = explored.status;
  return outcome ? words.over(status.result(outcome)) : "";
}

/** The ways from a position to other pages. @param {Explored} explored  @param {import("../words/words").ExploreWords} words */
export function waysOf({ position, status: { variant } }, words) {
  const hash = hashOfPosition(position);
  const others = comparedWith(variant);
  return {
    play: `play.html${hash}&ask`,
    analyze: `play.html${hash}&analyze`,
    compare: others.map((other) => ({
      href: `compare.html#rules=${variant},${other}&position=${writeValue(position)}`,
      text: words.compare(others.length > 1 ? nameOf(other) : undefined),
    })),
  };
}

/** @param {Rules} rules  @param {string} position  @returns {Explored} */
export function explored(rules, position) {
  const status = rules.status(position);
  const { family, time_out: hasTimeOut } = rules.variant(status.variant);
  return { rules, position, status, isMate: family !== "quarx", hasTimeOut };
}
