// What becomes of a step: an attempt is a value, and each move leads to another. All rules are the package's.

import { handed } from "../../element/engine/reasons.js";
import { other } from "../../element/state/players.js";
import { has } from "../../element/own.js";

/** @typedef {import("./lessons").Step} Step */
/** @typedef {import("../../../src/wasm/js/types").Move} Move */
/** @typedef {import("../../../src/wasm/js/types").Side} Side */
/** @typedef {Pick<import("../../element/types").Rules, "status" | "apply" | "legal_moves" | "rematerialize_targets" | "explain" | "pieces">} Asked */

/** How long a move is seen before the other side answers. */
export const PAUSE = 650; // ms

/**
 * @typedef {object} Attempt
 * @prop {Side} side who learns
 * @prop {string} position
 * @prop {number} moves how many the learner has made
 * @prop {number} replies how many the other side has made
 * @prop {readonly string[]} met the cells of the goal that were reached or captured on
 * @prop {readonly string[]} only the cells of the pieces that may move; empty if all may
 * @prop {"open" | "met" | "missed"} state
 */

/** Begins a step. @param {Asked} rules  @param {Step} step  @returns {Attempt} */
export const begin = (rules, { position, only }) => ({
  side: rules.status(position).turn,
  position,
  moves: 0,
  replies: 0,
  met: [],
  only,
  state: "open",
});

/** Whether a step lets a piece move. @param {Attempt} attempt  @param {Move} move */
export const allows = ({ only }, { from, origin }) => only.length === 0 || only.includes(from ?? origin ?? "");

/** The legal moves that a step lets through. @param {Asked} rules  @param {Attempt} attempt */
export const movesOf = (rules, attempt) =>
  rules.status(attempt.position).outcome
    ? []
    : rules.legal_moves(attempt.position).filter((move) => allows(attempt, move));

/** The cells that a move enters, or the places of boards. @param {Move} move */
const entered = ({ to, path = [], rook, passenger, promoted }) =>
  [to, ...path, rook?.to, passenger?.to, promoted].filter((cell) => cell !== undefined);

/** What a return does. @param {Asked} rules  @param {string} position  @param {Move} move */
const effectOf = (rules, position, { origin, notation }) =>
  rules
    .rematerialize_targets(position, origin)
    .flatMap(({ targets }) => targets)
    .find(({ move }) => move === notation)?.effect;

/** Whether a move is what `play` asks for: a notation, or a kind of move. @param {Move} move  @param {string} asked */
const isAsked = (move, asked) =>
  asked === move.notation ||
  asked === move.kind ||
  (asked === "promotion" && (move.promotion ?? move.promoted ?? move.waiting) !== undefined);

/** Whether the learner's move does what the step asks for. @param {Asked} rules  @param {Step} step  @param {Attempt} before  @param {Move} move  @param {Attempt} after */
function isMet(rules, { goal }, before, move, after) {
  switch (goal.kind) {
    case "reach":
    case "capture":
      return after.met.length === goal.cells.length;
    case "check": {
      const { turn, checks } = rules.status(after.position);
      return turn !== after.side && checks.length > 0;
    }
    case "win":
      return rules.status(after.position).outcome?.winner === after.side;
    case "draw": {
      const { outcome } = rules.status(after.position);
      return outcome !== undefined && outcome.winner === undefined;
    }
    case "survive":
      return false; // as long as the other side can answer
    case "send":
      return move.kind === "time-out" && goal.cells.includes(/** @type {string} */ (move.from));
    case "return":
      return (
        move.origin !== undefined &&
        (goal.cells.length === 0 || goal.cells.includes(/** @type {string} */ (move.to))) &&
        (!goal.effect || effectOf(rules, before.position, move) === goal.effect)
      );
    case "play":
      return goal.moves.some((asked) => isAsked(move, asked));
    default:
      return false;
  }
}

/** What shows a move: an arrow, from where a piece in Time Out had been, too; or the cell of a piece that goes there. @param {Move} move */
export function hintOf({ from, origin, to }) {
  const start = from ?? origin;
  return start && to ? { from: start, to, name: "hint" } : { cell: start ?? "", name: "hint" };
}

/** Where a piece, or board, is after a move; one in Time Out is known by its origin. @param {string} cell  @param {Move} move */
function placeAfter(cell, { from, origin, to, passenger }) {
  if (cell === passenger?.from) return passenger.to;
  return cell === (from ?? origin) ? (to ?? cell) : cell;
}

