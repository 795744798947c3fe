// The editor: any position, legal or not, set up by hand. It holds a setup; what a person does makes another one
// (changes.js), which is drawn as a whole, and the package tells what is wrong with it.

import { closest, el, inNextFrame, modified, signOf } from "../draw/dom.js";
import { Views } from "../draw/views.js";
import { familyOf } from "../families/index.js";
import { Frame } from "../panel/frame.js";
import { refusal } from "../state/errors.js";
import { isElsewhere } from "../state/layout.js";
import { familyWith } from "../state/load-rules.js";
import * as now from "../state/transitions.js";
import { titleOf } from "../words/message.js";
import * as change from "./changes.js";
import { Details } from "./details.js";
import { SetupDrag } from "./drag.js";
import { Entries } from "./entries.js";
import { Palette } from "./palette.js";
import { Problems } from "./problems.js";
import { formatOf, readSetup, writeSetup } from "./setup.js";
import { stillOf, stillStatus } from "./still.js";
import { exchangeOf, mirrorOf } from "./symmetry.js";
import { SetupText } from "./text.js";
import { SetupTools } from "./tools.js";

/** @typedef {import("./types").Setup} Setup */
/** @typedef {import("./types").Man} Man */
/** @typedef {import("./types").Brush} Brush */
/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Appearance} Appearance */
/** @typedef {import("../../../src/wasm/js/types").Problem} Problem */

/** What is wrong with a setup, its text, in the canonical form if nothing is, and its status. @typedef {{ problems: readonly Problem[], position: string, status: import("../types").Status }} Judged */

/** As many steps can be undone. */
const MOST_STEPS = 200;

/** The steps before and after a setup, those of other games, too. @typedef {{ setup?: Setup, past: readonly Setup[], future: readonly Setup[] }} Steps */

/** What an editor has that speaks no language: its steps, what the hand does and what is picked. @typedef {Steps & { brush?: Brush, held?: string | null, column?: string | null }} Kept */

/** What all parts of the editor draw. @typedef {{ setup: Setup, state: State, position: string, problems: readonly Problem[], refusal: string | null, brush: Brush, canUndo: boolean, canRedo: boolean, mirror: import("./symmetry.js").Symmetry | null }} Drawn */

/**
 * What a person can do in the editor.
 * @typedef {object} EditorActions
 * @property {(work: (setup: Setup) => Setup) => void} change
 * @property {(brush: Brush) => void} take
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} begin from the start of the game
 * @property {() => void} mirror
 * @property {() => void} exchange
 * @property {(text: string) => void} type
 * @property {(place: string) => void} see puts the keyboard on a cell
 * @property {(settings: Partial<import("../types").Settings>) => void} prefer
 * @property {(texts: Partial<import("./types").FieldTexts>) => readonly Problem[]} tried what would be wrong with other fields
 */

export class Editor {
  /** @type {Appearance} */
  #appearance;
  /** @type {Pick<State, "rules" | "info" | "family">} */
  #game;
  /** @type {Setup} */
  #setup;
  /** What the package says of it. @type {Judged} */
  #judged;
  /** @type {Setup[]} */
  #past = [];
  /** @type {Setup[]} */
  #future = [];
  /** @type {Brush} */
  #brush = { kind: "hand" };
  /** The cell of the piece, or the place of the board, that the hand holds. @type {string | null} */
  #held = null;
  /** @type {string | null} */
  #column = null;
  /** Why a text was not taken. @type {string | null} */
  #refusal = null;
  /** @type {Drawn | null} */
  #drawn = null;
  /** @type {{ start: Setup, mirror: import("./symmetry.js").Symmetry | null, exchange: import("./symmetry.js").Symmetry | null }} */
  #known;

