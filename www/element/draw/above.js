// The boards seen from above, one field for each column, and the chooser of a level within a column.

import { closest, el, focusIn, isSame, markIcon, modified, rove, setAttribute, setLook, setStyle } from "./dom.js";
import { isSpace, layoutOf, markedCells } from "../state/layout.js";
import { cellsOf, starts } from "../state/selection.js";
import { codeOf, pieceIcon } from "./pieces.js";
import { stepOf, toward } from "../state/neighbors.js";
import { entriesOf } from "../state/state.js";
import { order } from "./squares.js";
import { own } from "../own.js";

/** @typedef {import("../types").Marks} Marks */
/** @typedef {import("../types").State} State */
/** @typedef {Map<string, HTMLElement>} Gauges by what they show */

const STRENGTH = ["free", "move", "beside", "castling", "capture", "annihilate"];

export class Above {
  /** @type {State | null} */
  state = null;

  /** @param {import("../types").Actions} actions  @param {import("../types").Words} words */
  constructor(actions, { boards: said }) {
    this.actions = actions;
    this.said = said;
    this.node = el("div", { id: "above" });
    this.chooser = el("div", { id: "column" });
    /** @type {Map<string, { node: HTMLElement, look: import("./dom.js").Look | null, pile: string }>} */
    this.views = new Map();
    /** The chooser's buttons, from the highest level down. @type {HTMLButtonElement[]} */
    this.rows = [];
    this.built = "";
    /** The drawings of pieces with which it was. @type {unknown} */
    this.drawPiece = null;
    this.node.addEventListener("click", (event) => this.pick(event));
    this.node.addEventListener("keydown", (event) => this.moveFocus(event));
    this.chooser.addEventListener("click", (event) => this.pickLevel(event));
    this.chooser.addEventListener("keydown", (event) => this.moveFocusInColumn(event));
  }

  /** @param {MouseEvent} event */
  pick(event) {
    const column = closest(event, "[data-column]")?.dataset.column;
    if (!column) return;
    rove(this.node, this.views.get(column)?.node);
    this.actions.pickColumn(column);
    if (event.detail === 0) this.focusChooser();
  }

  /** @param {KeyboardEvent} event */
  moveFocus(event) {
    const { state } = this;
    const place = state?.board.columns.get(closest(event, "[data-column]")?.dataset.column ?? "");
    const step = state && place && stepOf(event.key, state.settings.flipped);
    if (!state || !step || modified(event)) return;
    event.preventDefault();
    if (step[2]) return;
    const columns = [...state.board.columns.values()].map(({ column, x, y }) => ({ column, x, y, z: 0 }));
    const next = toward(columns, { ...place, z: 0 }, step);
    if (next) this.focusColumn(next.column);
  }

  /** @param {MouseEvent} event */
  pickLevel(event) {
    const cell = closest(event, "[data-stack-cell]")?.dataset.stackCell;
    const before = this.state;
    if (!cell || !before) return;
    if (cell !== before.clicks[0]) this.actions.pick(cell);
    const { position, clicks, column } = this.state ?? before; // the pick has drawn another one
    if (event.detail === 0 && (position !== before.position || clicks.length === 1)) this.focusColumn(column);
  }

  /** @param {string | null} column */
  focusColumn(column) {
    const view = this.views.get(column ?? "");
    if (!view || this.node.hidden) return;
    rove(this.node, view.node);
    view.node.focus();
  }

  /** With the keyboard, goes on to the level when the column leaves a choice. */
  focusChooser() {
    const open = this.rows.filter((row) => row.dataset.playable !== undefined);
    const own = this.rows.filter((row) => row.dataset.own !== undefined);
    if (open.length > 1) open[0].focus();
    else if (!this.state?.clicks.length && own.length > 1) own[0].focus();
  }

  /** @param {KeyboardEvent} event */
  moveFocusInColumn(event) {
    const { rows } = this;
    const at = rows.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    if (at < 0) return;
    /** @type {Record<string, number>} */
    const steps = {
      ArrowUp: at - 1,
      PageUp: at - 1,
      ArrowDown: at + 1,
      PageDown: at + 1,
      Home: 0,
      End: rows.length - 1,
    };
    const to = own(steps, event.key);
    if (to !== undefined) {
      event.preventDefault();
      rows[Math.max(0, Math.min(rows.length - 1, to))].focus();
    } else if (event.key === "Escape" || event.key === "ArrowLeft") {
      event.preventDefault();
      event.stopPropagation();
      this.focusColumn(this.state?.column ?? null);
    }
  }

