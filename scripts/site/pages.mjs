// The pages of the site.
import { gamePages } from "./about.mjs";
import { front } from "./front.mjs";
import { rulesPage } from "./rules.mjs";

/**
 * @param {object} made
 * @param {typeof import("../../pkg/inline.js")} made.rules
 * @param {ReturnType<import("../parts.mjs").catalogue>} made.games
 */
export function pages({ rules, games }) {
  return [
    {
      name: "index",
      title: "hyperply: board games in higher dimensions",
      description: "Play board games in three and four dimensions in your browser, alone, with a friend, or offline: Time Out chess, Tri-Dimensional chess, Quarx, 4D Hexagonal Chess, Raumschach.",
      styles: ["page.css", "kept.css", "front.css"],
      modules: ["front"],
      parts: front({ games }),
    },
    {
      name: "play",
      title: "hyperply",
      description: "Play board games in four dimensions in the browser: chess with pieces that travel into the future, draughts on a hypercube, chess on boards that move.",
      styles: ["page.css", "kept.css", "play.css"],
      modules: ["play"],
    },
    {
      name: "rules",
      title: "Rules · hyperply",
      description: "The rules of Time Out chess, Quarx, 4D Hexagonal Chess, Tri-Dimensional chess and Raumschach, every one with a number, and examples to try on a board.",
      styles: ["page.css", "rules.css"],
      modules: ["rules"],
      parts: rulesPage({ rules }),
    },
    {
      name: "compare",
      title: "Rules side by side · hyperply",
      description: "Two sets of rules on two boards: Tri-Dimensional chess after Truelove and after Meder, Time Out chess with and without Time Out, Quarx with huffing. What you play on one is played on the other, and what differs is marked.",
      styles: ["page.css", "compare.css"],
      modules: ["compare"],
    },
    ...gamePages({ rules }),
  ];
}
