// What is to be printed, and how: the sheet is made when a person prints, and goes when the dialog is closed, because some
// browsers print it only after they have said so.

import { el } from "../../element/draw/dom.js";
import { dialogHead } from "../shell/choice.js";

export class PrintDialog {
  /** @type {HTMLElement | null} */
  #sheet = null;
  /** Makes what is chosen. @type {(() => Promise<HTMLElement>) | null} */
  #make = null;

  /**
   * @param {HTMLElement} dialog
   * @param {{ print: import("../words/words").PrintWords, close: string }} words
   */
  constructor(dialog, { print: words, close }) {
    this.dialog = /** @type {HTMLDialogElement} */ (dialog);
    this.words = words;
    this.fields = el("div", { class: "fields" });
    this.note = el("p", { class: "small", role: "status" });
    dialog.append(
      dialogHead(this.dialog, { id: "print-title", title: words.title, close }),
      this.fields,
      el("p", { class: "small muted", text: words.paper }),
      el(
        "div",
        { class: "row" },
        el("button", {
          id: "print-now",
          type: "button",
          class: "accent",
          text: words.print,
          on: { click: () => this.print() },
        }),
        this.note,
      ),
    );
    dialog.addEventListener("close", () => this.#clear());
  }

  /** @param {{ fields: readonly Node[], make: () => Promise<HTMLElement> }} asked */
  open({ fields, make }) {
    this.fields.replaceChildren(...fields);
    this.#make = make;
    this.note.textContent = "";
    this.dialog.showModal();
  }

  async print() {
    const { words } = this;
    if (!this.#make) return;
    this.note.textContent = words.making;
    try {
      const sheet = await this.#make();
      this.#clear();
      this.#sheet = sheet;
      document.body.append(sheet);
      await Promise.all([...sheet.querySelectorAll("img")].map((image) => image.decode()));
    } catch {
      this.#clear();
      this.note.textContent = words.failed;
      return;
    }
    this.note.textContent = "";
    if (this.dialog.open) window.print();
    else this.#clear();
  }

  #clear() {
    this.#sheet?.remove();
    this.#sheet = null;
  }
}
