// The HTML with which others show the game on the board, and how it will look there.

import { el } from "../../element/draw/dom.js";
import { hashOf } from "../play/address.js";
import { choice, dialogHead } from "../shell/choice.js";
import { copy } from "../shell/copy.js";
import { nameOf } from "../shell/variants.js";
import { embedAddress } from "./address.js";
import { CHOICES, attributesOf, chosenFirst, widthOf } from "./choices.js";
import { follow } from "./frame-size.js";
import { elementHtml, frameHtml } from "./snippet.js";
import { ELEMENT } from "#element";
import { language, root } from "../shell/language.js";

/** @typedef {import("../play/share-picture.js").Shown} Shown */
/** @typedef {import("../words/words").EmbedWords} Words */
/** @typedef {keyof Words["choices"]} Name of a choice */

export class EmbedDialog {
  /** Listens to the preview while that is open. @type {AbortController | null} */
  #listening = null;
  /** How high the preview wants to be, in px. */
  #height = 0;

  /**
   * @param {HTMLElement} dialog
   * @param {Shown} board
   * @param {{ embed: Words, close: string, copying: import("../words/words").CopyWords }} words
   */
  constructor(dialog, board, { embed: words, close, copying }) {
    this.dialog = /** @type {HTMLDialogElement} */ (dialog);
    this.board = board;
    this.words = words;
    const lists = Object.entries(CHOICES).map(([name, values]) => {
      const { label, options } = words.choices[/** @type {Name} */ (name)];
      const listed = values.map((value) => ({ value, text: /** @type {Record<string, string>} */ (options)[value] }));
      return { name, ...choice(`embed-${name}`, { label, options: listed }, () => this.#show()) };
    });
    this.choices = /** @type {Record<Name, HTMLSelectElement>} */ (
      Object.fromEntries(lists.map(({ name, select }) => [name, select]))
    );
    /** It has its frame while the dialog is open. */
    this.preview = el("div", { class: "preview", role: "region", "aria-label": words.preview, tabindex: 0 });
    this.frame = el("iframe", { title: words.preview });
    this.html = el("textarea", { id: "embed-html", rows: 7, readonly: true, spellcheck: "false" });
    this.note = el("p", { class: "small muted" });
    const button = el("button", {
      type: "button",
      class: "accent",
      text: copying.copy,
      "aria-label": words.copy,
      on: { click: () => copy(this.html, button, copying) },
    });
    dialog.append(
      dialogHead(this.dialog, { id: "embed-title", title: words.title, close }),
      el(
        "div",
        { class: "embedding" },
        el("div", { class: "options" }, ...lists.map(({ node }) => node)),
        this.preview,
      ),
      el("div", { class: "row spread" }, el("label", { for: this.html.id, class: "small", text: words.html }), button),
      this.html,
      this.note,
    );
    dialog.addEventListener("close", () => this.dialog.open || this.#leave()); // it may be open again
  }

  open() {
    const { board, choices } = this;
    choices.shows.disabled = !board.moves.length;
    for (const [name, value] of Object.entries(chosenFirst(board, language())))
      choices[/** @type {Name} */ (name)].value = value;
    this.#height = 0;
    this.#leave();
    this.#listening = new AbortController();
    window.addEventListener("message", (event) => this.#told(event), { signal: this.#listening.signal });
    this.preview.append(this.frame);
    this.dialog.showModal();
    this.#show();
  }

  #leave() {
    this.#listening?.abort();
    this.#listening = null;
    this.frame.removeAttribute("src");
    this.frame.remove();
  }

  /** How high the preview wants to be is how high the frame begins elsewhere. @param {MessageEvent} event */
  #told(event) {
    if (event.source !== this.frame.contentWindow) return;
    follow(event);
    this.#height = Number(this.frame.height);
    this.#write();
  }

  get #attributes() {
    return attributesOf(this.#chosen, { here: language(), view: this.board.getAttribute("view") });
  }

  get #chosen() {
    return /** @type {import("./choices.js").Chosen} */ (
      Object.fromEntries(Object.entries(this.choices).map(([name, { value }]) => [name, value]))
    );
  }

  /** The address of the game or of its position. */
  get #address() {
    const { board } = this;
    const { position, variant } = board;
    const shown = this.#chosen.shows === "game" ? board : { variant, start: position, moves: [], ply: 0, position };
    return new URL(embedAddress(hashOf(shown), this.#attributes), location.href).href;
  }

  /** Shows the preview of what is chosen. Its page stays and reads its new address, and tells its height only if that changes. */
  #show() {
    const { size } = this.#chosen;
    this.frame.width = widthOf(size);
    const address = this.#address;
    if (this.frame.getAttribute("src") !== address) this.frame.src = address;
    this.#write();
  }

  #write() {
    const { board, words } = this;
    const { form, size, shows } = this.#chosen;
    const width = widthOf(size);
    this.note.textContent = words.notes[form];
    this.html.value =
      form === "frame"
        ? frameHtml({
            address: this.#address,
            title: nameOf(board.variant),
            width,
            height: this.#height || this.frame.clientWidth,
          })
        : elementHtml({
            script: { ...ELEMENT, address: new URL(`${root()}${ELEMENT.file}`, location.href).href },
            attributes: this.#attributes,
            game: shows === "game" ? { record: board.record } : { position: board.position },
            width,
          });
  }
}
