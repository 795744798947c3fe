// One board with all that belongs to it. It holds the state: what happens makes another one (state/transitions.js), which
// is drawn as a whole. What draws gets the state, and reports what a person does to `actions`.

import { Analysis } from "./engine/analysis.js";
import { Players } from "./engine/players.js";
import { Review } from "./engine/review.js";
import { familyOf } from "./families/index.js";
import { actionsOf } from "./input/actions.js";
import { Choice } from "./input/choice.js";
import { Drag } from "./input/drag.js";
import { Ending } from "./input/ending.js";
import { Keys } from "./input/keys.js";
import { isBeside } from "./state/layout.js";
import { added, exchanged, follow, lineOf } from "./state/line.js";
import { targetMarks } from "./state/selection.js";
import { noteMove, pickedOf, wholeMove } from "./state/state.js";
import * as now from "./state/transitions.js";
import { el, focusIn, inNextFrame } from "./draw/dom.js";
import { Motion } from "./draw/motion.js";
import { Sound } from "./draw/sound.js";
import { Views } from "./draw/views.js";
import { Asking } from "./panel/ask.js";
import { Frame } from "./panel/frame.js";
import { showHelp } from "./panel/help.js";
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
/** @typedef {import("./types").State} State */
/** @typedef {import("./types").Appearance} Appearance */
/** @typedef {import("./types").Settings} Settings */
/** @typedef {import("./types").Line} Line */
/** @typedef {import("./types").NewGame} NewGame */
/** @typedef {"person" | "code" | "engine"} By */
/** @typedef {{ move?: Move, speed?: number, game?: boolean, ended?: boolean, rematch?: boolean, begun?: import("./types").Begun, by?: By }} Change what happened, for those outside */

/** Errors of browsers where a file could not be loaded. */
const UNLOADED = /^(Type|Network|Compile)Error$/;

export class Table {
  /** What is drawn: a game, or before there is one only how it will be shown. @type {Appearance | State} */
  #now;
  /** What those outside were told is picked. */
  #told = "";
  /** @type {import("./types").Later} */
  #later;
  /** The records of lines. @type {WeakMap<Line["items"], { ended: Line["ended"], record: string }>} */
  #records = new WeakMap();

