// The rules: what is looked for in them, and their examples on boards.

import { byId } from "./dom.js";
import { Examples } from "./examples.js";
import { Offline } from "./offline.js";
import { Search } from "./search.js";
import { Settings } from "./settings.js";

/** The page while it is shown. */
export class Page {
  constructor() {
    this.settings = new Settings();
    this.offline = new Offline();
    const text = byId("rules");
    this.examples = new Examples(text);
    this.search = new Search(byId("find"), text);
    const contents = /** @type {HTMLDetailsElement} */ (byId("contents"));
    contents.open = matchMedia("(min-width: 900px)").matches;
  }
}
