// Looking things up: the source's examples, set up on the board, and the directions from a cell.

import { el, byId } from "./dom.js";
import { act, state, changed, say, startGame } from "./state.js";
import { either } from "./words.js";

let root, list, question, field, answer;
let built = null;

export function mountLookup(node) {
  root = node;
  list = el("ul", { class: "examples" });
  field = el("input", { id: "lookup-cell", type: "text", inputmode: "numeric", maxlength: 4, size: 5, autocomplete: "off", "aria-describedby": "lookup-answer" });
  answer = el("p", { id: "lookup-answer", class: "muted small", role: "status" });
  question = el("div", { class: "question" },
    el("label", { for: "lookup-cell", class: "small", text: "Steps from cell" }), field, answer);
  root.append(
    el("h3", { text: "Look up" }),
    list,
    question);
  field.addEventListener("input", act(() => {
    const cell = field.value.trim();
    state.lookup = cell ? { cell, near: state.board.cells.has(cell) ? state.family.steps(state.info)(cell) : new Set() } : null;
    changed();
  }));
}

const show = act((example) => {
  startGame(example.position);
  history.pushState(null, "", location.href); // Back returns to the game before
  state.clicks = [example.pick];
  say({ tone: "info", text: example.words, cells: [] });
  byId("levels").scrollIntoView({ block: "nearest" });
});

export function renderLookup(now) {
  const { family, info, lookup, board } = now;
  if (built !== info.id) {
    built = info.id;
    list.replaceChildren(...family.examples(info).map((example, i) => el("li", {},
      el("button", { type: "button", data: { example: i }, text: example.title, on: { click: () => show(example) } }))));
    list.hidden = !list.children.length;
    question.hidden = !family.steps(info);
    root.hidden = list.hidden && question.hidden;
  }
  if (question.hidden) return;
  if (document.activeElement !== field) field.value = lookup?.cell ?? "";
  const first = board.boards[0].cells[0].cell;
  if (!lookup) answer.textContent = `For example ${first}`;
  else if (!lookup.near.size) answer.textContent = family.noCell(lookup.cell, first.length);
  else answer.textContent = `${lookup.near.size} cells are one step from ${lookup.cell}: ${either([...lookup.near].sort(), "and")}.`;
}
