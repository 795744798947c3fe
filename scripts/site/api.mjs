// The reference: every function, class and type of the package and of its element, from their declarations.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rulesOf } from "../rules.mjs";
import { declarationsOf } from "./declarations.mjs";
import { escapeHtml } from "./layout.mjs";
import { codeBlock, contentsOf, markdown } from "./markdown.mjs";
import { RULES } from "./rule-texts.mjs";

/** @typedef {import("./declarations.mjs").Declaration} Declaration */

const PACKAGE = new URL("../../pkg/", import.meta.url);
/** @param {string} name */
const file = (name) => fileURLToPath(new URL(name, PACKAGE));

const TITLE = "API reference";
const SUMMARY =
  "Every function, class and type of the npm package and of its element, with what each takes, returns and throws.";
const LEAD =
  "A position is a text, a move is a text or an object of `legal_moves`, and everything else is plain data. Rejected calls throw a `HyperplyError`, whose `ErrorCode` says why.";

/** What the manifest of the element lists by name. */
const LISTS = { attributes: "Attributes", slots: "Slots", cssParts: "CSS parts", cssProperties: "CSS properties" };

/** Whether a member is told elsewhere, or belongs to the language. @param {string} name */
const isCommon = (name) => /^(addEventListener|observedAttributes|prototype|name|\[Symbol\.dispose\])$/.test(name);

/** The page of the reference. @param {import("./words.mjs").PagesWords} words */
export function reference(words) {
  const [functions, element] = declarationsOf([file("hyperply.d.ts"), file("element.d.ts")]);
  const { modules } = JSON.parse(readFileSync(file("custom-elements.json"), "utf8"));
  const [manifest] = modules[0].declarations;
  const all = [...functions, ...element];
  const members = all.flatMap(({ name, members }) => members.map((member) => `${name}.${member.name}`));
  const known = new Set([...all.map(({ name }) => name), ...members]);
  /** @param {Declaration["kind"]} kind */
  const of = (kind) => functions.filter((declaration) => declaration.kind === kind);
  const groups = [
    { title: "Functions", declarations: of("function") },
    { title: "Classes", declarations: of("class") },
    { title: "Types", declarations: of("type") },
    { title: "The element", declarations: element },
  ];
  const { told, entry } = writer(known);
  const text = groups.map(({ title, declarations }) => {
    const lists =
      declarations === element ? Object.entries(LISTS).map(([list, title]) => table(title, manifest[list], told)) : [];
    return [`<h2 id="${idOf(title)}">${title}</h2>\n`, ...lists, ...unique(declarations).map(entry)].join("");
  });
  return {
    name: "api",
    title: TITLE,
    summary: SUMMARY,
    contents: contentsOf(
      groups.flatMap(({ title, declarations }) => [
        { depth: 2, title, address: idOf(title) },
        ...unique(declarations).map(({ name }) => ({ depth: 3, title: name, address: name })),
      ]),
      words,
    ),
    text: `<h1>${TITLE}</h1>\n${told(LEAD)}${text.join("")}`,
  };
}

/** @param {string} title */
const idOf = (title) => title.toLowerCase().replaceAll(" ", "-");

/** Each name once, with all its signatures. @template {{ name: string, signature: string, comment: string }} T  @param {T[]} declarations */
const unique = (declarations) =>
  [...new Set(declarations.map(({ name }) => name))].map((name) => {
    const same = declarations.filter((declaration) => declaration.name === name);
    return {
      ...same[0],
      comment: same.find(({ comment }) => comment)?.comment ?? "",
      signature: same.map(({ signature }) => signature).join("\n"),
    };
  });

/** What writes declarations as HTML with links among them. @param {Set<string>} known */
function writer(known) {
  /** A name leads to its place; one in the text of a class also to its own members. @param {string} [inside] */
  const tell = (inside) => {
    const named = (/** @type {string} */ name) =>
      [`${inside}.${name}`, name].filter((id) => known.has(id)).map((id) => `#${id}`)[0];
    return markdown({ numbers: rulesOf(RULES), page: "rules.html", code: codeBlock, named });
  };
  /** @param {string} signature  @param {string} own the name that it explains */
  const code = (signature, own) =>
    signature
      .split(/(\/\*\*.*?\*\/|"[^"]*"|`[^`]*`|\b[A-Za-z_]\w+\b)/s)
      .map((part) =>
        known.has(part) && part !== own && /^[A-Z]/.test(part) ? `<a href="#${part}">${part}</a>` : escapeHtml(part),
      )
      .join("");
  /** @param {Declaration} declaration */
  const entry = ({ name, signature, comment, members }) => {
    const told = tell(name);
    const items = unique(members.filter((member) => !isCommon(member.name))).map(
      (member) =>
        `<li id="${escapeHtml(`${name}.${member.name.replaceAll('"', "")}`)}"><code class="signature">${code(member.signature, name)}</code>${told(member.comment)}</li>`,
    );
    return [
      `<h3 id="${name}"><code>${name}</code></h3>\n`,
      `<pre class="code" tabindex="0"><code>${code(signature, name)}</code></pre>\n`,
      told(comment),
      items.length ? `<ul class="members">\n${items.join("\n")}\n</ul>\n` : "",
    ].join("");
  };
  return { told: tell(), entry };
}

/** @param {string} title  @param {{ name: string, type?: { text: string }, description: string }[]} rows  @param {(text: string) => string} told */
function table(title, rows, told) {
  const cells = rows.map(
    ({ name, type, description }) =>
      `<tr><th scope="row"><code>${escapeHtml(name || "—")}</code></th><td>${type ? `<code>${escapeHtml(type.text)}</code> ` : ""}${told(description).replace(/<\/?p>/g, "")}</td></tr>`,
  );
  return `<h3 id="${idOf(title)}">${title}</h3>\n<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>\n${cells.join("\n")}\n</table></div>\n`;
}
