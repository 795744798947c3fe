// The map of many boards: pieces and targets of each board, and a way to it.

import { closest, el, focusIn, modified, rove, setLook, setStyle, setText } from "./dom.js";
import { isCramped } from "../state/layout.js";
import { chosenPiece } from "../state/selection.js";
import { stepOf } from "../state/neighbors.js";
import { boardBeside, layout } from "./hexagons.js";
import { Lens, isZoomable } from "./lens.js";
import { placeOf, sizeOf } from "./squares.js";

/** @typedef {import("../types").Board} Board */
/** @typedef {import("../types").Boards} Boards */
/** @typedef {import("../types").Marks} Marks */
/** @typedef {import("../types").State} State */

/** @param {Board} board */
const centre = (board) => board.cells[board.cells.length >> 1].cell;

export class BoardMap {
  /** @type {State | null} */
  state = null;

  /** @param {import("../types").Actions} actions  @param {{ words: import("../types").Words, root: HTMLElement, later: import("../types").Later, boards: import("./boards.js").Boards }} more `root` has both */
  constructor(actions, { words: { boards: said }, root, later, boards }) {
    this.actions = actions;
    this.boards = boards;
    this.lens = new Lens(root, { boards, later, changed: (state) => this.dress(state) });
    this.built = "";
    /** @type {Map<string, { node: HTMLElement, look: import("./dom.js").Look | null, words: HTMLElement, white: HTMLElement, black: HTMLElement, targets: HTMLElement }>} */
    this.views = new Map();
    this.frame = el("span", { class: "map-frame", "aria-hidden": "true" });
    this.plan = el("div", { class: "map-plan", role: "group", "aria-label": said.mapLabel });
    this.zoom = el("button", { id: "zoom", type: "button", class: "small", text: said.closeUp });
    this.caption = el("p", { class: "map-caption small muted", "aria-hidden": "true" });
    this.legend = el("ul", { class: "legend hex-legend" });
    this.node = el(
      "section",
      { id: "map", class: "card", "aria-label": said.map, hidden: true },
      this.plan,
      el("div", { class: "map-side" }, this.zoom, this.caption, this.legend),
    );
    this.zoom.addEventListener("click", () => {
      const { state } = this;
      if (state) this.look(state, !this.lens.isClose(state), state.board.cells.get(boards.cursor)?.board);
    });
    this.plan.addEventListener("click", (event) => {
      const id = closest(event, "[data-map]")?.dataset.map;
      if (id && this.state) this.jump(this.state, id, event.detail === 0);
    });
    this.plan.addEventListener("keydown", (event) => this.moveFocus(event));
    boards.node.addEventListener("scroll", () => this.state && this.drawFrame(this.state), { passive: true });
  }

  /** Sees the boards closely or all of them. @param {State} state  @param {boolean} close  @param {Board | undefined} board */
  look(state, close, board) {
    this.lens.setClose(state, close);
    this.actions.showBoards();
    if (close && board) this.lens.show(board);
  }

  /** Says how closely the boards are seen. @param {State} state */
  dress(state) {
    const { showAll, closeUp } = state.words.boards;
    setText(this.zoom, this.lens.isClose(state) ? showAll : closeUp);
    this.drawFrame(state);
  }

  /** Shows a board and puts the keyboard on it. @param {State} state  @param {string} id  @param {boolean} keyboard */
  jump(state, id, keyboard) {
    const { boards, columns, cells } = state.board;
    const board = /** @type {Board} */ (boards.find((item) => item.id === id));
    rove(this.plan, this.views.get(id)?.node);
    if (!keyboard || isCramped(state)) this.look(state, true, board);
    const here = cells.get(this.boards.cursor);
    const same = columns.get(here?.column ?? "")?.cells.find((cell) => cells.get(cell)?.board.id === id);
    this.boards.focusCell(same ?? centre(board), { preventScroll: true });
  }

