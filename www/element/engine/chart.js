// How the game went: who stood better from move to move, and where it turned.

import { draw, el, modified, setAttribute, setStyle, setText } from "../draw/dom.js";
import { GRADES } from "./review.js";
import { SIDES, either } from "../words/sentences.js";

/** @typedef {import("./review.js").Found} Found */
/** @typedef {import("../types").Side} Side */

export class EvaluationChart {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.button = el(
      "button",
      {
        id: "review",
        type: "button",
        part: "button",
        title: "Let the engine look at every position",
        on: { click: () => this.press() },
      },
      "Review the game",
    );
    this.progress = el("progress", { id: "reviewed", "aria-label": "Positions that were looked at" });
    this.drawing = draw("svg", { viewBox: "0 0 100 100", preserveAspectRatio: "none", "aria-hidden": "true" });
    this.graph = el(
      "div",
      { id: "graph", role: "slider", tabindex: "0", "aria-label": "Course of the game", "aria-valuemin": 0 },
      this.drawing,
      el("i", {}),
    );
    const go = table.act((/** @type {number} */ ply) => table.go(ply));
    this.graph.addEventListener("click", ({ clientX }) => {
      const { left, width } = this.drawing.getBoundingClientRect();
      go(Math.round(((clientX - left) / width) * this.length));
    });
    this.graph.addEventListener("keydown", (event) => {
      const { ply } = table.state.line;
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
      if (to[event.key] === undefined || modified(event)) return;
      event.preventDefault();
      go(to[event.key]);
    });
    this.summary = el("p", { id: "turns", class: "small", role: "status" });
    this.said = el("p", { id: "verdict", class: "small" });
    this.node = el(
      "div",
      { class: "course" },
      el("div", { class: "row" }, this.button, this.progress, this.summary),
      this.graph,
      this.said,
    );
    /** What is drawn. @type {{ revision: number, items: readonly object[] }} */
    this.drawn = { revision: 0, items: [] };
  }

  get length() {
    return this.table.state.line.items.length;
  }

  press() {
    const { review } = this.table;
    if (review.isRunning) review.stop();
    else review.start();
    this.render();
  }

  render() {
    const {
      analysis,
      review,
      host,
      state: { line },
    } = this.table;
    review.look();
    if (!analysis.on) return;
    const { evaluations, revision, isRunning } = review;
    const known = evaluations.filter(Boolean).length;
    const isDone = known === evaluations.length;
    this.node.hidden = this.length === 0;
    setText(this.button, isRunning ? "Stop the review" : "Review the game");
    this.progress.hidden = !isRunning;
    Object.assign(this.progress, { max: evaluations.length, value: known });
    this.graph.hidden = this.said.hidden = known < 2;
    const held = host.root.activeElement === this.button;
    this.button.hidden = isDone && !isRunning;
    if (held && this.button.hidden) this.graph.focus();
    if (this.drawn.revision !== revision || this.drawn.items !== line.items) {
      this.drawn = { revision, items: line.items };
      this.draw(evaluations);
    }
    setText(this.summary, isDone && !isRunning ? this.turns() : "");
    setStyle(this.graph, { ply: line.ply / Math.max(1, this.length) });
    setAttribute(this.graph, "aria-valuemax", this.length);
    setAttribute(this.graph, "aria-valuenow", line.ply);
    setAttribute(this.graph, "aria-valuetext", this.place(evaluations[line.ply]));
    const verdict = review.verdict(line.ply - 1);
    setText(this.said, verdict ? `${review.words(line.ply - 1, verdict)}.` : "");
  }

  /** Where the game stands, and how it stands there. @param {Found | undefined} found */
  place(found) {
    const { moves, state } = this.table;
    const { ply, items } = state.line;
    const where =
      ply === 0
        ? "Start"
        : `After ${items[ply - 1].number}. ${moves.text(items[ply - 1], state.positionBefore(ply - 1))}`;
    return `${where}: ${found ? `White’s chances are ${Math.round(found.white)} of 100` : "not looked at"}`;
  }

  /** Draws White's chances as an area below Black's, and where the game turned as dots between them. @param {(Found | undefined)[]} evaluations */
  draw(evaluations) {
    const { review } = this.table;
    const step = 100 / Math.max(1, evaluations.length - 1);
    /** @param {number} ply */
    const point = (ply) => `${(ply * step).toFixed(2)} ${(100 - (evaluations[ply]?.white ?? 0)).toFixed(2)}`;
    const known = evaluations.flatMap((found, ply) => (ply > 0 && found && evaluations[ply - 1] ? [ply] : []));
    const black = known.map((ply) => `M${((ply - 1) * step).toFixed(2)} 0V100h${step.toFixed(2)}V0Z`);
    const white = known.map((ply) => `M${((ply - 1) * step).toFixed(2)} 100L${point(ply - 1)}L${point(ply)}V100Z`);
    const dots = evaluations.flatMap((_, ply) => {
      const verdict = ply > 0 && review.verdict(ply - 1);
      if (!verdict) return [];
      const d = `M${point(ply)}h0`;
      return [draw("path", { class: "dot", d }), draw("path", { class: "dot", "data-grade": verdict.grade.name, d })];
    });
    this.drawing.replaceChildren(
      draw("path", { class: "black-chances", d: black.join("") }),
      draw("path", { class: "white-chances", d: white.join("") }),
      draw("path", { class: "middle", d: "M0 50H100" }),
      ...dots,
    );
  }

  /** What each side gave away. */
  turns() {
    const {
      review,
      state: {
        line: { items },
      },
    } = this.table;
    const given = items.flatMap(({ side }, ply) => {
      const verdict = review.verdict(ply);
      return verdict ? [{ side, grade: verdict.grade }] : [];
    });
    if (!given.length) return "No move gave much away.";
    return /** @type {Side[]} */ (["white", "black"])
      .map((side) => {
        const counts = GRADES.flatMap((grade) => {
          const n = given.filter((one) => one.side === side && one.grade === grade).length;
          return n ? [n === 1 ? `1 ${grade.name}` : `${n} ${grade.plural}`] : [];
        });
        return `${SIDES[side]}: ${either(counts, "and") || "none"}.`;
      })
      .join(" ");
  }
}
