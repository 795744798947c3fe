import { sheetOf } from "./css/sheet.js";
import { Stage } from "./stage.js";
import { checkText, refusal } from "./state/errors.js";
import { checkAttribute, isSet, setOrRemove, writeSetting } from "./state/attributes.js";
import { pickedOf } from "./state/state.js";
import { moveOf } from "./words/move-text.js";

/** @typedef {import("./types").Move} Move */
/** @typedef {import("./types").Side} Side */
/** @typedef {import("./types").Game} Game */
/** @typedef {import("./types").Questions} Questions */

/** What a page without DOM takes in its place: importing this in Node does no harm. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** Attributes that say how the game is shown. */
const SHOWN = [
  "view",
  "flipped",
  "language",
  "names",
  "shortcuts",
  "notation",
  "white",
  "black",
  "pieces",
  "finger",
  "sound",
  "input",
  "rules",
  "lessons",
];
/** Whether the parser is done with a node: something stands behind it. @param {Node | null} node  @returns {boolean} */
const isParsed = (node) => node !== null && (node.nextSibling !== null || isParsed(node.parentNode));
/** Attributes that say which game it is, from the one that counts most. */
const GAMES = ["record", "position", "variant"];

/**
 * A board to play on.
 *
 *     <hyperply-game variant="timeout"></hyperply-game>
 *     <hyperply-game>chess 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1</hyperply-game>
 *
 * The text between the tags is the game, a position or a record, unless an attribute names one. The board is as wide as its
 * container, or up to 736 px where the container has no width of its own. It is as high as you say, or up to 736 px. Its
 * content fits both ways, or is scrolled in a narrow element.
 *
 * Attributes, which are properties, too. As properties, `variant`, `position` and `record` tell what the board shows:
 * @attr {string} variant - the id of a game, such as `timeout`; setting it starts that game
 * @attr {string} position - a position text to start from; a FEN without a variant is chess; the position that is shown changes nothing
 * @attr {string} record - a game record; the board shows the position after its last move
 * @attr {"plan" | "3d"} view - levels side by side, or the boards in space; without it, `quarx-3d` is in space and every other game flat
 * @attr {boolean} flipped - whether Black's side is below
 * @attr {"en" | "de"} language - the language of all that the board says, and of the notation; without it, that of the page (`lang`), or else English
 * @attr {"long" | "short"} notation - how the list writes moves
 * @attr {"on" | "off"} names - whether cells show their names, where the edges show none
 * @attr {"light" | "dark" | "auto"} theme - the colors; without it, those of the page's `color-scheme`
 * @attr {"none" | "pick" | "moves" | "full" | "setup"} controls - the board alone; with turn, selection and Time Out; with moves, too (the default); with everything; the editor
 * @attr {string} white - who plays White: `human`, the people at the page; `engine 4`, the computer at a level from 1 to 10; `none`, only your code
 * @attr {string} black - who plays Black, in the same way
 * @attr {"on" | "off"} shortcuts - whether single letters are shortcuts while the focus is inside
 * @attr {"on" | "off"} finger - whether a move is shown before it is played, so that the opponent can object; in Quarx, `quarx-huff` starts with `on`
 * @attr {"on" | "off"} sound - whether moves can be heard; off by default
 * @attr {"play" | "cells" | "none"} input - what clicks on the boards do: choose moves (the default), only fire `hyperply-press`, or nothing
 * @attr {boolean} ask - whether the board asks who plays, which color and which rule set before its first game
 * @attr {string} pieces - the URL of your own drawings, with `{piece}` (K, Q, …) and `{side}` (white, black) in it
 * @attr {string} rules - the URL of a page with the rules; each rule number becomes a link to it, such as `#T17`
 * @attr {string} lessons - the URL of a page with lessons; beside each rule number, “Show me” links to it in the same way
 *
 * Events, which all bubble and cross shadow roots:
 * @fires hyperply-ready - a game is on the board
 * @fires hyperply-move - before a move is played; `preventDefault()` stops it
 * @fires hyperply-change - the position has changed
 * @fires hyperply-pick - the selection for the next move has changed
 * @fires hyperply-press - with `input="cells"`: a cell or a board's place was clicked
 * @fires hyperply-end - the game is over, by the rules or by its players, or such a game was loaded; `redo` and `go` fire only `hyperply-change`
 * @fires hyperply-refuse - a move was rejected; `detail.rule` forbids it
 * @fires hyperply-error - something failed: a text or an attribute that is not valid, a file that could not be loaded
 * @fires hyperply-setting - a person changed a setting; the attribute has changed, too
 * @fires hyperply-setup - with `controls="setup"`: the position has changed; `detail.problems` tells what is wrong with it
 *
 * @csspart frame - everything
 * @csspart boards - the boards
 * @csspart board - each board
 * @csspart cell - each cell
 * @csspart piece - each piece
 * @csspart white - each white piece
 * @csspart black - each black piece
 * @csspart panel - everything beside the boards
 * @csspart status - whose turn it is, and the number of the move
 * @csspart turn - whose turn it is
 * @csspart live - the last change in words, for screen readers; hidden until you style it
 * @csspart players - who plays whom
 * @csspart analysis - the computer's evaluation and best lines
 * @csspart tools - the buttons
 * @csspart button - each button
 * @csspart dock - what is always in reach: the selected piece, and messages
 * @csspart selection - the selected piece
 * @csspart message - why a move was rejected
 * @csspart tray - the pieces in Time Out
 * @csspart chips - what a piece in Time Out can do
 * @csspart moves - the list of moves
 * @csspart move - each move in the list
 * @csspart notation - the field to type a move
 * @csspart lookup - examples, and the field to look up a cell
 * @csspart dialog - questions, and the help
 * @csspart mark - each cell and arrow that your page marks, together with its name
 * @slot panel - more for the panel, at its end
 *
 * @cssprop --hyperply-light - light squares
 * @cssprop --hyperply-dark - dark squares
 * @cssprop --hyperply-accent - the selection, the last move, buttons
 * @cssprop --hyperply-mark - cells and arrows that your page marks
 * @cssprop --hyperply-white - the bodies of white pieces
 * @cssprop --hyperply-black - the bodies of black pieces
 * @cssprop --hyperply-paper - the background
 * @cssprop --hyperply-ink - text
 * @cssprop --hyperply-font - the font
 * @cssprop --hyperply-beside - in a narrow element, the height that is kept free above and below the boards
 */
