// One board with all that belongs to it. What draws gets the state (play.js) as a whole, and reports what a person does to
// `actions`.

import { Analysis } from "./engine/analysis.js";
import { Review } from "./engine/review.js";
import { actionsOf } from "./input/actions.js";
import { Drag } from "./input/drag.js";
import { Keys } from "./input/keys.js";
import { isBeside, isElsewhere } from "./state/layout.js";
import { targetMarks } from "./state/selection.js";
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
import { Play } from "./play.js";
import { has } from "./own.js";

/** @typedef {import("./types").State} State */
/** @typedef {import("./types").Appearance} Appearance */
/** @typedef {import("./types").Settings} Settings */

export class Table extends Play {
  /** @type {import("./types").Later} */
  #later;

  /** @param {import("./types").Host} host  @param {import("./types").Words} words  @param {Settings} settings */
  constructor(host, words, settings) {
    const node = el("div", { class: "frame", part: "frame", lang: words.locale });
    host.root.append(node);
    const { clientWidth: width, clientHeight: height } = node; // before there is much to be laid out
    const room = { width, height };
    super(host, { words, settings, marks: [], drawPiece: () => null, room, flat: "", analyzing: false });
    this.node = node;
    this.asking = new Asking(words);
    this.actions = this.#actions();
    const { actions } = this;
    const later = inNextFrame();
    this.#later = later;
    const views = new Views(actions, {
      words,
      root: node,
      later,
      isTaken: (event) => this.drag.takes(event),
      flattened: (why) => this.show(now.flatten(this.shown, why)),
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
    this.frame.dress(this.shown);
  }

  /** @returns {import("./types").Actions} */
  #actions() {
    return {
      ...actionsOf(this),
      drop: this.act((target) => this.motion.without(() => this.choice.drop(target))),
      type: this.act((text) => {
        if (this.choice.type(text)) this.notation.clear();
      }, "play"),
      help: this.act(() => this.help(), "help"),
      focusBoards: () => this.boards.focusAgain(),
      showBoards: () => this.frame.showBoards(),
    };
  }

  /** @param {Appearance | State} state  @override */
  draw(state) {
    if (!has(state, "game")) return this.frame.dress(state);
    this.motion.finish(state);
    this.drag.render(state);
    this.frame.render(state, targetMarks(state));
    this.keys.render(state);
  }

  /** @param {State} before  @override */
  leave(before) {
    this.motion.look(before);
  }

  /** @param {State} before  @param {import("./play.js").Change} change  @override */
  arrived(before, change) {
    this.asking.moved(this.playing.status.outcome !== undefined);
    this.motion.play(before, this.playing);
    if (change.move) this.sound.play(this.playing);
  }

  /** @override */
  laid() {
    this.asking.closeAll();
    this.#later(() => () => this.frame.showTop());
  }

  /** @type {Play["choose"]}  @override */
  choose(...question) {
    return this.asking.choose(this.playing, ...question);
  }

  /** @param {import("./types").Offered} offered  @override */
  askFirst(offered) {
    return this.asking.newGame.ask(this.playing, offered);
  }

  /** @param {import("./types").Example} example  @override */
  setUp(example) {
    super.setUp(example);
    this.boards.node.scrollIntoView({ block: "nearest" });
  }

  /** Before the boards lie elsewhere, what is dragged over them is let go. @param {Partial<Settings>} settings  @override */
  set(settings) {
    if (isElsewhere({ ...this.settings, ...settings }, this.settings)) this.drag.stop();
    super.set(settings);
  }

  /** Only another kind of room lays everything out anew. @param {import("./types").Size} room */
  #resized(room) {
    const { kind } = this.frame;
    const wasBeside = this.state && isBeside(this.state);
    this.resize(room);
    this.frame.dress(this.shown);
    if (this.frame.kind !== kind || (this.state && isBeside(this.state)) !== wasBeside) this.redraw();
    else if (this.state) this.boards.arrange(this.state);
  }

  /** The engine has looked at another position of the game. */
  #reviewed() {
    if (!this.state) return;
    this.analysis.chart.render(this.state);
    this.moves.render(this.state);
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
    if (answer?.legal === false) this.showError(answer, typed); // the reason, in other words
    const node = selector && /** @type {HTMLElement | null} */ (this.node.querySelector(selector));
    if (node) node.focus({ preventScroll: true });
  }

  /** @override */
  free() {
    this.asking.closeAll();
    this.analysis.free();
    this.review.stop();
    this.drag.free();
    this.views.free();
    this.motion.free();
    this.sound.free();
    this.frame.free();
    super.free();
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

  /** Opens what explains the game. */
  help() {
    showHelp(
      this.asking,
      this.playing,
      this.act((example) => this.setUp(example)),
    );
  }
}
