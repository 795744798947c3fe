// The list of moves, in English or German, and the threats.

import { el, byId, setData } from "./dom.js";
import { format_notation, threats } from "./package.js";
import { once, positionBefore } from "./state.js";
import { SIDES, other, threatWords } from "./words.js";

const written = new WeakMap(); // item of the history -> its texts, in each style

function moveText(state, ply) {
  const { language, short } = state;
  const item = state.history[ply];
  const texts = written.get(item) ?? {};
  written.set(item, texts);
  return (texts[[language, short]] ??= format_notation(positionBefore(ply), item.move, { language, short, check: true }));
}

/** Lines of the list from a ply on: a number with a move of each side, or a line of its own in a series. */
function lines(state, from) {
  const out = [];
  for (let ply = from; ply < state.history.length; ply++) {
    const { side, speed, number } = state.history[ply];
    const line = out.at(-1);
    if (speed) out.push({ from: ply, words: `${SIDES[side]} and ${SIDES[other(side)]} agree on ${speed} moves each` });
    else if (line?.number === number && !line[side] && side === "black") line.black = { text: moveText(state, ply), ply };
    else out.push({ from: ply, number, [side]: { text: moveText(state, ply), ply } });
  }
  return out;
}

/** A long capture breaks between its landings. */
const breakable = (text) => text.split(/(?=x)/).flatMap((part) => [el("wbr"), part]);

const cell = (item) => el("span", { class: "move", data: { ply: item?.ply } }, ...breakable(item?.text ?? ""));

const row = ({ words, number, white, black }) => (words
  ? el("li", { class: "agreement small muted", text: words })
  : el("li", {}, el("span", { class: "number muted", text: `${number}.` }), white ? cell(white) : el("span", { class: "move muted", text: "…" }), cell(black)));

let drawn = { items: [], rows: [] }; // the items that are written, and their lines: { from, node }

/** Writes what is new in the list; the line before may still take a move. */
function renderList(state) {
  const list = byId("moves");
  const { history: items, language, short } = state;
  const same = drawn.language === language && drawn.short === short;
  let common = 0;
  while (same && common < items.length && items[common] === drawn.items[common]) common++;
  if (same && common === items.length && common === drawn.items.length) return;
  const kept = drawn.rows.filter(({ from }) => from < common).slice(0, -1);
  const added = lines(state, drawn.rows[kept.length]?.from ?? 0).map((line) => ({ from: line.from, node: row(line) }));
  drawn = { items, language, short, rows: [...kept, ...added] };
  while (list.children.length > kept.length) list.lastChild.remove();
  list.append(...added.map(({ node }) => node));
  if (!items.length) list.append(el("li", { class: "muted small none", text: "No moves yet." }));
  for (const node of list.querySelectorAll(".move")) setData(node, "latest", node.dataset.ply === String(items.length - 1));
  list.scrollTop = list.scrollHeight;
}

export function renderMoves(state) {
  renderList(state);
  byId("language").hidden = !state.family.languages;
  for (const button of byId("language").children) {
    button.setAttribute("aria-pressed", String(button.dataset.language === state.language));
  }
  byId("short").checked = state.short;
}

export function renderThreats({ position, status }) {
  const box = byId("threats");
  const shown = status.king && !status.outcome ? once("threats", () => threats(position)) : [];
  box.hidden = !shown.length;
  box.querySelector("ul").replaceChildren(...shown.map((threat) =>
    el("li", { data: { threat: threat.kind } }, threatWords(threat), threat.move ? el("code", { text: ` ${threat.move}` }) : "")));
}
