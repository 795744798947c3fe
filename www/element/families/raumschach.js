// Raumschach: names of its boards, and its help.

/** @type {Partial<import("../types").Family> & ThisType<import("../types").Family>} */
export const raumschach = {
  chapter: () => "R1",
  board({ id }) {
    return this.words.games.raumschach.level(id);
  },
  help() {
    return this.words.help.raumschach();
  },
};
