// How the game went: who stood better from move to move, and where it turned.

import { draw, el, focusIn, modified, setAttribute, setStyle, setText } from "../draw/dom.js";
import { curveOf, placeOf, turnsOf } from "./course.js";
import { own } from "../own.js";

/** @typedef {import("./review.js").Found} Found */
/** @typedef {import("../types").State} State */

export class EvaluationChart {
  /** @type {State | null} */
  state = null;

  /** @param {import("../types").Actions} actions  @param {import("./review.js").Review} review */
  constructor({ go }, review) {
    this.review = review;
    this.button = el("button", { id: "review", type: "button", part: "button", on: { click: () => this.press() } });
    this.progress = el("progress", { id: "reviewed" });
    this.drawing = draw("svg", { viewBox: "0 0 100 100", preserveAspectRatio: "none", "aria-hidden": "true" });
    this.graph = el(
      "div",
      { id: "graph", role: "slider", tabindex: "0", "aria-valuemin": 0 },
      this.drawing,
      el("i", {}),
    );
    this.graph.addEventListener("click", ({ clientX }) => {
      const { left, width } = this.drawing.getBoundingClientRect();
      go(Math.round(((clientX - left) / width) * this.length));
    });
    this.graph.addEventListener("keydown", (event) => {
      const ply = this.state?.line.ply ?? 0;
      /** @type {Record<string, number>} */
      const to = {
        ArrowLeft: ply - 1,
        ArrowDown: ply - 1,
        ArrowRight: ply + 1,
        ArrowUp: ply + 1,
        PageDown: ply - 10,
        PageUp: ply + 10,
        Home: 0,
        End: this.length,
      };
      const there = own(to, event.key);
      if (there === undefined || modified(event)) return;
      event.preventDefault();
      go(there);
    });
    this.summary = el("p", { id: "turns", class: "small", role: "status" });
    this.said = el("p", { id: "verdict", class: "small" });
    this.node = el(
      "div",
      { class: "chart" },
      el("div", { class: "row" }, this.button, this.progress, this.summary),
      this.graph,
      this.said,
    );
    /** What is drawn. @type {{ revision: number, items: readonly object[] }} */
    this.drawn = { revision: 0, items: [] };
  }

  /** Writes what is always there. @param {import("../types").Words["analysis"]} said */
  name(said) {
    if (!this.button.textContent) this.button.textContent = said.review;
    setAttribute(this.button, "title", said.reviewTitle);
    setAttribute(this.progress, "aria-label", said.progress);
    setAttribute(this.graph, "aria-label", said.graph);
  }

  get length() {
    return this.state?.line.items.length ?? 0;
  }

  press() {
    const { review, state } = this;
    if (!state) return;
    if (review.isRunning) review.stop();
    else review.start(state);
    this.render(state);
  }

  /** @param {State} state */
  render(state) {
    this.state = state;
    const { review } = this;
    const {
      line,
      words: { analysis: words },
    } = state;
    review.follow(state);
    if (!state.analyzing) return;
    const { revision, isRunning } = review;
    const evaluations = review.evaluations(state);
    const known = evaluations.filter(Boolean).length;
    const isDone = known === evaluations.length;
    this.node.hidden = this.length === 0;
    setText(this.button, isRunning ? words.stopReview : words.review);
    this.progress.hidden = !isRunning;
    Object.assign(this.progress, { max: evaluations.length, value: known });
    this.graph.hidden = this.said.hidden = known < 2;
    const held = focusIn(this.node) === this.button;
    this.button.hidden = isDone && !isRunning;
    if (held && this.button.hidden) this.graph.focus();
    if (this.drawn.revision !== revision || this.drawn.items !== line.items) {
      this.drawn = { revision, items: line.items };
      this.draw(state, evaluations);
    }
    setText(this.summary, isDone && !isRunning ? turnsOf(state, review) : "");
    setStyle(this.graph, { ply: line.ply / Math.max(1, this.length) });
    setAttribute(this.graph, "aria-valuemax", this.length);
    setAttribute(this.graph, "aria-valuenow", line.ply);
    setAttribute(this.graph, "aria-valuetext", placeOf(state, evaluations[line.ply]));
    const verdict = review.verdict(state, line.ply - 1);
    setText(this.said, verdict ? review.words(state, line.ply - 1, verdict) : "");
  }

  /** Draws White's chances as an area below Black's, and where the game turned as dots between them. @param {State} state  @param {(Found | undefined)[]} evaluations */
  draw(state, evaluations) {
    const { points, black, white } = curveOf(evaluations);
    const dots = points.flatMap((point, ply) => {
      const verdict = ply > 0 && this.review.verdict(state, ply - 1);
      if (!verdict) return [];
      const d = `M${point}h0`;
      return [draw("path", { class: "dot", d }), draw("path", { class: "dot", "data-grade": verdict.grade.name, d })];
    });
    this.drawing.replaceChildren(
      draw("path", { class: "black-chances", d: black }),
      draw("path", { class: "white-chances", d: white }),
      draw("path", { class: "middle", d: "M0 50H100" }),
      ...dots,
    );
  }
}
