// What is said of games in pages of others.

import { SIDES } from "../../../element/words/en/sides.js";

/** @type {import("../words").EmbedWords} */
export const embed = {
  title: "Put this game in your page",
  preview: "Preview",
  html: "HTML to copy",
  copy: "Copy the HTML",
  damaged: "This link is damaged, so its game can’t be shown.",
  notes: {
    frame: "The frame loads the game from this site, and takes the height that it needs.",
    element:
      "The board becomes part of your page. The hash allows only this version of the script: after an update of this site, copy the HTML again, or host the files yourself.",
  },
  choices: {
    form: { label: "As", options: { frame: "A frame", element: "An element" } },
    shows: { label: "Show", options: { game: "The game", position: "This position" } },
    controls: {
      label: "Controls",
      options: { none: "Board only", pick: "With turn", moves: "With moves", full: "Everything" },
    },
    players: {
      label: "Who can move",
      options: { nobody: "Nobody", anyone: "Both sides", computer: "Against the computer" },
    },
    side: { label: "At the bottom", options: { white: SIDES.white, black: SIDES.black } },
    theme: { label: "Colors", options: { auto: "Automatic", light: "Light", dark: "Dark" } },
    language: { label: "Language", options: { en: "English", de: "Deutsch" } },
    size: {
      label: "Width",
      options: { 320: "Small, 320 px", 480: "Medium, 480 px", 736: "Large, 736 px", full: "Full width" },
    },
  },
};
