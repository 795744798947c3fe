// What was on its way to the store when its page was left: noted at once, and brought to the store by the next page.

import { isKept } from "./kept-game.js";

/** @typedef {{ game: import("./kept-game.js").KeptGame, seen: number }} Left a game, and when what the store had of it was changed */

export class Notes {
  /** @param {string} place */
  constructor(place) {
    this.prefix = `hyperply-left ${place} `;
  }

  /** @param {Left} left */
  write(left) {
    try {
      localStorage.setItem(this.prefix + left.game.id, JSON.stringify(left));
    } catch {
      // the entry of the history has the game
    }
  }

  /** @param {string} id */
  strike(id) {
    try {
      localStorage.removeItem(this.prefix + id);
    } catch {
      // nothing was written either
    }
  }

  /** All that is noted. @returns {Left[]} */
  read() {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(this.prefix))
        .map((key) => JSON.parse(localStorage.getItem(key) ?? "null")).filter((left) => isKept(left?.game));
    } catch {
      return [];
    }
  }
}
