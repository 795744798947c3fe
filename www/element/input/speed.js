// Speed moves: one player asks for several moves in a row, the other one answers.

import { CITED } from "../words/citations.js";
import { isHuman, isRemote, other } from "../state/players.js";
import { SPEEDS } from "../state/line.js";
import { isSamePosition } from "../state/state.js";

/** Says why no series can be agreed on now. @param {import("../types").State} state */
export function noSpeed(state) {
  const {
    status,
    words: { speed: said },
  } = state;
  const rule = CITED.speedMoves;
  if (status.outcome) return { text: said.over, rule };
  if (!status.can_agree_speed) return { text: said.running, rule };
  if (isRemote(state)) return { text: said.remote, rule };
  if (!isHuman(state, status.turn)) return { text: said.notYourTurn(status.turn), rule };
  return null;
}

/** The player to move asks for a series, the other side answers. @param {import("../play.js").Play} table */
export async function offerSpeed(table) {
  const state = table.playing;
  const why = noSpeed(state);
  if (why) return table.refused(why);
  const { turn } = state.status;
  const { speed: said, ending } = state.words;
  const answers = other(turn);
  const n = await table.choose(
    said.ask(turn),
    SPEEDS.map((n) => ({ value: String(n), label: said.each(n) })),
    said.note(turn),
  );
  if (n === null || !table.state) return;
  const isPerson = isHuman(table.state, answers);
  const agreed = isPerson
    ? (await table.choose(said.agree(answers, Number(n)), [
        { value: "yes", label: ending.accepts(answers) },
        { value: "no", label: ending.declines(answers) },
      ])) === "yes"
    : await table.players.agrees(Number(n));
  if (!isSamePosition(table.state, state) || agreed === null) return;
  if (agreed) table.agreeSpeed(Number(n));
  if (!agreed || !isPerson)
    table.say({ tone: "info", text: agreed ? said.accepted(answers, Number(n)) : said.declined(answers) });
}
