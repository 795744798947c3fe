// A puzzle in an address: a position, and the line that solves it, written so that nobody reads the solution by accident.

/** @typedef {import("../../../src/wasm/js/puzzles-types").Puzzle} Puzzle */
/** @typedef {import("../../../src/wasm/js/puzzles-types").PuzzleSolution} Solution */
/** @typedef {import("../../element/types").Rules} Rules */
/** What a link tells: the moves of the solver, then an answer, and so on; a series has several moves. @typedef {{ position: string, line: string[][] }} Given */

/** The longest text that is read. */
const LONGEST = 6000;
const SEED = 0x9e37;

/** Hides bytes, or shows them again. @param {Uint8Array} bytes */
function mixed(bytes) {
  let state = SEED;
  return bytes.map((byte) => {
    state = (Math.imul(state, 1103515245) + 12345) | 0;
    return byte ^ (state >>> 16);
  });
}

/** @param {Given} given */
export function writePuzzle({ position, line }) {
  const text = JSON.stringify([position, ...line]);
  const whole = text.length % 3 ? text : `${text} `; // so that a letter or a digit is last, which no program cuts off a link
  const bytes = mixed(new TextEncoder().encode(whole));
  const code = btoa(String.fromCharCode(...bytes));
  return code.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What a code tells; null if it is damaged. Codes once ended in signs that are cut off links. @param {string} code */
export const readPuzzle = (code) =>
  code.length > LONGEST ? null : (decoded(code) ?? decoded(`${code}_`) ?? decoded(`${code}-`));

/** @param {string} code  @returns {Given | null} */
function decoded(code) {
  try {
    const text = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = mixed(Uint8Array.from(text, (sign) => sign.charCodeAt(0)));
    const [position, ...line] = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    const isLine =
      line.length % 2 === 1 && line.every((/** @type {unknown} */ moves) => Array.isArray(moves) && moves.length > 0);
    const isText = [position, ...line.flat()].every((item) => typeof item === "string");
    return isLine && isText ? { position, line } : null;
  } catch {
    return null;
  }
}

/** Whether a position is won, or will be by any answer. @param {Rules} rules  @param {string} position  @param {string} winner */
function isWon(rules, position, winner) {
  const wins = (/** @type {string} */ at) => rules.status(at).outcome?.winner === winner;
  const answers = rules.legal_moves(position);
  return wins(position) || (answers.length > 0 && answers.every((move) => wins(rules.apply(position, move))));
}

/** The puzzle that a link tells; null if its moves can't be played or don't win. @param {Rules} rules  @param {Given} given  @returns {Puzzle | null} */
export function puzzleOf(rules, { position, line }) {
  try {
    const { turn } = rules.status(position);
    let at = position;
    for (const [i, moves] of line.entries())
      for (const move of moves) {
        if ((rules.status(at).turn === turn) !== (i % 2 === 0)) return null;
        at = rules.apply(at, move);
      }
    if (!isWon(rules, at, turn)) return null;
    const own = line.filter((_, i) => i % 2 === 0).flat().length;
    const reason = rules.status(at).outcome?.reason;
    /** @type {any} */
    const themes = [`win-in-${own}`, ...(reason ? [reason] : [])];
    return {
      id: "",
      position,
      solution: solutionOf(line),
      themes,
      difficulty: /** @type {Puzzle["difficulty"]} */ (Math.min(5, own)),
    };
  } catch {
    return null;
  }
}

/** @param {string[][]} line  @returns {Solution} */
function solutionOf([moves, answer, ...rest]) {
  return /** @type {any} */ ({ moves, answers: answer ? [{ to: answer, next: solutionOf(rest) }] : [] });
}
