// The front page: old addresses of games, games to go on with, a board to be played on.

import { byId } from "../shell/dom.js";
import { drawingOf } from "../shell/drawings.js";
import { hashOf } from "../play/address.js";
import { LiveBoards } from "../rules/live-boards.js";
import { gameOn } from "../storage/import-export.js";
import { NARROW, SavedGames } from "../storage/list.js";
import { GameStore, newId } from "../storage/store.js";
import { Offline } from "../offline/offline.js";
import { Settings } from "../shell/settings.js";

/** @typedef {import("../../element/element.js").HyperplyGame} Board */

/** The page while it is shown. */
export class Page {
  /** @param {Pick<import("../words/words").SiteWords, "shell" | "sides" | "storage">} words */
  constructor(words) {
    this.settings = new Settings(words.shell);
    this.offline = new Offline(words.shell);
    if (/[#&](variant|position)=/.test(location.hash)) location.replace(`play.html${location.hash}`); // games were here once
    for (const image of /** @type {NodeListOf<HTMLImageElement>} */ (document.querySelectorAll("[data-drawing]")))
      image.src = drawingOf(image.dataset.drawing ?? ""); // in the one file
    this.store = new GameStore(words.storage);
    this.list = new SavedGames(byId("saved-games"), this.store, words, { quiet: true });
    this.figures = new LiveBoards();
    this.figure = /** @type {HTMLElement} */ (document.querySelector(".try .live"));
    this.link = /** @type {HTMLAnchorElement} */ (byId("try-on"));
    this.figure.addEventListener("hyperply-change", () => this.changed(), true);
    if (matchMedia(NARROW).matches)
      for (const way of document.querySelectorAll(":is(.start, .games, .cards) a[href$='&view=3d']"))
        way.setAttribute("href", String(way.getAttribute("href")).replace("&view=3d", "")); // its pieces would be small
    this.link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return; // another tab
      event.preventDefault();
      this.leadOn();
    });
  }

  /** The board to be played on. */
  get board() {
    return /** @type {Board} */ (this.figure.querySelector("hyperply-game"));
  }

  /** Gives the board room for pieces in Time Out below it, and shows the way to go on with its game. */
  changed() {
    const { board, figure, link } = this;
    figure.classList.toggle(
      "absent",
      /** @type {NonNullable<Board["game"]>} */ (board.game).rematerialize_targets().length > 0,
    );
    link.href = `play.html${hashOf(board)}`;
    link.parentElement?.toggleAttribute("data-begun", board.moves.length > 0);
  }

  /** Saves the game with its players, and opens it; where nothing can be saved, its moves. */
  async leadOn() {
    const { board, link, store } = this;
    const id = newId();
    const players = { white: "human", black: board.getAttribute("black") ?? "human" };
    const game = { ...gameOn(board), id, name: "", players, updated: Date.now() };
    const address = new URL(link.href); // of the one file, if this is that
    await store.add(game).then(
      () => {
        address.hash = `game=${id}`;
      },
      () => {}, // its moves are there
    );
    location.assign(address);
  }
}
