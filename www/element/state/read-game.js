// Games as texts: a variant, a position or a record, with moves played after it.

import { playOn } from "./line.js";
import { isPosition, variantOf } from "./load-rules.js";

/** @typedef {import("../types").Rules} Rules */

/**
 * Reads a game and plays moves on it. An error of one of these has its `ply`.
 * @param {Rules} rules
 * @param {string} text
 * @param {readonly string[]} moves
 * @param {import("../types").Language} [language]
 */
export function readGame(rules, text, moves, language) {
  const game =
    text === variantOf(text) || isPosition(text)
      ? new rules.Game(/** @type {any} */ (text), { language })
      : readRecord(rules, text, language);
  for (const [ply, move] of moves.entries()) {
    try {
      playOn(game, move);
    } catch (error) {
      game.free();
      throw Object.assign(/** @type {Error} */ (error), { ply });
    }
  }
  return game;
}

/** The position of a game at a ply. @param {import("../types").Game} game  @param {number} ply */
export const positionAt = (game, ply) =>
  ply < 1 ? game.start() : (game.history()[ply - 1]?.position ?? game.position());

/**
 * Reads a record. The package writes English; what it cannot read so may be in the language of the table.
 * @param {Rules} rules
 * @param {string} text
 * @param {import("../types").Language} [language]
 */
function readRecord(rules, text, language = "en") {
  try {
    return rules.Game.from_record(text, { language, moves: "en" });
  } catch (error) {
    if (language === "en") throw error;
    try {
      return rules.Game.from_record(text, language);
    } catch (other) {
      throw placeOf(other) > placeOf(error) ? other : error; // the language in which more of it can be read
    }
  }
}

/** Where an error is in its text. @param {unknown} error */
const placeOf = (error) => /** @type {{ at?: number }} */ (error).at ?? 0;
