// A board without a page: the course of a game as the table has it, on which tests click, type and answer.
import assert from "node:assert/strict";
import * as rules from "../../pkg/inline.js";
import { FAMILY_IDS } from "../../www/element/families/index.js";
import { actionsOf } from "../../www/element/input/actions.js";
import { Play } from "../../www/element/play.js";
import { playOn, textOf } from "../../www/element/state/line.js";
import { options, targetMarks } from "../../www/element/state/selection.js";
import { entriesOf } from "../../www/element/state/state.js";
import { de } from "../../www/element/words/de/index.js";
import { en } from "../../www/element/words/en/index.js";
import { moveOf } from "../../www/element/words/move-text.js";

const WORDS = { en, de };
for (const part of ["play", "asked", "help", ...FAMILY_IDS])
  await Promise.all(["", ...FAMILY_IDS].map((family) => de.of(family).need(part)));

export const HUMANS = { white: { kind: "human" }, black: { kind: "human" } };

const SETTINGS = {
  view: null,
  names: true,
  flipped: false,
  short: false,
  letters: true,
  rules: null,
  lessons: null,
  input: "play",
  bare: false,
  finger: null,
  sound: false,
  players: HUMANS,
};

/** A variant, a position or a record as a game. */
const gameOf = (text) =>
  /^[a-z][\w-]*( |$)/.test(text) ? new rules.Game(text) : rules.Game.from_record(text, { moves: "en" });

export class Board extends Play {
  /** What those outside were told, in order: names of events with their details. */
  heard = [];
  /** What listens outside, by the names of events; one that returns false prevents it. */
  on = {};
  /** The question that is open, and all that were asked. */
  question = null;
  asked = [];
  #opened = () => {};
  #doing;

  /** Begins a game from a variant, a position or a record, after some `moves`; `settings` as those of an element. */
  constructor(text, { language = "en", words = WORDS[language], moves = [], settings = {}, ...more } = {}) {
    super(
      {
        emit: (name, detail) => {
          this.heard.push([name, detail]);
          return this.on[name]?.(detail) !== false;
        },
      },
      {
        words,
        settings: { ...SETTINGS, language, ...settings },
        marks: [],
        drawPiece: () => null,
        room: { width: 1280, height: 720 },
        flat: "",
        analyzing: false,
      },
    );
    this.actions = actionsOf(this);
    const game = gameOf(text);
    for (const move of moves) playOn(game, move);
    this.setGame(rules, game, more);
    this.heard.length = 0;
  }

  choose(title, answers, note, outlasts = false) {
    return new Promise((done) => {
      this.question = { title, answers, note, outlasts, done };
      this.asked.push({ title, answers, note });
      this.#opened();
    });
  }

  arrived() {
    if (this.question && (this.state.status.outcome || !this.question.outlasts)) this.#close(null);
  }

  laid() {
    if (this.question) this.#close(null);
  }

  #close(value) {
    const { done } = this.question;
    this.question = null;
    done(value);
  }

  /** Waits until what a person does is done, or a question is open. */
  #settled(doing = this.#doing) {
    this.#doing = doing;
    return this.question ? undefined : Promise.race([doing, new Promise((opened) => (this.#opened = opened))]);
  }

  /** Does what `actions` has by that name. */
  does(name, ...details) {
    return this.#settled(this.actions[name](...details));
  }

  /** Clicks cells, places of boards, absent pieces or the tray one after another. */
  async click(...tokens) {
    for (const token of tokens) await this.does("pick", token);
  }

  /** Clicks an absent piece by its `entry`, `Nb1:0`, as in the tray. */
  entry(name) {
    return this.does(
      "pickEntry",
      entriesOf(this.state).find(({ entry }) => entry === name),
    );
  }

  type(text) {
    return this.does("type", text);
  }

  /** Answers the open question, and those that follow; null cancels. */
  async answer(...values) {
    for (const value of values) {
      assert.ok(this.question, `nothing is asked, but ${value} answered`);
      const known = this.question.answers.map((answer) => answer.value);
      assert.ok(value === null || known.includes(value), `${value} is none of ${known}`);
      this.#close(value);
      await this.#settled();
    }
  }

  /** Plays moves as the code of a page does. */
  make(...texts) {
    for (const text of texts) this.play(moveOf(this.state, text), "code");
  }

  get position() {
    return this.state.position;
  }

  get message() {
    return this.state.message;
  }

  /** What is open: the values of the answers, or nothing if nothing is asked. */
  get answers() {
    return this.question?.answers.map(({ value }) => value);
  }

  /** The piece on a cell as `wK`, or nothing. */
  at(cell) {
    const there = this.state.pieces.get(cell);
    return there && `${there.side[0]}${there.piece}`;
  }

  /** What can be picked next: what begins a move, or what goes on with what was picked; in order of their names. */
  targets() {
    const { state } = this;
    const next = state.clicks.length ? [...options(state).keys()] : state.moves.map(({ clicks }) => clicks[0]);
    return [...new Set(next)].sort();
  }

  /** The marks on the boards: what each target would do, by cell. */
  marks() {
    return Object.fromEntries(targetMarks(this.state));
  }

  /** The moves that were played, as texts, up to the one on the table. */
  played() {
    return this.state.history.map(textOf);
  }

  /** The details of the events of a name. */
  told(name) {
    return this.heard.flatMap(([event, detail]) => (event === name ? [detail] : []));
  }
}

/** Goes through steps: a cell is clicked, `=value` answered, `[column]` and `(entry)` clicked, `<name` done by that name. */
export async function goes(board, ...steps) {
  for (const step of steps) {
    if (step.startsWith("?")) await board.answer(step.slice(1) || null);
    else if (step.startsWith("[")) await board.does("pickColumn", step.slice(1, -1));
    else if (step.startsWith("<")) await board.does(step.slice(1));
    else if (entriesOf(board.state).some(({ entry }) => entry === step)) await board.entry(step);
    else await board.click(step);
  }
  return board;
}
