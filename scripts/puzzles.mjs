// The puzzles of a file of puzzles/, whose format docs/puzzles.md tells.

/** @typedef {import("../src/wasm/js/puzzles-types").Puzzle} Puzzle */
/** @typedef {import("../src/wasm/js/puzzles-types").PuzzleSolution} Solution */

/** What stands between the texts of moves. */
const SIGN = /(, |: | \{ | \| | \})/;

/** `Qd1-h5 { Kh8-g8, Kh8-h7: Qh5-f7 | *: Qh5-h6 }` @param {string} text */
function solutionOf(text) {
  const words = text.split(SIGN).filter((word) => word !== "");
  /** Whether a sign comes next, which is then read. @param {string} sign */
  const reads = (sign) => words[0] === sign && words.shift() !== undefined;
  const moves = () => {
    const found = [];
    do found.push(words.shift());
    while (reads(", "));
    return found;
  };
  const answer = () => {
    const to = moves();
    const next = reads(": ") ? solution() : undefined;
    return { ...(to[0] !== "*" && { to }), ...(next && { next }) };
  };
  /** @returns {any} */
  const solution = () => {
    const found = { moves: moves(), answers: /** @type {unknown[]} */ ([]) };
    if (reads(" { ")) {
      do found.answers.push(answer());
      while (reads(" | "));
      if (!reads(" }")) throw new Error(`not a solution: ${text}`);
    }
    return found;
  };
  return solution();
}

/** @param {string} text  @returns {Puzzle[]} */
export function puzzlesOf(text) {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [id, difficulty, themes, position, solution] = line.split("\t");
    return /** @type {Puzzle} */ ({
      id,
      position,
      solution: solutionOf(solution),
      themes: themes.split(" "),
      difficulty: Number(difficulty),
    });
  });
}
