// What holds boards and panels, and tells them how much room there is.

import { closest, el, focusIn, setAttribute, setData, setStyle } from "../draw/dom.js";
import { isZoomable } from "../draw/lens.js";
import {
  hasNames,
  isBeside,
  isLow,
  isNarrow,
  isSlim,
  isSpace,
  layoutOf,
  markedCells,
  stacksMasts,
} from "../state/layout.js";
import { isSamePick } from "../state/state.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Marks} Marks */
/** @typedef {{ node: HTMLElement, render(state: State, marks: Marks): void }} Part */

/**
 * @typedef {object} Parts
 * @property {import("../types").Words} words
 * @property {import("../draw/boards.js").Boards} boards
 * @property {import("../draw/above.js").Above} above
 * @property {import("../draw/map.js").BoardMap} map
 * @property {import("../draw/arrows.js").Arrows} arrows
 * @property {import("./moves.js").MoveList} [moves] where they are listed
 * @property {(Part | Part[])[]} panel several together are always in reach
 * @property {HTMLElement[]} more
 * @property {(room: import("../types").Size) => void} resized
 */

export class Frame {
  /** @type {State | null} */
  state = null;
  /** How much room there is, in a word: what changes it lays all parts out anew. */
  kind = "";
  bare = false;

  /** @param {HTMLElement} node  @param {Parts} parts */
  constructor(node, { words, boards, above, map, arrows, moves, panel, more, resized }) {
    this.node = node;
    this.boards = boards;
    this.above = above;
    this.map = map;
    this.arrows = arrows;
    this.moves = moves;
    this.resized = resized;
    this.panels = panel.flat();
    this.side = el("div", { class: "side" }, map.node, above.chooser);
    this.play = el(
      "section",
      { class: "play", "aria-labelledby": "boards-title" },
      el("h2", { id: "boards-title", class: "hidden-words", text: words.boards.title }),
      above.node,
      this.side,
      boards.space.node,
      boards.node,
      boards.space.note,
      boards.space.probe,
    );
    const nodes = panel.map((part) =>
      Array.isArray(part) ? el("div", { class: "dock", part: "dock" }, ...part.map((item) => item.node)) : part.node,
    );
    this.panel = el(
      "section",
      { class: "panel", role: "complementary", part: "panel", "aria-label": words.boards.game },
      ...nodes,
      el("slot", { name: "panel" }),
    );
    this.room = el("div", { class: "room" }, this.play, this.panel);
    node.append(this.room, ...more);
    this.sizes = new ResizeObserver((entries) => this.resize(entries));
    for (const target of [node, boards.node, ...(moves ? [moves.list] : [])]) this.sizes.observe(target);
    /** @param {Event} event */
    const hover = (event) => {
      const at = closest(event, "[data-col], [data-column]");
      if (this.state?.board.columned) boards.hover(node, at && (at.dataset.col ?? at.dataset.column));
    };
    this.play.addEventListener("pointerover", hover);
    this.play.addEventListener("focusin", hover);
    this.play.addEventListener("pointerleave", () => {
      if (this.state?.board.columned) boards.hover(node, null);
    });
  }

  /** @param {ResizeObserverEntry[]} entries */
  resize(entries) {
    const { boards, map, moves, arrows, state } = this;
    for (const { target, contentRect } of entries) {
      if (target === boards.node) {
        boards.resize(contentRect);
        if (state) map.lens.dress(state);
        arrows.draw();
      } else if (target === moves?.list) {
        moves.scroll(); // what is picked takes room from it
      } else {
        this.resized(contentRect);
      }
    }
  }

  /** Chooses where the parts are. @param {import("../types").Appearance | State} state */
  dress(state) {
    const { room, settings } = state;
    this.mark(settings.bare);
    const narrow = isNarrow(state);
    const low = isLow(state);
    const slim = isSlim(state);
    this.kind = narrow ? "narrow" : low ? "low" : "wide";
    setData(this.node, "room", narrow ? "narrow" : "wide");
    setData(this.node, "low", low);
    setData(this.node, "slim", slim);
    setData(this.node, "short", room.height < 480);
    setData(this.node, "high", room.height >= 640);
    setStyle(this.node, { "room-wide": `${room.width}px`, "room-high": `${room.height}px` });
    setData(this.node, "masts", narrow || slim || low || stacksMasts(state) ? "column" : "row");
  }

