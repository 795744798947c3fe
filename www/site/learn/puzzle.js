// A puzzle while it is solved: the only good move is to be found, and the other side answers as its solution has it.

import { hashOfPosition } from "../play/address.js";
import { NO_GAIN, factsOf } from "../../element/engine/reasons.js";
import { rulesOf } from "../../element/state/load-rules.js";
import { PAUSE, hintOf, solutionReply } from "./attempt.js";
import { other } from "../../element/state/players.js";
import { pieceOn } from "../../element/state/state.js";
import { puzzleAddress, puzzlesAddress } from "./address.js";
import { bestMove } from "./best-move.js";
import { nameOf } from "../shell/variants.js";
import { has } from "../../element/own.js";

/** @typedef {import("../../../src/wasm/js/puzzles-types").Puzzle} Puzzle */
/** @typedef {import("../../../src/wasm/js/puzzles-types").PuzzleSolution} Solution */
/** @typedef {import("../../element/types").Move} Move */

const REFUTE = 300; // ms

export class PuzzleOnBoard {
  #listening = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** What is to be played next. @type {Solution} */
  #solution;
  /** How many of its moves, of which a series has several, were played. */
  #ply = 0;
  /** Whether nothing went wrong. */
  #clean = true;
  #hints = 0;
  #isOver = false;

  /**
   * @param {import("./task.js").Task} task  @param {Puzzle} puzzle
   * @param {{ title: string, address?: string, answered: ((solved: boolean) => void) | null, more: (() => void) | null }} more
   */
  constructor(task, puzzle, { title, address = puzzleAddress(puzzle.id), answered, more }) {
    this.task = task;
    this.words = task.words;
    this.puzzle = puzzle;
    this.title = title;
    this.address = address;
    this.answered = answered;
    this.more = more;
    this.#solution = puzzle.solution;
  }

