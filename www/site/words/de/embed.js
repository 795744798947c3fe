// What is said of games in pages of others.

import { SIDES } from "../../../element/words/de/sides.js";

/** @type {import("../words").EmbedWords} */
export const embed = {
  title: "Diese Partie in deine Seite einbetten",
  preview: "Vorschau",
  html: "HTML zum Kopieren",
  copy: "HTML kopieren",
  damaged: "Dieser Link ist beschädigt, seine Partie kann nicht gezeigt werden.",
  notes: {
    frame: "Der Rahmen lädt die Partie von dieser Website und wird so hoch, wie sie es braucht.",
    element:
      "Das Brett wird ein Teil deiner Seite. Der Hash erlaubt nur diese Version des Skripts: Kopiere nach einer Aktualisierung dieser Website das HTML noch einmal oder stell die Dateien selbst bereit.",
  },
  choices: {
    form: { label: "Einbetten als", options: { frame: "Rahmen", element: "Element" } },
    shows: { label: "Inhalt", options: { game: "Die Partie", position: "Diese Stellung" } },
    controls: {
      label: "Bedienung",
      options: { none: "Nur das Brett", pick: "Mit Zugrecht", moves: "Mit Zügen", full: "Alles" },
    },
    players: {
      label: "Wer ziehen kann",
      options: { nobody: "Niemand", anyone: "Beide Seiten", computer: "Gegen den Computer" },
    },
    side: { label: "Unten", options: { white: SIDES.white, black: SIDES.black } },
    theme: { label: "Farben", options: { auto: "Automatisch", light: "Hell", dark: "Dunkel" } },
    language: { label: "Sprache", options: { en: "English", de: "Deutsch" } },
    size: {
      label: "Breite",
      options: { 320: "Klein, 320 px", 480: "Mittel, 480 px", 736: "Groß, 736 px", full: "Volle Breite" },
    },
  },
};
