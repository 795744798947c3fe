// Typed moves, in both languages, and why a move is refused.

import { byId } from "./dom.js";
import { format_notation } from "./package.js";
import { state, playMove, say } from "./state.js";

export function mountNotation() {
  byId("notation-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const input = byId("notation");
    const text = input.value.trim();
    if (text && tryMove(text)) input.value = "";
  });
}

/** Plays a typed move, or says why not. */
export function tryMove(text) {
  const answer = read(text);
  if (answer.legal) {
    playMove(answer.move);
    return true;
  }
  say({
    tone: "error",
    text: answer.message,
    rule: answer.rule,
    cells: answer.cells,
    candidates: answer.candidates,
    quote: answer.at === undefined ? undefined : { text, at: answer.at },
  });
  return false;
}

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
  const german = move && format_notation(now.position, move, { language: "de" });
  byId("notation-note").textContent = !move ? "" : german === move.notation ? `For example ${german}` : `For example ${move.notation}, or in German ${german}`;
  byId("notation").disabled = byId("play").disabled = Boolean(now.status.outcome);
}
