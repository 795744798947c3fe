// Holds a document and its translation together, X.md and X.de.md: the same parts, and in each the same numbers, codes,
// links, marks and examples. What only words say is held by hashes: translations.json has those of the texts that were
// last found to say the same. `node scripts/translations.mjs` writes it.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { EXAMPLE, MARKS, verdictOf } from "./languages.mjs";
import { addresses } from "./site/markdown.mjs";

const ROOT = new URL("../", import.meta.url);
const RECORD = new URL("translations.json", import.meta.url);

/** The hashes of both texts of each part, by the English file. @typedef {Record<string, Record<string, [english: string, other: string]>>} Hashes */

/** Blocks of code, and paragraphs. */
const BLOCKS = /^```[^]*?^```$|(?:(?!^```)^.+$\n?)+/gm;
const RULE = /^(?:- )?\*\*([A-Z]\d{1,2})\*\* |^.* \(\*\*([A-Z]\d{1,2})\*\*\)[.:]$/;
const BEGINS_EXAMPLE = new RegExp(`^\\*${EXAMPLE}`);

/**
 * The parts of a document, each with its text: the head of a page, rules by their numbers, examples, and what else stands
 * below a heading.
 * @param {string} text
 */
export function partsOf(text) {
  /** @type {Map<string, string>} */
  const parts = new Map();
  const [all = "", head] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
  if (head) parts.set("the head", head);
  const address = addresses();
  let section = "the beginning";
  let name = section;
  let examples = 0;
  for (const [block] of text.slice(all.length).matchAll(BLOCKS)) {
    const isCode = block.startsWith("```");
    for (const paragraph of isCode ? [block] : block.trimEnd().split(/\n(?=- )/)) {
      const [, heading] = (!isCode && /^#{2,} (.+)$/m.exec(paragraph)) || [];
      const [, begun, closed] = (!isCode && RULE.exec(paragraph)) || [];
      if (heading) {
        section = `#${address(heading)}`;
        name = section;
        examples = 0;
      } else if (begun ?? closed) name = begun ?? closed;
      else if (BEGINS_EXAMPLE.test(paragraph)) name = `example ${++examples} of ${section}`;
      parts.set(name, [parts.get(name), paragraph].filter(Boolean).join("\n\n"));
    }
  }
  return parts;
}

/** Words with a digit: cells, moves, rules, counts. The dimensions of a game are part of its name. */
const COUNTED = /(?<![\p{L}\d])(?!\d+D(?![\p{L}\d]))(?!\d+-\p{Lu}\p{Ll})[\p{L}\d]*\d[\p{L}\d]*/gu;
/** @param {string} text */
const counted = (text) =>
  [...text.replace(/(?<=\d) ?× ?(?=\d)/g, "x").matchAll(COUNTED)].map(([word]) =>
    word.replace(/^([a-h]\d)E(\d)$/, "$1L$2"),
  ); // the German letter of a level (T28)

/** A line of an example without its words, and the numbers in these. @param {string} line */
function exampleLine(line) {
  const [, move, answer] = /^ {2}(.+?) {2,}(.*)$/.exec(line) ?? [];
  if (move === undefined) return [line];
  const verdict = verdictOf(answer);
  const [position, words = ""] = verdict ? ["", answer] : answer.split(/ {3,}/);
  return [
    `${move}: ${verdict?.means ?? position}${verdict?.rule ? ` (${verdict.rule})` : ""}`,
    ...counted(words).sort(),
  ];
}

const PROGRAM = /^```(?:html|[jt]sx?)$/;
/** The languages of a program: its page, an option, or the folder of a frame. */
const LANGUAGE = / lang="\w+"|,? ?language: "de",?|(?<= src=")de\//g;
/** What readers of a program see: comments, texts and titles of HTML, and strings that are sentences. */
const SEEN = /(?<= )\/\/ .*$|(?<=>)[\p{Lu}\d][^<>{}]*(?=<)|(?<= title=")[^"]*|(?<=")\p{Lu}[^"]* [^"]*(?=")|`[^`]*`/gu;

/** A line of a program without what is translated in it; none if nothing else is in it. @param {string} line */
function programLine(line) {
  const rest = line.replace(LANGUAGE, "").replace(SEEN, (seen) => (seen.match(/\$\{[^}]*\}/g) ?? []).sort().join(""));
  return rest.trim() || !line.trim() ? [rest] : [];
}

/** What a block of code has besides words. @param {string} block */
function codeOf(block) {
  const [fence, ...lines] = block.split("\n").slice(0, -1);
  if (fence === "```text") return [fence, ...lines.flatMap(exampleLine)];
  if (PROGRAM.test(fence)) return [fence, ...lines.flatMap(programLine)];
  return [fence, ...lines.flatMap((line) => (line.startsWith("words: ") ? counted(line).sort() : [line]))];
}

/** The values of a head that are no words. @param {any} head @returns {string[]} */
const values = (head, path = "") =>
  typeof head === "object"
    ? Object.entries(head).flatMap(([key, value]) => values(value, `${path}.${key}`))
    : /\.(title|text|description|time)$/.test(path)
      ? [path]
      : [`${path}=${head}`];

/**
 * What a part has besides words, by kind; those of some kinds in their order.
 * @param {string} text
 * @returns {Record<string, { order?: boolean, found: string[] }>}
 */
function signsOf(text) {
  if (text.startsWith("{")) return { "the head": { found: values(JSON.parse(text)) } };
  const code = [...text.matchAll(/^```[^]*?^```$/gm)].flatMap(([block]) => codeOf(block));
  const prose = text.replace(/^```[^]*?^```$/gm, "").replace(/ <a id="[^"]*"><\/a>$/gm, "");
  const spans = prose.match(/`[^`]*`/g)?.map((span) => span.replace(/\s+/g, " ")) ?? [];
  const words = prose.replace(/`[^`]*`/g, "").replace(/\]\([^)]*\)|="[^"]*"/g, "");
  const strong = [...words.matchAll(/\*\*([^*]+?)[:.,]?\*\*/g)].map(([, one]) => one);
  return {
    example: { order: true, found: code },
    mark: { order: true, found: strong.flatMap((one) => MARKS[one] ?? []) },
    "rule's number": { order: true, found: strong.filter((one) => /^[A-Z]\d+$/.test(one)) },
    "number or cell": { found: counted(words) },
    code: { found: spans },
    link: {
      found: [...prose.matchAll(/\]\(([^)]*)\)|\b(?:href|class)="([^"]*)"/g)].map(([, one, other]) =>
        (one ?? other).replace(/\.de(?=\.md\b)/, ""),
      ),
    },
    "row of a table": { order: true, found: prose.match(/^\|/gm) ?? [] },
    "item of a list": { order: true, found: prose.match(/^ *(-|\d\.) /gm)?.map((item) => item.trimEnd()) ?? [] },
    "word in bold": { found: strong.map(() => "**") },
  };
}