  /**
   * @param {Pick<import("../types").Host, "root" | "emit"> & { prefer: EditorActions["prefer"], turn: (steps: Steps & { setup: Setup }) => void }} host `turn` opens a setup of another game
   * @param {Appearance} appearance
   * @param {{ rules: import("../types").Rules, text: string }} game
   * @param {Kept} [kept] of the editor that it succeeds, in another language or with another game
   */
  constructor(host, appearance, { rules, text }, kept) {
    this.host = host;
    this.#appearance = appearance;
    const variant = text.split(" ", 1)[0];
    const info = rules.variant(variant);
    const family = familyOf(info.family, appearance.words);
    const { words } = family;
    this.#game = { rules, info, family };
    const start = /** @type {Setup} */ (readSetup(rules.initial_position(variant), info));
    this.#known = { start, mirror: mirrorOf(info, start.pieces), exchange: exchangeOf(info, start.pieces) };
    this.#setup = kept?.setup ?? this.#read(text);
    if (kept) {
      this.#past = [...kept.past];
      this.#future = [...kept.future];
      this.#brush = kept.brush ?? this.#brush;
      this.#held = kept.held ?? null;
      this.#column = kept.column ?? null;
    }
    this.#judged = this.#judge();

    this.node = el("div", { class: "frame setup", part: "frame", lang: words.locale });
    const actions = this.#actions();
    const boardActions = this.#boardActions();
    const { node } = this;
    const views = new Views(boardActions, {
      words,
      root: node,
      later: inNextFrame(),
      open: true,
      isTaken: (event) => this.drag.takes(event),
      flattened: (why) => {
        this.#appearance = now.flatten(this.#appearance, why);
        this.#show();
      },
    });
    this.views = views;
    this.boards = views.boards;
    this.drag = new SetupDrag(node, this.boards, {
      manAt: (cell) => this.#setup.pieces.get(cell),
      drop: (man, from, to) => this.#drop(man, from, to),
    });
    const palette = new Palette(actions, { words, info, letters: formatOf(info).letters(info), drag: this.drag });
    /** @type {{ node: HTMLElement, draw(drawn: Drawn): void }[]} */
    this.parts = [
      new Problems(actions, words),
      palette,
      new SetupTools(actions, { words, family: this.#game.family }),
      new Entries(actions, { words, palette }),
      new Details(actions, { words, info, family: this.#game.family }),
      new SetupText(actions, words),
    ];
    const [problems, pieces, ...rest] = this.parts.map((part) => ({
      node: part.node,
      render: () => this.#drawn && part.draw(this.#drawn),
    }));
    this.frame = new Frame(node, {
      words,
      ...views,
      panel: [problems, [pieces], ...rest],
      more: [],
      resized: (room) => this.#resized(room),
    });
    this.boards.node.addEventListener("keydown", (event) => this.#press(event));
    node.addEventListener("keydown", (event) => this.#takeBack(event));
    host.root.append(node);
    this.#show();
  }

  get variant() {
    return this.#setup.variant;
  }

  /** The position text, in its canonical form if the position is legal. */
  get position() {
    return /** @type {Drawn} */ (this.#drawn).position;
  }

  get problems() {
    return /** @type {Drawn} */ (this.#drawn).problems;
  }

  /** The steps with which an editor of another game goes on. */
  get left() {
    return { past: [...this.#past, this.#setup].slice(-MOST_STEPS), future: [] };
  }

  /** What an editor in another language goes on with. @returns {Kept} */
  get kept() {
    return {
      setup: this.#setup,
      past: [...this.#past],
      future: [...this.#future],
      brush: this.#brush,
      held: this.#held,
      column: this.#column,
    };
  }

  /** Takes another position of the same variant; throws what is wrong with one that cannot be read. @param {string} text */
  open(text) {
    const setup = this.#read(text);
    this.#become(setup);
  }

  /** Says why a text was not taken, until something changes. @param {string} message */
  refuse(message) {
    this.#refusal = message;
    this.#show();
  }

  /** Takes the last change back. */
  undo() {
    this.#step(this.#past, this.#future);
  }

  /** Makes the change again that was taken back. */
  redo() {
    this.#step(this.#future, this.#past);
  }

  /** It is shown in another way. @param {Appearance} appearance */
  dress(appearance) {
    if (isElsewhere(appearance.settings, this.#appearance.settings)) this.drag.stop();
    this.#appearance = { ...appearance, room: this.#appearance.room };
    this.#show();
  }

  free() {
    this.drag.free();
    this.views.free();
    this.frame.free();
  }

  /** @param {string} text */
  #read(text) {
    const { rules, info } = this.#game;
    const setup = readSetup(text, info);
    if (setup) return setup;
    const other = this.#otherGame(text.split(" ", 1)[0]);
    if (other !== undefined) throw refusal("bad-position", other);
    const [problem] = rules.problems(text, { language: this.#appearance.words.locale });
    throw refusal(problem.code, problem.message, problem);
  }

  /** What is said of a text that does not begin with the name of this game. @param {string} variant  @returns {string | undefined} */
  #otherGame(variant) {
    const { rules, info, family } = this.#game;
    const { setup: said } = family.words;
    if (variant === info.id) return undefined;
    const known = familyWith(variant);
    if (known === undefined) return said.noPosition;
    return said.otherGame(
      known === info.family ? titleOf(rules.variant(/** @type {any} */ (variant)), family.words).name : variant,
    );
  }

  /** @param {Setup} setup */
  #become(setup) {
    if (writeSetup(setup, this.#game.info) === writeSetup(this.#setup, this.#game.info)) return this.#show();
    this.#past = this.left.past;
    this.#future = [];
    this.#put(setup);
  }

  /** @param {Setup} setup */
  #put(setup) {
    this.#setup = setup;
    this.#judged = this.#judge();
    this.#held = null;
    this.#refusal = null;
    this.#show();
    const { position, problems } = this;
    this.host.emit("setup", { position, problems: [...problems] });
  }

  #show() {
    this.#drawn = this.#look();
    const { state } = this.#drawn;
    this.frame.render(state, new Map());
  }

  /** Asks the package about the setup. @returns {Judged} */
  #judge() {
    const { rules, info } = this.#game;
    const text = writeSetup(this.#setup, info);
    const problems = rules.problems(text, { language: this.#appearance.words.locale });
    if (problems.length) return { problems, position: text, status: stillStatus(this.#setup) };
    const game = new rules.Game(/** @type {any} */ (text));
    const judged = { problems, position: game.position(), status: game.status() };
    game.free();
    return judged;
  }

  /** All that is drawn. @returns {Drawn} */
  #look() {
    const setup = this.#setup;
    const { position, problems, status } = this.#judged;
    const begun = {
      ...this.#game,
      game: stillOf(setup, position, status),
      start: position,
      line: { items: [], ply: 0, others: [] },
      lookup: null,
    };
    const state = {
      ...now.begin(this.#seen, begun, status),
      column: this.#column,
      clicks: this.#held ? [this.#held] : [],
      message: { tone: /** @type {const} */ ("error"), text: "", cells: problems.flatMap(({ cells }) => cells) },
    };
    return {
      setup,
      state,
      position,
      problems,
      refusal: this.#refusal,
      brush: this.#brush,
      canUndo: this.#past.length > 0,
      canRedo: this.#future.length > 0,
      mirror: this.#known.mirror,
    };
  }

  /** How it is shown: flat, until a person wants the boards stacked. @returns {Appearance} */
  get #seen() {
    const { settings } = this.#appearance;
    return { ...this.#appearance, settings: { ...settings, view: settings.view ?? "plan" } };
  }

  /** @param {import("../types").Size} room */
  #resized(room) {
    const { kind } = this.frame;
    this.#appearance = now.resize(this.#appearance, room);
    this.frame.dress(this.#drawn ? { ...this.#drawn.state, room: this.#appearance.room } : this.#appearance);
    if (this.frame.kind !== kind) this.#show();
    else if (this.#drawn) this.boards.arrange({ ...this.#drawn.state, room: this.#appearance.room });
  }

  /** A cell is clicked, or the Enter key pressed on it. @param {string} cell */
  #pick(cell) {
    const man = this.#setup.pieces.get(cell);
    const brush = this.#brush;
    this.#column = this.#drawn?.state.board.cells.get(cell)?.column ?? this.#column;
    if (brush.kind === "erase") return this.#become(change.put(this.#setup, cell, undefined));
    if (brush.kind === "piece") return this.#place(cell, brush, man);
    if (this.#held !== null && this.#held !== cell && this.#setup.pieces.has(this.#held))
      return this.#become(change.move(this.#setup, this.#held, cell));
    this.#held = man && this.#held !== cell ? cell : null;
    this.#show();
  }

  /** A place of movable boards is clicked: the board there is picked, or the one that is picked goes there. @param {string} place */
  #pickPlace(place) {
    const { mounts } = /** @type {Drawn} */ (this.#drawn).state.board;
    const isTaken = this.#setup.decks.some((deck) => deck.place === place);
    const [from, to] = [this.#held, place].map((id) => mounts.get(id ?? "")?.board);
    if (from && to && !isTaken) return this.#become(change.moveDeck(this.#setup, from, to));
    this.#held = isTaken && this.#held !== place ? place : null;
    this.#show();
  }

  /** @param {string} cell  @param {Extract<Brush, { kind: "piece" }>} brush  @param {Man | undefined} man what stands there */
  #place(cell, { piece, side, away }, man) {
    if (away) {
      const { declared } = this.#game.info;
      return this.#become(
        change.sendAway(this.#setup, { piece, side, origin: cell, rounds: 1, ...(declared && { length: 2 }) }),
      );
    }
    const isSame = man?.piece === piece && man.side === side;
    this.#become(change.put(this.#setup, cell, isSame ? undefined : { piece, side }));
  }

  /** A piece was dragged to a cell, or off the boards. @param {Man} man  @param {string | null} from  @param {string | null} to */
  #drop(man, from, to) {
    if (from === to) return;
    const lifted = from === null ? this.#setup : change.put(this.#setup, from, undefined);
    this.#become(to === null ? lifted : change.put(lifted, to, man));
  }

  /** Letters put pieces where the keyboard is: with Shift White's. @param {KeyboardEvent} event */
  #press(event) {
    const cell = closest(event, "[data-cell]")?.dataset.cell;
    if (!cell || modified(event) || event.defaultPrevented) return;
    const { info } = this.#game;
    const letter = formatOf(info)
      .letters(info)
      .find((one) => one === signOf(event).toUpperCase());
    if (event.key === "Delete" || event.key === "Backspace") this.#become(change.put(this.#setup, cell, undefined));
    else if (letter && this.#appearance.settings.letters)
      this.#become(change.put(this.#setup, cell, { piece: letter, side: event.shiftKey ? "white" : "black" }));
    else return;
    event.preventDefault();
  }

  /** Ctrl+Z and Ctrl+Y, but in texts those of the browser. @param {KeyboardEvent} event */
  #takeBack(event) {
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (altKey || !(ctrlKey || metaKey) || closest(event, "input, textarea")) return;
    const key = signOf(event);
    if (key === "z" && !shiftKey) this.undo();
    else if (key === "y" || key === "z") this.redo();
    else return;
    event.preventDefault();
  }

  /** @param {Setup[]} from  @param {Setup[]} to */
  #step(from, to) {
    const setup = from.pop();
    if (!setup) return;
    to.push(this.#setup);
    if (setup.variant === this.variant) this.#put(setup);
    else this.host.turn({ setup, past: this.#past, future: this.#future });
  }

  /** Puts the keyboard where it was in the editor before: on a button, or else on the boards. @param {string} id */
  hold(id) {
    if (id !== "undo" && id !== "redo") return this.boards.focusAgain();
    const [button] = [id, "undo", "redo"].flatMap((one) => this.node.querySelector(`#${one}:enabled`) ?? []);
    /** @type {HTMLElement} */ (button).focus();
  }

  /** @returns {EditorActions} */
  #actions() {
    return {
      change: (work) => this.#become(work(this.#setup)),
      take: (brush) => {
        this.#brush = brush;
        this.#held = null;
        this.#show();
      },
      undo: () => this.undo(),
      redo: () => this.redo(),
      begin: () => this.#become(this.#known.start),
      mirror: () => this.#known.mirror && this.#become(change.mirror(this.#setup, this.#known.mirror)),
      exchange: () => this.#known.exchange && this.#become(change.exchange(this.#setup, this.#known.exchange)),
      type: (text) => this.open(text),
      see: (place) => this.boards.focusCell(place),
      prefer: (settings) => this.host.prefer(settings),
      tried: (texts) =>
        this.#game.rules.problems(writeSetup(change.write(this.#setup, texts), this.#game.info), {
          language: this.#appearance.words.locale,
        }),
    };
  }

  /** What boards, the view from above and the map report. @returns {import("../types").Actions} */
  #boardActions() {
    /** @type {Partial<import("../types").Actions>} */
    const actions = {
      pick: (token) => {
        const { cells, mounts } = /** @type {Drawn} */ (this.#drawn).state.board;
        if (cells.has(token)) this.#pick(token);
        else if (mounts.has(token)) this.#pickPlace(token);
      },
      pickColumn: (column) => {
        const cells = this.#drawn?.state.board.columns.get(column)?.cells ?? [];
        this.#column = column;
        if (cells.length === 1) this.#pick(cells[0]);
        else this.#show();
      },
      cancel: () => {
        this.#held = null;
        this.#show();
      },
      showBoards: () => this.frame.showBoards(),
      focusBoards: () => this.boards.focusAgain(),
    };
    return /** @type {import("../types").Actions} */ (actions);
  }
}
