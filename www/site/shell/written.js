// Moves as players of a page's language write them.

import { language } from "./language.js";

/** A move by its canonical text, and the position before it. @typedef {{ position: string, move: string }} Place */

/**
 * @param {import("../../element/types").Rules} rules
 * @param {Place} place an agreement of speed moves stays as it is
 */
export function written(rules, { position, move }) {
  const spoken = language();
  if (spoken === "en" || /^speed\d$/.test(move)) return move;
  return rules.format_notation(/** @type {any} */ (position), move, { language: spoken });
}
