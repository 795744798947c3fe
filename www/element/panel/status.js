// Whose turn it is and how the game stands; what a screen reader is told of a change.

import { el, setData, setText } from "../draw/dom.js";
import { selectionWords } from "../state/selection.js";
import { SIDES, count, moveSentence, outcomeWords } from "../words/sentences.js";
import { ruleBadge } from "./rule-links.js";

export class StatusLine {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
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

  render() {
    const { state } = this.table;
    const { status, family, line } = state;
    const { outcome, turn } = status;
    const check = status.checks.length > 0 && !outcome;
    setText(this.turn, outcome ? outcomeWords(outcome).result : `${SIDES[turn]} to move${check ? " — check" : ""}`);
    setData(this.turn, "side", outcome ? (outcome.winner ?? "draw") : turn);
    const seen = status.repetitions > 1 && !outcome ? ` · position seen ${status.repetitions} times` : "";
    const later = line.items.length - line.ply;
    const more = later ? ` · ${count(later, "more move")}` : "";
    setText(this.number, `Move ${status.number}${seen}${more}`);
    this.renderResult();
    this.show(
      this.notice,
      state.once("notice", () => family.notice(state)),
    );
    this.renderSeries();
    this.announce();
  }

  /** @param {HTMLElement} node  @param {string} text */
  show(node, text) {
    setText(node, text);
    node.hidden = !text;
  }

  renderResult() {
    const {
      state: {
        status: { outcome },
      },
      settings: { rules },
    } = this.table;
    const { reason, rule } = outcome ? outcomeWords(outcome) : { reason: "", rule: "" };
    this.show(this.result, reason);
    if (rule && rules) this.result.append(" ", ruleBadge(rule, rules));
  }

  renderSeries() {
    const {
      state: {
        status: { speed, turn },
      },
      settings: { rules },
    } = this.table;
    this.series.hidden = !speed;
    if (!speed) return this.series.replaceChildren();
    const { agreed, left } = speed;
    this.series.replaceChildren(
      el("span", { text: `Speed moves, ${agreed} each: ${SIDES[turn]} has ${left} left` }),
      rules ? ruleBadge("T23", rules) : "",
      el(
        "span",
        { class: "pips", "aria-hidden": "true" },
        ...Array.from({ length: agreed }, (_, i) => el("i", { class: i < agreed - left ? "spent" : "" })),
      ),
    );
  }

  /** The last move in words. */
  lastMove() {
    const { last, history, family } = this.table.state;
    const item = history.at(-1);
    return last && item ? `${moveSentence(family, last, item.side)}.` : "";
  }

  /** Tells a screen reader what has changed. */
  announce() {
    const { state } = this.table;
    const words = [];
    const position = `${state.position} ${state.status.outcome?.reason ?? ""}`;
    if (position !== this.said.position) {
      this.said.selection = "";
      words.push(
        this.lastMove(),
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

  /** Says the last move again. */
  repeat() {
    const words = this.lastMove() || "No move yet.";
    this.say(this.live.textContent === words ? `${words}\u00a0` : words); // only a change is read out
  }

  /** @param {string} text */
  say(text) {
    if (text) this.live.textContent = text;
  }
}
