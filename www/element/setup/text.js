// The position as a text, to be copied, typed and pasted.

import { el, focusIn, setText } from "../draw/dom.js";
import { completed } from "../state/load-rules.js";
import { saidOf } from "./problems.js";

export class SetupText {
  /** @param {import("./editor.js").EditorActions} actions  @param {import("../types").Words} words */
  constructor(actions, { locale, setup: said }) {
    this.field = el("textarea", {
      id: "setup-text",
      rows: 3,
      spellcheck: "false",
      autocomplete: "off",
      "aria-describedby": "setup-text-note",
    });
    this.note = el("p", { id: "setup-text-note", class: "small", role: "status" });
    this.node = el(
      "section",
      { class: "setup-text" },
      el("label", { for: "setup-text", class: "small", text: said.text }),
      this.field,
      this.note,
    );
    this.field.addEventListener("input", () => {
      const text = this.field.value.trim().replace(/\s+/g, " ");
      try {
        if (text) actions.type(completed(text)); // until something is typed or pasted, nothing is wrong
        setText(this.note, "");
      } catch (error) {
        setText(this.note, saidOf(/** @type {Error} */ (error).message, locale));
      }
    });
    this.field.addEventListener("blur", () => {
      this.field.value = this.position;
      setText(this.note, "");
    });
    this.position = "";
  }

  /** @param {import("./editor.js").Drawn} drawn */
  draw({ position }) {
    this.position = position;
    if (focusIn(this.field) !== this.field) this.field.value = position;
  }
}
