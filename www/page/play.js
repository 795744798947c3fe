// The page around one board.

import "../table/index.js";
import { FIRST, gameOf, hashOf } from "./address.js";
import { GameList } from "./games.js";
import { Settings } from "./settings.js";
import { Share } from "./share.js";
import { byId } from "./dom.js";
import { CATALOGUE } from "#catalogue";

/** The page while it is shown. */
export class Page {
  constructor() {
    this.settings = new Settings();
    /** The game that a person has chosen, while it is being loaded. @type {object | null} */
    this.opening = null;
    this.board = document.createElement("hyperply-game");
    this.board.setAttribute("controls", "full");
    this.board.setAttribute("rules", "rules.html");
    this.board.setAttribute("variant", FIRST); // where an address cannot be read
    this.settings.dress(this.board);
    this.share = new Share(this.board, byId("more"), (text) => this.open(text));
    this.games = new GameList(byId("games"), (variant) => this.open(variant).catch(() => {}));
    this.board.addEventListener("hyperply-ready", () => this.ready());
    this.board.addEventListener("hyperply-change", ({ detail }) => this.changed(detail));
    this.board.addEventListener("hyperply-setting", ({ detail }) => this.settings.keep(detail.name, detail.value));
    byId("new-game").addEventListener("click", () => this.open(this.board.variant).catch(() => {}));
    byId("game").addEventListener("click", () => this.games.open(this.board.variant));
    byId("how").addEventListener("click", () => this.board.help());
    this.life = new AbortController();
    window.addEventListener("popstate", () => this.read(), { signal: this.life.signal });
    this.read();
    byId("page").append(this.board);
    this.board.ready.catch(() => this.ready());
  }

  /** Listens to nothing any more; the page is taken away. */
  free() {
    this.life.abort();
    this.board.remove();
  }

  ready() {
    document.body.dataset.ready = "";
  }

  /** Reads the game in the address; one that cannot be read is told by the board, and the address becomes that of the game on it. */
  read() {
    this.opening = null;
    const { start, moves, ply } = gameOf(location.hash) ?? { start: this.board.variant, moves: [], ply: undefined };
    this.board.load(start, { moves, ply }).catch(() => this.board.game && this.write());
  }

  /** Another game leaves the old one behind the browser's Back button. @param {string} text */
  async open(text) {
    const opening = {};
    this.opening = opening;
    try {
      await this.board.load(text);
    } finally {
      if (this.opening === opening) this.opening = null;
    }
  }

  push() {
    history.pushState(null, "", location.href);
    this.write();
  }

  write() {
    const hash = hashOf(this.board);
    if (hash !== location.hash) history.replaceState(null, "", hash);
  }

  /** @param {{ game?: boolean, by?: string }} change */
  changed({ game, by }) {
    const name = CATALOGUE.find(({ id }) => id === this.board.variant)?.name ?? "";
    const [label] = byId("game").children;
    label.textContent = name;
    byId("title").textContent = name;
    document.title = `${name} · hyperply`;
    if (game && (by === "person" || this.opening)) this.push();
    else this.write();
    this.share.render();
  }
}
