// The families of games: what each has of its own over base.js. A family that is not listed is played by the base alone.

import { base } from "./base.js";
import { timeout } from "./family-timeout.js";
import { quarx } from "./family-quarx.js";
import { hex4d } from "./family-hex4d.js";
import { raumschach } from "./family-raumschach.js";
import { trid } from "./family-trid.js";

const OWN = { timeout, quarx, hex4d, raumschach, trid };

/** Words and drawings of a family; its title stands over its games in the list. */
export function familyOf(id) {
  const title = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const own = OWN[id];
  return { title, ...base, ...own, pieces: { ...base.pieces, ...own?.pieces } };
}
