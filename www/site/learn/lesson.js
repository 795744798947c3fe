// A lesson while it is taken.

import { rulesOf, variantOf } from "../../element/state/load-rules.js";
import { withoutRule } from "../../element/words/message.js";
import { shuffled } from "./shuffle.js";
import { StepOnBoard } from "./step.js";
import { MOST_STARS } from "../storage/store.js";
import { language } from "../shell/language.js";
import { has } from "../../element/own.js";

/** @typedef {import("./lessons").Lesson} Lesson */
/** @typedef {import("../../element/types").Move} Move */
/** @typedef {import("./address.js").Begun} Begun */

/** @type {Begun} */
const START = { stars: [], misses: 0, hints: 0 };

/** Where a lesson goes on after a reload; at its start if it was another one, or has fewer steps by now. @param {any} kept the state of the entry in the history  @param {Lesson} lesson  @returns {Begun} */
export const begunIn = (kept, { id, steps }) =>
  kept?.lesson === id && kept.stars?.length < steps.length ? { ...START, ...kept } : START;

export class LessonOnBoard {
  /** What refuses the move of a step that asks why. */
  #refusal = "";
  /** @type {StepOnBoard | null} */
  #step = null;
  #isGone = false;

  /**
   * @param {import("./task.js").Task} task  @param {Lesson} lesson
   * @param {object} more
   * @param {Begun} more.begun where it goes on
   * @param {(begun: Begun) => void} more.keep keeps that for a reload
   * @param {(stars: number) => void} more.done
   * @param {{ title: string, address: string } | null} more.next
   */
  constructor(task, lesson, { begun, keep, done, next }) {
    this.task = task;
    this.words = task.words;
    this.lesson = lesson;
    this.begun = begun;
    this.keep = keep;
    this.done = done;
    this.next = next;
  }

  /** Which step comes. */
  get #at() {
    return this.begun.stars.length;
  }

  /** @param {Partial<Begun>} more */
  #become(more) {
    this.begun = { ...this.begun, ...more };
    this.keep(this.begun);
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
      open: (outlook) => this.#open(outlook),
      missed: ({ capture }) => this.#missed(capture),
      notAllowed: (only) => task.judge(words.otherPiece(only), "info"),
      marked: ({ missing, wrong }) => this.#wrong(words.marked(missing, wrong)),
      pressed: () => this.#howToMark(),
    });
    const { turn } = rules.status(step.position);
    const before = this.#at > 0 ? rules.status(lesson.steps[this.#at - 1].position).turn : "white";
    task.step(step.say, {
      at: this.#at,
      of: lesson.steps.length,
      goal: step.goal.kind,
      note: turn === before ? "" : words.turned(turn),
    });
    if (step.goal.kind === "why")
      task.ask(shuffled(step.goal.choices, `${lesson.id} ${this.#at}`), (rule) => this.#choose(rule));
    this.#howToMark();
    this.#offer();
    await this.#step.show();
  }

  /** Says how cells are marked, until something else is to be said. */
  #howToMark() {
    const { goal } = this.lesson.steps[this.#at] ?? {};
    if (goal?.kind === "mark") this.task.judge(this.words.howToMark(goal.from === "boards"), "info");
  }

  /** @param {ReturnType<typeof import("./solver.js").outlook>} outlook */
  #open(outlook) {
    const { task, words } = this;
    if (has(outlook, "lost")) return task.judge(words.noWay, "bad");
    task.judge(has(outlook, "toGo") ? words.movesToGo(outlook.toGo) : words.movesLeft(outlook.left), "info");
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

  /** @param {string} rule */
  #choose(rule) {
    const answer = this.#step?.explain();
    if (!answer || answer.legal) return;
    const { task, words, lesson } = this;
    if (answer.rule !== rule) {
      task.exclude(rule);
      return this.#wrong(words.otherRule(rule, lesson.topics?.[rule]));
    }
    this.#refusal = withoutRule(answer.message, language());
    task.conclude(rule, lesson.topics ?? {});
    this.#step?.end();
    task.close(); // the focus has gone on
  }

  /** @param {string} text */
  #wrong(text) {
    this.#become({ misses: this.begun.misses + 1 });
    this.task.judge(text, "bad");
  }

  async #again() {
    const { lesson, task } = this;
    await this.show();
    const { par, goal } = lesson.steps[this.#at];
    if (goal.kind !== "mark") task.judge(this.words.begunAgain(par), "info");
  }

  async #hint() {
    const { task, words, lesson } = this;
    const step = this.#step;
    if (!step || step.isAnswered) return;
    const { hint, goal } = lesson.steps[this.#at];
    const hints = this.begun.hints + 1;
    this.#become({ hints });
    if (hints === 1 && hint) return task.judge(hint, "info");
    const answer = step.explain();
    const right =
      goal.kind === "why" && goal.choices.find(({ rule }) => answer?.legal === false && rule === answer.rule);
    if (right) return task.judge(words.thisAnswer(right.text), "info");
    const shown = await step.reveal().catch(() => undefined); // the engine is lost
    if (shown === false) return;
    if (!shown) return task.judge(shown === null ? words.noWay : words.noHint, "info");
    task.judge(typeof shown === "string" ? words.thisCell(shown) : words.thisMove(shown, step.facts(shown)), "info");
  }

  /** @param {number} moves */
  #met(moves) {
    const { task, words, lesson } = this;
    const { par, done } = lesson.steps[this.#at];
    const { misses, hints } = this.begun;
    const lost = Math.max(0, moves - par) + misses + Math.max(0, hints - 1);
    const stars = Math.max(1, MOST_STARS - lost);
    const all = [...this.begun.stars, stars];
    const praise = hints > 0 ? words.helped : words.right(stars);
    const said = this.#refusal
      ? [words.answered, this.#refusal, done ?? ""].filter(Boolean).join(" ")
      : (done ?? praise);
    this.#refusal = "";
    task.judge(said, "good");
    task.rest();
    const isDone = all.length === lesson.steps.length;
    this.#become(isDone ? START : { ...START, stars: all });
    if (!isDone) return task.offer({ label: words.next, accent: true, id: "next", do: () => this.#next() });
    const whole = Math.floor(all.reduce((sum, n) => sum + n, 0) / all.length);
    this.done(whole);
    const { next } = this;
    task.finish();
    task.judge(`${said} ${words.lessonDone(whole)}`, "good");
    task.offer(
      ...(next ? [{ label: words.nextLesson(next.title), accent: true, id: "next", href: next.address }] : []),
      { label: words.allLessons, id: "all", accent: !next, href: "learn.html" },
      { label: words.lessonAgain, id: "again", do: () => this.show() },
    );
  }

  async #next() {
    await this.show();
    this.task.focus();
  }

  /** @param {Move | undefined} capture */
  #missed(capture) {
    const { task, words } = this;
    task.rest();
    this.#wrong(capture?.captures.length ? words.captured(capture) : words.missed);
    task.offer(
      { label: words.tryAgain, accent: true, id: "again", do: () => this.#again() },
      { label: words.hint, id: "hint", do: () => this.#again().then(() => this.#hint()) },
    );
  }
}
