// A board with a card beside it: what to do, what was said of it, and the ways on. Lessons and puzzles are shown so.

import "../../element/index.js";
import { el, setData, setText } from "../../element/draw/dom.js";

/** @typedef {import("../words/words").LearnWords} LearnWords */
/** @typedef {{ label: string, accent?: boolean, id?: string } & ({ do: () => unknown } | { href: string })} Way a button, or a link */

export class Task {
  /** @param {HTMLElement} root  @param {{ words: LearnWords, settings: import("../shell/settings.js").Settings }} more */
  constructor(root, { words, settings }) {
    this.root = root;
    this.words = words;
    this.board = /** @type {import("../../element/element.js").HyperplyGame} */ (
      el("hyperply-game", { controls: "pick", shortcuts: "off", rules: "rules.html" })
    );
    settings.apply(this.board);
    this.board.setAttribute("finger", "off"); // here nobody objects
    this.path = el("p", { class: "path small muted" });
    this.title = el("h1", { id: "task-title" });
    this.notes = el("p", { class: "about small muted" });
    this.steps = el("ol", { class: "steps", "aria-label": words.steps });
    this.say = el("p", { id: "say", tabindex: "-1" });
    this.choices = el("div", { class: "choices", role: "group", "aria-label": words.choices });
    this.verdict = el("p", { id: "verdict", role: "status" });
    this.ways = el("div", { class: "row wrap" });
    this.more = el("div", { class: "task-more small" });
    root.replaceChildren(
      el(
        "div",
        { class: "card" },
        this.path,
        this.title,
        this.notes,
        this.steps,
        this.say,
        this.choices,
        this.verdict,
        this.ways,
      ),
      this.board,
      this.more,
    );
  }

  /** @param {{ path: (string | Node)[], title: string, notes?: (string | Node)[], more?: Node[], family?: string }} head */
  begin({ path, title, notes = [], more = [], family }) {
    setData(this.root, "family", family);
    this.path.replaceChildren(...path);
    setText(this.title, title);
    this.notes.replaceChildren(...notes);
    this.more.replaceChildren(...more);
    document.title = `${title} · hyperply`;
  }

  /** Puts a position on the board, seen from the side that learns. @param {string} position  @param {import("../../element/types").Side} side  @param {{ input?: "play" | "cells" | "none", other?: string }} [more] what clicks do, and who plays the other side */
  show(position, side, { input = "play", other = "none" } = {}) {
    const { board } = this;
    board.toggleAttribute("flipped", side === "black");
    board.setAttribute("input", input);
    board.setAttribute("white", side === "white" ? "human" : other);
    board.setAttribute("black", side === "black" ? "human" : other);
    return board.load(position);
  }

  /** Shows a step. @param {string} text  @param {{ at: number, of: number }} place */
  step(text, { at, of }) {
    setText(this.say, text);
    this.choices.replaceChildren();
    this.steps.replaceChildren(
      ...Array.from({ length: of }, (_, i) =>
        el("li", {
          data: { state: i < at ? "done" : i === at ? "now" : "open" },
          "aria-current": i === at ? "step" : undefined,
          text: i + 1,
        }),
      ),
    );
    this.steps.hidden = of < 2;
    this.judge("", "none");
  }

  /** What was done is right, or wrong, or something else is said about it. @param {string} text  @param {"good" | "bad" | "info" | "none"} tone */
  judge(text, tone) {
    setText(this.verdict, text);
    setData(this.verdict, "tone", tone);
  }

  /** Whether it stands alone in the frame of another page; then its links do, too. */
  get framed() {
    return document.body.hasAttribute("data-frame");
  }

  /** @param {Way[]} ways */
  offer(...ways) {
    const had = [this.choices, this.ways].some((part) => part.contains(document.activeElement));
    this.ways.replaceChildren(
      ...ways.map(({ label, accent, id, ...way }) => {
        const seen = { id, class: accent ? "button accent" : "button", text: label };
        return "href" in way
          ? el("a", { ...seen, href: `${way.href}${this.framed && way.href.includes("#") ? "&frame" : ""}` })
          : el("button", { ...seen, type: "button", on: { click: way.do } });
      }),
    );
    const main = /** @type {HTMLElement | null} */ (this.ways.querySelector(".accent"));
    if (had || (main && this.board.contains(document.activeElement))) (main ?? this.say).focus();
  }
}
