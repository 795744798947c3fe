// The course of a game. It holds the state: what happens makes another one (state/transitions.js), which is drawn as a whole.
// A table (table.js) has the parts that draw it and ask; without them nothing is drawn, and questions are canceled.

import { Players } from "./engine/players.js";
import { familyOf } from "./families/index.js";
import { Choice } from "./input/choice.js";
import { Ending } from "./input/ending.js";
import { added, exchanged, follow, lineOf } from "./state/line.js";
import { noteMove, pickedOf, wholeMove } from "./state/state.js";
import * as now from "./state/transitions.js";
import { has } from "./own.js";

/** @typedef {import("./types").Move} Move */
/** @typedef {import("./types").State} State */
/** @typedef {import("./types").Appearance} Appearance */
/** @typedef {import("./types").Settings} Settings */
/** @typedef {import("./types").Line} Line */
/** @typedef {import("./types").NewGame} NewGame */
/** @typedef {"person" | "code" | "engine"} By */
/** @typedef {{ move?: Move, speed?: number, game?: boolean, ended?: boolean, rematch?: boolean, begun?: import("./types").Begun, by?: By }} Change what happened, for those outside */

/** Errors of browsers where a file could not be loaded. */
const UNLOADED = /^(Type|Network|Compile)Error$/;

export class Play {
  /** What is drawn: a game, or before there is one only how it will be shown. @type {Appearance | State} */
  shown;
  /** What those outside were told is picked. */
  #told = "";
  /** The records of lines. @type {WeakMap<Line["items"], { ended: Line["ended"], record: string }>} */
  #records = new WeakMap();

  /** @param {Pick<import("./types").Host, "emit">} host  @param {Appearance} appearance */
  constructor(host, appearance) {
    this.host = host;
    this.shown = appearance;
    this.players = new Players(this);
    this.choice = new Choice(this);
    this.ending = new Ending(this);
  }

  /** Draws a state: a table does. @param {Appearance | State} _state */
  draw(_state) {}

  /** A step is about to lead away from a state. @param {State} _before */
  leave(_before) {}

  /** A step has led away from a state. @param {State} _before  @param {Change} _change */
  arrived(_before, _change) {}

  /** Another game is there. */
  laid() {}

  /**
   * Asks a person; gives the value of the answer, or null if the person cancels.
   * @param {string} _title
   * @param {import("./types").Answer[]} _answers
   * @param {string} [_note]
   * @param {boolean} [_outlasts] whether moves change nothing about the question
   * @returns {Promise<string | null>}
   */
  async choose(_title, _answers, _note, _outlasts) {
    return null;
  }

  /** Asks what there is to ask before a game. @param {import("./types").Offered} _offered  @returns {Promise<NewGame | null>} */
  async askFirst(_offered) {
    return null;
  }

  /** The language of all that it says. */
  get words() {
    return this.shown.words;
  }

  /** What is on the table; nothing before there is a game. */
  get state() {
    return has(this.shown, "game") ? this.shown : null;
  }

  /** What is on the table while a game is. */
  get playing() {
    return /** @type {State} */ (this.shown);
  }

  get settings() {
    return this.shown.settings;
  }

  /** Draws a state in the place of the present one, which stays if that one cannot be drawn. @param {Appearance | State} next */
  show(next) {
    const before = this.shown;
    try {
      this.#draw(next);
    } catch (error) {
      try {
        this.#draw(before);
      } catch {
        // the error that led here is thrown
      }
      throw error;
    }
  }

  /** @param {Appearance | State} next */
  #draw(next) {
    this.shown = next;
    if (!has(next, "game")) return this.draw(next);
    const state = now.think(next, this.players.follow(next));
    this.shown = state;
    const missing = partsOf(state).filter((part) => !state.words.has(part));
    if (missing.length) this.#drawLater(missing);
    else {
      this.draw(state);
      if (state.history.length && !state.words.has("play")) this.#tellLater(state);
    }
    const clicks = pickedOf(state);
    if (clicks.join(" ") === this.#told) return;
    this.#told = clicks.join(" ");
    this.host.emit("pick", { clicks: [...clicks] });
  }

