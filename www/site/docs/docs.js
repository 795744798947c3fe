// A document, and the list of all: what is looked for takes the place of the text.

import { el } from "../../element/draw/dom.js";
import { byId } from "../shell/dom.js";
import { Offline } from "../offline/offline.js";
import { Results } from "../search/results.js";
import { Search } from "../search/search.js";
import { Settings } from "../shell/settings.js";

/** How many results are shown. */
const MOST = 30;

/** The page while it is shown. */
export class Page {
  /** @param {Pick<import("../words/words").SiteWords, "shell" | "search">} words */
  constructor({ shell, search }) {
    this.words = search;
    this.settings = new Settings(shell);
    this.offline = new Offline(shell);
    this.text = byId("text");
    this.results = new Results(byId("find").dataset.page ?? "", MOST);
    this.list = el("section", { hidden: true }, el("h1", { text: search.results }), this.results.list);
    this.text.before(this.list);
    this.search = new Search(this.text, this, search);
    document.addEventListener("click", ({ target }) => {
      const leadsHere = target instanceof Element && target.closest('a[href^="#"]');
      if (leadsHere) this.search.clear(); // so that its place can be scrolled to
    });
    const wide = matchMedia("(min-width: 900px)").matches;
    for (const details of document.getElementsByTagName("details")) details.open = wide;
  }

  /** @param {import("../search/index.js").Hit[]} hits */
  show(hits) {
    this.text.hidden = true;
    this.list.hidden = false;
    const places = this.results.show(hits);
    return places > MOST ? this.words.best(MOST) : this.words.found(places);
  }

  clear() {
    this.text.hidden = false;
    this.list.hidden = true;
  }

  go() {
    this.results.go();
  }
}
