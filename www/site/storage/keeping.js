// The game on the board is kept while it is played: in the store, and with the entry of the browser's history.

import { gameOf, hashOf } from "../play/address.js";
import { Entry } from "./entry.js";
import { LONGEST, gameOn, holds, isKept, nameOf, readGame, sizeOf } from "./kept-game.js";
import { ADVICE, Told, why } from "./kept.js";

/** @typedef {import("./kept-game.js").KeptGame} KeptGame */
/** @typedef {KeptGame & { seen: number }} Known a kept game, and when what the store has of it was changed */
/** @typedef {{ text: string, more: import("../../element/element.js").More, game: Known | null }} Found what is to be put on the board */

export class Keeping {
  /**
   * @param {import("../../element/element.js").HyperplyGame} board
   * @param {import("./kept.js").Kept} kept
   * @param {HTMLElement} notice
   * @param {() => Pick<import("./kept-game.js").KeptGame, "you" | "sent" | "players">} more what else is kept with it
   */
  constructor(board, kept, notice, more) {
    this.board = board;
    this.kept = kept;
    this.notice = notice;
    this.more = more;
    /** What went wrong with what was asked for. */
    this.trouble = "";
    /** @type {Entry | null} */
    this.entry = null;
    /** Whether the store has the game on the board, or should have it. */
    this.isKept = false;
    /** Whether that goes on from an example. */
    this.isExample = false;
    /** Whether the history is at another entry than the board. */
    this.left = true;
    /** Whether a new entry could not be written yet; another try comes later. */
    this.owed = false;
    /** When the address is written that browsers did not take. @type {ReturnType<typeof setTimeout> | undefined} */
    this.later = undefined;
  }

  /** What the page is to show: the game of the history's entry, of the address, or the one played last. @param {string} first the game of a page without any  @returns {Promise<Found>} */
  async find(first) {
    this.left = true;
    this.owed = false;
    this.trouble = "";
    const asked = gameOf(location.hash);
    try {
      const found = await this.#kept(asked);
      if (found) return found;
    } catch (error) {
      this.trouble = saying(error);
    }
    const { start, moves, ply } = !asked || asked.kept !== undefined ? { start: first, moves: [], ply: undefined } : asked;
    return { text: start, more: { moves, ply }, game: null };
  }

  /** @param {ReturnType<typeof gameOf>} asked  @returns {Promise<Found | null>} */
  async #kept(asked) {
    if (asked?.kept !== undefined) {
      const game = await this.kept.get(asked.kept);
      if (!game) throw new Told("That game is not kept here any more.");
      return bring({ ...game, seen: game.updated, example: false }); // who goes on with an example plays it
    }
    const { state } = history;
    if (isKept(state)) {
      const game = await this.kept.get(state.id).catch((error) => {
        this.trouble = saying(error);
        return null;
      });
      if (!game) return bring(/** @type {Known} */ (state));
      if (game.updated >= state.updated) return bring({ ...game, seen: game.updated });
      return bring({ .../** @type {Known} */ (state), ...(holds(state, game) && { seen: game.updated }) }); // the last change did not reach the store
    }
    if (asked && !asked.moves.length) return null;
    const game = asked ? await this.kept.before(linkIn(location.hash), asked.you) : await this.kept.last();
    if (!game) return null;
    const known = { ...game, seen: game.updated };
    return asked ? bring(known, { moves: asked.moves.slice(game.length), ply: asked.ply }) : bring(known);
  }

  /**
   * Another game is on the board.
   * @param {Known | null} game as it was kept
   * @param {boolean} push whether the one before stays behind the Back button
   * @param {boolean} [example]
   */
  begin(game, push, example = (game ?? (push ? null : history.state))?.example === true) {
    const { length } = this.board.moves;
    if (push) this.trouble = "";
    const known = game && length >= game.length ? game : null; // else it could not be put on the board
    if (known && known.id === this.entry?.id) {
      this.entry.seen = Math.max(this.entry.seen, known.seen);
    } else {
      this.entry?.free();
      this.entry = new Entry(this.kept, () => this.told(), known ?? {});
    }
    this.isKept = known !== null && known.seen > 0;
    this.isExample = example;
    this.left = false;
    if (known ? length > known.length : push && length) this.#keep();
    this.write(push);
    this.told();
  }

  /** What was asked for could not be had: the game on the board stays. */
  stay() {
    this.left = false;
    this.write(false);
    this.told();
  }

  /** The game on the board is another one by a move, or looked at elsewhere. @param {{ move?: object, speed?: number, ended?: boolean }} change */
  changed({ move, speed, ended }) {
    if (move || speed || ended) this.#keep();
    else if (this.isKept && !this.entry?.shared) this.#keep(false);
    queueMicrotask(() => this.write(false)); // after all else: for another address browsers lay the page out at once
  }

  /** @param {boolean} [again] also if a person has deleted it */
  #keep(again = true) {
    if (!this.entry) return;
    this.isKept = true;
    this.entry.again ||= again;
    this.entry.keep({ ...this.#game(), updated: this.entry.touch() }, nameOf(this.board.variant));
  }

  /** What is kept of the game on the board. With a friend it is no example any more. */
  #game() {
    const more = this.more();
    return { ...gameOn(this.board), ...more, ...(this.isExample && !more.you && { example: true }) };
  }

  /** Writes the game into the address and the entry of the history. @param {boolean} push whether it is a new one */
  write(push) {
    if (!this.entry || this.left) return;
    const state = this.isKept ? this.#state(this.entry) : this.isExample ? { example: true } : null; // else the address has all
    const hash = hashOf(this.board, this.more());
    const isNew = push || this.owed;
    clearTimeout(this.later);
    try {
      if (isNew) history.pushState(state, "", hash);
      else if (state || history.state || location.hash !== hash) history.replaceState(state, "", hash);
      this.owed = false;
    } catch { // browsers bear so many in a while
      this.owed = isNew;
      this.later = setTimeout(() => this.write(false), 5000);
    }
  }

  /** The game as the entry of the history has it; none if it is too long. @param {Entry} entry */
  #state({ id, name, updated, seen }) {
    const game = { ...this.#game(), id, name, updated, seen };
    return sizeOf(game) > LONGEST ? null : game;
  }

  /** Says what a person should know. */
  told() {
    const text = this.trouble || this.entry?.words || "";
    if (this.notice.textContent !== text) this.notice.textContent = text;
    if (this.isKept && history.state?.id !== this.entry?.id) this.write(false); // it is a copy now
  }
}

/** What puts a kept game on the board. @param {Known} game  @param {import("../../element/element.js").More} [more]  @returns {Promise<Found>} */
async function bring(game, more) {
  const { others } = await readGame(game).catch((error) => {
    throw new Told(`The kept game cannot be read: ${error.message}. It stays in the list of games.`);
  });
  return { text: game.record, more: { ply: game.ply, ...more, others, ended: more ? undefined : game.ended }, game };
}

/** What an address tells of the moves of a game. @param {string} hash */
const linkIn = (hash) => `#${hash.slice(1).split("&").filter((part) => /^(variant|position|moves)=/.test(part)).join("&")}`;

/** @param {unknown} error */
const saying = (error) => (error instanceof Told ? error.message : `${why(error)} ${ADVICE}`);
