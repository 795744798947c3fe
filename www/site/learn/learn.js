// The page of lessons and puzzles: the ladders with what is done, or one lesson, or one puzzle.

import { closest, el, modified, setText } from "../../element/draw/dom.js";
import { GameStore } from "../storage/store.js";
import { Offline } from "../offline/offline.js";
import { PrintDialog } from "../print/dialog.js";
import { PrintPuzzles } from "../print/puzzles.js";
import { Settings } from "../shell/settings.js";
import { byId, showAddress } from "../shell/dom.js";
import { askedIn, dayOf, givenAddress, lessonAddress, lessonHash } from "./address.js";
import { ready } from "../embed/frame-size.js";
import { lessonFor } from "./ladders.js";
import { LessonOnBoard, begunIn } from "./lesson.js";
import { nextOf, ofDay } from "./order.js";
import { Overview } from "./overview.js";
import { Progress } from "./progress.js";
import { PuzzleOnBoard } from "./puzzle.js";
import { puzzleOf, readPuzzle } from "./puzzle-link.js";
import { Task } from "./task.js";
import { familyWith, rulesOf } from "../../element/state/load-rules.js";
import { LADDERS } from "#lessons";
import { PUZZLES } from "#puzzles";
import { has } from "../../element/own.js";

/** @typedef {import("./address.js").Asked} Asked */

/** The page while it is shown. */
export class Page {
  /** What is on the board. @type {LessonOnBoard | PuzzleOnBoard | null} */
  #shown = null;
  /** The task that was asked for last. */
  #asked = {};
  /** @type {Task | null} */
  #task = null;

  /** @param {Pick<import("../words/words").SiteWords, "learn" | "print" | "shell" | "storage">} words */
  constructor({ learn, print, shell, storage }) {
    this.words = learn;
    this.settings = new Settings(shell, () => this.hash);
    this.offline = new Offline(shell);
    this.progress = new Progress(new GameStore(storage));
    this.overview = new Overview(byId("overview"), learn, this.progress);
    const sheet = new PrintPuzzles(new PrintDialog(byId("print"), { print, close: shell.close }), { print, learn });
    byId("print-puzzles").addEventListener("click", () => sheet.open());
    this.retry = el("button", { type: "button", hidden: true, text: learn.tryAgain, on: { click: () => this.read() } });
    byId("refused").after(this.retry);
    byId("learn").addEventListener("click", (event) => this.#followed(event));
    window.addEventListener("hashchange", () => this.read());
    this.progress.read().then(() => this.read());
  }

  /** The hash with which the page in another language goes on. */
  get hash() {
    const shown = this.#shown;
    return shown instanceof LessonOnBoard ? lessonHash(shown.lesson.id, shown.begun) : location.hash;
  }

  /** A link to the address that is shown asks for it again, which changes no hash. @param {any} event */
  #followed(event) {
    const link = closest(event, "a");
    if (!link || event.defaultPrevented || modified(event)) return;
    if (/** @type {HTMLAnchorElement} */ (link).href === location.href) this.read();
  }

  /** Shows what the address asks for. */
  async read() {
    const asked = askedIn(location.hash);
    if (asked?.kind === "lesson" && asked.begun)
      showAddress(lessonHash(asked.id), { state: { ...asked.begun, lesson: asked.id } }); // only this once
    const reading = {};
    this.#asked = reading;
    const isLast = () => this.#asked === reading;
    document.body.toggleAttribute("data-frame", Boolean(asked && has(asked, "frame") && asked.frame));
    try {
      await this.#show(asked, isLast);
    } catch {
      if (isLast()) this.#all(this.words.notLoaded, true);
    }
    if (isLast()) ready(byId("learn"));
  }

