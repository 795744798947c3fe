// Who plays which side, and what the engine is asked for.

import { el, focusIn, setAttribute, setText } from "../draw/dom.js";
import { isEnded } from "../input/ending.js";
import { LEVELS, attributeOf, humanSides, isRemote, playerOf } from "../state/players.js";
import { SIDES } from "../words/sentences.js";

/** @typedef {import("../types").Side} Side */

export class Seats {
  /** @param {import("../types").Actions} actions */
  constructor(actions) {
    const levels = Array.from({ length: LEVELS }, (_, i) => i + 1);
    /** @param {Side} side */
    const seat = (side) => {
      const choice = el(
        "select",
        { id: `player-${side}`, "aria-label": `${SIDES[side]} is played by` },
        el("option", { value: "human", text: "person" }),
        el(
          "optgroup",
          { label: "The engine, from weak to strong" },
          ...levels.map((level) => el("option", { value: `engine ${level}`, text: `level ${level}` })),
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
      text: "Hint",
      title: "Show a good move",
      on: { click: actions.hint },
    });
    this.hurry = el("button", { id: "hurry", type: "button", part: "button", on: { click: actions.hurry } });
    /** @param {string} id  @param {string} text  @param {string} title  @param {() => void} click */
    const button = (id, text, title, click) =>
      el("button", { id, type: "button", part: "button", text, title, on: { click } });
    this.resign = button("resign", "Resign", "Give the game up", actions.resign);
    this.draw = button("draw", "Draw", "Offer a draw", actions.offerDraw);
    this.goOn = button("go-on", "Go on", "Play on all the same", actions.goOn);
    this.rematch = button("rematch", "Rematch", "Play again, the sides exchanged", actions.rematch);
    this.analyse = button("analyse", "Analyse", "Show who stands better, and the best moves", () => actions.analyze());
    this.node = el(
      "section",
      { class: "seats", part: "players", "aria-label": "Players" },
      el("span", { class: "disc white" }),
      this.choices.white,
      el("span", { class: "disc black" }),
      this.choices.black,
      this.hint,
      this.hurry,
      el("div", { class: "ends" }, this.resign, this.draw, this.goOn, this.rematch, this.analyse),
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
    setAttribute(this.analyse, "aria-pressed", String(state.analyzing));
    setText(this.hurry, engine.stuck ? "Try again" : "Move now");
    setAttribute(this.hint, "aria-disabled", (engine.busy || status.outcome) && "true");
  }
}
