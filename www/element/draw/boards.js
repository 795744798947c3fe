// The boards, and what each of their cells shows, flat and in space.

import { closest, el, focusIn, isSame, modified, rove, setAttribute, setData, setLook, setStyle } from "./dom.js";
import { hasNames, isNarrow, markedCells } from "../state/layout.js";
import { cellsOf, noReturn, targetsOf } from "../state/selection.js";
import { codeOf, pieceIcon } from "./pieces.js";
import { capturePath } from "../state/capture-path.js";
import { stepOf } from "../state/neighbors.js";
import { entriesOf } from "../state/state.js";
import { Decks, deckNeighbor } from "./decks.js";
import { hexagons } from "./hexagons.js";
import { fitLevels, sizeOf, squares } from "./squares.js";
import { Space } from "../three/space.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Marks} Marks */

/**
 * How boards are drawn, by the shape of their cells.
 * @typedef {object} Drawing
 * @property {(state: State, boards: import("../types").Board[], cellNode: import("./squares.js").CellNode) => HTMLElement} level
 * @property {(board: import("../types").Boards, place: import("../types").Place, step: import("../state/neighbors.js").Step, far: boolean) => string | undefined} neighbor
 */

/** @type {Record<string, Drawing>} */
const DRAWINGS = { square: squares, hexagon: hexagons, decks: { ...squares, neighbor: deckNeighbor } };

const HAIR = "\u200a"; // a hair space: digits that are said one by one are seen as one number

/** @typedef {import("./dom.js").Look} Look */

/** A cell on a board, and what it shows. @typedef {{ node: HTMLElement, look: Look | null, piece: string }} View */

/** Nothing to be shown. @type {Look} */
const PLAIN = {};

export class Boards {
  /** @type {State | null} */
  state = null;

  /** @param {import("../types").Actions} actions  @param {{ words: import("../types").Words, turned: () => void, isTaken: (event: PointerEvent) => boolean, flattened: (why: import("../types").Flat) => void, open?: boolean }} more whether a pointer drags something; told when there can be no boards in space; whether boards may be put at any free place */
  constructor(actions, { words, turned, isTaken, flattened, open = false }) {
    this.actions = actions;
    this.tower = el("div", { class: "tower" });
    this.node = el("div", { id: "levels", part: "boards" }, this.tower);
    /** @type {Map<string, View>} */
    this.views = new Map();
    /** The cell on which the keyboard is, or was. */
    this.cursor = "";
    /** What the present boards were built for. */
    this.built = "";
    /** A cell, and one with its name on it, to be copied. */
    this.blank = el("button", { type: "button", role: "gridcell", tabindex: "-1", class: "cell", part: "cell" });
    this.nameable = /** @type {HTMLElement} */ (this.blank.cloneNode());
    this.nameable.append(el("span", { class: "name", "aria-hidden": "true", text: " " }));
    /** Whether each cell has its name on it. */
    this.named = false;
    /** The drawings with which they were. @type {unknown} */
    this.drawPiece = null;
    /** The cells where what is picked can go, in the order of the boards. @type {string[]} */
    this.targets = [];
    this.narrow = false;
    /** @type {Decks | null} */
    this.decks = null;
    const { pick, cancel } = actions;
    this.space = new Space(this, { words, pick, cancel, moved: turned, isTaken, flattened, open });
    /** The room for the boards, in px. */
    this.room = { width: 800, height: 600 };
    /** How many levels lie beside each other, and the width of a cell in px. */
    this.row = 1;
    this.size = 0;
    this.node.addEventListener("click", (event) => {
      const cell = closest(event, "[data-cell]")?.dataset.cell;
      if (!cell) return;
      this.setCursor(cell);
      actions.pick(cell);
    });
    this.node.addEventListener("keydown", (event) => this.moveFocus(event));
    this.node.addEventListener("focusin", (event) => {
      const cell = closest(event, "[data-cell]")?.dataset.cell;
      if (cell) this.setCursor(cell);
    });
  }

