// Who plays which side, and what the engine is asked for.

import { el, setAttribute, setText } from "../draw/dom.js";
import { LEVELS, attributeOf, playerOf } from "../engine/players.js";
import { SIDES } from "../words/sentences.js";

/** @typedef {import("../types").Side} Side */

export class Seats {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
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
      choice.addEventListener("change", () => {
        table.prefer({ players: { ...table.settings.players, [side]: playerOf(choice.value) } });
      });
      return choice;
    };
    this.choices = { white: seat("white"), black: seat("black") };
    this.hint = el("button", {
      id: "hint",
      type: "button",
      part: "button",
      text: "Hint",
      title: "Show a good move",
      on: { click: table.act(() => table.players.hint()) },
    });
    this.hurry = el("button", {
      id: "hurry",
      type: "button",
      part: "button",
      on: { click: () => table.players.hurry() },
    });
    /** @param {string} id  @param {string} text  @param {string} title  @param {() => void} click */
    const button = (id, text, title, click) =>
      el("button", { id, type: "button", part: "button", text, title, on: { click } });
    const { ending } = table;
    this.resign = button("resign", "Resign", "Give the game up", ending.resign);
    this.draw = button("draw", "Draw", "Offer a draw", ending.offerDraw);
    this.goOn = button("go-on", "Go on", "Play on all the same", ending.goOn);
    this.rematch = button("rematch", "Rematch", "Play again, the sides exchanged", ending.rematch);
    this.analyse = button("analyse", "Analyse", "Show who stands better, and the best moves", () =>
      table.analysis.toggle(),
    );
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

  render() {
    const { table } = this;
    const { players, state, settings, host } = table;
    players.look();
    this.node.hidden = players.isRemote; // who plays elsewhere is not chosen here
    for (const [side, choice] of Object.entries(this.choices)) {
      choice.value = attributeOf(settings.players[/** @type {Side} */ (side)]);
    }
    const { thinking, isStuck } = players;
    const held = host.root.activeElement;
    const busy = thinking !== null || isStuck;
    this.hurry.hidden = !busy;
    this.hint.hidden = busy;
    if (held === this.hint || held === this.hurry) (busy ? this.hurry : this.hint).focus(); // one stands in the other's place
    const { persons, isEnded } = table.ending;
    const over = state.status.outcome !== undefined;
    this.resign.hidden = this.draw.hidden = over || persons.length === 0;
    this.goOn.hidden = !isEnded;
    this.rematch.hidden = !over;
    setAttribute(this.analyse, "aria-pressed", String(table.analysis.on));
    setText(this.hurry, isStuck ? "Try again" : "Move now");
    setAttribute(this.hint, "aria-disabled", (players.busy || state.status.outcome) && "true");
  }
}
