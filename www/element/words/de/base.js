// What boards of any game say, in German.

const LEVELS = { one: "Ebene", other: "Ebenen" };
const BOARDS = { one: "Brett", other: "Bretter" };

/** @param {import("./german.js").German} german  @returns {import("../games").GameWords["base"]} */
export const baseOf = ({ count }) => ({
  boards: (n, levels) => count(n, levels && n > 1 ? LEVELS : BOARDS).replace(" ", "\u00a0"),
  board: (id) => `Brett ${id}`.trim(),
  caption: (id) => id,
  noCell: (cell) => `Es gibt kein Feld ${cell}.`,
});
