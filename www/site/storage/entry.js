// A game of the store while it is open in this tab.

import { copyOf, newId } from "./kept-game.js";
import { ADVICE, Overtaken, folder, why } from "./kept.js";

/** @typedef {import("./kept-game.js").KeptGame} KeptGame */

const SHARED = "This game is also open in another tab: moves made here are kept as a copy.";
const COPIED = "This game went on in another tab: what is played here is kept as a copy.";

export class Entry {
  /** What is to be kept next. @type {Omit<KeptGame, "id" | "name"> | null} */
  #next = null;
  /** What is being kept. @type {Omit<KeptGame, "id" | "name"> | null} */
  #now = null;
  #saving = false;
  #life = new AbortController();
  /** What went wrong with keeping it. */
  #trouble = "";
  #copied = false;

  /**
   * @param {import("./kept.js").Kept} kept
   * @param {() => void} told what others should know has changed
   * @param {{ id?: string, name?: string, seen?: number, updated?: number }} [known]
   */
  constructor(kept, told, { id = newId(), name = "", seen = 0, updated = seen } = {}) {
    this.kept = kept;
    this.told = told;
    this.id = id;
    this.name = name;
    /** When what the store has of it was changed. */
    this.seen = seen;
    /** When it was changed. */
    this.updated = updated;
    /** Whether it comes back if a person has deleted it. */
    this.again = false;
    /** Whether another tab has it open. */
    this.shared = false;
    this.#hold();
  }

  /** Lets other tabs have it. What is on its way to the store is kept. */
  free() {
    this.#life.abort();
  }

  /** The time of a change, later than that of the last. */
  touch() {
    this.updated = Math.max(Date.now(), this.updated + 1);
    return this.updated;
  }

  /** What a person should know. */
  get words() {
    return this.#trouble || (this.shared ? SHARED : this.#copied ? COPIED : "");
  }

  /** Holds it for this tab, or waits until no other has it. */
  async #hold() {
    const { locks } = navigator; // only on safe addresses; elsewhere the store alone sees that it was overtaken
    if (!locks) return;
    const name = `hyperply ${folder()} ${this.id}`;
    const { signal } = this.#life;
    const freed = new Promise((resolve) => { signal.addEventListener("abort", resolve, { once: true }); });
    const had = await new Promise((resolve) => {
      locks.request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && freed;
      }).catch(() => resolve(true)); // a browser that denies locks
    });
    if (had || signal.aborted) return;
    this.#share(true);
    locks.request(name, { signal }, () => {
      this.#share(false);
      return freed;
    }).catch(() => {}); // freed while it waited
  }

  /** @param {boolean} shared */
  #share(shared) {
    this.shared = shared;
    this.told();
  }

  /** Goes on as a game of its own. @param {string} called */
  #copy(called) {
    const isOpen = !this.#life.signal.aborted;
    this.#life.abort();
    this.id = newId();
    this.name = copyOf(this.name || called);
    this.seen = 0;
    this.shared = false;
    this.#copied = true;
    if (!isOpen) return;
    this.#life = new AbortController();
    this.#hold();
  }

  /** Keeps the game as it is now; of several that wait only the last counts. @param {Omit<KeptGame, "id" | "name">} game  @param {string} called the name of such games */
  keep(game, called) {
    if (this.shared) this.#copy(called);
    this.#next = game;
    if (!this.#saving) this.kept.during(this.#save(called), () => this.#left());
  }

  /** @param {string} called */
  async #save(called) {
    this.#saving = true;
    try {
      while (this.#next) {
        this.#now = this.#next;
        this.#next = null;
        await this.#put(this.#now, called);
        this.#now = null;
        this.told();
      }
    } finally {
      this.#saving = false;
    }
  }

  /** What the store does not have yet. */
  #left() {
    const game = this.#next ?? this.#now;
    return game && { game: { ...game, id: this.id, name: this.name }, seen: this.seen };
  }

  /** @param {Omit<KeptGame, "id" | "name">} game  @param {string} called */
  async #put(game, called) {
    try {
      await this.kept.keep({ ...game, id: this.id, name: this.name }, this.seen, this.again);
      this.seen = game.updated;
      this.again = false;
      this.#trouble = "";
    } catch (error) {
      if (!(error instanceof Overtaken)) {
        this.#trouble = `${why(error)} ${ADVICE}`;
        return;
      }
      this.#copy(called);
      this.#next ??= game;
    }
  }
}
