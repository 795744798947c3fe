// What boards of single games say, in English.

import { speech } from "../speech.js";
import { hex4d } from "./families/hex4d.js";
import { quarx } from "./families/quarx.js";
import { raumschach } from "./families/raumschach.js";
import { timeout } from "./families/timeout.js";
import { trid } from "./families/trid.js";

const { count } = speech("en");

const LEVELS = { one: "level", other: "levels" };
const BOARDS = { one: "board", other: "boards" };

/** @type {import("../games").GameWords} */
export const games = {
  base: {
    boards: (n, levels) => count(n, levels && n > 1 ? LEVELS : BOARDS),
    board: (id) => `Board ${id}`.trim(),
    caption: (id) => id,
    noCell: (cell) => `There is no cell ${cell}.`,
  },
  timeout,
  quarx,
  hex4d,
  trid,
  raumschach,
};
