// A kept game: what is needed to bring it back as it was.

import { othersOf, textsOf } from "./kept-lines.js";
import { hashOf } from "../play/address.js";
import { rulesOf, variantOf } from "../../element/state/load-rules.js";
import { CATALOGUE } from "#catalogue";

/** @typedef {import("./kept-lines.js").Texts} Texts */
/**
 * @typedef {object} KeptGame
 * @prop {string} id
 * @prop {string} variant
 * @prop {string} name its own; empty if a person gave none
 * @prop {string} record
 * @prop {Texts[]} lines the other lines
 * @prop {number} ply the one that is shown
 * @prop {number} length moves and agreements
 * @prop {boolean} flipped
 * @prop {string} link its moves as an address tells them; empty if they are too many for one
 * @prop {import("../../element/types").Side} [you] the side that is played here against somebody elsewhere
 * @prop {string} [sent] what of it was sent last
 * @prop {{ white: string, black: string }} [players] who plays, as the board's attributes say it, if the engine does
 * @prop {boolean} [example] whether it goes on from an example: it is not the game that is played
 * @prop {import("../../element/types").Side} turn
 * @prop {import("../../element/types").Outcome} [outcome]
 * @prop {import("../../element/types").Ended} [ended] how its players ended it after its last move
 * @prop {number} updated when it was changed, each time later than the last
 */

/** A game may be so long, in characters; records of hundreds of moves have a tenth of that. */
export const LONGEST = 200_000;
export const LONGEST_NAME = 80;

/** A new id. Browsers give `randomUUID` only to safe addresses. */
export const newId = () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The name of a copy. @param {string} name */
export const copyOf = (name) => `${name.slice(0, LONGEST_NAME - 7)} (copy)`;

/** The latest first. @param {any} game  @param {any} other */
export const byTime = (game, other) => (other.updated || 0) - (game.updated || 0) || (game.id < other.id ? -1 : 1);

/** @param {{ record: string, lines: Texts[] }} game */
export const sizeOf = ({ record, lines }) => record.length + JSON.stringify(lines).length;

/** The moves of a whole game as an address. @param {Parameters<typeof hashOf>[0]} game */
function linkOf(game) {
  const { length } = game.moves;
  const hash = hashOf({ ...game, ply: length });
  return length && !hash.includes("&moves=") ? "" : hash;
}

/** What is kept of the game on a board. @param {import("../../element/element.js").HyperplyGame} board */
export function gameOn(board) {
  const { variant, start, moves, ply, position, record, others, status, ended } = board;
  const { turn, outcome } = /** @type {import("../../element/types").Status} */ (status);
  return { variant, record, lines: textsOf(others), ply, length: moves.length, flipped: board.hasAttribute("flipped"), link: linkOf({ variant, start, moves, ply, position }), turn, outcome, ...(ended && { ended }) };
}

/** Whether a game is the other one, or that with more moves. @param {string} link of the one  @param {string} other */
export const goesOn = (link, other) => other !== "" && (link === other || link.startsWith(`${other}${other.includes("&moves=") ? "," : "&moves="}`));

/** Whether a game has all that another has, and perhaps more. @param {KeptGame} game  @param {KeptGame} other */
export function holds(game, other) {
  const lines = new Set(game.lines.map((line) => JSON.stringify(line)));
  return goesOn(game.link, other.link) && other.lines.every((line) => lines.has(JSON.stringify(line)));
}

/** Whether a value has what makes a kept game. @param {any} value  @returns {value is KeptGame} */
export const isKept = (value) => typeof value === "object" && value !== null
  && ["id", "variant", "name", "record", "link", "turn"].every((name) => typeof value[name] === "string")
  && ["ply", "length", "updated"].every((name) => Number.isSafeInteger(value[name]) && value[name] >= 0)
  && Array.isArray(value.lines);

/**
 * Reads a game by the rules: throws what is wrong with it, and gives its other lines and whatever its record tells.
 * @param {Pick<KeptGame, "record" | "lines" | "ply">} game
 */
export async function readGame({ record, lines, ply }) {
  const variant = variantOf(record);
  const rules = await rulesOf(variant);
  const game = rules.Game.from_record(record);
  try {
    const moves = game.history();
    const others = othersOf(rules, game.start(), moves, lines);
    const facts = { variant, record: game.record(), length: moves.length, link: linkOf({ variant, start: game.start(), moves, ply, position: game.position() }) };
    for (let i = moves.length; i > ply; i--) game.undo();
    const { turn, outcome } = game.status();
    return { others, facts: { ...facts, turn, outcome, ply: Math.min(ply, moves.length) } };
  } finally {
    game.free();
  }
}

/** The name of a variant. @param {string} variant */
export const nameOf = (variant) => CATALOGUE.find(({ id }) => id === variant)?.name ?? variant;
