// All that people read stands in the catalogs, www/element/words/ and www/site/words/, and nothing else does.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { parse } from "acorn";
import { ancestor } from "acorn-walk";
import { en } from "../../www/element/words/en/index.js";
import * as site from "../../www/site/words/en/index.js";

const WWW = new URL("../../www/", import.meta.url);
const FILES = readdirSync(fileURLToPath(WWW), { recursive: true }).map((path) => path.replaceAll("\\", "/"));
const read = (path) => readFileSync(new URL(path, WWW), "utf8");

/** What people type into the search, in two languages. */
const TYPED = ["site/search/synonyms.js"];

/** What is thrown or warned of there is about a page's code; it is English, as the package's errors about arguments are. */
const FOR_PROGRAMMERS = [
  "element/index.js",
  "element/element.js",
  "element/stage.js",
  "element/state/attributes.js",
  "element/state/errors.js",
  "element/state/load-rules.js",
  "element/three/engine.js",
  "element/three/picture.js",
  "element/three/shaders.js",
  "element/words/move-text.js",
];

/** Attributes and fields whose values nobody reads. */
const UNREAD =
  /^(class|style|part|role|id|type|for|name|rel|media|code|d|viewBox|transform|position|pick|moves|key|accept|fill|"?aria-(labelledby|describedby|controls|haspopup|keyshortcuts|live)"?|preserveAspectRatio|cache|mode|Content-Type|BLOCKS)$/;

/** Functions whose arguments nobody reads: selectors, names of events, keys. */
const CALLED =
  /^(querySelector|querySelectorAll|closest|matches|matchMedia|addEventListener|removeEventListener|setAttribute|getAttribute|once|get|set|has|RegExp|DOMException|warn|error|startsWith|endsWith|includes|replace|replaceAll|split|join|test|exec|open)$/;

/** Whether a text reads as words: two of them, one with a capital, or the end of a sentence. */
const reads = (text) => /\p{L}{2,}[,;:]? \p{Ll}|^\s*\p{Lu}\p{Ll}+|\p{L}{2,}[.!?…]$/u.test(text);

/** Attributes and fields whose values are read, also if they are one word. */
const READ = /^(text|textContent|title|placeholder|alt|aria-label)$/;

const nameOf = (node) => node?.name ?? node?.value ?? node?.property?.name;

/** Whether nobody reads a literal, by where it stands. */
function isUnread(ancestors) {
  return ancestors.some((node, i) => {
    const child = ancestors[i + 1];
    switch (node.type) {
      case "ImportDeclaration":
      case "ImportExpression":
      case "ExportNamedDeclaration":
        return child === node.source;
      case "VariableDeclarator":
        return UNREAD.test(nameOf(node.id));
      case "Property":
      case "PropertyDefinition":
        return child === node.key || UNREAD.test(nameOf(node.key));
      case "CallExpression":
      case "NewExpression":
        return node.arguments.includes(child) && CALLED.test(nameOf(node.callee));
      case "BinaryExpression":
        return /^[=!]==?$/.test(node.operator);
      case "MemberExpression":
        return node.computed && child === node.property;
      case "SwitchCase":
        return child === node.test;
      default:
        return false;
    }
  });
}

/** Whether people read a literal, whatever it says: it is the value of such a field, or a part of it. */
const isRead = (ancestors) =>
  ancestors.some(
    (node, i) =>
      node.type === "Property" &&
      READ.test(nameOf(node.key)) &&
      ancestors
        .slice(i + 1)
        .every(({ type }) => /^(TemplateLiteral|TemplateElement|Literal|ConditionalExpression)$/.test(type)),
  );

/** The strings of a module that people read. @param {string} path */
function stringsOf(path) {
  const found = [];
  const look = (text, node, ancestors) => {
    const isWord = isRead(ancestors) && /\p{L}{2}/u.test(text);
    if (isWord || (reads(text) && !isUnread(ancestors))) found.push(`${path}:${node.loc.start.line}: ${text.trim()}`);
  };
  ancestor(parse(read(path), { ecmaVersion: "latest", sourceType: "module", locations: true }), {
    Literal(node, _, ancestors) {
      if (typeof node.value === "string") look(node.value, node, ancestors);
    },
    TemplateElement(node, _, ancestors) {
      look(node.value.cooked, node, ancestors);
    },
  });
  return found;
}

test("no module says anything that is not in a catalog", () => {
  const modules = FILES.filter(
    (path) => path.endsWith(".js") && !path.includes("/words/") && ![...TYPED, ...FOR_PROGRAMMERS].includes(path),
  );
  assert.ok(modules.length > 80);
  assert.deepEqual(modules.flatMap(stringsOf), []);
});

test("no page says anything that is not in the catalog of the site", () => {
  const pages = FILES.filter((path) => path.endsWith(".html"));
  assert.ok(pages.length > 5);
  const found = pages.flatMap((path) => {
    const text = read(path).replace(/<!--.*?-->/gs, "");
    const inside = text.replace(/<[^>]*>/g, "\n").split("\n");
    const attributes = [...text.matchAll(/\s(?:title|alt|placeholder|aria-label)="([^"]*)"/g)];
    return [...inside, ...attributes.map(([, value]) => value)]
      .map((line) => line.replace(/\{\{.*?\}\}|&\w+;/g, "").trim())
      .filter(reads)
      .map((line) => `${path}: ${line}`);
  });
  assert.deepEqual(found, []);
});

/** The paths of all words in a catalog. */
const pathsOf = (words, path = "") =>
  typeof words === "object"
    ? Object.entries(words).flatMap(([key, value]) => pathsOf(value, path ? `${path}.${key}` : key))
    : [path];

test("everything in the catalogs is said somewhere", () => {
  const sources = FILES.filter((path) => /\.(js|html)$/.test(path) && !/\/words\/.*en/.test(path)).map(read);
  const scripts = ["layout", "pages"].map((name) => read(`../scripts/site/${name}.mjs`));
  const code = [...sources, ...scripts].join("\n");
  const unsaid = [...pathsOf(en), ...pathsOf({ ...site, table: undefined })].filter((path) => {
    const key = path.split(".").at(-1);
    if (/^[A-Z]$/.test(key)) return false; // the letter of a piece is data
    return !new RegExp(`\\b${key.replace(/[^\w]/g, "\\$&")}\\b`).test(code);
  });
  assert.deepEqual(unsaid, []);
});