  /** @param {State} state */
  build(state) {
    const { actions, tower, node, views } = this;
    const { board, status, moves } = state;
    const held = /** @type {HTMLElement | null} */ (
      focusIn(node)?.closest("#levels [data-cell], #levels [data-mount]") ?? null
    )?.dataset;
    const { width, height } = getComputedStyle(node); // before there is much to be laid out
    const room = { width: parseFloat(width), height: parseFloat(height) };
    views.clear();
    setStyle(node, {
      files: board.files,
      ranks: board.ranks,
      levels: board.heights.length,
      ...(board.shape === "square" && sizeOf(board.levels[0])),
    });
    setData(node, "sparse", board.sparse);
    setData(node, "single", board.boards.length === 1);
    /** @type {import("./squares.js").CellNode} */
    const cellNode = (cell, name) => this.cellNode(state, cell, name);
    const { level } = DRAWINGS[board.shape];
    this.decks = board.shape === "decks" ? new Decks(state, { root: node, cellNode, pick: actions.pick }) : null;
    tower.replaceChildren(...(this.decks?.masts ?? board.levels.map((boards) => level(state, boards, cellNode))));
    this.room = room;
    this.arrange(state);
    if (!views.has(this.cursor)) {
      this.cursor =
        [status.king, moves[0]?.clicks[0], board.boards[0].cells[0].cell].find((cell) => views.has(cell ?? "")) ?? "";
    }
    rove(node, views.get(this.cursor)?.node, ".cell");
    if (held?.cell) this.focusCell(this.cursor);
    else if (held?.mount) this.decks?.focus(held.mount);
  }

  /** There is more room for the boards, or less. @param {import("../types").Size} room */
  resize(room) {
    this.room = room;
    if (this.state) this.arrange(this.state);
  }

  /** Lays the levels out for the room that there is. @param {State} state */
  arrange(state) {
    this.state = state;
    const { node, tower } = this;
    const { board } = state;
    const [width, height] = [this.room.width, this.room.height].map(Math.floor); // a part of a pixel is no reason to lay all out again
    this.room = { width, height };
    this.narrow = isNarrow(state);
    setStyle(node, { "levels-wide": `${width}px`, "levels-high": `${this.narrow ? state.room.height : height}px` });
    setData(node, "small", Math.min(width, height) <= 520);
    if (this.decks) this.decks.arrange(parseFloat(getComputedStyle(tower).getPropertyValue("--hyperply-cell")));
    const { row, size } = fitLevels(board, this.room, this.narrow);
    Object.assign(this, { row, size });
    const lastRow = row * Math.floor((board.levels.length - 1) / row);
    setStyle(node, { row, rows: Math.ceil(board.levels.length / row) });
    for (const [i, figure] of [...tower.children].entries())
      setData(/** @type {HTMLElement} */ (figure), "over", i < lastRow);
  }

  /** @param {State} state  @param {import("../types").BoardCell} cell  @param {string} [name] what stands on it, where that is less than its name */
  cellNode({ board, family }, cell, name) {
    const node = /** @type {HTMLElement} */ ((this.named ? this.nameable : this.blank).cloneNode(true));
    node.setAttribute("data-cell", cell.cell);
    node.setAttribute("data-col", cell.column);
    setAttribute(node, "data-tone", cell.tone);
    const text = /** @type {Text | undefined} */ (node.firstChild?.firstChild);
    if (text)
      text.data =
        name ?? family.cell(/** @type {import("../types").Place} */ (board.cells.get(cell.cell))).replaceAll(" ", HAIR);
    this.views.set(cell.cell, { node, look: null, piece: "" });
    return node;
  }

