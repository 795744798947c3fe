// The list of the saved games: continue, rename, delete, export and import them.

import { el } from "../../element/draw/dom.js";
import { nameOf } from "../shell/variants.js";
import { withoutRule } from "../../element/words/message.js";
import { exportFile, importFile } from "./import-export.js";
import { LONGEST_NAME, Problem, byTime, isSavedGame, messageOf } from "./store.js";
import { language } from "../shell/language.js";

/** @typedef {import("./store.js").SavedGame} SavedGame */
/** @typedef {Pick<import("../words/words").SiteWords, "sides" | "storage">} Words */

/** How many games are shown before “more games” is opened; one on a page of a phone that has more to show. */
const FEW = 3;
/** The window of a phone. */
export const NARROW = "(max-width: 700px)";
/** How many games that cannot be imported are told one by one. */
const TOLD = 5;

export class SavedGames {
  /**
   * @param {HTMLElement} place what it is drawn into
   * @param {import("./store.js").GameStore} store
   * @param {Words} words
   * @param {{ heading?: "h2" | "h3", game?: string, quiet?: boolean }} [how] the game on the board; whether nothing is shown if nothing is saved
   */
  constructor(place, store, words, { heading = "h2", game, quiet = false } = {}) {
    const { storage } = words;
    this.place = place;
    this.store = store;
    this.words = words;
    this.game = game;
    this.quiet = quiet;
    /** @type {any[]} */
    this.games = [];
    this.hasLearned = false;
    /** What was deleted while the list is open. @type {Map<string, any>} */
    this.deleted = new Map();
    /** The game that is being named. @type {string | null} */
    this.naming = null;
    this.life = new AbortController();
    this.address = "";
    this.list = el("ul", { class: "saved-list" });
    this.others = el("ul", { class: "saved-list" });
    this.summary = el("summary", {});
    this.more = el("details", { class: "saved-more" }, this.summary, this.others);
    this.said = el("p", { class: "saved-note small", role: "status" });
    this.file = el("input", {
      type: "file",
      accept: ".json,application/json",
      hidden: true,
      on: { change: () => this.importGames() },
    });
    this.exportButton = el("button", {
      type: "button",
      class: "quiet small",
      disabled: true,
      text: storage.exportAll,
      on: { click: () => this.exportAll() },
    });
    place.replaceChildren(
      el(
        "div",
        { class: "row spread saved-head" },
        el(heading, { id: "saved-title", text: storage.title }),
        el(
          "div",
          { class: "row" },
          this.exportButton,
          el("button", {
            type: "button",
            class: "quiet small",
            text: storage.import,
            on: { click: () => this.file.click() },
          }),
          this.file,
        ),
      ),
      this.said,
      this.list,
      this.more,
    );
    const { signal } = this.life;
    document.addEventListener("visibilitychange", () => this.read(), { signal }); // another tab may have saved something
    window.addEventListener("pageshow", ({ persisted }) => persisted && this.read(), { signal });
    this.read();
  }

  free() {
    this.life.abort();
    URL.revokeObjectURL(this.address);
  }

  /** Reads the saved games again. */
  async read() {
    try {
      this.games = await this.store.all();
      this.hasLearned = (await this.store.learned()).length > 0;
    } catch (error) {
      this.fail(error);
    }
    if (!this.life.signal.aborted) this.render();
  }

  /** @param {string} text */
  say(text) {
    this.said.textContent = text;
  }

  /** @param {unknown} error */
  fail(error) {
    this.say(messageOf(this.words.storage, error));
  }

  /** Changes the saved games, and says what went wrong. @param {() => Promise<void>} work */
  async act(work) {
    this.naming = null;
    try {
      await work();
    } catch (error) {
      this.fail(error);
    }
    await this.read();
  }

  render() {
    const { storage } = this.words;
    if (this.naming && this.place.querySelector("form")) return; // drawn when the name is given
    const games = [...this.games.filter(({ id }) => !this.deleted.has(id)), ...this.deleted.values()].sort(byTime);
    const rows = games.map((game) => (this.deleted.has(game.id) ? this.gone(game) : this.row(game)));
    const few = this.quiet && matchMedia(NARROW).matches ? 1 : FEW;
    this.list.replaceChildren(...rows.slice(0, few));
    this.others.replaceChildren(...rows.slice(few));
    this.more.hidden = rows.length <= few;
    this.summary.textContent = storage.more(rows.length - few);
    this.exportButton.disabled = this.games.length === 0 && !this.hasLearned;
    if (!rows.length) this.list.append(el("li", { class: "muted small", text: storage.empty }));
    this.place.hidden = this.quiet && !rows.length && !this.said.textContent;
  }

  /** @param {any} game */
  row(game) {
    const { storage } = this.words;
    const { id } = game;
    const name = called(game);
    const works = isSavedGame(game);
    const here = id === this.game;
    return el(
      "li",
      { class: "saved-game", data: { game: id }, "aria-current": here ? "true" : null },
      el(
        "div",
        { class: "saved-words" },
        this.naming === id ? this.form(game) : el("strong", { text: name }),
        works
          ? el("span", { class: "muted small" }, `${facts(this.words, game)} · `, time(this.words, game.updated))
          : el("span", { class: "muted small", text: storage.unreadable }),
      ),
      el(
        "div",
        { class: "row" },
        here
          ? el("span", { class: "small here", text: storage.onBoard })
          : works
            ? el("a", {
                class: "go",
                href: `play.html#game=${encodeURIComponent(id)}`,
                "aria-label": storage.goTo(name),
                text: storage.go,
              })
            : null,
        works
          ? el("button", {
              type: "button",
              class: "quiet small",
              data: { rename: "" },
              "aria-label": storage.renameOne(name),
              text: storage.rename,
              on: { click: () => this.name(id) },
            })
          : null,
        el("button", {
          type: "button",
          class: "quiet small",
          "aria-label": storage.deleteOne(name),
          text: storage.delete,
          on: { click: () => this.remove(id) },
        }),
      ),
    );
  }

