import rules from "#rules";
import { HyperplyError } from "./error.js";

/** The ranges of rule numbers. */
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
  const text = Object.keys(rules).includes(number) ? rules[number] : undefined;
  if (text !== undefined) return text;
  const message =
    typeof number === "string"
      ? `There is no rule ${JSON.stringify(number.slice(0, 40))}. The rules are ${known()}.`
      : `rule() takes the number of a rule as a string, not a value of type ${typeof number}.`;
  throw new HyperplyError({ code: "bad-argument", message });
}
