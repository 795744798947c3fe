// What the table says, in words.

import { ruleOfEnding } from "./citations.js";

/** @typedef {import("../types").Side} Side */
/** @typedef {import("../types").Family} Family */
/** @typedef {import("../types").Move} Move */

export const SIDES = { white: "White", black: "Black" };
/** @param {Side} side  @returns {Side} */
export const other = (side) => (side === "white" ? "black" : "white");
/** @param {number} n  @param {string} word */
export const count = (n, word) => `${n} ${word}${n === 1 ? "" : "s"}`;
/** @param {string[]} texts */
export const either = (texts, last = "or") =>
  texts.length > 1 ? `${texts.slice(0, -1).join(", ")} ${last} ${texts.at(-1)}` : texts.join();

/** @type {Record<string, string>} */
export const EFFECTS = {
  move: "moves here",
  capture: "captures",
  jump: "lands here",
  end: "the capture ends here",
  castling: "castles here",
  free: "appears here (free)",
  beside: "appears here, beside your own",
  annihilate: "annihilates: both are gone",
};

/** What the game asks of a piece. */
export const DUTIES = { capture: "must capture", lose: "can be removed" };

/** What a target does, with what is special about it. @param {import("../types").Mark} mark */
export function markWords(mark) {
  let words = mark.passing ? `captures the pawn on ${mark.passing} in passing` : EFFECTS[mark.effect];
  if (mark.wins) words = "annihilates the king and wins";
  else if (mark.promotes && mark.piece === "A") words += ", a pawn is promoted";
  else if (mark.promotes) words += mark.promotes === "choice" ? ", is promoted" : ", becomes a queen";
  if (mark.takes) words = `captures on ${mark.takes}, ${words}${mark.more ? ", and goes on" : ""}`;
  if (mark.rule) words += `, but not now (${mark.rule})`;
  return words;
}

/** @param {Family} family  @param {Move} move */
function boardWords(family, { passenger, promoted, promotion }) {
  const rides = passenger
    ? `, with the ${family.nameOf(passenger.piece)} from ${passenger.from} to ${passenger.to}`
    : "";
  return promoted ? `${rides}; the pawn on ${promoted} becomes a ${family.nameOf(promotion ?? "")}` : rides;
}

/** What a move did. @param {Family} family  @param {Move} move  @param {Side} side */
export function moveSentence(family, move, side) {
  if (!move.waiting) return whatHappened(family, move, side);
  const { cell, promotion } = move.waiting;
  return `${SIDES[side]}’s pawn ${cell} becomes a ${family.nameOf(promotion)}; ${whatHappened(family, move, side)}`;
}

/** @param {Family} family  @param {Move} move  @param {Side} side */
function whatHappened(family, move, side) {
  const who = SIDES[side];
  const piece = family.nameOf(move.piece);
  const becomes = move.promotion ? `, becomes a ${family.nameOf(move.promotion)}` : "";
  if (move.forfeits) return `${who}’s move ${move.notation} is not carried out: a capture was missed`;
  if (move.path)
    return `${who}’s ${piece} ${move.from} captures on ${either(move.captures, "and")} and lands on ${move.to}${becomes}`;
  switch (move.kind) {
    case "huff":
      return `${who} removes the ${piece} on ${move.captures[0]}`;
    case "castling":
      return `${who} castles: king to ${move.to}, rook to ${move.rook?.to}`;
    case "time-out":
      return `${who} sends the ${piece} ${move.from} into Time Out${move.length ? ` for ${count(move.length, "round")}` : ""}`;
    case "rematerialization":
      return `${who}’s ${piece} returns on ${move.to}${becomes}`;
    case "annihilation":
      return `${who}’s ${piece} returns on ${move.to} and annihilates what stood there; both are gone`;
    case "board":
      return `${who} moves the board on ${move.from} to ${move.to}${boardWords(family, move)}`;
    case "capture":
      return `${who}’s ${piece} ${move.from} captures on ${move.to}${becomes}`;
    case "en-passant":
      return `${who}’s pawn ${move.from} captures en passant on ${move.to}, the pawn on ${either(move.captures, "and")}`;
    default:
      return `${who}’s ${piece} ${move.from} moves to ${move.to}${becomes}`;
  }
}

/** @type {Record<string, string>} */
const REASONS = {
  "king-eliminated": "The king was annihilated.",
  checkmate: "Checkmate.",
  stalemate: "Stalemate: no legal move, and no check.",
  "bare-kings": "Only the kings are left.",
  "no-men": "All men are captured.",
  "no-moves": "The side to move cannot move.",
  "twenty-five-move": "Twenty-five moves of each side without a capture or a man’s move.",
  "hundred-move": "A hundred moves of each side without a capture or a man’s move.",
  "fifty-move": "Fifty moves of each side without a capture or a pawn move.",
  threefold: "The same position for the third time.",
  agreed: "Both sides agreed on a draw.",
};

/** @param {import("../types").Outcome} outcome */
export function outcomeWords(outcome) {
  const result = outcome.winner ? `${SIDES[outcome.winner]} wins.` : "A draw.";
  if (outcome.reason === "resigned" && outcome.winner)
    return { result, reason: `${SIDES[other(outcome.winner)]} resigned.`, rule: ruleOfEnding(outcome.reason) };
  return { result, reason: REASONS[outcome.reason] ?? "", rule: ruleOfEnding(outcome.reason) };
}

/** @param {Family} family  @param {import("../types").Threat} threat */
export function threatWords(family, threat) {
  const king = `${SIDES[threat.side]}’s king on ${threat.king}`;
  return threat.kind === "check"
    ? `Check: the ${family.nameOf(threat.piece)} on ${threat.by} attacks ${king}.`
    : `The absent ${family.nameOf(threat.piece)} from ${threat.by} could annihilate ${king}.`;
}

/** @param {import("../types").Rematerialization} entry */
export function roundsWords(entry) {
  if (!entry.length) return count(entry.rounds, "round");
  const remaining = entry.length - entry.rounds;
  return remaining > 0 ? `back in ${remaining} of ${entry.length}` : "due now";
}

/** Character index of a UTF-8 byte offset. @param {string} text  @param {number} byte */
export function characterAt(text, byte) {
  let bytes = 0;
  let index = 0;
  for (const character of text) {
    if (bytes >= byte) break;
    bytes += new TextEncoder().encode(character).length;
    index += character.length;
  }
  return index;
}

/** A message of the package as a sentence; the place and the rule are shown in another way. @param {string} message */
export function sentence(message) {
  const text = message.replace(/ \([A-Z]\d+\)/, "").replace(/(?<=\w)'(?=\w)/g, "’");
  const first = /^[a-z]\d/.test(text) ? text.charAt(0) : text.charAt(0).toUpperCase(); // a cell keeps its name
  return `${first}${text.slice(1)}${/[.!?…]$/.test(text) ? "" : "."}`;
}
