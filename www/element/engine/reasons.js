// Why a move is good. Nothing is guessed: all follows from what the package answers along the line of the engine, and from
// what the engine would play if a side passed.

import { other } from "../state/players.js";
import { pieceOn } from "../state/state.js";

/** @typedef {import("../types").Rules} Rules */
/** @typedef {import("../types").Move} Move */
/** @typedef {import("../types").Side} Side */
/** @typedef {import("../words/words").Gain} Gain */
/** @typedef {import("../words/words").HintFacts} HintFacts */
/** @typedef {Pick<import("../../../src/wasm/js/types").Choice, "mate" | "line">} Plan what the engine would play, and how it would go on */

/** @type {Gain} */
export const NO_GAIN = { pieces: [] };

/** Returns the position in which the side to move has passed; null where it cannot be: in check, or in a series. @param {Rules} rules  @param {string} position */
export function passed(rules, position) {
  const { turn, speed } = rules.status(position);
  if (speed) return null;
  const after = handed(position);
  try {
    const status = rules.status(after);
    return status.turn !== turn && !status.outcome ? after : null;
  } catch {
    return null;
  }
}

/** The field SIDE of a position text, as the other side has it. @type {Record<string, string>} */
const SIDES = { " w": " b", " b": " w", " W": " B", " B": " W" };

/** A position text with the other side to move. @param {string} position */
export const handed = (position) => position.replace(/ [wb](?=[ :])/i, (side) => SIDES[side]);

/** Returns what the side to move gains at once: it ends the game, or its move wins pieces. @param {Rules} rules  @param {string} position  @param {Plan} plan  @returns {Gain} */
export function gainOf(rules, position, { mate, line }) {
  const positions = positionsOf(rules, position, line);
  if (mate === 1) return { ends: rules.status(positions[1]).outcome?.reason, pieces: [] };
  return prizeOf(rules, line.slice(0, 1), positions, won(balances(rules, line, positions)));
}

/**
 * Returns what is good about the move with which a plan begins.
 * @param {Rules} rules  @param {string} position  @param {Plan} plan
 * @param {{ start?: string, before: Gain, after: Gain }} more the position before the last move of the opponent: to take back is to win nothing; what the opponent would gain if one passed, and oneself if it passed after the move
 * @returns {HintFacts}
 */
export function factsOf(rules, position, { mate, line }, { start = position, before, after }) {
  const positions = positionsOf(rules, position, line);
  const { checks, outcome } = rules.status(positions[1]);
  const gains = mate === undefined ? won(balances(rules, line, positions, start)) : []; // else they do not count
  const wins = prizeOf(rules, line.slice(0, 3), positions, gains);
  return {
    captures: pieceOn(rules, position, line[0].captures[0]),
    check: checks.length > 0,
    mate: outcome?.reason === "checkmate",
    winsIn: mate !== undefined && mate > 0 ? Math.ceil(mate / 2) : undefined,
    wins,
    threatens: wins.pieces.length && !after.ends ? NO_GAIN : after,
    saves: before.ends || isKept(balances(rules, line, positions)) ? before : NO_GAIN,
    returns: returnOf(rules, line, positions),
  };
}

/**
 * Returns what the first moves of a line win: of all that the line wins, the pieces that they capture.
 * @param {Rules} rules  @param {readonly Move[]} line  @param {readonly string[]} positions  @param {readonly string[]} won  @returns {Gain}
 */
function prizeOf(rules, line, positions, won) {
  for (let i = 0; i < line.length; i += 2) {
    const left = [...won];
    const pieces = line[i].captures.flatMap((cell) => {
      const at = left.indexOf(pieceOn(rules, positions[i], cell) ?? "");
      return at < 0 ? [] : left.splice(at, 1);
    });
    if (!pieces.length) continue;
    const [cell] = line[i].captures;
    const stands = pieceOn(rules, positions[0], cell) === pieces[0] && line.slice(0, i).every(({ to }) => to !== cell);
    return { pieces, cell: stands && line[i].captures.length === 1 ? cell : undefined, ...(i > 0 && { later: true }) };
  }
  return NO_GAIN;
}

/** The positions before a line and after each of its moves. @param {Rules} rules  @param {string} position  @param {readonly Move[]} line */
function positionsOf(rules, position, line) {
  const positions = [position];
  for (const { notation } of line) positions.push(rules.apply(/** @type {string} */ (positions.at(-1)), notation));
  return positions;
}

/** How many pieces of each kind the sides have, on the boards and in Time Out. @param {Rules} rules  @param {string} position */
function count(rules, position) {
  /** @type {Record<Side, Map<string, number>>} */
  const counts = { white: new Map(), black: new Map() };
  for (const { side, piece } of [...rules.pieces(position), ...rules.rematerialize_targets(position)])
    counts[side].set(piece, (counts[side].get(piece) ?? 0) + 1);
  return counts;
}

/**
 * Returns how many more pieces of each kind the opponent has lost since the start than the side to move: where a line has
 * settled, for neither side captures in its next move, and at its end, where captures may be unfinished.
 * @param {Rules} rules  @param {readonly Move[]} line  @param {readonly string[]} positions  @param {string} [start]
 */
function balances(rules, line, positions, start = positions[0]) {
  const { turn, speed } = rules.status(positions[0]);
  let settled = line.length - 2;
  while (settled > 0 && (line[settled].captures.length || line[settled + 1].captures.length)) settled--;
  if (settled < 1 || speed) return [];
  const opponent = other(turn);
  const then = count(rules, start);
  return [positions[settled], positions[line.length]].map((position) => {
    const now = count(rules, position);
    /** @param {Side} side  @param {string} piece */
    const lost = (side, piece) => (then[side].get(piece) ?? 0) - (now[side].get(piece) ?? 0);
    const kinds = [then, now].flatMap(({ white, black }) => [...white.keys(), ...black.keys()]);
    return new Map(kinds.map((piece) => [piece, lost(opponent, piece) - Math.max(0, lost(turn, piece))]));
  });
}

/** Whether the side to move has lost nothing for which it has not got the same. @param {ReturnType<typeof balances>} all */
const isKept = (all) => all.length > 0 && all.every((balance) => Math.min(...balance.values()) >= 0);

/** Returns the pieces that the side to move wins and keeps, if it gives nothing for them. @param {ReturnType<typeof balances>} all  @returns {string[]} */
function won(all) {
  if (!isKept(all)) return [];
  const [settled, end] = all;
  return [...settled].flatMap(([piece, n]) => Array(Math.min(n, end.get(piece) ?? 0)).fill(piece));
}

/** Returns where and when a piece comes back from the Time Out into which it is sent. @param {Rules} rules  @param {readonly Move[]} line  @param {readonly string[]} positions  @returns {HintFacts["returns"]} */
function returnOf(rules, line, positions) {
  const [first] = line;
  if (first.kind !== "time-out" || rules.status(positions[0]).speed) return undefined;
  const at = line.findIndex(({ origin }, i) => i > 0 && i % 2 === 0 && origin === first.from);
  const { to, rounds, captures = [], promotion } = line[at] ?? {};
  if (!to || !rounds) return undefined;
  return { cell: to, rounds, annihilates: pieceOn(rules, positions[at], captures[0]), promotion };
}