  /** What the cells show that show anything. @param {State} state  @param {Marks} marks */
  looks(state, marks) {
    const { status, board, clicks, lookup, message } = state;
    /** @type {Map<string, Look>} */
    const looks = new Map();
    /** @param {string | undefined} cell  @param {Look} look */
    const add = (cell, look) => {
      if (!cell || !this.views.has(cell)) return;
      const known = looks.get(cell);
      if (known) Object.assign(known, look);
      else looks.set(cell, look);
    };
    for (const piece of state.pieces.values()) add(piece.cell, { piece: codeOf(piece) });
    for (const [cell, mark] of marks) {
      add(cell, {
        effect: mark.effect,
        kind: mark.kind,
        playable: mark.playable,
        wins: mark.wins,
        promotes: mark.promotes === true ? "" : mark.promotes || undefined,
        forbidden: Boolean(mark.rule),
      });
      add(mark.takes ?? mark.passing, { victim: true });
    }
    for (const [cell, duty] of state.family.duties(state)) add(cell, { duty });
    for (const cell of cellsOf(state.last)) add(cell, { last: true });
    for (const cell of status.checks) add(cell, { attacker: true });
    if (status.checks.length) add(status.king, { check: true });
    for (const cell of message?.cells ?? []) add(cell, { obstacle: true });
    for (const entry of entriesOf(state)) add(entry.origin, { origin: true, absent: codeOf(entry) });
    for (const cell of noReturn(state)?.cells ?? []) add(cell, { blocks: true });
    for (const cell of lookup?.near ?? []) add(cell, { near: true });
    if (lookup) add(lookup.cell, { sought: true });
    for (const [cell, mark] of markedCells(state)) add(cell, { mark });
    const { mover, landing, landings, jumped } = capturePath(state);
    const [first] = clicks;
    add(first, { selected: true, away: landing !== undefined && first !== landing });
    for (const cell of landings) add(cell, { landing: true });
    for (const cell of jumped) add(cell, { jumped: true });
    if (landing && landing !== first) add(landing, { ghost: mover && codeOf(mover) });
    const column = board.shape !== "hexagon" && state.clicks.length ? state.column : null;
    if (board.columned && column) for (const cell of board.columns.get(column)?.cells ?? []) add(cell, { shown: true });
    return looks;
  }

  /** Draws what has changed; equal looks are not drawn again. @param {State} state  @param {Marks} marks */
  render(state, marks) {
    this.state = state;
    this.named = hasNames(state);
    this.targets = targetsOf(state, marks).flatMap(([token]) => (state.board.cells.has(token) ? token : []));
    const key = `${state.board.key} ${state.settings.flipped} ${this.named}`;
    if (this.narrow !== isNarrow(state)) this.arrange(state);
    if (this.built !== key || this.drawPiece !== state.drawPiece) {
      this.drawPiece = state.drawPiece;
      this.build(state);
      this.built = key;
    }
    const looks = this.looks(state, marks);
    for (const [cell, view] of this.views) {
      const look = looks.get(cell) ?? PLAIN;
      if (!isSame(view.look, look)) this.draw(state, cell, view, look, marks.get(cell));
    }
    this.decks?.render(state, marks);
    const mounts = new Map([...(this.decks?.buttons ?? [])].map(([id, { look }]) => [id, look ?? PLAIN]));
    this.space.render(state, { looks, mounts });
  }

  /** The node of a cell, or of a place of a board. @param {string} id */
  nodeOf(id) {
    return this.views.get(id)?.node ?? this.decks?.buttons.get(id)?.node;
  }

  /** The cell or the place on which the keyboard is seen to be. @returns {string | null} */
  get focused() {
    const node = /** @type {HTMLElement | null} */ (focusIn(this.node));
    return node?.matches(":focus-visible") && this.node.contains(node)
      ? (node.dataset.cell ?? node.dataset.mount ?? null)
      : null;
  }

  /** What a pointer means: a node of a cell, also where it is seen in space. @param {Event} event  @param {string} selector */
  placeOf(event, selector) {
    return this.space.placeOf(event) ?? closest(event, selector);
  }

  /** What is at a point of the window, also in space. @param {number} x  @param {number} y  @param {string} selector */
  placeAt(x, y, selector) {
    const root = /** @type {ShadowRoot} */ (this.node.getRootNode());
    const hit = root.elementFromPoint(x, y);
    return this.space.placeAt(hit, x, y) ?? /** @type {HTMLElement | null} */ (hit?.closest(selector) ?? null);
  }

  /** The point of the window where a cell is seen; null if it is not. @param {string} id */
  pointOf(id) {
    if (!this.space.node.hidden) return this.space.pointOf(id);
    const node = this.nodeOf(id);
    const box = node?.getBoundingClientRect();
    if (!node || !box?.width) return null;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return node.contains(/** @type {ShadowRoot} */ (this.node.getRootNode()).elementFromPoint(x, y)) ? { x, y } : null;
  }

