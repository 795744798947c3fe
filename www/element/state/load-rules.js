// The rules of a family, loaded when they are needed and once for all tables.

import { FAMILIES, VARIANTS } from "#families";
import { CITED } from "../words/citations.js";
import { refusal } from "./errors.js";

/** @typedef {import("../types").Rules} Rules */

/** @type {Map<string, Promise<Rules>>} */
const loading = new Map();

/** The ids of all variants. */
export const variantIds = Object.keys(VARIANTS);

/** The family that has a variant, if there is one. @param {string} variant */
export const familyWith = (variant) => (variantIds.includes(variant) ? VARIANTS[variant] : undefined);

/** How many letters to change, add or leave out to make one word of another. @param {string} one  @param {string} other */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++) {
      next.push(Math.min(row[j] + Number(letter !== other[j]), row[j + 1] + 1, next[j] + 1));
    }
    row = next;
  }
  return row[other.length];
}

/** The rules of a variant. @param {string} variant  @returns {Promise<Rules>} */
export async function rulesOf(variant) {
  const family = familyWith(variant);
  if (family === undefined) {
    const near = variantIds
      .filter((id) => distance(variant.slice(0, 40), id) <= Math.min(3, id.length / 2))
      .slice(0, 3);
    const hint = near.length
      ? `. Did you mean ${near.map((id) => `\`${id}\``).join(", ")}?`
      : "; the package's README lists them all.";
    const message = `There is no variant \`${variant.slice(0, 40)}\`${hint}`;
    throw refusal("unknown-variant", message, { rule: CITED.variants });
  }
  let rules = loading.get(family);
  if (!rules) {
    rules = begin(family);
    loading.set(family, rules);
    rules.catch(() => loading.delete(family)); // the next one tries again
  }
  return rules;
}

/** @param {string} family */
async function begin(family) {
  const module = await FAMILIES[family]().catch((/** @type {Error} */ cause) => {
    throw refusal("load-failed", `Could not load the rules of ${family}: ${cause.message}`, { cause });
  });
  await module.init();
  await new Promise((done) => setTimeout(done)); // to make a program of them, and to draw a game, are two tasks
  return module;
}

/** The board of chess, and the side to move. */
const FEN = /^([1-8pnbrqk]+\/){7}[1-8pnbrqk]+ [wb] \S+ \S+/i;

/** A text as the package reads it. A FEN, as chess programs write it, names no variant, and may end before its clocks. @param {string} text */
export function completed(text) {
  if (!FEN.test(text)) return text;
  return `chess ${text}${text.split(" ").length === 4 ? " 0 1" : ""}`;
}

/** Whether a text is a position, and no record: one line that begins with a game's id, or what looks like one. @param {string} text */
export const isPosition = (text) =>
  !text.includes("\n") && (/^[a-z][a-z0-9-]* \S*[/:]/.test(text) || variantIds.includes(text.split(" ", 1)[0]));

/** The variant that a text names: an id, a position, or a record. @param {string} text */
export function variantOf(text) {
  if (/^[a-z0-9-]+$/.test(text) || isPosition(text)) return text.split(" ", 1)[0];
  const tag = /^\s*\[Variant\s+"([^"]*)"/m.exec(text);
  if (tag) return tag[1];
  return /^\s*\[GameType\s/m.test(text) ? "draughts" : "chess";
}
