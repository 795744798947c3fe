// The families of games: what each has of its own over base.js. A family that is not listed is played by the base alone.

import { base } from "./base.js";
import { timeout } from "./timeout.js";
import { quarx } from "./quarx.js";
import { hex4d } from "./hex4d.js";
import { raumschach } from "./raumschach.js";
import { trid } from "./trid.js";

/** @type {Record<string, Partial<import("../types").Family>>} */
const OWN = { timeout, quarx, hex4d, raumschach, trid };

/** Drawings of a family, and its words; its title stands over its games in a list. @param {string} id  @param {import("../types").Words} words  @returns {import("../types").Family} */
export function familyOf(id, words) {
  const title = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const own = OWN[id];
  return { id, title, words, ...base, ...own };
}
