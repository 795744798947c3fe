// The one file has every page of the site inside. The query of the address names the page: ?play#variant=chess is
// play.html#variant=chess, and ?rules&one-board is rules.html?one-board.

import { PAGES } from "#pages";
import { inside, unpacked } from "../shell/pages.js";
import { language, wanted } from "../shell/language.js";
import * as english from "../words/en/index.js";
import * as german from "../words/de/index.js";

const [asked] = location.search.slice(1).split("&");
const isGame = /[#&](variant|position|game)=/.test(location.hash);
const name = Object.hasOwn(PAGES, asked) ? asked : isGame ? "play" : "index";
const { titles, styles, parts } = PAGES[name];
const carried = new URLSearchParams(location.search).has("lang") ? `&lang=${wanted()}` : "";

/** Links of the site lead to its pages in this file, wherever they come from, also on a board. @param {Event} event */
function lead(event) {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  const folder = new URL("./", location.href).href;
  if (!link?.href.startsWith(folder)) return;
  const [, page = "", query = "", hash = ""] =
    /^([a-z0-9-]+)\.html(?:\?([^#]*))?(#.*)?$/.exec(link.href.slice(folder.length)) ?? [];
  if (Object.hasOwn(PAGES, page)) link.setAttribute("href", `?${page}${query && `&${query}`}${carried}${hash}`);
}

for (const type of ["pointerover", "focusin", "click"]) document.addEventListener(type, lead, true);
document.title = titles[language()];
document.adoptedStyleSheets = styles.map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});
await unpacked(/** @type {HTMLTemplateElement} */ (document.getElementById("drawings")));
const page = /** @type {DocumentFragment} */ (await inside(name));
document.body.append(page.cloneNode(true));
const way = /** @type {HTMLAnchorElement} */ (document.getElementById("other-language"));
way.href = `?${name}&lang=${way.hreflang}`;
for (const Part of parts) new Part(language() === "de" ? german : english);
document.getElementById(location.hash.slice(1))?.scrollIntoView();
