// The page around one board.

import "../table/index.js";
import { FIRST, gameOf, hashOf } from "./address.js";
import { Friend } from "./friend.js";
import { GameList } from "./games.js";
import { Notice } from "./notice.js";
import { Offline } from "./offline.js";
import { Settings } from "./settings.js";
import { Share } from "./share.js";
import { byId } from "./dom.js";
import { CATALOGUE } from "#catalogue";

/** The page while it is shown. */
export class Page {
  constructor() {
    this.settings = new Settings();
    /** The address that is being read. @type {object | null} */
    this.reading = null;
    this.offline = new Offline();
    /** The game that a person has chosen, while it is being loaded. @type {object | null} */
    this.opening = null;
    this.board = document.createElement("hyperply-game");
    this.board.setAttribute("controls", "full");
    this.board.setAttribute("variant", FIRST); // where an address cannot be read
    this.settings.dress(this.board);
    this.notice = new Notice(byId("page-notice"));
    this.friend = new Friend(this.board, byId("bar"));
    this.share = new Share(this.board, byId("more"), (text) => this.open(text), (side) => this.invite(side));
    this.games = new GameList(byId("games"), (variant) => this.open(variant).catch(() => {}));
    this.board.addEventListener("hyperply-ready", () => this.ready());
    this.board.addEventListener("hyperply-change", ({ detail }) => this.changed(detail));
    this.board.addEventListener("hyperply-setting", ({ detail }) => this.settings.keep(detail.name, detail.value));
    byId("new-game").addEventListener("click", () => this.open(this.board.variant).catch(() => {}));
    byId("game").addEventListener("click", () => this.games.open(this.board.variant));
    byId("how").addEventListener("click", () => this.board.help());
    this.life = new AbortController();
    window.addEventListener("popstate", () => this.read(), { signal: this.life.signal });
    byId("page").append(this.board);
    this.read();
    this.board.ready.catch(() => this.ready());
  }

  /** Listens to nothing any more; the page is taken away. */
  free() {
    this.life.abort();
    this.offline.free();
    this.board.remove();
  }

  ready() {
    document.body.dataset.ready = "";
  }

  /** Reads the game in the address; one that cannot be read is told by the board, and the address becomes that of the game on it. */
  async read() {
    const opening = {};
    this.opening = null;
    this.reading = opening;
    const { board } = this;
    const { start, moves, ply, you, view } = gameOf(location.hash) ?? { start: board.variant, moves: [], ply: undefined };
    if (view) board.setAttribute("view", view);
    const arrives = you && ply === undefined && moves.length > 0; // a friend's move is seen to happen
    try {
      await board.load(start, { moves, ply: arrives ? moves.length - 1 : ply });
      if (this.reading !== opening) return;
      this.friend.play(you);
      if (arrives) requestAnimationFrame(() => setTimeout(() => this.reading === opening && board.go(moves.length)));
    } catch (error) {
      if (this.reading === opening) await this.readPart(/** @type {Error & { ply?: number }} */ (error), start, moves, you);
    }
  }

  /** Keeps the moves of a link before one that cannot be played, and says which one that is. @param {Error & { ply?: number }} error  @param {string} start  @param {string[]} moves  @param {import("../table/types").Side | undefined} you */
  async readPart({ ply, message }, start, moves, you) {
    const { board } = this;
    if (!ply) {
      if (board.game) this.write();
      return;
    }
    await board.load(start, { moves: moves.slice(0, ply) });
    this.friend.play(you);
    this.notice.say(`Move ${ply + 1} of the link, ${moves[ply].slice(0, 40)}, cannot be played: ${message}. The ${ply === 1 ? "move" : `${ply} moves`} before it ${ply === 1 ? "is" : "are"} on the board.`);
  }

  /** Another game leaves the old one behind the browser's Back button. @param {string} text */
  async open(text) {
    const opening = {};
    this.opening = opening;
    this.reading = null;
    try {
      await this.board.load(text);
      this.friend.play(undefined);
      this.notice.clear();
    } finally {
      if (this.opening === opening) this.opening = null;
    }
  }

  /** Goes on with somebody elsewhere, or alone again. @param {import("../table/types").Side | undefined} side */
  invite(side) {
    this.friend.play(side);
    this.write();
    this.share.render();
  }

  push() {
    history.pushState(null, "", location.href);
    this.write();
  }

  write() {
    const hash = hashOf(this.board, { you: this.friend.side });
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
    this.friend.render();
  }
}
