// The front page: old addresses of games, games to go on with, a board to be played on.

import { byId } from "../shell/dom.js";
import { drawingOf } from "../shell/drawings.js";
import { hashOf } from "../play/address.js";
import { LiveBoards } from "../rules/live-boards.js";
import { SavedGames } from "../storage/list.js";
import { GameStore } from "../storage/store.js";
import { Offline } from "../offline/offline.js";
import { Settings } from "../shell/settings.js";

/** The page while it is shown. */
export class Page {
  /** @param {Pick<import("../words/words").SiteWords, "shell" | "sides" | "storage">} words */
  constructor(words) {
    this.settings = new Settings(words.shell);
    this.offline = new Offline(words.shell);
    if (/[#&](variant|position)=/.test(location.hash)) location.replace(`play.html${location.hash}`); // games were here once
    for (const image of /** @type {NodeListOf<HTMLImageElement>} */ (document.querySelectorAll("[data-drawing]")))
      image.src = drawingOf(image.dataset.drawing ?? ""); // in the one file
    this.list = new SavedGames(byId("saved-games"), new GameStore(words.storage), words, { quiet: true });
    this.figures = new LiveBoards();
    /** @type {HTMLElement} */ (document.querySelector(".try .live")).addEventListener(
      "hyperply-change",
      ({ currentTarget, target }) => {
        makeRoom(currentTarget, target);
        leadOn(target);
      },
      true,
    );
  }
}

/** Leads on to the page on which the game on a board can be continued. @param {any} board */
function leadOn(board) {
  const link = byId("try-on");
  link.setAttribute("href", `play.html${hashOf(board)}&ask`);
  link.parentElement?.toggleAttribute("data-begun", board.moves.length > 0);
}

/** Gives a board room for pieces in Time Out below it. @param {any} figure  @param {any} board */
function makeRoom(figure, { game }) {
  figure.classList.toggle("absent", game.rematerialize_targets().length > 0);
}
