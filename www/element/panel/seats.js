// Who plays which side, and what the engine is asked for.

import { el, focusIn, setAttribute, setText } from "../draw/dom.js";
import { isEnded } from "../input/ending.js";
import { LEVELS, attributeOf, humanSides, isRemote, playerOf } from "../state/players.js";

/** @typedef {import("../types").Side} Side */

export class Seats {
  /** @param {import("../types").Actions} actions  @param {import("../types").Words} words */
  constructor(actions, words) {
    this.words = words;
    const said = words.seats;
    const levels = Array.from({ length: LEVELS }, (_, i) => i + 1);
    /** @param {Side} side */
    const seat = (side) => {
      const choice = el(
        "select",
        { id: `player-${side}`, "aria-label": said.seat(side) },
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
    this.hint = el("button", {
      id: "hint",
      type: "button",
      part: "button",
      text: said.hint,
      title: said.hintTitle,
      on: { click: actions.hint },
    });
    this.hurry = el("button", { id: "hurry", type: "button", part: "button", on: { click: actions.hurry } });
    /** @param {string} id  @param {string} text  @param {string} title  @param {() => void} click */
    const button = (id, text, title, click) =>
      el("button", { id, type: "button", part: "button", text, title, on: { click } });
    this.resign = button("resign", said.resign, said.resignTitle, actions.resign);
    this.draw = button("draw", said.draw, said.drawTitle, actions.offerDraw);
    this.goOn = button("go-on", said.goOn, said.goOnTitle, actions.goOn);
    this.rematch = button("rematch", said.rematch, said.rematchTitle, actions.rematch);
    this.analyze = button("analyze", said.analyze, said.analyzeTitle, () => actions.analyze());
    this.node = el(
      "section",
      { class: "seats", part: "players", "aria-label": said.label },
      el("span", { class: "disc white" }),
      this.choices.white,
      el("span", { class: "disc black" }),
      this.choices.black,
      this.hint,
      this.hurry,
      el("div", { class: "ends" }, this.resign, this.draw, this.goOn, this.rematch, this.analyze),
    );
  }

  /** @param {import("../types").State} state */
  render(state) {
    const { settings, status, engine } = state;
    this.node.hidden = isRemote(state); // who plays elsewhere is not chosen here
    for (const [side, choice] of Object.entries(this.choices)) {
      choice.value = attributeOf(settings.players[/** @type {Side} */ (side)]);
    }
    const held = focusIn(this.node);
    const busy = engine.thinking !== null || engine.stuck;
    this.hurry.hidden = !busy;
    this.hint.hidden = busy;
    if (held === this.hint || held === this.hurry) (busy ? this.hurry : this.hint).focus(); // one stands in the other's place
    const over = status.outcome !== undefined;
    this.resign.hidden = this.draw.hidden = over || humanSides(state).length === 0;
    this.goOn.hidden = !isEnded(state);
    this.rematch.hidden = !over;
    setAttribute(this.analyze, "aria-pressed", String(state.analyzing));
    setText(this.hurry, engine.stuck ? this.words.seats.tryAgain : this.words.seats.moveNow);
    setAttribute(this.hint, "aria-disabled", (engine.busy || status.outcome) && "true");
  }
}
