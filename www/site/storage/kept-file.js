// All kept games as one file, out and in.

import { Told, why } from "./kept.js";
import { LONGEST, LONGEST_NAME, copyOf, holds, nameOf, newId, readGame, sizeOf } from "./kept-game.js";

/** @typedef {import("./kept-game.js").KeptGame} KeptGame */

const FORMAT = "hyperply-games";
const VERSION = 1;
/** A file may be so large, in bytes. */
const LARGEST = 50_000_000;
const NO_FILE = "This is no file of games: choose one that “Export all” wrote.";

/** @param {unknown[]} games */
export const fileOf = (games) => new Blob([JSON.stringify({ format: FORMAT, version: VERSION, games }, null, 1)], { type: "application/json" });

/** The entries of a file. Throws what is wrong with it. @param {Blob} file  @returns {Promise<unknown[]>} */
async function entriesOf(file) {
  if (file.size > LARGEST) throw new Error(`The file is larger than ${LARGEST / 1e6} MB, so it was not read.`);
  /** @type {any} */
  let content;
  try {
    content = JSON.parse(await file.text());
  } catch {
    throw new Error(NO_FILE);
  }
  if (content?.format !== FORMAT || !Array.isArray(content.games)) throw new Error(NO_FILE);
  if (content.version !== VERSION) throw new Error("A newer version of this site wrote the file: load this page again, or open the file there.");
  return content.games;
}

/** A kept game from an entry of a file, read by the rules. @param {any} entry  @returns {Promise<KeptGame>} */
async function gameFrom(entry) {
  const { id, name = "", record, lines = [], ply, flipped, you, players, ended, example, updated } = entry ?? {};
  if (typeof record !== "string" || !Array.isArray(lines)) throw new Error("it has no record");
  if (sizeOf({ record, lines }) > LONGEST) throw new Error("it is too long");
  const { facts } = await readGame({ record, lines, ply: Number.isSafeInteger(ply) && ply >= 0 ? ply : Infinity });
  return {
    ...facts,
    lines,
    id: typeof id === "string" && /^\w{1,40}$/.test(id) ? id : newId(),
    name: typeof name === "string" ? name.trim().slice(0, LONGEST_NAME) : "",
    flipped: flipped === true,
    ...(["white", "black"].includes(you) && { you }),
    ...(players && { players: { white: String(players.white), black: String(players.black) } }),
    ...(endedFrom(ended, facts)),
    ...(example === true && { example }),
    updated: Number.isSafeInteger(updated) && updated > 0 ? Math.min(updated, Date.now()) : Date.now(),
  };
}

/** How players ended a game, as a file tells it. @param {any} ended  @param {{ ply: number, length: number }} facts */
function endedFrom(ended, { ply, length }) {
  const sides = /** @type {import("../../element/types").Side[]} */ (["white", "black"]);
  const winner = sides.find((side) => side === ended?.winner);
  /** @type {import("../../element/types").Ended | null} */
  const known = ended?.reason === "agreed" ? { reason: "agreed" } : ended?.reason === "resigned" && winner ? { reason: "resigned", winner } : null;
  return known && { ended: known, ...(ply === length && { outcome: known }) };
}

/** @param {KeptGame} game  @param {KeptGame} other */
const isSame = (game, other) => game.record === other.record && JSON.stringify(game.lines) === JSON.stringify(other.lines);

/**
 * Brings the games of a file in, beside those that are kept. A newer state of the same game takes the place of the older.
 * @param {import("./kept.js").Kept} kept
 * @param {Blob} file
 */
export async function bringIn(kept, file) {
  /** @type {{ came: number, had: number, bad: string[] }} */
  const done = { came: 0, had: 0, bad: [] };
  for (const [i, entry] of (await entriesOf(file)).entries()) {
    const game = await gameFrom(entry).catch((error) => {
      const { name } = /** @type {any} */ (entry) ?? {};
      done.bad.push(`${typeof name === "string" && name ? `“${name.slice(0, LONGEST_NAME)}”` : `Game ${i + 1}`}: ${error.message}`);
      return null;
    });
    if (!game) continue;
    const games = await kept.all().catch(stop);
    const old = games.find(({ id }) => id === game.id);
    if (games.some((other) => isSame(game, other)) || (old && holds(old, game))) done.had++;
    else {
      await (old && holds(game, old)
        ? kept.keep({ ...game, updated: Math.max(game.updated, old.updated + 1) }, old.updated)
        : kept.add(old ? { ...game, id: newId(), name: copyOf(game.name || nameOf(game.variant)) } : game)).catch(stop);
      done.came++;
    }
  }
  return done;
}

/** Nothing more comes in: the store takes no more. @param {unknown} error  @returns {never} */
function stop(error) {
  throw new Told(why(error));
}
