// What boards of Raumschach say, in English.

/** @type {import("../../games").GameWords["raumschach"]} */
export const raumschach = {
  title: "Raumschach",
  also: "Most can also change levels.",
  level: (id, end) => `Level ${id}${end ? `, the ${end}` : ""}`,
  caption: (id, end) => (end ? `${id} · ${end} level` : id),
  gaits: {
    U: "With each step, a unicorn changes level, file and rank by one.",
    P: "A pawn moves one rank or one level ahead. It captures one rank or level ahead and one file aside, or one rank and one level ahead.",
  },
};
