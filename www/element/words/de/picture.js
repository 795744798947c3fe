// What a picture of a position says, in German.

/** @param {import("./german.js").German} german  @param {import("../words").Words["tray"]} tray  @returns {import("../words").PictureWords} */
export const pictureOf = ({ and, pieceOn, the, SIDES }, tray) => ({
  title: (game, state) => `${game}: ${state}`,
  standing: (side, pieces) => `${SIDES[side]}: ${pieces.map(([letter, cells]) => pieceOn(letter, cells)).join(", ")}.`,
  absent: (entries) =>
    `In der Auszeit: ${and(entries.map((entry) => `${the(entry.piece, entry.side)} von ${entry.origin} (${tray.rounds(entry)})`))}.`,
});
