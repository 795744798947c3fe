// Time Out: what is absent, since when, and where it can come back.

import { closest, el, focusIn, markIcon } from "../draw/dom.js";
import { entriesOf } from "../state/state.js";
import { SHORT, legend } from "./legend.js";
import { chosenEntry } from "../state/selection.js";
import { pieceIcon } from "../draw/pieces.js";
import { SIDES, roundsWords } from "../words/sentences.js";

/** @typedef {import("../types").Rematerialization} Entry */
/** @typedef {import("../types").State} State */

/** @type {[effect: string, word: string][]} */
const EFFECTS = [
  ["free", "free"],
  ["beside", "beside"],
  ["annihilate", "annihilating"],
];

export class Tray {
  /** @param {import("../types").Actions} actions */
  constructor({ pickEntry }) {
    this.node = el("section", { id: "tray", "aria-label": "Time Out" });
    /** @type {Entry[]} */
    this.entries = [];
    this.drawn = "";
    /** The drawings of pieces with which it was. @type {unknown} */
    this.drawPiece = null;
    this.node.addEventListener("click", (event) => {
      const at = closest(event, "[data-entry]")?.dataset.at;
      if (at) pickEntry(this.entries[Number(at)]);
    });
  }

  /** @param {State} state */
  render(state) {
    this.node.hidden = !state.info.time_out;
    const { drawPiece } = state;
    const entries = entriesOf(state);
    this.entries = entries;
    const chosen = chosenEntry(state);
    const drawn = JSON.stringify([state.info.id, state.position, chosen?.entry]);
    if (this.node.hidden || (this.drawn === drawn && this.drawPiece === drawPiece)) return;
    Object.assign(this, { drawn, drawPiece });
    const focused = /** @type {HTMLElement | undefined} */ (
      focusIn(this.node)?.closest("#tray [data-entry]") ?? undefined
    )?.dataset.at;
    if (!entries.length) {
      this.node.replaceChildren(
        el("h2", { text: "In Time Out" }),
        el("p", {
          class: "muted small",
          text: "Nobody is away. Choose a piece, then “Time Out →”, to send it into the future.",
        }),
      );
      return;
    }
    this.node.replaceChildren(
      el("div", {}, el("h2", { text: "In Time Out" }), legend(SHORT, state.board.boards.length > 1)),
      .../** @type {const} */ (["white", "black"]).map((side) => {
        const own = entries.flatMap((entry, at) =>
          entry.side === side ? el("li", {}, this.button(state, entry, at, entry === chosen)) : [],
        );
        return el(
          "div",
          { class: "absent" },
          el("h3", { text: SIDES[side] }),
          own.length ? el("ul", {}, ...own) : el("p", { class: "muted small", text: "Nobody is away." }),
        );
      }),
    );
    if (focused !== undefined)
      /** @type {HTMLElement | null} */ (this.node.querySelector(`[data-at="${focused}"]`))?.focus();
  }

  /** @param {State} state  @param {Entry} entry  @param {number} at  @param {boolean} chosen */
  button(state, entry, at, chosen) {
    const { status, family } = state;
    const mine = entry.side === status.turn && !status.outcome;
    const chips = chipsOf(entry);
    const seen = [entry.origin, roundsWords(entry), ...chips.map(({ text }) => text)];
    return el(
      "button",
      {
        type: "button",
        class: "entry",
        data: { entry: entry.entry, at, mine },
        "aria-pressed": String(chosen),
        "aria-label": `${SIDES[entry.side]} ${family.nameOf(entry.piece)} from ${seen.join(", ")}`,
      },
      pieceIcon(state, entry.piece, entry.side),
      el(
        "span",
        { class: "entry-words" },
        el(
          "span",
          {},
          el("strong", { text: entry.origin }),
          el("span", { class: "muted", text: ` ${roundsWords(entry)}` }),
        ),
        " ",
        el(
          "span",
          { class: "chips" },
          ...chips.flatMap(({ effect, kind, text }) => [
            el("span", { class: kind ? `chip ${kind}` : "chip" }, effect ? markIcon(effect) : null, text),
            " ",
          ]),
        ),
      ),
    );
  }
}

/** What there is to say of an absent piece. @param {Entry} entry  @returns {{ text: string, kind?: string, effect?: string }[]} */
function chipsOf(entry) {
  const chips = [];
  if (entry.blocked)
    chips.push({ kind: "blocked", text: `cannot return${entry.blocked.rule ? ` · ${entry.blocked.rule}` : ""}` });
  for (const [effect, word] of EFFECTS) {
    const n = entry.targets.filter((target) => target.effect === effect).length;
    if (n) chips.push({ effect, text: `${n} ${word}` });
  }
  if (entry.targets.some((target) => target.promotes)) chips.push({ text: "queen" });
  if (entry.targets.some((target) => target.wins)) chips.push({ kind: "wins", text: "wins" });
  if (entry.length !== undefined && entry.rounds === entry.length) chips.push({ kind: "due", text: "due" });
  return chips;
}