  /** What stands in the place of a deleted game. @param {any} game */
  gone(game) {
    const { storage } = this.words;
    const name = called(game);
    return el(
      "li",
      { class: "saved-game gone", data: { game: game.id } },
      el("span", { class: "muted", text: storage.deleted(name) }),
      el("button", {
        type: "button",
        class: "small",
        "aria-label": storage.undoDelete(name),
        text: storage.undo,
        on: { click: () => this.restore(game) },
      }),
    );
  }

  /** Where a name is written. @param {SavedGame} game */
  form({ id, name, variant }) {
    const { storage } = this.words;
    const input = el("input", {
      type: "text",
      value: name,
      placeholder: nameOf(variant),
      maxlength: LONGEST_NAME,
      "aria-label": storage.nameLabel,
    });
    const done = () => {
      this.naming = null;
      this.focus(id, "[data-rename]");
    };
    return el(
      "form",
      {
        class: "row",
        on: {
          submit: async (/** @type {Event} */ event) => {
            event.preventDefault();
            this.naming = null;
            await this.act(() => this.store.rename(id, input.value.trim()));
            done();
            navigator.storage?.persist?.().catch(() => {}); // what has a name is meant to stay
          },
          keydown: (/** @type {KeyboardEvent} */ event) => {
            if (event.key !== "Escape") return;
            event.preventDefault(); // the dialog stays open
            this.naming = null;
            this.render();
            done();
          },
        },
      },
      input,
      el("button", { class: "small", text: storage.save }),
    );
  }

  /** @param {string} id */
  name(id) {
    this.naming = null;
    this.place.querySelector("form")?.remove();
    this.naming = id;
    this.render();
    const input = /** @type {HTMLInputElement | null} */ (this.place.querySelector("form input"));
    input?.focus();
    input?.select();
  }

  /** @param {string} id */
  async remove(id) {
    await this.act(async () => {
      const game = await this.store.delete(id);
      if (!game) return;
      this.deleted.set(id, game);
      this.say(this.words.storage.deleted(called(game)));
    });
    this.focus(id, "button");
  }

  /** @param {any} game */
  async restore(game) {
    await this.act(async () => {
      await this.store.restore(game);
      this.deleted.delete(game.id);
      this.say(this.words.storage.restored(called(game)));
    });
    this.focus(game.id, "a, button");
  }

  /** @param {string} id  @param {string} selector */
  focus(id, selector) {
    const row = this.place.querySelector(`[data-game="${CSS.escape(id)}"]`);
    /** @type {HTMLElement | null} */ (row?.querySelector(selector) ?? null)?.focus();
  }

  exportAll() {
    return this.act(async () => {
      URL.revokeObjectURL(this.address);
      this.address = URL.createObjectURL(exportFile(await this.store.all(), await this.store.learned()));
      el("a", { href: this.address, download: "hyperply-games.json" }).click();
    });
  }

  async importGames() {
    const [file] = this.file.files ?? [];
    if (!file) return;
    const { storage } = this.words;
    this.say(storage.importing);
    try {
      const { imported, known, learned, failed } = await importFile(this.store, file);
      const kinds = [
        imported || known || failed.length || !learned ? storage.imported(imported) : "",
        known ? storage.known(known) : "",
        learned ? storage.learned(learned) : "",
        failed.length ? storage.failed(failed.length) : "",
      ];
      const told = failed
        .slice(0, TOLD)
        .map(({ game, error }) =>
          storage.failure(
            game,
            error instanceof Problem ? messageOf(storage, error) : withoutRule(error.message, language()),
          ),
        );
      if (failed.length > TOLD) told.push(storage.moreFailures(failed.length - TOLD));
      this.say([...kinds, ...told].filter(Boolean).join(" "));
      if (imported) navigator.storage?.persist?.().catch(() => {});
    } catch (error) {
      this.fail(error);
    }
    this.file.value = "";
    await this.read();
  }
}

/** @param {any} game */
const called = ({ name, variant }) => String(name || nameOf(String(variant)));

/** @param {Words} words  @param {SavedGame} game */
function facts({ sides, storage }, { name, variant, you, turn, number, outcome, example }) {
  return [
    name ? nameOf(variant) : "",
    example ? storage.example : "",
    you ? storage.byLink(you) : "",
    outcome ? sides.status.result(outcome).replace(/\.$/, "") : storage.toMove(turn),
    number ? storage.move(number) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something was, in words. @param {Words} words  @param {Date} date */
function timeSince({ sides, storage }, date) {
  const seconds = (Date.now() - date.getTime()) / 1000;
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["second", Infinity];
  return size === Infinity
    ? storage.justNow
    : new Intl.RelativeTimeFormat(sides.locale, { numeric: "auto" }).format(-Math.floor(seconds / size), unit);
}

/** @param {Words} words  @param {number} updated */
function time(words, updated) {
  const date = new Date(updated);
  return el("time", { datetime: date.toISOString(), title: date.toLocaleString(), text: timeSince(words, date) });
}
