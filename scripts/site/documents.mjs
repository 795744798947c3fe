// A page for each document of docs/, one of the reference, and one that lists them all by what a reader wants.
import { readFileSync, readdirSync } from "node:fs";
import { rulesOf } from "../rules.mjs";
import { pages } from "../../www/site/words/en/pages.js";
import { reference } from "./api.mjs";
import { FAMILIES } from "./games.mjs";
import { escapeHtml, worded } from "./layout.mjs";
import { codeBlock, contentsOf, headingsOf, markdown } from "./markdown.mjs";
import { RULES } from "./rules.mjs";

const FOLDER = new URL("../../docs/", import.meta.url);
const SITE = new URL("../../www/site/", import.meta.url);
const LAYOUT = readFileSync(new URL("docs/document.html", SITE), "utf8");
const WORDS = pages.docs;
const SEARCH = worded(readFileSync(new URL("search/search.html", SITE), "utf8"), "search.html").trimEnd();

/** The documents by what a reader wants. */
const WANTED = [
  { title: WORDS.embed, documents: ["embedding", "element"] },
  { title: WORDS.use, documents: ["library", "engine", "puzzles", "api", "rust"] },
  { title: WORDS.inside, documents: ["adding-a-game", "lessons", "three", "testing", "strength"] },
];
const NUMBERS = rulesOf(RULES);
const OVERVIEW = { name: "docs", title: WORDS.title, summary: WORDS.description };

/** The pages of the site for files of the repository; others are not on it. @type {Record<string, string>} */
const PAGES = {
  "README.md": "docs",
  "RULES.md": "rules",
  "src/wasm/js/types.d.ts": "api",
  "src/wasm/js/element.d.ts": "api",
};

/** Where a link of a document leads on the site. @param {string} href */
export function linkOf(href) {
  if (/^(https?:|#)/.test(href)) return href;
  const [file, hash] = new URL(href, "https://repository/docs/").href.slice("https://repository/".length).split("#");
  const [, document] = /^docs\/([a-z-]+)\.md$/.exec(file) ?? [];
  const page = document ? `docs-${document}` : PAGES[file];
  const isSame = document || file === "RULES.md"; // others have other headings there
  return page && `${page}.html${hash && isSame ? `#${hash}` : ""}`;
}

/** The plain words of a text in Markdown. @param {string} text */
const plain = (text) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*]/g, "")
    .replace(/\s+/g, " ");

/** @param {string} name */
function documentOf(name) {
  const text = readFileSync(new URL(`${name}.md`, FOLDER), "utf8");
  const [, title, first] = /^# (.+)\n+([^]*?)(?:\n\n|$)/.exec(text) ?? [];
  if (!title) throw new Error(`docs/${name}.md has no title, or no sentence below it`);
  const summary = plain(first).replace(/[.:]( .*)?$/s, ".");
  const write = markdown({ numbers: NUMBERS, page: "rules.html", code: codeBlock, link: linkOf });
  return {
    name: `docs-${name}`,
    title: plain(title),
    summary,
    contents: contentsOf(headingsOf(text)),
    text: write(text),
  };
}

/** All documents, in groups. */
function groups() {
  const known = WANTED.flatMap(({ documents }) => documents);
  for (const file of readdirSync(FOLDER)) {
    if (file.endsWith(".md") && !known.includes(file.replace(".md", "")))
      throw new Error(`scripts/site/documents.mjs does not say who wants docs/${file}`);
  }
  return WANTED.map(({ title, documents }) => ({
    title,
    documents: documents.map((name) => (name === "api" ? reference() : documentOf(name))),
  }));
}

/** @param {{ name: string, title: string }} page  @param {string} here the name of the page with the link */
const listed = ({ name, title }, here) =>
  `<li><a href="${name}.html"${name === here ? ` aria-current="page"` : ""}>${escapeHtml(title)}</a></li>`;

/** The list of all documents in Markdown. @param {ReturnType<typeof groups>} wanted */
function overview(wanted) {
  const games = FAMILIES.map(({ id, title }) => `[${title}](${id}.html)`).join(", ");
  const list = wanted.map(
    ({ title, documents }) =>
      `## ${title}\n\n${documents.map(({ name, title, summary }) => `- [${title}](${name}.html): ${summary}`).join("\n")}`,
  );
  return [
    `# ${OVERVIEW.title}`,
    OVERVIEW.summary,
    [
      `## ${WORDS.play}`,
      [
        `- [${pages.shared.rules}](rules.html): ${WORDS.rules}`,
        `- [${pages.index.compare}](compare.html): ${WORDS.compare}`,
        `- ${WORDS.history}: ${games}.`,
      ].join("\n"),
    ].join("\n\n"),
    ...list,
  ].join("\n\n");
}

/** The pages of the documents, and what the page of the rules needs of them. */
export function documentPages() {
  const wanted = groups();
  const documents = wanted.flatMap(({ documents }) => documents);
  const searched = ["rules", ...documents.map(({ name }) => name)].join(" ");
  const text = overview(wanted);
  const all = [
    { ...OVERVIEW, contents: contentsOf(headingsOf(text)), text: markdown({ numbers: {}, code: codeBlock })(text) },
    ...documents,
  ];
  const links = [all[0], { name: "rules", title: pages.shared.rules }, ...documents];
  /** @param {string} name */
  const search = (name) => SEARCH.replace("[page]", name).replace("[pages]", searched);
  const made = all.map(({ name, title, summary, contents, text }) => ({
    name,
    title: `${title} · hyperply`,
    description: summary,
    picture: OVERVIEW.name,
    styles: ["shell/page.css", "rules/rules.css", "search/search.css", "docs/docs.css"],
    modules: ["docs/docs"],
    words: ["search"],
    body: LAYOUT,
    parts: {
      search: search(name),
      contents,
      documents: `<ul>\n${links.map((other) => listed(other, name)).join("\n")}\n</ul>`,
      text,
    },
  }));
  return { pages: made, search };
}
