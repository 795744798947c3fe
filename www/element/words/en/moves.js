// What a move did, in English.

import { speech } from "../speech.js";
import { piece } from "./pieces.js";
import { SIDES } from "./sides.js";

/** @typedef {import("../../types").Side} Side */
/** @typedef {import("../../types").Move} Move */

const { and, count } = speech("en");

const ROUNDS = { one: "round", other: "rounds" };

/** What a move did. @param {Move} move  @param {Side} side  @param {string} [victim] the piece that stood where it landed  @param {boolean} [isYours] whether it captured pieces of whoever reads this */
export function moved(move, side, victim, isYours = false) {
  const who = SIDES[side];
  const what = piece(move.piece);
  const whose = isYours ? "your" : "the";
  const promoted = move.promotion ? `, promoting to a ${piece(move.promotion)}` : "";
  if (move.forfeits) return `${who} played ${move.notation} and missed a capture`;
  if (move.path)
    return `${who}’s ${what} on ${move.from} captures ${whose} ${move.captures.length > 1 ? "pieces" : "piece"} on ${and(move.captures)} and lands on ${move.to}${promoted}`;
  switch (move.kind) {
    case "huff":
      return `${who} removes the ${what} on ${move.captures[0]}`;
    case "castling":
      return `${who} castles: king to ${move.to}, rook to ${move.rook?.to}`;
    case "time-out":
      return `${who} sends the ${what} on ${move.from} into Time Out${move.length ? ` for ${count(move.length, ROUNDS)}` : ""}`;
    case "rematerialization":
      return `${who}’s ${what} returns to ${move.to}${promoted}`;
    case "annihilation":
      return `${who}’s ${what} returns to ${move.to} and annihilates ${whose} ${victim ? piece(victim) : "piece"} there: both vanish`;
    case "board":
      return `${who} moves the board on ${move.from} to ${move.to}${rides(move)}`;
    case "capture":
      return `${who}’s ${what} on ${move.from} captures ${victim ? `${whose} ${piece(victim)} ` : ""}on ${move.to}${promoted}`;
    case "en-passant":
      return `${who}’s pawn on ${move.from} captures ${whose} pawn on ${and(move.captures)} en passant and lands on ${move.to}`;
    default:
      return `${who}’s ${what} moves from ${move.from} to ${move.to}${promoted}`;
  }
}

/** @param {Move} move */
export function rides({ passenger, promoted, promotion }) {
  const with_ = passenger ? `, carrying the ${piece(passenger.piece)} from ${passenger.from} to ${passenger.to}` : "";
  return promoted ? `${with_}; the pawn on ${promoted} promotes to a ${piece(promotion ?? "")}` : with_;
}
