// Games as data: a saved game out of a board, read again by the rules, and all saved games as one file.

import { hashOf } from "../play/address.js";
import { SPEEDS, playOn, textOf } from "../../element/state/line.js";
import { attributeOf, playerOf } from "../../element/state/players.js";
import { rulesOf, variantOf } from "../../element/state/load-rules.js";
import { language } from "../shell/language.js";
import { nameOf } from "../shell/variants.js";
import {
  LONGEST,
  LONGEST_NAME,
  MOST_LEARNED,
  Problem,
  copyOf,
  includes,
  isLearned,
  newId,
  problemOf,
  sizeOf,
} from "./store.js";

/** @typedef {import("./store.js").SavedGame} SavedGame */
/** @typedef {import("./store.js").Texts} Texts */
/** @typedef {import("../../element/types").Other} Other */
/** @typedef {import("../../element/types").HistoryItem} HistoryItem */

const FORMAT = "hyperply-games";
const VERSION = 1;
/** How large a file may be, in bytes. */
const LARGEST = 50_000_000;
/** How many moves are played at most to read the lines of a game. */
const MOST_MOVES = 200_000;

/** What is saved of the game on a board. @param {import("../../element/element.js").HyperplyGame} board */
export function gameOn(board) {
  const { variant, start, moves, ply, position, record, others, status, ended } = board;
  const { turn, number, outcome } = /** @type {import("../../element/types").Status} */ (status);
  return {
    variant,
    record,
    lines: textsOf(others),
    ply,
    length: moves.length,
    flipped: board.hasAttribute("flipped"),
    link: linkOf({ variant, start, moves, ply, position }),
    turn,
    number,
    outcome,
    ...(ended && { ended }),
  };
}

/** The moves of a whole game as an address. @param {Parameters<typeof hashOf>[0]} game */
function linkOf(game) {
  const { length } = game.moves;
  const hash = hashOf({ ...game, ply: length });
  return length && !hash.includes("&moves=") ? "" : hash;
}

/**
 * Reads a game by the rules: returns its other lines and what its record tells; throws if there is something wrong with it.
 * @param {Pick<SavedGame, "record" | "lines" | "ply">} game
 */
export async function readGame({ record, lines, ply }) {
  const variant = variantOf(record);
  const rules = await rulesOf(variant);
  const game = rules.Game.from_record(record, { language: language(), moves: "en" });
  try {
    const moves = game.history();
    const others = othersOf(rules, game.start(), moves, lines);
    const facts = {
      variant,
      record: game.record(),
      length: moves.length,
      link: linkOf({ variant, start: game.start(), moves, ply, position: game.position() }),
    };
    for (let i = moves.length; i > ply; i--) game.undo();
    const { turn, number, outcome } = game.status();
    return { others, facts: { ...facts, turn, number, outcome, ply: Math.min(ply, moves.length) } };
  } finally {
    game.free();
  }
}

/** @param {readonly Other[]} others  @returns {Texts[]} */
const textsOf = (others) =>
  others.map(({ at, items, others: more, ended }) => ({
    at,
    moves: items.map(textOf),
    others: textsOf(more),
    ...(ended && { ended }),
  }));

/**
 * The lines that leave moves; throws if one cannot be played.
 * @param {import("../../element/types").Rules} rules
 * @param {string} start
 * @param {readonly HistoryItem[]} items
 * @param {Texts[]} lines
 * @param {{ left: number }} bound
 * @returns {Other[]}
 */
function othersOf(rules, start, items, lines, bound = { left: MOST_MOVES }) {
  return lines.map(({ at, moves, others, ended }) => {
    if (
      !Number.isInteger(at) ||
      at < 0 ||
      at >= items.length ||
      !Array.isArray(moves) ||
      !Array.isArray(others) ||
      moves.length === 0
    )
      throw new Problem("badLine");
    const all = [...items.slice(0, at).map(textOf), ...moves];
    bound.left -= all.length;
    if (bound.left < 0) throw new Problem("tooManyLines");
    const played = play(rules, start, all);
    const known = endedFrom(ended);
    return {
      at,
      items: played.slice(at),
      others: othersOf(rules, start, played, others, bound),
      ...(known && { ended: known }),
    };
  });
}

/** @param {import("../../element/types").Rules} rules  @param {string} start  @param {string[]} moves */
function play(rules, start, moves) {
  const game = new rules.Game(/** @type {any} */ (start));
  try {
    for (const move of moves) playOn(game, move);
    return game.history();
  } finally {
    game.free();
  }
}

/** A file of games, and of what was learned. @param {unknown[]} games  @param {import("./store.js").Learned[]} learned */
export const exportFile = (games, learned) =>
  new Blob([JSON.stringify({ format: FORMAT, version: VERSION, games, learned }, null, 1)], {
    type: "application/json",
  });

