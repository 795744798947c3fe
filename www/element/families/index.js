// The families of games: what each has of its own over base.js. A family that is not listed is played by the base alone.

import { base } from "./base.js";
import { timeout } from "./timeout.js";
import { quarx } from "./quarx.js";
import { hex4d } from "./hex4d.js";
import { raumschach } from "./raumschach.js";
import { trid } from "./trid.js";
import { familyWords } from "../words/message.js";

/** @type {Record<string, Partial<import("../types").Family>>} */
const OWN = { timeout, quarx, hex4d, raumschach, trid };

/** The families of which the catalogs say something of their own. */
export const FAMILY_IDS = Object.keys(OWN);

/**
 * What a family is like on the table, in a language whose words of it are there; its title stands over its games in a list.
 * @param {string} id
 * @param {import("../words/words").Words} words
 * @returns {import("../types").Family}
 */
export function familyOf(id, words) {
  const own = words.of(id);
  const title = familyWords(own, id)?.title ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  return { id, title, words: own, ...base, ...OWN[id] };
}
