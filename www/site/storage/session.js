// The game on the board of this tab: loaded, saved while it is played, and left for another.
//
//             first move: save                    export
//     new ------> on the board ------> saved <------------> file
//                      ^   load         ^ |       import
//                      '----------------+ | delete
//                                  undo | v
//                                     deleted
//
// One game may be on boards in several tabs: the first one has its lock, moves made in others are saved as a copy. The entry
// of the browser's history has the game too, and brings back what did not reach the store.

import { gameOf, hashOf } from "../play/address.js";
import { nameOf } from "../shell/variants.js";
import { gameOn, readGame } from "./import-export.js";
import {
  Conflict,
  LONGEST,
  Problem,
  copyOf,
  folder,
  includes,
  isSavedGame,
  messageOf,
  newId,
  sizeOf,
} from "./store.js";

/** @typedef {import("./store.js").SavedGame} SavedGame */
/** @typedef {Omit<SavedGame, "id" | "name">} Content what of a game changes while it is played */
/** @typedef {SavedGame & { seen: number }} Known a saved game, and `updated` of what the store has of it */
/** @typedef {{ text: string, more: import("../../element/stage.js").More, game: Known | null }} Loaded what is to be put on the board */

export class GameSession {
  /** What went wrong with what was asked for. */
  #trouble = "";
  /** @type {OpenGame | null} */
  #game = null;
  /** Whether the store has the game on the board, or should have it. */
  #isSaved = false;
  /** Whether it continues an example. */
  #isExample = false;
  /** Whether the history is at another entry than the board. */
  #isAway = true;
  /** Whether a new entry of the history could not be written yet. */
  #owesEntry = false;
  /** Writes an address again that the browser refused. @type {ReturnType<typeof setTimeout> | undefined} */
  #retry = undefined;

  /**
   * @param {import("../../element/element.js").HyperplyGame} board
   * @param {import("./store.js").GameStore} store
   * @param {HTMLElement} notice
   * @param {() => Pick<SavedGame, "you" | "sent" | "offer" | "players">} more what else is saved with the game
   */
  constructor(board, store, notice, more) {
    this.board = board;
    this.store = store;
    this.notice = notice;
    this.more = more;
    store.named = (id, name) => this.#named(id, name);
  }

  /** A saved game has a name, which it keeps if it is deleted and played on. @param {string} id  @param {string} name */
  #named(id, name) {
    if (this.#game?.id !== id) return;
    this.#game.name = name;
    this.#writeAddress(false);
  }

  /** The id of the game on the board. */
  get id() {
    return this.#game?.id;
  }

  /** Whether the game on the board is saved. */
  get isSaved() {
    return this.#isSaved;
  }

  /** The hash with which another page shows the same game: its place in the store, or else its moves. */
  get hash() {
    const isThere = this.#isSaved && !this.#isExample && this.#game?.isKept;
    return isThere ? `#game=${this.id}` : location.hash;
  }

  /** Loads what the page is to show: the game of the history's entry, of the address, or the one played last. @param {string} first the game of a page without any  @returns {Promise<Loaded>} */
  async load(first) {
    this.#isAway = true;
    this.#owesEntry = false;
    this.#trouble = "";
    const asked = gameOf(location.hash);
    try {
      const loaded = await this.#loadSaved(asked);
      if (loaded) return loaded;
    } catch (error) {
      this.#trouble = this.#wordsOf(error);
    }
    const { start, moves, ply } =
      !asked || asked.saved !== undefined ? { start: first, moves: [], ply: undefined } : asked;
    return { text: start, more: { moves, ply }, game: null };
  }

