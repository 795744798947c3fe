// Main boards with pegs at their corners, and the boards that move from peg to peg. Each place of a board, above or
// below a peg, is a mount; its button is the handle of the board that is there, or the free end of the peg.

import { closest, el, isSame, modified, rove, setAttribute, setData, setLook, setStyle } from "./dom.js";
import { MAINS, cornersOf } from "../families/mounts.js";
import { markedCells } from "../state/layout.js";
import { cellsOf, options, starts } from "../state/selection.js";
import { stepOf, toward } from "../state/neighbors.js";
import { squareRows } from "./squares.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Mount} Mount */
/** @typedef {import("../types").Board} Board */
/** @typedef {import("./squares.js").CellNode} CellNode */

/** @param {Mount} mount */
const point = ({ id, board }) => ({ id, x: board.x, y: board.y, z: board.level });

/** The name of a mount: its peg and its level, as in moves. @param {Mount} mount */
const nameOf = ({ peg, level, top }) => [
  el("span", { class: "peg-name", text: peg }),
  el("span", { class: "peg-level", data: { top }, text: `(${level})` }),
];

export class Decks {
  /** @param {State} state  @param {{ root: HTMLElement, cellNode: CellNode, pick: (token: string) => void }} more */
  constructor(state, { root, cellNode, pick }) {
    this.state = state;
    this.root = root;
    this.cellNode = cellNode;
    this.pick = pick;
    /** @type {Map<string, { node: HTMLElement, look: import("./dom.js").Look | null, label: string }>} */
    this.buttons = new Map();
    const {
      settings: { flipped },
      board,
    } = state;
    const mains = board.boards.filter((item) => !board.mounts.has(item.id));
    /** The main boards, each between its pegs, from the nearest to the farthest. */
    this.masts = (flipped ? mains.reverse() : mains).map((main, i) => {
      const wings = ["Q", "K"].map((wing) => this.wingNode(main, wing));
      const figure = el(
        "figure",
        { class: "mast" },
        wings[flipped ? 1 : 0],
        this.mainNode(main),
        wings[flipped ? 0 : 1],
      );
      setStyle(figure, { order: -i });
      figure.addEventListener("click", (event) => this.click(event));
      figure.addEventListener("keydown", (event) => this.moveFocus(event));
      return figure;
    });
    for (const [name, size] of Object.entries(fit(board))) setStyle(root, { [`${name}-fit`]: size });
    rove(root, [...this.buttons.values()].find(({ node }) => node.classList.contains("handle"))?.node, ".mount");
  }

  /** Small boards have small labels. @param {number} cell the width of a cell, in px */
  arrange(cell) {
    setData(this.root, "handles", cell <= 31 ? "tiny" : cell <= 38 ? "small" : null);
  }

  /** @param {Event} event */
  click(event) {
    const id = closest(event, "[data-mount]")?.dataset.mount;
    if (!id) return;
    rove(this.root, this.buttons.get(id)?.node, ".mount");
    this.pick(id);
  }

  /** @param {KeyboardEvent} event */
  moveFocus(event) {
    const { state } = this;
    const mount = state.board.mounts.get(closest(event, "[data-mount]")?.dataset.mount ?? "");
    const step = mount && stepOf(event.key, state.settings.flipped);
    if (!step || modified(event)) return;
    event.preventDefault();
    const next = nextMount(state, mount, step);
    if (next) this.focus(next.id);
  }

  /** Puts the keyboard on a mount; on the board that moved from there with the last move. @param {string} id */
  focus(id) {
    const { last, board } = this.state;
    const moved = last?.from === id && !board.boards.some((item) => item.id === id);
    const node = this.buttons.get(moved ? (last.to ?? id) : id)?.node;
    rove(this.root, node, ".mount");
    node?.focus();
  }

  /** @param {Board} main */
  mainNode(main) {
    const caption = el("figcaption", { text: this.state.family.caption(main), "aria-hidden": "true" });
    return el("div", { class: "deck main" }, caption, this.boardNode(main));
  }

  /** The pegs of one side of a main board: the far corner over the near one. @param {Board} main  @param {string} wing */
  wingNode(main, wing) {
    const {
      board,
      settings: { flipped },
    } = this.state;
    const node = el("div", { class: "wing", data: { side: (wing === "Q") === flipped ? "right" : "left" } });
    for (const { end, taken, free } of cornersOf(board, main.id, wing, flipped)) {
      node.append(
        el(
          "div",
          { class: "corner", data: { end } },
          el("div", { class: "pegs" }, ...free.map((mount) => this.pegNode(mount))),
          ...taken.map((mount) => this.deckNode(mount)),
        ),
      );
    }
    return node;
  }

  /** @param {Mount} mount  @param {string} kind  @param {(string | HTMLElement)[]} content */
  button(mount, kind, ...content) {
    const node = el(
      "button",
      { type: "button", tabindex: "-1", class: `mount ${kind}`, data: { mount: mount.id } },
      ...content,
    );
    this.buttons.set(mount.id, { node, look: null, label: "" });
    return node;
  }

  /** @param {Mount} mount */
  pegNode(mount) {
    return this.button(mount, "peg", ...nameOf(mount));
  }

  /** @param {Mount} mount */
  deckNode(mount) {
    const handle = this.button(
      mount,
      "handle",
      el("span", { class: "handle-name" }, ...nameOf(mount)),
      " ",
      el("span", { class: "token" }),
    );
    return el("div", { class: "deck moveable", data: { deck: mount.id } }, handle, this.boardNode(mount.board));
  }