  /** Draws what is picked, or analyzed, as soon as the words for it are there. @param {readonly import("./words/words").Part[]} parts of the catalog */
  #drawLater(parts) {
    Promise.all(parts.map((part) => this.need(part))).then(
      () => this.state && this.redraw(),
      (error) => {
        if (!this.state) return;
        this.shown = now.pick(now.analyze(this.state, false), []);
        this.sayError(error);
      },
    );
  }

  /** Tells of the last move as soon as there are words for it. @param {State} state */
  #tellLater({ words }) {
    words.need("play").then(
      () => this.state?.words === words && this.redraw(),
      () => {}, // nothing can be told
    );
  }

  /** Draws the present state again: something beside it has changed. */
  redraw() {
    this.show(this.shown);
  }

  /** There is more room, or less. @param {import("./types").Size} room */
  resize(room) {
    this.shown = now.resize(this.shown, room);
  }

  /**
   * Something that a person does. What the package or the table cannot do in it is said, and the state stays.
   * @template {unknown[]} A
   * @template R
   * @param {(...details: A) => R | Promise<R>} work
   * @param {import("./words/words").Part} [part] the part of the catalog with what it says
   * @returns {(...details: A) => Promise<R | undefined>}
   */
  act(work, part) {
    return async (...details) => {
      try {
        if (part && !this.words.has(part)) {
          await this.need(part);
          if (!this.state) return undefined; // it was taken out meanwhile, or has another language
        }
        return await work(...details);
      } catch (error) {
        this.sayError(error);
      }
    };
  }

  /** Brings a part of the catalog. @param {import("./words/words").Part} part */
  async need(part) {
    const { words } = this;
    await words.need(part).catch(() => {
      throw new Error(words.message.notLoaded);
    });
  }

  /**
   * Puts a game on the table, and shows it at a ply.
   * @param {import("./types").Rules} rules
   * @param {import("./types").Game} game
   * @param {{ ply?: number, others?: Line["others"], ended?: import("./types").Ended, settings?: Partial<Settings> }} [more]
   */
  setGame(rules, game, { ply = Infinity, others = [], ended, settings = {} } = {}) {
    const old = this.state;
    try {
      const items = game.history();
      const line = { ...lineOf(items, Math.max(0, Math.min(items.length, ply))), others, ended };
      for (let i = line.ply; i < items.length; i++) game.undo();
      const status = game.status();
      const same = old?.info.id === status.variant && old.rules === rules ? old : null;
      const info = same?.info ?? rules.variant(status.variant);
      const family = same?.family ?? familyOf(info.family, this.shown.words);
      game.language = family.words.locale;
      const lookup = same?.lookup ?? null;
      const begun = { rules, info, family, game, start: game.start(), line, lookup };
      this.show(now.begin(now.set(this.shown, settings), begun, status));
    } catch (error) {
      game.free();
      throw error;
    }
    old?.game.free();
    this.laid();
  }

  /**
   * Asks who plays, which color and which rules, and begins that game, or plays on `here`; answers nothing if the person cancels.
   * @param {import("./types").Questions} [offered]
   * @returns {Promise<import("./types").Begun | null>}
   */
  async newGame(offered = {}) {
    if (!this.words.has("asked"))
      await this.need("asked").catch((error) => {
        this.sayError(error);
        throw error;
      });
    if (!this.state) return null;
    const { rules, info } = this.state;
    const answers = await this.askFirst({
      ...offered,
      variants: offered.here ? [] : rules.rule_sets(info.id).map((id) => rules.variant(id)),
    });
    if (!answers || !this.state) return null;
    const plays = answers.side === "either" ? (Math.random() < 0.5 ? "white" : "black") : answers.side;
    const { position } = this.playing;
    const settings = seatsOf(answers, plays);
    const begun = { ...answers, plays };
    try {
      this.setGame(rules, new rules.Game(offered.here ? position : answers.variant), { settings });
    } catch (error) {
      this.sayError(error);
      return null;
    }
    this.analyze(false);
    this.tell({ game: true, by: "person", begun }, position);
    this.tellSettings(settings);
    return begun;
  }

  /** Puts an example on the table. @param {import("./types").Example} example */
  setUp(example) {
    const { rules, position } = this.playing;
    this.setGame(rules, new rules.Game(example.position));
    this.show(now.say(now.pick(this.playing, [example.pick]), { tone: "info", text: example.words }));
    this.tell({ game: true, by: "person" }, position);
  }

  /** How the game is shown. */
  get appearance() {
    return now.appearanceOf(this.shown);
  }

  /** Takes over what is on another table, which speaks another language. That one is free then. @param {Play} other */
  succeed(other) {
    const { words } = this.shown;
    const { appearance, state } = other;
    other.shown = appearance; // the game is no longer its own
    other.free();
    const settled = { ...appearance, words, room: this.shown.room };
    if (!state) return this.show(settled);
    const { rules, info, game, start, line, lookup, status, clicks } = state;
    const family = familyOf(info.family, words);
    game.language = words.locale;
    const next = now.begin(settled, { rules, info, family, game, start, line, lookup }, status);
    this.show(now.pick(next, clicks));
  }

  /** Moves the package's game, and shows the state to which that leads; takes it back if it cannot be shown. @param {Change} change  @param {() => State} work */
  #step(change, work) {
    const before = this.playing;
    this.leave(before);
    try {
      this.show(work());
    } catch (error) {
      follow(before.game, before.line);
      throw error;
    }
    this.arrived(before, change);
    this.tell(change, before.position);
  }

  /** Tells those outside what has changed. @param {Change} change  @param {string} before */
  tell(change, before) {
    const { position, status, line } = this.playing;
    this.host.emit("change", { position, before, ply: line.ply, status, ...change });
    if (status.outcome && (change.move || change.speed || change.game || change.ended))
      this.host.emit("end", { outcome: status.outcome, position });
  }

  /** Plays a legal move, if nobody outside prevents it; returns whether it did. @param {Move} chosen  @param {By} by */
  play(chosen, by, state = this.playing) {
    const move = wholeMove(state, chosen);
    const isWanted = this.host.emit("move", { move, position: state.position, by }, { cancelable: true });
    if (!isWanted) {
      this.show(now.pick(this.playing, []));
      return false;
    }
    const from = now.showColumnOf(this.playing, move.to);
    this.#goOn({ move, by }, () => from.game.apply(move), from);
    return true;
  }

  /** Agrees on moves in a row. @param {number} n  @param {By} by */
  agreeSpeed(n, by = "person") {
    this.#goOn({ speed: n, by }, () => this.playing.game.agree_speed(n));
  }

  /** Goes on with a move or an agreement in the line that has it, or adds it to the game. @param {Change} change  @param {() => void} work */
  #goOn(change, work, from = this.playing) {
    const { items, ply, others } = from.line;
    /** @param {import("./types").HistoryItem | undefined} item */
    const isThis = (item) => item?.move === change.move?.notation && item?.speed === change.speed;
    const known = others.find(({ at, items: [first] }) => at === ply && isThis(first));
    if (isThis(items[ply])) this.go(ply + 1, change, from);
    else if (known) this.takeLine(known, change, from);
    else this.#add(change, work, from);
  }

  /** Adds a move or an agreement to the game. @param {Change} change  @param {() => void} work  @param {State} from */
  #add(change, work, from) {
    const { game, line, status } = from;
    const { move, speed } = change;
    this.#step(change, () => {
      work();
      const position = game.position();
      const made = { side: status.turn, number: status.number, position };
      const item = move ? { move: move.notation, ...made } : { speed, ...made };
      noteMove(item, move);
      return now.arrive(from, added(line, item), true, position);
    });
  }

  /** Goes to a ply of the line: 0 is the start. @param {number} ply  @param {Change} change */
  go(ply, change = {}, from = this.playing) {
    const { game, line } = from;
    const to = Math.max(0, Math.min(line.items.length, ply));
    if (to === line.ply) return;
    this.#step(change, () => {
      for (let i = line.ply; i < to; i++) game.redo();
      for (let i = line.ply; i > to; i--) game.undo();
      return now.arrive(from, { ...line, ply: to }, Boolean(change.move));
    });
  }

  undo() {
    this.go(this.playing.line.ply - 1);
  }

  redo() {
    this.go(this.playing.line.ply + 1);
  }

  /** Takes another line in the place of the one on the table, with its first move. @param {import("./types").Other} other  @param {Change} change */
  takeLine(other, change = {}, from = this.playing) {
    const line = { ...exchanged(from.line, other), ply: other.at + 1 };
    this.#step(change, () => {
      follow(from.game, line);
      return now.arrive(from, line, Boolean(change.move));
    });
  }

  /** Ends the game where it stands, or has it go on. @param {import("./types").Ended | null} ended */
  end(ended) {
    const { line } = this.playing;
    if (ended && line.ply < line.items.length) return this.refused({ text: this.shown.words.message.lookingBack });
    this.#step({ ended: Boolean(ended), by: "person" }, () => now.arrive(this.playing, { ...line, ended }, false));
  }

  /** @param {import("./types").Message | null} message */
  say(message) {
    this.show(now.say(this.playing, message));
  }

  /** Says why something is refused. @param {Partial<import("./types").Message> & { text: string }} refusal */
  refused(refusal, state = this.playing) {
    const { text, rule, cells = [] } = refusal;
    this.show(now.say(state, { tone: "info", cells, ...refusal }));
    this.host.emit("refuse", { message: text, rule, cells });
  }

  /** Shows an error of the package, or the answer that refuses a move; `text` is the text that it points into. @param {any} error  @param {string} [text] */
  sayError(error, text) {
    const { code, message, rule, cells = [] } = error;
    if (!code) console.error(error);
    if (error instanceof Error) this.host.emit("error", { error });
    else this.host.emit("refuse", { message, rule, cells, code });
    this.showError(error, text);
  }

  /** Shows it, and tells nobody outside. @param {any} error  @param {string} [text] */
  showError(error, text) {
    const { rule, cells = [], candidates, at } = error;
    const quote = text !== undefined && at !== undefined ? { text, at } : undefined;
    if (this.state) this.say({ tone: "error", text: this.wordsOf(error), rule, cells, candidates, quote });
  }

  /** What a person is told of an error: what the package says, or that a file could not be loaded, which browsers tell in words of their own. @param {any} error  @returns {string} */
  wordsOf({ code, message, name }) {
    const unloaded = code === undefined ? UNLOADED.test(name) : code === "load-failed";
    return unloaded ? this.words.message.notLoaded : message;
  }

  /** Changes how the game is shown. @param {Partial<Settings>} settings */
  set(settings) {
    this.show(now.set(this.shown, settings));
  }

  /** The same by a person: those outside may want to keep it. @param {Partial<Settings>} settings */
  prefer(settings) {
    if (settings.view && this.shown.flat !== "colors") this.shown = now.flatten(this.shown, ""); // who asks again may get it
    this.set(settings);
    this.tellSettings(settings);
  }

  /** @param {Partial<Settings>} settings that a person has changed */
  tellSettings(settings) {
    for (const [name, value] of Object.entries(settings)) this.host.emit("setting", { name, value });
  }

  /** Marks cells for the page. @param {Appearance["marks"]} marks */
  mark(marks) {
    this.show(now.mark(this.shown, marks));
  }

  /** Draws pieces in another way. @param {import("./types").DrawPiece} drawPiece */
  dress(drawPiece) {
    this.show(now.dress(this.shown, drawPiece));
  }

  /** Shows what the computer thinks of the position, or hides it. Another try takes back what went wrong before. @param {boolean} on */
  analyze(on) {
    const { state } = this;
    const failed = on && state?.message?.tone === "error";
    this.show(now.analyze(failed ? now.say(state, null) : this.shown, on));
  }

  /** Gives back what it holds. */
  free() {
    this.players.free();
    this.state?.game.free();
    this.shown = this.appearance;
  }

  /** The whole line as a record, also where the table looks back. */
  record() {
    const { game, line } = this.playing;
    const known = this.#records.get(line.items);
    if (known && known.ended === line.ended) return known.record;
    const rest = line.items.length - line.ply;
    for (let i = 0; i < rest; i++) game.redo();
    try {
      const { ended } = line;
      const record = game.record(ended === undefined ? {} : { Result: resultOf(ended) });
      this.#records.set(line.items, { ended, record });
      return record;
    } finally {
      for (let i = 0; i < rest; i++) game.undo();
    }
  }
}

/** Who plays which side after the questions before a game, and who sits below. @param {NewGame} answers  @param {import("./types").Side} side of the person */
function seatsOf({ opponent, level }, side) {
  /** @type {import("./types").Player} */
  const other =
    opponent === "computer" ? { kind: "engine", level } : { kind: opponent === "friend" ? "none" : "human" };
  const human = /** @type {import("./types").Player} */ ({ kind: "human" });
  const players = side === "white" ? { white: human, black: other } : { white: other, black: human };
  return { players, flipped: opponent !== "screen" && side === "black" };
}

/** The parts of the catalog that are needed to draw a state. @param {State} state  @returns {import("./words/words").Part[]} */
const partsOf = (state) => [
  ...(state.clicks.length || state.becomes || state.preview ? ["play"] : []),
  ...(state.analyzing ? ["asked"] : []),
];

/** @param {import("./types").Ended | null} ended */
const resultOf = (ended) => (!ended ? "*" : ended.winner ? { white: "1-0", black: "0-1" }[ended.winner] : "1/2-1/2");
