// Who plays whom.

import { el } from "../draw/dom.js";
import { isEnded } from "../input/ending.js";
import { LEVELS, attributeOf, isRemote, playerOf } from "../state/players.js";

/** @typedef {import("../types").Side} Side */

export class Seats {
  /** @param {import("../types").Actions} actions  @param {import("../types").Words} words */
  constructor(actions, { seats: said }) {
    const levels = Array.from({ length: LEVELS }, (_, i) => i + 1);
    /** @param {Side} side */
    const seat = (side) => {
      const choice = el(
        "select",
        { id: `player-${side}`, "aria-label": said.seat(side), title: said.seat(side) },
        el("option", { value: "human", text: said.human }),
        el(
          "optgroup",
          { label: said.computers },
          ...levels.map((level) => el("option", { value: `engine ${level}`, text: said.computer(level) })),
        ),
      );
      choice.addEventListener("change", () => actions.seat(side, playerOf(choice.value)));
      return choice;
    };
    this.choices = { white: seat("white"), black: seat("black") };
    /** @param {string} id  @param {string} text  @param {string} title  @param {() => void} click  @param {string} [look] */
    const button = (id, text, title, click, look) =>
      el("button", { id, type: "button", class: look, part: "button", text, title, on: { click } });
    this.goOn = button("go-on", said.goOn, said.goOnTitle, actions.goOn);
    this.rematch = button("rematch", said.rematch, said.rematchTitle, actions.rematch, "accent");
    this.node = el(
      "section",
      { class: "seats", part: "players", "aria-label": said.label },
      el(
        "div",
        { class: "chairs" },
        el("span", { class: "disc white" }),
        this.choices.white,
        el("span", { class: "disc black" }),
        this.choices.black,
      ),
      el("div", { class: "ends" }, this.goOn, this.rematch),
    );
  }

  /** @param {import("../types").State} state */
  render(state) {
    const { settings, status } = state;
    this.node.hidden = isRemote(state); // who plays elsewhere is not chosen here
    for (const [side, choice] of Object.entries(this.choices)) {
      choice.value = attributeOf(settings.players[/** @type {Side} */ (side)]);
    }
    this.goOn.hidden = !isEnded(state);
    this.rematch.hidden = status.outcome === undefined;
  }
}
