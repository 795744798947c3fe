// The front page: old addresses of games, games to go on with.

import { byId } from "./dom.js";
import { Kept } from "./kept.js";
import { KeptList } from "./kept-list.js";
import { Offline } from "./offline.js";
import { Settings } from "./settings.js";

/** The page while it is shown. */
export class Page {
  constructor() {
    this.settings = new Settings();
    this.offline = new Offline();
    if (/[#&](variant|position)=/.test(location.hash)) location.replace(`play.html${location.hash}`); // games were here once
    this.kept = new Kept();
    this.list = new KeptList(byId("kept"), this.kept, { quiet: true });
  }
}
