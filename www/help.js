// How to play the game on the table, in a minute.

import { el, byId } from "./dom.js";
import { openSheet } from "./dialogs.js";

export const list = (...items) => el("ul", {}, ...items.map((text) => el("li", { text })));
export const part = (title, ...content) => el("section", {}, el("h3", { text: title }), ...content);
export const words = (text) => el("p", { text });

export function openHelp(state) {
  const { info, board, family } = state;
  openSheet(byId("help"), info.name, el("div", { class: "help-body" },
    words(info.summary),
    ...family.help(info, board),
    part("With the mouse or a finger", list(
      board.columned && board.shape !== "hexagon"
        ? "Choose a piece, on a level or in its column from above. Its targets are marked on every board. Choose a column, then a level; or the cell itself."
        : "Choose a piece, then one of the marked cells.",
      ...family.clicking(info),
      ...(info.time_out ? ["“Time Out →” sends the chosen piece away. Choose an absent piece to see where it can come back."] : []),
      "If something is refused, the page says why, names the rule and marks the cells in the way.")),
    part("With the keyboard", keys(state)),
    el("p", { class: "muted small", text: `Source: ${info.source}` })));
}

function keys({ board, family, info }) {
  const rows = [
    ["← ↑ → ↓", "walk over the cells"],
    ...(board.levels.length > 1 ? [["Page Up, Page Down", "one level higher or lower"]] : []),
    ...family.keys(info),
    ["Enter, Space", "choose"],
    ["Esc", "back, cancel"],
    ...(info.time_out ? [["t", "send the chosen piece into Time Out"]] : []),
    ["u, r", "undo, redo"],
    ["f", "turn the board round"],
    ...(family.names(info) ? [["c", "show or hide the names of the cells"]] : []),
    ...(board.stackable ? [["v", "plan or 3D view"]] : []),
    ["n", "type a move"],
    ["?", "this help"],
  ];
  return el("dl", { class: "keys" }, ...rows.flatMap(([key, does]) => [el("dt", {}, el("kbd", { text: key })), el("dd", { text: does })]));
}
