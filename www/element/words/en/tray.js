// What is said of pieces in Time Out, in English.

import { speech } from "../speech.js";
import { piece } from "./pieces.js";
import { SIDES } from "./sides.js";

const { count } = speech("en");

const ROUNDS = { one: "round", other: "rounds" };

/** @type {import("../words").Words["tray"]} */
export const tray = {
  label: "Time Out",
  title: "In Time Out",
  empty: "No pieces in Time Out. To send one into the future, pick it, then press “Time Out →”.",
  none: "No pieces.",
  rounds({ length, rounds }) {
    if (!length) return rounds ? count(rounds, ROUNDS) : "just left";
    return length > rounds ? `${length - rounds} of ${count(length, ROUNDS)} left` : "due now";
  },
  entry: (side, letter, seen) => `${SIDES[side]} ${piece(letter)} from ${seen.join(", ")}`,
  back: "bring back",
  notYet: "can’t return yet",
  occupied: (levels) => `${levels ? "column" : "square"} occupied`,
  blocked: "nowhere to return",
  effects: {
    free: (n) => `${n} free`,
    beside: (n) => `${n} beside`,
    annihilate: (n) => count(n, { one: "annihilation", other: "annihilations" }),
  },
  promotes: "queen",
  wins: "wins",
  due: "due",
};
