// Position texts as values: what stands in each field. The package tells whether the rules allow it.

import { decks, hexagons, lists, rows } from "./board-texts.js";
import { has } from "../own.js";

/** @typedef {import("./types").Setup} Setup */
/** @typedef {import("./types").FieldTexts} FieldTexts */
/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").Unread} Unread */
/** @typedef {import("../types").VariantInfo} VariantInfo */
/** @typedef {import("../types").Piece["piece"]} Letter */

/**
 * The position texts of a family: its boards, whether the turn has a field of its own, and the fields after it in their order.
 * @typedef {object} Format
 * @property {import("./board-texts.js").BoardText} board
 * @property {boolean} hasTurn
 * @property {(info: VariantInfo) => (keyof FieldTexts)[]} fields
 * @property {(info: VariantInfo) => Letter[]} letters of the pieces that can be set up
 */

/** @type {Record<string, Format>} */
const FORMATS = {
  timeout: {
    board: rows,
    hasTurn: true,
    fields: (info) => [
      "castling",
      "ep",
      "clock",
      "number",
      ...(info.time_out ? /** @type {const} */ (["pool", "speed"]) : []),
    ],
    letters: () => ["K", "Q", "R", "B", "N", "P"],
  },
  raumschach: {
    board: rows,
    hasTurn: true,
    fields: () => ["clock", "number"],
    letters: () => ["K", "Q", "R", "B", "N", "U", "P"],
  },
  hex4d: {
    board: hexagons,
    hasTurn: true,
    fields: () => ["bared", "ep", "clock", "number"],
    letters: () => ["K", "Q", "R", "B", "N", "P"],
  },
  trid: {
    board: decks,
    hasTurn: true,
    fields: () => ["castling", "ep", "moved", "clock", "number"],
    letters: () => ["K", "Q", "R", "B", "N", "P"],
  },
  quarx: {
    board: lists,
    hasTurn: false,
    fields: ({ id }) => ["clock", "number", ...(id === "quarx-huff" ? /** @type {const} */ (["huff"]) : [])],
    letters: () => ["M", "K"],
  },
};

/** The fields that hold a whole number, with the least and the greatest that can be chosen there. */
export const NUMBERS = /** @type {const} */ ({ clock: [0, 9999], number: [1, 9999] });

/** How the positions of a variant are written. @param {VariantInfo} info */
export const formatOf = ({ family }) => FORMATS[family];

/**
 * Reads a position text; null if its boards or its turn cannot be read, or if it has too few or too many fields.
 * @param {string} text
 * @param {VariantInfo} info
 * @returns {Setup | null}
 */
export function readSetup(text, info) {
  const { board, hasTurn, fields } = formatOf(info);
  const [variant, ...texts] = text.split(" ");
  const names = fields(info);
  const boards = texts.splice(0, board.fields);
  const side = hasTurn ? texts.shift() : undefined;
  // PDN has no clocks (Q18).
  if (info.id === "draughts" && texts.length === 0) texts.push("0", "1");
  if (variant !== info.id || boards.length < board.fields || texts.length !== names.length) return null;
  if (hasTurn && side !== "w" && side !== "b") return null;
  const stand = board.read(boards, info);
  if (!stand) return null;
  return {
    variant,
    turn: side === "b" ? "black" : "white",
    decks: [],
    ...stand,
    fields: /** @type {FieldTexts} */ (
      /** @type {unknown} */ (Object.fromEntries(names.map((name, i) => [name, texts[i]])))
    ),
  };
}

/** Writes a setup as a position text. @param {Setup} setup  @param {VariantInfo} info */
export function writeSetup(setup, info) {
  const { board, hasTurn, fields } = formatOf(info);
  return [
    info.id,
    ...board.write(setup, info),
    ...(hasTurn ? [setup.turn[0]] : []),
    ...fields(info).map((name) => setup.fields[name] || "-"),
  ].join(" ");
}

/** The entries of Time Out of a field, those that cannot be read as they were written. @param {string | undefined} pool  @returns {(Entry | Unread)[]} */
export const readPool = (pool = "-") =>
  (pool === "-" ? [] : pool.split(",")).map((text) => {
    const match = /^([KQRBNP])([a-z]\d(?:L\d)?):(\d)(?:\/(\d))?$/i.exec(text);
    if (!match) return { text };
    const [, letter, origin, rounds, length] = match;
    const upper = letter.toUpperCase();
    return {
      piece: /** @type {Letter} */ (upper),
      side: letter === upper ? "white" : "black",
      origin,
      rounds: Number(rounds),
      ...(length && { length: Number(length) }),
    };
  });

/** The pieces in Time Out. @param {string | undefined} pool */
export const readEntries = (pool) => readPool(pool).flatMap((item) => (has(item, "text") ? [] : item));

/** Writes the entries of Time Out. @param {readonly (Entry | Unread)[]} items */
export const writePool = (items) => items.map(written).join(",") || "-";

/** @param {Entry | Unread} item */
function written(item) {
  if (has(item, "text")) return item.text;
  const { piece, side, origin, rounds, length } = item;
  return `${side === "white" ? piece : piece.toLowerCase()}${origin}:${rounds}${length ? `/${length}` : ""}`;
}
