// What is said of the sides and of how a game ends: the board says it, and so does a page that lists games.

import { other } from "../../state/players.js";

/** @typedef {import("../../types").Side} Side */

/** @type {Record<Side, string>} */
export const SIDES = { white: "Weiß", black: "Schwarz" };

/** As adjectives, without their endings. @type {Record<Side, string>} */
export const COLORS = { white: "weiß", black: "schwarz" };

/** @param {Side} side */
export const name = (side) => SIDES[side];

/** @type {Record<string, string>} */
const REASONS = {
  "king-eliminated": "Der König wurde ausgelöscht.",
  checkmate: "Matt.",
  stalemate: "Patt: kein erlaubter Zug, aber kein Schach.",
  "bare-kings": "Nur noch die Könige sind da.",
  "dead-position": "Matt ist nicht mehr möglich.",
  "no-moves": "Die Seite am Zug hat keinen erlaubten Zug.",
  "twenty-five-move": "Fünfundzwanzig Züge jeder Seite ohne Schlag und ohne Zug eines Steins.",
  "sixteen-move": "Sechzehn Züge jeder Seite gegen eine Dame.",
  "five-move": "Fünf Züge jeder Seite gegen eine Dame.",
  "hundred-move": "Hundert Züge jeder Seite ohne Schlag und ohne Zug eines Steins.",
  "fifty-move": "Fünfzig Züge jeder Seite ohne Schlag und ohne Bauernzug.",
  threefold: "Dreimal dieselbe Stellung.",
  agreed: "Remis vereinbart.",
};

/** @type {import("../words").SideWords} */
export const sides = {
  locale: "de",
  sides: SIDES,
  status: {
    turn: (side, check) => `${SIDES[side]} ist am Zug${check ? ", im Schach" : ""}`,
    result: ({ winner }) => (winner ? `${SIDES[winner]} gewinnt.` : "Remis."),
    reason: ({ winner, reason }) => {
      const loser = winner ? SIDES[other(winner)] : "";
      if (reason === "resigned" && winner) return `${loser} hat aufgegeben.`;
      if (reason === "no-men") return `${loser} hat keine Steine mehr.`;
      return REASONS[reason] ?? "";
    },
  },
};
