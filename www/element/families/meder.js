// Meder's rules of Tri-Dimensional chess, where they differ from Truelove's.

/** @param {{ id: string }} info */
export const isMeder = ({ id }) => id === "trid-meder";

/** Positions of the rules. @param {import("../words/words").Words} words  @returns {import("../types").Example[]} */
export function mederExamples(words) {
  const { level, ride, waiting } = words.games.trid.examplesOfMeder;
  /** @param {string} mains  @param {string} boards */
  const position = (mains, boards) => `trid-meder ${mains} ${boards} w - - - 1 9`;
  return [
    {
      ...level,
      position: position("4/4/4/R3|4/4/n3/4|4/4/4/4", "KL1(3)w:2/K1,KL6(7)b:k1/2,QL2(3)w:2/2,QL6(7)b:2/2"),
      pick: "b1(2)",
    },
    {
      ...ride,
      position: position("4/4/4/4|4/4/4/4|4/4/4/4", "KL1(3)w:2/K1,KL6(7)b:k1/2,QL3(5)b:2/1N,QL5(7)w:2/2"),
      pick: "QL3(5)",
    },
    {
      ...waiting,
      position: position("4/4/4/4|4/4/4/4|P3/4/4/4", "KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL5(7)b:2/2"),
      pick: "b8(6)",
    },
  ];
}
