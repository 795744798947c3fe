// Puts the pages of www/site/ together: what all have, and what each has for itself.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LANGUAGES, WORDS, folderOf } from "./words.mjs";

const FOLDER = new URL("../../www/site/", import.meta.url);
const file = (name) => readFileSync(new URL(name, FOLDER), "utf8");

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** A text in HTML. @param {string} text */
export const escapeHtml = (text) =>
  text.replace(/[&<>"]/g, (sign) => ESCAPES[/** @type {keyof typeof ESCAPES} */ (sign)]);

/** Writes the words of a text, `{{index.heading}}`, with their links, `[text](address)`. @param {string} text  @param {string} file that has it  @param {import("./words.mjs").PagesWords} [words] */
export const worded = (text, file, words = WORDS.en) =>
  text.replace(/\{\{([\w.]+)\}\}/g, (_, key) => {
    const said = key.split(".").reduce((/** @type {any} */ part, /** @type {string} */ name) => part?.[name], words);
    if (typeof said !== "string") throw new Error(`${file}: there are no words for {{${key}}}`);
    return escapeHtml(said).replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>');
  });

/** The way to the same page in the other language. @param {string} name of the page  @param {import("./words.mjs").Language} language */
function switched(name, language) {
  const [other] = LANGUAGES.filter((one) => one !== language);
  const { otherLanguage, otherLanguageTitle } = WORDS[language].shared;
  const href = `${"../".repeat(folderOf(language) ? 1 : 0)}${folderOf(other)}${name === "404" ? "index" : name}.html`;
  return `<a id="other-language" href="${href}" hreflang="${other}" lang="${other}" title="${otherLanguageTitle}"><span class="narrow-only">${other.toUpperCase()}</span><span class="wide-only">${otherLanguage}</span></a>`;
}

const SHARED = {
  brand: `<a class="brand" href="index.html"><svg class="logo" aria-hidden="true"><use href="favicon.svg#mark"></use></svg><span>hyperply</span></a>`,
  theme: `<button id="theme" class="quiet" type="button"></button>`,
};

const WAYS = /** @type {const} */ (["play", "learn", "rules", "docs"]);

/** The line at the top of a page to be read, with the ways to others. @param {string} name of the page  @param {import("./words.mjs").Language} language */
const top = (name, language) => `<header class="top">
  ${SHARED.brand}
  <span class="grow"></span>
${WAYS.filter((page) => page !== name)
  .map((page) => `  <a href="${page}.html">${WORDS[language].shared[page]}</a>`)
  .join("\n")}
  ${switched(name, language)}
  ${SHARED.theme}
</header>`;

/** Puts parts where a text names them in comments: `<!-- name -->`. @param {string} text  @param {Record<string, string>} parts */
export function fill(text, parts) {
  return text.replace(/^( *)<!-- ([a-z-]+) -->$/gm, (all, indent, name) => {
    if (!(name in parts)) throw new Error(`nothing is called ${name}: ${Object.keys(parts).join(", ")}`);
    return parts[name].replace(/^(?=.)/gm, indent);
  });
}

/** Where the site stands, if that is known: those who show links want whole addresses. */
const SITE = process.env.SITE ? `${process.env.SITE.replace(/\/+$/, "")}/` : "";

/** The whole address of a page in a language, where the site's is known. @param {string} name  @param {import("./words.mjs").Language} language */
const addressOf = (name, language) => `${SITE}${folderOf(language)}${name === "index" ? "" : `${name}.html`}`;

/** The same page in all languages, for those who list pages: they want whole addresses. @param {string} name */
const alternates = (name) =>
  name === "404" || !SITE
    ? []
    : [...LANGUAGES.map((other) => [other, other]), ["x-default", LANGUAGES[0]]].map(
        ([hreflang, other]) =>
          `<link rel="alternate" hreflang="${hreflang}" href="${addressOf(name, /** @type {import("./words.mjs").Language} */ (other))}">`,
      );

/** How others show a link to a page. @param {{ name: string, language: import("./words.mjs").Language, title: string, description: string, picture?: string }} page */
function shown({ name, language, title, description, picture = name }) {
  const path = `pictures/${picture}.jpg`;
  const pictured = existsSync(new URL(path, FOLDER));
  const address = addressOf(name, language);
  return [
    ["og:type", "website"],
    ["og:site_name", "hyperply"],
    ["og:locale", language],
    ["og:title", title],
    ["og:description", description],
    ...(SITE ? [["og:url", address]] : []),
    ...(pictured
      ? [
          ["og:image", (SITE || (folderOf(language) && "../")) + path],
          ["og:image:width", "1200"],
          ["og:image:height", "630"],
        ]
      : []),
  ]
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
    .concat(`<meta name="twitter:card" content="${pictured ? "summary_large_image" : "summary"}">`);
}

/** The beginning of an English text among pages of another language, with its title there for the search. @param {string} name  @param {import("./words.mjs").Language} language */
function englishArticle(name, language) {
  const [title] = WORDS[language].docs.english[name] ?? [];
  return `<article lang="en"${title ? ` data-title="${escapeHtml(title)}"` : ""}`;
}

/** What stands in the body of a page. @param {{ name: string, language: import("./words.mjs").Language, isTranslated?: boolean, folder?: string, parts?: Record<string, string>, body?: string }} page */
export const bodyOf = ({
  name,
  language,
  isTranslated = true,
  folder,
  parts = {},
  body = file(`${folder}/${name}.html`),
}) =>
  fill(
    worded(
      isTranslated ? body : body.replace("<article", englishArticle(name, language)),
      `${name}.html`,
      WORDS[language],
    ),
    { ...SHARED, language: switched(name, language), top: top(name, language), ...parts },
  ).trimEnd();

/** Files lie in the folder above the pages of another language; pages, and what is made for them, beside each other. @param {string} html */
const fromFolder = (html) =>
  html.replace(/(?<= (?:href|src)=")(?!https?:|data:|#|\.\.\/|manifest\.webmanifest|[\w-]+\.html)/g, "../");

/**
 * A whole page.
 * @param {object} page
 * @param {string} page.name of its file, without .html
 * @param {import("./words.mjs").Language} page.language
 * @param {boolean} [page.isTranslated] whether its text is in this language
 * @param {string} [page.folder] where that lies in www/site/
 * @param {string} page.title
 * @param {string} page.description
 * @param {string} [page.picture] the name of its picture, if not its own
 * @param {string} page.style its style sheet
 * @param {string} page.first the script that runs before anything is painted
 * @param {string[]} page.modules what starts it
 * @param {string[]} page.shared what those need besides
 * @param {Record<string, string>} [page.parts] what its file names
 * @param {string} [page.body] what it has instead of a file of its own
 */
export function layout({ title, description, style, first, modules, shared, ...page }) {
  const meta = [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<title>${escapeHtml(title)}</title>`,
    ...shown({ ...page, title, description }),
  ];
  const { name, language } = page;
  const html = fill(worded(file("shell/layout.html"), "layout.html", WORDS[language]), {
    meta: [...meta, ...alternates(name)].join("\n"),
    scripts: [
      ...[...shared, ...modules].map((file) => `<link rel="modulepreload" href="${file}">`),
      `<link rel="preload" as="style" href="${style}">`, // a script waits for style sheets before it
      `<script src="${first}"></script>`,
      `<link rel="stylesheet" href="${style}">`,
      ...modules.map((file) => `<script type="module" src="${file}"></script>`),
    ].join("\n"),
    body: bodyOf(page),
  });
  if (folderOf(language)) return fromFolder(html).replace("<html ", '<html data-root="../" ');
  if (name !== "404") return html.replace("<html ", "<html data-translated ");
  return html.replace(/(?<= (?:href|src)=")(?!https?:|#)/g, SITE); // hosts show it at any depth
}

/** The file with all that modules say in German. */
export const GERMAN = "./words-de.js";

/** What starts a page: `start:play/play` makes the `Page` of play/play.js, with the words that it needs. @param {Map<string, string[]>} words by modules  @returns {import("esbuild").Plugin} */
export const pageStarts = (words) => ({
  name: "start",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /words-de\.js$/ }, ({ path }) => ({ path, external: true }));
    onResolve({ filter: /^start:/ }, ({ path }) => ({ path: path.slice("start:".length), namespace: "start" }));
    onLoad({ filter: /./, namespace: "start" }, ({ path }) => {
      const needed = words.get(path) ?? [];
      const contents = [
        `import { Page } from "./${path}.js";`,
        `import { language } from "./shell/language.js";`,
        ...needed.map((part) => `import { ${part} } from "./words/en/${part}.js";`),
        `new Page(language() === "de" ? await import("${GERMAN}") : { ${needed.join(", ")} });`,
      ].join("\n");
      return { contents, resolveDir: fileURLToPath(FOLDER) };
    });
  },
});

/** Leaves what modules import as it is: another file has it. @param {string} imported  @param {string} file  @returns {import("esbuild").Plugin} */
export const fileApart = (imported, file) => ({
  name: "apart",
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ path }) => (path === imported ? { path: `./${file}`, external: true } : undefined));
  },
});