  /** @param {import("./types").Host} host  @param {import("./types").Words} words  @param {Settings} settings */
  constructor(host, words, settings) {
    this.host = host;
    this.node = el("div", { class: "frame", part: "frame", lang: words.locale });
    host.root.append(this.node);
    const { clientWidth: width, clientHeight: height } = this.node; // before there is much to be laid out
    this.#now = {
      words,
      settings,
      marks: [],
      drawPiece: () => null,
      room: { width, height },
      flat: "",
      analyzing: false,
    };
    this.players = new Players(this);
    this.choice = new Choice(this);
    this.ending = new Ending(this);
    this.asking = new Asking(words);
    this.actions = actionsOf(this);
    const { node, actions } = this;
    const later = inNextFrame();
    this.#later = later;
    const views = new Views(actions, {
      words,
      root: node,
      later,
      isTaken: (event) => this.drag.takes(event),
      flattened: (why) => this.show(now.flatten(this.#now, why)),
    });
    this.views = views;
    this.boards = views.boards;
    this.tray = new Tray(actions);
    this.tools = new Tools(actions, words);
    this.notation = new Notation(actions, words);
    this.status = new StatusLine(words);
    this.review = new Review({ found: () => this.#reviewed(), failed: actions.fail });
    this.analysis = new Analysis(actions, { review: this.review, draw: (moves) => views.arrows.drawLine(moves) });
    this.moves = new MoveList(actions, { words, review: this.review, later });
    this.frame = new Frame(node, {
      words,
      ...views,
      moves: this.moves,
      panel: [
        this.status,
        new Seats(actions, words),
        this.tools,
        this.analysis, // when it opens, no button there moves
        [new MessageBox(actions), new Selection(actions)],
        this.tray,
        this.moves,
        this.notation,
        new Threats(words),
        new Lookup(actions, words),
      ],
      more: [this.status.live, ...this.asking.nodes],
      resized: (room) => this.#resized(room),
    });
    this.keys = new Keys(node, actions, this);
    this.drag = new Drag(node, actions, this);
    this.sound = new Sound();
    this.motion = new Motion(node, { boards: views.boards, above: views.above, tray: this.tray, later });
    this.frame.dress(this.#now);
  }

  /** The language of all that it says. */
  get words() {
    return this.#now.words;
  }

  /** What is on the table; nothing before there is a game. */
  get state() {
    return "game" in this.#now ? this.#now : null;
  }

  /** What is on the table while a game is. */
  get playing() {
    return /** @type {State} */ (this.#now);
  }

  get settings() {
    return this.#now.settings;
  }

  /** Draws a state in the place of the present one, which stays if that one cannot be drawn. @param {Appearance | State} next */
  show(next) {
    const before = this.#now;
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
    this.#now = next;
    if (!("game" in next)) return this.frame.dress(next);
    const state = now.think(next, this.players.follow(next));
    this.#now = state;
    const missing = partsOf(state).filter((part) => !state.words.has(part));
    if (missing.length) this.#drawLater(missing);
    else {
      this.motion.finish(state);
      this.drag.render(state);
      this.frame.render(state, targetMarks(state));
      this.keys.render(state);
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
        this.#now = now.pick(now.analyze(this.state, false), []);
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
    this.show(this.#now);
  }

  /** Only another kind of room lays everything out anew. @param {import("./types").Size} room */
  #resized(room) {
    const { kind } = this.frame;
    const wasBeside = this.state && isBeside(this.state);
    const next = now.resize(this.#now, room);
    this.#now = next;
    this.frame.dress(next);
    if (this.frame.kind !== kind || (this.state && isBeside(this.state)) !== wasBeside) this.show(next);
    else if (this.state) this.boards.arrange(this.state);
  }

  /** The engine has looked at another position of the game. */
  #reviewed() {
    if (!this.state) return;
    this.analysis.chart.render(this.state);
    this.moves.render(this.state);
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
      const family = same?.family ?? familyOf(info.family, this.#now.words);
      game.language = family.words.locale;
      const lookup = same?.lookup ?? null;
      const begun = { rules, info, family, game, start: game.start(), line, lookup };
      this.show(now.begin(now.set(this.#now, settings), begun, status));
    } catch (error) {
      game.free();
      throw error;
    }
    old?.game.free();
    this.asking.closeAll();
    this.#later(() => () => this.frame.showTop());
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
    const answers = await this.asking.newGame.ask(this.playing, {
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
    this.boards.node.scrollIntoView({ block: "nearest" });
  }

  /** How the game is shown. */
  get appearance() {
    return now.appearanceOf(this.#now);
  }

  /** Takes over what is on another table, which speaks another language. That one is free then. @param {Table} other */
  succeed(other) {
    const { words } = this.#now;
    const { appearance, state } = other;
    other.#now = appearance; // the game is no longer its own
    other.free();
    const settled = { ...appearance, words, room: this.#now.room };
    if (!state) return this.show(settled);
    const { rules, info, game, start, line, lookup, status, clicks } = state;
    const family = familyOf(info.family, words);
    game.language = words.locale;
    const next = now.begin(settled, { rules, info, family, game, start, line, lookup }, status);
    this.show(now.pick(next, clicks));
  }

  /** What has the keyboard, what is typed and whether it was refused, and whether all buttons are shown: to be kept on the table that succeeds this one. */
  held() {
    const node = focusIn(this.node);
    const name = Object.keys(node?.dataset ?? {}).find((key) => key === "cell" || key === "language");
    const selector = name ? `[data-${name}="${CSS.escape(node?.dataset[name] ?? "")}"]` : node?.id && `#${node.id}`;
    const typed = this.notation.input.value;
    const refused = typed !== "" && this.state?.message?.tone === "error";
    return { selector, typed, refused, open: !this.tools.rest.hidden };
  }

  /** @param {ReturnType<Table["held"]>} held */
  hold({ selector, typed, refused, open }) {
    this.tools.open(open);
    this.notation.input.value = typed;
    const answer = refused ? this.choice.read(typed) : null;
    if (answer?.legal === false) this.#tell(answer, typed); // the reason, in other words
    const node = selector && /** @type {HTMLElement | null} */ (this.node.querySelector(selector));
    if (node) node.focus({ preventScroll: true });
  }

  /** Gives back what it holds. */
  free() {
    this.asking.closeAll();
    this.players.free();
    this.analysis.free();
    this.review.stop();
    this.drag.free();
    this.views.free();
    this.motion.free();
    this.sound.free();
    this.frame.free();
    this.state?.game.free();
    this.#now = this.appearance;
  }

  /** Moves the package's game, and shows the state to which that leads; takes it back if it cannot be shown. @param {Change} change  @param {() => State} work */
  #step(change, work) {
    const before = this.playing;
    this.motion.look(before);
    try {
      this.show(work());
    } catch (error) {
      follow(before.game, before.line);
      throw error;
    }
    this.asking.moved(this.playing.status.outcome !== undefined);
    this.motion.play(before, this.playing);
    if (change.move) this.sound.play(this.playing);
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
    if (ended && line.ply < line.items.length) return this.refused({ text: this.#now.words.message.lookingBack });
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
    this.#tell(error, text);
  }

  /** @param {any} error  @param {string} [text] */
  #tell(error, text) {
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
    this.show(now.set(this.#now, settings));
  }

  /** The same by a person: those outside may want to keep it. @param {Partial<Settings>} settings */
  prefer(settings) {
    if (settings.view && this.#now.flat !== "colors") this.#now = now.flatten(this.#now, ""); // who asks again may get it
    this.set(settings);
    this.tellSettings(settings);
  }

  /** @param {Partial<Settings>} settings that a person has changed */
  tellSettings(settings) {
    for (const [name, value] of Object.entries(settings)) this.host.emit("setting", { name, value });
  }

  /** Marks cells for the page. @param {Appearance["marks"]} marks */
  mark(marks) {
    this.show(now.mark(this.#now, marks));
  }

  /** Scrolls cells, and places of boards, into sight: now, when they are drawn, and when their sizes have been measured after that. @param {readonly string[]} cells */
  reveal(cells, frames = 2) {
    const { position } = this.playing;
    this.frame.reveal(cells);
    if (frames === 0) return;
    this.#later(() => () => {
      if (this.state?.position === position) this.reveal(cells, frames - 1);
    });
  }

  /** Draws pieces in another way. @param {import("./types").DrawPiece} drawPiece */
  dress(drawPiece) {
    this.show(now.dress(this.#now, drawPiece));
  }

  /** Shows what the computer thinks of the position, or hides it. Another try takes back what went wrong before. @param {boolean} on */
  analyze(on) {
    const { state } = this;
    const failed = on && state?.message?.tone === "error";
    this.show(now.analyze(failed ? now.say(state, null) : this.#now, on));
  }

  /** Opens what explains the game. */
  help() {
    showHelp(
      this.asking,
      this.playing,
      this.act((example) => this.setUp(example)),
    );
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
