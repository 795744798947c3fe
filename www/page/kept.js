// The games that are kept in the browser. Each folder of a host has its own.

import { openDB } from "idb";
import { LONGEST, goesOn, isKept, newId, sizeOf } from "./kept-game.js";

/** @typedef {import("./kept-game.js").KeptGame} KeptGame */

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
  /** @type {Promise<import("idb").IDBPDatabase> | null} */
  #db = null;
  /** What is on its way to the store. @type {Set<Promise<void>>} */
  #writing = new Set();

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
      return await Promise.race([late, openDB(`hyperply ${folder()}`, 1, {
        upgrade: (db) => {
          db.createObjectStore("games", { keyPath: "id" }).createIndex("updated", "updated");
        },
        blocking: (_, __, { target }) => {
          /** @type {IDBDatabase} */ (target).close(); // a newer version of the site waits for it
          forget();
        },
        terminated: forget,
      })]);
    } finally {
      clearTimeout(timer);
    }
  }

  async free() {
    const db = await this.#db?.catch(() => null);
    this.#db = null;
    db?.close();
  }

  /** Lets others wait for what is being kept. @param {Promise<void>} work */
  async during(work) {
    this.#writing.add(work);
    try {
      await work;
    } finally {
      this.#writing.delete(work);
    }
  }

  /** The same, after all that was to be kept before. */
  async #settled() {
    await Promise.allSettled(this.#writing);
    return this.#open();
  }

  /** All that is kept, also what cannot be read, from the latest. @returns {Promise<any[]>} */
  async all() {
    const games = await (await this.#settled()).getAll("games");
    return games.sort((one, other) => (other.updated || 0) - (one.updated || 0));
  }

  /** @param {string} id  @returns {Promise<KeptGame | null>} */
  async get(id) {
    const game = await (await this.#settled()).get("games", id);
    return isKept(game) ? game : null;
  }

  /** The game that was played last. @returns {Promise<KeptGame | null>} */
  async last() {
    let cursor = await (await this.#settled()).transaction("games").store.index("updated").openCursor(null, "prev");
    while (cursor && !isKept(cursor.value)) cursor = await cursor.continue();
    return cursor?.value ?? null;
  }

  /** The longest game that goes on with the moves of an address. @param {string} link  @returns {Promise<KeptGame | null>} */
  async before(link) {
    const games = (await this.all()).filter((game) => isKept(game) && goesOn(link, game.link));
    return games.reduce((best, game) => (best && best.length >= game.length ? best : game), null);
  }

  /**
   * Keeps a game, but never over what somebody else has kept of it.
   * @param {KeptGame} game
   * @param {number} seen when what was kept of it was changed
   */
  async keep(game, seen) {
    if (sizeOf(game) > LONGEST) throw new Told("This game is too long to be kept.");
    const tx = (await this.#open()).transaction("games", "readwrite");
    return done(tx, async () => {
      const old = await tx.store.get(game.id);
      if (old && old.updated !== seen) throw new Overtaken();
      if (!old) checkRoom(await tx.store.count());
      await tx.store.put(old ? { ...game, name: old.name } : game);
    });
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
