// Catalogs of the element with all their parts.
import { FAMILY_IDS } from "../www/element/families/index.js";

/** @param {import("../www/element/words/words").Words} words  @returns {Promise<import("../www/element/words/words").Words>} them, with each part */
export async function whole(words) {
  for (const part of ["play", "asked", "help", "setup", ...FAMILY_IDS]) await words.need(part);
  return words;
}
