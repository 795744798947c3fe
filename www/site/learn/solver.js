// Looks for a way to the goal of a step: the lessons are proved by it, and the last hint is its first move.

import { answered, begin, isAnswered, moved, movesOf, passed, replyOf } from "./attempt.js";

/** @typedef {import("./attempt.js").Attempt} Attempt */
/** @typedef {import("./attempt.js").Asked} Asked */
/** @typedef {import("./lessons").Step} Step */
/** @typedef {import("../../../src/wasm/js/types").Move} Move */

/** It has looked at more positions than it should. */
export class TooLong extends Error {}

/** Where an attempt stands after the other side has done what it may do. @param {Asked} rules  @param {Step} step  @param {Attempt} attempt  @returns {Attempt[]} */
export function afterReplies(rules, step, attempt) {
  if (!isAnswered(rules, attempt)) return [attempt];
  if (step.enemy.kind === "engine")
    return rules
      .legal_moves(attempt.position)
      .flatMap((move) => afterReplies(rules, step, answered(rules, step, attempt, move)));
  const reply = replyOf(rules, step, attempt);
  return reply ? afterReplies(rules, step, answered(rules, step, attempt, reply)) : [passed(rules, step, attempt)];
}

/**
 * Returns the first move of a way to the goal in so many moves, whatever the other side does, or null if there is none.
 * @param {Asked} rules  @param {Step} step
 * @param {{ attempt?: Attempt, moves?: number, most?: number }} [more] from where; in how many moves; how many positions to look at
 * @returns {Move | null}
 */
export const solve = (rules, step, more) => wayTo(rules, step, more)?.move ?? null;

/**
 * Returns the shortest way to the goal: its first move, and how many moves it has.
 * @param {Asked} rules  @param {Step} step  @param {Parameters<typeof solve>[2]} [more]
 * @returns {{ move: Move, moves: number } | null}
 */
function wayTo(rules, step, { attempt = begin(rules, step), moves = step.par, most = 20_000 } = {}) {
  let left = most;
  /** What is known of positions: in how many moves there is surely no way. @type {Map<string, number>} */
  const failed = new Map();
  /** @param {Attempt} now  @param {number} depth  @returns {Move | null} */
  const look = (now, depth) => {
    const key = `${now.position} ${now.met.join()} ${now.only.join()}`;
    if ((failed.get(key) ?? 0) >= depth) return null;
    const quiet = [];
    for (const move of movesOf(rules, now)) {
      if (--left < 0) throw new TooLong();
      const after = moved(rules, step, now, move);
      if (after.state === "met") return move;
      if (after.state === "open" && depth > 1) quiet.push({ move, after });
    }
    quiet.sort((one, other) => other.after.met.length - one.after.met.length); // what leads nearer comes first
    for (const { move, after } of quiet) {
      const all = afterReplies(rules, step, after);
      const good = (/** @type {Attempt} */ reply) =>
        reply.state === "met" || (reply.state === "open" && look(reply, depth - 1) !== null);
      if (all.length > 0 && all.every(good)) return move;
    }
    failed.set(key, depth);
    return null;
  };
  for (let depth = 1; depth <= moves; depth++) {
    const move = look(attempt, depth);
    if (move) return { move, moves: depth };
  }
  return null;
}

/**
 * Returns how the goal stands after a move of the learner: `toGo` moves lead to it by par, so many are `left`, or it is
 * `lost`: no way leads to it any more.
 * @param {Asked} rules  @param {Step} step  @param {Attempt} attempt  @param {number} [most] how many positions to look at
 * @returns {{ toGo: number } | { left: number } | { lost: true }}
 */
export function outlook(rules, step, attempt, most = 3_000) {
  const [toGo, left] = [step.par - attempt.moves, step.limit - attempt.moves];
  const unknown = toGo > 0 ? { toGo } : { left };
  if (step.enemy.kind === "engine") return unknown;
  try {
    const [after] = afterReplies(rules, step, attempt);
    if (after.state !== "open") return unknown; // it will be told
    const way = wayTo(rules, step, { attempt: after, moves: left, most });
    if (!way) return { lost: true };
    return way.moves <= toGo ? { toGo } : { left };
  } catch (error) {
    if (error instanceof TooLong) return unknown;
    throw error;
  }
}
