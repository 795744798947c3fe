// Raumschach: names of its boards, and its help.

import { CITED } from "../words/citations.js";

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
  gait({ words }, { piece }) {
    const text = words.games.raumschach.gaits[piece];
    return text ? { text, rule: piece === "U" ? CITED.unicorn : CITED.pawnInCube } : undefined;
  },
  help() {
    return this.words.help.raumschach();
  },
};
