// Ends of a game that its players agree on: one resigns, or both take a draw. And the game after that.

import { humanSides, isHuman, other } from "../state/players.js";
import { isSamePosition } from "../state/state.js";

/** @typedef {import("../types").Side} Side */

/** The engine takes no draw before this move. */
const EARLY = 20;

/** Whether the game was ended so at the position that is shown. @param {Pick<import("../types").State, "line">} state */
export const isEnded = ({ line: { ended, ply, items } }) => Boolean(ended) && ply === items.length;

/** Whether a game goes on, whatever was played meanwhile. @type {typeof isSamePosition} */
const isSameGame = (now, then) => now?.game === then.game && now.status.outcome === undefined;

export class Ending {
  /** @param {import("../play.js").Play} table */
  constructor(table) {
    this.table = table;
  }

  /** @param {() => Promise<import("../types").Ended | null>} ask what the end is to be  @param {typeof isSamePosition} [stands] whether the answer still counts */
  async end(ask, stands = isSamePosition) {
    const { table } = this;
    const state = table.playing;
    if (state.status.outcome) return table.refused({ text: state.words.refusals.over });
    const ended = await ask();
    if (ended && stands(table.state, state)) table.end(ended);
  }

  resign() {
    return this.end(async () => {
      const { ending, tools } = this.table.playing.words;
      const sides = humanSides(this.table.playing);
      const isOne = sides.length === 1;
      const side = await this.table.choose(
        isOne ? ending.resign : ending.whoResigns,
        sides.map((value) => ({ value, label: isOne ? tools.resign : ending.resigns(value) })),
        undefined,
        true,
      );
      return side === null ? null : { reason: "resigned", winner: other(/** @type {Side} */ (side)) };
    }, isSameGame);
  }

  /** The side to move offers a draw, the other one answers. */
  offerDraw() {
    return this.end(async () => {
      const { table } = this;
      const { ending } = table.playing.words;
      const { turn, number } = table.playing.status;
      if (!isHuman(table.playing, turn)) {
        table.refused({ text: ending.notYourTurn(turn) });
        return null;
      }
      const answers = other(turn);
      const agreed = isHuman(table.playing, answers)
        ? (await table.choose(ending.draw(answers), [
            { value: "yes", label: ending.accepts(answers) },
            { value: "no", label: ending.declines(answers) },
          ])) === "yes"
        : number > EARLY && (await table.players.takesDraw());
      if (agreed) return { reason: "agreed" };
      if (agreed === false) table.say({ tone: "info", text: ending.declined(answers) });
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
    table.tellSettings(changes);
  }
}
