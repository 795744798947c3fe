// What the search says.

import { speech } from "../../../element/words/speech.js";

const { count } = speech("de");

/** @type {import("../words").SearchWords} */
export const search = {
  inEnglish: (title) => `${title} (englisch)`,
  allGames: "Alle Spiele",
  elsewhere: "Dokumentation und API",
  results: "Suchergebnisse",
  nothing: "Nichts gefunden. Versuch „Auszeit“ oder „König“.",
  loading: "Es wird gesucht …",
  partly: "Einige Seiten konnten nicht durchsucht werden.",
  found: (n) => count(n, { one: "Ergebnis", other: "Ergebnisse" }),
  best: (n) => `Die ${n} besten Ergebnisse`,
  passages(n, examples) {
    const passages = count(n, { one: "Stelle", other: "Stellen" });
    return examples ? `${passages}, davon ${count(examples, { one: "Beispiel", other: "Beispiele" })}` : passages;
  },
  noRule: (number, last) =>
    `Es gibt keine Regel ${number}.${last ? ` Die Regeln mit diesem Buchstaben gehen von ${last[0]}1 bis ${last}.` : ""}`,
};