  /** The move that is to be found; none while the other side answers. @returns {string | undefined} */
  get #expected() {
    return this.#solution.moves[this.#ply];
  }

  async show() {
    const { task, words, puzzle } = this;
    const { board } = task;
    const variant = puzzle.position.split(" ", 1)[0];
    const rules = await rulesOf(variant);
    if (this.#listening.signal.aborted) return; // something else was asked for
    const status = rules.status(puzzle.position);
    const { turn } = status;
    this.rules = rules;
    this.side = turn;
    const { signal } = this.#listening;
    board.addEventListener("hyperply-move", (event) => this.#guard(event), { signal });
    board.addEventListener("hyperply-change", ({ detail }) => this.#changed(detail), { signal });
    task.begin({
      game: nameOf(variant),
      title: this.title,
      notes: [words.difficulty(puzzle.difficulty)],
      address: this.address,
      more: [{ label: words.edit, href: `setup.html${hashOfPosition(puzzle.position)}` }],
    });
    const note = turn === "black" ? words.turned(turn) : "";
    task.step(words.find(status, puzzle.themes), { at: 0, of: 1, note });
    this.#offer();
    await task.show(rules, puzzle.position, turn);
    board.mark([]);
  }

  free() {
    this.#listening.abort();
    clearTimeout(this.#timer);
  }

  #offer() {
    this.task.offer(
      { label: this.words.hint, id: "hint", do: () => this.#hint() },
      { label: this.words.solution, id: "solution", do: () => this.#reveal() },
    );
  }

  /** Another move is not played: it is said what is wrong with it, and the puzzle goes on. @param {HTMLElementEventMap["hyperply-move"]} event */
  #guard(event) {
    const { move, by, position } = event.detail;
    if (by !== "person") return;
    if (this.#isOver) return event.preventDefault();
    if (move.notation === this.#expected || this.#wins(position, move)) return;
    event.preventDefault();
    this.#fail();
    this.task.judge(this.words.otherMove(null), "bad");
    this.#refute(position, move);
  }

  /** Says what the other side would answer to a wrong move. @param {string} position  @param {Move} move */
  async #refute(position, move) {
    const { rules, task, words, side } = this;
    const { signal } = this.#listening;
    if (!rules || !side) return;
    const after = rules.apply(position, move);
    const { turn, outcome } = rules.status(after);
    if (outcome || turn === side) return;
    const { said } = task;
    const { move: reply } = await bestMove(rules, after, REFUTE);
    if (!reply || signal.aborted || task.said !== said) return; // something else was said
    const wins = rules.status(rules.apply(after, reply)).outcome?.winner === turn;
    task.judge(words.otherMove({ move: reply, side: turn, wins }), "bad");
  }

  /** Whether a move wins at once: then it is as good as the one that is asked for. @param {string} position  @param {Move} move */
  #wins(position, move) {
    const { outcome } = this.rules?.status(this.rules.apply(position, move)) ?? {};
    return outcome?.winner === this.side;
  }

  #fail() {
    if (this.#clean) this.answered?.(false);
    this.#clean = false;
  }

  /** @param {HTMLElementEventMap["hyperply-change"]["detail"]} change */
  #changed({ move, by, status }) {
    if (!move || by !== "person") return;
    this.#ply++;
    this.#hints = 0;
    this.task.board.mark([]);
    const { moves, answers } = this.#solution;
    if (status.outcome || (this.#ply === moves.length && !answers.some(({ next }) => next))) return this.#solved();
    this.task.judge(this.words.goOn, "good");
    if (this.#ply === moves.length) this.#timer = setTimeout(() => this.#reply(), PAUSE);
  }

  /** Plays the answer that is best, as the solution has it. */
  #reply() {
    const { board } = this.task;
    const { answers } = this.#solution;
    const answer = answers.find(({ next }) => next);
    const reply = answer && solutionReply(answers, answer, () => board.game?.legal_moves() ?? []);
    if (!answer?.next || !reply) return;
    this.#solution = answer.next;
    this.#ply = 0;
    board.play(reply);
  }

  #hint() {
    const expected = this.#expected;
    if (!expected) return;
    const known = this.rules?.parse_notation(this.task.board.position, expected);
    this.#fail();
    this.#hints++;
    if (this.#hints > 1 || !known) return this.#reveal();
    const cell = known.from ?? known.origin;
    if (cell) this.task.board.mark([{ cell, name: "hint" }]);
    this.task.judge(this.words.thisPiece(known.piece, cell ?? ""), "info");
  }

  #reveal() {
    const expected = this.#expected;
    const { rules, task } = this;
    if (!expected || !rules) return;
    this.#fail();
    const { position } = task.board;
    const move = rules.parse_notation(position, expected);
    task.board.mark([hintOf(move)]);
    const facts = factsOf(rules, position, { line: [move] }, { before: NO_GAIN, after: NO_GAIN });
    task.judge(this.words.thisMove(move, facts), "info");
  }

  /** What the solution does. */
  #gain() {
    const { rules, puzzle, task } = this;
    const { position, themes, solution } = puzzle;
    const { outcome } = task.board.status ?? {};
    const first = rules?.parse_notation(position, solution.moves[0]);
    const after = first && rules?.apply(position, first);
    const isSafe = after && !rules?.legal_moves(after).some(({ captures }) => captures.includes(first.to ?? ""));
    const prey = first?.captures.length === 1 && isSafe ? first.captures[0] : undefined;
    return {
      goal: themes[0],
      outcome: outcome && has(outcome, "reason") ? outcome.reason : undefined,
      loser: other(this.side ?? "white"),
      wins: rules ? pieceOn(rules, position, prey) : undefined,
      promotion: first?.promotion,
    };
  }

  #solved() {
    const { task, words } = this;
    this.#isOver = true;
    task.board.setAttribute("input", "none");
    if (this.#clean) this.answered?.(true);
    task.rest();
    task.judge(words.solved(this.#clean || !this.answered, this.#gain()), "good");
    const next = puzzlesAddress(this.puzzle.position.split(" ", 1)[0], this.puzzle.id);
    const { more } = this;
    task.offer(
      more
        ? { label: words.nextMistake, accent: true, id: "next", do: more }
        : { label: words.nextPuzzle, accent: true, id: "next", href: next },
    );
  }
}
