// What holds the parts of the table, and tells them how much room there is.

import { closest, el, setAttribute, setData, setStyle } from "../draw/dom.js";

/** @typedef {{ node: HTMLElement | SVGElement, render(marks: import("../types").Marks): void }} Part */

/** Whether the panel goes below the boards: there is no room for it beside them, or not enough height for many boards. @param {{ width: number, height: number }} room in px  @param {boolean} columned */
const isNarrow = ({ width, height }, columned) =>
  width < 720 || width < height || (columned && (height < 500 || width < 1080));

/** Whether three masts of boards become larger one below the other, beside the view from above, than beside each other below it: sizes of cells as in decks.css. @param {{ width: number, height: number }} room in px  @param {boolean} bare */
const stackMasts = ({ width, height }, bare) => {
  const panel = bare ? 0 : Math.min(340, Math.max(264, 0.22 * width)) + 20;
  const free = width - panel - 40;
  const [row, column] = [
    Math.min((free - 240) / 24, (height / 2 - 90) / 4),
    Math.min((free - 350) / 8, (height / 3 - 88) / 4),
  ];
  return column > row;
};

export class Frame {
  /** @param {import("../table.js").Table} table  @param {{ play: Part[], panel: (Part | Part[])[] }} parts several together are always in reach */
  constructor(table, { play, panel }) {
    this.table = table;
    this.parts = [...play, ...panel.flat()];
    this.node = el("div", { class: "frame", part: "frame" });
    table.host.root.append(this.node);
    const { clientWidth: width, clientHeight: height } = this.node; // before there is much to be laid out
    this.room = { width, height };
    this.narrow = false;
    this.bare = false;
    this.side = el("div", { class: "side" }, table.map.node, table.above.chooser);
    this.play = el(
      "section",
      { class: "play", "aria-labelledby": "boards-title" },
      el("h2", { id: "boards-title", class: "hidden-words", text: "Boards" }),
      table.above.node,
      this.side,
      table.boards.node,
    );
    const nodes = panel.map((part) =>
      Array.isArray(part) ? el("div", { class: "dock" }, ...part.map((item) => item.node)) : part.node,
    );
    this.panel = el(
      "section",
      { class: "panel", role: "complementary", part: "panel", "aria-label": "Game" },
      ...nodes,
      el("slot", { name: "panel" }),
    );
    this.node.append(
      el("div", { class: "room" }, this.play, this.panel),
      table.status.live,
      table.asking.question,
      table.asking.sheet,
    );
    this.dress();
    this.sizes = new ResizeObserver((entries) => this.resize(entries));
    this.sizes.observe(this.node);
    this.sizes.observe(table.boards.node);
    this.sizes.observe(table.moves.list);
    /** @param {Event} event */
    const hover = (event) => {
      const at = closest(event, "[data-col], [data-column]");
      if (table.game?.board.columned) table.boards.hover(at && (at.dataset.col ?? at.dataset.column));
    };
    this.play.addEventListener("pointerover", hover);
    this.play.addEventListener("focusin", hover);
    this.play.addEventListener("pointerleave", () => {
      if (table.game?.board.columned) table.boards.hover(null);
    });
    /** @type {(() => void | (() => void))[]} */
    this.waiting = [];
  }

  /** @param {ResizeObserverEntry[]} entries */
  resize(entries) {
    const { table } = this;
    for (const { target, contentRect } of entries) {
      if (target === table.boards.node) {
        table.boards.arrange(contentRect);
        if (table.game) table.map.dress();
        table.arrows.render();
      } else if (target === table.moves.list) {
        table.moves.scroll(); // what is picked takes room from it
      } else {
        this.room = contentRect;
        if (this.dress()) table.changed();
        else if (table.game) table.boards.arrange();
      }
    }
  }

  /** Chooses where the parts are; says whether that is another place. */
  dress() {
    const { table, room } = this;
    this.mark();
    const narrow = !table.settings.bare && isNarrow(room, Boolean(table.game?.board.columned));
    const changed = narrow !== this.narrow;
    this.narrow = narrow;
    setData(this.node, "room", narrow ? "narrow" : "wide");
    const slim = table.settings.bare && room.width < 560;
    setData(this.node, "slim", slim);
    setData(this.node, "short", room.height < 480);
    setStyle(this.node, { "room-wide": `${room.width}px`, "room-high": `${room.height}px` });
    setData(this.node, "masts", narrow || slim || stackMasts(room, table.settings.bare) ? "column" : "row");
    if (changed && table.game) table.boards.arrange();
    return changed;
  }

  /** The parts of a board alone are no landmarks: a page may have many of them. */
  mark() {
    const { bare } = this.table.settings;
    if (bare === this.bare) return;
    this.bare = bare;
    setAttribute(this.panel, "role", bare ? "group" : "complementary");
    for (const node of [this.play, ...this.panel.querySelectorAll("section")])
      setAttribute(node, "role", bare && "group");
  }

  /** Does something with the next drawing of the browser. Works measure first, and give what then changes something. @param {() => void | (() => void)} work */
  later(work) {
    if (!this.waiting.length) {
      requestAnimationFrame(() => {
        const changes = this.waiting.splice(0).map((item) => item());
        for (const change of changes) change?.();
      });
    }
    this.waiting.push(work);
  }

  /** @param {import("../types").Marks} marks */
  render(marks) {
    const { table } = this;
    const { state, settings } = table;
    this.dress();
    setData(this.node, "layout", table.layout);
    setData(this.node, "shape", state.board.shape);
    setData(this.node, "names", settings.names && state.family.names(state.info));
    setData(this.node, "layers", state.family.layers && state.info.dimensions > 2);
    for (const part of [table.above, table.map]) part.appear(marks); // the boards take the room that these leave
    this.side.hidden = table.map.node.hidden && table.above.chooser.hidden;
    for (const part of this.parts) part.render(marks);
  }

  /** Brings the boards into sight, where all parts stand one below the other. */
  showBoards() {
    if (this.narrow) this.table.boards.node.scrollIntoView({ block: "nearest", behavior: "instant" });
  }

  /** Says that there is no game to be shown. @param {string} why */
  fail(why) {
    const { turn, number } = this.table.status;
    turn.textContent = "The game could not be loaded";
    number.textContent = why;
  }

  free() {
    this.sizes.disconnect();
    this.node.remove();
  }
}
