// A lesson while it is taken.

import { el } from "../../element/draw/dom.js";
import { rulesOf, variantOf } from "../../element/state/load-rules.js";
import { withoutRule } from "../../element/words/message.js";
import { StepOnBoard } from "./step.js";

/** @typedef {import("./lessons").Lesson} Lesson */
/** @typedef {import("../../element/types").Move} Move */
/** @typedef {{ at: number, stars: readonly number[] }} Begun the step that comes, and the stars of those before it */

const MOST_STARS = 3;
/** @type {Begun} */
const START = { at: 0, stars: [] };

/** Where a lesson goes on after a reload; at its start if it was another one, or has fewer steps by now. @param {any} kept the state of the entry in the history  @param {Lesson} lesson  @returns {Begun} */
export const begunIn = (kept, { id, steps }) => (kept?.lesson === id && kept.at < steps.length ? kept : START);

export class LessonOnBoard {
  #at = 0;
  /** The stars of the steps so far. @type {number[]} */
  #stars = [];
  #misses = 0;
  #hints = 0;
  /** What refuses the move of a step that asks why. */
  #refusal = "";
  /** @type {StepOnBoard | null} */
  #step = null;
  #isGone = false;

  /**
   * @param {import("./task.js").Task} task  @param {Lesson} lesson
   * @param {object} more
   * @param {Begun} more.begun where it goes on
   * @param {(begun: Begun) => void} more.keep keeps this for a reload
   * @param {(stars: number) => void} more.done
   * @param {{ title: string, address: string } | null} more.next
   */
  constructor(task, lesson, { begun, keep, done, next }) {
    this.task = task;
    this.words = task.words;
    this.lesson = lesson;
    this.#begin(begun);
    this.keep = keep;
    this.done = done;
    this.next = next;
  }

  /** @param {Begun} begun */
  #begin({ at, stars }) {
    this.#at = at;
    this.#stars = [...stars];
  }

  /** Shows the step that comes. */
  async show() {
    const { lesson, task, words } = this;
    const step = lesson.steps[this.#at];
    this.#step?.free();
    const rules = await rulesOf(variantOf(step.position));
    if (this.#isGone) return; // something else was asked for
    this.#step = new StepOnBoard(task, rules, step, {
      met: (how) => this.#met(how.moves),
      open: ({ left }) => task.judge(words.movesLeft(left), "info"),
      missed: ({ capture }) => this.#missed(capture),
      notAllowed: (cells) => task.judge(words.otherPiece(cells), "info"),
      marked: ({ missing, wrong }) => this.#wrong(words.marked(missing, wrong)),
    });
    this.#misses = 0;
    this.#hints = 0;
    task.step(step.say, { at: this.#at, of: lesson.steps.length });
    if (step.goal.kind === "why") this.#choices(step.goal.choices);
    this.#offer();
    await this.#step.show();
  }

  free() {
    this.#isGone = true;
    this.#step?.free();
    this.#step = null;
  }

  #offer() {
    const { task, words, lesson } = this;
    const { kind } = lesson.steps[this.#at].goal;
    task.offer(
      ...(kind === "mark" ? [{ label: words.check, accent: true, id: "check", do: () => this.#step?.check() }] : []),
      { label: words.hint, id: "hint", do: () => this.#hint() },
      ...(kind === "why" ? [] : [{ label: words.again, id: "again", do: () => this.#again() }]),
    );
  }

  /** @param {{ rule: string, text: string }[]} choices */
  #choices(choices) {
    const { task } = this;
    task.choices.replaceChildren(
      ...choices.map(({ rule, text }) =>
        el(
          "button",
          { type: "button", data: { rule }, on: { click: () => this.#choose(rule) } },
          el("span", { text }),
          el("span", { class: "rule", text: rule }),
        ),
      ),
    );
  }

  /** @param {string} rule */
  #choose(rule) {
    const answer = this.#step?.explain();
    if (!answer || answer.legal) return;
    const { choices } = this.task;
    const chosen = choices.querySelector(`[data-rule="${rule}"]`);
    if (answer.rule !== rule) {
      chosen?.setAttribute("disabled", "");
      return this.#wrong(this.words.otherRule);
    }
    this.#refusal = withoutRule(answer.message);
    this.#step?.end();
    chosen?.setAttribute("aria-pressed", "true");
    for (const choice of choices.children) choice.setAttribute("disabled", "");
  }

  /** @param {string} text */
  #wrong(text) {
    this.#misses++;
    this.task.judge(text, "bad");
  }

  async #again() {
    const { lesson, task } = this;
    const misses = this.#misses;
    const hints = this.#hints;
    await this.show();
    this.#misses = misses;
    this.#hints = hints;
    const { par, goal } = lesson.steps[this.#at];
    if (goal.kind !== "mark") task.judge(this.words.begunAgain(par), "info");
  }

  async #hint() {
    const { task, words, lesson } = this;
    const { hint, goal } = lesson.steps[this.#at];
    this.#hints++;
    if (this.#hints === 1 && hint) return task.judge(hint, "info");
    const answer = goal.kind === "why" ? this.#step?.explain() : undefined;
    if (answer?.legal === false && answer.rule) return task.judge(words.thisRule(answer.rule), "info");
    const shown = await this.#step?.reveal();
    if (!shown) return task.judge(shown === null ? words.noWay : words.noHint, "info");
    task.judge(typeof shown === "string" ? words.thisCell(shown) : words.thisMove(shown.notation), "info");
  }

  /** @param {number} moves */
  #met(moves) {
    const { task, words, lesson } = this;
    const { par, done } = lesson.steps[this.#at];
    const lost = Math.max(0, moves - par) + this.#misses + Math.max(0, this.#hints - 1);
    const stars = Math.max(1, MOST_STARS - lost);
    this.#stars.push(stars);
    const said = [this.#refusal, done ?? words.right(stars)].filter(Boolean).join(" ");
    this.#refusal = "";
    task.judge(said, "good");
    this.#at++;
    if (this.#at < lesson.steps.length) {
      this.keep({ at: this.#at, stars: this.#stars });
      return task.offer({ label: words.next, accent: true, id: "next", do: () => this.#go() });
    }
    const whole = Math.floor(this.#stars.reduce((sum, n) => sum + n, 0) / this.#stars.length);
    this.done(whole);
    this.#begin(START);
    this.keep(START);
    const { next } = this;
    task.steps.querySelector("[data-state=now]")?.setAttribute("data-state", "done");
    task.judge(`${said} ${words.lessonDone(whole)}`, "good");
    task.offer(
      ...(next ? [{ label: words.nextLesson(next.title), accent: true, id: "next", href: next.address }] : []),
      { label: words.allLessons, id: "all", accent: !next, href: "learn.html" },
      { label: words.lessonAgain, id: "again", do: () => this.show() },
    );
  }

  async #go() {
    await this.show();
    this.task.say.focus();
  }

  /** @param {Move | undefined} capture */
  #missed(capture) {
    const { task, words } = this;
    this.#wrong(capture?.captures.length ? words.captured(capture) : words.missed);
    task.offer(
      { label: words.tryAgain, accent: true, id: "again", do: () => this.#again() },
      { label: words.hint, id: "hint", do: () => this.#again().then(() => this.#hint()) },
    );
  }
}
