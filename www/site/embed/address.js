// What embed.html shows: the game, as the address of play.html has it, and then attributes of the board by their own
// names: #variant=trid&view=3d&controls=none&theme=dark&flipped&white=engine%204

import { fieldsOf, writeValue } from "../shell/link.js";

/** The attributes that an address may set. */
const NAMES = /** @type {const} */ ([
  "controls",
  "theme",
  "language",
  "notation",
  "names",
  "white",
  "black",
  "flipped",
  "view",
]);

/** @typedef {Partial<Record<typeof NAMES[number], string>>} Attributes */

/** The address of a game that is shown so. @param {string} game the hash of the game  @param {Attributes} attributes */
export const embedAddress = (game, attributes) =>
  Object.entries(attributes).reduce(
    (address, [name, value]) => `${address}&${name}${value && `=${writeValue(value)}`}`,
    `embed.html${game}`,
  );

/** The attributes that an address sets. @param {string} hash  @returns {Attributes} */
export function attributesIn(hash) {
  const fields = fieldsOf(hash);
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = fields.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
