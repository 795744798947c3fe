// Moves as texts: written in both languages, and read as people type them.

import { refusal } from "../state/errors.js";
import { explain, legalMoves, once } from "../state/state.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Move} Move */
/** @typedef {import("../types").Language} Language */

/** What people leave out or write in another way: case, signs between the cells, check marks. @param {string} text */
const plain = (text) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}=→]/gu, "");

/** Writes a move of the present position in a language, with its names of cells in full. @param {State} state  @param {string} notation */
export const writeMove = (state, notation, language = state.settings.language) =>
  once(state, `${notation} in ${language}`, () => state.game.format_notation(notation, { language }));

/** Writes it as short as may be. @param {State} state  @param {string} notation  @param {Language} language */
const writeShort = (state, notation, language) =>
  once(state, `short ${notation} in ${language}`, () =>
    state.game.format_notation(notation, { language, short: true }),
  );

/**
 * Reads a typed move. A canonical text is itself in every language; else the language of the table counts; the other one only for a text that the first cannot read at
 * all, and what people leave out only if neither can.
 * @param {State} state
 * @param {string} text
 * @returns {import("../types").Explanation}
 */
export function readMove(state, text) {
  const { language } = state.settings;
  const move = legalMoves(state).find(({ notation }) => notation === text);
  if (move) return { legal: true, move };
  const first = explain(state, text, language);
  if (first.legal || first.code !== "bad-notation") return first;
  const second = explain(state, text, language === "en" ? "de" : "en");
  if (second.legal || second.code !== "bad-notation") return second;
  return readLoosely(state, text) ?? first;
}

/** The one legal move that a text can mean if case and signs do not count, or all that it can mean. @param {State} state  @param {string} text  @returns {import("../types").Explanation | null} */
function readLoosely(state, text) {
  const wanted = plain(text);
  if (!wanted) return null;
  const near = state.moves.filter(
    ({ kind, to, from }) => kind === "castling" || wanted.includes(plain(to ?? from ?? "")),
  );
  const found = near.filter((move) => spellings(state, move).includes(wanted));
  if (found.length === 1) return { legal: true, move: found[0] };
  if (!found.length) return null;
  const candidates = found.map(({ notation }) => notation);
  return {
    legal: false,
    code: "ambiguous-move",
    message: state.words.notation.ambiguous(text, candidates.slice(0, 3), candidates.length > 3),
    cells: [],
    candidates,
  };
}

/** @param {State} state  @param {Move} move */
function spellings(state, move) {
  const { language } = state.settings;
  const cells = move.clicks.filter((click) => !/[=→]/.test(click)).join("");
  const promoted = move.promotion ? [`${cells}${move.promotion}`, `${cells}=${move.promotion}`] : [cells];
  const notes = [
    move.notation,
    writeMove(state, move.notation),
    writeShort(state, move.notation, "en"),
    writeShort(state, move.notation, language),
  ];
  return [...promoted, ...notes].map(plain);
}

/** Returns the move that a text from outside means; throws what refuses it. @param {State} state  @param {string | { notation: string }} given */
export function moveOf(state, given) {
  const text = typeof given === "object" ? given?.notation : given;
  if (typeof text !== "string") throw refusal("bad-argument", "`move` must be a string or a Move.");
  const read = readMove(state, text);
  if (read.legal) return read.move;
  const { legal, code, message, ...more } = read;
  throw refusal(code, message, more);
}
