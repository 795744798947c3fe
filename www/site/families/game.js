// A page about a family: its figures are boards from the beginning, its examples when somebody wants them.

import { Examples } from "../rules/examples.js";
import { LiveBoards } from "../rules/live-boards.js";
import { Offline } from "../offline/offline.js";
import { Settings } from "../shell/settings.js";

/** The page while it is shown. */
export class Page {
  /** @param {Pick<import("../words/words").SiteWords, "shell" | "rules">} words */
  constructor({ shell, rules }) {
    this.settings = new Settings(shell);
    this.offline = new Offline(shell);
    this.examples = new Examples(/** @type {HTMLElement} */ (document.querySelector("article")), rules);
    this.figures = new LiveBoards();
  }
}
