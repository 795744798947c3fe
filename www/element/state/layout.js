// How a state is laid out.

import { has } from "../own.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Appearance} Appearance */

/** Returns the view that is wanted: a choice holds for all games. @param {State} state */
export const viewOf = ({ family, info, settings }) => settings.view ?? family.view(info);

/** Whether the boards are shown in space: where they can be. @param {State} state */
export const isSpace = (state) => viewOf(state) === "3d" && !state.flat;

/** Whether the flat boards have room beside those in space. @param {State} state */
export const isBeside = (state) =>
  isSpace(state) && !isNarrow(state) && !isLow(state) && !state.settings.bare && state.room.width >= 1180;

/** Returns how the flat boards are laid out: columns and levels, the boards of one level, or hexagons. @param {State} state */
export function layoutOf(state) {
  const { board } = state;
  if (board.shape === "hexagon") return "hexagons";
  if (isSpace(state) && board.shape !== "decks") return "boards";
  return board.columned ? "plan" : "boards";
}

/** Whether a move is shown before it is played: where the game has it, as a person chose, or else as the game has it. @param {State} state */
export function isPointing({ family, info, settings }) {
  const usual = family.finger(info);
  return usual !== undefined && (settings.finger ?? usual);
}

/** Whether the names of cells are on them. @param {State} state */
export const hasNames = ({ settings, family, info }) => settings.names && family.names(info);

/** Whether something is picked or looked at. @param {State} state */
export const isChoosing = ({ clicks, preview, becomes }) => clicks.length > 0 || preview !== null || becomes !== null;

/** Whether the room is as low as on a phone that lies on its side: the panel stays beside the boards. @param {Appearance} state */
export const isLow = ({ settings, room: { width, height } }) => !settings.bare && width >= 600 && height < 480;

/** Whether the panel goes below the boards: there is no room for it beside them, or not enough height for many boards. @param {Appearance & Partial<Pick<State, "board">>} state */
export function isNarrow(state) {
  const { settings, room, board } = state;
  const { width, height } = room;
  if (settings.bare || isLow(state)) return false;
  return width < 720 || width < height || (Boolean(board?.columned) && (height < 500 || width < 1080));
}

/** Whether many boards may be too small to be played on when all are seen. @param {State} state */
export const isCramped = (state) => isNarrow(state) || isLow(state);

/** Whether a board alone has little width. @param {Appearance} state */
export const isSlim = ({ settings, room }) => settings.bare && room.width < 560;

/** Whether three masts of boards become larger one below the other, beside the view from above, than beside each other below it: sizes of cells as in decks.css. @param {Appearance} state */
export function stacksMasts({ settings: { bare }, room: { width, height } }) {
  const panel = bare ? 0 : Math.min(340, Math.max(264, 0.22 * width)) + 20;
  const free = width - panel - 40;
  const [row, column] = [
    Math.min((free - 240) / 24, (height / 2 - 90) / 4),
    Math.min((free - 350) / 8, (height / 3 - 88) / 4),
  ];
  return column > row;
}

/** Whether cells are seen elsewhere by other settings. @param {Appearance["settings"]} one  @param {Appearance["settings"]} other */
export const isElsewhere = (one, other) => one.view !== other.view || one.flipped !== other.flipped;

/** Returns the cells and places that the page marks, with the names of the marks. @param {Appearance} state @returns {Map<string, string>} */
export const markedCells = ({ marks }) =>
  new Map(
    marks.flatMap((mark) =>
      typeof mark === "string" ? [[mark, ""]] : has(mark, "cell") ? [[mark.cell, mark.name ?? ""]] : [],
    ),
  );
