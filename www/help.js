// How to play the game on the table, in a minute.

import { el, byId } from "./dom.js";
import { LONG, legend } from "./tray.js";
import { openSheet } from "./dialogs.js";

const list = (...items) => el("ul", {}, ...items.map((text) => el("li", { text })));
const part = (title, ...content) => el("section", {}, el("h3", { text: title }), ...content);
const words = (text) => el("p", { text });

export function openHelp(state) {
  const { info, board } = state;
  openSheet(byId("help"), info.name, el("div", { class: "help-body" },
    words(info.summary),
    board.boards.length > 1 ? columns(board) : orthodox(),
    info.time_out ? timeOut(info, board.boards.length > 1) : "",
    info.speed_moves ? part("Speed moves", words("The player to move may ask for 2 to 5 moves in a row. If the other side agrees, both get that many, one after the other. A move that gives check ends the series.")) : "",
    part("With the mouse or a finger", list(
      board.boards.length > 1
        ? "Choose a piece, on a level or in its column from above. Its targets are marked on every board. Choose a column, then a level; or the cell itself."
        : "Choose a piece, then one of the marked squares.",
      ...(info.time_out ? ["“Time Out →” sends the chosen piece away. Choose an absent piece to see where it can come back."] : []),
      "If something is refused, the page says why, names the rule and marks the cells in the way.")),
    part("With the keyboard", keys(board, info)),
    el("p", { class: "muted small", text: `Source: ${info.source}` })));
}

function orthodox() {
  return part("The game", words("This is chess as you know it: checkmate the other king."));
}

function columns(board) {
  const { files, ranks } = board;
  return part("Eight boards above each other".replace("Eight", NUMBERS[board.boards.length] ?? board.boards.length), list(
    `Each level has ${files} × ${ranks} cells. A column is one file and rank with all its levels; d1L4 is the cell of column d1 on level 4.`,
    "Seen from above, every piece moves as in chess. Where it lands, you choose the level.",
    "A piece anywhere in a column stops queens, rooks and bishops there: nothing passes over or under.",
    "Among your own pieces you land on a free level. A column with an enemy is entered only by capturing one.",
    "A king is in check if an enemy could capture in its column, whatever the level. Checkmate wins."));
}

const NUMBERS = { 2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six", 7: "Seven", 8: "Eight" };

function timeOut(info, levels) {
  return part("Time Out", list(
    "Instead of moving, send any piece but the king into the future. That is a whole move.",
    info.declared
      ? "You declare for how many of your turns (1 to 9). On that turn it has to come back; if it cannot, it is lost."
      : "From your next turn on, it can come back, again as a whole move.",
    levels ? "The column that it left has to be empty, on all levels." : "The square that it left has to be empty.",
    "It appears where it could have moved from there. A pawn reaches one step further for each round it was away; on the last rank it becomes a queen.",
    "On an enemy piece, both vanish. If that piece is the king, you win at once."), legend(LONG, levels));
}

function keys(board, info) {
  const rows = [
    ["← ↑ → ↓", "walk over the cells"],
    ...(board.boards.length > 1 ? [["Page Up, Page Down", "one level higher or lower"]] : []),
    ["Enter, Space", "choose"],
    ["Esc", "cancel"],
    ...(info.time_out ? [["t", "send the chosen piece into Time Out"]] : []),
    ["u, r", "undo, redo"],
    ["f", "turn the board round"],
    ...(board.boards.length > 1 ? [["v", "plan or 3D view"]] : []),
    ["n", "type a move"],
    ["?", "this help"],
  ];
  return el("dl", { class: "keys" }, ...rows.flatMap(([key, does]) => [el("dt", {}, el("kbd", { text: key })), el("dd", { text: does })]));
}
