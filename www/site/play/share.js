// The position, the record and the link, out and in.

import { el } from "../../element/draw/dom.js";
import { SIDES } from "../../element/words/sentences.js";
import { hashOf } from "./address.js";

/** @typedef {HTMLTextAreaElement} Area */

export class Share {
  /** @param {import("../../element/element.js").HyperplyGame} board  @param {HTMLElement} template  @param {(text: string) => Promise<void>} open  @param {(side: import("../../element/types").Side | undefined) => void} invite */
  constructor(board, template, open, invite) {
    this.board = board;
    this.open = open;
    board.append(/** @type {HTMLTemplateElement} */ (template).content.cloneNode(true));
    this.details = /** @type {HTMLDetailsElement} */ (board.querySelector("#share"));
    this.position = this.area("position", 3);
    this.record = this.area("record", 6);
    this.link = this.area("link", 2);
    this.paste = el("textarea", { id: "paste", rows: 4, spellcheck: "false" });
    this.note = el("p", { id: "loaded", class: "small", role: "status" });
    this.alone = el("button", {
      id: "alone",
      type: "button",
      class: "small",
      text: "Both sides here",
      on: { click: () => invite(undefined) },
    });
    this.details
      .querySelector("#share-body")
      ?.append(
        el(
          "div",
          { class: "text-box" },
          el("p", { class: "small", text: "With a friend by link: who are you?" }),
          el(
            "div",
            { class: "row" },
            ...Object.entries(SIDES).map(([side, name]) =>
              el("button", {
                type: "button",
                class: "small",
                data: { you: side },
                text: name,
                on: { click: () => invite(/** @type {import("../../element/types").Side} */ (side)) },
              }),
            ),
            this.alone,
          ),
        ),
        this.box("Position", this.position),
        this.box("Record", this.record),
        this.box("Link to this game", this.link),
        el(
          "div",
          { class: "text-box" },
          el("label", { for: "paste", text: "Paste a position or a record" }),
          this.paste,
          el("button", { id: "load", type: "button", text: "Load", on: { click: () => this.load() } }),
          this.note,
        ),
      );
    this.details.addEventListener("toggle", () => this.render());
  }

  /** @param {string} id  @param {number} rows */
  area(id, rows) {
    return el("textarea", { id, rows, readonly: true, spellcheck: "false" });
  }

  /** @param {string} label  @param {Area} area */
  box(label, area) {
    const button = el("button", {
      type: "button",
      class: "quiet small",
      text: "Copy",
      "aria-label": `Copy: ${label}`,
      on: { click: () => copy(area, button) },
    });
    return el(
      "div",
      { class: "text-box" },
      el("div", { class: "row spread" }, el("label", { for: area.id, text: label }), button),
      area,
    );
  }

  /** Reads a position text or else a record. */
  async load() {
    const text = this.paste.value.trim();
    if (!text) {
      this.note.textContent = "Paste a position or a record first.";
      return;
    }
    this.note.textContent = "";
    try {
      await this.open(text);
    } catch (error) {
      this.note.textContent = `It could not be read: ${/** @type {Error} */ (error).message}`;
      return;
    }
    this.paste.value = "";
    this.note.textContent = "It was read.";
  }

  /** Writes the texts, but only while somebody looks. */
  render() {
    if (!this.details.open) return;
    this.position.value = this.board.position;
    this.record.value = this.board.record;
    this.link.value = `${location.href.split("#")[0]}${hashOf(this.board)}`;
  }
}

/** @param {Area} area  @param {HTMLButtonElement} button */
async function copy(area, button) {
  try {
    await navigator.clipboard.writeText(area.value);
    button.textContent = "Copied";
  } catch {
    area.focus();
    area.select();
    button.textContent = "Press Ctrl+C";
  }
  button.addEventListener(
    "blur",
    () => {
      button.textContent = "Copy";
    },
    { once: true },
  );
}
