// The store: the games that are saved in this browser, in IndexedDB. Saves that a closing page cut short wait in
// localStorage for the next page. Each folder of a host has games of its own.

import { openDB } from "idb";
import { gameOf } from "../play/address.js";
import { root } from "../shell/language.js";
import { nameOf } from "../shell/variants.js";

/** @typedef {import("idb").IDBPDatabase} Database */
/** @typedef {{ at: number, moves: string[], others: Texts[], ended?: import("../../element/types").Ended }} Texts a line that leaves another after `at` moves, and how its players ended it */
/**
 * @typedef {object} SavedGame
 * @prop {string} id
 * @prop {string} variant
 * @prop {string} name given by the player, or empty
 * @prop {string} record
 * @prop {Texts[]} lines the other lines
 * @prop {number} ply the one that is shown
 * @prop {number} length moves and agreements
 * @prop {boolean} flipped
 * @prop {string} link its moves as an address tells them; empty if they are too many for one
 * @prop {import("../../element/types").Side} [you] the side that is played here against a friend elsewhere
 * @prop {string} [sent] which of its moves was sent last
 * @prop {number} [offer] how many speed moves each side is offered after its last move
 * @prop {{ white: string, black: string }} [players] who plays, as the board's attributes say it, if the engine does
 * @prop {boolean} [example] whether it continues an example: then it is not the game that is played
 * @prop {import("../../element/types").Side} turn
 * @prop {number} [number] the move that comes next, in games saved since this is known
 * @prop {import("../../element/types").Outcome} [outcome]
 * @prop {import("../../element/types").Ended} [ended] how its players ended it after its last move
 * @prop {number} updated when it was changed, each time later than the last
 */
/** @typedef {{ id: string, stars: number, at: number, card?: { due: number, seen: number, stability: number, difficulty: number, reps: number, lapses: number } | null }} Learned a lesson or puzzle, its stars, when; and what the scheduler knows of a mistake */
/** @typedef {{ game: SavedGame, seen: number }} Unsaved a game, and `updated` of what the store had of it */

/** How many games are saved at most. */
export const MOST = 200;
/** How long a game may be, in characters; records of hundreds of moves have a tenth of that. */
export const LONGEST = 200_000;
export const LONGEST_NAME = 80;
/** How many lessons and puzzles are remembered at most; there are fewer. */
export const MOST_LEARNED = 5_000;
/** How many stars a lesson brings at most; a puzzle brings one. */
export const MOST_STARS = 3;
/** Before the id of a puzzle, where it stands beside lessons. */
export const PUZZLE = "puzzle ";
/** The last time that a `Date` can hold, in milliseconds. */
const LATEST = 8.64e15;
/** How long the browser may take to open the database, in seconds. */
const PATIENCE = 5;

/** The folder of the site: games saved by another site on the same host are not its own. */
export const folder = () => new URL(`./${root()}`, location.href).pathname;

/** Another tab has saved the same game meanwhile. */
export class Conflict extends Error {}

/** @typedef {import("../words/words").StorageWords} StorageWords */
/** @typedef {import("../words/words").ProblemWords} ProblemWords */

/** A problem that the player is told of. */
export class Problem extends Error {
  /** @param {keyof ProblemWords} code  @param {number} [n] what its sentence counts */
  constructor(code, n = 0) {
    super(code);
    this.code = code;
    this.n = n;
  }
}

/** What went wrong, as a problem that is told. @param {any} error  @returns {Problem} */
export function problemOf(error) {
  if (error instanceof Problem) return error;
  switch (error?.name) {
    case "QuotaExceededError":
      return new Problem("noRoom");
    case "VersionError":
      return new Problem("newerVersion");
    default:
      return new Problem("noStorage");
  }
}

/** What went wrong, in words. @param {StorageWords} words  @param {unknown} error */
export function messageOf({ problems }, error) {
  const { code, n } = problemOf(error);
  const words = problems[code];
  return typeof words === "string" ? words : words(n);
}

/** A new id. Browsers have `randomUUID` only on secure addresses. */
export const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The name of a copy. @param {StorageWords} words  @param {string} name */
export const copyOf = (words, name) => words.copy(name.slice(0, LONGEST_NAME - words.copy("").length));

/** The latest first. @param {any} game  @param {any} other */
export const byTime = (game, other) => (other.updated || 0) - (game.updated || 0) || (game.id < other.id ? -1 : 1);

/** @param {{ record: string, lines: Texts[] }} game */
export const sizeOf = ({ record, lines }) => record.length + JSON.stringify(lines).length;

/** Whether one game is the other, or the other with more moves, however their links are written. @param {string} link of the one  @param {string} other */
function continues(link, other) {
  const [longer, game] = [gameOf(link), gameOf(other)];
  return game !== null && game.start === longer?.start && game.moves.every((move, i) => move === longer.moves[i]);
}

/** Whether a game has all moves and lines of another. @param {SavedGame} game  @param {SavedGame} other */
export function includes(game, other) {
  const lines = new Set(game.lines.map((line) => JSON.stringify(line)));
  return continues(game.link, other.link) && other.lines.every((line) => lines.has(JSON.stringify(line)));
}

