// Ends of a game that its players agree on: one resigns, or both take a draw. And the game after that.

import { SIDES, other } from "../words/sentences.js";

/** @typedef {import("../types").Side} Side */

/** The engine takes no draw before this move. */
const EARLY = 20;

export class Ending {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.resign = table.act(this.resign.bind(this));
    this.offerDraw = table.act(this.offerDraw.bind(this));
    this.goOn = table.act(() => this.set(null));
    this.rematch = table.act(this.rematch.bind(this));
  }

  /** The sides that persons play. */
  get persons() {
    return /** @type {Side[]} */ (["white", "black"]).filter((side) => this.table.players.isHuman(side));
  }

  /** Whether the game was ended so at the position that is shown. */
  get isEnded() {
    const { ended, ply, items } = this.table.state.line;
    return Boolean(ended) && ply === items.length;
  }

  /** Ends the game where it stands, or has it go on. @param {import("../types").Ended | null} ended */
  set(ended) {
    const { table } = this;
    const { items, ply } = table.state.line;
    if (ended && ply < items.length) return table.refused({ text: "You are looking back. Go to the last move first." });
    table.records.delete(items);
    table.step(
      () => {},
      () => {},
      () => ({ ...table.state.line, ended }),
      { ended: Boolean(ended), by: "person" },
    );
  }

  /** @param {() => Promise<import("../types").Ended | null>} ask what the end is to be */
  async end(ask) {
    const { table } = this;
    const { state } = table;
    const { position } = state;
    if (state.status.outcome) return table.refused({ text: "The game is over already." });
    const ended = await ask();
    if (ended && table.game === state && state.position === position) this.set(ended);
  }

  resign() {
    return this.end(async () => {
      const { table, persons } = this;
      const side = await table.asking.choose(
        persons.length > 1 ? "Who resigns?" : "Do you want to resign?",
        persons.map((value) => ({ value, label: `${SIDES[value]} resigns` })),
      );
      return side === null ? null : { reason: "resigned", winner: other(/** @type {Side} */ (side)) };
    });
  }

  /** The side to move offers a draw, the other one answers. */
  offerDraw() {
    return this.end(async () => {
      const { table } = this;
      const { turn, number } = table.state.status;
      if (!table.players.isHuman(turn)) {
        table.refused({ text: `It is ${SIDES[turn]}’s turn: you can offer a draw when it is yours.` });
        return null;
      }
      const answers = SIDES[other(turn)];
      const agreed = table.players.isHuman(other(turn))
        ? (await table.asking.choose(`${answers}: do you agree to a draw?`, [
            { value: "yes", label: `${answers} accepts` },
            { value: "no", label: `${answers} declines` },
          ])) === "yes"
        : number > EARLY && (await table.players.takesDraw());
      if (agreed) return { reason: "agreed" };
      if (agreed === false) table.say({ tone: "info", text: `${answers} declined the draw.` });
      return null;
    });
  }

  /** Begins the same game again, the sides exchanged. */
  rematch() {
    const { table } = this;
    const { rules, start, position } = table.state;
    const { white, black } = table.settings.players;
    const flipped = this.persons.length === 1 ? this.persons[0] === "white" : table.settings.flipped;
    const settings = { players: { white: black, black: white }, flipped };
    Object.assign(table.settings, settings);
    table.setGame(rules, new rules.Game(/** @type {any} */ (start)));
    table.tell({ game: true, rematch: true, by: "person" }, position);
    table.prefer(settings);
  }
}
