// How to play the game on the table, in a minute.

import { el } from "../draw/dom.js";
import { list, section, words } from "../families/prose.js";
import { chapterAddress } from "./rule-links.js";

/** @param {import("./ask.js").Asking} asking  @param {import("../types").State} state */
export function showHelp(asking, { info, board, family, settings: { rules } }) {
  asking.show(
    info.name,
    el(
      "div",
      { class: "help-body" },
      words(info.summary),
      ...family.help(info, board),
      section(
        "With the mouse or a finger",
        list(
          board.columned && board.shape !== "hexagon"
            ? "Choose a piece, on a level or in its column from above. Its targets are marked on every board. Choose a column, then a level; or the cell itself."
            : "Choose a piece, then one of the marked cells.",
          "Or drag it there; with a finger, hold it a moment first.",
          ...family.clicking(info),
          ...(info.time_out
            ? ["“Time Out →” sends the chosen piece away. Choose an absent piece to see where it can come back."]
            : []),
          "If something is refused, a message says why, names the rule and marks the cells in the way.",
        ),
      ),
      section("With the keyboard", keys(board, family, info)),
      rules
        ? el(
            "p",
            {},
            el("a", { href: chapterAddress(family.chapter(info), rules), text: "All rules, with examples to try" }),
          )
        : null,
      el("p", { class: "muted small", text: `Source: ${info.source}` }),
    ),
  );
}

/** @param {import("../types").Boards} board  @param {import("../types").Family} family  @param {import("../types").VariantInfo} info */
function keys(board, family, info) {
  const rows = [
    ["← ↑ → ↓", "walk over the cells"],
    ...(board.levels.length > 1 ? [["Page Up, Page Down", "one level higher or lower"]] : []),
    ...family.keys(info),
    ["Enter, Space", "choose"],
    [", .", "the previous or next target of the chosen piece"],
    ["Esc", "back, cancel"],
    ...(info.time_out ? [["t", "send the chosen piece into Time Out"]] : []),
    ["u, r", "a move back, forward"],
    ["l", "say the last move"],
    ["f", "turn the board round"],
    ...(family.names(info) ? [["c", "show or hide the names of the cells"]] : []),
    ...(board.stackable ? [["v", "plan or 3D view"]] : []),
    ["n", "type a move"],
    ["?", "this help"],
  ];
  return el(
    "dl",
    { class: "keys" },
    ...rows.flatMap(([key, does]) => [el("dt", {}, el("kbd", { text: key })), el("dd", { text: does })]),
  );
}
