// What is said of saved games.

import { SIDES } from "../../../element/words/de/sides.js";
import { speech } from "../../../element/words/speech.js";

const { count } = speech("de");

const GAMES = { one: "Partie", other: "Partien" };

/** @type {import("../words").StorageWords} */
export const storage = {
  title: "Deine Partien",
  exportAll: "Alle exportieren",
  import: "Importieren",
  empty: "Deine Partien werden hier gespeichert, in diesem Browser.",
  more: (n) => count(n, { one: "weitere Partie", other: "weitere Partien" }),
  onBoard: "Auf dem Brett",
  go: "Weiterspielen",
  goTo: (game) => `Weiterspielen: ${game}`,
  rename: "Umbenennen",
  renameOne: (game) => `Umbenennen: ${game}`,
  nameLabel: "Name der Partie",
  save: "Speichern",
  delete: "Löschen",
  deleteOne: (game) => `Löschen: ${game}`,
  deleted: (game) => `„${game}“ gelöscht.`,
  undo: "Rückgängig",
  undoDelete: (game) => `Rückgängig: Löschen von ${game}`,
  restored: (game) => `„${game}“ wiederhergestellt.`,
  unreadable: "Diese Partie ist nicht lesbar. Exportiere sie, um zu behalten, was davon übrig ist.",
  copy: (game) => `${game} (Kopie)`,

  example: "aus einem Beispiel",
  byLink: (you) => `per Link, du spielst ${SIDES[you]}`,
  toMove: (side) => `${SIDES[side]} ist am Zug`,
  move: (number) => `Zug\u00a0${number}`,
  justNow: "gerade eben",

  importing: "Wird importiert …",
  imported: (n) => `${count(n, GAMES)} importiert.`,
  known: (n) => `${count(n, { one: "Partie war", other: "Partien waren" })} schon hier.`,
  learned: (n) =>
    `Fortschritt in ${count(n, { one: "Lektion oder Aufgabe", other: "Lektionen und Aufgaben" })} importiert.`,
  failed: (n) => `${count(n, GAMES)} ${n === 1 ? "konnte" : "konnten"} nicht importiert werden:`,
  failure: (game, why) => `${typeof game === "number" ? `Partie ${game}` : `„${game}“`}: ${why}`,
  moreFailures: (n) => `Und ${n} weitere.`,

  shared: "Diese Partie ist auch in einem anderen Tab offen. Deine Züge hier werden als Kopie gespeichert.",
  copied: "Diese Partie ging in einem anderen Tab weiter, darum werden deine Züge hier als Kopie gespeichert.",
  keep: "Um diese Partie zu behalten, kopiere unten ihre Aufzeichnung oder ihren Link.",
  problems: {
    noStorage:
      "Deine Partien können in diesem Browser nicht gespeichert werden. Ist das ein privates Fenster, oder ist der Speicher gesperrt?",
    noRoom: "Der Speicher des Browsers ist voll. Lösche einige deiner Partien.",
    newerVersion: "Eine neuere Version dieser Seite hat deine Partien gespeichert. Lade diese Seite neu.",
    tooMany: (most) => `Du hast schon ${most} gespeicherte Partien, mehr geht nicht. Lösche einige davon.`,
    tooLong: "Diese Partie ist zu lang, um gespeichert zu werden.",
    notSaved: "Diese Partie ist in diesem Browser nicht mehr gespeichert.",
    unreadable: "Deine gespeicherte Partie ist nicht lesbar. Sie bleibt in der Liste deiner Partien.",
    noFile: "In dieser Datei sind keine Partien. Wähl eine Datei, die du mit „Alle exportieren“ gespeichert hast.",
    fileTooLarge: (megabytes) => `Diese Datei ist größer als ${megabytes}\u00a0MB. Wähl eine kleinere.`,
    newerFile:
      "Eine neuere Version dieser Seite hat diese Datei geschrieben. Lade diese Seite neu und importiere sie noch einmal.",
    noRecord: "Sie hat keine Partieaufzeichnung.",
    badLine: "Eine ihrer Nebenvarianten gehört nicht zur Partie.",
    tooManyLines: "Sie hat zu viele Nebenvarianten.",
  },
};
