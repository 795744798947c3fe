// The list of moves, in English or German; every ply of it can be chosen.

import { closest, el, modified, rove, setAttribute, setData } from "../draw/dom.js";
import { positionBefore } from "../state/state.js";
import { own } from "../own.js";

/** @typedef {import("../types").HistoryItem} HistoryItem */
/** @typedef {import("../types").State} State */
/** @typedef {{ from: number, number?: number, words?: string, white?: Item, black?: Item, other?: import("../types").Other }} Row */
/** @typedef {{ text: string, ply: number }} Item */

/** The texts of items, in each style. @type {WeakMap<HistoryItem, Record<string, string>>} */
const written = new WeakMap();

/** A long capture breaks between its landings. @param {string} text */
const breakable = (text) => text.split(/(?=x)/).flatMap((part) => [el("wbr"), part]);

/** @param {Item | undefined} item */
const button = (item) =>
  item
    ? el(
        "button",
        { type: "button", class: "move", part: "move", tabindex: "-1", data: { ply: item.ply } },
        ...breakable(item.text),
      )
    : el("span", { class: "move" });

/** Writes the move of an item as the list does. @param {State} state  @param {HistoryItem} item  @param {string} before the position in which it was made */
export function moveText({ words, settings: { language, short }, rules }, item, before) {
  const texts = written.get(item) ?? {};
  written.set(item, texts);
  if (item.speed) return words.moves.speed(item.speed);
  const style = `${language} ${short}`;
  texts[style] ??= rules.format_notation(before, item.move ?? "", { language, short, check: true });
  const text = texts[style];
  return short
    ? text.replace(/^[PB](?=[a-z])/, (letter) => (letter === (language === "de" ? "B" : "P") ? "" : letter))
    : text;
}

export class MoveList {
  /** @type {State | null} */
  state = null;

  /** @param {import("../types").Actions} actions  @param {{ words: import("../types").Words, review: import("../engine/review.js").Review, later: import("../types").Later }} more */
  constructor({ go, takeLine }, { words, review, later }) {
    this.review = review;
    this.later = later;
    this.list = el("ol", { id: "moves", part: "moves", "aria-labelledby": "moves-title" });
    this.node = el(
      "section",
      { class: "moves", "aria-labelledby": "moves-title" },
      el("h2", { id: "moves-title", text: words.moves.title }),
      this.list,
    );
    /** The items that are written, and their lines. @type {{ items: readonly HistoryItem[], others: readonly import("../types").Other[], style: string, rows: { from: number, other: boolean, node: HTMLElement }[] }} */
    this.drawn = { items: [], others: [], style: "", rows: [] };
    /** The list that is marked, and what was known then. @type {{ list: object, revision: number }} */
    this.marked = { list: this.drawn, revision: 0 };
    /** @type {HTMLElement | null} */
    this.latest = null;
    this.list.addEventListener("click", (event) => {
      const { ply, line } = closest(event, "[data-ply], [data-line]")?.dataset ?? {};
      if (ply) go(Number(ply) + 1);
      else if (line) {
        takeLine(Number(line));
        if (event.detail === 0) this.focus();
      }
    });
    this.list.addEventListener("keydown", (event) => {
      if (!this.state) return;
      const { ply, items } = this.state.line;
      /** @type {Record<string, number>} */
      const to = {
        ArrowLeft: ply - 1,
        ArrowRight: ply + 1,
        ArrowUp: ply - 2,
        ArrowDown: ply + 2,
        Home: 0,
        End: items.length,
      };
      const there = own(to, event.key);
      if (there === undefined || modified(event)) return;
      event.preventDefault();
      go(there);
      this.focus();
    });
  }

  /** Puts the keyboard on the move that led to the position. */
  focus() {
    (this.latest ?? /** @type {HTMLElement | null} */ (this.list.querySelector("[data-ply]")))?.focus({
      preventScroll: true,
    });
  }

  /** Lines of the list from a ply on: a number with a move of each side, or a line of its own in a series. @param {State} state  @param {number} from */
  lines(state, from) {
    const { items, others } = state.line;
    /** @type {Row[]} */
    const out = [];
    /** Other lines come after the line of the move that they are instead of. @type {import("../types").Other[]} */
    const waiting = [];
    const put = () => out.push(...waiting.splice(0).map((other) => ({ from: other.at, other })));
    for (let ply = from; ply < items.length; ply++) {
      const { side, speed, number } = items[ply];
      const line = out.at(-1);
      const goesOn = !speed && line?.number === number && !line[side] && !line.other && side === "black";
      if (!goesOn) put();
      if (speed) out.push({ from: ply, words: state.words.moves.agreement(side, speed) });
      else {
        const item = { text: moveText(state, items[ply], positionBefore(state, ply)), ply };
        if (line && goesOn) line.black = item;
        else out.push({ from: ply, number, [side]: item });
      }
      waiting.push(...others.filter(({ at }) => at === ply));
    }
    put();
    return out;
  }

