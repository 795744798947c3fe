// One step on a board: it listens to the board, answers for the other side, and tells what has become of the attempt.

import { NO_GAIN, factsOf } from "../../element/engine/reasons.js";
import { variantOf } from "../../element/state/load-rules.js";
import { PAUSE, allows, answered, begin, hintOf, isAnswered, marksOf, moved, passed, replyOf } from "./attempt.js";
import { bestMove } from "./best-move.js";
import { TooLong, outlook, solve } from "./solver.js";
import { has } from "../../element/own.js";

/** @typedef {import("./attempt.js").Attempt} Attempt */
/** @typedef {import("./lessons").Step} Step */
/** @typedef {import("../../element/types").Move} Move */
/** @typedef {import("../../element/types").Rules} Rules */
/** @typedef {import("../../element/types").Drawn} Drawn */

/** How many positions are looked at for a hint. */
const MOST = 6_000;
/** How long the computer thinks about one; for a win that it sees, the search is spared. */
const THINK = 500; // ms

/** What may move: the cells of pieces, the places of boards, the origins of pieces in Time Out. @typedef {{ pieces: string[], boards: string[], away: string[] }} Only */

/**
 * What those outside are told.
 * @typedef {object} Told
 * @prop {(how: { moves: number }) => void} met
 * @prop {(how: ReturnType<typeof outlook>) => void} open the goal is not met yet
 * @prop {(how: { capture?: Move }) => void} missed
 * @prop {(only: Only) => void} notAllowed only these may move
 * @prop {() => void} pressed a cell was marked, or is not marked any more
 * @prop {(how: { missing: number, wrong: number }) => void} marked how far the marked cells are from what was asked
 */

