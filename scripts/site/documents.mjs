// A page for each document of docs/, one of the reference, and one that lists them all by what a reader wants.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { rulesOf } from "../rules.mjs";
import { reference } from "./api.mjs";
import { familiesIn } from "./games.mjs";
import { escapeHtml, worded } from "./layout.mjs";
import { codeBlock, contentsOf, headingsOf, markdown } from "./markdown.mjs";
import { RULES } from "./rule-texts.mjs";
import { noteOf } from "./rules.mjs";
import { WORDS } from "./words.mjs";

const FOLDER = new URL("../../docs/", import.meta.url);
const SITE = new URL("../../www/site/", import.meta.url);
const LAYOUT = readFileSync(new URL("docs/document.html", SITE), "utf8");
const SEARCH = readFileSync(new URL("search/search.html", SITE), "utf8");

/** The documents by what a reader wants. */
const WANTED = /** @type {const} */ ([
  { want: "embed", documents: ["embedding", "element"] },
  { want: "use", documents: ["library", "engine", "puzzles", "api", "rust"] },
  { want: "inside", documents: ["adding-a-game", "languages", "lessons", "three", "testing", "strength"] },
]);
const NUMBERS = rulesOf(RULES);

/** @typedef {import("./words.mjs").Language} Language */
/** @typedef {{ name: string, title: string, summary: string, contents: string, text: string, isTranslated?: boolean }} Document */

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
  const english = file.replace(/\.[a-z]{2}(?=\.md$)/, ""); // a page has the address of the English one
  const [, document] = /^docs\/([a-z-]+)\.md$/.exec(english) ?? [];
  const page = document ? `docs-${document}` : PAGES[english];
  const isSame = document || english === "RULES.md"; // others have other headings there
  return page && `${page}.html${hash && isSame ? `#${hash}` : ""}`;
}

/** The plain words of a text in Markdown. @param {string} text */
const plain = (text) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*]/g, "")
    .replace(/\s+/g, " ");

/** @param {string} name  @param {Language} language what is not there in it is in English */
function documentOf(name, language) {
  const own = new URL(`${name}.${language}.md`, FOLDER);
  const isTranslated = existsSync(own);
  const text = readFileSync(isTranslated ? own : new URL(`${name}.md`, FOLDER), "utf8");
  const words = WORDS[language];
  const [, title, first] = /^# (.+)\n+([^]*?)(?:\n\n|$)/.exec(text) ?? [];
  if (!title) throw new Error(`docs/${name}.md has no title, or no sentence below it`);
  const summary = plain(first).replace(/[.:]( .*)?$/s, ".");
  const write = markdown({ words, numbers: NUMBERS, page: "rules.html", code: codeBlock, link: linkOf });
  return {
    name: `docs-${name}`,
    title: plain(title),
    summary,
    isTranslated: isTranslated || language === "en",
    contents: contentsOf(headingsOf(text), words),
    text: write(text),
  };
}

/** All documents, in groups. @param {Language} language */
function groups(language) {
  /** @type {string[]} */
  const known = WANTED.flatMap(({ documents }) => documents);
  for (const file of readdirSync(FOLDER)) {
    if (file.endsWith(".md") && !known.includes(file.replace(/(\.[a-z]{2})?\.md$/, "")))
      throw new Error(`scripts/site/documents.mjs does not say who wants docs/${file}`);
  }
  return WANTED.map(({ want, documents }) => ({
    title: WORDS[language].docs[want],
    documents: documents.map((name) =>
      titled(
        name === "api"
          ? { ...reference(WORDS[language]), isTranslated: language === "en" }
          : documentOf(name, language),
        language,
      ),
    ),
  }));
}

/** A document with a title in the language of the page, if there is one, also where its text is in English. @param {Document} document  @param {Language} language  @returns {Document} */
function titled(document, language) {
  const own = WORDS[language].docs.english[document.name];
  if (document.isTranslated || !own) return document;
  const [title, summary] = own;
  return { ...document, title, summary };
}

/** @param {{ name: string, title: string }} page  @param {string} here the name of the page with the link */
const listed = ({ name, title }, here) =>
  `<li><a href="${name}.html"${name === here ? ` aria-current="page"` : ""}>${escapeHtml(title)}</a></li>`;

/** The list of all documents in Markdown. @param {ReturnType<typeof groups>} wanted  @param {Language} language */
function overview(wanted, language) {
  const { docs, shared, index } = WORDS[language];
  const games = familiesIn(language)
    .map(({ id, title }) => `[${title}](${id}.html)`)
    .join(", ");
  const list = wanted.map(
    ({ title, documents }) =>
      `## ${title}\n\n${documents.map(({ name, title, summary }) => `- [${title}](${name}.html): ${summary}`).join("\n")}`,
  );
  return [
    `# ${docs.title}`,
    docs.description,
    [
      `## ${docs.play}`,
      [
        `- [${shared.rules}](rules.html): ${docs.rules}`,
        `- [${index.compare}](compare.html): ${docs.compare}`,
        `- ${docs.history}: ${games}.`,
      ].join("\n"),
    ].join("\n\n"),
    ...list,
  ].join("\n\n");
}

/** The pages of the documents, and what the page of the rules needs of them. @param {Language} language */
export function documentPages(language) {
  const words = WORDS[language];
  const { docs, shared } = words;
  const start = { name: "docs", title: docs.title, summary: docs.description, isTranslated: true };
  const wanted = groups(language);
  const documents = wanted.flatMap(({ documents }) => documents);
  const searched = ["rules", ...documents.map(({ name }) => name)].join(" ");
  const text = overview(wanted, language);
  const write = markdown({ words, numbers: {}, code: codeBlock });
  const all = [{ ...start, contents: contentsOf(headingsOf(text), words), text: write(text) }, ...documents];
  const links = [all[0], { name: "rules", title: shared.rules }, ...documents];
  const form = worded(SEARCH, "search.html", words).trimEnd();
  /** @param {string} name */
  const search = (name) => form.replace("[page]", name).replace("[pages]", searched);
  const made = all.map(({ name, title, summary, contents, text, isTranslated = true }) => ({
    name,
    isTranslated,
    title: `${title} · hyperply`,
    description: summary,
    picture: start.name,
    styles: ["shell/page.css", "rules/rules.css", "search/search.css", "docs/docs.css"],
    modules: ["docs/docs"],
    words: ["search"],
    body: LAYOUT,
    parts: {
      search: search(name),
      contents: isTranslated ? contents : contents.replace("<ul>", '<ul lang="en">'),
      documents: `<ul>\n${links.map((other) => listed(other, name)).join("\n")}\n</ul>`,
      note: noteOf(isTranslated, words),
      text,
    },
  }));
  return { pages: made, search };
}