/** What the first list has and the second has not. @param {string[]} list  @param {string[]} other */
function without(list, other) {
  const rest = [...other];
  return list.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** @param {string} text */
const hash = (text) => createHash("sha256").update(text.replace(/\s+/g, " ")).digest("hex").slice(0, 12);

/**
 * What holds of one text only, as sentences; none if both say the same.
 * @param {{ name: string, text: string }} english
 * @param {{ name: string, text: string }} other
 * @param {Record<string, [string, string]>} [recorded] hashes by part; without them only signs are compared
 */
export function differences(english, other, recorded) {
  const parts = [english, other].map(({ text }) => partsOf(text));
  const [one, two] = parts;
  const names = [english.name, other.name];
  const missing = [...one.keys(), ...two.keys()].flatMap((part) =>
    one.has(part) === two.has(part) ? [] : [`${part}: only ${names[one.has(part) ? 0 : 1]} has it.`],
  );
  if (missing.length) return [...new Set(missing)];
  const order = parts.map((map) => [...map.keys()]);
  const at = order[0].findIndex((part, i) => part !== order[1][i]);
  if (at >= 0) return [`${order[0][at]}: ${names[1]} has ${order[1][at]} in its place.`];
  return [...one].flatMap(([part, text]) => {
    const translated = /** @type {string} */ (two.get(part));
    const [signs, others] = [text, translated].map(signsOf);
    const told = Object.entries(signs).flatMap(([kind, { order: inOrder, found }]) => {
      const there = others[kind]?.found ?? [];
      const lost = [without(found, there), without(there, found)];
      if (lost.some(({ length }) => length))
        return lost.flatMap((list, i) => list.map((sign) => `${part}: only ${names[i]} has the ${kind} ${sign}.`));
      const moved = inOrder ? found.findIndex((sign, i) => sign !== there[i]) : -1;
      return moved < 0
        ? []
        : [`${part}: ${names[1]} has the ${kind} ${there[moved]} where ${names[0]} has ${found[moved]}.`];
    });
    if (told.length || !recorded) return told;
    const changed = [text, translated].map((text, i) => hash(text) !== recorded[part]?.[i]);
    if (changed[0] !== changed[1]) {
      const [is, isNot] = changed[0] ? names : names.toReversed();
      return [`${part}: ${is} was changed, and ${isNot} was not.`];
    }
    return changed[0] ? [`${part}: both were changed; if they say the same, run node scripts/translations.mjs.`] : [];
  });
}

/** The documents that are translated, with their translations. */
export function translated() {
  return ["", "docs/", "www/site/families/"].flatMap((folder) =>
    readdirSync(new URL(folder || ".", ROOT))
      .filter((file) => file.endsWith(".de.md"))
      .map((file) => [folder + file.replace(".de.md", ".md"), folder + file])
      .map((names) => names.map((name) => ({ name, text: readFileSync(new URL(name, ROOT), "utf8") }))),
  );
}

/** @returns {Hashes} */
export const record = () => (existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, "utf8")) : {});

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const pairs = translated();
  const told = pairs.flatMap(([english, other]) => differences(english, other));
  if (told.length) {
    console.error(told.join("\n"));
    process.exit(1);
  }
  const hashes = pairs.map(([english, other]) => {
    const two = partsOf(other.text);
    const parts = [...partsOf(english.text)].map(([part, text]) => [part, [hash(text), hash(two.get(part) ?? "")]]);
    return [english.name, Object.fromEntries(parts)];
  });
  const text = JSON.stringify(Object.fromEntries(hashes), null, 2).replace(/\[\s+("\w+"),\s+("\w+")\s+\]/g, "[$1, $2]");
  writeFileSync(RECORD, `${text}\n`);
}
