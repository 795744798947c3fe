// Changes of a setup. Each returns another one and leaves the old one alone.

import { other } from "../state/players.js";
import { readPool, writePool } from "./setup.js";
import { has } from "../own.js";

/** @typedef {import("./types").Setup} Setup */
/** @typedef {import("./types").Man} Man */
/** @typedef {import("./types").Deck} Deck */
/** @typedef {import("./types").FieldTexts} FieldTexts */
/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").Unread} Unread */
/** @typedef {import("./symmetry.js").Symmetry} Symmetry */
/** @typedef {import("../types").Board} Board */
/** @typedef {import("../types").Side} Side */

/** A piece on a cell, or none. @param {Setup} setup  @param {string} cell  @param {Man | undefined} man  @returns {Setup} */
export function put(setup, cell, man) {
  const pieces = new Map(setup.pieces);
  if (man) pieces.set(cell, { piece: man.piece, side: man.side });
  else pieces.delete(cell);
  return { ...setup, pieces };
}

/** A piece goes from a cell to another one. @param {Setup} setup  @param {string} from  @param {string} to */
export const move = (setup, from, to) => put(put(setup, from, undefined), to, setup.pieces.get(from));

/** A field has another text. @param {Setup} setup  @param {Partial<FieldTexts>} texts  @returns {Setup} */
export const write = (setup, texts) => ({ ...setup, fields: { ...setup.fields, ...texts } });

/** The other side is to move, or this one. @param {Setup} setup  @param {Side} turn  @returns {Setup} */
export const turnTo = (setup, turn) => ({ ...setup, turn });

/** No pieces, and no rights that need them. @param {Setup} setup  @returns {Setup} */
export const clear = (setup) => ({ ...bare(setup), pieces: new Map() });

/** No rights, nothing in Time Out, no series: each field that need not say anything says nothing. @param {Setup} setup */
function bare(setup) {
  /** @type {FieldTexts} */
  const nothing = { clock: "0", number: "1" };
  for (const name of /** @type {(keyof FieldTexts)[]} */ (Object.keys(setup.fields)))
    if (name !== "clock" && name !== "number") nothing[name] = name === "bared" ? "--" : "-";
  return write(setup, nothing);
}

/** The pieces of a board as on another one of the same size. @param {Setup} setup  @param {Board} from  @param {Board} to */
export function copyBoard(setup, from, to) {
  const left = (/** @type {Board} */ { cells }) => Math.min(...cells.map(({ x }) => x));
  const low = (/** @type {Board} */ { cells }) => Math.min(...cells.map(({ y }) => y));
  let copied = setup;
  for (const cell of to.cells) {
    const same = from.cells.find(
      ({ x, y }) => x - left(from) === cell.x - left(to) && y - low(from) === cell.y - low(to),
    );
    copied = put(copied, cell.cell, same && setup.pieces.get(same.cell));
  }
  return copied;
}

/** A movable board goes to another place, with its pieces. @param {Setup} setup  @param {Board} from  @param {Board} to  @returns {Setup} */
export function moveDeck(setup, from, to) {
  let moved = copyBoard(setup, from, to);
  for (const { cell } of from.cells)
    if (!to.cells.some((other) => other.cell === cell)) moved = put(moved, cell, undefined);
  return { ...moved, decks: setup.decks.map((deck) => (deck.place === from.id ? { ...deck, place: to.id } : deck)) };
}

/** Another side owns a movable board. @param {Setup} setup  @param {string} place  @param {Side} side  @returns {Setup} */
export const giveDeck = (setup, place, side) => ({
  ...setup,
  decks: setup.decks.map((deck) => (deck.place === place ? { place, side } : deck)),
});

/** Something is in Time Out as well. @param {Setup} setup  @param {Entry} entry */
export const sendAway = (setup, entry) => write(setup, { pool: writePool([...readPool(setup.fields.pool), entry]) });

/** In the place of the entry `at` of Time Out there are others, or none. @param {Setup} setup  @param {number} at  @param {readonly (Entry | Unread)[]} others */
export const changeEntry = (setup, at, others) =>
  write(setup, { pool: writePool(readPool(setup.fields.pool).toSpliced(at, 1, ...others)) });

/** Entries of Time Out are others; those that cannot be read stay as they are. @param {string} pool  @param {(entry: Entry) => Entry} change */
const changeEntries = (pool, change) =>
  writePool(readPool(pool).map((item) => (has(item, "text") ? item : change(item))));

const CELL = /[A-Z]?[A-Z]?\d?[a-l]\d+(?:\(\d\)|L\d)?|\d{1,4}/g;

/** All cells that a text names, each as it goes. @param {string | undefined} text  @param {ReadonlyMap<string, string>} cells */
const mapped = (text, cells) => text?.replaceAll(CELL, (cell) => cells.get(cell) ?? cell);

/** Left to right. @param {Setup} setup  @param {Symmetry} symmetry */
export function mirror(setup, symmetry) {
  const { castling } = setup.fields;
  const turned = through(setup, symmetry);
  if (castling === undefined) return turned;
  // A right belongs to a king at home, which stands elsewhere now unless both wings are alike.
  return write(turned, { castling: symmetry.keepsKinds ? castling.replace(/[AGag]/g, (file) => SWAPPED[file]) : "-" });
}

/** @type {Record<string, string>} */
const SWAPPED = { A: "G", G: "A", a: "g", g: "a" };

/** The two sides change places, and so does the turn: the same position, seen from the other side. @param {Setup} setup  @param {Symmetry} symmetry  @returns {Setup} */
export function exchange(setup, symmetry) {
  const { pieces, decks, fields, turn, ...rest } = through(setup, symmetry);
  const { castling, bared, pool } = fields;
  return write(
    {
      ...rest,
      fields,
      turn: other(turn),
      pieces: new Map([...pieces].map(([cell, { piece, side }]) => [cell, { piece, side: other(side) }])),
      decks: decks.map(({ place, side }) => ({ place, side: other(side) })),
    },
    {
      ...(castling && { castling: castling.replace(/[a-z]/gi, swapCase) }),
      ...(bared && { bared: [...bared].reverse().join("") }),
      ...(pool && { pool: changeEntries(pool, (entry) => ({ ...entry, side: other(entry.side) })) }),
    },
  );
}

/** @param {string} letter */
const swapCase = (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase());

/** All cells go where a symmetry leads. @param {Setup} setup  @param {Symmetry} symmetry  @returns {Setup} */
function through(setup, { cells, places }) {
  const { pool, ep, moved, huff } = setup.fields;
  const to = (/** @type {string} */ cell) => cells.get(cell) ?? cell;
  return write(
    {
      ...setup,
      pieces: new Map([...setup.pieces].map(([cell, man]) => [to(cell), man])),
      decks: setup.decks.map(({ place, side }) => ({ place: places.get(place) ?? place, side })),
    },
    {
      ...(ep && { ep: mapped(ep, cells) }),
      ...(moved && { moved: mapped(moved, cells) }),
      ...(huff && { huff: mapped(huff, cells) }),
      ...(pool && { pool: changeEntries(pool, (entry) => ({ ...entry, origin: to(entry.origin) })) }),
    },
  );
}