  /** @param {State} state  @param {Row} row */
  row(state, { words, number, white, black, other: line }) {
    if (words) return el("li", { class: "agreement small muted", text: words });
    if (line) {
      const [item, ...rest] = line.items;
      const dots = item.side === "black" ? "…" : ".";
      const first = `${item.number}${dots} ${moveText(state, item, positionBefore(state, line.at))}`;
      return el(
        "li",
        { class: "other" },
        el("button", {
          type: "button",
          class: "other-line",
          data: { line: state.line.others.indexOf(line) },
          text: state.words.moves.other(first, rest.length),
        }),
      );
    }
    return el(
      "li",
      {},
      el("span", { class: "number muted", text: `${number}.` }),
      white ? button(white) : el("span", { class: "move muted", text: "…" }),
      button(black),
    );
  }

  /** Up to which ply what is written still holds: the same moves, and the same lines that leave them. @param {import("../types").Line} line */
  common({ items, others }) {
    const { drawn } = this;
    const longer = others.length > drawn.others.length ? others : drawn.others;
    const changed = longer.flatMap((_, i) =>
      others[i] === drawn.others[i] ? [] : [others[i], drawn.others[i]].flatMap((other) => other?.at ?? []),
    );
    const most = Math.min(items.length, ...changed);
    let common = 0;
    while (common < most && items[common] === drawn.items[common]) common++;
    return common;
  }

  /** Writes what is new in the list; the line before may still take a move. @param {State} state */
  renderList(state) {
    const { list, drawn } = this;
    const {
      line: { items, others },
      settings: { language, short },
    } = state;
    const style = `${language} ${short}`;
    const common = drawn.style === style ? this.common(state.line) : 0;
    if (common && common === items.length && common === drawn.items.length && others === drawn.others) return;
    let same = drawn.rows.filter(({ from }) => from < common).length - 1;
    while (same > 0 && drawn.rows[same].other) same--; // it belongs to the move before
    same = Math.max(0, same);
    const added = this.lines(state, same ? drawn.rows[same].from : 0).map((line) => ({
      from: line.from,
      other: Boolean(line.other),
      node: this.row(state, line),
    }));
    this.drawn = { items, others, style, rows: [...drawn.rows.slice(0, same), ...added] };
    while (list.children.length > same) list.lastChild?.remove();
    list.append(...added.map(({ node }) => node));
    if (!items.length) list.append(el("li", { class: "muted small none", text: state.words.moves.none }));
  }

  /** Marks the moves by which the game turned. @param {State} state */
  renderMarks(state) {
    const { review } = this;
    const revision = state.analyzing ? review.revision : 0;
    if (this.marked.list === this.drawn && this.marked.revision === revision) return;
    this.marked = { list: this.drawn, revision };
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (this.list.querySelectorAll("[data-ply]"))) {
      const ply = Number(node.dataset.ply);
      const verdict = revision ? review.verdict(state, ply) : null;
      setAttribute(node, "title", verdict && review.words(state, ply, verdict));
      setData(node, "grade", verdict?.grade.name);
      node.querySelector(".grade")?.remove();
      if (verdict)
        node.append(
          el("span", {
            class: "grade",
            role: "img",
            "aria-label": state.words.analysis.grades[verdict.grade.name],
            text: verdict.grade.sign,
          }),
        );
    }
    // The chart takes room from the list.
    this.scroll();
  }

  /** @param {State} state */
  render(state) {
    this.state = state;
    const { ply } = state.line;
    this.renderList(state);
    this.renderMarks(state);
    const latest = /** @type {HTMLElement | null} */ (this.list.querySelector(`[data-ply="${ply - 1}"]`));
    if (latest !== this.latest) {
      for (const [node, is] of /** @type {const} */ ([
        [this.latest, false],
        [latest, true],
      ])) {
        if (!node) continue;
        setData(node, "latest", is);
        setAttribute(node, "aria-current", is && "true");
      }
      this.latest = latest;
      rove(this.list, latest ?? /** @type {HTMLElement} */ (this.list.querySelector("[data-ply]") ?? undefined));
      this.scroll();
    }
  }

  /** Shows the move that led to the position, without moving the page. */
  scroll() {
    this.later(() => {
      const { list, latest } = this;
      const top = latest?.offsetTop ?? 0;
      const bottom = top + (latest?.offsetHeight ?? 0);
      const { scrollTop, clientHeight } = list;
      const to = !latest
        ? 0
        : top < scrollTop
          ? top - 8
          : bottom > scrollTop + clientHeight
            ? bottom - clientHeight + 8
            : scrollTop;
      return () => {
        if (to !== scrollTop) list.scrollTop = to;
      };
    });
  }
}
