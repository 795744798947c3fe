// What a page calls. Types and documentation are those of `types.d.ts`.
import * as wasm from "#wasm";
import { call } from "./module.js";

export { Engine } from "./engine.js";
export { HyperplyError } from "./error.js";
export { Game } from "./game.js";

/** @typedef {import("./types").Move} Move */
/** @typedef {import("./types").Language} Language */

export function variants() {
  return call(() => wasm.variants());
}

/** @param {import("./types").VariantId} id */
export function variant(id) {
  return call(() => wasm.variant(id));
}

/** @param {import("./types").VariantId} variant */
export function initial_position(variant) {
  return call(() => wasm.initial_position(variant));
}

/** @param {string} position  @param {string} [from] */
export function legal_moves(position, from) {
  return call(() => wasm.legal_moves(position, from));
}

/** @param {string} position  @param {string | Move} move */
export function apply(position, move) {
  return call(() => wasm.apply(position, move));
}

/** @param {string} position  @param {string} [origin] */
export function rematerialize_targets(position, origin) {
  return call(() => wasm.rematerialize_targets(position, origin));
}

/** @param {string} position  @param {string} text  @param {Language} [language] */
export function parse_notation(position, text, language) {
  return call(() => wasm.parse_notation(position, text, language));
}

/** @param {string} position  @param {string | Move} move  @param {import("./types").NotationStyle} [style] */
export function format_notation(position, move, style) {
  return call(() => wasm.format_notation(position, move, style));
}

/** @param {string} position  @param {number} n */
export function agree_speed(position, n) {
  return call(() => wasm.agree_speed(position, n));
}

/** @param {string} position */
export function pieces(position) {
  return call(() => wasm.pieces(position));
}

/** @param {string} position */
export function status(position) {
  return call(() => wasm.status(position));
}

/** @param {string} position  @param {string} text  @param {Language} [language] */
export function explain(position, text, language) {
  return call(() => wasm.explain(position, text, language));
}

/** @param {string} position */
export function threats(position) {
  return call(() => wasm.threats(position));
}

/** @param {import("./types").VariantId} variant */
export function rule_sets(variant) {
  return call(() => wasm.rule_sets(variant));
}

/** @param {string} position  @param {import("./types").VariantId} variant */
export function convert(position, variant) {
  return call(() => wasm.convert(position, variant));
}

/** @param {string} position  @param {import("./types").VariantId} variant */
export function compare(position, variant) {
  return call(() => wasm.compare(position, variant));
}

/** @param {string} position  @param {number} depth */
export function perft(position, depth) {
  return call(() => wasm.perft(position, depth));
}
