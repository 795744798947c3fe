// The pages of the site.
import { gamePages } from "./about.mjs";
import { documentPages } from "./documents.mjs";
import { front } from "./front.mjs";
import { familiesIn } from "./games.mjs";
import { rulesPage } from "./rules.mjs";
import { WORDS as ALL } from "./words.mjs";

/**
 * The pages; where one family was built alone, those that need no other. `words` are the parts of the catalog that the
 * modules of a page need besides those of the shell.
 * @param {object} made
 * @param {typeof import("../../pkg/inline.js")} made.rules
 * @param {ReturnType<import("../virtual-modules.mjs").catalog>} made.games
 * @param {import("./words.mjs").Language} [made.language]
 */
export function pages({ rules, games, language = "en" }) {
  const WORDS = ALL[language];
  const titles = familiesIn(language).map(({ title }) => title);
  const made = { rules, games, language };
  const every = [
    {
      name: "index",
      folder: "front",
      title: WORDS.index.title,
      description: WORDS.index.description(titles),
      styles: ["shell/page.css", "storage/storage.css", "front/front.css"],
      modules: ["front/front"],
      words: ["sides", "storage"],
      parts: front(made),
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
      styles: ["shell/page.css", "embed/dialog.css", "setup/explore.css", "setup/setup.css"],
      modules: ["setup/setup"],
      words: ["embed", "explore", "play", "sides"],
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
    ...(process.env.ONLY ? [] : documents(made, titles)),
    ...gamePages(made),
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
  return every.map((page) => ({ ...page, language }));
}

/** The pages of all games. @param {Required<Parameters<typeof pages>[0]>} made  @param {string[]} titles */
function documents({ rules, language }, titles) {
  const WORDS = ALL[language];
  const { pages, search } = documentPages(language);
  const { isTranslated, parts } = rulesPage({ rules, language });
  return [
    {
      name: "rules",
      folder: "rules",
      title: WORDS.rules.title,
      description: WORDS.rules.description(titles),
      styles: ["shell/page.css", "rules/rules.css", "search/search.css"],
      modules: ["rules/rules"],
      words: ["search", "rules"],
      isTranslated,
      parts: { ...parts, search: search("rules") },
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
