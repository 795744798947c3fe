// The games that are kept in the browser. Each folder of a host has its own.

import { openDB } from "idb";
import { LONGEST, byTime, copyOf, goesOn, isKept, nameOf, newId, sizeOf } from "./kept-game.js";
import { Notes } from "./left.js";

/** @typedef {import("./kept-game.js").KeptGame} KeptGame */
/** @typedef {import("idb").IDBPDatabase} Database */

/** So many games are kept. */
export const MOST = 200;
/** A browser that does not answer in so many milliseconds keeps nothing. */
const PATIENCE = 5000;

/** The folder of the site: what is kept by another one on the same host is not its own. */
export const folder = () => new URL("./", location.href).pathname;

/** Another tab has kept the same game meanwhile. */
export class Overtaken extends Error {}
/** What is to be told as it is. */
export class Told extends Error {}

/** What to do with a game that is not kept. */
export const ADVICE = "Copy the record or the link below to keep this game.";

/** What went wrong, in words. @param {any} error */
export function why(error) {
  if (error instanceof Told) return error.message;
  switch (error?.name) {
    case "QuotaExceededError":
      return "The browser has no more room: delete games in the list of games.";
    case "VersionError":
      return "A newer version of this site has kept the games of this browser: load the page again.";
    default:
      return "The browser keeps no games here, as in a private window or where storage is blocked.";
  }
}

/** @param {number} count */
function checkRoom(count) {
  if (count >= MOST) throw new Told(`${MOST} games are kept, and there is no room for more: delete some in the list of games.`);
}

export class Kept {
  /** @type {Promise<Database> | null} */
  #db = null;
  /** What is on its way to the store, and how to ask what that is. @type {Map<Promise<void>, () => import("./left.js").Left | null>} */
  #writing = new Map();
  #notes = new Notes(folder());

  constructor() {
    window.addEventListener("pagehide", () => {
      for (const left of this.#writing.values()) {
        const note = left();
        if (note) this.#notes.write(note);
      }
    });
  }

  /** Opened when it is asked for, and again after it was closed. */
  #open() {
    this.#db ??= this.#opened().catch((error) => {
      this.#db = null;
      throw error;
    });
    return this.#db;
  }

  async #opened() {
    const forget = () => { this.#db = null; };
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error("It does not answer.")), PATIENCE);
    });
    try {
      const db = await Promise.race([late, openDB(`hyperply ${folder()}`, 1, {
        upgrade: (db) => {
          db.createObjectStore("games", { keyPath: "id" }).createIndex("updated", "updated");
        },
        blocking: (_, __, { target }) => {
          /** @type {IDBDatabase} */ (target).close(); // a newer version of the site waits for it
          forget();
        },
        terminated: forget,
      })]);
      await this.#takeUp(db);
      return db;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Brings what was noted to the store. @param {Database} db */
  async #takeUp(db) {
    for (const { game, seen } of this.#notes.read()) {
      try {
        await this.#put(db, game, seen);
      } catch (error) {
        if (!(error instanceof Overtaken)) return; // the next page tries again
        await this.#put(db, { ...game, id: newId(), name: copyOf(game.name || nameOf(game.variant)) }, 0).then(() => this.#notes.strike(game.id), () => {});
      }
    }
  }

  /** Lets others wait for what is being kept. @param {Promise<void>} work  @param {() => import("./left.js").Left | null} left what is not kept yet */
  async during(work, left) {
    this.#writing.set(work, left);
    try {
      await work;
    } finally {
      this.#writing.delete(work);
    }
  }

  /** The same, after all that was to be kept before. */
  async #settled() {
    await Promise.allSettled(this.#writing.keys());
    return this.#open();
  }

  /** All that is kept, also what cannot be read, from the latest. @returns {Promise<any[]>} */
  async all() {
    return (await (await this.#settled()).getAll("games")).sort(byTime);
  }

  /** @param {string} id  @returns {Promise<KeptGame | null>} */
  async get(id) {
    const game = await (await this.#settled()).get("games", id);
    return isKept(game) ? game : null;
  }

  /** The game that was played last; an example that was tried is none. @returns {Promise<KeptGame | null>} */
  async last() {
    let cursor = await (await this.#settled()).transaction("games").store.index("updated").openCursor(null, "prev");
    while (cursor && (!isKept(cursor.value) || cursor.value.example)) cursor = await cursor.continue();
    return cursor?.value ?? null;
  }

  /** The game that goes on with the moves of an address, played from the same side; none where several do as well. @param {string} link  @param {import("../../element/types").Side | undefined} you  @returns {Promise<KeptGame | null>} */
  async before(link, you) {
    const games = (await this.all()).filter((game) => isKept(game) && game.you === you && goesOn(link, game.link));
    const longest = games.filter(({ length }) => length === Math.max(...games.map((game) => game.length)));
    return longest.length === 1 ? longest[0] : null;
  }

  /**
   * Keeps a game, but never over what somebody else has kept of it.
   * @param {KeptGame} game
   * @param {number} seen when what was kept of it was changed
   * @param {boolean} [again] also if it was kept and deleted since
   */
  async keep(game, seen, again = true) {
    if (sizeOf(game) > LONGEST) throw new Told("This game is too long to be kept.");
    return this.#put(await this.#open(), game, seen, again);
  }

  /** @param {Database} db  @param {KeptGame} game  @param {number} seen  @param {boolean} [again] */
  async #put(db, game, seen, again = true) {
    const tx = db.transaction("games", "readwrite");
    await done(tx, async () => {
      const old = await tx.store.get(game.id);
      if (old?.updated === game.updated || (!old && seen && !again)) return; // it has come there, or is to stay away
      if (old && old.updated !== seen) throw new Overtaken();
      if (!old) checkRoom(await tx.store.count());
      await tx.store.put(old ? { ...game, name: old.name } : game);
    });
    this.#notes.strike(game.id);
  }

  /** Puts a game that comes from elsewhere beside the others. @param {KeptGame} game */
  async add(game) {
    const tx = (await this.#settled()).transaction("games", "readwrite");
    return done(tx, async () => {
      checkRoom(await tx.store.count());
      await tx.store.put(await tx.store.getKey(game.id) === undefined ? game : { ...game, id: newId() });
    });
  }

  /** @param {string} id  @param {string} name */
  async rename(id, name) {
    const tx = (await this.#settled()).transaction("games", "readwrite");
    return done(tx, async () => {
      const game = await tx.store.get(id);
      if (game) await tx.store.put({ ...game, name });
    });
  }

  /** Takes a game out, and gives it. @param {string} id */
  async remove(id) {
    const tx = (await this.#settled()).transaction("games", "readwrite");
    return done(tx, async () => {
      const game = await tx.store.get(id);
      await tx.store.delete(id);
      return game;
    });
  }
}

/**
 * Does some work in a transaction: all of it, or nothing.
 * @template T
 * @param {{ done: Promise<void>, abort(): void }} tx
 * @param {() => Promise<T>} work
 */
async function done(tx, work) {
  tx.done.catch(() => {}); // told by the work, or below
  /** @type {T} */
  let result;
  try {
    result = await work();
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
