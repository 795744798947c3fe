// A board with a card beside it: what to do, what was said of it, and the ways on. Lessons and puzzles are shown so.

import "../../element/index.js";
import { variantOf } from "../../element/state/load-rules.js";
import { el, setData, setText } from "../../element/draw/dom.js";
import { Embed } from "./embed.js";
import { has } from "../../element/own.js";

/** @typedef {import("../words/words").LearnWords} LearnWords */
/** From which width on answers stand beside the board, and from which again under what is asked, in px: as in learn.css. */
const BESIDE = "(min-width: 901px) and (max-width: 1399px)";
const BELOW = "(max-width: 900px)";

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
    this.note = el("p", { id: "turned", class: "small" });
    this.answers = el("div", { class: "answers" }, this.choices, this.verdict, this.ways);
    this.card = el("div", { class: "card" }, this.path, this.title, this.notes, this.steps, this.note, this.say);
    this.more = el("div", { class: "task-more small" });
    root.replaceChildren(this.card, this.board, this.more);
    for (const query of [BESIDE, BELOW]) matchMedia(query).addEventListener("change", () => this.#arrange());
    window.addEventListener("resize", () => this.#loosen());
    this.#arrange();
  }

  /** Puts answers where they push nothing away: beside the board, in a column of the element; below it; or under what is asked. */
  #arrange() {
    const { answers, board, card } = this;
    const isBeside = matchMedia(BESIDE).matches;
    const isBelow = matchMedia(BELOW).matches;
    answers.slot = isBeside ? "panel" : "";
    if (isBeside) board.append(answers);
    else if (isBelow) board.after(answers);
    else card.append(answers);
    this.#loosen();
  }

  /** Keeps the board as high as it is, whatever is said below it. */
  #hold() {
    this.#loosen();
    if (matchMedia(BELOW).matches) this.root.style.setProperty("--board", `${this.board.offsetHeight}px`);
  }

  #loosen() {
    this.root.style.removeProperty("--board");
  }

  /** @param {{ game: string, title: string, notes: (string | Node)[], address: string, more: Way[] }} head `address` for those who put it into their pages */
  begin({ game, title, notes, address, more }) {
    this.path.replaceChildren(el("a", { href: "learn.html", text: this.words.learn }), ` · ${game}`);
    setText(this.title, title);
    this.notes.replaceChildren(...notes);
    this.more.replaceChildren(
      ...more.map(({ label, id, ...way }) =>
        has(way, "href")
          ? el("a", { href: way.href, text: label })
          : el("button", { id, type: "button", text: label, on: { click: way.do } }),
      ),
      new Embed(this.words, address, title).node,
    );
    document.title = `${title} · hyperply`;
  }

  /** Puts a position on the board, seen from the side that learns. @param {import("../../element/types").Rules} rules  @param {string} position  @param {import("../../element/types").Side} side  @param {{ input?: "play" | "cells" | "none", other?: string }} [more] what clicks do, and who plays the other side */
  async show(rules, position, side, { input = "play", other = "none" } = {}) {
    const { board } = this;
    board.toggleAttribute("flipped", side === "black");
    board.setAttribute("input", input);
    board.setAttribute("white", side === "white" ? "human" : other);
    board.setAttribute("black", side === "black" ? "human" : other);
    const { boards } = rules.variant(variantOf(position)).geometry;
    setData(this.root, "tall", new Set(boards.map(({ cells }) => cells.length)).size > 1); // small boards around large ones
    await board.load(position);
    setData(this.root, "away", Boolean(board.game?.rematerialize_targets().length));
    this.#hold();
  }

  /** Nobody is to move any more. */
  rest() {
    setData(this.root, "rest", true);
  }

  /** Shows a step. @param {string} text  @param {{ at: number, of: number, goal?: string, note?: string }} more which of how many, what it asks for, and what else is to be known */
  step(text, { at, of, goal, note = "" }) {
    setData(this.root, "rest", false);
    setData(this.root, "goal", goal);
    setText(this.note, note);
    setText(this.say, text);
    window.scrollTo(0, 0);
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

  /** The last step is done. */
  finish() {
    this.steps.querySelector("[data-state=now]")?.setAttribute("data-state", "done");
  }

  /** Shows answers to choose from. @param {readonly { rule: string, text: string }[]} choices  @param {(rule: string) => void} choose */
  ask(choices, choose) {
    this.choices.replaceChildren(
      ...choices.map(({ rule, text }) =>
        el("button", { type: "button", data: { rule }, on: { click: () => choose(rule) } }, el("span", { text })),
      ),
    );
  }

  get #buttons() {
    return /** @type {HTMLButtonElement[]} */ ([...this.choices.children]);
  }

  /** A wrong answer is no choice any more; the keyboard goes on to the next. @param {string} rule */
  exclude(rule) {
    const all = this.#buttons;
    const at = all.findIndex(({ dataset }) => dataset.rule === rule);
    const isHeld = document.activeElement === all[at];
    all[at].disabled = true;
    if (isHeld) [...all.slice(at), ...all].find((choice) => !choice.disabled)?.focus();
  }

  /** The right answer was found: all tell their rules. @param {string} right  @param {Record<string, string>} topics what the rules are about */
  conclude(right, topics) {
    for (const choice of this.#buttons) {
      const { rule = "" } = choice.dataset;
      if (rule === right) choice.setAttribute("aria-pressed", "true");
      choice.append(
        el("span", { class: "hidden-words", text: `${this.words.rule} ` }),
        el("span", { class: "rule", title: topics[rule], text: rule }),
      );
    }
  }

  /** No answer is a choice any more. */
  close() {
    for (const choice of this.#buttons) choice.disabled = true;
  }

  /** Puts the keyboard on what is to be done. */
  focus() {
    this.say.focus();
  }

  /** What is said of what was done. */
  get said() {
    return this.verdict.textContent ?? "";
  }

  /** What was done is right, or wrong, or something else is said about it. @param {string} text  @param {"good" | "bad" | "info" | "none"} tone */
  judge(text, tone) {
    setText(this.verdict, text);
    setData(this.verdict, "tone", tone);
    if (text && this.answers.parentElement === this.root) this.#showAnswers();
  }

  /** Scrolls what is said and what can be done into sight, where it is below the board. */
  #showAnswers() {
    const { bottom } = this.answers.getBoundingClientRect();
    if (bottom > innerHeight) window.scrollBy({ top: Math.ceil(bottom - innerHeight), behavior: "instant" });
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
        return has(way, "href")
          ? el("a", { ...seen, href: `${way.href}${this.framed && way.href.includes("#") ? "&frame" : ""}` })
          : el("button", { ...seen, type: "button", on: { click: way.do } });
      }),
    );
    if (this.verdict.textContent && this.answers.parentElement === this.root) this.#showAnswers();
    const main = /** @type {HTMLElement | null} */ (this.ways.querySelector(".accent"));
    if (had || (main && this.board.contains(document.activeElement))) (main ?? this.say).focus();
  }
}
