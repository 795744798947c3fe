// What a hint says, in English.

import { speech } from "../speech.js";
import { rides } from "./moves.js";
import { piece, somePieces } from "./pieces.js";

/** @typedef {import("../../types").Move} Move */
/** @typedef {import("../words").Gain} Gain */
/** @typedef {import("../words").HintFacts} HintFacts */

const { and, count } = speech("en");

const MOVES = { one: "move", other: "moves" };
const ROUNDS = { one: "round", other: "rounds" };

/** What to do, as advice. @param {Move} move  @param {string} [captured] the piece that is captured, if it is one */
function advice(move, captured) {
  const what = `the ${piece(move.piece)}`;
  const promoted = move.promotion ? `, promoting to a ${piece(move.promotion)}` : "";
  const prey = captured && move.captures.length === 1 ? `the ${piece(captured)} on` : "on";
  if (move.path) return `capturing ${prey} ${and(move.captures)} with ${what} on ${move.from}${promoted}`;
  switch (move.kind) {
    case "huff":
      return `removing ${what} on ${move.captures[0]}`;
    case "castling":
      return `castling: king to ${move.to}, rook to ${move.rook?.to}`;
    case "time-out":
      return `sending ${what} on ${move.from} into Time Out${move.length ? ` for ${count(move.length, ROUNDS)}` : ""}`;
    case "rematerialization":
      return `returning ${what} to ${move.to}${promoted}`;
    case "annihilation":
      return `returning ${what} to ${move.to}, annihilating the ${captured ? piece(captured) : "piece"} there`;
    case "board":
      return `moving the board on ${move.from} to ${move.to}${rides(move)}`;
    case "capture":
    case "en-passant":
      return `capturing ${prey} ${and(move.captures)} with ${what} on ${move.from}${promoted}`;
    default:
      return `moving ${what} from ${move.from} to ${move.to}${promoted}`;
  }
}

/** A good move, and why. @param {Move} move  @param {HintFacts} facts */
export function hint(move, facts) {
  const reasons = reasonsOf(move, facts);
  return [
    `Try ${advice(move, facts.captures)}.`,
    ...(facts.mate ? ["It’s checkmate."] : reasons.length ? [`It ${and(reasons)}.`] : []),
    ...(facts.returns ? [plan(facts.returns)] : []),
  ].join(" ");
}

/** @param {Move} move  @param {HintFacts} facts */
function reasonsOf({ from, captures }, { check, winsIn, wins, threatens, saves }) {
  if (winsIn) return [`wins in ${count(winsIn, MOVES)}`];
  /** @param {Gain} gain */
  const prize = ({ pieces, cell }) => {
    if (!cell) return somePieces(pieces);
    return `the ${piece(pieces[0])}${cell === from || captures.includes(cell) ? "" : ` on ${cell}`}`;
  };
  return [
    check && "gives check",
    wins.pieces.length && `wins ${prize(wins)}${wins.later ? " next move" : ""}`,
    saves.ends && `prevents ${saves.ends === "checkmate" ? "checkmate" : "an immediate loss"}`,
    saves.pieces.length && `saves ${prize(saves)}`,
    threatens.ends && `threatens ${threatens.ends === "checkmate" ? "checkmate" : "to win at once"}`,
    threatens.pieces.length && `threatens to win ${prize(threatens)}`,
  ].filter((reason) => typeof reason === "string");
}

/** @param {NonNullable<HintFacts["returns"]>} returns */
function plan({ cell, rounds, annihilates, promotion }) {
  const then = annihilates ? ` and annihilates the ${piece(annihilates)} there` : "";
  const promoted = promotion ? `, promoting to a ${piece(promotion)}` : "";
  return `The plan: it returns to ${cell} after ${count(rounds, ROUNDS)}${then}${promoted}.`;
}