/** The learner moves. @param {Asked} rules  @param {Step} step  @param {Attempt} before  @param {Move} move  @returns {Attempt} */
export function moved(rules, step, before, move) {
  const { goal } = step;
  const position = rules.apply(before.position, move);
  const cells = goal.kind === "reach" ? entered(move) : goal.kind === "capture" ? move.captures : [];
  const met = has(goal, "cells") ? goal.cells.filter((cell) => before.met.includes(cell) || cells.includes(cell)) : [];
  const only = before.only.map((cell) => placeAfter(cell, move));
  const after = { ...before, position, met, only, moves: before.moves + 1 };
  if (isMet(rules, step, before, move, after)) return { ...after, state: "met" };
  return settled(rules, step, after);
}

/** An attempt is over if the game is, or if there are no moves left for it, or none that the step lets through. @param {Asked} rules  @param {Step} step  @param {Attempt} attempt  @returns {Attempt} */
function settled(rules, { goal, limit }, attempt) {
  const { outcome } = rules.status(attempt.position);
  const survived = goal.kind === "survive" && outcome?.winner !== other(attempt.side);
  if (survived && (outcome || attempt.replies >= goal.moves)) return { ...attempt, state: "met" };
  const stuck = !isAnswered(rules, attempt) && attempt.only.length > 0 && movesOf(rules, attempt).length === 0;
  const over = outcome !== undefined || stuck || (attempt.moves >= limit && goal.kind !== "survive");
  return over ? { ...attempt, state: "missed" } : attempt;
}

/** Whether the other side is to move. @param {Asked} rules  @param {Attempt} attempt */
export const isAnswered = (rules, { position, side, state }) =>
  state === "open" && rules.status(position).turn !== side;

/** The other side has moved. @param {Asked} rules  @param {Step} step  @param {Attempt} before  @param {Move} move  @returns {Attempt} */
export function answered(rules, step, before, move) {
  const position = rules.apply(before.position, move);
  const after = { ...before, position, replies: before.replies + 1 };
  const captures = step.enemy.kind === "captures" && move.captures.length > 0;
  const isLost = captures || move.captures.some((cell) => before.only.includes(cell));
  return isLost ? { ...after, state: "missed" } : settled(rules, step, after);
}

/**
 * What the other side does, if that is sure: a move, or null if it passes.
 * @param {Asked} rules  @param {Step} step  @param {Attempt} attempt
 * @returns {Move | null}
 */
export function replyOf(rules, { enemy }, { position, replies }) {
  if (enemy.kind === "moves") {
    const text = enemy.moves[Math.min(replies, enemy.moves.length - 1)];
    const answer = rules.explain(position, text);
    return answer.legal ? answer.move : (rules.legal_moves(position)[0] ?? null);
  }
  const legal = rules.legal_moves(position);
  const capture = enemy.kind === "captures" && legal.find(({ captures }) => captures.length > 0);
  if (capture) return capture;
  if (enemy.kind !== "waits" && canPass(rules, position)) return null;
  const quiet = legal.filter(({ kind }) => kind === "move");
  return quiet.find(({ piece }) => piece === "K") ?? quiet[0] ?? legal[0] ?? null;
}

/** The other side passes: the position with the learner to move again. @param {Asked} rules  @param {Step} step  @param {Attempt} attempt  @returns {Attempt} */
export const passed = (rules, step, attempt) =>
  settled(rules, step, { ...attempt, position: handed(attempt.position), replies: attempt.replies + 1 });

/** Whether a side can pass: not in check, nor where a right lasts for one move only. @param {Asked} rules  @param {string} position */
function canPass(rules, position) {
  try {
    rules.status(handed(position));
    return true;
  } catch {
    return false;
  }
}

/**
 * The reply that a solution means by one of its answers: a move that the answer names, or else one that none names.
 * @param {readonly { to?: string[] }[]} answers  @param {{ to?: string[] }} answer  @param {() => readonly import("../../element/types").Move[]} legal asked only for a move that none names
 * @returns {string | import("../../element/types").Move | undefined}
 */
export function solutionReply(answers, { to }, legal) {
  const named = answers.flatMap((one) => one.to ?? []);
  return to?.[0] ?? legal().find(({ notation }) => !named.includes(notation));
}

/** @param {string} field */
const isTurn = (field) => field === "w" || field === "b";

/** Whose turn it is in a position text. @param {string} text  @returns {Side} */
export function turnIn(text) {
  const [, first, ...rest] = text.split(" ");
  const turn = /^[WB]:/.test(first) ? first[0].toLowerCase() : rest.find(isTurn);
  return turn === "b" ? "black" : "white";
}

/** The cells, or places of boards, that `mark` asks for. @param {Asked} rules  @param {string} position  @param {string} from a cell, the origin of a piece in Time Out, a place of a board, or `boards` */
export const marksOf = (rules, position, from) => [
  ...new Set(
    rules
      .legal_moves(position)
      .filter((move) => (from === "boards" ? move.kind === "board" : (move.from ?? move.origin) === from))
      .flatMap((move) => (from === "boards" ? move.from : move.to) ?? []),
  ),
];