/**
 * Adds the games of a file to the saved ones, and what was learned to what is known. A later state of the same game replaces the earlier one. Returns how many
 * came in and how many were there, how much was learned, and of those that could not be read the name, or else the number, with the error.
 * @param {Pick<import("./store.js").GameStore, "words" | "all" | "add" | "save" | "learn">} store
 * @param {Blob} file
 */
export async function importFile(store, file) {
  /** @type {{ imported: number, known: number, learned: number, failed: { game: string | number, error: Error }[] }} */
  const result = { imported: 0, known: 0, learned: 0, failed: [] };
  const { games: all, learned } = await contentOf(file);
  await store.learn(learned).catch(stop);
  result.learned = learned.length;
  for (const [i, data] of all.entries()) {
    const game = await importGame(data).catch((error) => {
      const { name } = /** @type {any} */ (data) ?? {};
      result.failed.push({ game: typeof name === "string" && name ? name.slice(0, LONGEST_NAME) : i + 1, error });
      return null;
    });
    if (!game) continue;
    const games = await store.all().catch(stop);
    const old = games.find(({ id }) => id === game.id);
    if (games.some((other) => isSame(game, other)) || (old && includes(old, game))) result.known++;
    else {
      await (old && includes(game, old)
        ? store.save({ ...game, updated: Math.max(game.updated, old.updated + 1) }, old.updated)
        : store.add(old ? { ...game, id: newId(), name: copyOf(store.words, game.name || nameOf(game.variant)) } : game)
      ).catch(stop);
      result.imported++;
    }
  }
  return result;
}

/** The games of a file, not read yet, and what was learned; throws if it is no such file. @param {Blob} file  @returns {Promise<{ games: unknown[], learned: import("./store.js").Learned[] }>} */
async function contentOf(file) {
  if (file.size > LARGEST) throw new Problem("fileTooLarge", LARGEST / 1e6);
  /** @type {any} */
  let content;
  try {
    content = JSON.parse(await file.text());
  } catch {
    throw new Problem("noFile");
  }
  if (content?.format !== FORMAT || !Array.isArray(content.games)) throw new Problem("noFile");
  if (content.version !== VERSION) throw new Problem("newerFile");
  const learned = Array.isArray(content.learned) ? content.learned.filter(isLearned).slice(0, MOST_LEARNED) : [];
  return { games: content.games, learned };
}

/** A game of a file, read by the rules. @param {any} data  @returns {Promise<SavedGame>} */
async function importGame(data) {
  const {
    id,
    name = "",
    record,
    lines = [],
    ply,
    flipped,
    you,
    sent,
    offer,
    players,
    ended,
    example,
    updated,
  } = data ?? {};
  if (typeof record !== "string" || !Array.isArray(lines)) throw new Problem("noRecord");
  if (sizeOf({ record, lines }) > LONGEST) throw new Problem("tooLong");
  const { facts } = await readGame({ record, lines, ply: Number.isSafeInteger(ply) && ply >= 0 ? ply : Infinity });
  const known = endedFrom(ended);
  return {
    ...facts,
    lines,
    id: typeof id === "string" && /^\w{1,40}$/.test(id) ? id : newId(),
    name: typeof name === "string" ? name.trim().slice(0, LONGEST_NAME) : "",
    flipped: flipped === true,
    ...(["white", "black"].includes(you) && { you, sent: typeof sent === "string" ? sent.slice(0, LONGEST_NAME) : "" }),
    ...(SPEEDS.includes(offer) && { offer }),
    ...(players && { players: { white: seatFrom(players.white), black: seatFrom(players.black) } }),
    ...(known && { ended: known, ...(facts.ply === facts.length && { outcome: known }) }),
    ...(example === true && { example }),
    updated: Number.isSafeInteger(updated) && updated > 0 ? Math.min(updated, Date.now()) : Date.now(),
  };
}

/** Who sits on a side. @param {unknown} player as a file has it */
const seatFrom = (player) => attributeOf(playerOf(typeof player === "string" ? player : null));

/** How players ended a game, or a line of it. @param {any} ended as a file has it  @returns {import("../../element/types").Ended | null} */
function endedFrom(ended) {
  const sides = /** @type {import("../../element/types").Side[]} */ (["white", "black"]);
  const winner = sides.find((side) => side === ended?.winner);
  if (ended?.reason === "agreed") return { reason: "agreed" };
  return ended?.reason === "resigned" && winner ? { reason: "resigned", winner } : null;
}

/** @param {SavedGame} game  @param {SavedGame} other */
const isSame = (game, other) =>
  game.record === other.record && JSON.stringify(game.lines) === JSON.stringify(other.lines);

/** Ends the import: the store takes no more. @param {unknown} error  @returns {never} */
function stop(error) {
  throw problemOf(error);
}
