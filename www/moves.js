// The list of moves, in English or German, and the threats.

import { el, byId } from "./dom.js";
import { format_notation } from "./package.js";
import { positionBefore } from "./state.js";
import { SIDES, threatWords } from "./words.js";

const written = new Map(); // the texts of moves, which never change

function moveText(state, ply) {
  const before = positionBefore(ply);
  const { move } = state.history[ply];
  const key = `${state.language} ${state.short} ${move} ${before}`;
  if (!written.has(key)) {
    written.set(key, format_notation(before, move, { language: state.language, short: state.short, check: true }));
  }
  return written.get(key);
}

/** Lines of the list: a number with a move of each side, or a line of its own in a series. */
function lines(state) {
  const out = [];
  state.history.forEach((item, ply) => {
    if (item.speed) {
      out.push({ words: `${SIDES[item.side]} and ${item.side === "white" ? "Black" : "White"} agree on ${item.speed} moves each` });
      return;
    }
    const line = out[out.length - 1];
    const cell = { text: moveText(state, ply), ply };
    if (line && line.number === item.number && !line[item.side] && item.side === "black") line.black = cell;
    else out.push({ number: item.number, [item.side]: cell });
  });
  return out;
}

/** A long capture breaks between its landings. */
const breakable = (text) => text.split(/(?=x)/).flatMap((part) => [el("wbr"), part]);

let drawn = "";

export function renderMoves(state) {
  const list = byId("moves");
  const key = JSON.stringify([state.language, state.short, state.position, state.history.length, state.game.start()]);
  if (key !== drawn) {
    drawn = key;
    const latest = state.history.length - 1;
    const cell = (item) => el("span", { class: "move", data: { ply: item?.ply, latest: item?.ply === latest } }, ...breakable(item?.text ?? ""));
    const rows = lines(state).map((line) => line.words
      ? el("li", { class: "agreement small muted", text: line.words })
      : el("li", {}, el("span", { class: "number muted", text: `${line.number}.` }), line.white ? cell(line.white) : el("span", { class: "move muted", text: "…" }), cell(line.black)));
    list.replaceChildren(...(rows.length ? rows : [el("li", { class: "muted small none", text: "No moves yet." })]));
    list.scrollTop = list.scrollHeight;
  }
  byId("language").hidden = !state.family.languages;
  for (const button of byId("language").children) {
    button.setAttribute("aria-pressed", String(button.dataset.language === state.language));
  }
  byId("short").checked = state.short;
}

export function renderThreats(state) {
  const box = byId("threats");
  box.hidden = state.threats.length === 0 || Boolean(state.status.outcome);
  box.querySelector("ul").replaceChildren(...state.threats.map((threat) =>
    el("li", { data: { threat: threat.kind } }, threatWords(threat), threat.move ? el("code", { text: ` ${threat.move}` }) : "")));
}
