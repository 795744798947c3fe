// A page about a game: its figures are boards from the beginning, its examples when somebody wants them.

import { BoardPool } from "../rules/board-pool.js";
import { Examples } from "../rules/examples.js";
import { Offline } from "../offline/offline.js";
import { Settings } from "../shell/settings.js";

/** The page while it is shown. */
export class Page {
  /** @param {Pick<import("../words/words").SiteWords, "shell" | "rules">} words */
  constructor({ shell, rules }) {
    this.settings = new Settings(shell);
    this.offline = new Offline(shell);
    this.examples = new Examples(/** @type {HTMLElement} */ (document.querySelector("article")), rules);
    this.boards = new BoardPool();
    this.sight = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) this.show(/** @type {HTMLElement} */ (target));
      },
      { rootMargin: "300px" },
    );
    for (const figure of document.querySelectorAll("figure.live")) this.sight.observe(figure);
  }

  /** Puts what a figure shows on a board in it. @param {HTMLElement} figure */
  async show(figure) {
    this.sight.unobserve(figure);
    const { position = "", pick } = figure.dataset;
    try {
      const board = await this.boards.make({ position });
      figure.querySelector(".place")?.append(board);
      await board.ready;
      if (pick) board.select(pick);
    } catch {
      figure.querySelector("hyperply-game")?.remove();
      this.sight.observe(figure); // tried again when it is seen again
    }
  }
}
