// What a person prefers: theme, language, how moves and cells are written. Saved in the browser if it allows that.

import { byId } from "./dom.js";
import { addressIn, language } from "./language.js";

const THEMES = /** @type {const} */ (["auto", "light", "dark"]);
/** @typedef {typeof THEMES[number]} Theme */
const SIGNS = { auto: "◐", light: "○", dark: "●" };
/** Settings of the board that are saved, and the attributes that say them. @type {Record<string, (value: string) => [name: string, value: string]>} */
const SAVED = {
  short: (value) => ["notation", value === "yes" ? "short" : "long"],
  finger: (value) => ["finger", value === "no" ? "off" : "on"],
  sound: (value) => ["sound", value === "yes" ? "on" : "off"],
  names: (value) => ["names", value === "no" ? "off" : "on"],
};

export class Settings {
  /** @param {import("../words/words").ShellWords} words  @param {() => string} [hash] the hash of what the page shows */
  constructor(words, hash = () => location.hash) {
    this.words = words;
    this.hash = hash;
    const saved = this.saved("theme");
    this.theme = THEMES.find((theme) => theme === saved) ?? "auto";
    this.setTheme(this.theme);
    byId("theme").addEventListener("click", () =>
      this.setTheme(THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length]),
    );
    const way = /** @type {HTMLAnchorElement | null} */ (byId("other-language")); // a frame has none
    way?.addEventListener("click", (event) => {
      event.preventDefault();
      this.speak(way.hreflang === "de" ? "de" : "en");
    });
  }

  /** @param {string} name  @param {unknown} value */
  save(name, value) {
    if (!Object.hasOwn(SAVED, name) && name !== "theme") return;
    this.store(name, typeof value === "boolean" ? (value ? "yes" : "no") : String(value));
  }

  /** Saves a text; says whether that is allowed: private windows may forbid it. @param {string} name  @param {string} text */
  store(name, text) {
    try {
      localStorage.setItem(`hyperply-${name}`, text);
      return true;
    } catch {
      return false;
    }
  }

  /** @param {string} name */
  saved(name) {
    try {
      return localStorage.getItem(`hyperply-${name}`);
    } catch {
      return null;
    }
  }

  /** Whether a person was asked before a game of a family. @param {string} family */
  isKnown(family) {
    return (this.saved("asked") ?? "").split(" ").includes(family);
  }

  /** Remembers that; says whether it can, or else that person would be asked again and again. @param {string} family */
  know(family) {
    return this.store("asked", `${this.saved("asked") ?? ""} ${family}`.trim());
  }

  /** Forgets it: that person could not be asked. @param {string} family */
  forget(family) {
    const others = (this.saved("asked") ?? "").split(" ").filter((one) => one !== family);
    this.store("asked", others.join(" "));
  }

  /** What a person answered before the last new game. @returns {Partial<import("../../element/types").NewGame>} */
  get answers() {
    try {
      return JSON.parse(this.saved("answers") ?? "{}");
    } catch {
      return {};
    }
  }

  set answers({ opponent, level, side }) {
    this.store("answers", JSON.stringify({ opponent, level, side }));
  }

  /** Goes to this page in another language, which is remembered. @param {import("../../element/types").Language} other */
  speak(other) {
    this.store("language", other);
    if (other !== language()) location.assign(addressIn(other, this.hash()));
  }

  /** Shows a board as it is preferred, and has it speak the language of the page. @param {HTMLElement} board */
  apply(board) {
    board.addEventListener("hyperply-setting", (event) => {
      const { name, value } = /** @type {CustomEvent} */ (event).detail;
      if (name === "language") this.speak(value);
    });
    for (const [name, attribute] of Object.entries(SAVED)) {
      const value = this.saved(name);
      if (value) board.setAttribute(...attribute(value));
    }
  }

  /** @param {Theme} theme */
  setTheme(theme) {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    const button = byId("theme");
    button.textContent = SIGNS[theme];
    button.title = this.words.theme(theme);
    button.setAttribute("aria-label", button.title);
    this.save("theme", theme);
  }
}
