// Whose turn it is and how the game stands; what a screen reader is told of a change.

import { el, setData, setText } from "../draw/dom.js";
import { aloneIn } from "../state/players.js";
import { moveWords, selectionWords } from "../state/selection.js";
import { noticeOf } from "../state/state.js";
import { CITED, ruleOfEnding } from "../words/citations.js";
import { ruleBadge } from "./rule-links.js";

/** @typedef {import("../types").State} State */

export class StatusLine {
  /** @type {State | null} */
  state = null;

  /** @param {import("../types").Words} words */
  constructor(words) {
    this.words = words;
    this.turn = el("h2", { id: "turn", class: "headline", part: "turn", text: words.status.loading });
    this.number = el("p", { id: "number", class: "muted" });
    this.result = el("p", { id: "result", hidden: true });
    this.series = el("p", { id: "series", hidden: true });
    this.node = el(
      "section",
      { class: "status", part: "status", "aria-labelledby": "turn" },
      el("div", { class: "status-line" }, this.turn, this.number),
      this.result,
      this.series,
    );
    this.live = el("div", { id: "live", class: "hidden-words", part: "live", "aria-live": "polite" });
    /** What was drawn last: it is not written again, so that links keep the keyboard. */
    this.drawn = { result: "", series: "" };
    this.said = { position: "", selection: "" };
  }

  /** @param {State} state */
  render(state) {
    this.state = state;
    const { status, line } = state;
    const { outcome, turn } = status;
    const check = status.checks.length > 0 && !outcome;
    const { status: said } = state.words;
    setText(this.turn, outcome ? resultWords(state, outcome) : turnWords(state, check));
    setData(this.turn, "side", outcome ? (outcome.winner ?? "draw") : turn);
    setText(this.number, said.number(status.number, outcome ? 1 : status.repetitions, line.items.length - line.ply));
    this.renderResult(state);
    this.renderSeries(state);
    this.announce(state);
  }

  /** @param {HTMLElement} node  @param {string} text */
  show(node, text) {
    setText(node, text);
    node.hidden = !text;
  }

  /** @param {State} state */
  renderResult({ words, status: { outcome }, settings: { rules } }) {
    const drawn = `${outcome?.reason} ${outcome?.winner} ${rules}`;
    if (this.drawn.result === drawn) return;
    this.drawn.result = drawn;
    this.show(this.result, outcome ? words.status.reason(outcome) : "");
    const rule = outcome && ruleOfEnding(outcome.reason);
    if (rule && rules) this.result.append(" ", ruleBadge(words, rule, rules));
  }

  /** @param {State} state */
  renderSeries({ words, status: { speed, turn }, settings: { rules } }) {
    const drawn = `${turn} ${speed?.left} ${speed?.agreed} ${rules}`;
    if (this.drawn.series === drawn) return;
    this.drawn.series = drawn;
    this.series.hidden = !speed;
    if (!speed) return this.series.replaceChildren();
    const { agreed, left } = speed;
    this.series.replaceChildren(
      el("span", { text: words.status.series(turn, left, agreed) }),
      rules ? ruleBadge(words, CITED.speedMoves, rules) : "",
      el(
        "span",
        { class: "pips", "aria-hidden": "true" },
        ...Array.from({ length: agreed }, (_, i) => el("i", { class: i < agreed - left ? "spent" : "" })),
      ),
    );
  }

  /** Tells a screen reader what has changed. @param {State} state */
  announce(state) {
    const { status: said } = state.words;
    if (state.history.length && !state.words.has("play")) return; // said when there are words for it
    const words = [];
    const position = `${state.position} ${state.status.outcome?.reason ?? ""}`;
    if (position !== this.said.position) {
      this.said.selection = "";
      words.push(
        moveWords(state),
        this.turn.textContent,
        this.result.textContent,
        noticeOf(state)?.text,
        this.series.textContent,
      );
    } else {
      const picked = selectionWords(state);
      const selection = picked ? `${picked.title}, ${picked.detail}` : "";
      if (selection !== this.said.selection) words.push(selection ? said.selected(selection) : said.nothingSelected);
      this.said.selection = selection;
    }
    this.said.position = position;
    this.say(words.filter(Boolean).join(" "));
  }

  /** Says that there is no game to be shown. @param {string} why */
  fail(why) {
    this.turn.textContent = this.words.status.failed;
    this.show(this.result, why);
    this.drawn.result = "";
  }

  /** Says the last move again. */
  repeat() {
    const words = (this.state && moveWords(this.state)) || this.words.status.noMove;
    this.say(this.live.textContent === words ? `${words}\u00a0` : words); // only a change is read out
  }

  /** @param {string} text */
  say(text) {
    if (text) this.live.textContent = text;
  }
}

/** @param {State} state  @param {boolean} check */
export function turnWords({ status: { turn }, settings, words: { status: said } }, check) {
  return (turn === aloneIn(settings) ? said.yours : said.turn)(turn, check);
}

/** @param {State} state  @param {import("../types").Outcome} outcome */
export function resultWords({ settings, words: { status: said } }, outcome) {
  const own = aloneIn(settings);
  return own && outcome.winner ? said.decided(own === outcome.winner) : said.result(outcome);
}
