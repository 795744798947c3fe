import { GameHandle } from "#wasm";
import { HyperplyError } from "./error.js";
import { languageOf, spokenIn } from "./language.js";
import { call } from "./module.js";

/** @typedef {import("./types").Move} Move */
/** @typedef {import("./types").Language} Language */
/** @typedef {import("./types").Spoken} Spoken */

/** A clone would not be a Game. `structuredClone` and `postMessage` throw with this text and "could not be cloned". */
const NOT_CLONEABLE = Symbol("a Game; send game.record() instead, and read it with Game.from_record()");

/** The key of a function: what a game holds in the module, until it is freed. It works through a Proxy, too. */
const HELD = Symbol("held");

/** The moves that each game listed last, so that they are not read again. @type {WeakMap<GameHandle, Move[]>} */
const listed = new WeakMap();

/** Where a game listed a move. @param {GameHandle} handle  @param {string | Move} move */
function placeOf(handle, move) {
  const at = typeof move === "object" ? listed.get(handle)?.indexOf(move) : undefined;
  return at === -1 ? undefined : at;
}

/** The text of a move; nothing of the object is read later. @param {string | Move} move */
const textOf = (move) => (typeof move === "object" && move !== null ? { notation: move.notation } : move);

/** The function that returns what the game holds in the module. @param {Game} game */
function holder(game) {
  const held = game?.[HELD];
  if (held) return held;
  throw new HyperplyError({ code: "bad-argument", message: "Call this method on a Game, as in game.position()." });
}

/**
 * Asks in the language of the game, or else in that of the question.
 * @template R
 * @param {Game} game
 * @param {(handle: GameHandle) => R} question
 * @param {Language} [language]
 */
function ask(game, question, language) {
  const handle = holder(game)();
  if (handle) return call(() => question(handle), game.language ?? language);
  throw new HyperplyError({ code: "bad-argument", message: "The game was freed, so it can no longer be used." });
}

/**
 * A game with its history. What could call back or throw happens here, before the WebAssembly module is entered:
 * an exception that crosses its frames would leave the game locked and, many times over, break the module.
 */
export class Game {
  /** @type {(freed?: boolean) => GameHandle | undefined} */
  [HELD] = () => undefined;

  /** @type {Language | undefined} */
  language;

  /** @param {string | GameHandle} variant_or_position  @param {Spoken} [options] */
  constructor(variant_or_position, options) {
    const language = spokenIn(options);
    /** @type {GameHandle | undefined} */
    let handle = call(
      () => (variant_or_position instanceof GameHandle ? variant_or_position : new GameHandle(variant_or_position)),
      language,
    );
    this.language = language;
    const held = (freed = false) => {
      if (freed) {
        handle?.free();
        handle = undefined;
      }
      return handle;
    };
    Object.defineProperty(this, HELD, { value: held, enumerable: false, writable: false, configurable: false });
    Object.defineProperty(this, "not cloneable", { value: NOT_CLONEABLE, enumerable: true });
  }

  /** @param {string} text  @param {Language | import("./types").RecordLanguages} [given] */
  static from_record(text, given) {
    const language = languageOf(given);
    const moves = (typeof given === "object" ? given?.moves : undefined) ?? language;
    if (moves !== language && moves !== "en" && moves !== "de")
      throw new HyperplyError({ code: "bad-argument", message: "`moves` must be `en` or `de`." });
    return gameOf(
      call(() => GameHandle.from_record(text, moves), language),
      language,
    );
  }

  position() {
    return ask(this, (handle) => handle.position());
  }
  start() {
    return ask(this, (handle) => handle.start());
  }
  /** @param {string} [from] */
  legal_moves(from) {
    return ask(this, (handle) => {
      const moves = handle.legal_moves(from);
      listed.set(handle, [...moves]); // the list itself is the caller's
      return moves;
    });
  }
  notes() {
    return ask(this, (handle) => handle.notes());
  }
  /** @param {string | Move} move  @param {import("./types").ApplyOptions} [options] */
  apply(move, options) {
    const text = textOf(move);
    const unclaimed = options?.unclaimed === true;
    return ask(this, (handle) => handle.apply(text, placeOf(handle, move), unclaimed));
  }
  /** @param {number} n */
  agree_speed(n) {
    return ask(this, (handle) => handle.agree_speed(n));
  }
  undo() {
    return ask(this, (handle) => handle.undo());
  }
  redo() {
    return ask(this, (handle) => handle.redo());
  }
  can_undo() {
    return ask(this, (handle) => handle.can_undo());
  }
  can_redo() {
    return ask(this, (handle) => handle.can_redo());
  }
  /** @param {string} text  @param {Language | Spoken} [given] */
  explain(text, given) {
    const language = languageOf(given);
    return ask(this, (handle) => handle.explain(text, language), language);
  }
  /** @param {string} text  @param {Language | Spoken} [given] */
  parse_notation(text, given) {
    const language = languageOf(given);
    return ask(this, (handle) => handle.parse_notation(text, language), language);
  }
  /** @param {string | Move} move  @param {import("./types").NotationStyle} [style] */
  format_notation(move, style) {
    const text = textOf(move);
    const how = typeof style === "object" && style !== null ? { ...style } : style;
    return ask(this, (handle) => handle.format_notation(text, how, placeOf(handle, move)), spokenIn(how));
  }
  pieces() {
    return ask(this, (handle) => handle.pieces());
  }
  threats() {
    return ask(this, (handle) => handle.threats());
  }
  /** @param {string} [origin] */
  rematerialize_targets(origin) {
    return ask(this, (handle) => handle.rematerialize_targets(origin));
  }
  /** @param {import("./types").VariantId} variant */
  convert(variant) {
    return ask(this, (handle) => handle.convert(variant));
  }
  /** @param {import("./types").VariantId} variant */
  compare(variant) {
    return ask(this, (handle) => handle.compare(variant));
  }
  status() {
    return ask(this, (handle) => handle.status());
  }
  /** @param {number} [from] */
  history(from) {
    return ask(this, (handle) => handle.history(from));
  }
  /** @param {Record<string, string>} [tags] */
  record(tags) {
    const copy = typeof tags === "object" && tags !== null ? Object.fromEntries(Object.entries(tags)) : tags;
    return ask(this, (handle) => handle.record(copy));
  }

  free() {
    holder(this)(true);
  }
}
if (Symbol.dispose) Object.defineProperty(Game.prototype, Symbol.dispose, { value: Game.prototype.free });

/** Outside: esbuild gives a class that names itself another name. @param {GameHandle} handle  @param {Language} [language] */
function gameOf(handle, language) {
  return new Game(handle, { language });
}
