// What boards of any game say, in German.

/** @returns {import("../games").GameWords["base"]} */
export const baseOf = () => ({
  boards: (n, levels) => `${n}\u00a0${n === 1 ? "Brett" : levels ? "Ebenen" : "Bretter"}`,
  board: (id) => `Brett ${id}`.trim(),
  caption: (id) => id,
  noCell: (cell) => `Es gibt kein Feld ${cell}.`,
});
