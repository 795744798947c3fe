// Ends of a game that its players agree on: one resigns, or both take a draw. And the game after that.

import { humanSides, isHuman } from "../state/players.js";
import { isSamePosition } from "../state/state.js";
import { SIDES, other } from "../words/sentences.js";

/** @typedef {import("../types").Side} Side */

/** The engine takes no draw before this move. */
const EARLY = 20;

/** Whether the game was ended so at the position that is shown. @param {Pick<import("../types").State, "line">} state */
export const isEnded = ({ line: { ended, ply, items } }) => Boolean(ended) && ply === items.length;

export class Ending {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  /** @param {() => Promise<import("../types").Ended | null>} ask what the end is to be */
  async end(ask) {
    const { table } = this;
    const state = table.playing;
    if (state.status.outcome) return table.refused({ text: "The game is over already." });
    const ended = await ask();
    if (ended && isSamePosition(table.state, state)) table.end(ended);
  }

  resign() {
    return this.end(async () => {
      const sides = humanSides(this.table.playing);
      const side = await this.table.asking.choose(
        sides.length > 1 ? "Who resigns?" : "Do you want to resign?",
        sides.map((value) => ({ value, label: `${SIDES[value]} resigns` })),
      );
      return side === null ? null : { reason: "resigned", winner: other(/** @type {Side} */ (side)) };
    });
  }

  /** The side to move offers a draw, the other one answers. */
  offerDraw() {
    return this.end(async () => {
      const { table } = this;
      const { turn, number } = table.playing.status;
      if (!isHuman(table.playing, turn)) {
        table.refused({ text: `It is ${SIDES[turn]}’s turn: you can offer a draw when it is yours.` });
        return null;
      }
      const answers = SIDES[other(turn)];
      const agreed = isHuman(table.playing, other(turn))
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
    const { rules, start, position, settings } = table.playing;
    const { white, black } = settings.players;
    const sides = humanSides(table.playing);
    const flipped = sides.length === 1 ? sides[0] === "white" : settings.flipped;
    const changes = { players: { white: black, black: white }, flipped };
    table.setGame(rules, new rules.Game(/** @type {any} */ (start)), { settings: changes });
    table.tell({ game: true, rematch: true, by: "person" }, position);
    table.prefer(changes);
  }
}