  /** @param {unknown} error */
  #wordsOf(error) {
    const { words } = this.store;
    const text = messageOf(words, error);
    return error instanceof Problem ? text : `${text} ${words.keep}`;
  }

  /** @param {ReturnType<typeof gameOf>} asked  @returns {Promise<Loaded | null>} */
  async #loadSaved(asked) {
    if (asked?.saved !== undefined) {
      const game = await this.store.get(asked.saved);
      if (!game) throw new Problem("notSaved");
      return read({ ...game, seen: game.updated, example: false }); // an example that is continued is played
    }
    const { state } = history;
    if (isSavedGame(state)) {
      const game = await this.store.get(state.id).catch((error) => {
        this.#trouble = this.#wordsOf(error);
        return null;
      });
      if (!game) return read(/** @type {Known} */ (state));
      if (game.updated >= state.updated) return read({ ...game, seen: game.updated });
      return read({ .../** @type {Known} */ (state), ...(includes(state, game) && { seen: game.updated }) }); // the last change did not reach the store
    }
    if (asked && !asked.moves.length) return null;
    const game = asked ? await this.store.continuedBy(location.hash, asked.you) : await this.store.latest();
    if (!game) return null;
    const known = { ...game, seen: game.updated };
    return asked ? read(known, { moves: asked.moves.slice(game.length), ply: asked.ply }) : read(known);
  }

  /**
   * Another game is on the board.
   * @param {Known | null} game as it was saved
   * @param {boolean} push whether the Back button leads to the one before
   * @param {boolean} [example]
   */
  begin(game, push, example = (game ?? (push ? null : history.state))?.example === true) {
    const { length } = this.board.moves;
    if (push) this.#trouble = "";
    const known = game && length >= game.length ? game : null; // else it could not be put on the board
    if (known && known.id === this.#game?.id) {
      this.#game.seen = Math.max(this.#game.seen, known.seen);
    } else {
      this.#game?.leave();
      this.#game = new OpenGame(this.store, () => this.#tell(), known ?? {});
    }
    this.#isSaved = known !== null && known.seen > 0;
    this.#isExample = example;
    this.#isAway = false;
    if (known ? length > known.length : push && length) this.#save();
    this.#writeAddress(push);
    this.#tell();
  }

  /** What was asked for could not be loaded: the game on the board stays. */
  stay() {
    this.#isAway = false;
    this.#writeAddress(false);
    this.#tell();
  }

  /** The game on the board was changed: by a move, or only in the way it is shown. @param {{ move?: object, speed?: number, ended?: boolean, by?: string }} change */
  changed({ move, speed, ended, by }) {
    if (move || speed || ended)
      this.#save(by !== "engine"); // its answer brings back no game that a person has deleted
    else if (this.#isSaved && !this.#game?.shared) this.#save(false);
    this.note();
  }

  /** The entry of the history is to know how the game is shown now. */
  note() {
    queueMicrotask(() => this.#writeAddress(false)); // after all else: for another address browsers lay the page out at once
  }

  /** @param {boolean} [again] also if it was deleted */
  #save(again = true) {
    if (!this.#game) return;
    this.#isSaved = true;
    this.#game.again ||= again;
    this.#game.save({ ...this.#content(), updated: this.#game.touch() }, nameOf(this.board.variant));
  }

  /** What is saved of the game on the board. With a friend it is no example any more. */
  #content() {
    const more = this.more();
    return { ...gameOn(this.board), ...more, ...(this.#isExample && !more.you && { example: true }) };
  }

  /** Writes the game into the address and the entry of the history. @param {boolean} push whether that is a new entry */
  #writeAddress(push) {
    if (!this.#game || this.#isAway) return;
    const game = this.#isSaved ? this.#stateOf(this.#game) : this.#begun();
    const view = this.board.getAttribute("view");
    const state = game && view ? { ...game, view } : game;
    const hash = hashOf(this.board, this.more());
    const isNew = push || this.#owesEntry;
    clearTimeout(this.#retry);
    try {
      if (isNew) history.pushState(state, "", hash);
      else if (state || history.state || location.hash !== hash) history.replaceState(state, "", hash);
      this.#owesEntry = false;
    } catch {
      // browsers allow only so many in a while
      this.#owesEntry = isNew;
      this.#retry = setTimeout(() => this.#writeAddress(false), 5000);
    }
  }

  /** What the address does not tell of a game without moves. */
  #begun() {
    const { players } = this.more();
    return { players, flipped: this.board.hasAttribute("flipped"), ...(this.#isExample && { example: true }) };
  }

  /** The game as the entry of the history has it; none if it is too long. @param {OpenGame} game */
  #stateOf({ id, name, updated, seen }) {
    const game = { ...this.#content(), id, name, updated, seen };
    return sizeOf(game) > LONGEST ? null : game;
  }

  /** Tells the player what he should know. */
  #tell() {
    const text = this.#trouble || this.#game?.words || "";
    if (this.notice.textContent !== text) this.notice.textContent = text;
    if (this.#isSaved && history.state?.id !== this.#game?.id) this.#writeAddress(false); // it is a copy now
  }
}

/** One game while it is on the board: its lock among the tabs, and its saves one after the other. */
class OpenGame {
  /** What is to be saved next. @type {Content | null} */
  #next = null;
  /** What is being saved. @type {Content | null} */
  #now = null;
  #saving = false;
  #life = new AbortController();
  /** What went wrong with saving it. */
  #trouble = "";
  #copied = false;

  /**
   * @param {import("./store.js").GameStore} store
   * @param {() => void} changed called when there may be something else to tell of it
   * @param {{ id?: string, name?: string, seen?: number, updated?: number }} [known]
   */
  constructor(store, changed, { id = newId(), name = "", seen = 0, updated = seen } = {}) {
    this.store = store;
    this.changed = changed;
    this.id = id;
    this.name = name;
    /** `updated` of what the store has of it. */
    this.seen = seen;
    /** When it was changed. */
    this.updated = updated;
    /** Whether it is saved again if it was deleted. */
    this.again = false;
    /** Whether another tab has its lock. */
    this.shared = false;
    this.#lock();
  }

  /** Gives the lock to other tabs. Saves that are under way go on. */
  leave() {
    this.#life.abort();
  }

  /** The time of a change, later than that of the last. */
  touch() {
    this.updated = Math.max(Date.now(), this.updated + 1);
    return this.updated;
  }

  /** Whether the store takes it. */
  get isKept() {
    return !this.#trouble;
  }

  /** What the player should know. */
  get words() {
    const { shared, copied } = this.store.words;
    return this.#trouble || (this.shared ? shared : this.#copied ? copied : "");
  }

  /** Takes the lock for this tab, or waits until no other has it. */
  async #lock() {
    const { locks } = navigator; // on secure addresses; elsewhere only the store detects conflicts
    if (!locks) return;
    const name = `hyperply ${folder()} ${this.id}`;
    const { signal } = this.#life;
    const left = new Promise((resolve) => {
      signal.addEventListener("abort", resolve, { once: true });
    });
    const had = await new Promise((resolve) => {
      locks
        .request(name, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock && left;
        })
        .catch(() => resolve(true)); // a browser that denies locks
    });
    if (had || signal.aborted) return;
    this.#setShared(true);
    locks
      .request(name, { signal }, () => {
        this.#setShared(false);
        return left;
      })
      .catch(() => {}); // left while it waited
  }

  /** @param {boolean} shared */
  #setShared(shared) {
    this.shared = shared;
    this.changed();
  }

  /** Continues as a game of its own. @param {string} variant its name, for a game without one */
  #copy(variant) {
    const isOpen = !this.#life.signal.aborted;
    this.#life.abort();
    this.id = newId();
    this.name = copyOf(this.store.words, this.name || variant);
    this.seen = 0;
    this.shared = false;
    this.#copied = true;
    if (!isOpen) return;
    this.#life = new AbortController();
    this.#lock();
  }

  /** Saves the game as it is now; of several that wait only the last counts. @param {Content} content  @param {string} variant its name */
  save(content, variant) {
    if (this.shared) this.#copy(variant);
    this.#next = content;
    if (!this.#saving) this.store.track(this.#saveAll(variant), () => this.#unsaved());
  }

  /** @param {string} variant */
  async #saveAll(variant) {
    this.#saving = true;
    try {
      while (this.#next) {
        this.#now = this.#next;
        this.#next = null;
        await this.#put(this.#now, variant);
        this.#now = null;
        this.changed();
      }
    } finally {
      this.#saving = false;
    }
  }

  /** What the store does not have yet. */
  #unsaved() {
    const content = this.#next ?? this.#now;
    return content && { game: { ...content, id: this.id, name: this.name }, seen: this.seen };
  }

  /** @param {Content} content  @param {string} variant */
  async #put(content, variant) {
    try {
      await this.store.save({ ...content, id: this.id, name: this.name }, this.seen, this.again);
      this.seen = content.updated;
      this.again = false;
      this.#trouble = "";
    } catch (error) {
      if (!(error instanceof Conflict)) {
        const { words } = this.store;
        this.#trouble = `${messageOf(words, error)} ${words.keep}`;
        return;
      }
      this.#copy(variant);
      this.#next ??= content;
    }
  }
}

/** Reads a saved game for the board. @param {Known} game  @param {import("../../element/stage.js").More} [more]  @returns {Promise<Loaded>} */
async function read(game, more) {
  const { others } = await readGame(game).catch(() => {
    throw new Problem("unreadable");
  });
  const ended = more?.moves?.length ? undefined : game.ended; // they went on
  return { text: game.record, more: { ply: game.ply, ...more, others, ended }, game };
}
