
/** A tag more than any record may have: whatever else there is need not be looked at. */
const MOST_TAGS = 1012;

/**
 * A game with its history. What could call back or throw happens here, before the WebAssembly module is entered:
 * an exception that crosses its frames would leave the game locked and, many times over, break the module.
 */
export class Game {
  #handle;

  constructor(variant_or_position) {
    this.#handle = variant_or_position instanceof GameHandle ? variant_or_position : new GameHandle(variant_or_position);
  }

  static from_record(text, language) {
    return new Game(GameHandle.from_record(text, language));
  }

  get #live() {
    if (this.#handle) return this.#handle;
    const error = new Error("the game was freed: nothing can be done with it any more");
    throw Object.assign(error, { name: "HyperplyError", code: "bad-argument", cells: [] });
  }

  position() { return this.#live.position(); }
  start() { return this.#live.start(); }
  legal_moves(from) { return this.#live.legal_moves(from); }
  apply(move) {
    const text = typeof move === "object" && move !== null ? { notation: move.notation } : move;
    return this.#live.apply(text);
  }
  agree_speed(n) { return this.#live.agree_speed(n); }
  undo() { return this.#live.undo(); }
  redo() { return this.#live.redo(); }
  can_undo() { return this.#live.can_undo(); }
  can_redo() { return this.#live.can_redo(); }
  explain(text, language) { return this.#live.explain(text, language); }
  status() { return this.#live.status(); }
  history(from) { return this.#live.history(from); }
  record(tags) {
    if (typeof tags !== "object" || tags === null) return this.#live.record(tags);
    const copy = Object.create(null);
    for (const name of Object.keys(tags).slice(0, MOST_TAGS)) copy[name] = tags[name];
    return this.#live.record(copy);
  }

  free() {
    this.#handle?.free();
    this.#handle = undefined;
  }
}
if (Symbol.dispose) Game.prototype[Symbol.dispose] = Game.prototype.free;
