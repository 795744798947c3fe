// The pages of the site.
import { gamePages } from "./about.mjs";
import { documentPages } from "./documents.mjs";
import { front } from "./front.mjs";
import { FAMILIES } from "./games.mjs";
import { rulesPage } from "./rules.mjs";

const TITLES = FAMILIES.map(({ title }) => title);

/**
 * The pages; where one family was built alone, those that need no other.
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
      description: `Play board games in three and four dimensions in your browser, alone, with a friend, or offline: ${TITLES.join(", ")}.`,
      styles: ["shell/page.css", "storage/storage.css", "front/front.css"],
      modules: ["front/front"],
      parts: front({ rules, games }),
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
    ...(process.env.ONLY ? [] : documents(rules)),
    ...gamePages({ rules }),
  ];
}

/** The pages of all games. @param {typeof import("../../pkg/inline.js")} rules */
function documents(rules) {
  const { pages, search } = documentPages();
  return [
    {
      name: "rules",
      folder: "rules",
      title: "Rules · hyperply",
      description: `The rules of ${TITLES.slice(0, -1).join(", ")} and ${TITLES.at(-1)}, every one with a number, and examples to try on a board.`,
      styles: ["shell/page.css", "rules/rules.css", "search/search.css"],
      modules: ["rules/rules"],
      parts: { ...rulesPage({ rules }), search: search("rules") },
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
    ...pages,
  ];
}
