// A page for each family of games: where it comes from, how it is played, what its sources advise.
import { readFileSync } from "node:fs";
import { rulesOf } from "../rules.mjs";
import { markdown } from "./markdown.mjs";
import { planes } from "./planes.mjs";
import { RULES } from "./rules.mjs";

/** The pages and how they are told of elsewhere. */
export const GAMES = [
  { name: "timeout", title: "Time Out chess", description: "Time Out chess, the 4D chess of a Star Trek novel: eight levels, and pieces that leave for the future. Its source, its four figures as boards, its example game." },
  { name: "quarx", title: "Quarx", description: "Quarx: draughts on a hypercube of 4x4x4x4 cells. How a hypercube becomes sixteen planes, how men and kings move, and what to learn first." },
  { name: "hex4d", title: "4D Hexagonal Chess", description: "4D Hexagonal Chess by Kevin Pacey: nineteen boards of nineteen hexagons. The values of the pieces, which cells they reach, and Glinski's chess as a way in." },
  { name: "trid", title: "Tri-Dimensional chess", description: "Tri-Dimensional chess, the game of the television series: three fixed boards and four that move. Where its rules come from and how to begin." },
  { name: "raumschach", title: "Raumschach", description: "Raumschach, Ferdinand Maack's chess in space of 1907: a cube of five by five by five cells, with the unicorn, which rides through corners." },
];

/** @param {{ rules: typeof import("../../pkg/inline.js") }} made */
export function gamePages({ rules }) {
  const numbers = rulesOf(RULES);
  const layout = readFileSync(new URL("../../www/page/game.html", import.meta.url), "utf8");
  return GAMES.map(({ name, title, description }) => ({
    name,
    title: `${title} · hyperply`,
    description,
    styles: ["page.css", "rules.css"],
    modules: ["game"],
    body: layout,
    parts: {
      text: markdown({ rules, numbers, page: "rules.html" })(readFileSync(new URL(`../../www/page/games/${name}.md`, import.meta.url), "utf8")).replace("<p>[planes]</p>", planes()),
      others: `<ul>${GAMES.map((game) => `<li><a href="${game.name}.html"${game.name === name ? ` aria-current="page"` : ""}>${game.title}</a></li>`).join("")}</ul>`,
    },
  }));
}
