// The list of the kept games: to go on with them, to name them, to delete them, to take them elsewhere.

import { el } from "../../element/draw/dom.js";
import { SIDES, count, outcomeWords, sentence } from "../../element/words/sentences.js";
import { ago } from "./ago.js";
import { bringIn, fileOf } from "./kept-file.js";
import { LONGEST_NAME, byTime, isKept, nameOf } from "./kept-game.js";
import { why } from "./kept.js";

/** @typedef {import("./kept-game.js").KeptGame} KeptGame */

/** So many games stand there before the others are asked for. */
const FEW = 3;
/** So many games that could not be read are told one by one. */
const TOLD = 5;

export class KeptList {
  /**
   * @param {HTMLElement} place what it is drawn into
   * @param {import("./kept.js").Kept} kept
   * @param {{ heading?: "h2" | "h3", game?: string, quiet?: boolean }} [how] the game on the board; whether nothing is shown where nothing is kept
   */
  constructor(place, kept, { heading = "h2", game, quiet = false } = {}) {
    this.place = place;
    this.kept = kept;
    this.game = game;
    this.quiet = quiet;
    /** @type {any[]} */
    this.games = [];
    /** What was deleted while the list is open. @type {Map<string, any>} */
    this.deleted = new Map();
    /** The game that is being named. @type {string | null} */
    this.naming = null;
    this.life = new AbortController();
    this.address = "";
    this.list = el("ul", { class: "kept-games" });
    this.others = el("ul", { class: "kept-games" });
    this.summary = el("summary", {});
    this.more = el("details", { class: "kept-more" }, this.summary, this.others);
    this.said = el("p", { class: "kept-said small", role: "status" });
    this.file = el("input", { type: "file", accept: ".json,application/json", hidden: true, on: { change: () => this.bringIn() } });
    this.out = el("button", { type: "button", class: "quiet small", text: "Export all", on: { click: () => this.takeOut() } });
    place.replaceChildren(
      el("div", { class: "row spread kept-head" },
        el(heading, { id: "kept-title", text: "Your games" }),
        el("div", { class: "row" }, this.out,
          el("button", { type: "button", class: "quiet small", text: "Import", on: { click: () => this.file.click() } }), this.file)),
      this.said, this.list, this.more);
    const { signal } = this.life;
    document.addEventListener("visibilitychange", () => this.read(), { signal }); // another tab may have kept something
    window.addEventListener("pageshow", ({ persisted }) => persisted && this.read(), { signal });
    this.read();
  }

  free() {
    this.life.abort();
    URL.revokeObjectURL(this.address);
  }

  /** Reads again what is kept. */
  async read() {
    try {
      this.games = await this.kept.all();
    } catch (error) {
      this.say(why(error));
    }
    if (!this.life.signal.aborted) this.render();
  }

  /** @param {string} text */
  say(text) {
    this.said.textContent = text;
  }

  /** Does something with the kept games, and says what went wrong. @param {() => Promise<void>} work */
  async act(work) {
    this.naming = null;
    try {
      await work();
    } catch (error) {
      this.say(why(error));
    }
    await this.read();
  }

  render() {
    if (this.naming && this.place.querySelector("form")) return; // drawn when the name is given
    const games = [...this.games.filter(({ id }) => !this.deleted.has(id)), ...this.deleted.values()].sort(byTime);
    const rows = games.map((game) => (this.deleted.has(game.id) ? this.gone(game) : this.row(game)));
    this.list.replaceChildren(...rows.slice(0, FEW));
    this.others.replaceChildren(...rows.slice(FEW));
    this.more.hidden = rows.length <= FEW;
    this.summary.textContent = `${count(rows.length - FEW, "more game")}`;
    this.out.disabled = this.games.length === 0;
    if (!rows.length) this.list.append(el("li", { class: "muted small", text: "Games that you play are kept here, in this browser." }));
    this.place.hidden = this.quiet && !rows.length && !this.said.textContent;
  }

