// Proves a step of a lesson with the plain rules: what is wrong with it, in words.
import { answered, begin, isAnswered, marksOf, moved, movesOf } from "../../www/site/learn/attempt.js";
import { TooLong, afterReplies, solve } from "../../www/site/learn/solver.js";

/** @typedef {import("../../www/site/learn/lessons").Step} Step */
/** @typedef {typeof import("../../pkg/inline.js")} Rules */

/** How many positions are looked at in a step to see whether replies are legal, and whether the goal can be reached. */
const MOST = 2_000;
const MOST_SOLVED = 60_000;
/** How long the computer thinks for the learner, in positions, where it proves that a goal can be reached. */
const NODES = 4_000;

/** @param {Rules} rules  @param {Step} step  @returns {Promise<string[]>} */
export async function problemsOf(rules, step) {
  try {
    return (await PROOFS[step.goal.kind](rules, step)).concat(placesOf(rules, step));
  } catch (error) {
    if (error instanceof TooLong) return ["too many moves: let fewer pieces move by “only”, or take a smaller board"];
    return [String(/** @type {Error} */ (error).message)];
  }
}

/** The numbers of moves as English texts write them. */
const COUNTS = ["", "one", "two|second", "three|third", "four", "five", "six", "seven", "eight", "nine"];

/**
 * What the English texts of a step leave out.
 * @param {Rules} rules  @param {Step} step  @param {Step} [before] the step before it
 * @returns {string[]}
 */
export function textProblemsOf(rules, step, before) {
  const { position, goal, par, say, done } = step;
  const found = [];
  if (!done) found.push("“done” is missing: say why it was right");
  const counts = !["mark", "why"].includes(goal.kind) && (par > 1 || ["check", "win", "draw"].includes(goal.kind));
  const isCounted = par === 1 ? /\bone move\b|\bat once\b|\bfirst\b/i : new RegExp(`\\b(${COUNTS[par]})\\b`, "i");
  if (counts && !isCounted.test(say)) found.push(`“say” doesn't tell that it takes ${par} of the learner's moves`);
  const { turn } = rules.status(position);
  const isTurned = turn !== (before ? rules.status(before.position).turn : "white");
  const side = turn === "white" ? "White" : "Black";
  if (isTurned && !say.includes(`play ${side}`)) found.push(`“say” doesn't tell that the learner plays ${side} now`);
  return found;
}

/** @typedef {(rules: Rules, step: any) => Promise<string[]>} Proof */

/** @type {Proof} */
async function byMoves(rules, step) {
  const { enemy, par } = step;
  const attempt = begin(rules, step);
  const found = [];
  const { outcome, turn } = rules.status(step.position);
  if (outcome) return ["the game is over in this position"];
  for (const cell of step.only)
    if (!movesOf(rules, { ...attempt, only: [cell] }).length) found.push(`“only”: no move begins on ${cell}`);
  if (enemy.kind === "engine" && step.goal.kind !== "win") {
    if (!(await isReachable(rules, step))) found.push(`the computer itself does not reach the goal, as ${turn}`);
    return found;
  }
  if (!solve(rules, step, { moves: par, most: MOST_SOLVED }))
    return [...found, `there is no way to the goal in ${par} moves`];
  if (par > 1 && solve(rules, step, { moves: par - 1, most: MOST_SOLVED }))
    found.push(`the goal can be reached in fewer than ${par} moves: “par” is too high`);
  if (enemy.kind === "moves") found.push(...repliesOf(rules, step));
  return found;
}

/** Which scripted reply is not legal after which moves. @param {Rules} rules  @param {Step} step */
function repliesOf(rules, step) {
  const { enemy, limit } = step;
  if (enemy.kind !== "moves") return [];
  let left = MOST;
  /** @type {string[]} */
  const found = [];
  const seen = new Set();
  /** @param {import("../../www/site/learn/attempt.js").Attempt} now  @param {string[]} line */
  const look = (now, line) => {
    const key = `${now.position} ${now.met.join()}`;
    if (seen.has(key) || found.length) return;
    seen.add(key);
    for (const move of movesOf(rules, now)) {
      if (--left < 0) throw new TooLong();
      const after = moved(rules, step, now, move);
      if (!isAnswered(rules, after)) continue;
      const text = enemy.moves[after.replies];
      const way = [...line, move.notation];
      if (text === undefined) {
        found.push(`“enemy” has no move after ${way.join(" ")}: it needs ${limit - 1}, or a lower “limit”`);
        return;
      }
      const answer = rules.explain(after.position, text);
      if (!answer.legal) {
        found.push(`after ${way.join(" ")} the reply ${text} is illegal: ${answer.message}`);
        return;
      }
      for (const next of afterReplies(rules, step, after)) if (next.state === "open") look(next, [...way, text]);
    }
  };
  look(begin(rules, step), []);
  return found;
}

/** Whether a strong player reaches the goal against the computer of the step. @param {Rules} rules  @param {Step} step */
async function isReachable(rules, step) {
  const engine = new rules.Engine();
  try {
    for (let seed = 1; seed <= 3; seed++) {
      let now = begin(rules, step);
      while (now.state === "open") {
        const game = new rules.Game(/** @type {any} */ (now.position));
        const own = movesOf(rules, now);
        const direct = own.find((move) => moved(rules, step, now, move).state === "met");
        const better = own.find((move) => moved(rules, step, now, move).met.length > now.met.length);
        const move = direct ?? better ?? (await engine.choose(game, { nodes: NODES, seed })).move;
        now = moved(rules, step, now, move);
        game.free();
        if (!isAnswered(rules, now)) continue;
        const there = new rules.Game(/** @type {any} */ (now.position));
        const { level } = /** @type {any} */ (step.enemy);
        now = answered(rules, step, now, (await engine.choose(there, { level, seed })).move);
        there.free();
      }
      if (now.state === "met") return true;
    }
    return false;
  } finally {
    engine.close();
  }
}

/** @type {Record<Step["goal"]["kind"], Proof>} */
const PROOFS = {
  reach: byMoves,
  capture: byMoves,
  check: byMoves,
  win: byMoves,
  draw: byMoves,
  survive: byMoves,
  send: byMoves,
  return: byMoves,
  play: byMoves,
  mark: async (rules, { position, goal }) =>
    marksOf(rules, position, goal.from).length ? [] : [`“mark”: nothing can move from ${goal.from}`],
  why: async (rules, { position, goal: { move, choices } }) => {
    const answer = rules.explain(position, move);
    if (answer.legal) return [`${move} is legal`];
    const named = choices.map(({ rule }) => rule);
    if (new Set(named).size < named.length) return ["two choices name the same rule"];
    if (rules.status(position).checks.length && !/\bin check\b/.test(answer.message))
      return ["the side to move is in check, and that forbids the move as well"];
    return named.includes(answer.rule)
      ? []
      : [`${move} is forbidden by ${answer.rule ?? answer.code}: ${answer.message}`];
  },
};

/** Cells of a step that its boards do not have. @param {Rules} rules  @param {Step} step */
function placesOf(rules, { position, goal, marks }) {
  const { geometry } = rules.variant(/** @type {any} */ (position.split(" ", 1)[0]));
  const known = new Set(geometry.boards.flatMap(({ id, cells }) => [id, ...cells.map(({ cell }) => cell)]));
  const named = [
    ...("cells" in goal ? goal.cells : []),
    ...marks.flatMap((mark) => (typeof mark === "string" ? mark : [mark.from, mark.to])),
  ];
  return named.filter((cell) => !known.has(cell)).map((cell) => `there is no cell ${cell}`);
}
