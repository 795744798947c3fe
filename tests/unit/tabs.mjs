// A browser without pages: tabs of the site with a game each, which share a store, localStorage and locks. A tab does
// with its game what play.js does, and has a history of its own.
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import * as rules from "../../pkg/inline.js";
import { Board } from "./board.mjs";
import { bundled } from "./modules.mjs";

const GLOBALS =
  "window, document, location, history, navigator, localStorage, indexedDB, Date, setTimeout, clearTimeout";
const load = await bundled(
  ["site/storage/session.js", "site/storage/store.js", "site/words/en/storage.js", "element/state/read-game.js"],
  `const { ${GLOBALS} } = globalThis.tab;`,
);

/** What the promises of the store and of locks need to be done with. */
export const settled = async () => {
  for (let i = 0; i < 100; i++) await new Promise(setImmediate);
};

/** The locks of a browser, as far as sessions use them. */
class Locks {
  #held = new Map();

  /** The locks as a page sees them, which gives them back when it goes. @param {AbortSignal} gone */
  of(gone) {
    return { request: (name, options, work) => this.#request(name, options, work, gone) };
  }

  async #request(name, { ifAvailable, signal }, work, gone) {
    if (ifAvailable && this.#held.has(name)) return work(null);
    while (this.#held.has(name)) await Promise.race([this.#held.get(name), aborted(signal)]);
    if (gone.aborted) return undefined;
    const done = Promise.race([work({ name }), aborted(gone).catch(() => {})]);
    this.#held.set(
      name,
      done.finally(() => this.#held.delete(name)),
    );
    return done;
  }
}

/** Rejects when a signal is given. @param {AbortSignal} signal */
const aborted = (signal) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));

