// The pages of the site.
import { gamePages } from "./about.mjs";
import { front } from "./front.mjs";
import { rulesPage } from "./rules.mjs";

/**
 * @param {object} made
 * @param {typeof import("../../pkg/inline.js")} made.rules
 * @param {ReturnType<import("../virtual-modules.mjs").catalog>} made.games
 */
export function pages({ rules, games }) {
  return [
    {
      name: "index",
      folder: "front",
      title: "hyperply: board games in higher dimensions",
      description:
        "Play board games in three and four dimensions in your browser, alone, with a friend, or offline: Time Out chess, Tri-Dimensional chess, Quarx, 4D Hexagonal Chess, Raumschach.",
      styles: ["shell/page.css", "storage/storage.css", "front/front.css"],
      modules: ["front/front"],
      parts: front({ games }),
    },
    {
      name: "play",
      folder: "play",
      title: "hyperply",
      description:
        "Play board games in four dimensions in the browser: chess with pieces that travel into the future, draughts on a hypercube, chess on boards that move.",
      styles: ["shell/page.css", "storage/storage.css", "play/play.css"],
      modules: ["play/play"],
    },
    {
      name: "rules",
      folder: "rules",
      title: "Rules · hyperply",
      description:
        "The rules of Time Out chess, Quarx, 4D Hexagonal Chess, Tri-Dimensional chess and Raumschach, every one with a number, and examples to try on a board.",
      styles: ["shell/page.css", "rules/rules.css"],
      modules: ["rules/rules"],
      parts: rulesPage({ rules }),
    },
    {
      name: "compare",
      folder: "compare",
      title: "Rules side by side · hyperply",
      description:
        "Two sets of rules on two boards: Tri-Dimensional chess after Truelove and after Meder, Time Out chess with and without Time Out, Quarx with huffing. What you play on one is played on the other, and what differs is marked.",
      styles: ["shell/page.css", "compare/compare.css"],
      modules: ["compare/compare"],
    },
    ...gamePages({ rules }),
  ];
}
