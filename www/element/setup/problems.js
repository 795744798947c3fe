// What is wrong with the position, each with its rule.

import { el } from "../draw/dom.js";
import { ruleBadge } from "../panel/rule-links.js";
import { withoutRule } from "../words/message.js";
import { NUMBERS } from "./setup.js";

/** As many are listed. */
const MOST = 12;

export class Problems {
  /** @param {import("./editor.js").EditorActions} actions  @param {import("../types").Words} words */
  constructor(actions, words) {
    this.actions = actions;
    this.words = words;
    this.node = el("section", { id: "problems", class: "status", role: "status" });
    this.shown = "";
  }

  /** @param {import("./editor.js").Drawn} drawn */
  draw({ problems, refusal, state }) {
    const { words, actions } = this;
    const { rules } = state.settings;
    const shown = JSON.stringify([problems, refusal, state.status.turn, state.status.outcome, rules]);
    if (shown === this.shown) return;
    this.shown = shown;
    const refused =
      refusal === null
        ? []
        : [el("p", { class: "refused small", text: words.setup.refused(withoutRule(refusal, words.locale)) })];
    if (!problems.length) {
      const { outcome, turn, checks } = state.status;
      this.node.replaceChildren(
        ...refused,
        el("h2", { class: "headline", text: words.setup.legal }),
        el("p", {
          class: "muted small",
          text: outcome
            ? `${words.status.result(outcome)} ${words.status.reason(outcome)}`
            : words.status.turn(turn, checks.length > 0),
        }),
      );
      return;
    }
    this.node.replaceChildren(
      ...refused,
      el("h2", { class: "headline", text: words.setup.illegal(problems.length) }),
      el(
        "ul",
        {},
        ...problems.slice(0, MOST).map(({ message, rule, cells }) =>
          el(
            "li",
            {},
            el("span", { text: numberSaid(message, words.setup) ?? saidOf(message, words.locale) }),
            rule ? " " : null,
            rule ? ruleBadge(words, rule, rules) : null,
            ...cells
              .filter((cell) => state.board.cells.has(cell))
              .slice(0, 4)
              .flatMap((cell) => [
                " ",
                el("button", {
                  type: "button",
                  class: "small",
                  text: words.cell(cell),
                  title: words.setup.show(cell),
                  on: { click: () => actions.see(cell) },
                }),
              ]),
          ),
        ),
        problems.length > MOST ? el("li", { class: "muted", text: words.setup.more(problems.length - MOST) }) : null,
      ),
    );
  }
}

/** What may stand in a field whose text is no such number, for a message of that. @param {string} message  @param {import("../words/words").SetupWords} said */
function numberSaid(message, said) {
  const names = /** @type {const} */ (["clock", "number"]);
  const name = names.find((field) => message.startsWith(`${field.toUpperCase()}: \``));
  if (!name) return undefined;
  const [min, max] = NUMBERS[name];
  return said.wholeNumber(said[name], min, max);
}

/** A message without its rule, and without the name of its field, which only the text has. @param {string} message  @param {import("../types").Language} locale */
export const saidOf = (message, locale) => withoutRule(message, locale).replace(/^[A-Z]+: /, "");
