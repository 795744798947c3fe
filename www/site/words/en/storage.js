// What is said of saved games.

import { SIDES } from "../../../element/words/en/sides.js";
import { speech } from "../../../element/words/speech.js";

const { count } = speech("en");

const GAMES = { one: "game", other: "games" };

/** @type {import("../words").StorageWords} */
export const storage = {
  title: "Your games",
  exportAll: "Export all",
  import: "Import",
  empty: "Your games are saved here, in this browser.",
  more: (n) => count(n, { one: "more game", other: "more games" }),
  onBoard: "On the board",
  go: "Continue",
  goTo: (game) => `Continue: ${game}`,
  rename: "Rename",
  renameOne: (game) => `Rename: ${game}`,
  nameLabel: "Name of the game",
  save: "Save",
  delete: "Delete",
  deleteOne: (game) => `Delete: ${game}`,
  deleted: (game) => `Deleted “${game}”.`,
  undo: "Undo",
  undoDelete: (game) => `Undo: delete ${game}`,
  restored: (game) => `Restored “${game}”.`,
  unreadable: "This game can’t be read. Export it to keep what’s left of it.",
  copy: (game) => `${game} (copy)`,

  example: "from an example",
  byLink: (you) => `by link, you play ${SIDES[you]}`,
  toMove: (side) => `${SIDES[side]} to move`,
  move: (number) => `move ${number}`,
  justNow: "just now",

  importing: "Importing …",
  imported: (n) => `${count(n, GAMES)} imported.`,
  known: (n) => `${count(n, { one: "game was", other: "games were" })} already here.`,
  learned: (n) => `Progress in ${count(n, { one: "lesson or puzzle", other: "lessons and puzzles" })} imported.`,
  failed: (n) => `${count(n, GAMES)} couldn’t be imported:`,
  failure: (game, why) => `${typeof game === "number" ? `Game ${game}` : `“${game}”`}: ${why}`,
  moreFailures: (n) => `And ${n} more.`,

  shared: "This game is also open in another tab. Moves you make here are saved as a copy.",
  copied: "This game was continued in another tab, so your moves here are saved as a copy.",
  keep: "To keep this game, copy its record or link below.",
  problems: {
    noStorage: "Your games can’t be saved in this browser. Is this a private window, or is storage blocked?",
    noRoom: "The browser’s storage is full. Delete some of your games.",
    newerVersion: "A newer version of this site saved your games. Reload this page.",
    tooMany: (most) => `You already have ${most} saved games, the most there can be. Delete some of them.`,
    tooLong: "This game is too long to save.",
    notSaved: "That game is no longer saved in this browser.",
    unreadable: "Your saved game can’t be read. It stays in the list of your games.",
    noFile: "This file has no games in it. Choose a file that you saved with “Export all”.",
    fileTooLarge: (megabytes) => `This file is larger than ${megabytes} MB. Choose a smaller one.`,
    newerFile: "A newer version of this site wrote this file. Reload this page, then import it again.",
    noRecord: "It has no game record.",
    badLine: "One of its other lines doesn’t belong to the game.",
    tooManyLines: "It has too many other lines.",
  },
};
