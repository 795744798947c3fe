// The element, and the card beside it on the page of lessons, without a page: what they were told, and what a person does there.
import assert from "node:assert/strict";
import { Board } from "./board.mjs";
import { moveOf } from "../../www/element/words/move-text.js";

const HEARD = ["move", "change", "press", "pick"];

/** The element as the site sees it. */
export class Element extends EventTarget {
  attributes = { input: "play", white: "human", black: "human" };
  marks = [];
  revealed = [];

  async load(text) {
    const { input, white, black } = this.attributes;
    const players = { white: { kind: white.split(" ")[0] }, black: { kind: black.split(" ")[0] } };
    for (const player of Object.values(players)) if (player.kind === "engine") player.kind = "none"; // tests play for it
    this.board?.free();
    this.board = new Board(text, { settings: { input, players } });
    for (const name of HEARD) this.board.on[name] = (detail) => this.tell(name, detail);
  }

  tell(name, detail) {
    return this.dispatchEvent(new CustomEvent(`hyperply-${name}`, { detail, cancelable: true }));
  }

  setAttribute(name, value) {
    this.attributes[name] = value;
    if (name === "input") this.board?.set({ input: value });
  }

  mark(marks) {
    this.marks = marks;
  }

  reveal(...cells) {
    this.revealed = cells;
  }

  play(move, by = "code") {
    return this.board.play(moveOf(this.board.state, move), by);
  }

  select(token) {
    if (token === null) this.board.actions.cancel();
    else this.board.actions.pick(token);
  }

  go(ply) {
    this.board.go(ply);
  }

  get game() {
    return this.board.state.game;
  }

  get position() {
    return this.board.position;
  }

  get status() {
    return this.board.state.status;
  }

  get start() {
    return this.board.state.start;
  }

  get moves() {
    return this.board.state.line.items;
  }

  get ply() {
    return this.board.state.line.ply;
  }

  get picked() {
    return this.board.state.clicks;
  }

  /** The cells that are marked by a name. */
  marked(name) {
    return this.marks.flatMap((mark) => (mark.name === name ? [mark.cell ?? `${mark.from}-${mark.to}`] : []));
  }
}

/** The card of a lesson or a puzzle. */
export class Task {
  board = new Element();
  said = "";
  excluded = [];

  constructor(words) {
    this.words = words;
  }

  begin(head) {
    this.head = head;
  }

  async show(_rules, position, side, { input = "play", other = "none" } = {}) {
    const { board } = this;
    for (const name of ["white", "black"]) board.setAttribute(name, name === side ? "human" : other);
    board.attributes.input = input;
    await board.load(position);
  }

  step(say, place) {
    Object.assign(this, { say, place, said: "", excluded: [], concluded: undefined, isClosed: false, isAtRest: false });
  }

  ask(choices, choose) {
    Object.assign(this, { choices, choose });
  }

  exclude(rule) {
    this.excluded.push(rule);
  }

  conclude(rule) {
    this.concluded = rule;
  }

  close() {
    this.isClosed = true;
  }

  rest() {
    this.isAtRest = true;
  }

  finish() {
    this.isFinished = true;
  }

  focus() {
    this.isFocused = true;
  }

  judge(text, tone) {
    Object.assign(this, { said: text, tone });
    this.heard?.();
  }

  offer(...ways) {
    this.ways = ways;
  }

  /** Waits until something is said that matches. */
  async until(pattern) {
    while (!pattern.test(this.said)) await new Promise((heard) => (this.heard = heard));
  }

  /** Goes through steps: a cell is clicked, `#way` pressed, `?rule` chosen; what matches is said then. */
  async goes(...steps) {
    for (const step of steps) {
      if (step instanceof RegExp)
        assert.match(this.said, step, `after ${steps.slice(0, steps.indexOf(step)).join(" ")}`);
      else if (typeof step === "function") await step(this);
      else if (step.startsWith("?")) this.choose(step.slice(1));
      else if (step.startsWith("#")) await this.ways.find(({ id }) => `#${id}` === step).do();
      else await this.board.board.click(step);
    }
  }
}
