// The position, the record and the link, out and in.

import { el } from "../../element/draw/dom.js";
import { hashOf } from "./address.js";
import { Animation } from "./animation.js";
import { bare } from "./copied.js";
import { pictureBox } from "./share-picture.js";
import { CopyBox } from "../shell/copy.js";

/** @typedef {import("../words/words").PlayWords["share"]} Words */
/** @typedef {import("../../element/types").Side} Side */

/** The most sentences about what was read otherwise than written. */
const MOST_TOLD = 5;

/** Each sentence once, and how often it is said. @param {readonly { message: string }[]} notes  @param {(n: number) => string} more */
function told(notes, more) {
  const times = new Map();
  for (const { message } of notes) times.set(message, (times.get(message) ?? 0) + 1);
  const sentences = [...times].map(([message, n]) => (n > 1 ? `${message} (${n}×)` : message));
  const rest = sentences.length - MOST_TOLD;
  return rest > 0 ? [...sentences.slice(0, MOST_TOLD), more(rest)] : sentences;
}

export class Share {
  /**
   * @param {import("../../element/element.js").HyperplyGame} board
   * @param {HTMLElement} template
   * @param {{ share: Words, sides: Record<Side, string>, copying: import("../words/words").CopyWords }} words
   * @param {object} page
   * @param {(text: string) => Promise<void>} page.open
   * @param {(side: Side | undefined) => void} page.invite
   * @param {HTMLElement[]} page.ways to more that can be done with the game
   */
  constructor(board, template, { share: words, sides, copying }, page) {
    this.board = board;
    this.words = words;
    this.page = page;
    board.append(/** @type {HTMLTemplateElement} */ (template).content.cloneNode(true));
    this.details = /** @type {HTMLDetailsElement} */ (board.querySelector("#share"));
    this.position = new CopyBox({ id: "position", rows: 3, ...words.position }, copying);
    this.record = new CopyBox({ id: "record", rows: 6, ...words.record }, copying);
    this.link = new CopyBox({ id: "link", rows: 2, ...words.link }, copying);
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
    this.animation = new Animation(board, words.animation);
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
        this.position.node,
        this.record.node,
        this.link.node,
        el("div", { class: "row" }, ...page.ways),
        this.picture.node,
        this.animation.node,
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
    this.note.textContent = [words.loaded, ...told(this.board.notes, words.more)].join(" ");
  }

  /** Writes the texts, but only while somebody looks. */
  render() {
    if (!this.details.open) return;
    this.picture.render();
    this.position.area.value = this.board.position;
    this.record.area.value = this.board.record;
    this.link.area.value = `${location.href.split("#")[0]}${hashOf(this.board)}`;
    this.animation.render();
  }
}
