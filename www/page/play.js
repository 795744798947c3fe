// The page around one board.

import "../table/index.js";
import { FIRST } from "./address.js";
import { GameList } from "./games.js";
import { Keeping } from "./keeping.js";
import { nameOf } from "./kept-game.js";
import { Kept } from "./kept.js";
import { Settings } from "./settings.js";
import { Share } from "./share.js";
import { byId } from "./dom.js";

/** The page while it is shown. */
export class Page {
  constructor() {
    this.settings = new Settings();
    /** What is being loaded, and whether a person has chosen it. @type {{ push: boolean, game: import("./keeping.js").Known | null } | null} */
    this.opening = null;
    this.board = document.createElement("hyperply-game");
    this.board.setAttribute("controls", "full");
    this.board.setAttribute("variant", FIRST); // where an address cannot be read
    this.settings.dress(this.board);
    this.share = new Share(this.board, byId("more"), (text) => this.open(text));
    this.kept = new Kept();
    this.keeping = new Keeping(this.board, this.kept, /** @type {HTMLElement} */ (this.board.querySelector("#keeping")));
    this.games = new GameList(byId("games"), this.kept, (variant) => this.open(variant).catch(() => {}));
    this.board.addEventListener("hyperply-ready", () => this.ready());
    this.board.addEventListener("hyperply-change", ({ detail }) => this.changed(detail));
    this.board.addEventListener("hyperply-setting", ({ detail: { name, value } }) => {
      this.settings.keep(name, value);
      if (name === "flipped") this.keeping.changed({});
    });
    byId("new-game").addEventListener("click", () => this.open(this.board.variant).catch(() => {}));
    byId("game").addEventListener("click", () => this.games.open(this.board.variant, this.keeping.entry?.id));
    byId("how").addEventListener("click", () => this.board.help());
    this.life = new AbortController();
    window.addEventListener("popstate", () => this.read(), { signal: this.life.signal });
    this.read();
  }

  /** Listens to nothing any more; the page is taken away. */
  free() {
    this.opening = null;
    this.life.abort();
    this.games.free();
    this.keeping.free();
    this.board.remove();
    this.kept.free();
  }

  ready() {
    document.body.dataset.ready = "";
  }

  /** Reads the game in the address; one that cannot be read is told by the board, and the address becomes that of the game on it. */
  async read() {
    try {
      await this.put(() => this.keeping.find(FIRST), false);
    } catch {
      this.ready();
      if (this.board.game) this.keeping.stay();
    }
  }

  /** Another game leaves the old one behind the browser's Back button. @param {string} text */
  open(text) {
    return this.put(async () => ({ text, more: {}, game: null }), true);
  }

  /** Puts what is found on the board, unless something else was asked for meanwhile. @param {() => Promise<import("./keeping.js").Found>} find  @param {boolean} push */
  async put(find, push) {
    /** @type {NonNullable<Page["opening"]>} */
    const opening = { push, game: null };
    this.opening = opening;
    try {
      const { text, more, game } = await find();
      if (this.opening !== opening) return;
      opening.game = game;
      if (game) this.board.toggleAttribute("flipped", game.flipped);
      if (!this.board.isConnected) byId("page").append(this.board);
      await this.board.load(text, more);
    } finally {
      if (this.opening === opening) this.opening = null;
    }
  }

  /** @param {{ game?: boolean, by?: string, move?: object, speed?: number }} change */
  changed({ game, by, ...change }) {
    const name = nameOf(this.board.variant);
    const [label] = byId("game").children;
    label.textContent = name;
    byId("title").textContent = name;
    document.title = `${name} · hyperply`;
    if (!game) this.keeping.changed(change);
    else if (by === "person") this.keeping.begin(null, true); // an example
    else this.keeping.begin(this.opening?.game ?? null, this.opening?.push ?? false);
    this.share.render();
  }
}
