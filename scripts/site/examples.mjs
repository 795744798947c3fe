// Blocks of code in the rules: positions with moves to try, records to play through, positions to look at, lists of cells.
import { unbroken } from "../../www/element/words/message.js";
import { playOn } from "../../www/element/state/line.js";
import { germanMoves, verdictOf } from "../languages.mjs";
import { fields } from "./games.mjs";
import { escapeHtml } from "./layout.mjs";
import { still } from "./stills.mjs";

/** @typedef {import("./markdown.mjs").Block & { rules: typeof import("../../pkg/inline.js"), words: import("./words.mjs").PagesWords, isPage?: boolean }} Block `isPage` if people read moves there as boards show them, and not as the rules write them */

/** Where moves lead from a position: to another one, or to what refuses them. @param {Block["rules"]} rules  @param {string} position  @param {string[]} moves  @returns {{ position?: string, rule?: string, code?: string }} */
function after(rules, position, moves) {
  try {
    const game = new rules.Game(/** @type {any} */ (position));
    for (const move of moves) playOn(/** @type {any} */ (game), move);
    return { position: game.position() };
  } catch (error) {
    return /** @type {{ rule?: string, code?: string }} */ (error);
  }
}

/** Whether what a line says of its move holds: that it is legal, or by which rule it is not, or where it leads. @param {string} answer  @param {ReturnType<typeof after>} found */
function holds(answer, { position, rule, code }) {
  const verdict = verdictOf(answer);
  if (verdict?.means === "no") return rule === verdict.rule;
  if (verdict?.means === "ambiguous") return code === "ambiguous-move";
  if (position === undefined) return false;
  const told = answer.split("   ")[0];
  return (
    verdict !== undefined ||
    ` ${position}`.endsWith(` ${told}`) ||
    told.split(",").every((item) => position.split(/[ ,]/).includes(item))
  );
}

/** @param {Block} block */
export function examples({ text, lang, rules, words, linked, isPage = false }) {
  /** @param {string} moves */
  const shown = (moves) => escapeHtml(isPage && words.locale === "de" ? germanMoves(moves) : moves);
  if (lang === "board") return board(text, rules, linked, words.locale);
  if (lang === "cells")
    return `<figure class="example"><pre tabindex="0">${escapeHtml(text.replaceAll("\n", " "))}</pre></figure>\n`;
  if (lang === "pgn")
    return `<figure class="example" data-record="${escapeHtml(text)}"><pre tabindex="0">${shown(text)}</pre>${tried(words)}</figure>\n`;
  /** @type {{ position: string, lines: string[] }[]} */
  const groups = [];
  /** The moves that led to where the line before led. @type {string[]} */
  let line = [];
  for (const written of text.split("\n")) {
    const group = groups.at(-1);
    const [, move, answer] = /^ {2}(.+?) {2,}(.*)$/.exec(written) ?? [undefined, written.trim(), ""];
    if (!written.startsWith("  ") || !group) {
      groups.push({ position: written, lines: [] });
      line = [];
      continue;
    }
    const text = move.replace(/^\{speed (\d)\}$/, "speed$1"); // as the element takes it
    // A line begins at the position above, or else goes on from where the line before led.
    const before = [[], line].find((moves) => holds(answer, after(rules, group.position, [...moves, text])));
    if (!before) throw new Error(`this example does not hold: ${written}`);
    line = verdictOf(answer) ? before : [...before, text];
    group.lines.push(
      `<li data-before="${escapeHtml(JSON.stringify(before))}" data-move="${escapeHtml(text)}"><code class="move">${shown(move)}</code> <span class="answer">${verdict(answer, linked, words.locale)}</span></li>`,
    );
  }
  return groups
    .map(
      ({ position, lines }) =>
        `<figure class="example" data-position="${escapeHtml(position)}"${stack(rules, position)}>${still(rules, position, { language: words.locale })}<code class="position">${escapeHtml(position)}</code>${lines.length ? `<ul class="lines">${lines.join("")}</ul>` : ""}${tried(words)} ${edit(position, words)}</figure>\n`,
    )
    .join("");
}

/** How high the boards of a position stand above each other, for the shape of their place. @param {Block["rules"]} rules  @param {string} position */
function stack(rules, position) {
  const id = position.split(" ", 1)[0];
  const { boards } = rules.variants().find((variant) => variant.id === id)?.geometry ?? { boards: [] };
  const levels = new Set(boards.map(({ level }) => level)).size;
  if (levels < 5) return "";
  return ` data-stack="${levels < 8 ? "tall" : "tower"}"`;
}

/** @param {Block["words"]} words */
const tried = ({ examples }) => `<button type="button" class="try">${escapeHtml(examples.try)}</button>`;

/** @param {string} position  @param {Block["words"]} words */
const edit = (position, { shared }) =>
  `<a class="edit small" href="setup.html#position=${encodeURIComponent(position)}">${escapeHtml(shared.edit)}</a>`;

/** @param {string} answer  @param {Block["linked"]} linked  @param {string} language */
function verdict(answer, linked, language) {
  /** @param {string} text */
  const said = (text) => unbroken(linked(escapeHtml(text)), language);
  const found = verdictOf(answer);
  if (found) {
    const { word, means } = found;
    return `<b data-verdict="${means}">${word}</b>${said(answer.slice(word.length))}`;
  }
  const [position, ...words] = answer.split(/ {3,}/);
  return `<code class="position">${escapeHtml(position)}</code>${words.length ? ` ${said(words.join(" "))}` : ""}`;
}

/** A board that is there from the beginning: its position, what is picked on it, and words below it. @param {string} text  @param {Block["rules"]} rules  @param {Block["linked"]} linked  @param {Block["words"]["locale"]} language */
function board(text, rules, linked, language) {
  const { words = "", ...shown } = fields(text);
  const view = "view" in shown && shown.view === "3d" ? "3d" : undefined;
  const data = Object.entries(shown).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<figure class="live"${data.join("")}${stack(rules, shown.position)}><div class="place">${still(rules, shown.position, { pick: shown.pick, view, language })}</div><figcaption>${unbroken(linked(escapeHtml(words)), language)}</figcaption></figure>\n`;
}
