// The rules: what is looked for in them, and their examples on boards.

import { el } from "../../element/draw/dom.js";
import { byId } from "../shell/dom.js";
import { Examples } from "./examples.js";
import { Filter } from "./filter.js";
import { Offline } from "../offline/offline.js";
import { Search } from "../search/search.js";
import { Settings } from "../shell/settings.js";

/** The page while it is shown. */
export class Page {
  /** @param {Pick<import("../words/words").SiteWords, "shell" | "search" | "rules">} words */
  constructor({ shell, search, rules }) {
    this.words = search;
    this.settings = new Settings(shell);
    this.offline = new Offline(shell);
    this.text = byId("rules");
    this.examples = new Examples(this.text, rules);
    this.search = new Search(this.text, new Filter(this.text, search), search);
    const contents = /** @type {HTMLDetailsElement} */ (byId("contents"));
    contents.open = matchMedia("(min-width: 900px)").matches;
    /** Says that there is no rule at an address. */
    this.unknown = el("p", { class: "unknown", role: "status", hidden: true });
    this.text.before(this.unknown);
    this.columns = rules.columns;
    if (new URLSearchParams(location.search).has("one-board"))
      /** What a reader who comes from a game on one board should know of rules about columns. */
      this.aside = el("span", { class: "aside small", text: rules.oneBoard });
    window.addEventListener("hashchange", () => this.arrive());
    this.arrive();
  }

  /** What the address asks for. */
  arrive() {
    const name = location.hash.slice(1); // numbers and names of headings need no escapes
    const target = document.getElementById(name);
    const isNumber = /^[A-Z]\d+$/.test(name);
    if (target?.hidden) {
      this.search.clear();
      target.scrollIntoView({ block: "start" });
    }
    this.unknown.hidden = !isNumber || target !== null;
    this.unknown.textContent = this.unknown.hidden ? "" : this.words.noRule(name, this.last(name[0]));
    this.aside?.remove();
    if (this.aside && isNumber && this.columns.test(target?.textContent ?? "")) target?.append(this.aside);
  }

  /** The last rule with a letter. @param {string} letter */
  last(letter) {
    const numbers = [...this.text.querySelectorAll("[id]")].flatMap(({ id }) =>
      /^[A-Z]\d+$/.test(id) && id[0] === letter ? [Number(id.slice(1))] : [],
    );
    return numbers.length ? `${letter}${Math.max(...numbers)}` : undefined;
  }
}
