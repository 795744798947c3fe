// The saved games, and the list of games by families, in each from many dimensions to few: first what most come for.

import { el } from "../../element/draw/dom.js";
import { drawingOf } from "../shell/drawings.js";
import { dialogHead } from "../shell/choice.js";
import { SavedGames } from "../storage/list.js";
import { CATALOG } from "#catalog";

export class GameDialog {
  /**
   * @param {HTMLElement} dialog
   * @param {import("../storage/store.js").GameStore} store
   * @param {Pick<import("../words/words").SiteWords, "play" | "shell" | "sides" | "storage">} words
   * @param {(variant: string) => void} start
   */
  constructor(dialog, store, words, start) {
    this.dialog = /** @type {HTMLDialogElement} */ (dialog);
    this.store = store;
    this.words = words;
    this.start = start;
    /** The list of the saved games, while the dialog is open. @type {SavedGames | null} */
    this.list = null;
    dialog.addEventListener("click", ({ target }) => {
      if (target === dialog || (target instanceof Element && target.closest("a"))) this.dialog.close();
    });
    dialog.addEventListener("close", () => this.dialog.open || this.free()); // it may be open again
  }

  free() {
    this.list?.free();
    this.list = null;
  }

  /** @param {{ current?: string, game?: string, why?: string }} shown the variant and the saved game on the board; why it is opened, if nobody asked */
  open({ current, game, why }) {
    const { dialog, words } = this;
    const place = el("section", { class: "saved-games", "aria-labelledby": "saved-title" });
    this.free();
    this.list = new SavedGames(place, this.store, words, { heading: "h3", game, quiet: why !== undefined });
    const titles = [...new Set(CATALOG.map(({ title }) => title))];
    dialog.replaceChildren(
      dialogHead(dialog, { id: "games-title", title: words.play.chooseGame, close: words.shell.close }),
      ...(why ? [el("p", { id: "games-why", text: why })] : []),
      place,
      el(
        "div",
        { class: "families" },
        ...titles.map((title) =>
          el(
            "section",
            { class: "family" },
            el("h3", { text: title }),
            el(
              "ul",
              { class: "games" },
              ...CATALOG.filter((info) => info.title === title)
                .sort((a, b) => b.dimensions - a.dimensions)
                .map((info) => el("li", {}, this.card(info, info.id === current))),
            ),
          ),
        ),
      ),
    );
    dialog.showModal();
  }

  /** @param {typeof CATALOG[number]} info  @param {boolean} current */
  card(info, current) {
    const words = this.words.play;
    const facts = [words.dimensions(info.dimensions), info.boards];
    if (info.time_out) facts.push(words.timeOut);
    return el(
      "button",
      {
        type: "button",
        class: "game-card",
        data: { variant: info.id },
        "aria-current": current ? "true" : null,
        on: {
          click: () => {
            this.dialog.close();
            this.start(info.id);
          },
        },
      },
      el("img", { src: drawingOf(info.id), alt: "", width: 72, height: 54, loading: "lazy" }),
      el(
        "span",
        { class: "words" },
        el("strong", { text: info.name }),
        el("span", { text: info.summary }),
        el("span", { class: "muted small", text: facts.join(" · ") }),
      ),
    );
  }
}
