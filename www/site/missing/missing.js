// Where there is no page.

import { Offline } from "../offline/offline.js";
import { Settings } from "../shell/settings.js";

/** The page while it is shown. */
export class Page {
  /** @param {Pick<import("../words/words").SiteWords, "shell">} words */
  constructor({ shell }) {
    this.settings = new Settings(shell);
    this.offline = new Offline(shell);
  }
}