/** Whether a value has the fields of a saved game. @param {any} value  @returns {value is SavedGame} */
export const isSavedGame = (value) =>
  typeof value === "object" &&
  value !== null &&
  ["id", "variant", "name", "record", "link", "turn"].every((name) => typeof value[name] === "string") &&
  ["ply", "length", "updated"].every((name) => Number.isSafeInteger(value[name]) && value[name] >= 0) &&
  Array.isArray(value.lines);

/** Whether a value has the fields of something learned. @param {any} value  @returns {value is Learned} */
export const isLearned = (value) =>
  typeof value === "object" &&
  value !== null &&
  typeof value.id === "string" &&
  value.id.length <= LONGEST_NAME &&
  Number.isInteger(value.stars) &&
  value.stars >= 0 &&
  value.stars <= MOST_STARS &&
  isTime(value.at) &&
  (value.card === undefined || value.card === null || isCard(value.card));

/** Whether a `Date` can hold a time. @param {unknown} value */
const isTime = (value) => Number.isFinite(value) && Math.abs(/** @type {number} */ (value)) <= LATEST;

/** @param {any} card */
const isCard = (card) =>
  typeof card === "object" &&
  card !== null &&
  CARD.every((name) => Number.isFinite(card[name])) &&
  isTime(card.due) &&
  isTime(card.seen) &&
  card.stability > 0 &&
  card.difficulty >= 1;

/** What is known of a lesson or puzzle from two times: the later one counts, but of a lesson the best result. @param {Learned} old  @param {Learned} item  @returns {Learned} */
export function bothOf(old, item) {
  const later = old.at <= item.at ? item : old;
  return item.id.startsWith(PUZZLE) ? later : { ...later, stars: Math.max(old.stars, item.stars) };
}

const CARD = ["due", "seen", "stability", "difficulty", "reps", "lapses"];

export class GameStore {
  /** @type {Promise<Database> | null} */
  #db = null;
  /** Saves that are under way, and how to ask what they have not saved yet. @type {Map<Promise<void>, () => Unsaved | null>} */
  #saving = new Map();

  /** Is told the names that games are given. @type {(id: string, name: string) => void} */
  named = () => {};