  /** The parts of a board alone are no landmarks: a page may have many of them. @param {boolean} bare */
  mark(bare) {
    if (bare === this.bare) return;
    this.bare = bare;
    setAttribute(this.panel, "role", bare ? "group" : "complementary");
    for (const node of [this.play, ...this.panel.querySelectorAll("section")])
      setAttribute(node, "role", bare && "group");
  }

  /** @param {State} state  @param {Marks} marks */
  render(state, marks) {
    const { node, boards, above, map, arrows } = this;
    if (this.state?.position !== state.position) boards.hover(node, null); // what is below the mouse is no part of the move
    const isPicked = !isSamePick(this.state, state);
    this.state = state;
    const held = focusIn(node);
    this.dress(state);
    setData(node, "layout", layoutOf(state));
    setData(node, "space", isSpace(state) ? (isBeside(state) ? "beside" : "alone") : null);
    setData(node, "shape", state.board.shape);
    setData(node, "names", hasNames(state));
    setData(node, "picked", state.clicks.length > 0);
    setData(node, "layers", state.family.layers && state.info.dimensions > 2);
    above.appear(state);
    map.appear(state, marks); // the boards take the room that these leave
    this.side.hidden = map.node.hidden && above.chooser.hidden;
    boards.render(state, marks);
    above.render(state, marks);
    map.render(state, marks);
    arrows.render(state);
    for (const part of this.panels) part.render(state, marks);
    if (held?.closest("[hidden]")) boards.focusAgain(); // what is gone would take the keyboard with it
    if (isPicked) this.lead(state, marks);
  }

  /** Brings what the page marks into sight if what was just picked can go there: the panel has grown. @param {State} state  @param {Marks} marks */
  lead(state, marks) {
    if (isSpace(state)) return;
    for (const cell of markedCells(state).keys()) {
      const node = marks.get(cell)?.playable && this.boards.nodeOf(cell);
      if (node) this.bring(node);
    }
  }

  /** Brings the boards into sight, where all parts stand one below the other. */
  showBoards() {
    const { node, space } = this.boards;
    if (this.kind === "narrow")
      (space.node.hidden ? node : space.node).scrollIntoView({ block: "nearest", behavior: "instant" });
  }

  /** Brings what stands first into sight. */
  showTop() {
    this.showBoardsTop();
    this.panel.scrollTop = 0;
  }

  showBoardsTop() {
    for (const node of this.node.querySelectorAll(".room, .play")) node.scrollTop = 0;
  }

  /** Scrolls cells, and places of boards, into sight; the first counts most. Boards that are seen closely are seen whole if the cells are on several. @param {readonly string[]} cells */
  reveal(cells) {
    const { state, boards, map } = this;
    if (!state) return;
    const [first] = cells;
    const nodes = isSpace(state) ? [boards.space.node] : cells.flatMap((cell) => boards.nodeOf(cell) ?? []);
    const places = cells.flatMap((cell) => state.board.cells.get(cell)?.board ?? []);
    if (isZoomable(state)) map.lens.turnTo(state, places);
    this.showBoardsTop();
    if (boards.views.has(first) && map.lens.isClose(state)) map.lens.show(places[0]);
    for (const node of nodes.reverse()) this.bring(node);
  }

  /** Scrolls no farther than a node needs to be seen, above the panel that stays at the lower rim. @param {Element} node */
  bring(node) {
    node.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const dock = this.kind === "narrow" && this.node.querySelector(".dock");
    if (!dock) return;
    const [box, room, below] = [node, this.room, dock].map((item) => item.getBoundingClientRect());
    const hidden = Math.min(box.bottom - below.top, box.top - room.top);
    if (hidden > 0) this.room.scrollBy({ top: hidden, behavior: "instant" });
  }

  free() {
    this.sizes.disconnect();
    this.node.remove();
  }
}