  /** @param {Asked | null} asked  @param {() => boolean} isLast */
  async #show(asked, isLast) {
    const lesson = lessonFor(asked, LADDERS, (id) => this.progress.stars(id));
    if (lesson) await this.#lesson(lesson, isLast, asked?.kind === "rule" && wasPlaying());
    else if (asked?.kind === "given") await this.#given(asked.id, isLast);
    else if (asked && asked.kind !== "lesson" && has(asked, "frame")) await this.#puzzle(asked, isLast);
    else this.#all(asked?.kind === "lesson" ? this.words.unknown : "");
  }

  /** Shows all ladders. @param {string} [why] what is to be said of the address  @param {boolean} [again] whether it may be tried again */
  #all(why = "", again = false) {
    this.#leave();
    setText(byId("refused"), why);
    this.retry.hidden = !again;
    this.overview.render();
    byId("overview").hidden = false;
    byId("task").hidden = true;
    document.title = this.words.title;
  }

  /** The board; it is made when it is needed. */
  #board() {
    this.#leave();
    byId("overview").hidden = true;
    byId("task").hidden = false;
    this.#task ??= new Task(byId("task"), this);
    return this.#task;
  }

  #leave() {
    this.#shown?.free();
    this.#shown = null;
  }

  /** @param {import("#lessons").Listed} listed  @param {() => boolean} isLast  @param {boolean} leadsBack whether it is shown in the middle of a game */
  async #lesson({ id, family }, isLast, leadsBack) {
    const { title: game, lessons, load } = LADDERS[family];
    const back = { label: this.words.backToGame, id: "to-game", do: () => history.back() };
    const at = lessons.findIndex((lesson) => lesson.id === id);
    const all = await load();
    if (!isLast()) return;
    const task = this.#board();
    const next = lessons[at + 1];
    const lesson = all[at];
    task.begin({
      game,
      title: lesson.title,
      notes: [`${lesson.about} `, ...lesson.rules.flatMap((rule) => [this.#chip(rule, lesson.topics?.[rule]), " "])],
      address: lessonAddress(id),
      more: leadsBack ? [back] : [],
    });
    this.#shown = new LessonOnBoard(task, lesson, {
      begun: begunIn(history.state, lesson),
      keep: (begun) => showAddress(location.href, { state: { ...begun, lesson: id } }),
      done: (stars) => this.progress.done(id, stars),
      next: next ? { title: next.title, address: lessonAddress(next.id) } : null,
    });
    await this.#shown.show();
  }

  /** The number of a rule, which leads to it. @param {string} rule  @param {string | undefined} topic */
  #chip(rule, topic) {
    const name = `${this.words.rule} ${rule}`;
    return el("a", { class: "rule", href: `rules.html#${rule}`, title: topic, "aria-label": name, text: rule });
  }

  /** Shows a puzzle that somebody made. @param {string} code  @param {() => boolean} isLast */
  async #given(code, isLast) {
    const { words } = this;
    const given = readPuzzle(code);
    const variant = given?.position.split(" ", 1)[0] ?? "";
    const rules = familyWith(variant) === undefined ? null : await rulesOf(variant);
    if (!isLast()) return;
    const puzzle = given && rules && puzzleOf(rules, given);
    if (!puzzle) return this.#all(words.damaged);
    const [goal, reason] = puzzle.themes;
    this.#shown = new PuzzleOnBoard(this.#board(), puzzle, {
      title: words.given(rules.status(puzzle.position).turn, Number(goal.replace(/\D/g, "")), reason === "checkmate"),
      address: givenAddress(code),
      answered: null,
      more: null,
    });
    await this.#shown.show();
  }

  /** The id of the puzzle that is asked for. @param {Extract<Asked, { frame: boolean }>} asked */
  async #idOf(asked) {
    const { progress } = this;
    if (!has(asked, "id")) return asked.kind === "today" ? ofDay(PUZZLES, dayOf()) : progress.due().at(0);
    if (asked.kind !== "puzzles") return asked.id;
    return nextOf(await puzzlesOf(asked.id), asked.after, (id) => progress.isSolved(id));
  }

  /** @param {Extract<Asked, { frame: boolean }>} asked  @param {() => boolean} isLast */
  async #puzzle(asked, isLast) {
    const { progress, words } = this;
    const id = await this.#idOf(asked);
    const puzzle = id && (await puzzleWith(id));
    if (!isLast()) return;
    if (!puzzle) return this.#all(has(asked, "id") ? words.unknown : "");
    const task = this.#board();
    this.#shown = new PuzzleOnBoard(task, puzzle, {
      title:
        asked.kind === "today" ? words.today : asked.kind === "mistakes" ? words.mistakes : words.puzzle(puzzle.id),
      answered: (solved) => progress.answered(puzzle.id, solved),
      more: asked.kind === "mistakes" ? () => this.read() : null,
    });
    await this.#shown.show();
  }
}

/** The puzzles of a variant, which an address may name. @param {string} variant */
const puzzlesOf = async (variant) => (Object.hasOwn(PUZZLES, variant) ? PUZZLES[variant]() : []);

/** @param {string} id `timeout-12` */
async function puzzleWith(id) {
  const all = await puzzlesOf(id.replace(/-\d+$/, ""));
  return all.find((puzzle) => puzzle.id === id) ?? null;
}

/** Whether a link of a game led here. */
const wasPlaying = () => /\/play(\.html)?$/.test(document.referrer.split(/[?#]/)[0]);
