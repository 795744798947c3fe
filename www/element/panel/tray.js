// Time Out: what is absent, since when, and where it can come back.

import { closest, el, focusIn, markIcon, setAttribute } from "../draw/dom.js";
import { entriesOf } from "../state/state.js";
import { legend } from "./legend.js";
import { chosenEntry } from "../state/selection.js";
import { pieceIcon } from "../draw/pieces.js";

/** @typedef {import("../types").Rematerialization} Entry */
/** @typedef {import("../types").State} State */

export class Tray {
  /** @param {import("../types").Actions} actions */
  constructor({ pickEntry }) {
    this.node = el("section", { id: "tray", part: "tray" });
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
    const { words, drawPiece } = state;
    const entries = entriesOf(state);
    this.entries = entries;
    const chosen = chosenEntry(state);
    const drawn = JSON.stringify([state.info.id, state.position, state.status.outcome !== undefined, chosen?.entry]);
    if (this.node.hidden || (this.drawn === drawn && this.drawPiece === drawPiece)) return;
    Object.assign(this, { drawn, drawPiece });
    setAttribute(this.node, "aria-label", words.tray.label);
    const focused = /** @type {HTMLElement | undefined} */ (
      focusIn(this.node)?.closest("#tray [data-entry]") ?? undefined
    )?.dataset.at;
    if (!entries.length) {
      this.node.replaceChildren(
        el("h2", { text: words.tray.title }),
        el("p", { class: "muted small", text: words.tray.empty }),
      );
      return;
    }
    this.node.replaceChildren(
      el("div", {}, el("h2", { text: words.tray.title }), legend(words, "short", state.board.boards.length > 1)),
      .../** @type {const} */ (["white", "black"]).map((side) => {
        const own = entries.flatMap((entry, at) =>
          entry.side === side ? el("li", {}, this.button(state, entry, at, entry === chosen)) : [],
        );
        return el(
          "div",
          { class: "absent" },
          el("h3", { text: words.sides[side] }),
          own.length ? el("ul", {}, ...own) : el("p", { class: "muted small", text: words.tray.none }),
        );
      }),
    );
    if (focused !== undefined)
      /** @type {HTMLElement | null} */ (this.node.querySelector(`[data-at="${focused}"]`))?.focus();
  }

  /** @param {State} state  @param {Entry} entry  @param {number} at  @param {boolean} chosen */
  button(state, entry, at, chosen) {
    const { words } = state;
    const rounds = words.tray.rounds(entry);
    const chips = chipsOf(state, entry);
    const origin = words.cell(entry.origin);
    const seen = [origin, rounds, ...chips.map(({ text }) => text)];
    return el(
      "button",
      {
        type: "button",
        class: "entry",
        data: { entry: entry.entry, at, mine: isMine(state, entry) },
        "aria-pressed": String(chosen),
        "aria-label": words.tray.entry(entry.side, entry.piece, seen),
      },
      pieceIcon(state, entry.piece, entry.side),
      el(
        "span",
        { class: "entry-words" },
        el("span", {}, el("strong", { text: origin }), el("span", { class: "muted", text: ` ${rounds}` })),
        " ",
        el(
          "span",
          { class: "chips", part: "chips" },
          ...chips.flatMap(({ effect, kind, text }) => [
            el("span", { class: kind ? `chip ${kind}` : "chip" }, effect ? markIcon(effect) : null, text),
            " ",
          ]),
        ),
      ),
    );
  }
}

/** Whether its side is to move. @param {State} state  @param {Entry} entry */
const isMine = ({ status }, { side }) => side === status.turn && !status.outcome;

/** What there is to say of a piece in Time Out. @param {State} state  @param {Entry} entry  @returns {{ text: string, kind?: string, effect?: string }[]} */
export function chipsOf(state, entry) {
  const { tray } = state.words;
  const chips = [];
  if (entry.blocked) chips.push({ kind: "blocked", text: whyBlocked(state, entry) });
  for (const [effect, words] of Object.entries(tray.effects)) {
    const n = entry.targets.filter((target) => target.effect === effect).length;
    if (n) chips.push({ effect, text: words(n) });
  }
  if (entry.targets.some((target) => target.promotes)) chips.push({ text: tray.promotes });
  if (entry.targets.some((target) => target.wins)) chips.push({ kind: "wins", text: tray.wins });
  if (entry.length !== undefined && entry.rounds === entry.length) chips.push({ kind: "due", text: tray.due });
  if (isMine(state, entry) && entry.targets.some(({ rule }) => !rule)) chips.push({ kind: "back", text: tray.back });
  return chips;
}

/** Why a piece cannot return, in few words. @param {State} state  @param {Entry} entry */
function whyBlocked({ board, pieces, words: { tray } }, { length, origin, rounds }) {
  if (rounds < (length ?? 1)) return tray.notYet;
  const column = board.columns.get(board.cells.get(origin)?.column ?? "");
  return column?.cells.some((cell) => pieces.has(cell)) ? tray.occupied(board.boards.length > 1) : tray.blocked;
}