  /** A board, with its ranks in the cells at its left and its files in those at its foot. @param {Board} board */
  boardNode(board) {
    const {
      family,
      settings: { flipped },
    } = this.state;
    const side = Math.sqrt(board.cells.length);
    const first = flipped ? side - 1 : 0;
    const own = board.cells.map((cell) => ({ ...cell, x: cell.x - board.x, y: cell.y - board.y }));
    const rows = squareRows(own, { files: side, ranks: side }, flipped, (cell) => {
      const node = this.cellNode(cell);
      if (cell.x === first)
        node.append(el("span", { class: "edge of-rank", data: { edge: family.rank(cell.y + board.y, board) } }));
      if (cell.y === first)
        node.append(el("span", { class: "edge of-file", data: { edge: family.file(cell.x + board.x, board) } }));
      return node;
    });
    const node = el(
      "div",
      { role: "grid", class: "board", part: "board", "aria-label": family.board(board), data: { board: board.id } },
      ...rows,
    );
    setStyle(node, { files: side });
    return node;
  }

  /** @param {State} state  @param {import("../types").Marks} marks */
  render(state, marks) {
    this.state = state;
    const [held] = state.clicks;
    const last = cellsOf(state.last);
    const obstacles = new Set(state.message?.cells ?? []);
    const marked = markedCells(state);
    setData(this.root, "carrying", state.board.mounts.has(held));
    for (const [id, view] of this.buttons) {
      const deck = state.status.boards?.find(({ place }) => place === id);
      const mark = marks.get(id);
      const look = {
        controller: deck?.controller,
        effect: mark?.effect,
        playable: mark?.playable,
        promotes: mark?.promotes,
        selected: id === held,
        own: starts(state, id),
        last: last.has(id),
        obstacle: obstacles.has(id),
        mark: marked.get(id),
      };
      const label =
        mountLabel(state, id, mark) +
        (look.mark === undefined ? "" : `, ${state.words.marks.named(String(look.mark))}`);
      if (label === view.label && isSame(view.look, look)) continue;
      const { node } = view;
      setLook(view, look);
      view.label = label;
      const part = look.mark === undefined ? null : `mark ${look.mark}`.trim();
      if (node.getAttribute("part") !== part) setAttribute(node, "part", part);
      node.setAttribute("aria-label", label);
      node.title = label;
      const token = /** @type {HTMLElement | null} */ (node.querySelector(".token"));
      if (!deck || !token) continue;
      token.textContent = state.words.initials[deck.controller];
      setData(token, "side", deck.controller);
    }
  }
}

/** The next mount: while a board is held among those where it may go, else at the same main board first. @param {State} state  @param {Mount} mount  @param {import("../state/neighbors.js").Step} step */
export function nextMount(state, mount, step) {
  const all = [...state.board.mounts.values()];
  const [held] = state.clicks;
  const open = state.board.mounts.has(held) ? options(state) : null;
  const near = all.filter((other) => (open ? other.id === held || open.has(other.id) : other.main === mount.main));
  /** @param {Mount[]} items */
  const to = (items) => toward(items.map(point), point(mount), step);
  return to(near) ?? (open ? undefined : to(all));
}

/** What a mount is called: whose board is there, or that its peg is free, and what it is for what is picked. @param {State} state  @param {string} id  @param {import("../types").Mark | undefined} mark */
export function mountLabel(state, id, mark) {
  const {
    words: { boards: said, marks },
    board: { mounts },
    clicks: [held],
    status,
    pieces,
    family,
  } = state;
  const { top, board } = /** @type {Mount} */ (mounts.get(id));
  const deck = status.boards?.find(({ place }) => place === id);
  if (!deck) return [said.freePeg(id, top), mark && marks.of(mark)].filter(Boolean).join(", ");
  const standing = board.cells.filter(({ cell }) => pieces.has(cell)).length;
  const words = [said.boardOn(id, top, deck.controller, family.whose(state, deck.controller)), said.pieces(standing)];
  if (id === held) words.push(marks.selected);
  return words.join(", ");
}

/**
 * The largest cells with which the masts fit in, beside each other and beneath each other. Each wing has room for a
 * board and a file of pegs, so that nothing changes in size while boards move; two boards at one peg take their place.
 * @param {import("../types").Boards} table
 */
function fit({ boards, mounts }) {
  const taken = [...mounts.values()].filter((mount) => boards.includes(mount.board));
  /** @param {string[]} mains  @param {string} wing */
  const double = (mains, wing) => {
    const pegs = taken.filter((mount) => mount.wing === wing && mains.includes(mount.main)).map((mount) => mount.peg);
    return new Set(pegs).size < pegs.length;
  };
  /** @param {number} cells  @param {boolean[]} wings  @param {number} gaps */
  const widest = (cells, wings, gaps) => {
    const twice = wings.filter(Boolean).length;
    const once = wings.length - twice;
    return `(var(--levels-wide) - ${once} * var(--peg) - ${4 * once + 8 * twice + gaps}px) / ${cells + 2 * once + 4 * twice}`;
  };
  const sides = ["Q", "K"];
  return {
    row: widest(
      12,
      MAINS.flatMap((main) => sides.map((wing) => double([main], wing))),
      16,
    ),
    column: widest(
      4,
      sides.map((wing) => double(MAINS, wing)),
      0,
    ),
  };
}

/** The next cell from a cell: in its column with Page Up and Page Down, else the nearest one on any board. @type {import("./boards.js").Drawing["neighbor"]} */
export function deckNeighbor({ cells }, place, step) {
  const points = [...cells.values()].map(({ cell, column, x, y, board }) => ({ cell, column, x, y, z: board.level }));
  return toward(
    step[2] ? points.filter(({ column }) => column === place.column) : points,
    { ...place, z: place.board.level },
    step,
  )?.cell;
}
