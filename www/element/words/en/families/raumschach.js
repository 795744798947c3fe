// What boards of Raumschach say, in English.

/** @type {import("../../games").GameWords["raumschach"]} */
export const raumschach = {
  title: "Raumschach",
  also: "Most can also change levels.",
  level: (id, end) => `Level ${id}${end ? `, the ${end}` : ""}`,
  caption: (id, end) => (end ? `${id} · ${end} level` : id),
};