  /** @param {State} state */
  build(state) {
    const {
      board,
      family,
      column: chosen,
      status,
      settings: { flipped },
    } = state;
    const {
      columns,
      files,
      ranks,
      boards: [lowest],
    } = board;
    const held = this.node.contains(focusIn(this.node));
    const ys = order(ranks, !flipped);
    const xs = order(files, flipped);
    const at = new Map([...columns].map(([column, place]) => [`${place.x},${place.y}`, column]));
    this.views.clear();
    setStyle(this.node, { files, ranks });
    const lines = ys.map((y) =>
      el(
        "div",
        { role: xs.some((x) => at.has(`${x},${y}`)) ? "row" : "presentation", class: "rank" }, // no board may be there
        ...xs.map((x) => {
          const column = at.get(`${x},${y}`);
          if (!column) return el("span", { class: "ground" });
          const node = el("button", {
            type: "button",
            role: "gridcell",
            tabindex: "-1",
            class: "cell pile-cell",
            part: "cell",
            data: { column, tone: columns.get(column)?.tone },
          });
          this.views.set(column, { node, look: null, pile: "" });
          return node;
        }),
      ),
    );
    this.node.replaceChildren(
      el(
        "figure",
        { class: "level" },
        el("figcaption", { text: this.said.above }),
        el(
          "div",
          { class: "ranks", "aria-hidden": "true" },
          ...ys.map((y) => el("span", { text: family.rank(y, lowest) })),
        ),
        el("div", { role: "grid", class: "board", part: "board", "aria-label": this.said.aboveLabel }, ...lines),
        el(
          "div",
          { class: "files", "aria-hidden": "true" },
          ...xs.map((x) => el("span", { text: family.file(x, lowest) })),
        ),
      ),
    );
    const first =
      chosen ?? at.get(`${files >> 1},0`) ?? board.cells.get(status.king ?? "")?.column ?? [...at.values()][0];
    rove(this.node, this.views.get(first)?.node);
    if (held) this.focusColumn(first);
  }

  /** Says whether they are there. @param {State} state */
  appear(state) {
    const { board } = state;
    this.node.hidden = layoutOf(state) !== "plan" || isSpace(state);
    this.chooser.hidden = !board.columned || board.shape === "hexagon";
  }

  /** @param {State} state  @param {Marks} marks */
  render(state, marks) {
    this.state = state;
    const { board, drawPiece } = state;
    if (this.chooser.hidden) return;
    const key = `${board.key} ${state.settings.flipped}`;
    for (const node of [this.node, this.chooser]) setStyle(node, { floors: board.heights.length });
    if (this.built !== key || this.drawPiece !== drawPiece) {
      this.drawPiece = drawPiece;
      this.build(state);
      this.built = key;
    }
    this.renderColumns(state, marks);
    this.renderChooser(state, marks);
  }

  /** @param {State} state  @param {Marks} marks */
  renderColumns(state, marks) {
    const { board, pieces, status, clicks } = state;
    const last = cellsOf(state.last);
    const obstacles = new Set(state.message?.cells ?? []);
    const absent = new Map(entriesOf(state).map((entry) => [entry.origin, codeOf(entry)]));
    const marked = markedCells(state);
    /** Those that were drawn, to be copied. @type {Gauges} */
    const gauges = new Map();
    for (const [column, view] of this.views) {
      const cells = board.columns.get(column)?.cells ?? [];
      const decks = cells.map((cell) => board.cells.get(cell)?.board.id ?? "");
      const pile = floorsOf(state, cells).map((cell) => {
        const piece = pieces.get(cell ?? "");
        return piece ? codeOf(piece) : cell && "";
      });
      const here = cells.flatMap((cell) => marks.get(cell) ?? []);
      const effect = here.map((mark) => mark.effect).sort((a, b) => STRENGTH.indexOf(b) - STRENGTH.indexOf(a))[0];
      const drawn = cells.flatMap((cell) => marked.get(cell) ?? []);
      const look = {
        effect,
        playable: here.some((mark) => mark.playable),
        forbidden: here.length > 0 && here.every((mark) => mark.rule),
        wins: here.some((mark) => mark.wins),
        promotes: here.find((mark) => mark.promotes)?.promotes,
        selected: clicks.length > 0 && [...cells, ...decks].includes(clicks[0]),
        shown: column === state.column,
        last: [...cells, ...decks].some((place) => last.has(place)),
        check: status.checks.length > 0 && cells.includes(status.king ?? ""),
        attacker: cells.some((cell) => status.checks.includes(cell)),
        obstacle: cells.some((cell) => obstacles.has(cell)),
        origin: cells.some((cell) => absent.has(cell)),
        mark: drawn.at(0),
      };
      const ghost = pile.some(Boolean) ? undefined : cells.map((cell) => absent.get(cell)).find(Boolean);
      const stands = [...pile.map((code) => code ?? "-"), ghost].join();
      if (stands === view.pile && isSame(view.look, look)) continue;
      if (stands !== view.pile) view.node.replaceChildren(...pileParts(state, pile, { gauges, ghost }));
      setLook(view, look);
      view.pile = stands;
      setAttribute(view.node, "part", drawn.length ? `cell mark ${drawn[0]}`.trim() : "cell");
      view.node.setAttribute("aria-label", labelOf(state, column, pile, { cells, here, drawn }));
    }
  }

