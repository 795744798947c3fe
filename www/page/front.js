// The front page: old addresses of games, games to go on with.

import { Offline } from "./offline.js";
import { Settings } from "./settings.js";

/** The page while it is shown. */
export class Page {
  constructor() {
    this.settings = new Settings();
    this.offline = new Offline();
    if (/[#&](variant|position)=/.test(location.hash)) location.replace(`play.html${location.hash}`); // games were here once
  }

  /** Listens to nothing any more; the page is taken away. */
  free() {
    this.offline.free();
  }
}
