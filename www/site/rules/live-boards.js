// Boards that a page shows from its beginning: each is made when it comes near, and takes the place of its picture.

import { BoardPool } from "./board-pool.js";

const NARROW = 720; // px: a model would be smaller than its picture

export class LiveBoards {
  /** Whatever a figure says in its data is an attribute of its board, but `pick`: a piece. */
  constructor() {
    this.boards = new BoardPool();
    /** Figures whose boards are made or on their way. @type {WeakSet<HTMLElement>} */
    this.begun = new WeakSet();
    this.sight = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const figure = /** @type {HTMLElement} */ (target);
          if (isIntersecting && !this.begun.has(figure)) this.show(figure); // what comes into sight is told once
        }
      },
      { rootMargin: "300px" },
    );
    if (document.readyState === "complete") this.start();
    else window.addEventListener("load", () => this.start(), { once: true }); // what is read comes first
  }

  start() {
    for (const figure of document.querySelectorAll("figure.live")) this.sight.observe(figure);
  }

  /** @param {HTMLElement} figure */
  async show(figure) {
    this.begun.add(figure);
    const place = /** @type {HTMLElement} */ (figure.querySelector(".place"));
    const { pick, stack: _, ...attributes } = figure.dataset;
    if (attributes.view === "3d" && innerWidth < NARROW) return;
    try {
      const board = await this.boards.make(/** @type {Record<string, string>} */ (attributes));
      place.append(board);
      await board.ready;
      if (pick) board.select(pick);
      place.querySelector("img")?.remove();
    } catch {
      place.querySelector("hyperply-game")?.remove();
      this.begun.delete(figure); // tried again when it comes into sight again
    }
  }
}
