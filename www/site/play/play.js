// The page around one board.

import "../../element/index.js";
import { FIRST, gameOf } from "./address.js";
import { Friend } from "./friend.js";
import { GameDialog } from "./game-dialog.js";
import { GameSession } from "../storage/session.js";
import { GameStore } from "../storage/store.js";
import { Notice } from "../shell/notice.js";
import { Offline } from "../offline/offline.js";
import { Settings } from "../shell/settings.js";
import { Share } from "./share.js";
import { byId } from "../shell/dom.js";
import { nameOf } from "../shell/variants.js";
import { variantOf } from "../../element/state/load-rules.js";
import { CATALOG } from "#catalog";

/** @typedef {import("../../element/types").Side} Side */

const NARROW = 720; // px: a model is too small to be played on

/** The page of the rules, which is told if a game has but one board. @param {string} text */
const rulesFor = (text) =>
  CATALOG.find(({ id }) => id === variantOf(text))?.single ? "rules.html?one-board" : "rules.html";

/** The page while it is shown. */
export class Page {
  constructor() {
    this.settings = new Settings();
    this.offline = new Offline();
    /** The address that was read last. @type {object | null} */
    this.reading = null;
    /** What is being loaded, and whether a person has chosen it. @type {{ push: boolean, game: import("../storage/session.js").Known | null } | null} */
    this.opening = null;
    this.board = document.createElement("hyperply-game");
    this.board.setAttribute("controls", "full");
    this.board.setAttribute("variant", FIRST); // where an address cannot be read
    this.settings.apply(this.board);
    this.notice = new Notice(byId("page-notice"));
    this.friend = new Friend(this.board, byId("bar"), () => this.session.changed({}));
    this.share = new Share(
      this.board,
      byId("more"),
      (text) => this.open(text),
      (side) => this.invite(side),
    );
    this.store = new GameStore();
    this.session = new GameSession(
      this.board,
      this.store,
      /** @type {HTMLElement} */ (this.board.querySelector("#save-notice")),
      () => ({ ...this.friend.state, players: this.players }),
    );
    this.games = new GameDialog(byId("games"), this.store, (variant) => this.open(variant).catch(() => {}));
    this.board.addEventListener("hyperply-ready", () => this.ready());
    this.board.addEventListener("hyperply-change", ({ detail }) => this.changed(detail));
    this.board.addEventListener("hyperply-setting", ({ detail: { name, value } }) => {
      this.settings.save(name, value);
      if (name === "flipped" || name === "players") this.session.changed({});
    });
    byId("new-game").addEventListener("click", () => this.open(this.board.variant).catch(() => {}));
    byId("game").addEventListener("click", () => this.games.open(this.board.variant, this.session.id));
    byId("how").addEventListener("click", () => this.board.help());
    window.addEventListener("popstate", () => this.read());
    this.read();
  }

  ready() {
    document.body.dataset.ready = "";
  }

  /** Reads the game in the address; one that cannot be read is told by the board, and the address becomes that of the game on it. */
  async read() {
    const reading = {};
    this.reading = reading;
    const asked = gameOf(location.hash);
    const { moves = [], ply, you, view } = asked ?? {};
    if (view) this.board.setAttribute("view", view === "3d" && innerWidth < NARROW ? "plan" : view);
    const arrives = Boolean(you && ply === undefined && moves.length); // a friend's move is seen to happen
    /** @type {import("../storage/session.js").Loaded | undefined} */
    let found;
    try {
      await this.put(
        async () => {
          found = await this.session.load(FIRST);
          return arrives ? { ...found, more: { ...found.more, ply: moves.length - 1 } } : found;
        },
        false,
        you,
      );
      if (arrives)
        requestAnimationFrame(() => setTimeout(() => this.reading === reading && this.board.go(moves.length)));
    } catch (error) {
      if (
        found &&
        this.reading === reading &&
        (await this.readPart(/** @type {Error & { ply?: number }} */ (error), found, moves, you))
      )
        return;
      this.ready();
      if (this.board.game) this.session.stay();
    }
  }

