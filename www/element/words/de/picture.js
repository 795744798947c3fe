// What a picture of a position says, in German.

import { speech } from "../speech.js";
import { SIDES } from "./sides.js";

const { and } = speech("de");

/** @param {import("./nouns").Nouns} nouns  @param {import("../words").Words["tray"]} tray  @returns {import("../words").PictureWords} */
export const pictureOf = ({ piece, the }, tray) => ({
  title: (game, state) => `${game}: ${state}`,
  standing: (side, pieces) =>
    `${SIDES[side]}: ${pieces.map(([letter, cells]) => `${piece(letter)} ${cells.join(" ")}`).join(", ")}.`,
  absent: (entries) =>
    `In der Auszeit: ${and(entries.map((entry) => `${the(entry.piece, entry.side)} von ${entry.origin} (${tray.rounds(entry)})`))}.`,
});
