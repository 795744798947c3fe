// One board with all that belongs to it: state -> render(state).

import { Choice } from "./input/choice.js";
import { Drag } from "./input/drag.js";
import { Ending } from "./state/ending.js";
import { Keys } from "./input/keys.js";
import { added, exchanged, lineOf } from "./state/line.js";
import { Motion } from "./draw/motion.js";
import { targetMarks } from "./state/selection.js";
import { Players } from "./engine/players.js";
import { MoveText } from "./input/move-text.js";
import { Review } from "./engine/review.js";
import { familyOf } from "./families/index.js";
import { State } from "./state/state.js";
import { Arrows } from "./draw/arrows.js";
import { Above } from "./draw/above.js";
import { Analysis } from "./engine/analysis.js";
import { Asking } from "./panel/ask.js";
import { BoardMap } from "./draw/map.js";
import { Boards } from "./draw/boards.js";
import { Frame } from "./panel/frame.js";
import { Lookup } from "./panel/lookup.js";
import { MessageBox } from "./panel/message.js";
import { MoveList } from "./panel/moves.js";
import { Notation } from "./panel/notation.js";
import { Seats } from "./panel/seats.js";
import { Selection } from "./panel/selection.js";
import { StatusLine } from "./panel/status.js";
import { Threats } from "./panel/threats.js";
import { Tools } from "./panel/tools.js";
import { Tray } from "./panel/tray.js";

/** @typedef {import("./types").Move} Move */
/** @typedef {import("./types").Rules} Rules */
/** @typedef {"person" | "code" | "engine"} By */

/** @type {import("./types").Settings} */
const SETTINGS = {
  view: null,
  names: true,
  flipped: false,
  language: "en",
  short: false,
  letters: true,
  rules: null,
  bare: false,
  finger: null,
  players: { white: { kind: "human" }, black: { kind: "human" } },
};

export class Table {
  /** @param {import("./types").Host} host */
  constructor(host) {
    this.host = host;
    this.settings = structuredClone(SETTINGS);
    /** What somebody outside has marked. @type {readonly import("./types").Drawn[]} */
    this.marks = [];
    /** What those outside were told is picked. */
    this.told = "";
    /** The records of lines. @type {WeakMap<import("./types").Line["items"], string>} */
    this.records = new WeakMap();
    /** Other drawings of pieces are another value. @type {unknown} */
    this.dressed = "";
    /** @type {State | null} */
    this.game = null;
    this.players = new Players(this);
    this.choice = new Choice(this);
    this.ending = new Ending(this);
    this.moveText = new MoveText(this);
    this.asking = new Asking(this);
    this.boards = new Boards(this);
    this.above = new Above(this);
    this.map = new BoardMap(this);
    this.arrows = new Arrows(this);
    this.tray = new Tray(this);
    this.tools = new Tools(this);
    this.notation = new Notation(this);
    this.status = new StatusLine(this);
    this.selection = new Selection(this);
    this.review = new Review(this);
    this.analysis = new Analysis(this);
    this.moves = new MoveList(this);
    this.frame = new Frame(this, {
      play: [this.boards, this.above, this.map, this.arrows],
      panel: [
        this.status,
        new Seats(this),
        this.analysis,
        this.tools,
        [new MessageBox(this), this.selection],
        this.tray,
        this.moves,
        this.notation,
        new Threats(this),
        new Lookup(this),
      ],
    });
    this.keys = new Keys(this);
    this.drag = new Drag(this);
    this.motion = new Motion(this);
  }

  /** What is on the table. */
  get state() {
    return /** @type {State} */ (this.game);
  }

  /** Draws everything again from the state. */
  changed() {
    if (!this.game) return;
    this.motion.finish();
    this.frame.render(targetMarks(this.state));
    const { picked } = this.state;
    if (picked.join(" ") === this.told) return;
    this.told = picked.join(" ");
    this.host.emit("pick", { clicks: [...picked] });
  }

  /** The view that is shown: a choice holds for all games. */
  get view() {
    const { board, family, info } = this.state;
    return board.stackable ? (this.settings.view ?? family.view(info)) : "plan";
  }

  /** The cells and places that somebody outside has marked, with the names of the marks. @type {Map<string, string>} */
  get marked() {
    return new Map(
      this.marks.flatMap((mark) =>
        typeof mark === "string" ? [[mark, ""]] : "cell" in mark ? [[mark.cell, mark.name ?? ""]] : [],
      ),
    );
  }

  /** How the boards are laid out: columns and levels, the boards of one level, or the levels stacked. */
  get layout() {
    const { board } = this.state;
    if (board.shape === "hexagon") return "hexagons";
    if (this.view === "3d") return "stack";
    return board.columned ? "plan" : "boards";
  }