  /**
   * Keeps the moves of a link before one that cannot be played, and says which one that is; says whether there are any.
   * @param {Error & { ply?: number }} error
   * @param {import("../storage/session.js").Loaded} found
   * @param {string[]} moves
   * @param {Side | undefined} you
   */
  async readPart({ ply, message }, found, moves, you) {
    const more = found.more.moves ?? [];
    if (ply === undefined) return false;
    const good = moves.length - more.length + ply;
    if (!good) return false;
    await this.put(
      async () => ({ ...found, more: { ...found.more, moves: more.slice(0, ply), ply: undefined } }),
      false,
      you,
    );
    this.notice.say(
      `Move ${good + 1} of the link, ${moves[good].slice(0, 40)}, cannot be played: ${message}. The ${good === 1 ? "move before it is" : `${good} moves before it are`} on the board.`,
    );
    return true;
  }

  /** Another game leaves the old one behind the browser's Back button. @param {string} text */
  open(text) {
    this.reading = null;
    return this.put(async () => ({ text, more: {}, game: null }), true);
  }

  /**
   * Puts what is found on the board, unless something else was asked for meanwhile.
   * @param {() => Promise<import("../storage/session.js").Loaded>} find
   * @param {boolean} push
   * @param {Side} [you] the side that is played here against somebody elsewhere
   */
  async put(find, push, you) {
    /** @type {NonNullable<Page["opening"]>} */
    const opening = { push, game: null };
    this.opening = opening;
    const before = { friend: this.friend.state, flipped: this.board.hasAttribute("flipped"), players: this.players };
    try {
      const { text, more, game } = await find();
      if (this.opening !== opening) return;
      opening.game = game;
      const side = you ?? game?.you;
      this.friend.play(side, game?.sent);
      if (game && !side) {
        this.board.toggleAttribute("flipped", game.flipped);
        this.players = game.players;
      }
      if (!this.board.isConnected) byId("page").append(this.board);
      this.board.setAttribute("rules", rulesFor(text));
      await this.board.load(text, more);
      this.notice.clear();
    } catch (error) {
      if (this.opening === opening) {
        this.friend.play(before.friend.you, before.friend.sent);
        this.board.toggleAttribute("flipped", before.flipped);
        if (!this.friend.side) this.players = before.players;
        this.board.setAttribute("rules", rulesFor(this.board.variant));
      }
      throw error;
    } finally {
      if (this.opening === opening) this.opening = null;
    }
  }

  /** Who plays on this page, if it is not just persons. @returns {import("../storage/store.js").SavedGame["players"]} */
  get players() {
    const [white, black] = ["white", "black"].map((side) => this.board.getAttribute(side));
    return !this.friend.side && [white, black].some((player) => player?.startsWith("engine"))
      ? { white: white ?? "human", black: black ?? "human" }
      : undefined;
  }

  /** @param {import("../storage/store.js").SavedGame["players"]} players */
  set players(players) {
    for (const side of /** @type {const} */ (["white", "black"]))
      this.board.setAttribute(side, players?.[side] ?? "human");
  }

  /** Goes on with somebody elsewhere, or alone again. @param {Side | undefined} side */
  invite(side) {
    this.friend.play(side);
    this.session.changed({});
    this.share.render();
  }

  /** @param {{ game?: boolean, rematch?: boolean, by?: string, move?: object, speed?: number, ended?: boolean }} change */
  changed({ game, rematch, by, ...change }) {
    const name = nameOf(this.board.variant);
    const [label] = byId("game").children;
    label.textContent = name;
    byId("title").textContent = name;
    document.title = `${name} · hyperply`;
    if (!game) this.session.changed(change);
    else if (by === "person")
      this.session.begin(null, true, !rematch); // an example, or the next game
    else this.session.begin(this.opening?.game ?? null, this.opening?.push ?? false);
    this.share.render();
    this.friend.render();
  }
}
