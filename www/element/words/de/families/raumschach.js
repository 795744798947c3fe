// What boards of Raumschach say, in German.

const SHORT_ENDS = { lowest: "unterste Ebene", highest: "oberste Ebene" };
const ENDS = { lowest: "die unterste", highest: "die oberste" };

/** @returns {{ games: Pick<import("../../games").GameWords, "raumschach"> }} */
export const wordsOf = () => ({
  games: {
    raumschach: {
      title: "Raumschach",
      also: "Die meisten können auch die Ebene wechseln.",
      variants: { raumschach: ["Raumschach", "Schach mit Einhörnern in einem Würfel aus 125 Feldern, erfunden 1907."] },
      level: (id, end) => `Ebene ${id}${end ? `, ${ENDS[end]}` : ""}`,
      caption: (id, end) => (end ? `${id} · ${SHORT_ENDS[end]}` : id),
      gaits: {
        U: "Mit jedem Schritt wechselt ein Einhorn Ebene, Linie und Reihe um eins.",
        P: "Ein Bauer zieht eine Reihe oder eine Ebene vor. Er schlägt eine Reihe oder Ebene vor und eine Linie zur Seite, oder eine Reihe und eine Ebene vor.",
      },
    },
  },
});
