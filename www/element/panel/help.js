// How to play the game on the table, in a minute.

import { isZoomable } from "../draw/lens.js";
import { el } from "../draw/dom.js";
import { exampleItems } from "./lookup.js";
import { legend } from "./legend.js";
import { titleOf } from "../words/message.js";
import { chapterAddress } from "./rule-links.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../words/help").Section} Section */

/** @param {import("./ask.js").Asking} asking  @param {State} state  @param {import("../types").Actions["setUp"]} setUp */
export function showHelp(asking, state, setUp) {
  const {
    info,
    board,
    family,
    settings: { rules },
    words,
  } = state;
  const { help } = words;
  const { pointer, keyboard } = help;
  const { name, summary } = titleOf(info, words);
  asking.show(
    name,
    el(
      "div",
      { class: "help-body" },
      el("p", { text: summary }),
      rules ? el("p", {}, el("a", { href: chapterAddress(family.chapter(info), rules), text: help.rules })) : null,
      ...family.help(info, board).map((section) => told(state, section)),
      examples(asking, state, setUp),
      told(state, { title: pointer.title, lines: pointing(state) }),
      el("section", {}, el("h3", { text: keyboard.title }), keys(state)),
      el("p", { class: "muted small", text: help.source(info.source) }),
    ),
  );
}

/** The examples, if there are any: they are set up on the board. @param {import("./ask.js").Asking} asking  @param {State} state  @param {import("../types").Actions["setUp"]} setUp */
function examples(asking, { family, info, words }, setUp) {
  const items = exampleItems(family.examples(info), (example) => {
    asking.sheet.close();
    setUp(example);
  });
  return items.length
    ? el("section", {}, el("h3", { text: words.lookup.title }), el("ul", { class: "examples" }, ...items))
    : null;
}

/** @param {State} state  @param {Section} section */
function told(state, { title, lines, legend: marks }) {
  return el(
    "section",
    {},
    el("h3", { text: title }),
    lines.length ? el("ul", {}, ...lines.map((line) => el("li", {}, ...parts(state, line)))) : null,
    marks === "returns"
      ? legend(state.words, "long", state.board.boards.length > 1)
      : marks === "kinds"
        ? kinds(state)
        : null,
  );
}

/** A line with the signs of sides that it names. @param {State} state  @param {string} line */
const parts = ({ words }, line) =>
  line
    .split(/\{(white|black)\}/)
    .map((part) =>
      part === "white" || part === "black"
        ? el("span", { class: "token", data: { side: part }, text: words.initials[part] })
        : part,
    );

/** How targets of different kinds of moves are marked. @param {State} state */
const kinds = ({ family }) =>
  el(
    "ul",
    { class: "legend hex-legend" },
    ...family.kinds.map((kind) =>
      el("li", {}, el("span", { class: "kind", data: { kind }, "aria-hidden": "true" }), family.kindWords(kind, "N")),
    ),
  );

/** @param {State} state */
function pointing(state) {
  const { info, board, family, words } = state;
  const { columns, cells, drag, lens, timeOut, refused } = words.help.pointer;
  return [
    board.columned && board.shape !== "hexagon" ? columns : cells,
    drag,
    ...(isZoomable(state) ? [lens] : []),
    ...family.clicking(info),
    ...(info.time_out ? [timeOut] : []),
    refused,
  ];
}

/** @param {State} state */
function keys({ info, board, family, words, settings: { letters } }) {
  const all = words.help.keyboard.keys;
  const rows = [
    all.walk,
    ...(board.levels.length > 1 ? [all.levels] : []),
    ...family.keys(info),
    all.pick,
    ...(letters ? [all.targets] : []),
    all.cancel,
    ...(letters && info.time_out ? [all.timeOut] : []),
    ...(letters ? [all.undo, all.last, all.flip] : []),
    ...(letters && family.names(info) ? [all.names] : []),
    ...(letters ? [all.view, all.type, all.help] : []),
  ];
  return el(
    "dl",
    { class: "keys" },
    ...rows.flatMap(([key, does]) => [el("dt", {}, el("kbd", { text: key })), el("dd", { text: does })]),
  );
}
