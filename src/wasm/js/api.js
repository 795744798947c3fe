// What a page calls. Types and documentation are those of `types.d.ts`.
import * as wasm from "#wasm";
import { languageOf, spokenIn } from "./language.js";
import { call } from "./module.js";

export { Engine } from "./engine.js";
export { HyperplyError } from "./error.js";
export { Game } from "./game.js";

/**
 * A function of the module, with its types. The options come after its own parameters.
 * @template {(...given: any[]) => unknown} F
 * @param {F} f
 */
const calling = (f) => /** @type {F} */ ((...given) => call(() => f(...given), spokenIn(given[f.length])));

/**
 * One whose last parameter is a language, too.
 * @template {(position: string, text: string, language?: import("./types").Language) => unknown} F
 * @param {F} f
 */
const reading = (f) =>
  /** @type {F} */ (
    (position, text, given) => {
      const language = languageOf(given);
      return call(() => f(position, text, language), language);
    }
  );

export const variants = calling(wasm.variants);
export const variant = calling(wasm.variant);
export const initial_position = calling(wasm.initial_position);
export const legal_moves = calling(wasm.legal_moves);
export const apply = calling(wasm.apply);
export const rematerialize_targets = calling(wasm.rematerialize_targets);
export const parse_notation = reading(wasm.parse_notation);
/** @type {typeof wasm.format_notation} */
export const format_notation = (position, move, style) =>
  call(() => wasm.format_notation(position, move, style), spokenIn(style));
export const agree_speed = calling(wasm.agree_speed);
export const pieces = calling(wasm.pieces);
export const problems = calling(wasm.problems);
export const status = calling(wasm.status);
export const explain = reading(wasm.explain);
export const threats = calling(wasm.threats);
export const rule_sets = calling(wasm.rule_sets);
export const convert = calling(wasm.convert);
export const compare = calling(wasm.compare);
export const perft = calling(wasm.perft);
