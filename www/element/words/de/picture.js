// What a picture of a position says, in German.

/** "König e1", "2 Türme a1, h1". @param {import("./german.js").German} german  @param {string} letter  @param {readonly string[]} cells */
export const standing = ({ piece, someObjects }, letter, cells) =>
  `${cells[1] ? someObjects(cells.map(() => letter)) : piece(letter)} ${cells.join(", ")}`;

/** @param {import("./german.js").German} german  @param {import("../words").Words["tray"]} tray  @returns {import("../words").PictureWords} */
export const pictureOf = (german, tray) => ({
  title: (game, state) => `${game}: ${state}`,
  standing: (side, pieces) => `${german.SIDES[side]}: ${pieces.map((at) => standing(german, ...at)).join(", ")}.`,
  absent: (entries) =>
    `In der Auszeit: ${german.and(entries.map((entry) => `${german.the(entry.piece, entry.side)} von ${entry.origin} (${tray.rounds(entry)})`))}.`,
});
