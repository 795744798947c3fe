// What a picture of a position says, in English.

import { speech } from "../speech.js";
import { piece } from "./pieces.js";
import { SIDES } from "./sides.js";
import { tray } from "./tray.js";

const { and } = speech("en");

/** @type {import("../words").PictureWords} */
export const picture = {
  title: (game, state) => `${game}: ${state}`,
  standing: (side, pieces) =>
    `${SIDES[side]}: ${pieces.map(([letter, cells]) => `${piece(letter)} ${cells.join(" ")}`).join(", ")}.`,
  absent: (entries) =>
    `In Time Out: ${and(entries.map((entry) => `${SIDES[entry.side]}’s ${piece(entry.piece)} from ${entry.origin} (${tray.rounds(entry)})`))}.`,
};
