// The passages of a page to be read: what a search can find.

/** How much more a rule counts than what is said of it, and how much less an example. */
const RULE = 2;
const EXAMPLE = 0.5;
/** What begins a line of its own. */
const BLOCKS = "p, li, pre, td, th, figcaption, .position";

/** What a part of a page says, its blocks apart, without what only leads elsewhere. @param {Element} element */
export function textOf(element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = "";
  let block = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest("a.lesson")) continue;
    const around = node.parentElement?.closest(BLOCKS);
    if (around !== block) text += " ";
    block = around;
    text += node.nodeValue;
  }
  return text.replace(/\s+/g, " ").trim();
}

/** The parts of which each is found by itself. @param {Element} node @returns {Element[]} */
function parts(node) {
  if (node.matches("ul, ol")) return [...node.children];
  if (node.matches(".scroll")) return [...node.querySelectorAll("tr")];
  return [node];
}

/** @param {Element} article of a page  @param {string} page its name  @param {Pick<import("../words/words").SearchWords, "allGames" | "inEnglish">} words  @returns {import("./index.js").Passage[]} */
export function passagesOf(article, page, { allGames, inEnglish }) {
  const { lang, dataset } = /** @type {HTMLElement} */ (article);
  const name = article.querySelector("h1")?.textContent ?? "";
  const title = dataset.title ?? (lang === "en" ? inEnglish(name) : name);
  let heading = title;
  let anchor = "";
  let game = allGames;
  return [...article.children].flatMap((child) => {
    if (/^H[1-6]$/.test(child.tagName)) {
      heading = child.textContent ?? "";
      anchor = child.id;
      game = /** @type {HTMLElement} */ (child).dataset.game ?? game;
      return [];
    }
    return parts(child).map((part) => {
      const number = /^[A-Z]\d+$/.test(part.id) ? part.id : "";
      return {
        page,
        lang,
        title,
        game: /^C/.test(number) ? allGames : game,
        heading,
        anchor: part.id || anchor,
        number,
        text: textOf(part).replace(new RegExp(`^${number} `), ""),
        weight: number ? RULE : part.matches("figure") ? EXAMPLE : 1,
        node: /** @type {HTMLElement} */ (part.matches("tr") ? child : part),
      };
    });
  });
}
