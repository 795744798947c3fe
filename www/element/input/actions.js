// What a person does at a table, as the parts that draw report it.

import * as now from "../state/transitions.js";
import { beforeLast } from "../state/line.js";
import { aloneIn } from "../state/players.js";
import { offerSpeed } from "./speed.js";

/** All but what only parts on a page can do. @param {import("../play.js").Play} table  @returns {Omit<import("../types").Actions, "help" | "focusBoards" | "showBoards">} */
export function actionsOf(table) {
  const { choice, ending } = table;
  /** Whether clicks on the boards choose no move. */
  const isLocked = () => table.settings.input !== "play";

  /** Tells those outside which cell, or place of a board, was pressed. @param {string} cell */
  const press = (cell) => {
    if (table.settings.input === "cells") table.host.emit("press", { cell });
  };

  /** @param {string} column */
  const pressColumn = (column) => {
    const { cells = [] } = table.playing.board.columns.get(column) ?? {};
    if (cells.length === 1) press(cells[0]);
    table.show(now.showColumn(table.playing, column));
  };

  return {
    pick: table.act((token) => (isLocked() ? press(token) : choice.pick(token))),
    pickColumn: table.act((column) => (isLocked() ? pressColumn(column) : choice.pickColumn(column))),
    pickEntry: table.act((entry) => (isLocked() ? undefined : choice.pickEntry(entry))),
    hold: table.act((token) => choice.hold(token)),
    drop: table.act((target) => choice.drop(target)),
    back: table.act(() => choice.back()),
    cancel: table.act(() => choice.cancel()),
    carryOut: table.act(() => choice.carryOut()),
    type: table.act((text) => choice.type(text), "play"),
    playBest: table.act((move) => choice.playBest(move), "play"),
    go: table.act((ply) => table.go(ply)),
    takeBack: table.act(() => table.go(beforeLast(table.playing.line, aloneIn(table.settings)))),
    takeLine: table.act((i) => table.takeLine(table.playing.line.others[i])),
    offerSpeed: table.act(() => offerSpeed(table), "asked"),
    resign: table.act(() => ending.resign(), "asked"),
    offerDraw: table.act(() => ending.offerDraw(), "asked"),
    goOn: table.act(() => table.end(null)),
    rematch: table.act(() => ending.rematch()),
    setUp: table.act((example) => table.setUp(example)),
    hint: table.act(() => table.players.hint(), "play"),
    hurry: () => table.players.hurry(),
    analyze: (on = !table.appearance.analyzing) => table.analyze(on),
    prefer: table.act((settings) => table.prefer(settings)),
    toggle: table.act((name) => table.prefer({ [name]: !table.settings[name] })),
    seat: table.act((side, player) => table.prefer({ players: { ...table.settings.players, [side]: player } })),
    lookUp: table.act((cell) => table.show(now.lookUp(table.playing, cell))),
    say: (message) => table.say(message),
    fail: (error) => table.sayError(error),
  };
}