export class StepOnBoard {
  /** @type {Attempt} */
  #attempt;
  /** @type {Set<string>} */
  #marked = new Set();
  #over = false;
  /** Where the last move ended. */
  #landed = "";
  #listening = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {import("./task.js").Task} task  @param {Rules} rules  @param {Step} step  @param {Told} told */
  constructor(task, rules, step, told) {
    const { board } = task;
    this.task = task;
    this.board = board;
    this.rules = rules;
    this.step = step;
    this.told = told;
    this.#attempt = begin(rules, step);
    const { signal } = this.#listening;
    board.addEventListener("hyperply-move", (event) => this.#guard(event), { signal });
    board.addEventListener("hyperply-change", ({ detail }) => this.#changed(detail), { signal });
    board.addEventListener("hyperply-press", ({ detail }) => this.#press(detail.cell), { signal });
  }

  /** Puts the position on the board. */
  async show() {
    const { goal, enemy, position } = this.step;
    await this.task.show(this.rules, position, this.#attempt.side, {
      input: goal.kind === "mark" ? "cells" : goal.kind === "why" ? "none" : "play",
      other: enemy.kind === "engine" ? `engine ${enemy.level}` : "none",
    });
    this.#mark();
    this.board.reveal(...this.#cells());
  }

  /** The cells of the step, those from which something moves first. */
  #cells() {
    const { goal, marks, only, position } = this.step;
    const ends = goal.kind === "why" ? endsOf(this.rules, position, goal.move) : [];
    return [
      ...only,
      ...ends,
      ...(goal.kind === "mark" && goal.from !== "boards" ? [goal.from] : []),
      ...(has(goal, "cells") ? goal.cells : []),
      ...marks.flatMap((mark) => (typeof mark === "string" ? mark : [mark.from, mark.to])),
    ];
  }

  free() {
    this.#listening.abort();
    clearTimeout(this.#timer);
  }

  /** @param {readonly Drawn[]} [more] */
  #mark(more = []) {
    const { goal, marks } = this.step;
    const targets =
      goal.kind === "reach" || goal.kind === "capture" || goal.kind === "return"
        ? goal.cells.filter((cell) => !this.#attempt.met.includes(cell))
        : [];
    this.board.mark([
      ...(goal.kind === "why" ? forbidden(endsOf(this.rules, this.step.position, goal.move)) : []),
      ...marks.flatMap((mark) => {
        if (typeof mark === "string") return { cell: mark, name: "shown" };
        return goal.kind === "why" ? [] : { ...mark, name: "shown" };
      }),
      ...targets.map((cell) => ({ cell, name: "goal" })),
      ...[...this.#marked].map((cell) => ({ cell, name: "marked" })),
      ...more,
    ]);
  }

  /** Stops a move of a piece that the step is not about. @param {HTMLElementEventMap["hyperply-move"]} event */
  #guard(event) {
    const { move, by } = event.detail;
    if (by !== "person" || (!this.#over && allows(this.#attempt, move))) return;
    event.preventDefault();
    if (!this.#over) this.told.notAllowed(this.#only());
  }

  /** @returns {Only} */
  #only() {
    const { only, position } = this.#attempt;
    const { geometry } = this.rules.variant(variantOf(position));
    const standing = new Set(this.rules.pieces(position).map(({ cell }) => cell));
    const boards = only.filter((name) => geometry.boards.some(({ id }) => id === name));
    const pieces = only.filter((name) => standing.has(name));
    return { pieces, boards, away: only.filter((name) => !pieces.includes(name) && !boards.includes(name)) };
  }

  /** @param {HTMLElementEventMap["hyperply-change"]["detail"]} change */
  #changed({ move, by }) {
    if (!move || this.#over) return;
    const { rules, step } = this;
    this.#attempt =
      by === "person" ? moved(rules, step, this.#attempt, move) : answered(rules, step, this.#attempt, move);
    this.#mark();
    const { state, moves } = this.#attempt;
    this.#landed = move.to ?? "";
    if (state === "met") this.#end(() => this.told.met({ moves }));
    else if (state === "missed") this.#end(() => this.told.missed({ capture: by === "person" ? undefined : move }));
    else if (by === "person" && step.goal.kind !== "survive") this.told.open(outlook(rules, step, this.#attempt));
    if (state === "open" && step.enemy.kind !== "engine" && isAnswered(rules, this.#attempt))
      this.#timer = setTimeout(() => this.#reply(), PAUSE);
  }

  #reply() {
    const reply = replyOf(this.rules, this.step, this.#attempt);
    if (reply) return this.board.play(reply);
    this.#attempt = passed(this.rules, this.step, this.#attempt);
    this.board.load(this.#attempt.position).then(() => {
      this.#mark();
      if (this.#landed) this.board.reveal(this.#landed); // as if nothing had been loaded
    });
    if (this.#attempt.state === "met") this.end();
  }

  /** @param {() => void} tell */
  #end(tell) {
    this.#over = true;
    this.board.setAttribute("input", "none");
    tell();
  }

  /** @param {string} cell */
  #press(cell) {
    if (!this.#marked.delete(cell)) this.#marked.add(cell);
    this.#mark();
    this.told.pressed();
  }

  /** Compares the marked cells with what was asked for. */
  check() {
    const { goal, position } = this.step;
    if (goal.kind !== "mark" || this.#over) return;
    const asked = marksOf(this.rules, position, goal.from);
    const missing = asked.filter((cell) => !this.#marked.has(cell)).length;
    const wrong = [...this.#marked].filter((cell) => !asked.includes(cell));
    if (missing === 0 && wrong.length === 0) return this.end();
    this.#mark(wrong.map((cell) => ({ cell, name: "wrong" })));
    this.told.marked({ missing, wrong: wrong.length });
  }

  /** What refuses the move of a step that asks why: said in the language of the board, whose moves are canonical. */
  explain() {
    const { goal } = this.step;
    return goal.kind === "why" ? this.board.game?.explain(goal.move) : undefined;
  }

  /** The step is done by something that is no move. */
  end() {
    if (!this.#over) this.#end(() => this.told.met({ moves: 1 }));
  }

  /** Whether the other side is about to answer. */
  get isAnswered() {
    return isAnswered(this.rules, this.#attempt);
  }

  /** Shows the next move, or a cell; null if there is no way, undefined if it is too far to be seen; false if a move was played meanwhile. @returns {Promise<Move | string | null | undefined | false>} */
  async reveal() {
    const { goal, enemy, position } = this.step;
    const attempt = this.#attempt;
    if (goal.kind === "mark") {
      const cell = marksOf(this.rules, position, goal.from).find((name) => !this.#marked.has(name));
      if (cell) this.#press(cell);
      if (cell) this.board.reveal(cell);
      return cell ?? null;
    }
    const plays = enemy.kind === "engine" && goal.kind !== "win";
    const best = plays || goal.kind === "win" ? await bestMove(this.rules, attempt.position, THINK) : null;
    if (attempt !== this.#attempt || this.#listening.signal.aborted) return false;
    const move = plays || best?.mate !== undefined ? (best?.move ?? null) : this.#solution();
    if (move) this.#mark([hintOf(move)]);
    return move;
  }

  #solution() {
    try {
      const attempt = this.#attempt;
      const moves = Math.max(1, this.step.limit - attempt.moves);
      return solve(this.rules, this.step, { attempt, moves, most: MOST });
    } catch (error) {
      if (error instanceof TooLong) return undefined;
      throw error;
    }
  }

  /** What there is to say of a move as a hint. @param {Move} move */
  facts(move) {
    return factsOf(this.rules, this.#attempt.position, { line: [move] }, { before: NO_GAIN, after: NO_GAIN });
  }
}

/** The cells that the text of a move names. @param {Rules} rules  @param {string} position  @param {string} text  @returns {string[]} */
function endsOf(rules, position, text) {
  const { geometry } = rules.variant(variantOf(position));
  const known = new Set(geometry.boards.flatMap(({ id, cells }) => [id, ...cells.map(({ cell }) => cell)]));
  return text
    .split(/[-x→=]/)
    .flatMap((part) => [part, part.slice(1)].filter((name) => name && known.has(name)).slice(0, 1));
}

/** How a move that is not legal is drawn. @param {string[]} ends  @returns {Drawn[]} */
function forbidden([from, to]) {
  if (!from) return [];
  const name = "forbidden";
  return to
    ? [
        { from, to, name },
        { cell: to, name },
      ]
    : [{ cell: from, name }];
}