  /** The part of the boards that is seen, as a frame on the map. @param {State} state */
  drawFrame(state) {
    if (this.node.hidden) return;
    this.frame.hidden = !this.lens.isClose(state);
    if (this.frame.hidden) return;
    const { node, tower } = this.boards;
    const room = node.getBoundingClientRect();
    const boards = [...tower.querySelectorAll(".board")].map((board) => board.getBoundingClientRect());
    /** Where what is seen begins on the boards, without the names around them, and how much that is. @param {"left" | "top"} low  @param {"right" | "bottom"} high */
    const share = (low, high) => {
      const from = Math.min(...boards.map((board) => board[low]));
      const all = Math.max(...boards.map((board) => board[high])) - from;
      const start = Math.max(0, (room[low] - from) / all);
      return [start, Math.min(1, (room[high] - from) / all) - start];
    };
    const [left, width] = share("left", "right");
    const [top, height] = share("top", "bottom");
    for (const [name, value] of Object.entries({ left, top, width, height }))
      this.frame.style.setProperty(name, `${(value * 100).toFixed(2)}%`);
  }

  /** @param {State} state */
  build(state) {
    const { board, family, status } = state;
    const place = this.placesOf(state);
    const held = this.plan.contains(focusIn(this.plan));
    this.views.clear();
    for (const item of board.boards) {
      const [white, black] = ["white", "black"].map((side) => el("span", { data: { side } }));
      const targets = el("span", { class: "map-targets", "aria-hidden": "true" });
      const words = el("span", { class: "hidden-words" });
      const node = el(
        "button",
        { type: "button", class: "map-board", tabindex: "-1", data: { map: item.id }, title: family.board(item) },
        el("span", { class: "map-counts", "aria-hidden": "true" }, white, black),
        targets,
        words,
      );
      setStyle(node, place(item));
      this.views.set(item.id, { node, look: null, words, white, black, targets });
    }
    this.plan.replaceChildren(...[...this.views.values()].map(({ node }) => node), this.frame);
    const first = this.views.get(board.cells.get(status.king ?? "")?.board.id ?? board.boards[0].id)?.node;
    rove(this.plan, first);
    if (held) first?.focus();
  }

  /** Where boards lie on the map. @param {State} state  @returns {(board: Board) => { left: number, top: number }} */
  placesOf({ board, settings: { flipped } }) {
    if (board.shape === "hexagon") return inHexagon(board, flipped);
    const { boards, levels } = board;
    const { row } = this.boards;
    const { wide, high } = sizeOf(boards);
    const rows = levels.length > 1 ? Math.ceil(levels.length / row) : high;
    setStyle(this.plan, { columns: levels.length > 1 ? row : wide, rows });
    return (item) => {
      const i = boards.indexOf(item);
      if (levels.length > 1) return { left: i % row, top: Math.floor(i / row) };
      const { column, row: top } = placeOf(item, { wide, high }, flipped);
      return { left: column, top };
    };
  }

  /** Takes the room that it needs. @param {State} state  @param {Marks} marks */
  appear(state, marks) {
    this.node.hidden = !isZoomable(state) || state.board.shape === "decks";
    if (!this.node.hidden) this.renderLegend(state, marks);
  }

  /** @param {State} state  @param {Marks} marks */
  render(state, marks) {
    this.state = state;
    this.lens.dress(state);
    if (!this.node.hidden) this.renderPlan(state, marks);
    this.lens.follow(state);
    this.lens.lead(state, marks);
  }

  /** @param {State} state  @param {Marks} marks */
  renderPlan(state, marks) {
    const key = `${state.board.key} ${state.settings.flipped} ${this.boards.row}`;
    if (this.built !== key) {
      this.build(state);
      this.built = key;
    }
    this.renderBoards(state, marks);
  }

