// The page around one board.

import "../../element/index.js";
import { el } from "../../element/draw/dom.js";
import { FIRST, VIEWS, gameOf, hashOfPosition, loadLink } from "./address.js";
import { EmbedDialog } from "../embed/dialog.js";
import { Friend } from "./friend.js";
import { GameDialog } from "./game-dialog.js";
import { GameSession } from "../storage/session.js";
import { GameStore } from "../storage/store.js";
import { Notice } from "../shell/notice.js";
import { Offline } from "../offline/offline.js";
import { PrintDialog } from "../print/dialog.js";
import { PrintGame } from "../print/game.js";
import { Settings } from "../shell/settings.js";
import { Share } from "./share.js";
import { seatsLike } from "./seats.js";
import { writeOnPaper } from "./paper.js";
import { byId, nextTask, showAddress } from "../shell/dom.js";
import { isOneFile } from "../shell/pages.js";
import { nameOf } from "../shell/variants.js";
import { familyWith, variantOf } from "../../element/state/load-rules.js";
import { CATALOG } from "#catalog";

/** @typedef {import("../../element/types").Side} Side */
/** @typedef {Error & { ply?: number, code?: string }} Refusal */

/** What a text that tells no game is refused for; else its rules could not be loaded. */
const DAMAGED = /^(bad|too)-/;

/** The page of the rules, which is told if a game has but one board. @param {string} text */
const rulesFor = (text) =>
  CATALOG.find(({ id }) => id === variantOf(text))?.single ? "rules.html?one-board" : "rules.html";

/** Whether an address names no game that was begun. @param {ReturnType<typeof gameOf>} asked */
const isUnknown = (asked) =>
  !asked ||
  (familyWith(asked.start) !== undefined &&
    !asked.moves.length &&
    !asked.you &&
    !asked.saved &&
    asked.ply === undefined);

/** How the boards were seen at an entry of the history. @param {{ view?: unknown } | null} state */
const viewIn = (state) => VIEWS.find((view) => view === state?.view);

const OPPONENTS = /** @type {const} */ (["computer", "friend", "screen"]);

/** The page while it is shown. */
export class Page {
  /** @param {Pick<import("../words/words").SiteWords, "embed" | "play" | "print" | "shell" | "sides" | "storage">} words */
  constructor(words) {
    const { play, shell, sides, storage } = words;
    this.words = play;
    this.settings = new Settings(shell, () => this.#hash);
    this.offline = new Offline(shell);
    /** The address that was read last. @type {object | null} */
    this.reading = null;
    /** What is being loaded, and whether a person has chosen it. @type {{ push: boolean, game: import("../storage/session.js").Known | null } | null} */
    this.opening = null;
    this.board = document.createElement("hyperply-game");
    this.board.setAttribute("controls", "full");
    this.board.setAttribute("lessons", "learn.html");
    this.board.setAttribute("variant", FIRST); // where an address cannot be read
    this.settings.apply(this.board);
    writeOnPaper(this.board, byId("paper"), play);
    this.notice = new Notice(byId("page-notice"), shell, () => this.board.focus());
    this.friend = new Friend(this.board, byId("bar"), play.friend, {
      changed: () => this.session.changed({}),
      accept: (n) => this.accept(n),
    });
    this.share = new Share(
      this.board,
      byId("more"),
      { share: play.share, sides: sides.sides, copying: shell.copying },
      { open: (text) => this.open(text), invite: (side) => this.invite(side), ways: this.ways(words) },
    );
    this.store = new GameStore(storage);
    this.session = new GameSession(
      this.board,
      this.store,
      /** @type {HTMLElement} */ (this.board.querySelector("#save-notice")),
      () => ({ ...this.friend.state, players: this.players }),
    );
    this.games = new GameDialog(byId("games"), this.store, words, (variant) => this.start(variant));
    this.board.addEventListener("hyperply-ready", () => this.ready());
    this.board.addEventListener("hyperply-change", ({ detail }) => this.changed(detail));
    this.board.addEventListener("hyperply-setting", ({ detail: { name, value } }) => {
      this.settings.save(name, value);
      if (name === "flipped" || name === "players") this.session.changed({});
      if (name === "view") this.session.note();
    });
    byId("new-game").addEventListener("click", () => this.newGame());
    byId("game").addEventListener("click", () => this.choose());
    byId("how").addEventListener("click", () => (this.board.game ? this.board.help() : location.assign("rules.html")));
    for (const way of [byId("set-up"), this.board.querySelector("#edit")])
      for (const type of ["pointerdown", "focus"]) way?.addEventListener(type, () => this.lead(way));
    window.addEventListener("popstate", () => this.arrive());
    this.read();
  }

  /** The ways to what else can be done with the game. @param {Pick<import("../words/words").SiteWords, "embed" | "play" | "print" | "shell">} words */
  ways({ embed, play, print, shell: { close, copying } }) {
    const { share } = play;
    const dialogs = {
      embed: new EmbedDialog(byId("embed"), this.board, { embed, close, copying }),
      print: new PrintGame(new PrintDialog(byId("print"), { print, close }), this.board, print),
    };
    /** @param {keyof typeof dialogs} name  @param {string} text */
    const way = (name, text) =>
      el("button", {
        id: `open-${name}`,
        type: "button",
        class: "small",
        "aria-haspopup": "dialog",
        text,
        on: { click: () => dialogs[name].open() },
      });
    return isOneFile() ? [way("print", print.open)] : [way("embed", share.embed), way("print", print.open)];
  }

  /** The hash with which the page in another language shows the same game in the same way. */
  get #hash() {
    const { hash } = this.session;
    return hash && this.board.getAttribute("view") === "3d" ? `${hash.replace(/&view=\w+/, "")}&view=3d` : hash;
  }

