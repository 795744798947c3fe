// The pages of the site.
import { gamePages } from "./about.mjs";
import { documentPages } from "./documents.mjs";
import { front } from "./front.mjs";
import { FAMILIES } from "./games.mjs";
import { rulesPage } from "./rules.mjs";
import { pages as WORDS } from "../../www/site/words/en/pages.js";

const TITLES = FAMILIES.map(({ title }) => title);

/**
 * The pages; where one family was built alone, those that need no other. `words` are the parts of the catalog that the
 * modules of a page need besides those of the shell.
 * @param {object} made
 * @param {typeof import("../../pkg/inline.js")} made.rules
 * @param {ReturnType<import("../virtual-modules.mjs").catalog>} made.games
 */
export function pages({ rules, games }) {
  return [
    {
      name: "index",
      folder: "front",
      title: WORDS.index.title,
      description: WORDS.index.description(TITLES),
      styles: ["shell/page.css", "storage/storage.css", "front/front.css"],
      modules: ["front/front"],
      words: ["sides", "storage"],
      parts: front({ rules, games }),
    },
    {
      name: "play",
      folder: "play",
      title: WORDS.play.title,
      description: WORDS.play.description,
      styles: ["shell/page.css", "storage/storage.css", "play/play.css", "embed/dialog.css", "print/print.css"],
      modules: ["play/play"],
      words: ["embed", "play", "print", "sides", "storage"],
      first: "preload.js",
    },
    {
      name: "embed",
      folder: "embed",
      picture: "play",
      title: WORDS.embed.title,
      description: WORDS.embed.description,
      styles: ["shell/page.css", "embed/embed.css"],
      modules: ["embed/embed"],
      words: ["embed"],
      first: "embed-preload.js",
    },
    {
      name: "setup",
      folder: "setup",
      picture: "play",
      title: WORDS.setup.title,
      description: WORDS.setup.description,
      styles: ["shell/page.css", "setup/explore.css", "setup/setup.css"],
      modules: ["setup/setup"],
      words: ["explore", "sides"],
    },
    {
      name: "learn",
      folder: "learn",
      title: WORDS.learn.title,
      description: WORDS.learn.description,
      styles: ["shell/page.css", "learn/learn.css", "print/print.css"],
      modules: ["learn/learn"],
      words: ["learn", "print", "storage"],
    },
    ...(process.env.ONLY ? [] : documents(rules)),
    ...gamePages({ rules, games }),
    {
      name: "404",
      folder: "missing",
      picture: "index",
      title: WORDS.missing.title,
      description: WORDS.missing.text,
      styles: ["shell/page.css", "missing/missing.css"],
      modules: ["missing/missing"],
    },
  ];
}

/** The pages of all games. @param {typeof import("../../pkg/inline.js")} rules */
function documents(rules) {
  const { pages, search } = documentPages();
  return [
    {
      name: "rules",
      folder: "rules",
      title: WORDS.rules.title,
      description: WORDS.rules.description(TITLES),
      styles: ["shell/page.css", "rules/rules.css", "search/search.css"],
      modules: ["rules/rules"],
      words: ["search", "rules"],
      parts: { ...rulesPage({ rules }), search: search("rules") },
    },
    {
      name: "compare",
      folder: "compare",
      title: WORDS.compare.title,
      description: WORDS.compare.description,
      styles: ["shell/page.css", "compare/compare.css"],
      modules: ["compare/compare"],
      words: ["compare", "sides"],
    },
    ...pages,
  ];
}
