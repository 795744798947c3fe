// Makes a puzzle of a position: the line in which each of the solver's moves but the last is the only one.

/** @typedef {import("../../element/types").Rules} Rules */
/** @typedef {import("../../element/types").Side} Side */
/** @typedef {import("../../../src/wasm/js/types").Mates} Mates */
/** All wins by force of a side in a position; null if the question was taken back. @typedef {(position: string, moves: number, winner: Side) => Promise<Mates | null>} Seek */

/** As many defenses are tried at a place of the line. */
const MOST_TRIED = 40;

/**
 * Returns the line of the puzzle in a position whose wins are known, or why it is none: several first moves win, or all
 * defenses leave several later ones. Null if it was stopped.
 * @param {Rules} rules
 * @param {Seek} seek
 * @param {string} position
 * @param {Mates} mates
 * @returns {Promise<string[][] | "first" | "later" | null>}
 */
export async function puzzleLine(rules, seek, position, mates) {
  if (mates.list.length !== 1) return "first";
  const { turn: winner } = rules.status(position);
  let isStopped = false;
  /** @type {Seek} */
  const asked = async (...question) => {
    const found = await seek(...question);
    isStopped ||= !found;
    return found;
  };

  /** @param {string} here  @param {Mates | null} found  @returns {Promise<string[][] | null>} */
  const follow = async (here, found) => {
    const [first, ...others] = found?.list ?? [];
    if (!first || (others.length && first.left > 0)) return null;
    const moves = [first.move.notation];
    if (first.left === 0) return [moves];
    const after = rules.apply(here, first.move);
    if (rules.status(after).turn === winner) {
      const [series, ...rest] = (await follow(after, await asked(after, first.left, winner))) ?? [];
      return series ? [[...moves, ...series], ...rest] : null;
    }
    const answers = await asked(after, first.left, winner);
    const [longest] = answers?.list ?? [];
    if (longest?.left === 0) return [moves]; // whatever is answered loses the last piece
    for (const { move, left } of answers?.list.slice(0, MOST_TRIED) ?? []) {
      const next = rules.apply(after, move);
      if (left < longest.left || rules.status(next).turn !== winner) continue;
      const rest = await follow(next, await asked(next, left, winner));
      if (isStopped) return null;
      if (rest) return [moves, [move.notation], ...rest];
    }
    return null;
  };
  const line = await follow(position, mates);
  return isStopped ? null : (line ?? "later");
}