  /** @param {StorageWords} words */
  constructor(words) {
    this.words = words;
    window.addEventListener("pagehide", () => {
      for (const unsaved of this.#saving.values()) notes.write(unsaved());
    });
  }

  /** Opens the database at the first use, and again after it was closed. */
  #open() {
    this.#db ??= this.#opened().catch((error) => {
      this.#db = null;
      throw error;
    });
    return this.#db;
  }

  async #opened() {
    const forget = () => {
      this.#db = null;
    };
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const late = new Promise((_, reject) => {
      // A page that stands still meanwhile has not waited for the browser: however long it does, that is one second.
      const wait = (seconds = PATIENCE) => {
        if (seconds === 0) reject(new DOMException("", "TimeoutError"));
        else timer = setTimeout(wait, 1000, seconds - 1);
      };
      wait();
    });
    try {
      const db = await Promise.race([
        late,
        openDB(`hyperply ${folder()}`, 2, {
          upgrade: (db, version) => {
            if (version < 1) db.createObjectStore("games", { keyPath: "id" }).createIndex("updated", "updated");
            db.createObjectStore("learned", { keyPath: "id" });
          },
          blocking: (_, __, { target }) => {
            /** @type {IDBDatabase} */ (target).close(); // a newer version of the site waits for it
            forget();
          },
          terminated: forget,
        }),
      ]);
      await this.#saveNotes(db);
      return db;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Saves what earlier pages could not. @param {Database} db */
  async #saveNotes(db) {
    for (const { game, seen } of notes.read()) {
      try {
        await this.#put(db, game, seen);
      } catch (error) {
        if (!(error instanceof Conflict)) return; // the next page tries again
        await this.#put(
          db,
          { ...game, id: newId(), name: copyOf(this.words, game.name || nameOf(game.variant)) },
          0,
        ).then(
          () => notes.strike(game.id),
          () => {},
        );
      }
    }
  }

  /** Lets others wait for a save. @param {Promise<void>} save  @param {() => Unsaved | null} unsaved what it has not saved yet */
  async track(save, unsaved) {
    this.#saving.set(save, unsaved);
    try {
      await save;
    } finally {
      this.#saving.delete(save);
    }
  }

  /** The database after all saves that are under way. */
  async #settled() {
    await Promise.allSettled(this.#saving.keys());
    return this.#open();
  }

  /**
   * Works on the saved games, after all saves that are under way.
   * @template T
   * @param {(games: import("idb").IDBPObjectStore<unknown, ["games"], "games", "readwrite">) => Promise<T>} work
   */
  async #change(work) {
    return transact(await this.#settled(), work);
  }

  /** All saved games, the latest first, also those that cannot be read. @returns {Promise<any[]>} */
  async all() {
    return (await (await this.#settled()).getAll("games")).sort(byTime);
  }

  /** What was learned. @returns {Promise<Learned[]>} */
  async learned() {
    return (await (await this.#open()).getAll("learned")).filter(isLearned);
  }

  /** Keeps what was learned, beside what other tabs have kept, and returns it as it is now. @param {Learned[]} items */
  async learn(items) {
    const tx = (await this.#open()).transaction("learned", "readwrite");
    const kept = [];
    for (const item of items) {
      const old = await tx.store.get(item.id);
      const now = isLearned(old) ? bothOf(old, item) : item;
      await tx.store.put(now);
      kept.push(now);
    }
    await tx.done;
    return kept;
  }

  /** @param {string} id  @returns {Promise<SavedGame | null>} */
  async get(id) {
    const game = await (await this.#settled()).get("games", id);
    return isSavedGame(game) ? game : null;
  }

  /** The game that was played last, examples apart. @returns {Promise<SavedGame | null>} */
  async latest() {
    let cursor = await (await this.#settled()).transaction("games").store.index("updated").openCursor(null, "prev");
    while (cursor && (!isSavedGame(cursor.value) || cursor.value.example)) cursor = await cursor.continue();
    return cursor?.value ?? null;
  }

  /** The longest game that a link continues, played from the same side; none if there are several. @param {string} link  @param {import("../../element/types").Side | undefined} you  @returns {Promise<SavedGame | null>} */
  async continuedBy(link, you) {
    const games = (await this.all()).filter(
      (game) => isSavedGame(game) && game.you === you && continues(link, game.link),
    );
    const longest = games.filter(({ length }) => length === Math.max(...games.map((game) => game.length)));
    return longest.length === 1 ? longest[0] : null;
  }

  /**
   * Saves a game, but never over what another tab has saved of it.
   * @param {SavedGame} game
   * @param {number} seen `updated` of what the store had of it
   * @param {boolean} [again] also if it was saved and deleted since
   */
  async save(game, seen, again = true) {
    if (sizeOf(game) > LONGEST) throw new Problem("tooLong");
    return this.#put(await this.#open(), game, seen, again);
  }

  /** @param {Database} db  @param {SavedGame} game  @param {number} seen  @param {boolean} [again] */
  async #put(db, game, seen, again = true) {
    await transact(db, async (games) => {
      const old = await games.get(game.id);
      if (old?.updated === game.updated || (!old && seen && !again)) return; // it is saved already, or is to stay deleted
      if (old && old.updated !== seen) throw new Conflict();
      if (!old) checkRoom(await games.count());
      await games.put(old ? { ...game, name: old.name } : game);
    });
    notes.strike(game.id);
  }

  /** Adds a game, never in the place of another. @param {SavedGame} game */
  add(game) {
    return this.#change(async (games) => {
      checkRoom(await games.count());
      await games.put((await games.getKey(game.id)) === undefined ? game : { ...game, id: newId() });
    });
  }

  /** Brings a deleted game back, unless it was saved again meanwhile. @param {SavedGame} game */
  restore(game) {
    return this.#change(async (games) => {
      if ((await games.getKey(game.id)) !== undefined) return;
      checkRoom(await games.count());
      await games.put(game);
    });
  }

  /** @param {string} id  @param {string} name */
  async rename(id, name) {
    await this.#change(async (games) => {
      const game = await games.get(id);
      if (game) await games.put({ ...game, name });
    });
    this.named(id, name);
  }

  /** Deletes a game, and returns it. @param {string} id */
  delete(id) {
    return this.#change(async (games) => {
      const game = await games.get(id);
      await games.delete(id);
      return game;
    });
  }
}

/** @param {number} count */
function checkRoom(count) {
  if (count >= MOST) throw new Problem("tooMany", MOST);
}

/**
 * Works on the saved games in one transaction: all of it happens, or nothing.
 * @template T
 * @param {Database} db
 * @param {(games: import("idb").IDBPObjectStore<unknown, ["games"], "games", "readwrite">) => Promise<T>} work
 */
async function transact(db, work) {
  const tx = db.transaction("games", "readwrite");
  tx.done.catch(() => {}); // the work throws, or the last line
  /** @type {T} */
  let result;
  try {
    result = await work(/** @type {any} */ (tx.store));
  } catch (error) {
    try {
      tx.abort();
    } catch {
      // it has ended by itself
    }
    throw error;
  }
  await tx.done;
  return result;
}

/** The saves that a closing page cut short, in localStorage, which browsers may deny: then only the history has the game. */
const notes = {
  get prefix() {
    return `hyperply-left ${folder()} `;
  },

  /** @param {Unsaved | null} unsaved */
  write(unsaved) {
    try {
      if (unsaved) localStorage.setItem(this.prefix + unsaved.game.id, JSON.stringify(unsaved));
    } catch {}
  },

  /** @param {string} id */
  strike(id) {
    try {
      localStorage.removeItem(this.prefix + id);
    } catch {}
  },

  /** @returns {Unsaved[]} */
  read() {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(this.prefix))
        .map((key) => JSON.parse(localStorage.getItem(key) ?? "null"))
        .filter((unsaved) => isSavedGame(unsaved?.game));
    } catch {
      return [];
    }
  },
};
