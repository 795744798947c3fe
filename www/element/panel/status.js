// Whose turn it is and how the game stands; what a screen reader is told of a change.

import { el, setData, setText } from "../draw/dom.js";
import { selectionWords } from "../state/selection.js";
import { once } from "../state/state.js";
import { CITED } from "../words/citations.js";
import { SIDES, count, moveSentence, outcomeWords } from "../words/sentences.js";
import { ruleBadge } from "./rule-links.js";

/** @typedef {import("../types").State} State */

export class StatusLine {
  /** @type {State | null} */
  state = null;

  constructor() {
    this.turn = el("h2", { id: "turn", class: "headline", part: "turn", text: "Loading …" });
    this.number = el("p", { id: "number", class: "muted" });
    this.result = el("p", { id: "result", hidden: true });
    this.notice = el("p", { id: "notice", hidden: true });
    this.series = el("p", { id: "series", hidden: true });
    this.node = el(
      "section",
      { class: "status", part: "status", "aria-labelledby": "turn" },
      el("div", { class: "status-line" }, this.turn, this.number),
      this.result,
      this.notice,
      this.series,
    );
    this.live = el("div", { id: "live", class: "hidden-words", "aria-live": "polite" });
    this.said = { position: "", selection: "" };
  }

  /** @param {State} state */
  render(state) {
    this.state = state;
    const { status, line } = state;
    const { outcome, turn } = status;
    const check = status.checks.length > 0 && !outcome;
    setText(this.turn, outcome ? outcomeWords(outcome).result : `${SIDES[turn]} to move${check ? " — check" : ""}`);
    setData(this.turn, "side", outcome ? (outcome.winner ?? "draw") : turn);
    const seen = status.repetitions > 1 && !outcome ? ` · position seen ${status.repetitions} times` : "";
    const later = line.items.length - line.ply;
    const more = later ? ` · ${count(later, "more move")}` : "";
    setText(this.number, `Move ${status.number}${seen}${more}`);
    this.renderResult(state);
    this.renderNotice(state);
    this.renderSeries(state);
    this.announce(state);
  }

  /** @param {HTMLElement} node  @param {string} text */
  show(node, text) {
    setText(node, text);
    node.hidden = !text;
  }

  /** @param {State} state */
  renderNotice(state) {
    const said = once(state, "notice", () => state.family.notice(state));
    const { rules } = state.settings;
    this.show(this.notice, said?.text ?? "");
    if (said?.rule && rules) this.notice.append(" ", ruleBadge(said.rule, rules));
  }

  /** @param {State} state */
  renderResult({ status: { outcome }, settings: { rules } }) {
    const { reason, rule } = outcome ? outcomeWords(outcome) : { reason: "", rule: "" };
    this.show(this.result, reason);
    if (rule && rules) this.result.append(" ", ruleBadge(rule, rules));
  }

  /** @param {State} state */
  renderSeries({ status: { speed, turn }, settings: { rules } }) {
    this.series.hidden = !speed;
    if (!speed) return this.series.replaceChildren();
    const { agreed, left } = speed;
    this.series.replaceChildren(
      el("span", { text: `Speed moves, ${agreed} each: ${SIDES[turn]} has ${left} left` }),
      rules ? ruleBadge(CITED.speedMoves, rules) : "",
      el(
        "span",
        { class: "pips", "aria-hidden": "true" },
        ...Array.from({ length: agreed }, (_, i) => el("i", { class: i < agreed - left ? "spent" : "" })),
      ),
    );
  }

  /** Tells a screen reader what has changed. @param {State} state */
  announce(state) {
    const words = [];
    const position = `${state.position} ${state.status.outcome?.reason ?? ""}`;
    if (position !== this.said.position) {
      this.said.selection = "";
      words.push(
        lastMove(state),
        ...[this.turn, this.result, this.notice, this.series].map((node) => node.textContent),
      );
    } else {
      const picked = selectionWords(state);
      const selection = picked ? `${picked.title}, ${picked.detail}` : "";
      if (selection !== this.said.selection) words.push(selection ? `${selection}, selected` : "Nothing is selected");
      this.said.selection = selection;
    }
    this.said.position = position;
    this.say(words.filter(Boolean).join(" "));
  }

  /** Says that there is no game to be shown. @param {string} why */
  fail(why) {
    this.turn.textContent = "The game could not be loaded";
    this.number.textContent = why;
  }

  /** Says the last move again. */
  repeat() {
    const words = (this.state && lastMove(this.state)) || "No move yet.";
    this.say(this.live.textContent === words ? `${words}\u00a0` : words); // only a change is read out
  }

  /** @param {string} text */
  say(text) {
    if (text) this.live.textContent = text;
  }
}

/** The last move in words. @param {State} state */
function lastMove({ last, history, family }) {
  const item = history.at(-1);
  return last && item ? `${moveSentence(family, last, item.side)}.` : "";
}
