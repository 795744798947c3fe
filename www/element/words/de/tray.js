// What is said of pieces in Time Out, in German.

import { speech } from "../speech.js";

const { capital, count } = speech("de");

const ROUNDS = { one: "Runde", other: "Runden" };

/** @param {import("./nouns").Nouns} nouns  @returns {import("../words").Words["tray"]} */
export const trayOf = ({ pieceOf }) => ({
  label: "Auszeit",
  title: "In der Auszeit",
  empty: "Keine Figuren in der Auszeit. Um eine in die Zukunft zu schicken, wähl sie und drück „Auszeit →“.",
  none: "Keine Figuren.",
  rounds({ length, rounds }) {
    if (!length) return rounds ? count(rounds, ROUNDS) : "eben erst";
    return length > rounds ? `noch ${length - rounds} von ${count(length, ROUNDS)}` : "jetzt fällig";
  },
  entry: (side, letter, seen) => `${capital(pieceOf(side, letter))} von ${seen.join(", ")}`,
  blocked: (rule) => `kann nicht zurück${rule ? ` · ${rule}` : ""}`,
  effects: {
    free: (n) => `${n} frei`,
    beside: (n) => `${n} daneben`,
    annihilate: (n) => count(n, { one: "Auslöschung", other: "Auslöschungen" }),
  },
  promotes: "Dame",
  wins: "gewinnt",
  due: "fällig",
});