/** What stands for localStorage. */
function storage() {
  const items = new Map();
  const methods = {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, String(value)),
    removeItem: (name) => void items.delete(name),
  };
  return new Proxy(methods, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

export class Browser {
  indexedDB = new IDBFactory();
  localStorage = storage();
  locks = new Locks();
  /** What its clock shows: each time later than before. */
  now = 1.7e12;
  #tabs = [];

  /** Opens a tab at a hash of play.html. @param {string} hash  @param {object} [more] what it has in place of the browser's: `indexedDB`, `locks`; the `folder` of the site */
  async tab(hash, more) {
    const tab = new Tab(this, hash, more);
    this.#tabs.push(tab);
    await tab.reload();
    return tab;
  }

  /** The games in the store, the latest first. */
  games() {
    return this.#tabs.at(-1).store.all();
  }

  /** The same as texts: their names and moves. */
  async kept() {
    return (await this.games()).map(({ name, link }) => `${name} ${link.split("moves=")[1]}`.trim());
  }
}

export class Tab {
  entries = [];
  at = 0;
  attributes = new Map();
  /** What waits for seconds. */
  timers = new Set();

  constructor(browser, hash, { folder = "ours", ...given } = {}) {
    this.browser = browser;
    this.given = given;
    this.path = `https://example.org/${folder}/play.html`;
    this.entries.push({ hash, state: null });
  }

  get entry() {
    return this.entries[this.at];
  }

  /** The page is left, and loaded at the present entry of the history. @param {object} [given] what the browser is like from now on */
  async reload(given = this.given) {
    this.close();
    this.given = given;
    this.life = new AbortController();
    this.window = new EventTarget();
    const { GameSession, GameStore, readGame, storage: words } = await this.#modules();
    this.readGame = readGame;
    this.attributes.clear();
    this.board = null;
    this.friend = {};
    this.notice = { textContent: "" };
    this.store = new GameStore(words);
    this.session = new GameSession(this.#element(), this.store, this.notice, () => ({ ...this.friend }));
    await this.read();
  }

  /** Leaves the page: what it waited for never comes. */
  close() {
    this.window?.dispatchEvent(new Event("pagehide"));
    this.life?.abort();
    this.timers.clear();
  }

  #modules() {
    const tab = this;
    const { localStorage, locks, indexedDB } = { ...this.browser, ...this.given };
    const move = (at, state, hash) => {
      this.entries.length = at;
      this.entries.push({ hash: hash.slice(hash.indexOf("#")), state: structuredClone(state) });
      this.at = at;
    };
    globalThis.tab = {
      window: this.window,
      document: { documentElement: { lang: "en", dataset: {} } },
      location: {
        get hash() {
          return tab.entry.hash;
        },
        get href() {
          return tab.path + tab.entry.hash;
        },
      },
      history: {
        get state() {
          return tab.entry.state;
        },
        pushState: (state, _, hash) => this.refusing?.() || move(this.at + 1, state, hash),
        replaceState: (state, _, hash) =>
          this.refusing?.() ||
          Object.assign(this.entry, { hash: hash.slice(hash.indexOf("#")), state: structuredClone(state) }),
      },
      navigator: { locks: locks?.of(this.life.signal) },
      localStorage,
      indexedDB,
      Date: { now: () => this.browser.now++ },
      setTimeout: (work, ms, ...details) => {
        if (!ms) return setImmediate(work, ...details);
        const timer = () => work(...details);
        this.timers.add(timer);
        return timer;
      },
      clearTimeout: (timer) => this.timers.delete(timer),
    };
    return load();
  }

  /** What waits is due; what then waits again is not. */
  async pass() {
    const { timers } = this;
    this.timers = new Set();
    for (const timer of timers) timer();
    await settled();
  }

  /** Does what waits for a browser that does not answer, as long as that may be. @param {() => Promise<unknown>} work */
  async patiently(work) {
    let isDone = false;
    const working = work().finally(() => (isDone = true));
    while (!isDone) await this.pass();
    await working;
  }

  /** The game as the session asks for it. */
  #element() {
    const tab = this;
    return {
      get variant() {
        return tab.board?.state.info.id;
      },
      get start() {
        return tab.board.state.start;
      },
      get moves() {
        return tab.board?.state.line.items ?? [];
      },
      get others() {
        return tab.board.state.line.others;
      },
      get ended() {
        return tab.board.state.line.ended ?? undefined;
      },
      get ply() {
        return tab.board.state.line.ply;
      },
      get position() {
        return tab.board.position;
      },
      get status() {
        return tab.board.state.status;
      },
      get record() {
        return tab.board.record();
      },
      hasAttribute: (name) => this.attributes.has(name),
      getAttribute: (name) => this.attributes.get(name) ?? null,
    };
  }

  /** Reads the game that the address tells. */
  async read() {
    const { text, more, game } = await this.session.load("timeout-flat");
    this.friend = game?.you ? { you: game.you, sent: game.sent, ...(game.offer && { offer: game.offer }) } : {};
    if (game?.flipped) this.attributes.set("flipped", "");
    this.#put(text, more);
    this.session.begin(game, false);
    await settled();
  }

  #put(text, { moves = [], ...more } = {}) {
    const record = this.readGame(rules, text, moves).record();
    this.board = new Board(record, more);
    this.board.on.change = ({ game, ...change }) => game || this.session.changed(change);
  }

  /** Goes to another address in the same tab, as a link does: the page is loaded anew. @param {string} [hash]  @param {object} [given] */
  async go(hash = "", given = this.given) {
    this.entries.length = this.at + 1;
    this.entries.push({ hash, state: null });
    this.at++;
    await this.reload(given);
  }

  async back() {
    this.at--;
    await this.read();
  }

  /** A person begins a game, with the questions or, of an `example`, without them. */
  async begin(text, { example = false } = {}) {
    this.#put(text);
    this.session.begin(null, true, example);
    await settled();
  }

  /** Moves are played, and what comes of them is done. @param {...string} moves */
  async plays(...moves) {
    this.board.make(...moves);
    await settled();
  }

  get moves() {
    return this.board.state.line.items.map(({ move, speed }) => move ?? `speed${speed}`);
  }

  get hash() {
    return this.entry.hash;
  }

  get id() {
    return this.entry.state?.id;
  }

  get told() {
    return this.notice.textContent;
  }
}