  ready() {
    document.body.dataset.ready = "";
  }

  /** Has a link lead to the editor with the position on the board. @param {Element} link */
  lead(link) {
    link.setAttribute("href", `setup.html${hashOfPosition(this.board.position)}`);
  }

  /** Shows the games. @param {{ why?: string, current?: string }} [shown] why, if nobody asked; the game on the board, if somebody chose it */
  choose({ why, current = this.board.variant } = {}) {
    this.games.open({ current, game: this.session.id, why });
  }

  /** Another entry of the history is there; what was open belongs to the game before. */
  arrive() {
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
    this.read();
  }

  /** Reads the game in the address; if that cannot be read, the address becomes that of the game on the board, and all games are shown. */
  async read() {
    const reading = {};
    this.reading = reading;
    const asked = gameOf(location.hash);
    const begun = history.state; // before the game that comes writes its own there
    const { moves = [], ply, you, offer, view = viewIn(begun) } = asked ?? {};
    if (asked && familyWith(variantOf(asked.start)) === undefined) return this.readNone();
    if (view) this.board.setAttribute("view", view);
    const arrives = Boolean(you && ply === undefined && moves.length); // a friend's move is seen to happen
    /** @type {import("../storage/session.js").Loaded | undefined} */
    let found;
    try {
      await this.put(
        async () => {
          const loading = this.session.load(FIRST); // reads the address before a game that comes late writes its own there
          await nextTask();
          found = await loading;
          return arrives ? { ...found, more: { ...found.more, ply: moves.length - 1 } } : found;
        },
        false,
        you && { you, offer },
      );
      if (this.reading !== reading) return;
      if (isUnknown(asked) && !found?.game) this.welcome(!asked, begun);
      if (asked?.analyze) this.board.analyze();
      if (asked?.ask) this.newGame({ here: true });
      if (arrives)
        requestAnimationFrame(() => setTimeout(() => this.reading === reading && this.board.go(moves.length)));
    } catch (error) {
      const { code = "", ply: bad } = /** @type {Refusal} */ (error);
      const isLast = this.reading === reading;
      if (found && isLast && bad !== undefined) return this.readPart(found, bad, you);
      this.ready();
      if (this.board.game) this.session.stay();
      if (isLast && DAMAGED.test(code)) this.choose({ why: this.words.damaged.game });
    }
  }

  /** Shows the games in the place of one that the address names, but nobody knows. */
  async readNone() {
    if (this.board.game) this.session.stay();
    else await this.put(async () => ({ text: FIRST, more: {}, game: null }), false);
    this.choose({ why: this.words.unknownGame, current: "" });
  }

  /**
   * Keeps the moves of a link before one that cannot be played.
   * @param {import("../storage/session.js").Loaded} found
   * @param {number} bad
   * @param {Side | undefined} you
   */
  async readPart(found, bad, you) {
    const more = { ...found.more, moves: found.more.moves?.slice(0, bad), ply: undefined };
    await this.put(async () => ({ ...found, more }), false, you && { you });
    const { damaged, continueHere, newGame } = this.words;
    const last = this.board.moves.at(-1);
    this.notice.say(last ? damaged.upTo(last.number) : damaged.start, {
      [continueHere]: () => {},
      [newGame]: () => this.newGame(),
    });
  }

