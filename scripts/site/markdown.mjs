// Markdown of the rules and the documents: every rule at an address of its own, every number of a rule a link.
import { Marked, Renderer } from "marked";
import { unbroken } from "../../www/element/words/message.js";
import { EXAMPLE, MARKS } from "../languages.mjs";
import { escapeHtml } from "./layout.mjs";
import { WORDS } from "./words.mjs";

/** A number of a rule, or boards of the hexagons, which look like numbers: "boards B1 and D1". */
const NUMBERS = /\b(?:boards?|Brett(?:s|er|ern)?) [A-E]\d(?:(?:, | and | or | und | oder )[A-E]\d)*|\b[A-Z]\d{1,2}\b/g;
const MARKED = new RegExp(`^(${Object.keys(MARKS).join("|")})\\b`);
/** A heading of a translation ends with the address of the English one. */
const NAMED = / <a id="([\w-]+)"><\/a>$/;

/** The addresses of the headings of a text, one after the other, as GitHub writes them, or as they name them. */
export function addresses() {
  /** @type {Map<string, number>} */
  const met = new Map();
  return /** @param {string} text */ (text) => {
    const named = NAMED.exec(text)?.[1];
    if (named) return named;
    const slug = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-");
    const times = met.get(slug) ?? 0;
    met.set(slug, times + 1);
    return times ? `${slug}-${times}` : slug;
  };
}

/** The number that a strong text is, if it is one of a rule. @param {import("marked").Token} token */
const numberOf = (token) => (token.type === "strong" ? /^[A-Z]\d{1,2}$/.exec(token.text)?.[0] : undefined);

/** The rule that a block defines. @param {import("marked").Token[]} tokens @returns {string | undefined} */
const defines = (tokens) =>
  tokens
    .map(
      (token) =>
        numberOf(token) ?? (token.type === "text" && "tokens" in token ? defines(token.tokens ?? []) : undefined),
    )
    .find(Boolean);

/** The headings of a text that its contents list, with their addresses. @param {string} text */
export function headingsOf(text) {
  const address = addresses();
  return [...text.replace(/^```[^]*?^```/gm, "").matchAll(/^(#{1,6}) (.+)$/gm)]
    .map(([, { length: depth }, title]) => ({ depth, title: title.replace(NAMED, ""), address: address(title) }))
    .filter(({ depth }) => depth === 2 || depth === 3);
}

/** The contents of a page, behind their title. @param {{ depth: number, title: string, address: string }[]} headings  @param {import("./words.mjs").PagesWords} words */
export const contentsOf = (headings, { shared: { contents } }) =>
  `<details id="contents">\n  <summary>${contents}</summary>\n  <nav aria-label="${contents}">\n<ul>\n${headings
    .map(
      ({ depth, title, address }) =>
        `<li${depth > 2 ? ` class="deep"` : ""}><a href="#${address}">${escapeHtml(title.replaceAll("`", ""))}</a></li>`,
    )
    .join("\n")}\n</ul>\n  </nav>\n</details>`;

/** A block of code to be read: it scrolls by itself. @param {{ text: string }} block */
export const codeBlock = ({ text }) => `<pre class="code" tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`;

/** @typedef {{ text: string, lang: string, linked: (text: string) => string }} Block */

/**
 * What writes one text in Markdown as HTML.
 * @param {object} made
 * @param {Record<string, string>} made.numbers the rules that there are
 * @param {import("./words.mjs").PagesWords} [made.words]
 * @param {string} [made.page] where they are, if not on the page itself
 * @param {(block: Block) => string} made.code writes a block of code
 * @param {ReadonlySet<string>} [made.taught] the rules that have a lesson
 * @param {(href: string) => string | undefined} [made.link] where a link leads on the site, if anywhere
 * @param {(code: string) => string | undefined} [made.named] where the name in a text is explained, if anywhere
 */
export function markdown({
  numbers,
  words: { locale, shared } = WORDS.en,
  page = "",
  code,
  taught = new Set(),
  link = (href) => href,
  named = () => undefined,
}) {
  /** A text with links to the rules that it names. @param {string} text */
  const linked = (text) =>
    text.replace(NUMBERS, (number) => (number in numbers ? `<a href="${page}#${number}">${number}</a>` : number));
  const plain = new Renderer();
  /** The rules that have their address; what is said of one again has none. @type {Set<string>} */
  const placed = new Set();
  /** The rules whose lesson was named. @type {Set<string>} */
  const met = new Set();
  const address = addresses();
  let tables = 0;
  /** The address of a block, if it is the first of a rule. @param {import("marked").Token[]} tokens */
  const place = (tokens) => {
    const number = defines(tokens);
    if (!number || page || placed.has(number)) return "";
    placed.add(number);
    return ` id="${number}"`;
  };
  const writer = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${address(text)}">${this.parser.parseInline(tokens).replace(NAMED, "")}</h${depth}>\n`;
      },
      paragraph({ tokens }) {
        return `<p${place(tokens)}>${this.parser.parseInline(tokens)}</p>\n`;
      },
      listitem(item) {
        return `<li${place(item.tokens)}>${this.parser.parse(item.tokens)}</li>\n`;
      },
      strong(token) {
        const number = numberOf(token);
        if (number && number in numbers) {
          const lesson = !page && taught.has(number) && !met.has(number) && met.add(number);
          const way = lesson ? ` <a class="lesson" href="learn.html#${number}">${shared.lesson}</a>` : "";
          return `<a class="number" href="${page}#${number}">${number}</a>${way}`;
        }
        const [kind] = MARKED.exec(token.text) ?? [];
        if (kind) return `<strong class="marked" data-kind="${MARKS[kind]}">${token.text}</strong>`;
        return `<strong>${this.parser.parseInline(token.tokens)}</strong>`;
      },
      text(token) {
        return "tokens" in token && token.tokens
          ? this.parser.parseInline(token.tokens)
          : unbroken(linked("escaped" in token && token.escaped ? token.text : escapeHtml(token.text)), locale);
      },
      link(token) {
        // The name of a link is no link.
        const inside = this.parser.parseInline(token.tokens).replace(/<a [^>]*>|<\/a>/g, "");
        const href = link(token.href);
        return href === undefined ? inside : `<a href="${escapeHtml(href)}">${inside}</a>`;
      },
      codespan({ text }) {
        const href = named(text);
        const inside = `<code>${escapeHtml(text)}</code>`;
        return href === undefined ? inside : `<a href="${href}">${inside}</a>`;
      },
      table(token) {
        return `<div class="scroll" tabindex="0" role="region" aria-label="${shared.table} ${++tables}">${plain.table.call(this, token)}</div>\n`;
      },
      code({ text, lang }) {
        return code({ text, lang: lang ?? "", linked });
      },
    },
  });
  /** @param {string} text */
  return (text) => figures(/** @type {string} */ (writer.parse(text)));
}

/** Puts the words that announce an example into its figure. @param {string} html */
const figures = (html) =>
  html.replace(
    new RegExp(`<p><em>${EXAMPLE}(?:(?!<h[1-6]|<ul>|<figure).)*<figure class="example"([^>]*)>`, "gs"),
    (all, attributes) =>
      `<figure class="example"${attributes}><figcaption>${all.slice(0, all.lastIndexOf("<figure"))}</figcaption>`,
  );
