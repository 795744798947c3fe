// What is compared: which rules, in which position, as the address of the page tells it.

import { fieldsOf, writeValue } from "../shell/link.js";
import { RULE_DIFFERENCES, comparedWith } from "./rule-differences.js";

/** @typedef {import("../../element/types").Rules} Rules */
/** @typedef {import("../../element/types").VariantId} VariantId */
/** @typedef {import("../../element/types").Language} Language */
/** @typedef {[VariantId, VariantId]} Sets the rules of the left board, and of the right */
/** @typedef {[string, string]} Positions of the left board, and of the right */

/** What an address asks for: #rules=trid,trid-meder&position=... @param {string} hash  @returns {{ sets: Sets, position: string | undefined }} */
export function askedIn(hash) {
  const asked = fieldsOf(hash);
  const [one, other] = (asked.get("rules") ?? "").split(",");
  const sets = comparedWith(one).includes(other) ? [one, other] : [...RULE_DIFFERENCES[0].sets];
  return { sets: /** @type {Sets} */ (sets), position: asked.get("position") };
}

/** The address of what is shown, with the one of the two positions that tells the other. @param {Rules} rules  @param {Sets} sets  @param {Positions} positions */
export function hashOf(rules, [one, other], [left, right]) {
  const position = carried(rules, left, other) === null ? right : left;
  const fresh = left === rules.initial_position(one);
  return `#rules=${one},${other}${fresh ? "" : `&position=${writeValue(position)}`}`;
}

/** What compares the boards, if they show the same position; some can be carried over in one direction only. @param {Rules} rules  @param {Sets} sets  @param {Positions} positions  @param {Language} language  @returns {(() => import("../../element/types").Comparison) | null} */
export function comparison(rules, [one, other], [left, right], language) {
  if (carried(rules, left, other) === right) return () => rules.compare(left, other, { language });
  if (carried(rules, right, one) !== left) return null;
  return () => {
    const { position, both, here, there } = rules.compare(right, one, { language });
    return { position, both, here: there, there: here };
  };
}

/** A position by other rules, if it has a place there. @param {Rules} rules  @param {string} position  @param {VariantId} variant */
function carried(rules, position, variant) {
  try {
    return rules.convert(position, variant);
  } catch {
    return null;
  }
}
