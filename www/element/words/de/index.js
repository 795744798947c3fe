// All that the element says in German.

import { gamesOf } from "./games.js";
import { help } from "./help.js";
import { CHESS, DRAUGHTS, nounsOf } from "./nouns.js";
import { pictureOf } from "./picture.js";
import { setup } from "./setup.js";
import { tableOf } from "./table.js";
import { trayOf } from "./tray.js";

/** @typedef {import("../words").Words} Words */

/** A cell of Time Out chess, with the German letter of its level (T28). @param {string} text */
const germanLevels = (text) => text.replace(/\b([a-h][1-8])L(?=[1-8]\b)/g, "$1E");

/** Words whose sentences name levels by their German letter. @template T  @param {T} words  @returns {T} */
function withGermanLevels(words) {
  if (typeof words === "function")
    return /** @type {T} */ (
      (/** @type {unknown[]} */ ...given) => {
        const said = words(...given);
        return typeof said === "string" ? germanLevels(said) : said;
      }
    );
  if (typeof words !== "object" || words === null || Array.isArray(words)) return words;
  return /** @type {T} */ (
    Object.fromEntries(Object.entries(words).map(([key, value]) => [key, withGermanLevels(value)]))
  );
}

/** @param {typeof CHESS} names  @returns {Words} */
function wordsWith(names) {
  const nouns = nounsOf(names);
  const tray = trayOf(nouns);
  return {
    ...withGermanLevels({ ...tableOf(nouns, tray), games: gamesOf(nouns), picture: pictureOf(nouns, tray) }),
    help,
    setup,
    of: (family) => (family === "quarx" ? draughts : de),
  };
}

export const de = wordsWith(CHESS);
const draughts = wordsWith(DRAUGHTS);