  /** Whether a move is shown before it is played: where the game has it, as a person chose, or else as the game has it. */
  get pointing() {
    const { family, info } = this.state;
    const usual = family.finger(info);
    return usual !== undefined && (this.settings.finger ?? usual);
  }

  /** Whether something is picked or looked at. */
  get choosing() {
    return this.state.clicks.length > 0 || this.state.preview !== null || this.state.becomes !== null;
  }

  /**
   * Something that a person does. What the package or the table cannot do in it is said, and the game stays as it was.
   * @template {unknown[]} A
   * @param {(...details: A) => unknown} work
   * @returns {(...details: A) => Promise<void>}
   */
  act(work) {
    return async (...details) => {
      const { game, settings } = this;
      const before = { game: { ...game }, settings: { ...settings } };
      try {
        await work(...details);
      } catch (error) {
        if (game && this.game === game) Object.assign(game, before.game);
        Object.assign(settings, before.settings);
        this.sayError(error);
      }
    };
  }

  /**
   * Puts a game on the table, and shows it at a ply.
   * @param {Rules} rules
   * @param {import("./types").Game} game
   * @param {number} [ply]
   * @param {import("./types").Line["others"]} [others]
   * @param {import("./types").Ended} [ended]
   */
  setGame(rules, game, ply = Infinity, others = [], ended) {
    const items = game.history();
    const line = { ...lineOf(items, Math.max(0, Math.min(items.length, ply))), others, ended };
    for (let i = line.ply; i < items.length; i++) game.undo();
    const status = game.status();
    const { variant } = status;
    const old = this.game;
    const info = old?.info.id === variant && old.rules === rules ? old.info : rules.variant(variant);
    const state = new State(rules, info, old?.info === info ? old.family : familyOf(info.family), game, line, status);
    if (old?.info === info) state.lookup = old.lookup;
    this.game = state;
    try {
      this.changed();
    } catch (error) {
      this.game = old;
      game.free();
      this.redraw();
      throw error;
    }
    old?.game.free();
    this.asking.close();
  }

  /** Gives back what it holds. */
  free() {
    this.players.free();
    this.analysis.free();
    this.review.stop();
    this.drag.free();
    this.boards.stack.free();
    this.motion.free();
    this.arrows.free();
    this.frame.free();
    this.game?.game.free();
    this.game = null;
  }

  /**
   * Goes on or back in the game and shows where that leads; goes the other way again if it cannot be shown.
   * @param {() => void} forth
   * @param {() => void} back
   * @param {() => import("./types").Line} line
   * @param {{ move?: Move, speed?: number, ended?: boolean, by?: By }} change what happened, for those outside
   */
  step(forth, back, line, change) {
    const { state } = this;
    const before = { ...state };
    this.motion.look();
    forth();
    try {
      state.line = line();
      state.due = Boolean(change.move || change.speed);
      state.refresh();
      this.changed();
    } catch (error) {
      back();
      Object.assign(state, before);
      this.redraw();
      throw error;
    }
    this.asking.close();
    this.motion.play(before);
    this.tell(change, before.position);
  }

  /** Draws again what could not be replaced. */
  redraw() {
    try {
      this.changed();
    } catch {
      // the error that led here is thrown
    }
  }

  /** Tells those outside what has changed. @param {{ move?: Move, speed?: number, game?: boolean, ended?: boolean, rematch?: boolean, by?: By }} change  @param {string} before */
  tell(change, before) {
    const { position, status, line } = this.state;
    this.host.emit("change", { position, before, ply: line.ply, status, ...change });
    if (status.outcome && (change.move || change.speed || change.game || change.ended))
      this.host.emit("end", { outcome: status.outcome, position });
  }

  /** Does an item of the line again. @param {import("./types").HistoryItem} item */
  repeat({ speed, move }) {
    const { game } = this.state;
    return speed ? game.agree_speed(speed) : game.apply(/** @type {string} */ (move));
  }

  /** Adds a move or an agreement to the game. @param {() => void} forth  @param {Move | undefined} move  @param {{ move?: Move, speed?: number, by?: By }} change */
  add(forth, move, change) {
    const { state } = this;
    const { game, line } = state;
    const undone = line.items.slice(line.ply);
    const back = () => {
      game.undo();
      for (const item of undone) this.repeat(item); // what was undone can be done again
      for (const _ of undone) game.undo();
    };
    this.step(
      forth,
      back,
      () => {
        const [item] = game.history(line.ply);
        State.note(item, move);
        return added(line, item);
      },
      change,
    );
  }

