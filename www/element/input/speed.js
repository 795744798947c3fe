// Speed moves: one player asks for several moves in a row, the other one answers.

import { CITED } from "../words/citations.js";
import { SIDES, other } from "../words/sentences.js";
import { isHuman, isRemote } from "../state/players.js";
import { isSamePosition } from "../state/state.js";

/** Says why no series can be agreed on now. @param {import("../types").State} state */
export function noSpeed(state) {
  const { status } = state;
  const rule = CITED.speedMoves;
  if (status.outcome) return { text: "The game is over: no moves can be agreed on.", rule };
  if (!status.can_agree_speed)
    return { text: "Speed moves are being played: others can be agreed on when these are over.", rule };
  if (isRemote(state))
    return { text: "Speed moves need both players at this board: one asks, the other agrees.", rule };
  if (!isHuman(state, status.turn))
    return { text: `It is ${SIDES[status.turn]}’s turn: you can ask when it is yours.`, rule };
  return null;
}

/** The player to move asks for a series, the other side answers. @param {import("../table.js").Table} table */
export async function offerSpeed(table) {
  const state = table.playing;
  const why = noSpeed(state);
  if (why) return table.refused(why);
  const { turn } = state.status;
  const asks = SIDES[turn];
  const answers = SIDES[other(turn)];
  const n = await table.asking.choose(
    `${asks} asks for several moves in a row`,
    ["2", "3", "4", "5"].map((value) => ({ value, label: `${value} moves` })),
    `Both sides get the same number, ${asks} first. A move that gives check ends a series early.`,
  );
  if (n === null || !table.state) return;
  const isPerson = isHuman(table.state, other(turn));
  const agreed = isPerson
    ? (await table.asking.choose(`${answers}: do you agree to ${n} moves each?`, [
        { value: "yes", label: `${answers} accepts` },
        { value: "no", label: `${answers} declines` },
      ])) === "yes"
    : await table.players.agrees(Number(n));
  if (!isSamePosition(table.state, state) || agreed === null) return;
  if (agreed) table.agreeSpeed(Number(n));
  if (!agreed || !isPerson)
    table.say({
      tone: "info",
      text: agreed ? `${answers} accepts: ${n} moves each.` : `${answers} declined the speed moves.`,
    });
}