  /**
   * Asks before the first game of a family, and lets later ones begin in the same way; somebody who has named none chooses one first.
   * @param {boolean} [isNew]
   * @param {{ players?: import("../storage/store.js").SavedGame["players"], flipped?: boolean } | null} [begun] how it was begun before the page was loaded again
   */
  async welcome(isNew = false, begun = null) {
    const family = String(familyWith(this.board.variant));
    if (this.settings.isKnown(family)) {
      if (begun?.flipped === undefined) this.playAsBefore();
      else {
        if (!this.friend.side) this.players = begun.players;
        this.board.toggleAttribute("flipped", begun.flipped);
      }
      this.session.note();
      return;
    }
    if (isNew) this.choose({ current: "" });
    else if (this.settings.know(family)) {
      await nextTask();
      if (!(await this.newGame())) this.settings.forget(family);
    }
  }

  /** Seats the computer where it was in the last new game, if only people are seated. */
  playAsBefore() {
    const seats = this.friend.side || this.players ? null : seatsLike(this.settings.answers);
    if (!seats) return;
    this.players = seats.players;
    this.board.toggleAttribute("flipped", seats.flipped);
  }

  /** Asks who plays, and begins a game, or plays on `here`; says whether that could be asked. */
  async newGame({ here = false } = {}) {
    if (!this.board.game) {
      this.choose();
      return false;
    }
    const { answers } = this.settings;
    const isKept = this.session.isSaved;
    const asked = { opponents: OPPONENTS, answers, isKept, here, another: () => this.choose() };
    const begun = await this.board.newGame(asked).catch(() => undefined); // the board has told why
    if (begun) this.settings.answers = begun;
    return begun !== undefined;
  }

  /** Begins a game; what goes wrong is told by the board. @param {string} variant */
  start(variant) {
    this.open(variant).then(
      () => this.welcome(),
      () => {},
    );
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
   * @param {{ you: Side, offer?: number }} [friend] which side is played here against somebody elsewhere, and what was offered
   */
  async put(find, push, friend) {
    /** @type {NonNullable<Page["opening"]>} */
    const opening = { push, game: null };
    this.opening = opening;
    const before = { friend: this.friend.state, flipped: this.board.hasAttribute("flipped"), players: this.players };
    try {
      const { text, more, game } = await find();
      if (this.opening !== opening) return;
      opening.game = game;
      const side = friend?.you ?? game?.you;
      const offer = (friend ?? game)?.offer;
      this.friend.play(side, { sent: game?.sent, offer });
      if (game && !side) {
        this.board.toggleAttribute("flipped", game.flipped);
        this.players = game.players;
      }
      if (!this.board.isConnected) byId("page").append(this.board);
      this.board.setAttribute("rules", rulesFor(text));
      await loadLink(this.board, text, more);
      this.notice.clear();
    } catch (error) {
      if (this.opening === opening) {
        this.friend.play(before.friend.you, before.friend);
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

  /** Speed moves that a friend has offered are agreed on: his link is read again, with the agreement after his move. @param {number} n */
  accept(n) {
    const hash = location.hash.replace(/&moves=[^&]*/, `$&,speed${n}`).replace(/&speed=\d/, "");
    showAddress(hash);
    this.read();
  }

  /** @param {{ game?: boolean, rematch?: boolean, begun?: import("../../element/types").Begun, by?: string, move?: object, speed?: number, ended?: boolean }} change */
  changed({ game, rematch, begun, by, ...change }) {
    const name = nameOf(this.board.variant);
    const [label] = byId("game").children;
    label.textContent = name;
    byId("title").textContent = name;
    document.title = `${name} · hyperply`;
    if (begun) this.friend.play(begun.opponent === "friend" ? begun.plays : undefined);
    if (game ? by === "person" : change.move || change.speed) this.friend.moved();
    const { isSaved } = this.session;
    if (!game) this.session.changed({ ...change, by });
    else if (by === "person")
      this.session.begin(null, true, !rematch && !begun); // an example, or the next game
    else this.session.begin(this.opening?.game ?? null, this.opening?.push ?? false);
    if (game && by === "person" && !begun && !rematch && isSaved)
      this.notice.say(this.words.example, { [this.words.backToGame]: () => history.back() });
    this.share.render();
    this.friend.render();
  }
}
