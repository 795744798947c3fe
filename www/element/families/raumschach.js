// Raumschach: names of its boards, and its help.

/** The ends of the cube. @type {Record<string, "lowest" | "highest">} */
const ENDS = { A: "lowest", E: "highest" };

/** @type {Partial<import("../types").Family> & ThisType<import("../types").Family>} */
export const raumschach = {
  chapter: () => "R1",
  board({ id }) {
    return this.words.games.raumschach.level(id, ENDS[id]);
  },
  caption({ id }) {
    return this.words.games.raumschach.caption(id, ENDS[id]);
  },
  floor: ({ id }) => id,
  help() {
    return this.words.help.raumschach();
  },
};
