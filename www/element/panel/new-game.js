// The questions before a game: against whom, with which color, by which rules.

import { el, shown } from "../draw/dom.js";
import { icon } from "../draw/icons.js";
import { pieceIcon } from "../draw/pieces.js";
import { titleOf } from "../words/message.js";
import { ruleAddress } from "./rule-links.js";

/** @typedef {import("../types").NewGame} NewGame */
/** @typedef {import("../types").State} State */
/** @typedef {{ value: string, label: string, note?: string, drawing?: Node | null }} Option */

/** @type {Omit<NewGame, "variant">} */
const USUAL = { opponent: "computer", level: 2, side: "white" };

export class NewGameDialog {
  constructor() {
    this.form = el("form", { method: "dialog", class: "new-game" });
    this.node = el("dialog", { id: "questions", part: "dialog", "aria-labelledby": "new-game-title" }, this.form);
  }

  /**
   * Gives the answers, or nothing if the person cancels.
   * @param {State} state
   * @param {import("../types").Offered} offered
   * @returns {Promise<NewGame | null>}
   */
  ask(state, { opponents = ["computer", "screen"], answers = {}, isKept = false, another, variants }) {
    const { node } = this;
    const { words } = state;
    const { newGame: said, seats, sides, cancel } = words;
    const usual = { ...USUAL, variant: state.info.id, ...answers };
    this.form.replaceChildren(
      el(
        "div",
        { class: "row new-game-head" },
        el("h2", { class: "headline", id: "new-game-title", text: said.title(titleOf(state.info, words).name) }),
        another ? this.way(said.another, another) : "",
      ),
      variants.length === 1 ? el("p", { class: "small", text: titleOf(variants[0], words).summary }) : "",
      state.settings.lessons
        ? el(
            "p",
            { class: "small" },
            el("a", {
              class: "lesson",
              href: ruleAddress(state.info.family, state.settings.lessons),
              text: said.lesson,
            }),
          )
        : "",
      this.question(
        "opponent",
        said.opponent,
        opponents.map((value) => ({
          value,
          label: said.opponents[value][0],
          note: said.opponents[value][1],
          drawing: icon(value),
        })),
        usual.opponent,
      ),
      this.question(
        "level",
        said.level,
        Object.entries(said.levels).map(([value, note]) => ({ value, label: seats.levels[Number(value)], note })),
        String(usual.level),
      ),
      this.question(
        "side",
        said.color,
        [
          ...["white", "black"].map((value) => {
            const side = /** @type {import("../types").Side} */ (value);
            return { value, label: sides[side], drawing: pieceIcon(state, state.family.emblem, side) };
          }),
          { value: "either", label: said.either, drawing: both(state) },
        ],
        usual.side,
      ),
      variants.length > 1
        ? this.question(
            "variant",
            said.rules,
            variants.map((variant) => {
              const { name, summary } = titleOf(variant, words);
              return { value: variant.id, label: name, note: summary };
            }),
            usual.variant,
          )
        : "",
      isKept ? el("p", { class: "muted small", text: said.kept }) : "",
      el(
        "div",
        { class: "row new-game-end" },
        el("button", { type: "button", class: "quiet", text: cancel, on: { click: () => node.close() } }),
        el("button", { type: "submit", class: "accent", value: "start", id: "start", text: said.start }),
      ),
    );
    node.returnValue = "";
    const closed = shown(node);
    /** @type {HTMLElement | null} */ (this.form.querySelector("input:checked"))?.focus();
    return closed.then(() => (node.returnValue === "start" ? { ...usual, ...this.answers } : null));
  }

  /** A way out of the questions. @param {string} text  @param {() => void} go */
  way(text, go) {
    const click = () => {
      this.node.close();
      go();
    };
    return el("button", { id: "another", type: "button", class: "small", text, on: { click } });
  }

  /** A question with its options; one is chosen. @param {string} name  @param {string} title  @param {Option[]} options  @param {string} chosen */
  question(name, title, options, chosen) {
    const value = options.some((option) => option.value === chosen) ? chosen : options[0].value;
    return el(
      "fieldset",
      { class: `choices of-${name}` },
      el("legend", { text: title }),
      ...options.map((option) =>
        el(
          "label",
          { class: "choice" },
          el("input", { type: "radio", name, value: option.value, checked: option.value === value }),
          option.drawing,
          el(
            "span",
            {},
            el("strong", { text: option.label }),
            option.note ? el("span", { class: "muted small", text: option.note }) : null,
          ),
        ),
      ),
    );
  }

  /** What is chosen; the rule set only if that is asked. @returns {Omit<NewGame, "variant"> & Partial<NewGame>} */
  get answers() {
    /** @type {any} */
    const given = Object.fromEntries(new FormData(this.form));
    return { ...given, level: Number(given.level) };
  }
}

/** Halves of both. @param {State} state */
function both(state) {
  const { emblem } = state.family;
  return el("span", { class: "both" }, pieceIcon(state, emblem, "white"), pieceIcon(state, emblem, "black"));
}
