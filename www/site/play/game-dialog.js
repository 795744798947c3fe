// The saved games, and the list of games by families, in each from few dimensions to many.

import { el } from "../../element/draw/dom.js";
import { SavedGames } from "../storage/list.js";
import { CATALOG } from "#catalog";

/** @type {Record<number, string>} */
const DIMENSIONS = { 2: "two dimensions", 3: "three dimensions", 4: "four dimensions" };

export class GameDialog {
  /** @param {HTMLElement} dialog  @param {import("../storage/store.js").GameStore} store  @param {(variant: string) => void} start */
  constructor(dialog, store, start) {
    this.dialog = /** @type {HTMLDialogElement} */ (dialog);
    this.store = store;
    this.start = start;
    /** The list of the saved games, while the dialog is open. @type {SavedGames | null} */
    this.list = null;
    dialog.addEventListener("click", ({ target }) => {
      if (target === dialog || (target instanceof Element && target.closest("a"))) this.dialog.close();
    });
    dialog.addEventListener("close", () => this.free());
  }

  free() {
    this.list?.free();
    this.list = null;
  }

  /** @param {string} current variant  @param {string} [game] the saved game on the board */
  open(current, game) {
    const place = el("section", { class: "saved-games", "aria-labelledby": "saved-title" });
    this.free();
    this.list = new SavedGames(place, this.store, { heading: "h3", game });
    const { dialog } = this;
    const titles = [...new Set(CATALOG.map(({ title }) => title))];
    dialog.replaceChildren(
      el(
        "div",
        { class: "row spread sheet-head" },
        el("h2", { id: "games-title", text: "Choose a game" }),
        el("button", {
          type: "button",
          class: "quiet",
          "aria-label": "Close",
          text: "✕",
          on: { click: () => dialog.close() },
        }),
      ),
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
              ...CATALOG.filter((info) => info.title === title).map((info) =>
                el("li", {}, this.card(info, info.id === current)),
              ),
            ),
          ),
        ),
      ),
    );
    dialog.showModal();
  }

  /** @param {typeof CATALOG[number]} info  @param {boolean} current */
  card(info, current) {
    const facts = [DIMENSIONS[info.dimensions] ?? `${info.dimensions} dimensions`, info.boards];
    if (info.time_out) facts.push("Time Out");
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
      el("strong", { text: info.name }),
      el("span", { text: info.summary }),
      el("span", { class: "muted small", text: facts.join(" · ") }),
    );
  }
}