  /** @param {any} game */
  row(game) {
    const { id } = game;
    const name = called(game);
    const works = isKept(game);
    const here = id === this.game;
    return el("li", { class: "kept-game", data: { game: id }, "aria-current": here ? "true" : null },
      el("div", { class: "kept-words" },
        this.naming === id ? this.form(game) : el("strong", { text: name }),
        works ? el("span", { class: "muted small" }, `${facts(game)} · `, time(game.updated)) : el("span", { class: "muted small", text: "It cannot be read. Export it to have what is left of it." })),
      el("div", { class: "row" },
        here ? el("span", { class: "small here", text: "On the board" }) : works ? el("a", { class: "go", href: `play.html#game=${encodeURIComponent(id)}`, "aria-label": `Continue: ${name}`, text: "Continue" }) : null,
        works ? el("button", { type: "button", class: "quiet small", "aria-label": `Rename: ${name}`, text: "Rename", on: { click: () => this.name(id) } }) : null,
        el("button", { type: "button", class: "quiet small", "aria-label": `Delete: ${name}`, text: "Delete", on: { click: () => this.remove(id) } })));
  }

  /** What stands in the place of a deleted game. @param {any} game */
  gone(game) {
    return el("li", { class: "kept-game gone", data: { game: game.id } },
      el("span", { class: "muted", text: `“${called(game)}” is deleted.` }),
      el("button", { type: "button", class: "small", "aria-label": `Undo: delete ${called(game)}`, text: "Undo", on: { click: () => this.restore(game) } }));
  }

  /** Where a name is written. @param {KeptGame} game */
  form({ id, name, variant }) {
    const input = el("input", { type: "text", value: name, placeholder: nameOf(variant), maxlength: LONGEST_NAME, "aria-label": "Name of the game" });
    const done = () => {
      this.naming = null;
      this.focus(id, "[aria-label^=Rename]");
    };
    return el("form", {
      class: "row",
      on: {
        submit: async (/** @type {Event} */ event) => {
          event.preventDefault();
          this.naming = null;
          await this.act(() => this.kept.rename(id, input.value.trim()));
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
    }, input, el("button", { class: "small", text: "Save" }));
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
      const game = await this.kept.remove(id);
      if (!game) return;
      this.deleted.set(id, game);
      this.say(`Deleted: ${called(game)}.`);
    });
    this.focus(id, "button");
  }

  /** @param {any} game */
  async restore(game) {
    await this.act(async () => {
      await this.kept.add(game);
      this.deleted.delete(game.id);
      this.say(`${called(game)} is back.`);
    });
    this.focus(game.id, "a, button");
  }

  /** @param {string} id  @param {string} selector */
  focus(id, selector) {
    const row = this.place.querySelector(`[data-game="${CSS.escape(id)}"]`);
    /** @type {HTMLElement | null} */ (row?.querySelector(selector) ?? null)?.focus();
  }

  takeOut() {
    return this.act(async () => {
      URL.revokeObjectURL(this.address);
      this.address = URL.createObjectURL(fileOf(await this.kept.all()));
      el("a", { href: this.address, download: "hyperply-games.json" }).click();
    });
  }

  async bringIn() {
    const [file] = this.file.files ?? [];
    if (!file) return;
    this.say("Reading …");
    try {
      const { came, had, bad } = await bringIn(this.kept, file);
      const kinds = [`${count(came, "game")} came in.`, had ? `${count(had, "game")} had been here already.` : "", bad.length ? `${count(bad.length, "game")} left out:` : ""];
      const told = bad.slice(0, TOLD).map(sentence);
      if (bad.length > TOLD) told.push(`And ${bad.length - TOLD} more.`);
      this.say([...kinds, ...told].filter(Boolean).join(" "));
      if (came) navigator.storage?.persist?.().catch(() => {});
    } catch (error) {
      this.say(/** @type {Error} */ (error).message);
    }
    this.file.value = "";
    await this.read();
  }
}

/** @param {any} game */
const called = ({ name, variant }) => String(name || nameOf(String(variant)));

/** @param {KeptGame} game */
function facts({ name, variant, you, turn, outcome, ply, length, example }) {
  const stands = outcome ? outcomeWords(outcome).result.replace(/\.$/, "") : `${SIDES[turn]} to move`;
  const moves = ply < length ? `${ply} of ${count(length, "move")}` : count(length, "move");
  return [name ? nameOf(variant) : "", example ? "from an example" : "", you ? `with a friend, you are ${SIDES[you]}` : "", stands, moves].filter(Boolean).join(" · ");
}

/** @param {number} updated */
function time(updated) {
  const date = new Date(updated);
  return el("time", { datetime: date.toISOString(), title: date.toLocaleString(), text: ago(date) });
}
