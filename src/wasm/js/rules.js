import rules from "#rules";
import { HyperplyError } from "./error.js";

/** The numbers that there are, in words. */
function known() {
  /** @type {Map<string, number>} */
  const last = new Map();
  for (const [letter = "", ...digits] of Object.keys(rules)) {
    last.set(letter, Math.max(last.get(letter) ?? 0, Number(digits.join(""))));
  }
  return [...last].map(([letter, number]) => `${letter}1 to ${letter}${number}`).join(", ");
}

/** @param {string} number */
export function rule(number) {
  const text = Object.hasOwn(rules, number) ? rules[number] : undefined;
  if (text !== undefined) return text;
  const given = typeof number === "string" ? JSON.stringify(number.slice(0, 40)) : `of type ${typeof number}`;
  throw new HyperplyError({ code: "bad-argument", message: `no rule is ${given}: there are ${known()}` });
}