  /** @param {State} state  @param {Marks} marks */
  renderChooser(state, marks) {
    const { said } = this;
    const place = state.board.columns.get(state.column ?? "");
    const focused = this.rows.indexOf(/** @type {HTMLButtonElement} */ (focusIn(this.chooser)));
    if (!place) {
      this.rows = [];
      this.chooser.replaceChildren(
        el("h2", { text: said.levelsOfColumn }),
        el("p", { class: "muted small", text: this.node.hidden ? said.pickCell : said.pickColumn }),
      );
      if (focused >= 0) this.leaveChooser();
      return;
    }
    this.rows = [...place.cells].reverse().map((cell) => rowOf(state, cell, marks.get(cell)));
    const open = place.cells.filter((cell) => marks.get(cell)?.playable);
    const column = said.column(place.column);
    this.chooser.replaceChildren(
      el("h2", { text: open.length > 1 ? `${column}: ${said.chooseLevel}` : column }),
      el("div", { class: "floors", role: "group", "aria-label": said.columnLevels(place.column) }, ...this.rows),
    );
    if (focused >= 0) this.rows[Math.min(focused, this.rows.length - 1)].focus();
  }

  /** Keeps the keyboard on the boards when the chosen column is gone. */
  leaveChooser() {
    if (this.node.hidden) return this.actions.focusBoards();
    const tabStop = /** @type {HTMLElement | null} */ (this.node.querySelector('[tabindex="0"]'));
    tabStop?.focus();
  }
}

/** The cells of a column from the lowest level of the game to the highest; nothing where no board is. @param {State} state  @param {string[]} cells */
function floorsOf({ board }, cells) {
  return board.heights.map((height) => cells.find((cell) => board.cells.get(cell)?.board.level === height));
}

/** The pieces of a column, or of an empty one the `ghost` of what is in Time Out, and a gauge of its levels. @param {State} state  @param {(string | undefined)[]} pile  @param {{ gauges: Gauges, ghost?: string }} more */
function pileParts(state, pile, { gauges, ghost }) {
  /** @param {string} code */
  const sideOf = (code) => (code[0] === "w" ? "white" : "black");
  const standing = pile.flatMap((code) => code || []);
  const icons = (ghost ? [ghost] : standing).map((code) => pieceIcon(state, code.slice(1), sideOf(code)));
  const size = standing.length > 4 ? "many" : standing.length > 1 ? "few" : "one";
  const nodes = [el("span", { class: `pile ${size}`, data: { ghost: Boolean(ghost) } }, ...icons)];
  if (!standing.length && !pile.includes(undefined)) return nodes;
  const names = pile.map((code) => (code === undefined ? "gone" : code && sideOf(code))).reverse();
  const gauge =
    gauges.get(names.join()) ??
    el("span", { class: "gauge", "aria-hidden": "true" }, ...names.map((name) => el("i", { class: name })));
  gauges.set(names.join(), gauge);
  return [...nodes, /** @type {HTMLElement} */ (gauge.cloneNode(true))];
}

/** @param {State} state  @param {string} column  @param {(string | undefined)[]} pile  @param {{ cells: string[], here: import("../types").Mark[], drawn: string[] }} shown */
function labelOf({ words: { boards: said, marks }, pieces, board }, column, pile, { cells, here, drawn }) {
  const words = [said.inColumn(column)];
  if (!pile.some(Boolean)) words.push(said.empty);
  for (const cell of cells) {
    const piece = pieces.get(cell);
    if (piece) words.push(said.onLevel(Number(board.cells.get(cell)?.board.level) + 1, piece.side, piece.piece));
  }
  if (here.length) words.push(said.targets(here.length, [...new Set(here.map(marks.of))]));
  words.push(...drawn.map(marks.named));
  return words.join(", ");
}

/** @param {State} state  @param {string} cell  @param {import("../types").Mark | undefined} mark */
function rowOf(state, cell, mark) {
  const { words, family, pieces } = state;
  const at = /** @type {import("../types").Place} */ (state.board.cells.get(cell));
  const piece = pieces.get(cell);
  const floor = family.floor(at.board);
  const there = piece ? words.pieceOf(piece.side, piece.piece) : "";
  const note = mark ? words.marks.of(mark) : there;
  return el(
    "button",
    {
      type: "button",
      class: "floor",
      data: {
        stackCell: cell,
        effect: mark?.effect,
        playable: mark?.playable,
        forbidden: Boolean(mark?.rule),
        own: starts(state, cell),
        selected: cell === state.clicks[0],
      },
      "aria-label": [
        `${floor} ${note}`,
        family.cell(at),
        note === there ? null : there,
        piece ? null : words.boards.empty,
      ]
        .filter(Boolean)
        .join(", "),
    },
    el("span", { class: "floor-name", text: floor }),
    " ",
    el("span", { class: "floor-piece" }, piece ? pieceIcon(state, piece.piece, piece.side) : null),
    el("span", { class: "floor-note", text: note }),
    mark ? markIcon(mark.effect) : null,
  );
}
