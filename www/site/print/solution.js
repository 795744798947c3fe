// The solution of a puzzle on paper.

import { solutionReply } from "../learn/attempt.js";
import { written } from "../shell/written.js";

/**
 * A solution with all answers that go on.
 * @param {import("../../../src/wasm/js/puzzles-types").PuzzleSolution} solution
 * @param {Pick<import("../words/words").PrintWords, "otherwise" | "anyAnswer">} words
 * @param {import("../../element/types").Rules} rules  @param {string} position
 * @returns {string}
 */
export function solutionText({ moves, answers }, words, rules, position) {
  let after = position;
  const texts = moves.map((move) => {
    const text = written(rules, { position: after, move });
    after = rules.apply(after, move);
    return text;
  });
  const ways = answers.flatMap(({ to, next }) => {
    if (!next) return [];
    const reply = solutionReply(answers, { to }, () => rules.legal_moves(after));
    const rest = reply ? solutionText(next, words, rules, rules.apply(after, reply)) : "";
    if (to) return [`${to.map((move) => written(rules, { position: after, move })).join(", ")}: ${rest}`];
    return [`${answers.length > 1 ? words.otherwise : words.anyAnswer}: ${rest}`];
  });
  return `${texts.join(", ")}${ways.length ? ` (${ways.join("; ")})` : ""}`;
}