  /** @param {State} state  @param {string} cell  @param {View} view  @param {Look} look  @param {import("../types").Mark | undefined} mark */
  draw(state, cell, view, look, mark) {
    const { node } = view;
    const place = /** @type {import("../types").Place} */ (state.board.cells.get(cell));
    const shown = String(look.ghost ?? look.piece ?? look.absent ?? "");
    if (view.piece !== shown) {
      view.piece = shown;
      node.querySelector(".piece")?.remove();
      if (shown) node.append(pieceIcon(state, shown.slice(1), shown[0] === "w" ? "white" : "black"));
    }
    setLook(view, look);
    const part = look.mark === undefined ? "cell" : `cell mark ${look.mark}`.trim();
    if (node.getAttribute("part") !== part) node.setAttribute("part", part);
    node.setAttribute("aria-label", this.label(state, place, mark, look));
    if (look.selected) node.setAttribute("aria-selected", "true");
    else node.removeAttribute("aria-selected");
  }

  /** @param {State} state  @param {import("../types").Place} place  @param {import("../types").Mark | undefined} mark  @param {Look} look */
  label({ words: { pieceOf, marks }, family, pieces }, place, mark, look) {
    const piece = pieces.get(place.cell);
    const words = [family.cell(place)];
    if (piece) words.push(pieceOf(piece.side, piece.piece));
    if (look.selected) words.push(marks.selected);
    if (look.duty) words.push(marks.duty[/** @type {"capture" | "lose"} */ (look.duty)]);
    if (look.jumped) words.push(marks.jumped);
    if (look.landing) words.push(marks.landed);
    if (look.check) words.push(marks.inCheck);
    if (look.attacker) words.push(marks.givesCheck);
    if (look.origin) words.push(marks.origin);
    if (look.blocks) words.push(marks.blocksReturn);
    if (look.near) words.push(marks.near);
    if (look.mark !== undefined) words.push(marks.named(String(look.mark)));
    if (mark) words.push(marks.of(mark));
    if (mark?.kind) words.push(family.kindWords(mark.kind, mark.piece ?? ""));
    return words.join(", ");
  }

  /** @param {string} cell */
  setCursor(cell) {
    this.cursor = cell;
    rove(this.node, this.views.get(cell)?.node, ".cell");
  }

  /** Puts the keyboard on a cell, if there is one. @param {string | undefined} cell  @param {FocusOptions} [options] */
  focusCell(cell, options) {
    const view = this.views.get(cell ?? "");
    if (!view || !cell) return;
    this.setCursor(cell);
    view.node.focus(options);
  }

  /** Puts the keyboard back on the boards, and scrolls them only for somebody who plays with it. */
  focusAgain() {
    this.focusCell(this.cursor, { preventScroll: true });
    const node = this.views.get(this.cursor)?.node;
    if (node?.matches(":focus-visible")) node.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Puts the keyboard on the next target, or on the one before. @param {1 | -1} step */
  focusTarget(step) {
    const { targets } = this;
    if (!targets.length) return;
    const at = targets.indexOf(this.cursor);
    const first = step > 0 ? 0 : targets.length - 1;
    this.focusCell(targets[at < 0 ? first : (at + step + targets.length) % targets.length]);
  }

  /** @param {KeyboardEvent} event */
  moveFocus(event) {
    const cell = closest(event, "[data-cell]")?.dataset.cell;
    const { state } = this;
    const place = state?.board.cells.get(cell ?? "");
    const step = state && place && stepOf(event.key, state.settings.flipped);
    if (!state || !step || modified(event)) return;
    event.preventDefault();
    this.focusCell(DRAWINGS[state.board.shape].neighbor(state.board, place, step, event.shiftKey));
  }

  /** Marks a column on every board while the pointer or the keyboard is on it. @param {HTMLElement} root  @param {string | null | undefined} column */
  hover(root, column) {
    for (const node of root.querySelectorAll("[data-hover]")) delete (/** @type {HTMLElement} */ (node).dataset.hover);
    if (!column) return;
    const name = CSS.escape(column);
    for (const node of root.querySelectorAll(`[data-col="${name}"], [data-column="${name}"]`))
      setData(/** @type {HTMLElement} */ (node), "hover", true);
  }
}
