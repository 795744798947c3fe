// Looking things up: the source's examples, set up on the board, and the directions from a cell.

import { el, focusIn, setText } from "../draw/dom.js";

export class Lookup {
  /** @param {import("../types").Actions} actions  @param {import("../types").Words} words */
  constructor(actions, words) {
    this.actions = actions;
    this.list = el("ul", { class: "examples" });
    this.field = el("input", {
      id: "lookup-cell",
      type: "text",
      inputmode: "numeric",
      maxlength: 4,
      size: 5,
      autocomplete: "off",
      "aria-describedby": "lookup-answer",
    });
    this.answer = el("p", { id: "lookup-answer", class: "muted small", role: "status" });
    this.question = el(
      "div",
      { class: "question" },
      el("label", { for: "lookup-cell", class: "small", text: words.lookup.steps }),
      this.field,
      this.answer,
    );
    this.node = el(
      "section",
      { id: "lookup", class: "card", part: "lookup", "aria-label": words.lookup.title, hidden: true },
      el("h2", { text: words.lookup.title }),
      this.list,
      this.question,
    );
    this.built = "";
    this.field.addEventListener("input", () => actions.lookUp(this.field.value.trim()));
  }

  /** @param {import("../types").State} state */
  render(state) {
    const { words, family, info, lookup, board } = state;
    if (this.built !== info.id) {
      this.built = info.id;
      this.list.replaceChildren(...exampleItems(family.examples(info), this.actions.setUp));
      this.list.hidden = !this.list.children.length;
      this.question.hidden = !family.steps(state);
      this.node.hidden = this.list.hidden && this.question.hidden;
    }
    if (this.question.hidden) return;
    if (focusIn(this.field) !== this.field) this.field.value = lookup?.cell ?? "";
    const [{ cell: first }] = board.boards[0].cells;
    if (!lookup) setText(this.answer, words.lookup.example(first));
    else if (!lookup.near.size) setText(this.answer, family.noCell(lookup.cell, first.length));
    else setText(this.answer, words.lookup.near(lookup.cell, [...lookup.near].sort()));
  }
}

/** The examples as items of a list; each sets itself up. @param {import("../types").Example[]} examples  @param {(example: import("../types").Example) => unknown} setUp */
export const exampleItems = (examples, setUp) =>
  examples.map((example, i) =>
    el(
      "li",
      {},
      el("button", { type: "button", data: { example: i }, text: example.title, on: { click: () => setUp(example) } }),
    ),
  );
