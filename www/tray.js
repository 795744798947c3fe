// Time Out: what is absent, since when, and where it can come back.

import { el, markIcon } from "./dom.js";
import { nameOf, pieceIcon } from "./pieces.js";
import { SIDES, roundsWords } from "./words.js";
import { chosenEntry, pickEntry } from "./select.js";
import { entries } from "./state.js";

let root;
const EFFECTS = [["free", "free"], ["beside", "beside"], ["annihilate", "annihilating"]];

export function mountTray(node) {
  root = node;
  root.addEventListener("click", (event) => {
    const button = event.target.closest("[data-entry]");
    if (button) pickEntry(shown[Number(button.dataset.at)]);
  });
}

let shown = [];

export function renderTray(state) {
  root.hidden = !state.info.time_out;
  if (root.hidden) return;
  const focused = document.activeElement?.closest?.("#tray [data-entry]")?.dataset.at;
  shown = entries();
  if (!shown.length) {
    root.replaceChildren(el("h3", { text: "In Time Out" }), el("p", { class: "muted small", text: "Nobody is away. Choose a piece, then “Time Out →”, to send it into the future." }));
    return;
  }
  const chosen = chosenEntry();
  root.replaceChildren(
    el("div", {}, el("h3", { text: "In Time Out" }), legend(SHORT, state.board.boards.length > 1)),
    ...["white", "black"].map((side) => {
      const own = shown.map((entry, at) => [entry, at]).filter(([entry]) => entry.side === side);
      return el("div", { class: "absent" },
        el("h4", { text: SIDES[side] }),
        own.length
          ? el("ul", {}, ...own.map(([entry, at]) => el("li", {}, entryButton(entry, at, state, entry === chosen))))
          : el("p", { class: "muted small", text: "Nobody is away." }));
    }),
  );
  if (focused !== undefined) root.querySelector(`[data-at="${focused}"]`)?.focus();
}

function entryButton(entry, at, state, chosen) {
  const mine = entry.side === state.status.turn && !state.status.outcome;
  const due = entry.length !== undefined && entry.rounds === entry.length;
  const chips = [];
  if (entry.blocked) chips.push({ kind: "blocked", text: `cannot return${entry.blocked.rule ? ` · ${entry.blocked.rule}` : ""}` });
  for (const [effect, word] of EFFECTS) {
    const n = entry.targets.filter((target) => target.effect === effect).length;
    if (n) chips.push({ effect, text: `${n} ${word}` });
  }
  if (entry.targets.some((target) => target.promotes)) chips.push({ text: "queen" });
  if (entry.targets.some((target) => target.wins)) chips.push({ kind: "wins", text: "wins" });
  if (due) chips.push({ kind: "due", text: "due" });
  const seen = [entry.origin, roundsWords(entry), ...chips.map(({ text }) => text)];
  return el("button", {
    type: "button",
    class: "entry",
    data: { entry: entry.entry, at, mine },
    "aria-pressed": String(chosen),
    "aria-label": `${SIDES[entry.side]} ${nameOf(entry.piece)} from ${seen.join(", ")}`,
  },
  pieceIcon(entry.piece, entry.side),
  el("span", { class: "entry-words" },
    el("span", {}, el("strong", { text: entry.origin }), el("span", { class: "muted", text: ` ${roundsWords(entry)}` })),
    " ",
    el("span", { class: "chips" }, ...chips.flatMap(({ effect, kind, text }) =>
      [el("span", { class: kind ? `chip ${kind}` : "chip" }, effect ? markIcon(effect) : null, text), " "]))));
}

const SHORT = [["free", "free"], ["beside", "beside"], ["annihilate", "annihilation"]];
export const LONG = [["free", "free: an empty column or square"], ["beside", "beside your own pieces, on another level"], ["annihilate", "annihilation: both pieces vanish"]];

/** The source's colours, with the shapes that tell them apart without colour. On one board nothing stands beside. */
export function legend(lines, levels) {
  return el("ul", { class: lines === SHORT ? "legend" : "legend long" },
    ...lines.filter(([effect]) => levels || effect !== "beside").map(([effect, words]) => el("li", {}, markIcon(effect), words)));
}
