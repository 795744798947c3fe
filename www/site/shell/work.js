// Something that takes a while: how far it is, and a button that stops it.

import { el, setText } from "../../element/draw/dom.js";
import { withoutRule } from "../../element/words/message.js";
import { language } from "./language.js";

export class Work {
  /** What is worked out now. @type {object | null} */
  #now = null;

  /** @param {{ stop: string, stopped: string, failed: (message: string) => string }} words  @param {() => void} stop */
  constructor(words, stop) {
    this.words = words;
    this.said = el("p", { role: "status", tabindex: "-1" });
    this.bar = el("progress", { max: 1, hidden: true });
    this.button = el("button", { type: "button", class: "small", hidden: true, text: words.stop, on: { click: stop } });
    this.node = el("div", { class: "work" }, el("div", { class: "row" }, this.bar, this.button), this.said);
  }

  /**
   * Shows some work until it is done; returns its result, null if it was stopped, or undefined if it failed or something else
   * was begun meanwhile.
   * @template R
   * @param {string} text what is said at first
   * @param {(tell: (done: number, text: string) => void) => Promise<R | null>} work
   * @returns {Promise<R | null | undefined>}
   */
  async run(text, work) {
    const now = {};
    this.#now = now;
    const isNow = () => this.#now === now;
    this.#show(0, text);
    try {
      const result = await work((done, told) => {
        if (isNow()) this.#show(done, told);
      });
      if (!isNow()) return undefined;
      this.#end(result === null ? this.words.stopped : "");
      return result;
    } catch (error) {
      if (isNow()) this.#end(this.#failure(error));
      return undefined;
    }
  }

  /** The result of work that is not shown, or undefined, having said why there is none. @template R  @param {() => Promise<R>} work */
  async attempt(work) {
    return work().catch((error) => this.say(this.#failure(error)));
  }

  /** @param {unknown} error */
  #failure(error) {
    return this.words.failed(withoutRule(/** @type {Error} */ (error).message, language()));
  }

  /** Says the result. @param {string} text */
  say(text) {
    setText(this.said, text);
  }

  /** Nothing is worked out any more. */
  clear() {
    this.#now = null;
    this.#end("");
  }

  /** @param {number} done  @param {string} text */
  #show(done, text) {
    this.bar.hidden = this.button.hidden = false;
    this.bar.value = done;
    this.bar.setAttribute("aria-label", text);
    this.node.setAttribute("aria-busy", "true");
    setText(this.said, text);
  }

  /** @param {string} text */
  #end(text) {
    const had = document.activeElement === this.button;
    this.bar.hidden = this.button.hidden = true;
    this.node.removeAttribute("aria-busy");
    setText(this.said, text);
    if (had) this.said.focus();
  }
}