  /** Plays a legal move, if nobody outside prevents it. @param {Move} chosen  @param {By} by */
  play(chosen, by) {
    const { state } = this;
    const move = state.whole(chosen);
    if (!this.host.emit("move", { move, position: state.position, by }, { cancelable: true })) {
      Object.assign(state, { clicks: [], pointed: null });
      return this.changed();
    }
    const { items, ply, others } = state.line;
    const known = others.find(({ at, items: [first] }) => at === ply && first.move === move.notation);
    state.column = state.board.cells.get(move.to ?? "")?.column ?? null;
    if (items[ply]?.move === move.notation) this.go(ply + 1, { move, by });
    else if (known) this.takeLine(known, { move, by });
    else this.add(() => state.game.apply(move), move, { move, by });
  }

  /** Agrees on moves in a row. @param {number} n  @param {By} by */
  agreeSpeed(n, by = "person") {
    this.add(() => this.state.game.agree_speed(n), undefined, { speed: n, by });
  }

  /** Goes to a ply of the line: 0 is the start. @param {number} ply  @param {{ move?: Move, by?: By }} change */
  go(ply, change = {}) {
    const { state } = this;
    const { game, line } = state;
    const to = Math.max(0, Math.min(line.items.length, ply));
    if (to === line.ply) return;
    /** @param {number} n  @param {boolean} on */
    const steps = (n, on) => {
      for (let i = 0; i < n; i++) on ? game.redo() : game.undo();
    };
    const far = Math.abs(to - line.ply);
    this.step(
      () => steps(far, to > line.ply),
      () => steps(far, to < line.ply),
      () => ({ ...line, ply: to }),
      change,
    );
  }

  undo() {
    this.go(this.state.line.ply - 1);
  }

  redo() {
    this.go(this.state.line.ply + 1);
  }

  /** Takes another line in the place of the one on the table, with its first move. @param {import("./types").Other} other  @param {{ move?: Move, by?: By }} change */
  takeLine(other, change = {}) {
    const { game, line: old } = this.state;
    const line = { ...exchanged(old, other), ply: other.at + 1 };
    let now = old.ply;
    /** Puts the moves of a line in the place of those after the fork. @param {import("./types").Line} to */
    const lay = (to) => {
      for (; now < other.at; now++) game.redo();
      for (; now > other.at; now--) game.undo();
      for (const item of to.items.slice(other.at)) {
        this.repeat(item);
        now++;
      }
      for (; now > to.ply; now--) game.undo();
    };
    this.step(
      () => lay(line),
      () => lay(old),
      () => line,
      change,
    );
  }

  /** @param {import("./types").Message | null} message */
  say(message) {
    this.state.message = message;
    this.changed();
  }

  /** Says why something is refused. @param {Partial<import("./types").Message> & { text: string }} refusal */
  refused(refusal) {
    const { text, rule, cells = [] } = refusal;
    this.say({ tone: "info", cells, ...refusal });
    this.host.emit("refuse", { message: text, rule, cells });
  }

  /** Shows an error of the package, or the answer that refuses a move; `text` is the text that it points into. @param {any} error  @param {string} [text] */
  sayError(error, text) {
    const { code, message, rule, cells = [], candidates, at } = error;
    if (!code) console.error(error);
    if (error instanceof Error) this.host.emit("error", { error });
    else this.host.emit("refuse", { message, rule, cells, code });
    if (this.game)
      this.say({
        tone: "error",
        text: message,
        rule,
        cells,
        candidates,
        quote: text !== undefined && at !== undefined ? { text, at } : undefined,
      });
  }

  /** Changes how the game is shown. @param {Partial<import("./types").Settings>} settings */
  set(settings) {
    Object.assign(this.settings, settings);
    this.changed();
  }

  /** The same by a person: those outside may want to keep it. @param {Partial<import("./types").Settings>} settings */
  prefer(settings) {
    this.set(settings);
    for (const [name, value] of Object.entries(settings)) this.host.emit("setting", { name, value });
  }

  /** The whole line as a record, also where the table looks back. */
  record() {
    const { game, line } = this.state;
    const known = this.records.get(line.items);
    if (known !== undefined) return known;
    const rest = line.items.length - line.ply;
    for (let i = 0; i < rest; i++) game.redo();
    try {
      const { ended } = line;
      const record = game.record(ended === undefined ? {} : { Result: resultOf(ended) });
      this.records.set(line.items, record);
      return record;
    } finally {
      for (let i = 0; i < rest; i++) game.undo();
    }
  }
}

/** @param {import("./types").Ended | null} ended */
const resultOf = (ended) => (!ended ? "*" : ended.winner ? { white: "1-0", black: "0-1" }[ended.winner] : "1/2-1/2");
