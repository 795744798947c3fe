// The position, the record and the link, out and in.

import { el } from "../../element/draw/dom.js";
import { hashOf } from "./address.js";
import { copy } from "./copy.js";
import { pictureBox } from "./share-picture.js";

/** @typedef {HTMLTextAreaElement} Area */
/** @typedef {import("../words/words").PlayWords["share"]} Words */
/** @typedef {import("../../element/types").Side} Side */

const QUOTES = ['""', "''", "``", "“”", "‘’", "„“", "«»"];

/** A text as it was written, without what stands around it where it was copied. @param {string} text */
function bare(text) {
  const inside = text.trim();
  return QUOTES.some(([open, close]) => inside.length > 1 && inside.startsWith(open) && inside.endsWith(close))
    ? inside.slice(1, -1).trim()
    : inside;
}

export class Share {
  /**
   * @param {import("../../element/element.js").HyperplyGame} board
   * @param {HTMLElement} template
   * @param {{ share: Words, sides: Record<Side, string> }} words
   * @param {object} page
   * @param {(text: string) => Promise<void>} page.open
   * @param {(side: Side | undefined) => void} page.invite
   * @param {HTMLElement[]} page.ways to more that can be done with the game
   */
  constructor(board, template, { share: words, sides }, page) {
    this.board = board;
    this.words = words;
    this.page = page;
    board.append(/** @type {HTMLTemplateElement} */ (template).content.cloneNode(true));
    this.details = /** @type {HTMLDetailsElement} */ (board.querySelector("#share"));
    this.position = this.area("position", 3);
    this.record = this.area("record", 6);
    this.link = this.area("link", 2);
    this.paste = el("textarea", { id: "paste", rows: 4, spellcheck: "false" });
    this.picture = pictureBox(board, words.picture);
    this.note = el("p", { id: "loaded", class: "small", role: "status" });
    this.alone = el("button", {
      id: "alone",
      type: "button",
      class: "small",
      text: words.alone,
      on: { click: () => page.invite(undefined) },
    });
    this.details
      .querySelector("#share-body")
      ?.append(
        el(
          "div",
          { class: "text-box" },
          el("p", { class: "small", text: words.byLink }),
          el(
            "div",
            { class: "row" },
            ...Object.entries(sides).map(([side, name]) =>
              el("button", {
                type: "button",
                class: "small",
                data: { you: side },
                text: name,
                on: { click: () => page.invite(/** @type {Side} */ (side)) },
              }),
            ),
            this.alone,
          ),
        ),
        this.box(words.position, this.position),
        this.box(words.record, this.record),
        this.box(words.link, this.link),
        el("div", { class: "row" }, ...page.ways),
        this.picture.node,
        el(
          "div",
          { class: "text-box" },
          el("label", { for: "paste", text: words.paste }),
          this.paste,
          el("button", { id: "load", type: "button", text: words.load, on: { click: () => this.load() } }),
          this.note,
        ),
      );
    this.details.addEventListener("toggle", () => this.render());
    board.addEventListener("hyperply-setting", () => this.render());
  }

  /** @param {string} id  @param {number} rows */
  area(id, rows) {
    return el("textarea", { id, rows, readonly: true, spellcheck: "false" });
  }

  /** @param {Words["position"]} names  @param {Area} area */
  box(names, area) {
    const button = el("button", {
      type: "button",
      class: "quiet small",
      text: this.words.copy,
      "aria-label": names.copy,
      on: { click: () => copy(area, button, this.words) },
    });
    return el(
      "div",
      { class: "text-box" },
      el("div", { class: "row spread" }, el("label", { for: area.id, text: names.label }), button),
      area,
    );
  }

  /** Reads a position text or else a record. */
  async load() {
    const { words } = this;
    const text = bare(this.paste.value);
    if (!text) {
      this.note.textContent = words.nothing;
      return;
    }
    this.note.textContent = "";
    try {
      await this.page.open(text);
    } catch {
      this.note.textContent = words.invalid;
      return;
    }
    this.paste.value = "";
    this.note.textContent = words.loaded;
  }

  /** Writes the texts, but only while somebody looks. */
  render() {
    if (!this.details.open) return;
    this.picture.render();
    this.position.value = this.board.position;
    this.record.value = this.board.record;
    this.link.value = `${location.href.split("#")[0]}${hashOf(this.board)}`;
  }
}
