// What the engine thinks of the position that is shown: who stands better, and the best lines.

import { closest, el, setAttribute, setStyle, setText } from "../draw/dom.js";
import { EngineClient } from "./client.js";
import { EvaluationChart } from "./chart.js";
import { isSamePosition } from "../state/state.js";
import { chanceOf, seenBy, evaluationText } from "./evaluation.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Move} Move */
/** @typedef {import("../../../src/wasm/js/types").Thought} Thought */

const LINES = 3;
/** So many moves of a line are written, and so many drawn. */
const WRITTEN = 4;
const DRAWN = 2;
/** New thoughts are shown no sooner after the last ones. */
const PAUSE = 200; // ms

export class Analysis {
  #actions;
  #draw;
  #client = new EngineClient();
  /** What is shown. @type {State | null} */
  #state = null;
  /** What is thought about. @type {State | null} */
  #asked = null;
  /** @type {Thought | null} */
  #thought = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #later = undefined;
  /** The line that is drawn: the first one, unless somebody points at another. */
  #drawn = 0;
  /** The texts of lines in the present position. @type {Map<string, string>} */
  #texts = new Map();

  /** @param {import("../types").Actions} actions  @param {{ review: import("./review.js").Review, draw: (moves: Move[]) => void }} more `draw` draws moves over the boards */
  constructor(actions, { review, draw }) {
    this.#actions = actions;
    this.#draw = draw;
    this.bar = el("i", {});
    this.meter = el("div", { class: "balance", role: "meter", "aria-valuemin": 0, "aria-valuemax": 100 }, this.bar);
    this.score = el("output", { id: "score" });
    this.lines = Array.from({ length: LINES }, (_, i) =>
      el("button", { type: "button", class: "thought", data: { thought: i }, text: "…", hidden: true }),
    );
    this.chart = new EvaluationChart(actions, review);
    this.list = el("ol", {}, ...this.lines.map((line) => el("li", {}, line)));
    this.node = el(
      "section",
      { id: "analysis", class: "card", part: "analysis", hidden: true },
      el("div", { class: "row spread" }, this.meter, this.score),
      this.list,
      this.chart.node,
    );
    this.list.addEventListener("click", (event) => {
      const move = this.#lineOf(event)?.moves[0];
      if (move) actions.playBest(move);
    });
    for (const name of ["pointerover", "focusin"])
      this.list.addEventListener(name, (event) =>
        this.#show(Number(closest(event, "[data-thought]")?.dataset.thought ?? 0)),
      );
    for (const name of ["pointerleave", "focusout"]) this.list.addEventListener(name, () => this.#show(0));
  }

  /** @param {Event} event */
  #lineOf(event) {
    const at = closest(event, "[data-thought]")?.dataset.thought;
    return this.#thought?.lines[Number(at)];
  }

  /** Draws the first moves of a line over the boards. @param {number} i */
  #show(i) {
    this.#drawn = i;
    this.#draw(this.#thought?.lines[i]?.moves.slice(0, DRAWN) ?? []);
  }

  /** @param {State} state */
  render(state) {
    this.#state = state;
    if (!state.analyzing && this.#asked) this.free();
    this.node.hidden = !state.analyzing;
    this.#client.keepFor(state.rules);
    if (state.words.has("asked")) this.#name(state.words.analysis);
    this.chart.render(state);
    if (!state.analyzing || isSamePosition(this.#asked, state)) return;
    this.#drop();
    this.#asked = state;
    this.#write(state);
    if (!state.status.outcome) this.#think(state);
  }

  /** Writes what is always there. @param {import("../types").Words["analysis"]} said */
  #name(said) {
    setAttribute(this.node, "aria-label", said.label);
    setAttribute(this.meter, "aria-label", said.balance);
    this.chart.name(said);
  }

  /** @param {State} state */
  async #think(state) {
    try {
      for await (const thought of this.#client.analyse(state.rules, state.game, { lines: LINES })) {
        if (this.#asked !== state) return;
        this.#thought = thought;
        this.#later ??= setTimeout(() => {
          this.#later = undefined;
          if (this.#state) this.#write(this.#state);
          this.#show(this.#drawn);
        }, PAUSE);
      }
    } catch (error) {
      if (this.#asked !== state) return;
      this.#actions.analyze(false);
      this.#actions.fail(error);
    }
  }

  /** @param {State} state */
  #write(state) {
    const [best] = this.#thought?.lines ?? [];
    const { turn, outcome } = state.status;
    const words = best ? evaluationText(state, best) : outcome ? state.words.analysis.over : "…";
    this.list.hidden = outcome !== undefined;
    const share = best ? Math.round(seenBy(turn, chanceOf(best))) : 50;
    setText(this.score, words);
    setStyle(this.bar, { share: `${share}%` });
    setAttribute(this.meter, "aria-valuenow", String(share));
    setAttribute(this.meter, "aria-valuetext", words);
    this.lines.forEach((button, i) => {
      const line = this.#thought?.lines[i];
      button.hidden = !line;
      if (line) setText(button, `${evaluationText(state, line)}  ${this.#textOf(state, line.moves)}`);
    });
  }

  /** The moves of a line in short notation. @param {State} state  @param {Move[]} moves */
  #textOf(state, moves) {
    const { rules } = state;
    const { language } = state.settings;
    const shown = moves.slice(0, WRITTEN);
    const key = [language, ...shown.map(({ notation }) => notation)].join(" ");
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    let { position } = state;
    const text = shown
      .map((move) => {
        const word = rules.format_notation(position, move, { language, short: true });
        position = rules.apply(position, move);
        return word;
      })
      .join(" ");
    this.#texts.set(key, text);
    return text;
  }

  #drop() {
    this.#client.drop();
    clearTimeout(this.#later);
    this.#later = undefined;
    this.#asked = null;
    this.#thought = null;
    this.#drawn = 0;
    this.#texts.clear();
    this.#draw([]);
  }

  free() {
    this.#drop();
    this.#client.close();
  }
}