export class HyperplyGame extends Base {
  static observedAttributes = [...GAMES, ...SHOWN, "theme", "controls", "ask"];

  /** What stands in it. */
  #stage = new Stage(this, {
    emit: (name, detail, options) => this.#emit(name, detail, options),
    begun: () => this.#begun(),
  });
  /** Games that were set as properties before the element was put in for the first time, which count as attributes do; nothing after that. @type {Map<string, string> | null} */
  #set = new Map();
  /** Attributes that have changed and say which game it is. @type {Set<string>} */
  #changed = new Set();
  /** Whether the questions before the first game are still to come. */
  #asks = true;
  /** What waits for the element to be seen, to ask them. @type {IntersectionObserver | null} */
  #seen = null;
  #reflecting = false;

  constructor() {
    super();
    this.attachShadow({ mode: "open" });
  }

  connectedCallback() {
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    root.adoptedStyleSheets = [sheetOf(this.ownerDocument)];
    const stage = this.#stage;
    if (stage.table) return stage.table.asking.reopen(); // it was only moved
    this.#upgrade();
    stage.open();
    const changed = GAMES.find((name) => this.#changed.has(name));
    if (changed) stage.pending = { text: this.getAttribute(changed) ?? "", more: {}, fresh: true };
    this.#changed.clear();
    const parsed =
      this.ownerDocument.readyState !== "loading" || isParsed(this)
        ? undefined
        : new Promise((resolve) => {
            this.ownerDocument.addEventListener("DOMContentLoaded", resolve, { once: true });
          });
    stage.fill(parsed, () => this.#given());
  }

  /** Sets again what was set before the element was defined. */
  #upgrade() {
    for (const [name, value] of Object.entries(this)) {
      if (!Object.hasOwn(HyperplyGame.prototype, name)) continue;
      delete (/** @type {any} */ (this)[name]);
      Object.assign(this, { [name]: value });
    }
  }

  disconnectedCallback() {
    // An element that is moved is taken out and put in at once.
    queueMicrotask(() => {
      if (this.isConnected || !this.#stage.table) return;
      this.#seen?.disconnect();
      this.#stage.close();
    });
  }

  /** @param {string} name  @param {string | null} old  @param {string | null} value */
  attributeChangedCallback(name, old, value) {
    if (this.#reflecting || old === value) return;
    const stage = this.#stage;
    if (stage.state) this.#check(name);
    if (name === "theme") return;
    if (name === "pieces") return stage.dress();
    if (name === "controls") stage.turnTo(value === "setup");
    if (!GAMES.includes(name)) return stage.show();
    if (value === null || (!stage.table && !stage.pending)) return;
    this.#change(name);
  }

  /** Tells of an attribute whose value counts for nothing. @param {string} name */
  #check(name) {
    try {
      checkAttribute(name, this.getAttribute(name));
    } catch (error) {
      console.warn(`<hyperply-game>: ${/** @type {Error} */ (error).message}`);
      this.#emit("error", { error });
    }
  }

  /** Begins the game of an attribute, when others that are set with it are, too. @param {string} name */
  #change(name) {
    const isFirst = !this.#changed.size;
    this.#changed.add(name);
    if (this.#stage.table && isFirst) this.#stage.begin(() => Promise.resolve().then(() => this.#reload()));
  }

  async #reload() {
    if (!this.isConnected) return; // read when it is put in
    const name = GAMES.find((game) => this.#changed.has(game));
    this.#changed.clear();
    const text = name && this.getAttribute(name);
    if (text && !(name === "position" && this.#stage.shows(text)))
      await this.#stage.put({ text, more: {}, fresh: true });
  }

  /** The game that attributes and content tell. */
  #given() {
    const set = this.#set;
    this.#set = null;
    const [text] = GAMES.flatMap(
      (name) => (name === "variant" ? this.#content() : (set?.get(name) ?? this.getAttribute(name))) || [],
    );
    return text ?? this.getAttribute("variant") ?? "chess";
  }

  /** What stands between the tags, but not in a slot or a comment. */
  #content() {
    return [...this.childNodes]
      .filter((node) => !(node.nodeType === Node.COMMENT_NODE || (node instanceof Element && node.slot)))
      .map((node) => node.textContent)
      .join("")
      .trim();
  }

  /** Writes what a person has changed into the attributes. @param {string} name  @param {unknown} value */
  #reflect(name, value) {
    this.#reflecting = true;
    writeSetting(this, name, value);
    this.#reflecting = false;
  }

  /** @param {string} name  @param {object} detail  @param {{ cancelable?: boolean }} [options] */
  #emit(name, detail, options) {
    if (name === "setting") {
      const { name: what, value } = /** @type {{ name: string, value: unknown }} */ (detail);
      this.#reflect(what, value);
      if (what === "language") this.#stage.speak();
    }
    return this.dispatchEvent(
      new CustomEvent(`hyperply-${name}`, { detail, bubbles: true, composed: true, ...options }),
    );
  }

  /** A game is on the table for the first time since the element was put in. */
  #begun() {
    this.#emit("ready", { variant: this.variant, position: this.position });
    for (const name of this.getAttributeNames()) this.#check(name);
    this.#asks &&= isSet(this, "ask") && !this.#stage.editor;
    if (this.#asks) this.#askFirst();
  }

  /** Asks who plays before the first game, as soon as the element is there to be seen: questions that nobody sees would block the page. */
  #askFirst() {
    const ask = () => {
      this.#seen?.disconnect();
      if (!this.#stage.state || this.#stage.editor) return;
      this.#asks = false;
      this.newGame().catch(() => {}); // told by an event
    };
    this.#seen?.disconnect();
    if (this.checkVisibility()) return ask();
    this.#seen = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && ask());
    this.#seen.observe(this);
  }

  /** What shows boards: the editor, or else the table. */
  get #shown() {
    return this.#stage.editor ?? this.#stage.table;
  }

  /** The game of the rules: to be asked, not to be changed. */
  get game() {
    return this.#stage.state?.game ?? null;
  }

  /** The variant that is played. */
  get variant() {
    const { editor, state } = this.#stage;
    return editor?.variant ?? state?.info.id ?? this.getAttribute("variant") ?? "";
  }

  set variant(variant) {
    const isSame = this.#stage.table !== null && this.getAttribute("variant") === variant;
    if (isSame)
      this.#change("variant"); // it begins anew
    else setOrRemove(this, "variant", variant);
  }

  /** A property begins a game. Nothing, as frameworks give, changes nothing; errors are told by an event. @param {string} name  @param {string} text */
  #begins(name, text) {
    if (!text) return;
    if (this.#set && !this.#stage.table && !this.#stage.pending) this.#set.set(name, text);
    else this.load(text).catch(() => {});
  }

  /** The position that is shown, as a text. */
  get position() {
    return this.#stage.position;
  }

  set position(text) {
    if (!this.#stage.shows(text)) this.#begins("position", text);
  }

  /** What was left out of the record that was loaded, or read otherwise than written. */
  get notes() {
    return this.#stage.state?.game.notes() ?? [];
  }

  /** The whole game as a record. */
  get record() {
    const { state, table } = this.#stage;
    return state && table ? table.record() : "";
  }

  set record(text) {
    this.#begins("record", text);
  }

  /** All that is wrong with the position that is set up; nothing if it is legal, and outside the editor. */
  get problems() {
    return this.#stage.problems;
  }

  get ply() {
    return this.#stage.state?.line.ply ?? 0;
  }

  set ply(ply) {
    if (this.#stage.state) this.go(ply);
    else this.addEventListener("hyperply-ready", () => this.go(ply), { once: true });
  }

  get status() {
    return this.#stage.state?.status ?? null;
  }

  /** What is picked of the next move, as in the `clicks` of moves. */
  get picked() {
    const { state } = this.#stage;
    return state ? pickedOf(state) : [];
  }

  /** The position from which the game began. */
  get start() {
    return this.#stage.state?.start ?? "";
  }

  /** All moves and agreements of the game, those after `ply` too, as `history` of the rules. */
  get moves() {
    return this.#stage.state?.line.items ?? [];
  }

  /** Lines that were played instead of those moves. */
  get others() {
    return this.#stage.state?.line.others ?? [];
  }

  /** How players ended the game, if it was not by the rules. */
  get ended() {
    return this.#stage.state?.line.ended ?? undefined;
  }

  /** @returns {Promise<this>} */
  get ready() {
    return this.#stage.ready.then(async () => {
      await this.#shown?.boards.space.loaded();
      return this;
    });
  }

  get drawPiece() {
    return this.#stage.drawPiece;
  }

  set drawPiece(draw) {
    this.#stage.drawPiece = draw;
    this.#stage.dress();
  }

  /**
   * Puts a game on the table: of a variant, from a position, or a record; with moves played after it, `speed3` an
   * agreement on three in a row, and shown at a ply, with other lines as `others` tells them. One that cannot be read
   * leaves the table as it is; if that is for one of the moves, the error tells its `ply`.
   * @param {string} text
   * @param {import("./stage.js").More} [more]
   * @returns {Promise<void>}
   */
  async load(text, more = {}) {
    checkText("text", text);
    if (more.moves !== undefined && !Array.isArray(more.moves))
      throw refusal("bad-argument", "`moves` must be a list of moves.");
    const stage = this.#stage;
    if (!stage.table) {
      stage.pending = { text, more, fresh: true };
      return;
    }
    stage.pending = null;
    const put = stage.put({ text, more, fresh: !stage.state });
    stage.begin(() => put);
    await put;
  }

  /** Plays a move, in any notation, and returns it; null if a listener prevented it. Throws what refuses it. @param {string | { notation: string }} move */
  play(move) {
    const table = this.#stage.playing;
    const found = moveOf(table.playing, move);
    return table.play(found, "code") ? found : null;
  }

  /** Opens the editor, with a position that may be illegal, or else with the one on the board. @param {string} [position] */
  async edit(position) {
    this.setAttribute("controls", "setup");
    if (position) await this.load(position);
    else await this.ready;
  }

  /** Goes a move back; it can be done again. In the editor, takes the last change back. */
  undo() {
    (this.#stage.editor ?? this.#stage.playing).undo();
  }

  redo() {
    (this.#stage.editor ?? this.#stage.playing).redo();
  }

  /** Goes to a ply: 0 is the start. @param {number} ply */
  go(ply) {
    const table = this.#stage.playing;
    if (!Number.isNaN(Number(ply))) table.go(Math.trunc(Number(ply)));
  }

  /** Picks what a person would click: a cell, an absent piece, `→`; null picks nothing. @param {string | null} token */
  select(token) {
    const { actions } = this.#stage.playing;
    if (token === null) actions.cancel();
    else actions.pick(token);
  }

  /**
   * Draws marks instead of those before: cells, and arrows from cell to cell. A name, `danger`, can be styled: it is
   * the `data-mark` of the cell, and one of its parts. `forbidden` is red and dashed, and its arrow ends in a cross.
   * @param {readonly import("./types").Drawn[]} marks
   */
  mark(marks) {
    this.#stage.mark(
      [...(marks ?? [])].filter((mark) => typeof mark === "string" || (typeof mark === "object" && mark !== null)),
    );
  }

  /**
   * The point of the window where a cell is now seen, so that a click there picks it; null if it is not seen.
   * @param {string} cell
   * @returns {{ x: number, y: number } | null}
   */
  pointOf(cell) {
    const { boards } = this.#stage.editor ?? this.#stage.playing;
    return boards.pointOf(cell);
  }

  /** Whether the boards are shown in space: wanted, and possible here. */
  get inSpace() {
    const boards = this.#shown?.boards;
    return boards !== undefined && !boards.space.node.hidden;
  }

  /**
   * The boards in space as they are seen now, as a PNG. Rejects where they are flat, and says why.
   * @param {import("./types").PictureOptions} [options]
   * @returns {Promise<Blob>}
   */
  async picture(options = {}) {
    const { boards, arrows } = (this.#stage.editor ?? this.#stage.playing).views;
    return boards.space.picture(options, () => arrows.measure()());
  }

  /**
   * Scrolls cells into sight, the first before all others. Where only some boards are seen, because the screen is small,
   * it shows the board of the cells, or all boards if they are on several.
   * @param {...string} cells
   */
  reveal(...cells) {
    this.#stage.playing.reveal(cells.map(String));
  }

  /** Puts the keyboard on the boards. */
  focus() {
    this.#shown?.boards.focusAgain();
  }

  flip() {
    const flipped = !this.#stage.playing.settings.flipped;
    this.#stage.playing.set({ flipped });
    this.#reflect("flipped", flipped);
  }

  /** Asks who plays, which color and which rule set, and starts that game; asks again on a table that succeeds this one in another language. @param {Questions} [offered]  @returns {Promise<import("./types").Begun | null>} */
  async newGame(offered) {
    const table = this.#stage.playing;
    const begun = await table.newGame(offered);
    if (begun || table === this.#stage.table || !this.#stage.state) return begun;
    return this.newGame({ ...offered, answers: table.asking.newGame.answers });
  }

  /** Shows what the computer thinks of the position, or hides it. */
  analyze(on = true) {
    this.#stage.playing.actions.analyze(Boolean(on));
  }

  /** Opens what explains the game. */
  help() {
    this.#stage.playing.actions.help();
  }
}

for (const name of [...SHOWN, "theme", "controls"]) {
  if (name === "flipped") continue;
  Object.defineProperty(HyperplyGame.prototype, name, {
    get() {
      return this.getAttribute(name);
    },
    set(value) {
      setOrRemove(this, name, value);
    },
    enumerable: true,
    configurable: true,
  });
}
for (const name of ["flipped", "ask"])
  Object.defineProperty(HyperplyGame.prototype, name, {
    get() {
      return isSet(this, name);
    },
    set(value) {
      setOrRemove(this, name, value ? "" : null);
    },
    enumerable: true,
    configurable: true,
  });