  /** @param {State} state  @param {Marks} marks */
  renderBoards({ words, board, pieces, last, status, clicks, family }, marks) {
    /** @param {string} cell */
    const at = (cell) => board.cells.get(cell)?.board.id ?? "";
    const tally = new Map(board.boards.map(({ id }) => [id, { white: 0, black: 0, targets: 0, captures: 0 }]));
    /** @param {string} cell  @param {"white" | "black" | "targets" | "captures"} what */
    const add = (cell, what) => {
      const item = tally.get(at(cell));
      if (item) item[what]++;
    };
    for (const piece of pieces.values()) add(piece.cell, piece.side);
    for (const [cell, mark] of marks) {
      add(cell, "targets");
      if (mark.effect === "capture" || mark.effect === "jump") add(cell, "captures");
    }
    const lately = new Set([last?.from, last?.to].flatMap((cell) => (cell ? at(cell) : [])));
    const check = status.checks.length ? at(status.king ?? "") : null;
    const { boards: said } = words;
    setText(this.caption, marks.size ? said.mapShowsTargets : said.mapShowsPieces);
    const selected = clicks[0] && at(clicks[0]);
    for (const item of board.boards) {
      const view = /** @type {NonNullable<ReturnType<typeof this.views.get>>} */ (this.views.get(item.id));
      const { white, black, targets, captures } = /** @type {NonNullable<ReturnType<typeof tally.get>>} */ (
        tally.get(item.id)
      );
      const look = {
        targets: targets > 0,
        last: lately.has(item.id),
        check: check === item.id,
        selected: selected === item.id,
      };
      setLook(view, look);
      setText(view.white, white ? String(white) : "");
      setText(view.black, black ? String(black) : "");
      setText(view.targets, captures ? `×${captures}` : targets ? `→${targets}` : "");
      setText(
        view.words,
        [
          family.board(item),
          white && said.sidePieces("white", white),
          black && said.sidePieces("black", black),
          captures ? said.mapCaptures(captures, targets) : targets && said.mapTargets(targets),
          look.selected && said.chosenPiece,
          look.check && said.kingInCheck,
        ]
          .filter(Boolean)
          .join(", "),
      );
    }
  }

  /** What the marks mean, and how many targets of the chosen piece are of each kind. @param {State} state  @param {Marks} marks */
  renderLegend(state, marks) {
    const piece = chosenPiece(state)?.piece;
    const kinds = [...marks.values()].map((mark) => mark.kind);
    const shown = state.family.kinds
      .map((name) => /** @type {const} */ ([name, kinds.filter((kind) => kind === name).length]))
      .filter(([, n]) => n || !piece);
    this.legend.replaceChildren(
      ...shown.map(([name, n]) =>
        el(
          "li",
          {},
          el("span", { class: "kind", data: { kind: name }, "aria-hidden": "true" }),
          el("span", { text: `${state.family.kindWords(name, piece ?? "N")}${n ? `: ${n}` : ""}` }),
        ),
      ),
    );
  }

  /** The board beside another on the map. @param {State} state  @param {Board} board  @param {import("../state/neighbors.js").Step} step */
  next(state, board, [dx, dy]) {
    const {
      board: { boards, shape },
      settings: { flipped },
    } = state;
    if (shape === "hexagon") return boardBeside(boards, board, dx, dy);
    const place = this.placesOf(state);
    const turn = flipped ? -1 : 1; // as it is seen
    const { left, top } = place(board);
    return boards.find((item) => place(item).left === left + dx * turn && place(item).top === top - dy * turn);
  }

  /** @param {KeyboardEvent} event */
  moveFocus(event) {
    const { state } = this;
    const board = state?.board.boards.find((item) => item.id === closest(event, "[data-map]")?.dataset.map);
    const step = state && board && stepOf(event.key, state.settings.flipped);
    if (!state || !step || modified(event)) return;
    event.preventDefault();
    const next = this.next(state, board, step);
    const node = this.views.get(next?.id ?? "")?.node;
    if (!node) return;
    rove(this.plan, node);
    node.focus();
  }
}

/** Where boards lie in their hexagon, as parts of its width and height. @param {Boards} table  @param {boolean} flipped  @returns {(board: Board) => { left: number, top: number }} */
function inHexagon(table, flipped) {
  const { place, wide, high, board: own } = layout(table, flipped);
  return (item) => {
    const { left, top } = place(item);
    return { left: Number((left / (wide - own.wide)).toFixed(4)), top: Number((top / (high - own.high)).toFixed(4)) };
  };
}
