// The rules: what is looked for in them, and their examples on boards.

import { el } from "../../element/draw/dom.js";
import { byId } from "../shell/dom.js";
import { Examples } from "./examples.js";
import { Offline } from "../offline/offline.js";
import { Search } from "./search.js";
import { Settings } from "../shell/settings.js";

/** The page while it is shown. */
export class Page {
  /** @param {Pick<import("../words/words").SiteWords, "shell">} words */
  constructor({ shell }) {
    this.settings = new Settings(shell);
    this.offline = new Offline(shell);
    const text = byId("rules");
    this.examples = new Examples(text);
    this.search = new Search(byId("find"), text);
    const contents = /** @type {HTMLDetailsElement} */ (byId("contents"));
    contents.open = matchMedia("(min-width: 900px)").matches;
    if (!new URLSearchParams(location.search).has("one-board")) return;
    /** What a reader who comes from a game on one board should know of rules about columns. */
    this.aside = el("span", {
      class: "aside small",
      text: "You come from a game on one board: a column is a single cell there.",
    });
    window.addEventListener("hashchange", () => this.explain());
    this.explain();
  }

  /** Puts that below the rule of the address. */
  explain() {
    this.aside?.remove();
    const rule = /^#[A-Z]\d+$/.test(location.hash) ? document.getElementById(location.hash.slice(1)) : null;
    if (this.aside && /\bcolumns?\b/.test(rule?.textContent ?? "")) rule?.append(this.aside);
  }
}
