// Typed moves, in both languages, and why a move is refused.

import { byId } from "./dom.js";
import { format_notation } from "./package.js";
import { act, once, playMove, sayError, state } from "./state.js";

export function mountNotation() {
  byId("notation-form").addEventListener("submit", (event) => {
    event.preventDefault();
    tryMove(byId("notation").value.trim());
  });
}

/** Plays a typed move, or says why not. */
const tryMove = act((text) => {
  if (!text) return;
  const answer = read(text);
  if (!answer.legal) return sayError(answer, text);
  playMove(answer.move);
  byId("notation").value = "";
});

/** Plays one of the moves that a typed one could mean. */
export const playCandidate = act((notation) => {
  playMove(state.moves.find((move) => move.notation === notation));
  byId("notation").value = "";
});

/** A move of the present position in the language of the page. */
export const inLanguage = (notation, language = state.language) =>
  once(`${notation} in ${language}`, () => format_notation(state.position, notation, { language }));

/** The page's language counts; the other one only for a text that the first cannot read at all. */
function read(text) {
  const first = state.game.explain(text, state.language);
  if (first.legal || first.code !== "bad-notation") return first;
  const second = state.game.explain(text, state.language === "en" ? "de" : "en");
  return second.legal || second.code !== "bad-notation" ? second : first;
}

let variant; // whose moves are typed

export function renderNotation(now) {
  if (variant !== now.info.id) byId("notation").value = "";
  variant = now.info.id;
  const move = now.moves.find((candidate) => candidate.kind === "move" && candidate.piece === "N") ?? now.moves[0];
  const german = move && now.family.languages ? inLanguage(move.notation, "de") : move?.notation;
  byId("notation-note").textContent = !move ? "" : german === move.notation ? `For example ${german}` : `For example ${move.notation}, or in German ${german}`;
  byId("notation").disabled = byId("play").disabled = Boolean(now.status.outcome);
}
